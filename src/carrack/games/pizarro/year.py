"""The end of a year, the next one, and the scoring: rounds from the auctioneer or the last buyer on."""

from __future__ import annotations

from typing import Final

from librt.vecs import append
from mypy_extensions import i64, u8

from carrack.core.api import OVER
from carrack.core.events import Event
from carrack.games.pizarro import layout as at
from carrack.games.pizarro.gold import begin_draw, leave_hand_openly, shuffle_discards_in, total
from carrack.games.pizarro.state import Table

LAST_YEAR: Final = at.YEARS - 1


def begin_year(table: Table) -> None:
    """The explorer cards of the year, face down."""
    explorer: i64
    for explorer in range(at.EXPLORERS):
        table.deck[explorer] = u8(table.parts.explorer_cards[table.year])
    table.phase = at.NEXT_CARD


def end_year(table: Table) -> None:
    """Open hands are taken up; the discards go into the supply; then everybody gets gold."""
    seat: i64
    for seat in range(table.seats):
        table.sheet[seat * at.SHEET + at.OPEN] = 0
        if table.year == 0:
            # Ships that were not placed in year I go back to the box.
            table.sheet[seat * at.SHEET + at.SHIPS_LEFT] = 0
    log = table.log
    if log is not None:
        log.append(Event("year-ends", -1, {"year": int(table.year) + 1}))
    table.round_seat = 0
    shuffle_discards_in(table)
    table.phase = at.BAGS if table.year == LAST_YEAR else at.GIFTS


def _seat_of_round(table: Table, first: i64) -> i64:
    """The next seat of a round, or NONE at its end."""
    if table.round_seat == table.seats:
        table.round_seat = 0
        return at.NONE
    seat = first + table.round_seat
    table.round_seat += 1
    return seat if seat < table.seats else seat - table.seats


def next_gift(table: Table) -> None:
    """First round: the same gold for everybody."""
    seat = _seat_of_round(table, table.auctioneer)
    if seat == at.NONE:
        table.phase = at.BAGS
    else:
        begin_draw(table, seat, table.parts.year_end_gold, at.GIFTS)


def next_bags(table: Table) -> None:
    """Second round: the bags of the ships on the space of the year just ended."""
    seat = _seat_of_round(table, table.auctioneer)
    if seat == at.NONE:
        table.phase = at.SCORING if table.year == LAST_YEAR else at.SWAPS
    else:
        begin_draw(table, seat, bags(table, seat), at.BAGS)


def bags(table: Table, seat: i64) -> i64:
    """The extra gold cards of a seat's ships this year."""
    count: i64 = 0
    track: i64
    for track in range(at.TRACKS):
        count += table.ships_on(seat, track, table.year) * table.parts.bags[track * at.SPACES + table.year]
    ship: i64
    for ship in range(at.MAGELLANS):
        start = ship * at.MAGELLAN_SHEET
        if table.magellan[start + at.OWNER] == seat and table.magellan[start + at.SPACE] == table.year + 1:
            count += table.parts.bags[at.MAGELLAN * at.SPACES + table.year]
    return count


# --- Marco Polo A: swaps --------------------------------------------------------------------------------


def next_swap(table: Table) -> None:
    """Third round, ship by ship: who has a hand may swap some of it."""
    if table.parts.is_b(at.MARCO_POLO):
        table.phase = at.NEXT_YEAR
        return
    while True:
        if table.swap_ships > 0 and table.hand_size(table.swapper) > 0:
            table.swap_ships -= 1
            table.phase = at.SWAPPING
            table.actor = table.swapper
            return
        seat = _seat_of_round(table, table.auctioneer)
        if seat == at.NONE:
            table.swapper = 0
            table.swap_ships = 0
            table.phase = at.NEXT_YEAR
            return
        table.swapper = seat
        table.swap_ships = table.ships_on(seat, at.MARCO_POLO, table.year)


def swap_card(table: Table, value: i64) -> None:
    """A card is swapped away; after the last possible one the new cards come."""
    seat = table.actor
    leave_hand_openly(table, seat, value)
    table.gold[table.discards() + value] += 1
    table.swaps += 1
    log = table.log
    if log is not None:
        log.append(Event("swapped", int(seat), {"card": int(value) + 1}))
    if table.swaps == table.parts.swap_limit or table.hand_size(seat) == 0:
        finish_swap(table)


def finish_swap(table: Table) -> None:
    """As many cards as were swapped away."""
    count = table.swaps
    table.swaps = 0
    begin_draw(table, table.actor, count, at.SWAPS)


def begin_next_year(table: Table) -> None:
    table.year += 1
    begin_year(table)


# --- scoring --------------------------------------------------------------------------------------------


def next_score(table: Table) -> None:
    """From the buyer of the last card on, each seat shows its hand; Pizarro B draws."""
    first = table.last_buyer if table.last_buyer != at.NONE else table.auctioneer
    seat = _seat_of_round(table, first)
    if seat == at.NONE:
        table.phase = at.FINISHED
        table.actor = OVER
        return
    _show_everything(table, seat)
    if table.parts.is_b(at.PIZARRO) and table.ships_on(seat, at.PIZARRO, at.SPACES - 1) > 0:
        shuffle_discards_in(table)
        table.actor = seat
        _ask_pizarro(table)


def _show_everything(table: Table, seat: i64) -> None:
    """Hand and stacks of a seat are laid open."""
    table.sheet[seat * at.SHEET + at.SCORED] = 1
    value: i64
    for value in range(at.VALUES):
        table.gold[table.sure(seat) + value] = table.gold[table.hand(seat) + value]
    table.note(seat, at.NOTE_OPENED)
    table.note_counts(table.hand(seat))
    log = table.log
    if log is not None:
        for value in range(at.VALUES):
            for _ in range(table.gold[table.hand(seat) + value]):
                log.append(Event("showed", int(seat), {"card": int(value) + 1}))
    ship: i64
    year: i64
    for ship in range(at.MAGELLANS):
        start = ship * at.MAGELLAN_SHEET
        if table.magellan[start + at.OWNER] == seat:
            for year in range(at.YEARS):
                card = table.magellan[start + at.STACK + year]
                bit = i64(1) << year
                if card > 0 and not table.magellan[start + at.OPEN_STACK] & bit:
                    table.magellan[start + at.OPEN_STACK] |= bit
                    table.memory = append(table.memory, u8(at.NOTE_STACK + ship * at.YEARS + year))
                    table.memory = append(table.memory, u8(card))
                    if log is not None:
                        log.append(Event("showed-stack", int(seat), {"card": int(card)}))


def _ask_pizarro(table: Table) -> None:
    """Ask while there is gold to turn up; an empty supply ends the draw with what was reached."""
    if total(table, table.supply()) > 0:
        table.phase = at.PIZARRO_DRAW
    else:
        stop_pizarro(table)


def turn_gold_up(table: Table) -> None:
    """The player draws one more card for Pizarro."""
    begin_draw(table, table.actor, 1, at.GOLD_TURNED)


def after_turned_gold(table: Table) -> None:
    """Above the limit all is lost; else the player is asked again."""
    seat = _drawing_seat(table)
    gold: i64 = 0
    value: i64
    for value in range(at.VALUES):
        gold += i64(table.gold[table.turned() + value]) * (value + 1)
    table.pizarro_sum = gold
    table.actor = seat
    if gold > table.parts.pizarro_limit:
        table.pizarro_sum = 0
        table.phase = at.SCORING
        log = table.log
        if log is not None:
            log.append(Event("busted", int(seat)))
    else:
        _ask_pizarro(table)


def _drawing_seat(table: Table) -> i64:
    """The seat with the ship on Pizarro's last space: there is only one."""
    seat: i64
    for seat in range(table.seats):
        if table.ships_on(seat, at.PIZARRO, at.SPACES - 1) > 0:
            return seat
    return 0


def stop_pizarro(table: Table) -> None:
    """The player stops drawing."""
    log = table.log
    if log is not None:
        log.append(Event("stopped", int(table.actor), {"sum": int(table.pizarro_sum)}))
    table.phase = at.SCORING
