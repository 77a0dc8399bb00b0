"""What lies on the table: plain numbers, cheap to copy.

The map is kept as bit masks, one number per row of squares (bit = column); what never changes once the map
is laid is in its Geography, which all copies share.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from carrack.core import tables
from carrack.games.amerigo import layout as at
from carrack.games.amerigo.geography import Geography
from carrack.games.amerigo.masks import SIDE, SQUARES
from carrack.games.amerigo.shapes import Shapes
from carrack.games.amerigo.tiles import NONE, Tiles
from carrack.games.amerigo.tower import Tower


@final
class Parts:
    """The component values for one number of seats, as the rules read them; `parts_for` fills them in."""

    cubes: i64
    posts: i64
    cannon_track: i64
    gold_track: i64
    progress_track: i64
    special_track: i64
    progress_points: vec[i64]
    """Per step: points of the highest mark reached or passed."""
    progress_mark: vec[i64]
    """Per step: 1 where a mark is."""
    special_points: vec[i64]
    special_colour: vec[i64]
    """Per space: the colour of the action one may take there; white at the start."""
    multiplier: vec[i64]
    trade: vec[i64]
    """Points per number of posts, from 0 on."""
    neutrals: vec[i64]
    villages: vec[i64]
    neutral_points: vec[i64]
    """Per square, on a small and on a big island."""
    village_points: vec[i64]
    production: vec[i64]
    production_spaces: i64
    markers: vec[i64]
    discovery: i64
    completion: i64
    cubes_per_gold: i64
    cubes_per_gold_with_token: i64
    overrun_gold: i64
    chest_gold: i64
    ap_one_colour: i64
    ap_two_colours: i64
    extra_steps: i64
    stronger_pirates: i64
    victory_gold: i64
    gold_3: i64
    gold_5: i64
    post_gold: i64
    post_points: i64
    seven_points: i64

    def __init__(self, seats: i64, tower: Tower, shapes: Shapes, tiles: Tiles) -> None:
        self.seats: i64 = seats
        self.tiles: Tiles = tiles
        self.tower: Tower = tower
        self.shapes: Shapes = shapes
        self.blank_rows: vec[i64] = vec[i64]([0] * SIDE)
        """Copied wherever a map's worth of rows is needed."""
        self.no_pieces: vec[u8] = vec[u8]([0] * SQUARES)
        self.no_islands: vec[u8] = vec[u8]([0] * at.MOST_ISLANDS)
        self.blank_draws: vec[i64] = vec[i64]([0] * at.MOST_DRAWS)
        """Copied wherever chance's numbers are looked through."""


SCALARS: Final = (
    "phase",
    "actor",
    "round",
    "colour",
    "turn",
    "draws",
    "strength",
    "drop_size",
    "tray",
    "action",
    "points",
    "neutrals",
    "tokens_due",
    "ship",
    "sailed",
    "tile",
    "layings",
)
"""The single numbers of a table, in the order of its first row."""


@final
class Table(tables.Table):
    """Everything on the table."""

    def __init__(
        self,
        parts: Parts,
        seats: i64,
        tile_at: vec[i64],
        turn_at: vec[i64],
        masks: vec[i64],
        cubes: vec[i64],
        stock: vec[i64],
        shown: vec[i64],
        sheet: vec[i64],
        order: vec[i64],
        turns: vec[i64],
        geography: Geography | None,
    ) -> None:
        super().__init__(seats)
        self.parts: Parts = parts
        self.tile_at: vec[i64] = tile_at
        self.turn_at: vec[i64] = turn_at
        self.masks: vec[i64] = masks
        self.cubes: vec[i64] = cubes
        self.stock: vec[i64] = stock
        self.shown: vec[i64] = shown
        """The progress token on each space of the display, or NONE; then, per token, 1 if not drawn yet."""
        self.sheet: vec[i64] = sheet
        self.order: vec[i64] = order
        """The seats as their discs lie on the special action track, the first player first."""
        self.turns: vec[i64] = turns
        """The order as it was at the start of the phase."""
        self.geography: Geography | None = geography
        """Made from the tiles as soon as the map is complete."""
        self.phase: i64 = at.DRAW_TILE
        self.round: i64 = 0
        self.colour: i64 = NONE
        """The phase of the round; NONE in set-up."""
        self.turn: i64 = 0
        """How many seats have had their turn in this phase."""
        self.draws: i64 = 0
        """Draws of chance still to come of the kind being drawn."""
        self.strength: i64 = 0
        """Of the pirates: the sum of the open markers."""
        self.drop_size: i64 = 0
        self.tray: i64 = NONE
        """The colour that is being counted in the tray."""
        self.action: i64 = NONE
        """The colour of the action that is performed."""
        self.points: i64 = 0
        """Action points left; in the blue action, steps of each ship."""
        self.neutrals: i64 = 0
        """Neutral tiles planned in this phase by the seat whose turn it is."""
        self.tokens_due: i64 = 0
        self.ship: i64 = NONE
        self.sailed: i64 = 0
        """One bit per ship that has finished."""
        self.tile: i64 = NONE
        """The kind of tile being laid."""
        self.layings: i64 = 1
        """How often the map was laid: one without a big island is laid again."""
        # For eyes only: no rule asks for them. Copies share them until something is built.
        self.pieces: vec[u8] = parts.no_pieces
        """Per square: the tile that was laid from there (see `pieces`), or 0."""
        self.completed_by: vec[u8] = parts.no_islands
        """Per island: 1 + the seat that completed it, or 0."""

    def copy(self) -> Table:
        other = Table(
            self.parts,
            self.seats,
            self.tile_at,
            self.turn_at,
            self.masks[:],
            self.cubes[:],
            self.stock[:],
            self.shown[:],
            self.sheet[:],
            self.order[:],
            self.turns[:],
            self.geography,
        )
        other.phase = self.phase
        other.actor = self.actor
        other.round = self.round
        other.colour = self.colour
        other.turn = self.turn
        other.draws = self.draws
        other.strength = self.strength
        other.drop_size = self.drop_size
        other.tray = self.tray
        other.action = self.action
        other.points = self.points
        other.neutrals = self.neutrals
        other.tokens_due = self.tokens_due
        other.ship = self.ship
        other.sailed = self.sailed
        other.tile = self.tile
        other.layings = self.layings
        other.pieces = self.pieces
        other.completed_by = self.completed_by
        return other

    # --- where things are -------------------------------------------------------------------------------

    def map(self) -> Geography:
        """The map; there is one as soon as set-up has laid it."""
        geography = self.geography
        assert geography is not None, "no map yet"
        return geography

    def of(self, seat: i64, what: i64) -> i64:
        """One number of a seat's sheet."""
        return self.sheet[seat * at.SHEET + what]

    def villages(self, seat: i64) -> i64:
        """Where the row masks of a seat's villages begin."""
        return at.FIRST_SEAT_MASK + seat * at.SEAT_MASKS

    def posts(self, seat: i64) -> i64:
        return at.FIRST_SEAT_MASK + seat * at.SEAT_MASKS + at.POST_MASK

    def owns(self, seat: i64, token: i64) -> bool:
        """Whether a seat has a progress token that still works."""
        start = seat * at.SHEET
        return (self.sheet[start + at.OWNED] & ~self.sheet[start + at.USED]) >> token & 1 == 1

    def gold_at_hand(self, seat: i64) -> i64:
        return self.sheet[seat * at.SHEET + at.GOLD]

    def cubes_lying(self) -> i64:
        """How many cubes are in the action space."""
        total: i64 = 0
        colour: i64
        for colour in range(at.COLOURS):
            total += self.cubes[at.LYING + colour]
        return total

    def largest_group(self) -> i64:
        """The most cubes of one colour in the action space: the action points of the phase."""
        most: i64 = 0
        colour: i64
        for colour in range(at.COLOURS):
            if self.cubes[at.LYING + colour] > most:
                most = self.cubes[at.LYING + colour]
        return most

    # --- as rows of numbers -----------------------------------------------------------------------------

    def rows(self) -> list[list[int]]:
        """Everything but the log and what follows from the rest; equal tables give equal rows."""
        return [
            self.scalars(SCALARS),
            [int(n) for n in self.tile_at],
            [int(n) for n in self.turn_at],
            [int(n) for n in self.masks],
            [int(n) for n in self.cubes],
            [int(n) for n in self.stock],
            [int(n) for n in self.shown],
            [int(n) for n in self.sheet],
            [int(n) for n in self.order],
            [int(n) for n in self.turns],
            [square * at.PIECE_CODES + int(code) for square, code in enumerate(self.pieces) if code],
            [int(n) for n in self.completed_by],
        ]
