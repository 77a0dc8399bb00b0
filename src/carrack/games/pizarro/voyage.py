"""The buyer's ship is placed or moved, and the explorer's ability works."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.core.api import CHANCE
from carrack.core.events import Event
from carrack.games.pizarro.gold import begin_draw, leave_hand_hidden, leave_hand_openly
from carrack.games.pizarro.state import (
    COLUMBUS,
    COOK,
    DA_GAMA,
    DA_GAMA_RIGHT,
    LOSING,
    MAGELLAN,
    MAGELLAN_SHEET,
    MAGELLANS,
    NEXT_CARD,
    NONE,
    NOTE_OPENED,
    OPEN,
    OPEN_STACK,
    OWNER,
    PICK_HALF,
    PICK_SHIP,
    PUT_UNDER,
    SEAT_SHIPS,
    SHEET,
    SHIPS_LEFT,
    SPACE,
    SPACES,
    STACK,
    VALUES,
    VETOES,
    YEARS,
    Table,
)


def begin_voyage(table: Table) -> None:
    """The payment is made: settle which ship sails, and where."""
    seat = table.bidder
    table.opener = seat
    table.last_buyer = seat
    table.actor = seat
    if not (table.explorer == MAGELLAN and table.parts.is_b(MAGELLAN)):
        _discard_payment(table)
    if table.year == 0:
        table.sheet[seat * SHEET + SHIPS_LEFT] -= 1
    if table.explorer == MAGELLAN:
        _magellan_ship(table, seat)
    elif table.explorer == DA_GAMA and table.parts.is_b(DA_GAMA):
        _da_gama_ship(table, seat)
    else:
        if table.year > 0:
            _add_ships(table, seat, table.explorer, table.year - 1, -1)
        _add_ships(table, seat, table.explorer, table.year, 1)
        _arrive(table, seat)


def _discard_payment(table: Table) -> None:
    gold = table.gold
    value: i64
    for value in range(VALUES):
        gold[table.discards() + value] += gold[table.paid() + value]
        gold[table.paid() + value] = 0


def _add_ships(table: Table, seat: i64, track: i64, space: i64, change: i64) -> None:
    at = seat * SEAT_SHIPS + track * SPACES + space
    if change > 0:
        table.ships[at] += 1
    else:
        table.ships[at] -= 1


# --- which ship -----------------------------------------------------------------------------------------


def can_move(table: Table, seat: i64, ship: i64) -> bool:
    """Whether one of Magellan's ships is this seat's and waits on the space before."""
    start = ship * MAGELLAN_SHEET
    return table.magellan[start + OWNER] == seat and table.magellan[start + SPACE] == table.year


def _magellan_ship(table: Table, seat: i64) -> None:
    ship: i64
    if table.year == 0:
        for ship in range(MAGELLANS):
            if table.magellan[ship * MAGELLAN_SHEET + SPACE] == 0:
                table.magellan[ship * MAGELLAN_SHEET + OWNER] = seat
                sail_magellan(table, ship)
                return
    first: i64 = NONE
    for ship in range(MAGELLANS):
        if can_move(table, seat, ship):
            if first == NONE:
                first = ship
            elif not table.parts.is_b(MAGELLAN) or not _same_stack(table, first, ship):
                # On side A the stacks are hidden: being asked must not tell whether they differ.
                table.phase = PICK_SHIP
                return
    sail_magellan(table, first)


def _same_stack(table: Table, ship: i64, other: i64) -> bool:
    """Whether the same cards lie under two ships, in whatever order."""
    value: i64
    for value in range(1, VALUES + 1):
        if _cards_under(table, ship, value) != _cards_under(table, other, value):
            return False
    return True


def _cards_under(table: Table, ship: i64, value: i64) -> i64:
    count: i64 = 0
    year: i64
    for year in range(YEARS):
        if table.magellan[ship * MAGELLAN_SHEET + STACK + year] == value:
            count += 1
    return count


def sail_magellan(table: Table, ship: i64) -> None:
    """One of Magellan's ships takes its next space; a gold card goes under the card."""
    table.ship = ship
    table.magellan[ship * MAGELLAN_SHEET + SPACE] = table.year + 1
    table.phase = PUT_UNDER
    _tell_ship(table)


def _da_gama_ship(table: Table, seat: i64) -> None:
    if table.year > 0:
        left = table.ships_on(seat, DA_GAMA, table.year - 1)
        right = table.ships_on(seat, DA_GAMA_RIGHT, table.year - 1)
        if left > 0 and right > 0:
            table.phase = PICK_SHIP
            return
        table.ship = DA_GAMA if left > 0 else DA_GAMA_RIGHT
    table.phase = PICK_HALF


def pick_track(table: Table, track: i64) -> None:
    """The owner picks from which half da Gama's ship sails on."""
    table.ship = track
    table.phase = PICK_HALF


def pick_half(table: Table, track: i64) -> None:
    """The ship goes to the left half (gold at once) or the right one (points)."""
    seat = table.actor
    if table.year > 0:
        _add_ships(table, seat, table.ship, table.year - 1, -1)
    _add_ships(table, seat, track, table.year, 1)
    table.ship = track
    _arrive(table, seat)


def _tell_ship(table: Table) -> None:
    log = table.log
    if log is not None:
        log.append(
            Event(
                "sailed",
                int(table.bidder),
                {
                    "explorer": int(table.explorer),
                    "space": int(table.year) + 1,
                    "half": 1 if table.ship == DA_GAMA_RIGHT and table.explorer == DA_GAMA else 0,
                    "ship": int(table.ship) + 1 if table.explorer == MAGELLAN else 0,
                },
            )
        )


# --- abilities ------------------------------------------------------------------------------------------


def _arrive(table: Table, seat: i64) -> None:
    _tell_ship(table)
    explorer = table.explorer
    table.phase = NEXT_CARD
    if explorer == COLUMBUS:
        if table.year == 0:
            table.sheet[seat * SHEET + VETOES] += 1
    elif explorer == DA_GAMA:
        if table.ship != DA_GAMA_RIGHT:
            begin_draw(table, seat, table.parts.da_gama_gold[table.year], NEXT_CARD)
    elif explorer == COOK:
        if table.parts.is_b(COOK):
            table.phase = LOSING
            table.drawer = seat
            table.actor = CHANCE
        else:
            _open_hand(table, seat)


def _open_hand(table: Table, seat: i64) -> None:
    """Cook A: the hand lies open for the rest of the year."""
    table.sheet[seat * SHEET + OPEN] = 1
    hand = table.hand(seat)
    sure = table.sure(seat)
    log = table.log
    value: i64
    for value in range(VALUES):
        table.gold[sure + value] = table.gold[hand + value]
        if log is not None:
            for _ in range(table.gold[hand + value]):
                log.append(Event("opened", int(seat), {"card": int(value) + 1}))
    table.note(seat, NOTE_OPENED)
    table.note_counts(hand)


def put_under(table: Table, value: i64) -> None:
    """A gold card goes under Magellan: A a hand card face down, B one of the paid cards face up."""
    seat = table.actor
    start = table.ship * MAGELLAN_SHEET
    seen = True
    if table.parts.is_b(MAGELLAN):
        table.gold[table.paid() + value] -= 1
        _discard_payment(table)
    elif table.is_open(seat):
        leave_hand_openly(table, seat, value)
    else:
        leave_hand_hidden(table, seat, value, table.ship * YEARS + table.year)
        seen = False
    table.magellan[start + STACK + table.year] = value + 1
    if seen:
        table.magellan[start + OPEN_STACK] |= i64(1) << table.year
    table.phase = NEXT_CARD
    log = table.log
    if log is not None:
        log.append(Event("put-under", int(seat), {"value": int(value) + 1}, "" if seen else "value"))


def lose_card(table: Table, value: i64) -> None:
    """Cook B: the left neighbour has drawn a card of the hand; it is discarded."""
    seat = table.drawer
    leave_hand_openly(table, seat, value)
    table.gold[table.discards() + value] += 1
    table.drawer = 0
    table.phase = NEXT_CARD
    log = table.log
    if log is not None:
        log.append(Event("lost", int(seat), {"value": int(value) + 1}))
