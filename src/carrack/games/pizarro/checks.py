"""Is every component where one can be? For tests, and for positions that come from outside."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.core.api import CHANCE, OVER
from carrack.games.pizarro import layout as at
from carrack.games.pizarro.questions.gold import total
from carrack.games.pizarro.table import Table


def check_ranges(table: Table) -> None:
    """Every number means something; this holds for a view, too."""
    table.check_fields()
    needs_a_card = at.VETO <= table.phase <= at.LOSING
    assert table.explorer != at.NONE or not needs_a_card, "no card on offer"
    assert table.bidder != at.NONE or not at.PAYING <= table.phase <= at.LOSING, "no buyer"
    most = table.parts.explorer_cards[table.year]
    assert all(i64(count) <= most for count in table.deck), "explorer cards"
    assert table.round_seat <= table.seats, "round"
    assert all(explorer < at.EXPLORERS for explorer in table.vetoed), "a vetoed card"
    for ship in range(at.MAGELLANS):
        assert at.NONE <= table.owner_of(ship) < table.seats, "owner of a ship"
        assert 0 <= table.space_of(ship) <= at.SPACES, "space of a ship"
        for year in range(at.YEARS):
            assert 0 <= table.card_under(ship, year) <= at.VALUES, "a card under Magellan"
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
            spot += at.AMOUNT_BYTES
        elif note >= at.NOTE_OVERPAID:
            seat = note - at.NOTE_OVERPAID
            spot += at.AMOUNT_BYTES + at.VALUES
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


def check_table(table: Table) -> None:
    """Every gold card is somewhere, once; every ship is in one place; sizes are right."""
    check_ranges(table)
    left = [int(table.parts.gold_sets)] * at.VALUES
    for me in table.player:
        for value in range(at.VALUES):
            left[value] -= int(me.hand[value])
            assert me.sure[value] <= me.hand[value], "a card sure that is not in the hand"
        assert total(me.hand) == me.hand_size, "hand size"
    for pile in (table.supply, table.discards, table.paid, table.turned):
        for value in range(at.VALUES):
            left[value] -= int(pile[value])
    for ship in range(at.MAGELLANS):
        assert (table.owner_of(ship) == at.NONE) == (table.space_of(ship) == 0), "a ship without an owner"
        for year in range(at.YEARS):
            card = int(table.card_under(ship, year))
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
            ships += table.owner_of(ship) == seat
        me = table.player[seat]
        assert ships + me.ships_left <= table.parts.ships, "too many ships"
        assert me.vetoes <= table.parts.explorer_cards[0], "vetoes"
