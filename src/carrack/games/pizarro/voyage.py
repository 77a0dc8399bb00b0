"""The buyer's ship is placed or moved, and the explorer's ability works."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.core.api import CHANCE
from carrack.core.events import Event
from carrack.games.pizarro import layout as at
from carrack.games.pizarro.gold import begin_draw, leave_hand_hidden, leave_hand_openly
from carrack.games.pizarro.state import Table


def begin_voyage(table: Table) -> None:
    """The payment is made: settle which ship sails, and where."""
    seat = table.bidder
    table.opener = seat
    table.last_buyer = seat
    table.actor = seat
    if not (table.explorer == at.MAGELLAN and table.parts.is_b(at.MAGELLAN)):
        _discard_payment(table)
    if table.year == 0:
        table.sheet[seat * at.SHEET + at.SHIPS_LEFT] -= 1
    if table.explorer == at.MAGELLAN:
        _magellan_ship(table, seat)
    elif table.explorer == at.DA_GAMA and table.parts.is_b(at.DA_GAMA):
        _da_gama_ship(table, seat)
    else:
        if table.year > 0:
            _add_ships(table, seat, table.explorer, table.year - 1, -1)
        _add_ships(table, seat, table.explorer, table.year, 1)
        _arrive(table, seat)


def _discard_payment(table: Table) -> None:
    gold = table.gold
    value: i64
    for value in range(at.VALUES):
        gold[table.discards() + value] += gold[table.paid() + value]
        gold[table.paid() + value] = 0


def _add_ships(table: Table, seat: i64, track: i64, space: i64, change: i64) -> None:
    spot = seat * at.SEAT_SHIPS + track * at.SPACES + space
    if change > 0:
        table.ships[spot] += 1
    else:
        table.ships[spot] -= 1


# --- which ship -----------------------------------------------------------------------------------------


def can_move(table: Table, seat: i64, ship: i64) -> bool:
    """Whether one of Magellan's ships is this seat's and waits on the space before."""
    start = ship * at.MAGELLAN_SHEET
    return table.magellan[start + at.OWNER] == seat and table.magellan[start + at.SPACE] == table.year


def _magellan_ship(table: Table, seat: i64) -> None:
    ship: i64
    if table.year == 0:
        for ship in range(at.MAGELLANS):
            if table.magellan[ship * at.MAGELLAN_SHEET + at.SPACE] == 0:
                table.magellan[ship * at.MAGELLAN_SHEET + at.OWNER] = seat
                sail_magellan(table, ship)
                return
    first: i64 = at.NONE
    for ship in range(at.MAGELLANS):
        if can_move(table, seat, ship):
            if first == at.NONE:
                first = ship
            elif not table.parts.is_b(at.MAGELLAN) or not _same_stack(table, first, ship):
                # On side A the stacks are hidden: being asked must not tell whether they differ.
                table.phase = at.PICK_SHIP
                return
    sail_magellan(table, first)


def _same_stack(table: Table, ship: i64, other: i64) -> bool:
    """Whether the same cards lie under two ships, in whatever order."""
    value: i64
    for value in range(1, at.VALUES + 1):
        if _cards_under(table, ship, value) != _cards_under(table, other, value):
            return False
    return True


def _cards_under(table: Table, ship: i64, value: i64) -> i64:
    count: i64 = 0
    year: i64
    for year in range(at.YEARS):
        if table.magellan[ship * at.MAGELLAN_SHEET + at.STACK + year] == value:
            count += 1
    return count


def sail_magellan(table: Table, ship: i64) -> None:
    """One of Magellan's ships takes its next space; a gold card goes under the card."""
    table.ship = ship
    table.magellan[ship * at.MAGELLAN_SHEET + at.SPACE] = table.year + 1
    table.phase = at.PUT_UNDER
    _tell_ship(table)


def _da_gama_ship(table: Table, seat: i64) -> None:
    if table.year > 0:
        left = table.ships_on(seat, at.DA_GAMA, table.year - 1)
        right = table.ships_on(seat, at.DA_GAMA_RIGHT, table.year - 1)
        if left > 0 and right > 0:
            table.phase = at.PICK_SHIP
            return
        table.ship = at.DA_GAMA if left > 0 else at.DA_GAMA_RIGHT
    table.phase = at.PICK_HALF


def pick_track(table: Table, track: i64) -> None:
    """The owner picks from which half da Gama's ship sails on."""
    table.ship = track
    table.phase = at.PICK_HALF


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
                    "half": 1 if table.ship == at.DA_GAMA_RIGHT and table.explorer == at.DA_GAMA else 0,
                    "ship": int(table.ship) + 1 if table.explorer == at.MAGELLAN else 0,
                },
            )
        )


# --- abilities ------------------------------------------------------------------------------------------


def _arrive(table: Table, seat: i64) -> None:
    _tell_ship(table)
    explorer = table.explorer
    table.phase = at.NEXT_CARD
    if explorer == at.COLUMBUS:
        if table.year == 0:
            table.sheet[seat * at.SHEET + at.VETOES] += 1
    elif explorer == at.DA_GAMA:
        if table.ship != at.DA_GAMA_RIGHT:
            begin_draw(table, seat, table.parts.da_gama_gold[table.year], at.NEXT_CARD)
    elif explorer == at.COOK:
        if table.parts.is_b(at.COOK):
            table.phase = at.LOSING
            table.drawer = seat
            table.actor = CHANCE
        else:
            _open_hand(table, seat)


def _open_hand(table: Table, seat: i64) -> None:
    """Cook A: the hand lies open for the rest of the year."""
    table.sheet[seat * at.SHEET + at.OPEN] = 1
    hand = table.hand(seat)
    sure = table.sure(seat)
    log = table.log
    value: i64
    for value in range(at.VALUES):
        table.gold[sure + value] = table.gold[hand + value]
        if log is not None:
            for _ in range(table.gold[hand + value]):
                log.append(Event("opened", int(seat), {"card": int(value) + 1}))
    table.note(seat, at.NOTE_OPENED)
    table.note_counts(hand)


def put_under(table: Table, value: i64) -> None:
    """A gold card goes under Magellan: A a hand card face down, B one of the paid cards face up."""
    seat = table.actor
    start = table.ship * at.MAGELLAN_SHEET
    seen = True
    if table.parts.is_b(at.MAGELLAN):
        table.gold[table.paid() + value] -= 1
        _discard_payment(table)
    elif table.is_open(seat):
        leave_hand_openly(table, seat, value)
    else:
        leave_hand_hidden(table, seat, value, table.ship * at.YEARS + table.year)
        seen = False
    table.magellan[start + at.STACK + table.year] = value + 1
    if seen:
        table.magellan[start + at.OPEN_STACK] |= i64(1) << table.year
    table.phase = at.NEXT_CARD
    log = table.log
    if log is not None:
        log.append(Event("put-under", int(seat), {"value": int(value) + 1}, "" if seen else "value"))


def lose_card(table: Table, value: i64) -> None:
    """Cook B: the left neighbour has drawn a card of the hand; it is discarded."""
    seat = table.drawer
    leave_hand_openly(table, seat, value)
    table.gold[table.discards() + value] += 1
    table.drawer = 0
    table.phase = at.NEXT_CARD
    log = table.log
    if log is not None:
        log.append(Event("lost", int(seat), {"value": int(value) + 1}))
