"""The table: plain numbers, cheap to copy.

Cards and tiles know where they are (`art_at`, `char_at`, `tile_at`); the rows of the board know what lies in
them. What is still to be done stands on a stack of clauses (see `stack.py`).
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from carrack.core import tables
from carrack.core.api import OVER
from carrack.core.fields import Cells, Derived, Items, Lazy, Marks, Range, Seats, Seen, Shared
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
    """The seat that holds the Wind Rose."""
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
    board: Annotated[vec[u8], Cells(at.BOARD), Seen, Lazy]
    dock: Annotated[vec[u8], Cells(at.DESTINATIONS), Seen, Lazy]
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

    FIELDS: ClassVar[Marks] = {
        "phase": Range(0, at.FINISHED),
        "actor": Range(OVER, LAST_SEAT),
        "hands": Range(0, at.SCORE_DRAFT, "options"),
        "rival": Range(0, at.NO_RIVAL, "options"),
        "period": Range(0, at.PERIODS - 1),
        "rose": Range(0, LAST_SEAT, "a seat"),
        "rose_taken": Range(0, 1),
        "turn": Range(0, LAST_SEAT, "a seat"),
        "action": Range(at.NONE, at.A_CONSTRUCTION),
        "visit": Range(at.NONE, at.DESTINATIONS - 1, "action"),
        "sent": Range(0, 1),
        "due": Range(0, MOST_DUE, "payment"),
        "due_with": Range(0, language.ALL_HOLDS, "payment"),
        "cheapest": Range(0, MOST_WORTH, "payment"),
        "supplied": Range(0, 1),
        "crumbed": Range(0, 1),
        "dealt_to": Range(0, LAST_SEAT, "a seat"),
        "draft_round": Range(0, at.DEALT_ROUNDS - 1, "draft"),
        "lost": Range(0, 1),
        "rival_ships": Range(0, at.RIVAL_SHIPS, "ships of the rival"),
        "rival_lights": Range(0, at.LIGHTHOUSES, "lighthouses of the rival"),
        "depth": Range(0, MOST_DEPTH),
        "player": Seats(),
        "board": Cells(at.BOARD),
        "dock": Cells(at.DESTINATIONS),
        "light": Cells(at.DESTINATIONS),
        "tile_at": Cells(at.TILES),
        "art_at": Cells(at.ARTWORKS),
        "char_at": Cells(at.CHARACTERS),
        "shown": Cells(at.CHARACTERS),
        "dealt": Cells(at.CHARACTERS),
        "stack": Items(at.ITEM, "depth", at.FIRST_STACK, MOST_DEPTH, largest=LARGEST_ON_STACK),
    }

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
        return self.visible(self.char_at[:], self.dealt)

    def board_to_write(self) -> vec[u8]:
        """Return the row, no longer shared with copies."""
        if self.own_rows & 1 == 0:
            self.board = self.board[:]
            self.own_rows |= 1
        return self.board

    def dock_to_write(self) -> vec[u8]:
        """Return the row, no longer shared with copies."""
        if self.own_rows & 2 == 0:
            self.dock = self.dock[:]
            self.own_rows |= 2
        return self.dock

    def dealt_to_write(self) -> vec[u8]:
        """Return the row, no longer shared with copies."""
        if self.own_rows & 4 == 0:
            self.dealt = self.dealt[:]
            self.own_rows |= 4
        return self.dealt

    def visible(self, char_at: vec[u8], dealt: vec[u8]) -> Table:
        """Return a table with what everybody sees, and this."""
        self.own_rows = 0
        other = Table(
            self.parts,
            self.seats,
            Player.copies(self.player),
            self.modifiers,
            self.board,
            self.dock,
            self.light,
            self.tile_at,
            self.art_at,
            char_at,
            self.shown,
            dealt,
            self.stack[:],
        )
        other.phase = self.phase
        other.actor = self.actor
        other.hands = self.hands
        other.rival = self.rival
        other.period = self.period
        other.rose = self.rose
        other.rose_taken = self.rose_taken
        other.turn = self.turn
        other.action = self.action
        other.visit = self.visit
        other.sent = self.sent
        other.due = self.due
        other.due_with = self.due_with
        other.cheapest = self.cheapest
        other.supplied = self.supplied
        other.crumbed = self.crumbed
        other.dealt_to = self.dealt_to
        other.draft_round = self.draft_round
        other.lost = self.lost
        other.rival_ships = self.rival_ships
        other.rival_lights = self.rival_lights
        other.depth = self.depth
        return other

    # --- end of what is written ---
