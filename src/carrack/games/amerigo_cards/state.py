"""What lies on the table: plain numbers, cheap to copy.

Cards are counts per kind (good × rudders). `cards` holds rows of 15 counts: five rows for each seat, then
the common rows; `sheet` holds each seat's few numbers, then the market. The functions `hand(seat)` …
give where a row begins.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from carrack.core import tables
from carrack.core.tables import misfit, small_row, wide_row
from carrack.core.verdicts import malformed
from carrack.games.amerigo_cards import layout as at


@final
class Parts:
    """The component values for one number of seats."""

    def __init__(
        self,
        kinds: vec[i64],
        deal: vec[i64],
        king: vec[i64],
        compensation_rudders: i64,
        hand_limit: i64,
        exhibition_limit: i64,
        doubloon_rudders: i64,
        homeward_factor: i64,
        explore_factor: i64,
        stuck_draw: i64,
        companies: i64,
        lone_sailor_is_longest: bool,
        popular_price: i64,
        common_price: i64,
        final_price: i64,
        sailing_at_end: i64,
    ) -> None:
        self.kinds: vec[i64] = kinds
        self.deal: vec[i64] = deal
        self.king: vec[i64] = king
        self.compensation_rudders: i64 = compensation_rudders
        self.hand_limit: i64 = hand_limit
        self.exhibition_limit: i64 = exhibition_limit
        self.doubloon_rudders: i64 = doubloon_rudders
        self.homeward_factor: i64 = homeward_factor
        self.explore_factor: i64 = explore_factor
        self.stuck_draw: i64 = stuck_draw
        self.companies: i64 = companies
        self.lone_sailor_is_longest: bool = lone_sailor_is_longest
        self.popular_price: i64 = popular_price
        self.common_price: i64 = common_price
        self.final_price: i64 = final_price
        self.sailing_at_end: i64 = sailing_at_end
        self.cards: i64 = 0
        kind: i64
        for kind in range(at.KINDS):
            self.cards += kinds[kind]


SCALARS: Final = (
    "phase",
    "actor",
    "turn",
    "deck_size",
    "discards_size",
    "shuffled",
    "drawer",
    "draws",
    "sellers",
    "rare",
    "popular",
    "picks",
    "ending",
)
"""The single numbers of a table, in the order of its first row."""


@final
class Table(tables.Table):
    """Everything on the table."""

    def __init__(
        self,
        parts: Parts,
        seats: i64,
        cards: vec[u8],
        sheet: vec[i64],
        piles: vec[u8],
        memory: vec[u8],
    ) -> None:
        super().__init__(seats)
        self.parts: Parts = parts
        self.cards: vec[u8] = cards
        self.sheet: vec[i64] = sheet
        self.piles: vec[u8] = piles
        """The treasure piles, bottom to top, each in its own stretch of `parts.cards` places."""
        self.memory: vec[u8] = memory
        """Who drew and who showed which card since the reshuffle, in order: what a good memory keeps."""
        self.phase: i64 = at.DEAL
        self.turn: i64 = 0
        self.deck_size: i64 = 0
        self.discards_size: i64 = 0
        self.shuffled: bool = False
        self.drawer: i64 = 0
        self.draws: i64 = 0
        """Cards still to come to the drawer."""
        self.sellers: i64 = 0
        """One bit per seat that still has to sell in this sale."""
        self.rare: i64 = at.NONE
        self.popular: i64 = at.NONE
        self.picks: i64 = 0
        """Cards still to be picked in the phase at hand."""
        self.ending: i64 = at.NOT_ENDED

    def copy(self) -> Table:
        other = Table(
            self.parts,
            self.seats,
            self.cards[:],
            self.sheet[:],
            self.piles[:],
            self.memory[:],
        )
        other.phase = self.phase
        other.actor = self.actor
        other.turn = self.turn
        other.deck_size = self.deck_size
        other.discards_size = self.discards_size
        other.shuffled = self.shuffled
        other.drawer = self.drawer
        other.draws = self.draws
        other.sellers = self.sellers
        other.rare = self.rare
        other.popular = self.popular
        other.picks = self.picks
        other.ending = self.ending
        return other

    # --- where a row of cards begins --------------------------------------------------------------------

    def hand(self, seat: i64) -> i64:
        return seat * at.SEAT_CARDS + at.HAND

    def exhibition(self, seat: i64) -> i64:
        return seat * at.SEAT_CARDS + at.EXHIBITION

    def journey(self, seat: i64) -> i64:
        return seat * at.SEAT_CARDS + at.JOURNEY

    def shown(self, seat: i64) -> i64:
        return seat * at.SEAT_CARDS + at.SHOWN

    def drawn(self, seat: i64) -> i64:
        return seat * at.SEAT_CARDS + at.DRAWN

    def deck(self) -> i64:
        return self.seats * at.SEAT_CARDS + at.DECK

    def discards(self) -> i64:
        return self.seats * at.SEAT_CARDS + at.DISCARDS

    def reshuffled(self) -> i64:
        return self.seats * at.SEAT_CARDS + at.RESHUFFLED

    def staying(self) -> i64:
        return self.seats * at.SEAT_CARDS + at.STAYING

    def turned(self) -> i64:
        return self.seats * at.SEAT_CARDS + at.TURNED

    # --- a seat's sheet ---------------------------------------------------------------------------------

    def hand_size(self, seat: i64) -> i64:
        return self.sheet[seat * at.SHEET + at.HAND_SIZE]

    def exhibited(self, seat: i64) -> i64:
        return self.sheet[seat * at.SHEET + at.EXHIBITED]

    def doubloons(self, seat: i64) -> i64:
        return self.sheet[seat * at.SHEET + at.DOUBLOONS]

    def place(self, seat: i64) -> i64:
        return self.sheet[seat * at.SHEET + at.PLACE]

    def distance(self, seat: i64) -> i64:
        return self.sheet[seat * at.SHEET + at.DISTANCE]

    def market(self, good: i64) -> i64:
        """How many of a good are exhibited by all."""
        return self.sheet[self.seats * at.SHEET + good]

    # --- the treasure pile ------------------------------------------------------------------------------

    def put_on_pile(self, seat: i64, kind: i64) -> None:
        size = self.sheet[seat * at.SHEET + at.DOUBLOONS]
        self.piles[seat * self.parts.cards + size] = u8(kind)
        self.sheet[seat * at.SHEET + at.DOUBLOONS] = size + 1

    def take_from_pile(self, seat: i64) -> i64:
        size = self.sheet[seat * at.SHEET + at.DOUBLOONS] - 1
        self.sheet[seat * at.SHEET + at.DOUBLOONS] = size
        return i64(self.piles[seat * self.parts.cards + size])

    def pile(self, seat: i64) -> list[int]:
        """The cards of a treasure pile, bottom to top."""
        start = seat * self.parts.cards
        return [int(self.piles[start + i]) for i in range(self.doubloons(seat))]

    def remember(self, seat: i64, what: i64) -> None:
        """Note for the memory of the second deck: a kind that left the hand, or MEMORY_DREW."""
        if self.shuffled:
            self.memory = append(self.memory, u8(seat * at.MEMORY_SEAT + what))

    # --- as rows of numbers -----------------------------------------------------------------------------

    def rows(self) -> list[list[int]]:
        rows = [
            self.scalars(SCALARS),
            [int(n) for n in self.cards],
            [int(n) for n in self.sheet],
            [int(n) for n in self.memory],
        ]
        for seat in range(self.seats):
            rows.append(self.pile(seat))
        return rows


PILES: Final = 4
"""The rows of a dumped table before the treasure piles."""


def empty_table(parts: Parts, seats: i64) -> Table:
    """A table with nothing on it."""
    return Table(
        parts,
        seats,
        vec[u8]([0] * (seats * at.SEAT_CARDS + at.COMMON_CARDS)),
        vec[i64]([0] * (seats * at.SHEET + at.GOODS)),
        vec[u8]([0] * (seats * parts.cards)),
        vec[u8](),
    )


def table_from_rows(parts: Parts, seats: i64, rows: list[list[int]]) -> Table:
    """The table that gave these rows; rows that no table gives are refused."""
    if len(rows) != PILES + seats:
        raise misfit()
    table = empty_table(parts, seats)
    table.set_scalars(SCALARS, rows[0])
    table.cards = small_row(rows[1], len(table.cards))
    table.sheet = wide_row(rows[2], len(table.sheet))
    table.memory = small_row(rows[3])
    i: i64
    seat: i64
    for seat in range(seats):
        pile = rows[PILES + seat]
        fits = len(pile) == table.doubloons(seat) and len(pile) <= parts.cards
        if not fits or not all(0 <= kind < at.KINDS for kind in pile):
            raise malformed("dump.unreadable", reason="a treasure pile does not fit its size")
        for i in range(len(pile)):
            table.piles[seat * parts.cards + i] = u8(pile[i])
    return table
