"""Is every component where one can be? For tests, and for positions that come from outside."""

from __future__ import annotations

from typing import Final

from carrack.core.api import CHANCE, OVER
from carrack.games.pizarro import layout as at
from carrack.games.pizarro.state import Table

BID_BYTES: Final = 2
"""A bid in the memory takes so many."""


def check_ranges(table: Table) -> None:
    """Every number means something; this holds for a view, too."""
    assert 0 <= table.year < at.YEARS, "year"
    assert OVER <= table.actor < table.seats, "actor"
    assert at.CHOOSE_AUCTIONEER <= table.phase <= at.FINISHED, "phase"
    assert at.NONE <= table.explorer < at.EXPLORERS, "explorer"
    needs_a_card = at.VETO <= table.phase <= at.LOSING
    assert table.explorer != at.NONE or not needs_a_card, "no card on offer"
    assert table.bidder != at.NONE or not at.PAYING <= table.phase <= at.LOSING, "no buyer"
    assert all(count <= table.parts.explorer_cards[table.year] for count in _face_down(table)), (
        "explorer cards"
    )
    for seat_number in (table.auctioneer, table.opener, table.drawer, table.swapper):
        assert 0 <= seat_number < table.seats, "a seat"
    assert at.NONE <= table.bidder < table.seats, "bidder"
    assert at.NONE <= table.last_buyer < table.seats, "last buyer"
    assert at.NONE <= table.ship < at.TRACKS, "ship"
    assert 0 <= table.round_seat <= table.seats, "round"
    assert at.FINISHED < table.after <= at.GOLD_TURNED, "what follows a draw"
    for number in (table.bid, table.due, table.draws, table.swap_ships, table.swaps, table.pizarro_sum):
        assert number >= 0, "a number below zero"
    assert all(number >= 0 for number in table.sheet), "a number below zero"
    assert all(explorer < at.EXPLORERS for explorer in table.vetoed), "a vetoed card"
    for ship in range(at.MAGELLANS):
        start = ship * at.MAGELLAN_SHEET
        assert at.NONE <= table.magellan[start + at.OWNER] < table.seats, "owner of a ship"
        assert 0 <= table.magellan[start + at.SPACE] <= at.SPACES, "space of a ship"
        for year in range(at.YEARS):
            assert 0 <= table.magellan[start + at.STACK + year] <= at.VALUES, "a card under Magellan"
    _check_memory(table)


def _check_memory(table: Table) -> None:
    """Every note means something and is whole; every hidden draw has its place in `drawn`."""
    places = at.MAGELLANS * at.YEARS
    draws = spot = 0
    while spot < len(table.memory):
        note = int(table.memory[spot])
        spot += 1
        seat = 0
        if note == at.NOTE_SHUFFLED:
            spot += at.VALUES
        elif note >= at.NOTE_BID:
            seat = note - (at.NOTE_BID_AND_KEEP if note >= at.NOTE_BID_AND_KEEP else at.NOTE_BID)
            spot += BID_BYTES
        elif note >= at.NOTE_OVERPAID:
            seat = note - at.NOTE_OVERPAID
            spot += BID_BYTES + at.VALUES
        elif note >= at.NOTE_STACK:
            assert note - at.NOTE_STACK < places, "a note of a card under Magellan"
            spot += 1
        elif note >= at.NOTE_TURNED:
            assert 1 <= note - at.NOTE_TURNED <= at.VALUES, "a note of a card turned up"
        else:
            seat, what = divmod(note, at.NOTE_SEAT)
            assert what - at.NOTE_HID < places, "a note of a card hidden"
            draws += what == at.NOTE_DREW
            spot += at.VALUES * (what == at.NOTE_OPENED)
        assert seat < table.seats, "a note of a seat"
    assert spot == len(table.memory), "a note cut off"
    assert draws == len(table.drawn), "draws and what was drawn"
    assert all(value <= at.VALUES for value in table.drawn), "a card drawn"


def _face_down(table: Table) -> list[int]:
    return [int(count) for count in table.deck]


def check_table(table: Table) -> None:
    """Every gold card is somewhere, once; every ship is in one place; sizes are right."""
    check_ranges(table)
    gold = table.gold
    left = [int(table.parts.gold_sets)] * at.VALUES
    for seat in range(table.seats):
        size = 0
        for value in range(at.VALUES):
            held = int(gold[table.hand(seat) + value])
            left[value] -= held
            size += held
            assert gold[table.sure(seat) + value] <= held, "a card sure that is not in the hand"
        assert size == table.sheet[seat * at.SHEET + at.HAND_SIZE], "hand size"
    for row in (table.supply(), table.discards(), table.paid(), table.turned()):
        for value in range(at.VALUES):
            left[value] -= int(gold[row + value])
    for ship in range(at.MAGELLANS):
        start = ship * at.MAGELLAN_SHEET
        owner, space = table.magellan[start + at.OWNER], table.magellan[start + at.SPACE]
        assert (owner == at.NONE) == (space == 0), "a ship without an owner"
        for year in range(at.YEARS):
            card = int(table.magellan[start + at.STACK + year])
            if card:
                left[card - 1] -= 1
    assert all(value >= 1 for value in table.drawn), "a card drawn"
    assert left == [0] * at.VALUES, "a gold card is missing or too many"
    _check_ships(table)
    assert (table.actor == OVER) == (table.phase == at.FINISHED), "the end"
    asks_chance = table.phase in (at.CHOOSE_AUCTIONEER, at.TURN_UP, at.LOSING, at.DRAWING)
    assert (table.actor == CHANCE) == asks_chance, "chance"
    assert (table.draws > 0) == (table.phase == at.DRAWING), "draws"


def _check_ships(table: Table) -> None:
    for seat in range(table.seats):
        ships = 0
        for track in range(at.TRACKS):
            for space in range(at.SPACES):
                ships += int(table.ships_on(seat, track, space))
        assert table.ships_on(seat, at.MAGELLAN, 0) == 0, "Magellan's ships have places of their own"
        for ship in range(at.MAGELLANS):
            ships += table.magellan[ship * at.MAGELLAN_SHEET + at.OWNER] == seat
        at_home = int(table.sheet[seat * at.SHEET + at.SHIPS_LEFT])
        assert ships + at_home <= table.parts.ships, "too many ships"
        assert table.sheet[seat * at.SHEET + at.VETOES] <= table.parts.explorer_cards[0], "vetoes"
