"""The table: plain numbers, cheap to copy.

Gold cards are counted per value, explorer cards per explorer. `ships` holds how many ships a seat has on each
space of each track; Magellan's ships, which carry gold cards, have names (0, 1, 2) and places of their own.
"""

from __future__ import annotations

from typing import Annotated, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr, u8

from carrack.core import tables
from carrack.core.api import OVER
from carrack.core.fields import Cells, Growing, Lazy, Range, Seat, Seats, Seen
from carrack.core.tables import LARGEST, SMALL, SMALLEST, checked, misfit, small_row, wide_row
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
        """A note of what happened to a seat's hand."""
        self.memory = append(self.memory_to_write(), u8(seat * at.NOTE_SEAT + what))

    def note_amount(self, note: i64, amount: i64) -> None:
        """A note with an amount of gold, which takes two bytes."""
        self.memory = append(
            append(append(self.memory_to_write(), u8(note)), u8(amount // at.BYTE)), u8(amount % at.BYTE)
        )

    def note_counts(self, cards: vec[u8]) -> None:
        value: i64
        for value in range(at.VALUES):
            self.memory = append(self.memory_to_write(), cards[value])

    # --- written by tools/fields.py ---

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
        self.own_rows = 0
        other = Table(
            self.parts,
            self.seats,
            self.supply,
            self.discards,
            self.paid,
            self.turned,
            self.ships,
            Player.copies(self.player),
            self.magellan,
            self.deck,
            self.vetoed,
            self.memory,
            self.drawn,
        )
        other.take_scalars(self)
        return other

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

    def take_scalars(self, other: Table) -> None:
        """Take every single number of another table."""
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
        other.take_scalars(self)
        other.exact = exact
        return other

    def rows(self) -> list[list[int]]:
        """Return everything but what is derived."""
        return [
            [
                int(self.phase),
                int(self.actor),
                int(self.year),
                int(self.auctioneer),
                int(self.opener),
                int(self.explorer),
                int(self.bidder),
                int(self.bid),
                int(self.due),
                int(self.exact),
                int(self.ship),
                int(self.drawer),
                int(self.draws),
                int(self.after),
                int(self.round_seat),
                int(self.swapper),
                int(self.swap_ships),
                int(self.swaps),
                int(self.last_buyer),
                int(self.pizarro_sum),
            ],
            [
                *[n for one in self.player for n in one.gold_row()],
                *[int(n) for n in self.supply],
                *[int(n) for n in self.discards],
                *[int(n) for n in self.paid],
                *[int(n) for n in self.turned],
            ],
            [int(n) for n in self.ships],
            [n for one in self.player for n in one.numbers()],
            [int(n) for n in self.magellan],
            [int(n) for n in self.deck],
            [int(n) for n in self.vetoed],
            [int(n) for n in self.memory],
            [int(n) for n in self.drawn],
        ]

    def take_rows(self, rows: list[list[int]]) -> Table:
        """Take what `rows` gave, and return the table; rows that no table gives are refused."""
        if len(rows) != 9:
            raise misfit()
        one = checked(rows[0], 20, SMALLEST, LARGEST)
        self.phase = one[0]
        self.actor = one[1]
        self.year = one[2]
        self.auctioneer = one[3]
        self.opener = one[4]
        self.explorer = one[5]
        self.bidder = one[6]
        self.bid = one[7]
        self.due = one[8]
        self.exact = one[9] != 0
        self.ship = one[10]
        self.drawer = one[11]
        self.draws = one[12]
        self.after = one[13]
        self.round_seat = one[14]
        self.swapper = one[15]
        self.swap_ships = one[16]
        self.swaps = one[17]
        self.last_buyer = one[18]
        self.pizarro_sum = one[19]
        gold_row = checked(
            rows[1],
            self.seats * (at.VALUES + at.VALUES) + at.VALUES + at.VALUES + at.VALUES + at.VALUES,
            0,
            SMALL,
        )
        gold_size = at.VALUES + at.VALUES
        start = self.seats * gold_size
        self.supply = small_row(gold_row[start : start + at.VALUES])
        start += at.VALUES
        self.discards = small_row(gold_row[start : start + at.VALUES])
        start += at.VALUES
        self.paid = small_row(gold_row[start : start + at.VALUES])
        start += at.VALUES
        self.turned = small_row(gold_row[start : start + at.VALUES])
        self.ships = small_row(rows[2], self.seats * at.SEAT_SHIPS)
        size = 9
        numbers = checked(rows[3], self.seats * size, SMALLEST, LARGEST)
        for seat in range(self.seats):
            self.player[seat].take(
                numbers[seat * size : (seat + 1) * size], gold_row[seat * gold_size : (seat + 1) * gold_size]
            )
        self.magellan = wide_row(rows[4], at.MAGELLANS * at.MAGELLAN_SHEET)
        self.deck = small_row(rows[5], at.EXPLORERS)
        self.vetoed = small_row(rows[6])
        self.memory = small_row(rows[7])
        self.drawn = small_row(rows[8])
        return self

    def check_fields(self) -> None:
        """Raise AssertionError if a number of the table or of a seat is out of its range."""
        assert 0 <= self.phase <= at.FINISHED, "phase"
        assert OVER <= self.actor < self.seats, "actor"
        assert 0 <= self.year <= at.LAST_YEAR, "year"
        assert 0 <= self.auctioneer < self.seats, "a seat"
        assert 0 <= self.opener < self.seats, "a seat"
        assert at.NONE <= self.explorer <= at.EXPLORERS - 1, "explorer"
        assert at.NONE <= self.bidder < self.seats, "bidder"
        assert 0 <= self.bid <= LARGEST, "a number below zero"
        assert 0 <= self.due <= LARGEST, "a number below zero"
        assert at.NONE <= self.ship <= at.TRACKS - 1, "ship"
        assert 0 <= self.drawer < self.seats, "a seat"
        assert 0 <= self.draws <= LARGEST, "a number below zero"
        assert at.NEXT_CARD <= self.after <= at.GOLD_TURNED, "what follows a draw"
        assert 0 <= self.round_seat <= at.MOST_SEATS, "round"
        assert 0 <= self.swapper < self.seats, "a seat"
        assert 0 <= self.swap_ships <= LARGEST, "a number below zero"
        assert 0 <= self.swaps <= LARGEST, "a number below zero"
        assert at.NONE <= self.last_buyer < self.seats, "last buyer"
        assert 0 <= self.pizarro_sum <= LARGEST, "a number below zero"
        for one in self.player:
            one.check()

    # --- end of what is written ---
