"""Sailing out, exploring, sailing home, and the awards for a finished journey."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from carrack.core.events import Event
from carrack.games.amerigo_cards import layout as at
from carrack.games.amerigo_cards.flow import begin_draw, end_turn
from carrack.games.amerigo_cards.state import Table

DOUBLOON: Final = at.KINDS
"""Stands for 'a doubloon instead of a hand card' where a kind is expected."""


def leave_hand(table: Table, seat: i64, kind: i64) -> None:
    """A card is played openly from the hand."""
    table.cards[table.hand(seat) + kind] -= 1
    table.sheet[seat * at.SHEET + at.HAND_SIZE] -= 1
    if table.cards[table.shown(seat) + kind] > 0:
        table.cards[table.shown(seat) + kind] -= 1
    else:
        table.remember(seat, kind)


def _put_on_journey(table: Table, seat: i64, kind: i64) -> i64:
    """Play a hand card or a doubloon to the journey; return the rudders it counts."""
    rudders: i64
    if kind == DOUBLOON:
        kind = table.take_from_pile(seat)
        rudders = table.parts.doubloon_rudders
    else:
        leave_hand(table, seat, kind)
        rudders = kind % at.RUDDERS + 1
    table.cards[table.journey(seat) + kind] += 1
    table.sheet[seat * at.SHEET + at.SAILED] += 1
    return rudders


def sail_out(table: Table, kind: i64) -> None:
    """One more card of the outward journey."""
    seat = table.actor
    table.sheet[seat * at.SHEET + at.DISTANCE] += _put_on_journey(table, seat, kind)
    table.sheet[seat * at.SHEET + at.PLACE] = at.OUTWARD
    log = table.log
    if log is not None:
        log.append(_sailed("sailed-out", seat, kind, table.distance(seat)))
    end_turn(table)


def sail_home(table: Table, kind: i64) -> None:
    """One more card of the homeward journey; enough of them bring the ship home."""
    seat = table.actor
    sheet = table.sheet
    sheet[seat * at.SHEET + at.HOMEWARD_RUDDERS] += _put_on_journey(table, seat, kind)
    sheet[seat * at.SHEET + at.PLACE] = at.HOMEWARD
    back = table.parts.homeward_factor * sheet[seat * at.SHEET + at.HOMEWARD_RUDDERS]
    log = table.log
    if log is not None:
        log.append(_sailed("sailed-home", seat, kind, back))
    if back >= sheet[seat * at.SHEET + at.DISTANCE]:
        _arrive(table, seat)
    else:
        end_turn(table)


def _sailed(what: str, seat: i64, kind: i64, total: i64) -> Event:
    if kind == DOUBLOON:
        return Event(what + "-doubloon", int(seat), {"distance": int(total)})
    return Event(what, int(seat), {"card": int(kind), "distance": int(total)})


def explore(table: Table) -> None:
    """The outward journey ends; cards are drawn for its distance."""
    seat = table.actor
    table.sheet[seat * at.SHEET + at.PLACE] = at.EXPLORED
    count = table.parts.explore_factor * table.distance(seat)
    log = table.log
    if log is not None:
        log.append(Event("explored", int(seat), {"distance": int(table.distance(seat)), "count": int(count)}))
    begin_draw(table, seat, count)


# --- awards ---------------------------------------------------------------------------------------------


def kings_award(table: Table, distance: i64) -> i64:
    """What the King pays for a travel distance."""
    king = table.parts.king
    last = len(king) - 1
    return king[distance] if distance < last else king[last]


def companies_award(table: Table, seat: i64) -> i64:
    """What the Merchant Companies pay: something for the strictly longest journey lying out."""
    mine = table.distance(seat)
    others: i64 = 0
    other: i64
    for other in range(table.seats):
        if other != seat:
            distance = table.distance(other)
            if distance >= mine:
                return 0
            if distance > 0:
                others += 1
    if others == 0 and not table.parts.lone_sailor_is_longest:
        return 0
    return table.parts.companies


def _arrive(table: Table, seat: i64) -> None:
    king = kings_award(table, table.distance(seat))
    companies = companies_award(table, seat)
    table.sheet[seat * at.SHEET + at.PLACE] = at.AT_HOME
    table.picks = king + companies
    log = table.log
    if log is not None:
        log.append(
            Event(
                "came-home",
                int(seat),
                {"distance": int(table.distance(seat)), "king": int(king), "companies": int(companies)},
            )
        )
    _settle_awards(table, seat)


def turn_over_award(table: Table, kind: i64) -> None:
    """The owner picks a card of the journey to become a doubloon."""
    seat = table.actor
    _pick_award(table, seat, kind)
    _settle_awards(table, seat)


def _pick_award(table: Table, seat: i64, kind: i64) -> None:
    table.cards[table.journey(seat) + kind] -= 1
    table.cards[table.turned() + kind] += 1
    table.picks -= 1


def _settle_awards(table: Table, seat: i64) -> None:
    """Ask only while the cards differ; then clear the journey away."""
    while table.picks > 0:
        only = only_kind(table, table.journey(seat))
        if only < 0:
            table.phase = at.AWARD
            table.actor = seat
            return
        _pick_award(table, seat, only)
    turned_to_pile(table, seat)
    cards = table.cards
    journey = table.journey(seat)
    kind: i64
    for kind in range(at.KINDS):
        if cards[journey + kind] > 0:
            discard(table, seat, kind, i64(cards[journey + kind]))
            cards[journey + kind] = 0
    table.sheet[seat * at.SHEET + at.SAILED] = 0
    table.sheet[seat * at.SHEET + at.DISTANCE] = 0
    table.sheet[seat * at.SHEET + at.HOMEWARD_RUDDERS] = 0
    end_turn(table)


# --- shared with the sale -------------------------------------------------------------------------------


def only_kind(table: Table, row: i64) -> i64:
    """The one kind in a row of cards, or -1 when there are several (or none)."""
    cards = table.cards
    found: i64 = -1
    kind: i64
    for kind in range(at.KINDS):
        if cards[row + kind] > 0:
            if found >= 0:
                return -1
            found = kind
    return found


def discard(table: Table, seat: i64, kind: i64, count: i64) -> None:
    """Cards of a seat go to the discard pile."""
    table.cards[table.discards() + kind] += u8(count)
    table.discards_size += count
    log = table.log
    if log is not None:
        for _ in range(count):
            log.append(Event("discarded", int(seat), {"card": int(kind)}))


def turned_to_pile(table: Table, seat: i64) -> None:
    """Cards turned together go on the pile in the order of the goods, each good from 1 to 3 rudders."""
    cards = table.cards
    turned = table.turned()
    log = table.log
    kind: i64
    for kind in range(at.KINDS):
        while cards[turned + kind] > 0:
            cards[turned + kind] -= 1
            table.put_on_pile(seat, kind)
            if log is not None:
                log.append(Event("turned-over", int(seat), {"card": int(kind)}))


def pile_is_empty(table: Table, seat: i64) -> bool:
    """Whether a seat has no doubloon to sail with."""
    return table.sheet[seat * at.SHEET + at.DOUBLOONS] == 0
