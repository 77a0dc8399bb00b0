"""What lies on the table: plain numbers, cheap to copy.

The map is kept as bit masks, one number per row of squares (bit = column); what never changes once the map
is laid is in its Geography, which all copies share.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core import tables
from carrack.games.amerigo.geography import Geography
from carrack.games.amerigo.masks import SIDE
from carrack.games.amerigo.shapes import Shapes
from carrack.games.amerigo.tiles import NONE, Tiles
from carrack.games.amerigo.tower import Tower

FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 4
ROUNDS: Final = 5

MOST_DRAWS: Final = 32
"""Chance never has more numbers to draw from at once."""
FRAMES: Final = 16
"""Frame spaces of the largest map. A ship is on a square, or on SQUARES + a frame space."""
PLACES: Final = 16
TURN_NAMES: Final = ("north", "east", "south", "west")

COLOURS: Final = 7
BLUE: Final = 0
BLACK: Final = 1
RED: Final = 2
BROWN: Final = 3
GREEN: Final = 4
YELLOW: Final = 5
WHITE: Final = 6
COLOUR_NAMES: Final = ("blue", "black", "red", "brown", "green", "yellow", "white")
MOST_CUBES: Final = 7

GOODS: Final = 5
GOOD_NAMES: Final = ("cotton", "tobacco", "sugar", "coconut", "coffee")
COSTS: Final = 3
"""Production tokens cost 2, 3 or 4; a kind of token is good × COSTS + (cost - CHEAPEST)."""
CHEAPEST: Final = 2
KINDS: Final = 15

NEUTRALS: Final = 8
VILLAGES: Final = 6
"""Villages have the first six shapes of the neutral tiles."""
SHAPES: Final = 14
"""A tile's kind: a neutral shape, or NEUTRALS + a village shape."""
SHAPE_NAMES: Final = ("single", "domino", "i3", "l3", "i4", "square", "u5", "block")

MARKER_VALUES: Final = 5
"""Pirate markers show 0 to 4."""
DISPLAY: Final = 8
HALF_DISPLAY: Final = 4
"""Spaces of the progress area: the left half, then the right."""
BAG: Final = 8
"""After the display: the progress tokens not drawn yet."""

# Row masks: free land, neutral tiles, then each seat's villages and posts.
FREE: Final = 0
NEUTRAL: Final = 24
FIRST_SEAT_MASK: Final = 48
SEAT_MASKS: Final = 48
POST_MASK: Final = 24
"""A seat's posts, after its villages."""

# Rows of cubes, one count per colour.
INSIDE: Final = 0
STORED: Final = 7
LYING: Final = 14
"""In the action space."""
DROPPED: Final = 21
"""On the way through the tower."""
CUBE_ROWS: Final = 28

# What all share: tiles, production tokens in the bag and on display, pirate markers face down.
SUPPLY: Final = 0
PRODUCTION_BAG: Final = 8
PRODUCTION_SHOWN: Final = 23
MARKERS: Final = 38
STOCK: Final = 43

# Each seat's sheet.
POINTS: Final = 0
CANNONS: Final = 1
GOLD: Final = 2
PROGRESS: Final = 3
SPECIAL: Final = 4
POSTS_LEFT: Final = 5
CHESTS: Final = 6
OWNED: Final = 7
"""One bit per progress token."""
USED: Final = 8
"""Those of them that work once and have been used."""
SHIP: Final = 9
"""Where the two ships are, NONE before they are placed."""
PLANNED: Final = 11
"""Tiles beside the sheet, per kind."""
AT_HOME: Final = 25
"""Village tiles not planned yet, per shape."""
PRODUCTION: Final = 31
"""Production tokens per good, the printed one included."""
COMMODITIES: Final = 36
EARNED: Final = 41
"""Where the points came from."""
SHEET: Final = 50
SHIPS: Final = 2

# Where points come from, while the game goes on.
DISCOVERY: Final = 0
VILLAGE_POINTS: Final = 1
NEUTRAL_POINTS: Final = 2
COMPLETION: Final = 3
TRADE: Final = 4
"""The posts on an island when it is completed."""
OVERFLOW: Final = 5
"""Gold beyond the track."""
CUBES: Final = 6
PIRATES: Final = 7
"""Below zero: what they took."""
SOURCES: Final = 8
SOURCE_NAMES: Final = (
    "discovery",
    "villages",
    "neutrals",
    "completion",
    "trade",
    "overflow",
    "cubes",
    "pirates",
)

# Phases: what the actor is asked.
DRAW_TILE: Final = 0
DRAW_TURN: Final = 1
DRAW_MARKER: Final = 2
DRAW_TOKEN: Final = 3
DRAW_PRODUCTION: Final = 4
DRAW_DISC: Final = 5
TRAY: Final = 6
CHOOSE: Final = 7
PLACE_SHIP: Final = 8
PICK_SHIP: Final = 9
SAIL: Final = 10
POST: Final = 11
ADVANCE: Final = 12
TAKE_TOKEN: Final = 13
PLAN: Final = 14
BUILD: Final = 15
LAY: Final = 16
BUY: Final = 17
FINISHED: Final = 18

# In between: nobody is asked, the next thing follows at once (see flow.settle).
NEXT_DRAW: Final = 19
NEXT_DROP: Final = 20
NEXT_COLOUR: Final = 21
NEXT_TURN: Final = 22
ROUND_ENDS: Final = 23


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
        self.blank_draws: vec[i64] = vec[i64]([0] * MOST_DRAWS)
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
        self.phase: i64 = DRAW_TILE
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
        return other

    # --- where things are -------------------------------------------------------------------------------

    def map(self) -> Geography:
        """The map; there is one as soon as set-up has laid it."""
        geography = self.geography
        assert geography is not None, "no map yet"
        return geography

    def of(self, seat: i64, what: i64) -> i64:
        """One number of a seat's sheet."""
        return self.sheet[seat * SHEET + what]

    def villages(self, seat: i64) -> i64:
        """Where the row masks of a seat's villages begin."""
        return FIRST_SEAT_MASK + seat * SEAT_MASKS

    def posts(self, seat: i64) -> i64:
        return FIRST_SEAT_MASK + seat * SEAT_MASKS + POST_MASK

    def owns(self, seat: i64, token: i64) -> bool:
        """Whether a seat has a progress token that still works."""
        start = seat * SHEET
        return (self.sheet[start + OWNED] & ~self.sheet[start + USED]) >> token & 1 == 1

    def gold_at_hand(self, seat: i64) -> i64:
        return self.sheet[seat * SHEET + GOLD]

    def cubes_lying(self) -> i64:
        """How many cubes are in the action space."""
        total: i64 = 0
        colour: i64
        for colour in range(COLOURS):
            total += self.cubes[LYING + colour]
        return total

    def largest_group(self) -> i64:
        """The most cubes of one colour in the action space: the action points of the phase."""
        most: i64 = 0
        colour: i64
        for colour in range(COLOURS):
            if self.cubes[LYING + colour] > most:
                most = self.cubes[LYING + colour]
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
        ]
