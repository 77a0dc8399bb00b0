"""What lies on the table: plain numbers, cheap to copy.

Cards and tiles know where they are (`art_at`, `char_at`, `tile_at`); the rows of the board know what lies in
them. What is still to be done stands on a stack of clauses (see `stack.py`).
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from carrack.core import tables
from carrack.games.amalfi.layout import (
    BY_PACKS,
    COVERS_AT,
    FIRST_EVOLVING,
    FIRST_TILE,
    GEAR,
    ITEM,
    LIGHTHOUSES,
    LIGHTS,
    MASKS,
    NAPLES,
    NONE,
    OWNED,
    RUN,
    SHEET,
    STORE,
)
from carrack.games.amalfi.parts import Parts

SCALARS: Final = (
    "phase",
    "actor",
    "hands",
    "rival",
    "period",
    "rose",
    "rose_taken",
    "turn",
    "action",
    "visit",
    "sent",
    "due",
    "due_with",
    "cheapest",
    "supplied",
    "dealt_to",
    "draft_round",
    "lost",
    "rival_ships",
    "rival_lights",
    "depth",
)
"""The single numbers of a table, in the order of its first row."""


@final
class Table(tables.Table):
    """Everything on the table."""

    def __init__(
        self,
        parts: Parts,
        seats: i64,
        sheet: vec[i64],
        masks: vec[i64],
        gear: vec[i64],
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
        self.parts: Parts = parts
        self.sheet: vec[i64] = sheet
        self.masks: vec[i64] = masks
        self.gear: vec[i64] = gear
        """What permanent effects come to; made from `masks`."""
        self.board: vec[u8] = board
        self.dock: vec[u8] = dock
        self.light: vec[u8] = light
        self.tile_at: vec[u8] = tile_at
        self.art_at: vec[u8] = art_at
        self.char_at: vec[u8] = char_at
        self.shown: vec[u8] = shown
        """Where everybody saw a character come from: 1 + the seat whose starting hand had it, or the deck."""
        self.dealt: vec[u8] = dealt
        """How characters were dealt and kept for the starting hands: what seats remember."""
        self.stack: vec[i64] = stack
        """What is still to be done, the next thing last: `depth` clauses."""
        self.phase: i64 = RUN
        self.hands: i64 = BY_PACKS
        self.rival: i64 = NAPLES
        self.period: i64 = 0
        self.rose: i64 = 0
        """Who holds the Wind Rose."""
        self.rose_taken: bool = False
        """Somebody has passed in this period."""
        self.turn: i64 = 0
        self.action: i64 = NONE
        """The main action being done."""
        self.visit: i64 = NONE
        """The destination being visited."""
        self.sent: bool = False
        """A ship has been sent by the destination being visited."""
        self.due: i64 = 0
        """Still to be paid in this payment."""
        self.due_with: i64 = 0
        self.cheapest: i64 = 0
        """The least that a hold ship of this payment has brought; 0: none was used."""
        self.supplied: bool = False
        """An emergency ship has paid in this payment."""
        self.dealt_to: i64 = 0
        self.draft_round: i64 = 0
        self.lost: bool = False
        """The rival has won."""
        self.rival_ships: i64 = 0
        self.rival_lights: i64 = 0
        self.depth: i64 = 0

    def copy(self) -> Table:
        other = Table(
            self.parts,
            self.seats,
            self.sheet[:],
            self.masks[:],
            self.gear[:],
            self.board[:],
            self.dock[:],
            self.light[:],
            self.tile_at[:],
            self.art_at[:],
            self.char_at[:],
            self.shown[:],
            self.dealt[:],
            self.stack[:],
        )
        other.copy_scalars(self)
        return other

    def copy_scalars(self, other: Table) -> None:
        """Take every single number from another table."""
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
        self.dealt_to = other.dealt_to
        self.draft_round = other.draft_round
        self.lost = other.lost
        self.rival_ships = other.rival_ships
        self.rival_lights = other.rival_lights
        self.depth = other.depth

    def rows(self) -> list[list[int]]:
        return [
            self.scalars(SCALARS),
            [int(n) for n in self.sheet],
            [int(n) for n in self.masks],
            [int(n) for n in self.board],
            [int(n) for n in self.dock],
            [int(n) for n in self.light],
            [int(n) for n in self.tile_at],
            [int(n) for n in self.art_at],
            [int(n) for n in self.char_at],
            [int(n) for n in self.shown],
            [int(n) for n in self.dealt],
            [int(self.stack[i]) for i in range(self.depth * ITEM)],
        ]

    # --- reading ----------------------------------------------------------------------------------------

    def of(self, seat: i64, what: i64) -> i64:
        """A number of a seat's sheet."""
        return self.sheet[seat * SHEET + what]

    def mask(self, seat: i64, which: i64) -> i64:
        """One of a seat's sets of characters."""
        return self.masks[seat * MASKS + which]

    def has_gear(self, seat: i64, what: i64) -> i64:
        """A number of a seat's gear."""
        return self.gear[seat * GEAR + what]

    def granary(self, seat: i64) -> i64:
        """How much bread a seat can store."""
        erected = LIGHTHOUSES - self.sheet[seat * SHEET + LIGHTS]
        return self.parts.granary + erected + self.gear[seat * GEAR + STORE]

    def alone(self) -> bool:
        """Whether somebody plays against a rival."""
        return self.seats == 1

    def effect_of(self, place: i64) -> i64:
        """Whose effects a dock has: a covered evolving destination has those of the tile."""
        if FIRST_EVOLVING <= place < FIRST_TILE and self.board[COVERS_AT + place - FIRST_EVOLVING] > 0:
            return FIRST_TILE + i64(self.board[COVERS_AT + place - FIRST_EVOLVING]) - 1
        return place

    def has_slot(self, place: i64) -> bool:
        """Whether a destination that is on the table has room for a lighthouse at all."""
        if place < FIRST_EVOLVING:
            return True
        if place < FIRST_TILE:
            return self.board[COVERS_AT + place - FIRST_EVOLVING] > 0
        return self.tile_at[place - FIRST_TILE] >= OWNED

    def discoverer(self, place: i64) -> i64:
        """Whose private destination it is, or NONE."""
        if place < FIRST_TILE or self.tile_at[place - FIRST_TILE] < OWNED:
            return NONE
        return i64(self.tile_at[place - FIRST_TILE]) - OWNED
