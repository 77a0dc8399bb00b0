"""The view as styled lines: market, seats, and the viewer's own hand."""

from __future__ import annotations

from carrack.core.api import ONLOOKER, View
from carrack.core.board import Line, Span
from carrack.core.text import Texts
from carrack.games.amerigo_cards import layout as at
from carrack.games.amerigo_cards.game import CardsView
from carrack.games.amerigo_cards.prices import earnings, is_open, prices_shown
from carrack.games.amerigo_cards.showing.journeys import LaidCard, journey_as_laid
from carrack.games.amerigo_cards.table import Table

_BULLET = "▸ "
_NO_BULLET = "  "


def board(view: View, texts: Texts) -> list[Line]:
    """Return everything this viewer may see, top to bottom."""
    assert isinstance(view, CardsView)
    table = view.table
    lines = [_piles(table, texts), _market(table, texts)]
    sells = view.seat != ONLOOKER and table.place(view.seat) == at.AT_HOME and is_open(table)
    if sells and table.phase != at.FINISHED:
        coins = int(earnings(table, view.seat, *prices_shown(table)))
        lines[-1].append(Span("   " + texts.say("board-sale-brings", {"count": coins}), "dim"))
    lines.append([])
    for seat in range(table.seats):
        lines += _seat(table, seat, texts)
    if view.seat != ONLOOKER:
        lines += [[], _own_hand(table, int(view.seat), texts)]
    return lines


def piles(view: View, texts: Texts) -> list[Line]:
    """Return the cards that lie in piles and were seen by all: discards, and treasure from the top down."""
    assert isinstance(view, CardsView)
    table = view.table
    discards = [int(table.cards[table.discards() + kind]) for kind in range(at.KINDS)]
    rows = {texts.say("board-pile-discards"): card_spans(discards, texts)}
    for seat in range(table.seats):
        kinds = table.pile(seat)[::-1]
        cards = [LaidCard(kind, doubloon=False, homeward=False) for kind in kinds]
        rows[texts.say("board-pile-treasure", {"seat": seat})] = _laid_spans(cards, table, texts)
    found: list[Line] = [
        [Span(_NO_BULLET), Span(f"{title}: ", "dim"), *cards] for title, cards in rows.items() if cards
    ]
    return [[Span(texts.say("board-piles"), "strong")], *found] if found else []


def _piles(table: Table, texts: Texts) -> Line:
    deck = "board-second-deck" if table.shuffled else "board-deck"
    return [
        Span(texts.say(deck, {"count": int(table.deck_size)}), "strong"),
        Span(" · ", "dim"),
        Span(texts.say("board-discards", {"count": int(table.discards_size)})),
    ]


def _market(table: Table, texts: Texts) -> Line:
    line: Line = [Span(texts.say("board-market") + "  ", "strong")]
    rare, popular = prices_shown(table)
    for good, name in enumerate(at.GOOD_NAMES):
        count = int(table.market(good))
        line.append(Span(f"{texts.say('good', {'good': good})} {count}", f"good-{name}" if count else "dim"))
        if good in (rare, popular):
            word = texts.say("board-rare" if good == rare else "board-popular")
            line.append(Span(f" ({word})", "strong"))
        line.append(Span("  "))
    if not is_open(table):
        line.append(Span(texts.say("board-no-sale"), "dim"))
    return line


def _seat(table: Table, seat: int, texts: Texts) -> list[Line]:
    acting = table.actor == seat
    first: Line = [
        Span(_BULLET if acting else _NO_BULLET, "active"),
        Span(texts.name(seat), "active" if acting else "strong"),
        Span(" · ", "dim"),
        Span(texts.say("board-doubloons", {"count": int(table.doubloons(seat))}), "doubloon"),
        Span(" · ", "dim"),
        Span(f"{texts.say('board-hand')} {int(table.hand_size(seat))}"),
        Span(" · ", "dim"),
        Span(_place(table, seat, texts)),
    ]
    rows = {
        "board-outward-journey": _journey(table, seat, texts),
        "board-exhibition": card_spans(_counts(table, table.exhibition(seat)), texts),
    }
    found = [[Span(f"    {texts.say(title)}: ", "dim"), *cards] for title, cards in rows.items() if cards]
    return [first, *found]


def _journey(table: Table, seat: int, texts: Texts) -> Line:
    """Return a journey in the order it was laid: the way out, then the way home."""
    laid = journey_as_laid(table, seat)
    out = _laid_spans([card for card in laid if not card.homeward], table, texts)
    home = _laid_spans([card for card in laid if card.homeward], table, texts)
    if not home:
        return out
    heading = Span(f" · {texts.say('board-homeward-journey')}: ", "dim")
    return [*out, heading, home[0]._replace(glued=True), *home[1:]]


def _laid_spans(cards: list[LaidCard], table: Table, texts: Texts) -> Line:
    """Return cards of a journey in the order they were laid, a doubloon face down with its rudders."""
    spans: Line = []
    for card in cards:
        good = card.kind // at.RUDDERS
        name = texts.say("doubloon") if card.doubloon else texts.say("good", {"good": good})
        rudders = int(table.parts.doubloon_rudders) if card.doubloon else card.kind % at.RUDDERS + 1
        style = "doubloon" if card.doubloon else f"good-{at.GOOD_NAMES[good]}"
        spans += [Span(", ")] if spans else []
        spans.append(Span(f"{name} ({rudders})", style))
    return spans


def _place(table: Table, seat: int, texts: Texts) -> str:
    place = table.place(seat)
    distance = int(table.distance(seat))
    if place == at.AT_HOME:
        return texts.say("board-at-home")
    if place == at.OUTWARD:
        return texts.say("board-outward", {"distance": distance})
    if place == at.EXPLORED:
        return texts.say("board-explored", {"distance": distance})
    return texts.say("board-homeward", {"distance": distance, "back": int(table.way_back(seat))})


def _own_hand(table: Table, seat: int, texts: Texts) -> Line:
    cards = card_spans(_counts(table, table.hand(seat)), texts)
    return [
        Span(texts.say("board-your-hand-in-rudders") + ": ", "strong"),
        *(cards or [Span(texts.say("board-empty"), "dim")]),
    ]


def _counts(table: Table, row: int) -> list[int]:
    return [int(count) for count in table.cards[row : row + at.KINDS]]


def card_spans(counts: list[int], texts: Texts) -> Line:
    """Return cards, counted by kind, good by good, each card by its rudders: `coffee (1 1 3)`."""
    spans: Line = []
    for good, name in enumerate(at.GOOD_NAMES):
        cards = [
            str(rudders + 1)
            for rudders in range(at.RUDDERS)
            for _ in range(counts[good * at.RUDDERS + rudders])
        ]
        if cards:
            if spans:
                spans.append(Span(", "))
            spans.append(Span(f"{texts.say('good', {'good': good})} ({' '.join(cards)})", f"good-{name}"))
    return spans
