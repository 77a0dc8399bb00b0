"""The view as styled lines: the auction, the two boards, the seats, and the viewer's own gold."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import u8

from carrack.core.api import ONLOOKER, View
from carrack.core.board import Line, Span
from carrack.core.text import Texts
from carrack.games.pizarro import layout as at
from carrack.games.pizarro.position import PizarroView
from carrack.games.pizarro.questions.auction import may_bid
from carrack.games.pizarro.questions.gold import total, worth
from carrack.games.pizarro.scoring import hand_crowns, scores
from carrack.games.pizarro.showing.abilities import ability_args, ability_of
from carrack.games.pizarro.showing.cards import cards_of, stack_of, supply_size
from carrack.games.pizarro.table import Table

_BULLET = "▸ "
_NO_BULLET = "  "
_DOT = Span(" · ", "dim")
_NAME_WIDTH = 14
_LEAST_CELL = 14
_WIDEST_CELL = 18
_GAP = 2
"""A name and three cells are 80 columns."""


def board(view: View, texts: Texts) -> list[Line]:
    """Return everything this viewer may see, top to bottom."""
    assert isinstance(view, PizarroView)
    table = view.table
    viewer = int(view.seat)
    lines = [_piles(table, texts)]
    if table.phase != at.FINISHED:
        lines.append(_deck(table, texts))
    if table.explorer != at.NONE:
        lines += [_offer(table, viewer, texts), _auction(table, texts)]
    if total(table.turned) or table.phase == at.PIZARRO_DRAW:
        lines.append(_pizarro_draw(table, texts))
    lines.append([])
    for explorer in range(at.EXPLORERS):
        if explorer in (0, at.FIRST_OF_BOARD_2):
            lines.append(_sides(table, explorer, texts))
        lines.append(_row(table, explorer, viewer, texts))
    lines.append([])
    lines += [_seat(table, seat, viewer, texts) for seat in range(table.seats)]
    if view.seat != ONLOOKER:
        lines += [[], _own_gold(table, viewer, texts)]
    return lines


def _joined(spans: list[Span], between: str = ", ") -> Line:
    line: Line = []
    for span in spans:
        line += [Span(between, "dim"), span] if line else [span]
    return line


def _explorer(explorer: int, texts: Texts, count: int = 0) -> Span:
    name = texts.say("explorer", {"explorer": explorer})
    return Span(f"{name} {count}" if count else name, f"explorer-{at.EXPLORER_NAMES[explorer]}")


def _values(cards: vec[u8]) -> str:
    """Return the values of gold cards."""
    return " ".join(str(value) for value in cards_of(cards))


# --- the auction ----------------------------------------------------------------------------------------


def _piles(table: Table, texts: Texts) -> Line:
    over = table.phase == at.FINISHED
    title = texts.say("board-over") if over else texts.say("board-year", {"year": int(table.year) + 1})
    return [
        Span(title, "title"),
        _DOT,
        Span(texts.say("board-supply", {"count": supply_size(table)})),
        _DOT,
        Span(texts.say("board-discards", {"count": int(total(table.discards))})),
    ]


def _deck(table: Table, texts: Texts) -> Line:
    """Return the cards of the year nobody has seen yet, by explorer, and those that a veto has put under
    them."""
    left = [(explorer, int(table.deck[explorer])) for explorer in range(at.EXPLORERS)]
    spans = [_explorer(explorer, texts, count) for explorer, count in left if count]
    line: Line = [Span(texts.say("board-stack") + "  ", "strong")]
    line += _joined(spans) or [Span(texts.say("board-empty"), "dim")]
    if len(table.vetoed):
        line += [_DOT, Span(texts.say("board-vetoed") + ": ", "dim")]
        line += _joined([_explorer(int(explorer), texts) for explorer in table.vetoed])
    return line


def _offer(table: Table, viewer: int, texts: Texts) -> Line:
    """Return the card, and what it would bring its buyer."""
    explorer, year = int(table.explorer), int(table.year)
    spot = explorer * at.SPACES + year
    crown, bag = int(table.parts.crowns[spot]), int(table.parts.bags[spot])
    line: Line = [
        Span(texts.say("board-on-offer") + "  ", "strong"),
        _explorer(explorer, texts),
        _DOT,
        Span(texts.say("board-space", {"space": year + 1})),
    ]
    if explorer == at.MAGELLAN:
        line += [_DOT, Span(texts.say("board-times", {"count": crown}))]
    elif crown:
        line += [_DOT, Span(texts.say("board-points", {"count": crown}))]
    if bag:
        line += [_DOT, Span(texts.say("board-extra", {"count": bag}))]
    line += [_DOT, Span(_ability(table, texts))]
    if table.phase in (at.VETO, at.BIDDING) and viewer != ONLOOKER and not may_bid(table, viewer):
        line += [_DOT, Span(texts.say("board-not-for-you"), "dim")]
    return line


def _ability(table: Table, texts: Texts) -> str:
    """Return what the space of the card on offer can do, in a few words."""
    explorer, year = int(table.explorer), int(table.year)
    key = f"board-brings-{ability_of(table.parts, explorer, year)}"
    return texts.say(key, dict(ability_args(table.parts, explorer, year)))


def _auction(table: Table, texts: Texts) -> Line:
    """Return the veto question, the bids, or the sale."""
    args: dict[str, object] = {"seat": int(table.bidder), "amount": int(table.bid)}
    if table.phase == at.VETO:
        return [
            Span(_NO_BULLET),
            Span(texts.say("board-veto-asked", {"seat": int(table.actor)}), "active"),
        ]
    if table.phase == at.BIDDING:
        bid = texts.say("board-no-bid") if table.bidder == at.NONE else texts.say("board-bid", args)
        line: Line = [Span(_NO_BULLET), Span(bid, "strong")]
        bidders = [seat for seat in range(table.seats) if may_bid(table, seat)]
        passed = [seat for seat in bidders if table.player[seat].passed]
        still_in = [seat for seat in bidders if seat not in passed]
        for key, seats in (("board-still-in", still_in), ("board-passed", passed)):
            if seats:
                names = [Span(texts.name(seat), "" if seats is still_in else "dim") for seat in seats]
                line += [_DOT, Span(texts.say(key) + ": ", "dim"), *_joined(names)]
        return line
    line = [Span(_NO_BULLET), Span(texts.say("board-bought", args), "strong")]
    paid = _values(table.paid)
    if paid:
        line += [_DOT, Span(texts.say("board-paid") + ": ", "dim"), Span(paid)]
    if table.due:
        line += [_DOT, Span(texts.say("board-due", {"amount": int(table.due)}))]
    return line


def _pizarro_draw(table: Table, texts: Texts) -> Line:
    gold = int(worth(table.turned))
    total_gold = texts.say("board-draw-sum", {"sum": gold, "limit": int(table.parts.pizarro_limit)})
    turned = _values(table.turned)
    line: Line = [Span(texts.say("board-draw") + "  ", "strong")]
    if turned:
        line += [Span(turned, "explorer-pizarro"), _DOT]
    return [*line, Span(total_gold)]


# --- the boards -----------------------------------------------------------------------------------------


def _sides(table: Table, explorer: int, texts: Texts) -> Line:
    first = explorer == 0
    side = at.SIDES[int(table.parts.side[explorer])]
    line = [Span(texts.say("board-sides", {"board": 1 if first else 2, "side": side}), "strong")]
    return [*line, Span("   " + texts.say("board-key"), "dim")] if first else line


def _row(table: Table, explorer: int, viewer: int, texts: Texts) -> Line:
    """Return an explorer's three spaces with the ships on them."""
    name = _explorer(explorer, texts)
    line: Line = [Span(f"  {name.text}".ljust(_NAME_WIDTH), name.style)]
    used = end = 0
    for space in range(at.SPACES):
        cell = _cell(table, explorer, space, viewer, texts)
        used += _length(cell)
        line += cell
        if space < at.LAST_SPACE:
            # A cell that is too long takes its room from the next one.
            end += _column_width(table, space, viewer, texts)
            gap = max(_GAP, end - used)
            line.append(Span(" " * gap))
            used += gap
    return line


def _cell(table: Table, explorer: int, space: int, viewer: int, texts: Texts) -> Line:
    """Return a space with its ships; its numbers stay with the first of them."""
    head = f"{space + 1} {_numbers(table, explorer, space, texts)}"
    ships = _joined(_ships(table, explorer, space, viewer, texts))
    if not ships:
        return [Span(head, "dim")]
    return [Span(head + " ", "dim"), ships[0]._replace(glued=True), *ships[1:]]


def _column_width(table: Table, space: int, viewer: int, texts: Texts) -> int:
    """Return the columns of this space: what its longest cell needs, those that are too long left out."""
    cells = (_length(_cell(table, explorer, space, viewer, texts)) for explorer in range(at.EXPLORERS))
    return max([_LEAST_CELL, *(length for length in cells if length <= _WIDEST_CELL)]) + _GAP


def _length(line: Line) -> int:
    return sum(len(span.text) for span in line)


def _numbers(table: Table, explorer: int, space: int, texts: Texts) -> str:
    """Crown and bag of a space."""
    parts = table.parts
    crown, bag = (
        int(parts.crowns[explorer * at.SPACES + space]),
        int(parts.bags[explorer * at.SPACES + space]),
    )
    if explorer == at.MAGELLAN:
        text = f"×{crown}"
    elif explorer == at.PIZARRO and parts.is_b(at.PIZARRO) and space == at.LAST_SPACE:
        text = "♛" + texts.say("board-up-to", {"limit": int(parts.pizarro_limit)})
    elif explorer == at.DA_GAMA and parts.is_b(at.DA_GAMA):
        text = f"♛{crown}|{int(parts.crowns[at.DA_GAMA_RIGHT * at.SPACES + space])}"
    else:
        text = f"♛{crown}"
    return f"{text} +{bag}" if bag else text


def _ships(table: Table, explorer: int, space: int, viewer: int, texts: Texts) -> list[Span]:
    if explorer == at.MAGELLAN:
        return _magellan_ships(table, space, viewer, texts)
    tracks = [(explorer, "")]
    if explorer == at.DA_GAMA and table.parts.is_b(at.DA_GAMA):
        tracks = [
            (at.DA_GAMA, " " + texts.say("board-left")),
            (at.DA_GAMA_RIGHT, " " + texts.say("board-right")),
        ]
    spans: list[Span] = []
    for seat in range(table.seats):
        for track, half in tracks:
            count = int(table.ships_on(seat, track, space))
            if count:
                times = f"{count}× " if count > 1 else ""
                spans.append(Span(times + texts.name(seat) + half, _own(seat, viewer)))
    return spans


def _magellan_ships(table: Table, space: int, viewer: int, texts: Texts) -> list[Span]:
    """Return each ship by its number, with the gold cards under it that the viewer knows and those it does
    not."""
    spans: list[Span] = []
    for ship in range(at.MAGELLANS):
        if table.space_of(ship) != space + 1:
            continue
        owner = int(table.owner_of(ship))
        stack = stack_of(table, ship)
        hidden = stack.count(0)
        known = " ".join(str(card) for card in stack if card)
        unknown = texts.say("board-face-down", {"count": hidden}) if hidden else ""
        cards = " + ".join(filter(None, (known, unknown)))
        under = f" ({cards})" if cards else ""
        spans.append(Span(f"{texts.name(owner)} #{ship + 1}{under}", _own(owner, viewer)))
    return spans


def _own(seat: int, viewer: int) -> str:
    return "strong" if seat == viewer else ""


# --- the seats ------------------------------------------------------------------------------------------


def _seat(table: Table, seat: int, viewer: int, texts: Texts) -> Line:
    """Return a seat, with the cards that everybody knows to be in its hand."""
    acting = table.actor == seat
    me = table.player[seat]
    line: Line = [
        Span(_BULLET if acting else _NO_BULLET, "active"),
        Span(texts.name(seat), "active" if acting else "strong"),
    ]
    if table.phase == at.FINISHED or (table.phase == at.PIZARRO_DRAW and _is_known(table, seat, viewer)):
        points = scores(table)[seat].total
        line += [_DOT, Span(texts.say("board-points", {"count": points}), "strong")]
    line += [_DOT, *_known_hand(table, seat, texts)]
    for key, count in (
        ("board-vetoes", int(me.vetoes)),
        ("board-ships", int(me.ships_left)),
    ):
        if count:
            line += [_DOT, Span(texts.say(key, {"count": count}))]
    if table.phase != at.CHOOSE_AUCTIONEER and table.auctioneer == seat:
        line += [_DOT, Span(texts.say("board-auctioneer"), "dim")]
    return line


def _is_known(table: Table, seat: int, viewer: int) -> bool:
    """Return whether this viewer knows every card of a hand, and so what the seat has scored."""
    me = table.player[seat]
    return seat == viewer or bool(me.hand_size == total(me.sure))


def _known_hand(table: Table, seat: int, texts: Texts) -> Line:
    me = table.player[seat]
    line: Line = [Span(texts.say("board-cards", {"count": int(me.hand_size)}))]
    known = _values(me.sure)
    hidden = int(me.hand_size - total(me.sure))
    if me.open:
        line.append(Span(" " + texts.say("board-open-hand"), "strong"))
    if known:
        line[-1] = line[-1]._replace(text=f"{line[-1].text}:")
        line.append(Span(f" {known}"))
        if hidden:
            line.append(Span(" + " + texts.say("board-hidden", {"count": hidden}), "dim"))
    return line


def _own_gold(table: Table, seat: int, texts: Texts) -> Line:
    hand = _values(table.player[seat].hand)
    line: Line = [Span(texts.say("board-your-gold") + "  ", "strong")]
    if not hand:
        return [*line, Span(texts.say("board-empty"), "dim")]
    return [
        *line,
        Span(hand, "strong"),
        _DOT,
        Span(texts.say("board-gold", {"count": int(worth(table.player[seat].hand))})),
        _DOT,
        Span(texts.say("board-crowns", {"count": int(hand_crowns(table, seat))})),
    ]
