"""Is every component where one can be? For tests, and for positions that come from outside."""

from __future__ import annotations

from typing import Final

from carrack.core.api import CHANCE, OVER
from carrack.games.pizarro.state import (
    CHOOSE_AUCTIONEER,
    DRAWING,
    EXPLORERS,
    FINISHED,
    GOLD_TURNED,
    HAND_SIZE,
    LOSING,
    MAGELLAN,
    MAGELLAN_SHEET,
    MAGELLANS,
    NONE,
    NOTE_BID,
    NOTE_BID_AND_KEEP,
    NOTE_DREW,
    NOTE_HID,
    NOTE_OPENED,
    NOTE_OVERPAID,
    NOTE_SEAT,
    NOTE_SHUFFLED,
    NOTE_STACK,
    NOTE_TURNED,
    OWNER,
    PAYING,
    SHEET,
    SHIPS_LEFT,
    SPACE,
    SPACES,
    STACK,
    TRACKS,
    TURN_UP,
    VALUES,
    VETO,
    VETOES,
    YEARS,
    Table,
)

BID_BYTES: Final = 2
"""A bid in the memory takes so many."""


def check_ranges(table: Table) -> None:
    """Every number means something; this holds for a view, too."""
    assert 0 <= table.year < YEARS, "year"
    assert OVER <= table.actor < table.seats, "actor"
    assert CHOOSE_AUCTIONEER <= table.phase <= FINISHED, "phase"
    assert NONE <= table.explorer < EXPLORERS, "explorer"
    needs_a_card = VETO <= table.phase <= LOSING
    assert table.explorer != NONE or not needs_a_card, "no card on offer"
    assert table.bidder != NONE or not PAYING <= table.phase <= LOSING, "no buyer"
    assert all(count <= table.parts.explorer_cards[table.year] for count in _face_down(table)), (
        "explorer cards"
    )
    for seat_number in (table.auctioneer, table.opener, table.drawer, table.swapper):
        assert 0 <= seat_number < table.seats, "a seat"
    assert NONE <= table.bidder < table.seats, "bidder"
    assert NONE <= table.last_buyer < table.seats, "last buyer"
    assert NONE <= table.ship < TRACKS, "ship"
    assert 0 <= table.round_seat <= table.seats, "round"
    assert FINISHED < table.after <= GOLD_TURNED, "what follows a draw"
    for number in (table.bid, table.due, table.draws, table.swap_ships, table.swaps, table.pizarro_sum):
        assert number >= 0, "a number below zero"
    assert all(number >= 0 for number in table.sheet), "a number below zero"
    assert all(explorer < EXPLORERS for explorer in table.vetoed), "a vetoed card"
    for ship in range(MAGELLANS):
        start = ship * MAGELLAN_SHEET
        assert NONE <= table.magellan[start + OWNER] < table.seats, "owner of a ship"
        assert 0 <= table.magellan[start + SPACE] <= SPACES, "space of a ship"
        for year in range(YEARS):
            assert 0 <= table.magellan[start + STACK + year] <= VALUES, "a card under Magellan"
    _check_memory(table)


def _check_memory(table: Table) -> None:
    """Every note means something and is whole; every hidden draw has its place in `drawn`."""
    places = MAGELLANS * YEARS
    draws = at = 0
    while at < len(table.memory):
        note = int(table.memory[at])
        at += 1
        seat = 0
        if note == NOTE_SHUFFLED:
            at += VALUES
        elif note >= NOTE_BID:
            seat = note - (NOTE_BID_AND_KEEP if note >= NOTE_BID_AND_KEEP else NOTE_BID)
            at += BID_BYTES
        elif note >= NOTE_OVERPAID:
            seat = note - NOTE_OVERPAID
            at += BID_BYTES + VALUES
        elif note >= NOTE_STACK:
            assert note - NOTE_STACK < places, "a note of a card under Magellan"
            at += 1
        elif note >= NOTE_TURNED:
            assert 1 <= note - NOTE_TURNED <= VALUES, "a note of a card turned up"
        else:
            seat, what = divmod(note, NOTE_SEAT)
            assert what - NOTE_HID < places, "a note of a card hidden"
            draws += what == NOTE_DREW
            at += VALUES * (what == NOTE_OPENED)
        assert seat < table.seats, "a note of a seat"
    assert at == len(table.memory), "a note cut off"
    assert draws == len(table.drawn), "draws and what was drawn"
    assert all(value <= VALUES for value in table.drawn), "a card drawn"


def _face_down(table: Table) -> list[int]:
    return [int(count) for count in table.deck]


def check_table(table: Table) -> None:
    """Every gold card is somewhere, once; every ship is in one place; sizes are right."""
    check_ranges(table)
    gold = table.gold
    left = [int(table.parts.gold_sets)] * VALUES
    for seat in range(table.seats):
        size = 0
        for value in range(VALUES):
            held = int(gold[table.hand(seat) + value])
            left[value] -= held
            size += held
            assert gold[table.sure(seat) + value] <= held, "a card sure that is not in the hand"
        assert size == table.sheet[seat * SHEET + HAND_SIZE], "hand size"
    for row in (table.supply(), table.discards(), table.paid(), table.turned()):
        for value in range(VALUES):
            left[value] -= int(gold[row + value])
    for ship in range(MAGELLANS):
        start = ship * MAGELLAN_SHEET
        owner, space = table.magellan[start + OWNER], table.magellan[start + SPACE]
        assert (owner == NONE) == (space == 0), "a ship without an owner"
        for year in range(YEARS):
            card = int(table.magellan[start + STACK + year])
            if card:
                left[card - 1] -= 1
    assert all(value >= 1 for value in table.drawn), "a card drawn"
    assert left == [0] * VALUES, "a gold card is missing or too many"
    _check_ships(table)
    assert (table.actor == OVER) == (table.phase == FINISHED), "the end"
    asks_chance = table.phase in (CHOOSE_AUCTIONEER, TURN_UP, LOSING, DRAWING)
    assert (table.actor == CHANCE) == asks_chance, "chance"
    assert (table.draws > 0) == (table.phase == DRAWING), "draws"


def _check_ships(table: Table) -> None:
    for seat in range(table.seats):
        ships = 0
        for track in range(TRACKS):
            for space in range(SPACES):
                ships += int(table.ships_on(seat, track, space))
        assert table.ships_on(seat, MAGELLAN, 0) == 0, "Magellan's ships have places of their own"
        for ship in range(MAGELLANS):
            ships += table.magellan[ship * MAGELLAN_SHEET + OWNER] == seat
        at_home = int(table.sheet[seat * SHEET + SHIPS_LEFT])
        assert ships + at_home <= table.parts.ships, "too many ships"
        assert table.sheet[seat * SHEET + VETOES] <= table.parts.explorer_cards[0], "vetoes"
