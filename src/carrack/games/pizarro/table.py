"""The table: plain numbers, cheap to copy.

Gold cards are counted per value, explorer cards per explorer. `ships` holds how many ships a seat has on each
space of each track; Magellan's ships, which carry gold cards, have names (0, 1, 2) and places of their own.
"""

from __future__ import annotations

from typing import Annotated, ClassVar, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr, u8

from carrack.core import tables
from carrack.core.api import OVER
from carrack.core.fields import LARGEST, Cells, Growing, Lazy, Marks, Range, Seat, Seats, Seen
from carrack.games.pizarro import layout as at
from carrack.games.pizarro.components.parts import Parts
from carrack.games.pizarro.player import Player


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Table(tables.Table):
    """Everything on the table."""

    parts: Parts
    phase: Annotated[i64, Range(0, at.FINISHED), Seen] = at.CHOOSE_AUCTIONEER
    actor: Annotated[i64, Seat(OVER), Seen]
    year: Annotated[i64, Range(0, at.LAST_YEAR), Seen] = 0
    auctioneer: Annotated[i64, Seat(0, "a seat"), Seen] = 0
    opener: Annotated[i64, Seat(0, "a seat"), Seen] = 0
    explorer: Annotated[i64, Range(at.NONE, at.EXPLORERS - 1), Seen] = at.NONE
    """The card on offer."""
    bidder: Annotated[i64, Seat(at.NONE), Seen] = at.NONE
    bid: Annotated[i64, Range(0, LARGEST, "a number below zero"), Seen] = 0
    due: Annotated[i64, Range(0, LARGEST, "a number below zero"), Seen] = 0
    exact: Annotated[bool, Range(0, 1)] = False
    """The buyer can pay exactly, and so has to."""
    ship: Annotated[i64, Range(at.NONE, at.TRACKS - 1), Seen] = at.NONE
    """The ship that moves: one of Magellan's, or the track it comes from."""
    drawer: Annotated[i64, Seat(0, "a seat"), Seen] = 0
    draws: Annotated[i64, Range(0, LARGEST, "a number below zero"), Seen] = 0
    after: Annotated[i64, Range(at.NEXT_CARD, at.GOLD_TURNED, "what follows a draw"), Seen] = at.NEXT_CARD
    round_seat: Annotated[i64, Range(0, at.MOST_SEATS, "round"), Seen] = 0
    """How far a round at the end of a year, or the scoring, has come: seats from the first on."""
    swapper: Annotated[i64, Seat(0, "a seat"), Seen] = 0
    swap_ships: Annotated[i64, Range(0, LARGEST, "a number below zero"), Seen] = 0
    swaps: Annotated[i64, Range(0, LARGEST, "a number below zero"), Seen] = 0
    last_buyer: Annotated[i64, Seat(at.NONE, "last buyer"), Seen] = at.NONE
    pizarro_sum: Annotated[i64, Range(0, LARGEST, "a number below zero"), Seen] = 0
    supply: Annotated[vec[u8], Cells(at.VALUES, row="gold"), Lazy]
    discards: Annotated[vec[u8], Cells(at.VALUES, row="gold"), Seen, Lazy]
    paid: Annotated[vec[u8], Cells(at.VALUES, row="gold"), Seen, Lazy]
    """The cards of the payment being made."""
    turned: Annotated[vec[u8], Cells(at.VALUES, row="gold"), Seen, Lazy]
    """The cards turned up in Pizarro's draw."""
    ships: Annotated[vec[u8], Cells(0, each=at.SEAT_SHIPS), Seen, Lazy]
    player: Annotated[vec[Player], Seats]
    magellan: Annotated[vec[i64], Cells(at.MAGELLANS * at.MAGELLAN_SHEET), Lazy]
    """His ships: owner, space and stack of each."""
    deck: Annotated[vec[u8], Cells(at.EXPLORERS), Seen, Lazy]
    """Explorer cards of this year still face down."""
    vetoed: Annotated[vec[u8], Growing, Seen, Lazy]
    """Explorer cards that lie under this year's stack, in order."""
    memory: Annotated[vec[u8], Growing, Seen, Lazy]
    """What everybody saw happen to hands and supply, in order."""
    drawn: Annotated[vec[u8], Growing, Lazy]
    """What each seat drew, in the order of its draws in `memory`: its own memory."""

    # --- reading ----------------------------------------------------------------------------------------

    def ships_on(self, seat: i64, track: i64, space: i64) -> i64:
        return i64(self.ships[seat * at.SEAT_SHIPS + track * at.SPACES + space])

    def owner_of(self, ship: i64) -> i64:
        """Return whose one of Magellan's ships is, or NONE."""
        return self.magellan[ship * at.MAGELLAN_SHEET + at.OWNER]

    def space_of(self, ship: i64) -> i64:
        """Return the space one of Magellan's ships is on, from 1; 0 is none."""
        return self.magellan[ship * at.MAGELLAN_SHEET + at.SPACE]

    def card_under(self, ship: i64, year: i64) -> i64:
        """Return the value of the gold card that a year brought under one of Magellan's ships; 0 is none."""
        return self.magellan[ship * at.MAGELLAN_SHEET + at.STACK + year]

    def face_down(self) -> i64:
        """Return how many cards of the year nobody has seen yet."""
        count: i64 = 0
        explorer: i64
        for explorer in range(at.EXPLORERS):
            count += i64(self.deck[explorer])
        return count

    def is_last_card(self) -> bool:
        """Return whether the card on offer is the only one left of its year."""
        return self.face_down() + len(self.vetoed) == 0

    # --- writing ----------------------------------------------------------------------------------------

    def ask(self, seat: i64, phase: i64) -> None:
        """Let a seat, or chance, be asked next."""
        self.phase = phase
        self.actor = seat

    def seat_of_round(self, first: i64) -> i64:
        """Return the next seat of a round, or NONE at its end."""
        if self.round_seat == self.seats:
            self.round_seat = 0
            return at.NONE
        seat = first + self.round_seat
        self.round_seat += 1
        return seat if seat < self.seats else seat - self.seats

    def note(self, note: i64) -> None:
        self.memory = append(self.memory_to_write(), u8(note))

    def note_of(self, seat: i64, what: i64) -> None:
        """Note what happened to a seat's hand."""
        self.memory = append(self.memory_to_write(), u8(seat * at.NOTE_SEAT + what))

    def note_amount(self, note: i64, amount: i64) -> None:
        """Note something with an amount of gold, which takes two bytes."""
        self.memory = append(
            append(append(self.memory_to_write(), u8(note)), u8(amount // at.BYTE)), u8(amount % at.BYTE)
        )

    def note_counts(self, cards: vec[u8]) -> None:
        value: i64
        for value in range(at.VALUES):
            self.memory = append(self.memory_to_write(), cards[value])

    # --- written by tools/fields.py ---

    FIELDS: ClassVar[Marks] = {
        "phase": Range(0, at.FINISHED),
        "actor": Seat(OVER),
        "year": Range(0, at.LAST_YEAR),
        "auctioneer": Seat(0, "a seat"),
        "opener": Seat(0, "a seat"),
        "explorer": Range(at.NONE, at.EXPLORERS - 1),
        "bidder": Seat(at.NONE),
        "bid": Range(0, LARGEST, "a number below zero"),
        "due": Range(0, LARGEST, "a number below zero"),
        "exact": Range(0, 1),
        "ship": Range(at.NONE, at.TRACKS - 1),
        "drawer": Seat(0, "a seat"),
        "draws": Range(0, LARGEST, "a number below zero"),
        "after": Range(at.NEXT_CARD, at.GOLD_TURNED, "what follows a draw"),
        "round_seat": Range(0, at.MOST_SEATS, "round"),
        "swapper": Seat(0, "a seat"),
        "swap_ships": Range(0, LARGEST, "a number below zero"),
        "swaps": Range(0, LARGEST, "a number below zero"),
        "last_buyer": Seat(at.NONE, "last buyer"),
        "pizarro_sum": Range(0, LARGEST, "a number below zero"),
        "supply": Cells(at.VALUES, row="gold"),
        "discards": Cells(at.VALUES, row="gold"),
        "paid": Cells(at.VALUES, row="gold"),
        "turned": Cells(at.VALUES, row="gold"),
        "ships": Cells(0, each=at.SEAT_SHIPS),
        "player": Seats(),
        "magellan": Cells(at.MAGELLANS * at.MAGELLAN_SHEET),
        "deck": Cells(at.EXPLORERS),
        "vetoed": Growing(),
        "memory": Growing(),
        "drawn": Growing(),
    }

    def __init__(
        self,
        parts: Parts,
        seats: i64,
        supply: vec[u8],
        discards: vec[u8],
        paid: vec[u8],
        turned: vec[u8],
        ships: vec[u8],
        player: vec[Player],
        magellan: vec[i64],
        deck: vec[u8],
        vetoed: vec[u8],
        memory: vec[u8],
        drawn: vec[u8],
    ) -> None:
        super().__init__(seats)
        self.parts = parts
        self.supply = supply
        self.discards = discards
        self.paid = paid
        self.turned = turned
        self.ships = ships
        self.player = player
        self.magellan = magellan
        self.deck = deck
        self.vetoed = vetoed
        self.memory = memory
        self.drawn = drawn
        self.own_rows: i64 = 0

    @staticmethod
    def empty(parts: Parts, seats: i64) -> Table:
        """Return a table with nothing on it."""
        return Table(
            parts,
            seats,
            vec[u8]([0] * at.VALUES),
            vec[u8]([0] * at.VALUES),
            vec[u8]([0] * at.VALUES),
            vec[u8]([0] * at.VALUES),
            vec[u8]([0] * (seats * at.SEAT_SHIPS)),
            Player.empty(seats),
            vec[i64]([0] * (at.MAGELLANS * at.MAGELLAN_SHEET)),
            vec[u8]([0] * at.EXPLORERS),
            vec[u8](),
            vec[u8](),
            vec[u8](),
        )

    def copy(self) -> Table:
        """Return an independent table that nobody listens to."""
        return self.visible(self.exact, self.supply, Player.copies(self.player), self.magellan, self.drawn)

    def supply_to_write(self) -> vec[u8]:
        """Return the row, no longer shared with copies."""
        if self.own_rows & 1 == 0:
            self.supply = self.supply[:]
            self.own_rows |= 1
        return self.supply

    def discards_to_write(self) -> vec[u8]:
        """Return the row, no longer shared with copies."""
        if self.own_rows & 2 == 0:
            self.discards = self.discards[:]
            self.own_rows |= 2
        return self.discards

    def paid_to_write(self) -> vec[u8]:
        """Return the row, no longer shared with copies."""
        if self.own_rows & 4 == 0:
            self.paid = self.paid[:]
            self.own_rows |= 4
        return self.paid

    def turned_to_write(self) -> vec[u8]:
        """Return the row, no longer shared with copies."""
        if self.own_rows & 8 == 0:
            self.turned = self.turned[:]
            self.own_rows |= 8
        return self.turned

    def ships_to_write(self) -> vec[u8]:
        """Return the row, no longer shared with copies."""
        if self.own_rows & 16 == 0:
            self.ships = self.ships[:]
            self.own_rows |= 16
        return self.ships

    def magellan_to_write(self) -> vec[i64]:
        """Return the row, no longer shared with copies."""
        if self.own_rows & 32 == 0:
            self.magellan = self.magellan[:]
            self.own_rows |= 32
        return self.magellan

    def deck_to_write(self) -> vec[u8]:
        """Return the row, no longer shared with copies."""
        if self.own_rows & 64 == 0:
            self.deck = self.deck[:]
            self.own_rows |= 64
        return self.deck

    def vetoed_to_write(self) -> vec[u8]:
        """Return the row, no longer shared with copies."""
        if self.own_rows & 128 == 0:
            self.vetoed = self.vetoed[:]
            self.own_rows |= 128
        return self.vetoed

    def memory_to_write(self) -> vec[u8]:
        """Return the row, no longer shared with copies."""
        if self.own_rows & 256 == 0:
            self.memory = self.memory[:]
            self.own_rows |= 256
        return self.memory

    def drawn_to_write(self) -> vec[u8]:
        """Return the row, no longer shared with copies."""
        if self.own_rows & 512 == 0:
            self.drawn = self.drawn[:]
            self.own_rows |= 512
        return self.drawn

    def visible(
        self, exact: bool, supply: vec[u8], player: vec[Player], magellan: vec[i64], drawn: vec[u8]
    ) -> Table:
        """Return a table with what everybody sees, and this."""
        self.own_rows = 0
        other = Table(
            self.parts,
            self.seats,
            supply,
            self.discards,
            self.paid,
            self.turned,
            self.ships,
            player,
            magellan,
            self.deck,
            self.vetoed,
            self.memory,
            drawn,
        )
        other.phase = self.phase
        other.actor = self.actor
        other.year = self.year
        other.auctioneer = self.auctioneer
        other.opener = self.opener
        other.explorer = self.explorer
        other.bidder = self.bidder
        other.bid = self.bid
        other.due = self.due
        other.exact = exact
        other.ship = self.ship
        other.drawer = self.drawer
        other.draws = self.draws
        other.after = self.after
        other.round_seat = self.round_seat
        other.swapper = self.swapper
        other.swap_ships = self.swap_ships
        other.swaps = self.swaps
        other.last_buyer = self.last_buyer
        other.pizarro_sum = self.pizarro_sum
        return other

    # --- end of what is written ---
