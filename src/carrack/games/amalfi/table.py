"""The table: plain numbers, cheap to copy.

Cards and tiles know where they are (`art_at`, `char_at`, `tile_at`); the rows of the board know what lies in
them. What is still to be done stands on a stack of clauses (see `stack.py`).
"""

from __future__ import annotations

from typing import Annotated, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr, u8

from carrack.core import tables
from carrack.core.api import OVER
from carrack.core.fields import Cells, Derived, Items, Lazy, Range, Seats, Seen, Shared
from carrack.core.tables import LARGEST, SMALLEST, checked, misfit, small_row, wide_row
from carrack.games.amalfi import language
from carrack.games.amalfi import layout as at
from carrack.games.amalfi.components.parts import Parts
from carrack.games.amalfi.player import Player

MOST_DEPTH: Final = 150
MOST_DUE: Final = 60
MOST_WORTH: Final = 20
LARGEST_ON_STACK: Final = (1 << language.PERMISSIONS) - 1
"""A grant's set of what it permits."""
LAST_SEAT: Final = at.MOST_SEATS - 1


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Table(tables.Table):
    """Everything on the table."""

    parts: Parts
    phase: Annotated[i64, Range(0, at.FINISHED), Seen] = at.RUN
    actor: Annotated[i64, Range(OVER, LAST_SEAT), Seen]
    hands: Annotated[i64, Range(0, at.SCORE_DRAFT, "options"), Seen] = at.BY_PACKS
    rival: Annotated[i64, Range(0, at.NO_RIVAL, "options"), Seen] = at.NO_RIVAL
    """Naples or Genoa; NO_RIVAL until it is chosen."""
    period: Annotated[i64, Range(0, at.PERIODS - 1), Seen] = 0
    rose: Annotated[i64, Range(0, LAST_SEAT, "a seat"), Seen] = 0
    """Who holds the Wind Rose."""
    rose_taken: Annotated[bool, Range(0, 1), Seen] = False
    """Somebody has passed in this period."""
    turn: Annotated[i64, Range(0, LAST_SEAT, "a seat"), Seen] = 0
    action: Annotated[i64, Range(at.NONE, at.A_CONSTRUCTION), Seen] = at.NONE
    """The main action being done."""
    visit: Annotated[i64, Range(at.NONE, at.DESTINATIONS - 1, "action"), Seen] = at.NONE
    """The destination being visited."""
    sent: Annotated[bool, Range(0, 1), Seen] = False
    """A ship has been sent by the destination being visited."""
    due: Annotated[i64, Range(0, MOST_DUE, "payment"), Seen] = 0
    """Still to be paid in this payment."""
    due_with: Annotated[i64, Range(0, language.ALL_HOLDS, "payment"), Seen] = 0
    cheapest: Annotated[i64, Range(0, MOST_WORTH, "payment"), Seen] = 0
    """The least that a hold ship of this payment has brought; 0: none was used."""
    supplied: Annotated[bool, Range(0, 1), Seen] = False
    """An emergency ship has paid in this payment."""
    crumbed: Annotated[bool, Range(0, 1), Seen] = False
    """Bread has stood for resources in this payment."""
    dealt_to: Annotated[i64, Range(0, LAST_SEAT, "a seat"), Seen] = 0
    draft_round: Annotated[i64, Range(0, at.DEALT_ROUNDS - 1, "draft"), Seen] = 0
    lost: Annotated[bool, Range(0, 1), Seen] = False
    """The rival has won."""
    rival_ships: Annotated[i64, Range(0, at.RIVAL_SHIPS, "ships of the rival"), Seen] = 0
    rival_lights: Annotated[i64, Range(0, at.LIGHTHOUSES, "lighthouses of the rival"), Seen] = 0
    depth: Annotated[i64, Range(0, MOST_DEPTH), Seen] = 0
    player: Annotated[vec[Player], Seats, Seen]
    modifiers: Annotated[vec[i64], Derived(each=at.MODIFIERS)]
    """Sums of permanent effects; copies share the row, `add_up` makes it anew."""
    board: Annotated[vec[u8], Cells(at.BOARD), Seen]
    dock: Annotated[vec[u8], Cells(at.DESTINATIONS), Seen]
    light: Annotated[vec[u8], Cells(at.DESTINATIONS), Seen, Shared]
    tile_at: Annotated[vec[u8], Cells(at.TILES), Seen, Shared]
    art_at: Annotated[vec[u8], Cells(at.ARTWORKS), Seen, Shared]
    char_at: Annotated[vec[u8], Cells(at.CHARACTERS)]
    shown: Annotated[vec[u8], Cells(at.CHARACTERS), Seen, Shared]
    """Where everybody saw a character come from: 1 + the seat whose starting hand had it, or the deck."""
    dealt: Annotated[vec[u8], Cells(at.CHARACTERS), Lazy]
    """How characters were dealt and kept for the starting hands: what seats remember."""
    stack: Annotated[
        vec[i64], Items(at.ITEM, "depth", at.FIRST_STACK, MOST_DEPTH, largest=LARGEST_ON_STACK), Seen
    ]
    """What is still to be done, the next thing last."""

    # --- reading ----------------------------------------------------------------------------------------

    def modifier(self, seat: i64, what: i64) -> i64:
        """Return one of a seat's modifiers."""
        return self.modifiers[seat * at.MODIFIERS + what]

    def granary(self, seat: i64) -> i64:
        """Return how much bread a seat can store."""
        erected = at.LIGHTHOUSES - self.player[seat].lights
        return self.parts.granary + erected + self.modifiers[seat * at.MODIFIERS + at.STORE]

    def alone(self) -> bool:
        """Return whether somebody plays against a rival."""
        return self.seats == 1

    def evolving(self, row: i64) -> i64:
        """Return the evolving destination of this row, from the top: printed, or the tile that covers it."""
        cover = i64(self.board[at.COVERS_AT + row])
        return at.FIRST_EVOLVING + row if cover == 0 else at.FIRST_TILE + cover - 1

    def is_evolving(self, place: i64) -> bool:
        """Return whether a destination is an evolving one: printed and not covered, or a covering tile."""
        if place < at.FIRST_EVOLVING:
            return False
        if place < at.FIRST_TILE:
            return self.board[at.COVERS_AT + place - at.FIRST_EVOLVING] == 0
        return self.tile_at[place - at.FIRST_TILE] == at.COVERING

    def has_slot(self, place: i64) -> bool:
        """Return whether a destination is on the table and has room for a lighthouse."""
        if place < at.FIRST_EVOLVING:
            return True
        if place < at.FIRST_TILE:
            return False
        where = i64(self.tile_at[place - at.FIRST_TILE])
        return where == at.COVERING or where >= at.OWNED

    def berths_of(self, place: i64, seat: i64) -> i64:
        """Return how many ships of a seat lie at a dock: invite.16 lets two lie there."""
        dock = i64(self.dock[place])
        first = i64(1) if dock & at.FIRST_BERTH == seat + 1 else i64(0)
        return first + (1 if dock >> at.SECOND_BERTH == seat + 1 else 0)

    def lighthouse_of(self, place: i64) -> i64:
        """Return whose lighthouse stands at a destination, or NONE; a rival's counts for none (solo.8)."""
        mark = i64(self.light[place])
        return i64(at.NONE) if mark == 0 or mark == at.RIVAL_MARK else mark - 1

    def discoverer(self, place: i64) -> i64:
        """Return whose private destination it is, or NONE."""
        if place < at.FIRST_TILE or self.tile_at[place - at.FIRST_TILE] < at.OWNED:
            return at.NONE
        return i64(self.tile_at[place - at.FIRST_TILE]) - at.OWNED

    # --- written by tools/fields.py ---

    def __init__(
        self,
        parts: Parts,
        seats: i64,
        player: vec[Player],
        modifiers: vec[i64],
        board: vec[u8],
        dock: vec[u8],
        light: vec[u8],
        tile_at: vec[u8],
        art_at: vec[u8],
        char_at: vec[u8],
        shown: vec[u8],
        dealt: vec[u8],
        stack: vec[i64],
    ) -> None:
        super().__init__(seats)
        self.parts = parts
        self.player = player
        self.modifiers = modifiers
        self.board = board
        self.dock = dock
        self.light = light
        self.tile_at = tile_at
        self.art_at = art_at
        self.char_at = char_at
        self.shown = shown
        self.dealt = dealt
        self.stack = stack
        self.own_rows: i64 = 0

    @staticmethod
    def empty(parts: Parts, seats: i64) -> Table:
        """Return a table with nothing on it."""
        return Table(
            parts,
            seats,
            Player.empty(seats),
            vec[i64]([0] * (seats * at.MODIFIERS)),
            vec[u8]([0] * at.BOARD),
            vec[u8]([0] * at.DESTINATIONS),
            vec[u8]([0] * at.DESTINATIONS),
            vec[u8]([0] * at.TILES),
            vec[u8]([0] * at.ARTWORKS),
            vec[u8]([0] * at.CHARACTERS),
            vec[u8]([0] * at.CHARACTERS),
            vec[u8]([0] * at.CHARACTERS),
            vec[i64]([0] * (at.FIRST_STACK * at.ITEM)),
        )

    def copy(self) -> Table:
        """Return an independent table that nobody listens to."""
        self.own_rows = 0
        other = Table(
            self.parts,
            self.seats,
            Player.copies(self.player),
            self.modifiers,
            self.board[:],
            self.dock[:],
            self.light,
            self.tile_at,
            self.art_at,
            self.char_at[:],
            self.shown,
            self.dealt,
            self.stack[:],
        )
        other.take_scalars(self)
        return other

    def dealt_to_write(self) -> vec[u8]:
        """Return the row, no longer shared with copies."""
        if self.own_rows & 1 == 0:
            self.dealt = self.dealt[:]
            self.own_rows |= 1
        return self.dealt

    def take_scalars(self, other: Table) -> None:
        """Take every single number of another table."""
        self.phase = other.phase
        self.actor = other.actor
        self.hands = other.hands
        self.rival = other.rival
        self.period = other.period
        self.rose = other.rose
        self.rose_taken = other.rose_taken
        self.turn = other.turn
        self.action = other.action
        self.visit = other.visit
        self.sent = other.sent
        self.due = other.due
        self.due_with = other.due_with
        self.cheapest = other.cheapest
        self.supplied = other.supplied
        self.crumbed = other.crumbed
        self.dealt_to = other.dealt_to
        self.draft_round = other.draft_round
        self.lost = other.lost
        self.rival_ships = other.rival_ships
        self.rival_lights = other.rival_lights
        self.depth = other.depth

    def visible(self, char_at: vec[u8], dealt: vec[u8]) -> Table:
        """Return a table with what everybody sees, and these rows."""
        self.own_rows = 0
        other = Table(
            self.parts,
            self.seats,
            Player.copies(self.player),
            self.modifiers,
            self.board[:],
            self.dock[:],
            self.light,
            self.tile_at,
            self.art_at,
            char_at,
            self.shown,
            dealt,
            self.stack[:],
        )
        other.take_scalars(self)
        return other

    def rows(self) -> list[list[int]]:
        """Return everything but what is derived."""
        return [
            [
                int(self.phase),
                int(self.actor),
                int(self.hands),
                int(self.rival),
                int(self.period),
                int(self.rose),
                int(self.rose_taken),
                int(self.turn),
                int(self.action),
                int(self.visit),
                int(self.sent),
                int(self.due),
                int(self.due_with),
                int(self.cheapest),
                int(self.supplied),
                int(self.crumbed),
                int(self.dealt_to),
                int(self.draft_round),
                int(self.lost),
                int(self.rival_ships),
                int(self.rival_lights),
                int(self.depth),
            ],
            [n for one in self.player for n in one.numbers()],
            [n for one in self.player for n in one.sets()],
            [int(n) for n in self.board],
            [int(n) for n in self.dock],
            [int(n) for n in self.light],
            [int(n) for n in self.tile_at],
            [int(n) for n in self.art_at],
            [int(n) for n in self.char_at],
            [int(n) for n in self.shown],
            [int(n) for n in self.dealt],
            [int(self.stack[i]) for i in range(self.depth * at.ITEM)],
        ]

    def take_rows(self, rows: list[list[int]]) -> Table:
        """Take what `rows` gave, and return the table; rows that no table gives are refused."""
        if len(rows) != 12:
            raise misfit()
        one = checked(rows[0], 22, SMALLEST, LARGEST)
        self.phase = one[0]
        self.actor = one[1]
        self.hands = one[2]
        self.rival = one[3]
        self.period = one[4]
        self.rose = one[5]
        self.rose_taken = one[6] != 0
        self.turn = one[7]
        self.action = one[8]
        self.visit = one[9]
        self.sent = one[10] != 0
        self.due = one[11]
        self.due_with = one[12]
        self.cheapest = one[13]
        self.supplied = one[14] != 0
        self.crumbed = one[15] != 0
        self.dealt_to = one[16]
        self.draft_round = one[17]
        self.lost = one[18] != 0
        self.rival_ships = one[19]
        self.rival_lights = one[20]
        self.depth = one[21]
        size = 25 + language.RESOURCES
        numbers = checked(rows[1], self.seats * size, SMALLEST, LARGEST)
        sets = checked(rows[2], self.seats * 5, 0, (1 << at.PERMANENTS) - 1)
        for seat in range(self.seats):
            self.player[seat].take(numbers[seat * size : (seat + 1) * size], sets[seat * 5 : (seat + 1) * 5])
        self.board = small_row(rows[3], at.BOARD)
        self.dock = small_row(rows[4], at.DESTINATIONS)
        self.light = small_row(rows[5], at.DESTINATIONS)
        self.tile_at = small_row(rows[6], at.TILES)
        self.art_at = small_row(rows[7], at.ARTWORKS)
        self.char_at = small_row(rows[8], at.CHARACTERS)
        self.shown = small_row(rows[9], at.CHARACTERS)
        self.dealt = small_row(rows[10], at.CHARACTERS)
        if len(rows[11]) > MOST_DEPTH * at.ITEM or len(rows[11]) != self.depth * at.ITEM:
            raise misfit()
        stack = wide_row(rows[11], most=LARGEST_ON_STACK)
        while len(stack) < at.FIRST_STACK * at.ITEM:
            stack = append(stack, i64(0))
        self.stack = stack
        return self

    def check_fields(self) -> None:
        """Raise AssertionError if a number of the table or of a seat is out of its range."""
        assert 0 <= self.phase <= at.FINISHED, "phase"
        assert OVER <= self.actor <= LAST_SEAT, "actor"
        assert 0 <= self.hands <= at.SCORE_DRAFT, "options"
        assert 0 <= self.rival <= at.NO_RIVAL, "options"
        assert 0 <= self.period <= at.PERIODS - 1, "period"
        assert 0 <= self.rose <= LAST_SEAT, "a seat"
        assert 0 <= self.turn <= LAST_SEAT, "a seat"
        assert at.NONE <= self.action <= at.A_CONSTRUCTION, "action"
        assert at.NONE <= self.visit <= at.DESTINATIONS - 1, "action"
        assert 0 <= self.due <= MOST_DUE, "payment"
        assert 0 <= self.due_with <= language.ALL_HOLDS, "payment"
        assert 0 <= self.cheapest <= MOST_WORTH, "payment"
        assert 0 <= self.dealt_to <= LAST_SEAT, "a seat"
        assert 0 <= self.draft_round <= at.DEALT_ROUNDS - 1, "draft"
        assert 0 <= self.rival_ships <= at.RIVAL_SHIPS, "ships of the rival"
        assert 0 <= self.rival_lights <= at.LIGHTHOUSES, "lighthouses of the rival"
        assert 0 <= self.depth <= MOST_DEPTH, "depth"
        for one in self.player:
            one.check()

    # --- end of what is written ---
