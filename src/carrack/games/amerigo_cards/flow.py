"""Cards from the deck, the end of a turn, the end of the game."""

from __future__ import annotations

from mypy_extensions import i64, u8

from carrack.core.api import CHANCE, OVER
from carrack.core.events import Event
from carrack.games.amerigo_cards import layout as at
from carrack.games.amerigo_cards.state import Table


def start(table: Table) -> None:
    """Lay the whole deck out and let chance deal the first hand."""
    deck = table.deck()
    kind: i64
    for kind in range(at.KINDS):
        table.cards[deck + kind] = u8(table.parts.kinds[kind])
    table.deck_size = table.parts.cards
    table.phase = at.DEAL
    table.actor = CHANCE
    table.drawer = 0
    table.draws = table.parts.deal[0]


def begin_draw(table: Table, seat: i64, count: i64) -> None:
    """Let chance give a seat so many cards, but never more than the hand limit allows."""
    room = table.parts.hand_limit - table.hand_size(seat)
    table.drawer = seat
    table.draws = count if count < room else room
    if table.draws > 0:
        table.phase = at.DRAWING
        table.actor = CHANCE
    else:
        table.draws = 0
        end_turn(table)


def take_card(table: Table, kind: i64) -> None:
    """A card comes from the deck to the drawer's hand."""
    seat = table.drawer
    table.cards[table.deck() + kind] -= 1
    table.deck_size -= 1
    table.cards[table.hand(seat) + kind] += 1
    table.sheet[seat * at.SHEET + at.HAND_SIZE] += 1
    table.draws -= 1
    if table.shuffled:
        table.cards[table.drawn(seat) + kind] += 1
        table.remember(seat, at.MEMORY_DREW)
    log = table.log
    if log is not None:
        what = "dealt" if table.phase == at.DEAL else "drew"
        log.append(Event(what, int(seat), {"card": int(kind)}, "card"))
    if table.deck_size == 0:
        _deck_runs_out(table)
    if table.actor != OVER and table.draws == 0:
        if table.phase == at.DEAL:
            _deal_next_hand(table)
        else:
            end_turn(table)


def _deal_next_hand(table: Table) -> None:
    table.drawer += 1
    if table.drawer < table.seats:
        table.draws = table.parts.deal[table.drawer]
    else:
        table.drawer = 0
        table.phase = at.COMPENSATION
        table.actor = 0


def _deck_runs_out(table: Table) -> None:
    """The first time the discards become the new deck at once; the second time the game is over."""
    if table.shuffled:
        finish(table, at.DECK_GONE)
        return
    if table.discards_size == 0:
        finish(table, at.NO_DISCARDS)
        return
    cards = table.cards
    deck = table.deck()
    discards = table.discards()
    reshuffled = table.reshuffled()
    kind: i64
    for kind in range(at.KINDS):
        cards[deck + kind] = cards[discards + kind]
        cards[reshuffled + kind] = cards[discards + kind]
        cards[discards + kind] = 0
    table.deck_size = table.discards_size
    table.discards_size = 0
    table.shuffled = True
    log = table.log
    if log is not None:
        log.append(Event("reshuffled", -1, {"count": int(table.deck_size)}))


def sailing(table: Table) -> i64:
    """How many seats are not at home."""
    away: i64 = 0
    seat: i64
    for seat in range(table.seats):
        if table.sheet[seat * at.SHEET + at.PLACE] != at.AT_HOME:
            away += 1
    return away


def end_turn(table: Table) -> None:
    """The next seat to the left, unless the game ends here."""
    if table.shuffled and sailing(table) <= table.parts.sailing_at_end:
        finish(table, at.ALL_HOME)
        return
    turn = table.turn + 1
    if turn == table.seats:
        turn = 0
    table.turn = turn
    table.actor = turn
    table.drawer = 0
    table.phase = at.TURN


def finish(table: Table, ending: i64) -> None:
    """The game is over at once; what is left of a draw is lost."""
    table.draws = 0
    table.drawer = 0
    table.phase = at.FINISHED
    table.actor = OVER
    table.ending = ending
    log = table.log
    if log is not None:
        log.append(Event("game-ends", -1, {"ending": int(ending)}))
