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

EXPLORERS: Final = 6
COLUMBUS: Final = 0
PIZARRO: Final = 1
MAGELLAN: Final = 2
MARCO_POLO: Final = 3
DA_GAMA: Final = 4
COOK: Final = 5
EXPLORER_NAMES: Final = ("columbus", "pizarro", "magellan", "marco-polo", "da-gama", "cook")
FIRST_OF_BOARD_2: Final = 3

DA_GAMA_RIGHT: Final = 6
"""The seventh track: the right half of da Gama's spaces on side B."""
TRACKS: Final = 7
SPACES: Final = 3
YEARS: Final = 3

VALUES: Final = 9
NONE: Final = -1
FEWEST_SEATS: Final = 3
MOST_SEATS: Final = 6

# Rows of gold: each seat's, then the common ones.
HAND: Final = 0
SURE: Final = 9
"""Cards that everybody knows to be in the hand."""
SEAT_GOLD: Final = 18
SUPPLY: Final = 0
DISCARDS: Final = 9
PAID: Final = 18
"""The cards of the payment being made."""
TURNED: Final = 27
"""The cards turned up in Pizarro's draw."""
COMMON_GOLD: Final = 36

SEAT_SHIPS: Final = 21
"""Tracks × spaces."""

# Each seat's sheet.
HAND_SIZE: Final = 0
SHIPS_LEFT: Final = 1
VETOES: Final = 2
PASSED: Final = 3
OPEN: Final = 4
"""The hand lies open (Cook A)."""
SCORED: Final = 5
"""The final hand has been shown."""
BID_MADE: Final = 6
"""The highest bid of this seat for the card on offer."""
FLOOR: Final = 7
"""Gold that the hand must hold at least, after all that was bid and paid."""
FLOOR_KEEPS: Final = 8
"""1: and one card more than that, the lowest (Magellan A, Cook B)."""
SHEET: Final = 9

# Magellan's ships: owner, space (0 is none), and a gold card for each year.
MAGELLANS: Final = 3
OWNER: Final = 0
SPACE: Final = 1
STACK: Final = 2
OPEN_STACK: Final = 5
"""One bit per year whose card everybody has seen."""
MAGELLAN_SHEET: Final = 6

# Phases: what the actor is asked.
CHOOSE_AUCTIONEER: Final = 0
TURN_UP: Final = 1
VETO: Final = 2
BIDDING: Final = 3
PAYING: Final = 4
PICK_SHIP: Final = 5
PICK_HALF: Final = 6
PUT_UNDER: Final = 7
LOSING: Final = 8
DRAWING: Final = 9
SWAPPING: Final = 10
PIZARRO_DRAW: Final = 11
FINISHED: Final = 12

# In between: nobody is asked, the next thing follows at once (see flow.settle).
NEXT_CARD: Final = 13
VOYAGE: Final = 14
YEAR_ENDS: Final = 15
GIFTS: Final = 16
BAGS: Final = 17
SWAPS: Final = 18
NEXT_YEAR: Final = 19
SCORING: Final = 20
GOLD_TURNED: Final = 21

# Notes for the memory of hidden cards: a seat and what happened to its hand, or a shuffle.
NOTE_SEAT: Final = 32
NOTE_DREW: Final = 0
"""1 to 9: a card of that value left the hand openly."""
NOTE_OPENED: Final = 10
"""The hand was laid open; the nine counts follow."""
NOTE_DREW_OPENLY: Final = 10
"""Plus 1 to 9: a card drawn to an open hand."""
NOTE_HID: Final = 20
"""Plus ship × 3 + year: a card went face down under Magellan."""
NOTE_TURNED: Final = 200
"""Plus 1 to 9: a card of the supply was turned up."""
NOTE_STACK: Final = 210
"""Plus ship × 3 + year: a card under Magellan was shown; its value follows."""
NOTE_OVERPAID: Final = 220
"""Plus the seat: nothing in the hand was exact. The bid follows (two bytes), then the nine counts paid."""
NOTE_BID: Final = 230
"""Plus the seat: the hand could pay more than was known before. The bid follows (two bytes)."""
NOTE_BID_AND_KEEP: Final = 240
"""The same with a card to spare."""
BYTE: Final = 256
NOTE_SHUFFLED: Final = 255
"""The discards went into the supply; the nine counts follow."""


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
        self.phase: i64 = CHOOSE_AUCTIONEER
        self.year: i64 = 0
        self.auctioneer: i64 = 0
        self.opener: i64 = 0
        self.explorer: i64 = NONE
        self.bidder: i64 = NONE
        self.bid: i64 = 0
        self.due: i64 = 0
        self.exact: bool = False
        self.ship: i64 = NONE
        """The ship that moves: one of Magellan's, or the track it comes from."""
        self.drawer: i64 = 0
        self.draws: i64 = 0
        self.after: i64 = NEXT_CARD
        """What follows the draw."""
        self.round_seat: i64 = 0
        """How far a round at the end of a year, or the scoring, has come: seats from the first on."""
        self.swapper: i64 = 0
        self.swap_ships: i64 = 0
        self.swaps: i64 = 0
        self.last_buyer: i64 = NONE
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
        return seat * SEAT_GOLD + HAND

    def sure(self, seat: i64) -> i64:
        return seat * SEAT_GOLD + SURE

    def supply(self) -> i64:
        return self.seats * SEAT_GOLD + SUPPLY

    def discards(self) -> i64:
        return self.seats * SEAT_GOLD + DISCARDS

    def paid(self) -> i64:
        return self.seats * SEAT_GOLD + PAID

    def turned(self) -> i64:
        return self.seats * SEAT_GOLD + TURNED

    def hand_size(self, seat: i64) -> i64:
        return self.sheet[seat * SHEET + HAND_SIZE]

    def is_open(self, seat: i64) -> bool:
        return self.sheet[seat * SHEET + OPEN] == 1

    def vetoes(self, seat: i64) -> i64:
        return self.sheet[seat * SHEET + VETOES]

    def ships_on(self, seat: i64, track: i64, space: i64) -> i64:
        return i64(self.ships[seat * SEAT_SHIPS + track * SPACES + space])

    # --- memory -----------------------------------------------------------------------------------------

    def note(self, seat: i64, what: i64) -> None:
        self.memory = append(self.memory, u8(seat * NOTE_SEAT + what))

    def lower_floor(self, seat: i64, gold: i64) -> None:
        """Gold has left a hand: what the hand must still hold is less by that much."""
        start = seat * SHEET
        floor = self.sheet[start + FLOOR] + self.sheet[start + FLOOR_KEEPS] - gold
        self.sheet[start + FLOOR] = floor if floor > 0 else 0
        self.sheet[start + FLOOR_KEEPS] = 0

    def note_counts(self, row: i64) -> None:
        value: i64
        for value in range(VALUES):
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
