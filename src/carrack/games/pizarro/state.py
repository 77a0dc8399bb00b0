"""What lies on the table: plain numbers, cheap to copy.

Gold cards are counts per value. `gold` holds rows of 9 counts: two for each seat, then the common rows.
`ships` holds how many ships a seat has on each space of each track; Magellan's ships, which carry gold
cards, have names (0, 1, 2) and places of their own.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from carrack.core import tables
from carrack.games.pizarro import layout as at


@final
class Parts:
    """The component values for one number of seats and one pair of board sides."""

    def __init__(
        self,
        side: vec[i64],
        crowns: vec[i64],
        bags: vec[i64],
        gold_crowns: vec[i64],
        supply: i64,
        starting_sets: i64,
        gold_sets: i64,
        ships: i64,
        explorer_cards: vec[i64],
        year_end_gold: i64,
        swap_limit: i64,
        pizarro_limit: i64,
        da_gama_gold: vec[i64],
    ) -> None:
        self.side: vec[i64] = side
        """Per explorer: 0 for side A, 1 for side B."""
        self.crowns: vec[i64] = crowns
        """Per track and space."""
        self.bags: vec[i64] = bags
        self.gold_crowns: vec[i64] = gold_crowns
        self.supply: i64 = supply
        """Cards of each value in the first supply."""
        self.starting_sets: i64 = starting_sets
        self.gold_sets: i64 = gold_sets
        self.ships: i64 = ships
        self.explorer_cards: vec[i64] = explorer_cards
        self.year_end_gold: i64 = year_end_gold
        self.swap_limit: i64 = swap_limit
        self.pizarro_limit: i64 = pizarro_limit
        self.da_gama_gold: vec[i64] = da_gama_gold

    def is_b(self, explorer: i64) -> bool:
        return self.side[explorer] == 1


SCALARS: Final = (
    "phase",
    "actor",
    "year",
    "auctioneer",
    "opener",
    "explorer",
    "bidder",
    "bid",
    "due",
    "exact",
    "ship",
    "drawer",
    "draws",
    "after",
    "round_seat",
    "swapper",
    "swap_ships",
    "swaps",
    "last_buyer",
    "pizarro_sum",
)
"""The single numbers of a table, in the order of its first row."""


@final
class Table(tables.Table):
    """Everything on the table."""

    def __init__(
        self,
        parts: Parts,
        seats: i64,
        gold: vec[u8],
        ships: vec[u8],
        sheet: vec[i64],
        magellan: vec[i64],
        deck: vec[u8],
        vetoed: vec[u8],
        memory: vec[u8],
        drawn: vec[u8],
    ) -> None:
        super().__init__(seats)
        self.parts: Parts = parts
        self.gold: vec[u8] = gold
        self.ships: vec[u8] = ships
        self.sheet: vec[i64] = sheet
        self.magellan: vec[i64] = magellan
        self.deck: vec[u8] = deck
        """Explorer cards of this year still face down, per explorer."""
        self.vetoed: vec[u8] = vetoed
        """Explorer cards that lie under this year's stack, in order."""
        self.memory: vec[u8] = memory
        """What everybody saw happen to hands and supply, in order."""
        self.drawn: vec[u8] = drawn
        """What each seat drew, in the order of its draws in `memory`: its own memory."""
        self.phase: i64 = at.CHOOSE_AUCTIONEER
        self.year: i64 = 0
        self.auctioneer: i64 = 0
        self.opener: i64 = 0
        self.explorer: i64 = at.NONE
        self.bidder: i64 = at.NONE
        self.bid: i64 = 0
        self.due: i64 = 0
        self.exact: bool = False
        self.ship: i64 = at.NONE
        """The ship that moves: one of Magellan's, or the track it comes from."""
        self.drawer: i64 = 0
        self.draws: i64 = 0
        self.after: i64 = at.NEXT_CARD
        """What follows the draw."""
        self.round_seat: i64 = 0
        """How far a round at the end of a year, or the scoring, has come: seats from the first on."""
        self.swapper: i64 = 0
        self.swap_ships: i64 = 0
        self.swaps: i64 = 0
        self.last_buyer: i64 = at.NONE
        self.pizarro_sum: i64 = 0

    def copy(self) -> Table:
        other = Table(
            self.parts,
            self.seats,
            self.gold[:],
            self.ships[:],
            self.sheet[:],
            self.magellan[:],
            self.deck[:],
            self.vetoed[:],
            self.memory[:],
            self.drawn[:],
        )
        other.copy_scalars(self)
        return other

    def copy_scalars(self, other: Table) -> None:
        """Take every single number from another table."""
        self.phase = other.phase
        self.actor = other.actor
        self.year = other.year
        self.auctioneer = other.auctioneer
        self.opener = other.opener
        self.explorer = other.explorer
        self.bidder = other.bidder
        self.bid = other.bid
        self.due = other.due
        self.exact = other.exact
        self.ship = other.ship
        self.drawer = other.drawer
        self.draws = other.draws
        self.after = other.after
        self.round_seat = other.round_seat
        self.swapper = other.swapper
        self.swap_ships = other.swap_ships
        self.swaps = other.swaps
        self.last_buyer = other.last_buyer
        self.pizarro_sum = other.pizarro_sum

    # --- where things are -------------------------------------------------------------------------------

    def hand(self, seat: i64) -> i64:
        return seat * at.SEAT_GOLD + at.HAND

    def sure(self, seat: i64) -> i64:
        return seat * at.SEAT_GOLD + at.SURE

    def supply(self) -> i64:
        return self.seats * at.SEAT_GOLD + at.SUPPLY

    def discards(self) -> i64:
        return self.seats * at.SEAT_GOLD + at.DISCARDS

    def paid(self) -> i64:
        return self.seats * at.SEAT_GOLD + at.PAID

    def turned(self) -> i64:
        return self.seats * at.SEAT_GOLD + at.TURNED

    def hand_size(self, seat: i64) -> i64:
        return self.sheet[seat * at.SHEET + at.HAND_SIZE]

    def is_open(self, seat: i64) -> bool:
        return self.sheet[seat * at.SHEET + at.OPEN] == 1

    def vetoes(self, seat: i64) -> i64:
        return self.sheet[seat * at.SHEET + at.VETOES]

    def ships_on(self, seat: i64, track: i64, space: i64) -> i64:
        return i64(self.ships[seat * at.SEAT_SHIPS + track * at.SPACES + space])

    # --- memory -----------------------------------------------------------------------------------------

    def note(self, seat: i64, what: i64) -> None:
        self.memory = append(self.memory, u8(seat * at.NOTE_SEAT + what))

    def note_amount(self, note: i64, amount: i64) -> None:
        """A note with an amount of gold, which takes two bytes."""
        self.memory = append(
            append(append(self.memory, u8(note)), u8(amount // at.BYTE)), u8(amount % at.BYTE)
        )

    def lower_floor(self, seat: i64, gold: i64) -> None:
        """Gold has left a hand: what the hand must still hold is less by that much."""
        start = seat * at.SHEET
        floor = self.sheet[start + at.FLOOR] + self.sheet[start + at.FLOOR_KEEPS] - gold
        self.sheet[start + at.FLOOR] = floor if floor > 0 else i64(0)
        self.sheet[start + at.FLOOR_KEEPS] = 0

    def note_counts(self, row: i64) -> None:
        value: i64
        for value in range(at.VALUES):
            self.memory = append(self.memory, self.gold[row + value])

    # --- as rows of numbers -----------------------------------------------------------------------------

    def rows(self) -> list[list[int]]:
        return [
            self.scalars(SCALARS),
            [int(n) for n in self.gold],
            [int(n) for n in self.ships],
            [int(n) for n in self.sheet],
            [int(n) for n in self.magellan],
            [int(n) for n in self.deck],
            [int(n) for n in self.vetoed],
            [int(n) for n in self.memory],
            [int(n) for n in self.drawn],
        ]
