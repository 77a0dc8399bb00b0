"""The table: plain numbers, cheap to copy.

The map is kept as bit masks, one number per row of squares (bit = column); what never changes once the map
is laid is in its Geography, which all copies share.
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from carrack.core import tables
from carrack.core.api import OVER
from carrack.core.fields import LARGEST, Cells, Derived, Lazy, Marks, Range, Seats, Shared, Sparse
from carrack.games.amerigo import layout as at
from carrack.games.amerigo.components.parts import Parts
from carrack.games.amerigo.components.tiles import NONE, TURNS
from carrack.games.amerigo.map.geography import Geography
from carrack.games.amerigo.map.masks import SQUARES
from carrack.games.amerigo.player import MOST_BITS, Player
from carrack.games.amerigo.tokens import TOKENS

LAST_SEAT: Final = at.MOST_SEATS - 1
MOST_NEUTRALS: Final = 2
"""Neutral tiles that one can plan in a phase."""
MOST_PIECE: Final = at.MOST_SEATS * at.SHAPES * TURNS
"""The largest code of a tile on the map."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Table(tables.Table):
    """Everything on the table; nothing of it is hidden (open.1)."""

    parts: Parts
    phase: Annotated[i64, Range(0, at.FINISHED)] = at.DRAW_TILE
    actor: Annotated[i64, Range(OVER, LAST_SEAT)]
    round: Annotated[i64, Range(0, at.ROUNDS - 1)] = 0
    colour: Annotated[i64, Range(NONE, at.COLOURS - 1)] = NONE
    """The phase of the round; NONE in set-up."""
    turns_taken: Annotated[i64, Range(0, LAST_SEAT, "turn")] = 0
    """How many seats have had their turn in this phase."""
    draws: Annotated[i64, Range(0, at.MOST_DRAWS)] = 0
    """Draws of chance still to come of the kind being drawn."""
    strength: Annotated[i64, Range(0, LARGEST, "the strength of the pirates")] = 0
    """The strength of the pirates: the sum of the open markers."""
    drop_size: Annotated[i64, Range(0, LARGEST, "drop")] = 0
    """Cubes that were dropped into the tower."""
    tray: Annotated[i64, Range(NONE, at.COLOURS - 1)] = NONE
    """The colour that is being counted in the tray."""
    action: Annotated[i64, Range(NONE, at.COLOURS - 1)] = NONE
    """The colour of the action that is performed."""
    action_points: Annotated[i64, Range(0, LARGEST, "action points")] = 0
    """Those left; in the blue action, steps of each ship."""
    neutrals_planned: Annotated[i64, Range(0, MOST_NEUTRALS, "neutral tiles planned")] = 0
    """In this phase, by the seat whose turn it is."""
    tokens_due: Annotated[i64, Range(0, LARGEST, "tokens due")] = 0
    ship: Annotated[i64, Range(NONE, at.SHIPS - 1)] = NONE
    sailed: Annotated[i64, Range(0, 2, "ships that have sailed")] = 0
    """One bit per ship that has finished."""
    tile: Annotated[i64, Range(NONE, at.SHAPES - 1)] = NONE
    """The kind of tile being laid."""
    maps_laid: Annotated[i64, Range(1, at.MOST_LAYINGS, "layings")] = 1
    """How often the map was laid: one without a big island is laid again."""
    tile_at: Annotated[vec[i64], Cells(at.PLACES), Lazy]
    turn_at: Annotated[vec[i64], Cells(at.PLACES), Lazy]
    """How each tile of the map is turned."""
    masks: Annotated[vec[i64], Cells(at.FIRST_SEAT_MASK, each=at.SEAT_MASKS, most=MOST_BITS), Lazy]
    """Rows of squares: free land, neutral tiles, then each seat's villages and posts."""
    cubes: Annotated[vec[i64], Cells(at.CUBE_ROWS), Lazy]
    stock: Annotated[vec[i64], Cells(at.STOCK), Lazy]
    """What all share: neutral tiles, production tokens, pirate markers face down."""
    tokens: Annotated[vec[i64], Cells(at.BAG + TOKENS), Lazy]
    """The progress token on each space of the display, or NONE; then, per token, 1 if not drawn yet."""
    player: Annotated[vec[Player], Seats(-MOST_BITS, MOST_BITS)]
    order: Annotated[vec[i64], Cells(0, each=1), Lazy]
    """The seats as their discs lie on the special action track, the first player first."""
    phase_order: Annotated[vec[i64], Cells(0, each=1), Shared]
    """The order as it was at the start of the phase."""
    pieces: Annotated[vec[u8], Sparse(SQUARES, at.PIECE_CODES, MOST_PIECE), Shared]
    """Per square: the tile that was laid from there (see `pieces`), or 0. For eyes only: no rule asks."""
    completed_by: Annotated[vec[u8], Cells(at.MOST_ISLANDS), Lazy]
    """Per island: 1 + the seat that completed it, or 0. For eyes only."""
    geography: Annotated[Geography | None, Derived]
    """Made from the tiles as soon as the map is complete."""

    # --- reading ----------------------------------------------------------------------------------------

    def map(self) -> Geography:
        """Return the map; there is one as soon as set-up has laid it."""
        geography = self.geography
        assert geography is not None, "no map yet"
        return geography

    def villages(self, seat: i64) -> i64:
        """Return where the row masks of a seat's villages begin."""
        return at.FIRST_SEAT_MASK + seat * at.SEAT_MASKS

    def posts(self, seat: i64) -> i64:
        """Return where the row masks of a seat's posts begin."""
        return at.FIRST_SEAT_MASK + seat * at.SEAT_MASKS + at.POST_MASK

    def owns(self, seat: i64, token: i64) -> bool:
        """Return whether a seat has a progress token that still works."""
        return self.player[seat].owns(token)

    def cubes_lying(self) -> i64:
        """Return how many cubes are in the action space."""
        total: i64 = 0
        colour: i64
        for colour in range(at.COLOURS):
            total += self.cubes[at.LYING + colour]
        return total

    def largest_group(self) -> i64:
        """Return the most cubes of one colour in the action space: the action points of the phase
        (phase.5)."""
        most: i64 = 0
        colour: i64
        for colour in range(at.COLOURS):
            if self.cubes[at.LYING + colour] > most:
                most = self.cubes[at.LYING + colour]
        return most

    # --- written by tools/fields.py ---

    FIELDS: ClassVar[Marks] = {
        "phase": Range(0, at.FINISHED),
        "actor": Range(OVER, LAST_SEAT),
        "round": Range(0, at.ROUNDS - 1),
        "colour": Range(NONE, at.COLOURS - 1),
        "turns_taken": Range(0, LAST_SEAT, "turn"),
        "draws": Range(0, at.MOST_DRAWS),
        "strength": Range(0, LARGEST, "the strength of the pirates"),
        "drop_size": Range(0, LARGEST, "drop"),
        "tray": Range(NONE, at.COLOURS - 1),
        "action": Range(NONE, at.COLOURS - 1),
        "action_points": Range(0, LARGEST, "action points"),
        "neutrals_planned": Range(0, MOST_NEUTRALS, "neutral tiles planned"),
        "tokens_due": Range(0, LARGEST, "tokens due"),
        "ship": Range(NONE, at.SHIPS - 1),
        "sailed": Range(0, 2, "ships that have sailed"),
        "tile": Range(NONE, at.SHAPES - 1),
        "maps_laid": Range(1, at.MOST_LAYINGS, "layings"),
        "tile_at": Cells(at.PLACES),
        "turn_at": Cells(at.PLACES),
        "masks": Cells(at.FIRST_SEAT_MASK, each=at.SEAT_MASKS, most=MOST_BITS),
        "cubes": Cells(at.CUBE_ROWS),
        "stock": Cells(at.STOCK),
        "tokens": Cells(at.BAG + TOKENS),
        "player": Seats(-MOST_BITS, MOST_BITS),
        "order": Cells(0, each=1),
        "phase_order": Cells(0, each=1),
        "pieces": Sparse(SQUARES, at.PIECE_CODES, MOST_PIECE),
        "completed_by": Cells(at.MOST_ISLANDS),
    }

    def __init__(
        self,
        parts: Parts,
        seats: i64,
        tile_at: vec[i64],
        turn_at: vec[i64],
        masks: vec[i64],
        cubes: vec[i64],
        stock: vec[i64],
        tokens: vec[i64],
        player: vec[Player],
        order: vec[i64],
        phase_order: vec[i64],
        pieces: vec[u8],
        completed_by: vec[u8],
        geography: Geography | None,
    ) -> None:
        super().__init__(seats)
        self.parts = parts
        self.tile_at = tile_at
        self.turn_at = turn_at
        self.masks = masks
        self.cubes = cubes
        self.stock = stock
        self.tokens = tokens
        self.player = player
        self.order = order
        self.phase_order = phase_order
        self.pieces = pieces
        self.completed_by = completed_by
        self.geography = geography
        self.own_rows: i64 = 0

    @staticmethod
    def empty(parts: Parts, seats: i64) -> Table:
        """Return a table with nothing on it."""
        return Table(
            parts,
            seats,
            vec[i64]([0] * at.PLACES),
            vec[i64]([0] * at.PLACES),
            vec[i64]([0] * (at.FIRST_SEAT_MASK + seats * at.SEAT_MASKS)),
            vec[i64]([0] * at.CUBE_ROWS),
            vec[i64]([0] * at.STOCK),
            vec[i64]([0] * (at.BAG + TOKENS)),
            Player.empty(seats),
            vec[i64]([0] * seats),
            vec[i64]([0] * seats),
            vec[u8]([0] * SQUARES),
            vec[u8]([0] * at.MOST_ISLANDS),
            None,
        )

    def copy(self) -> Table:
        """Return an independent table that nobody listens to."""
        self.own_rows = 0
        other = Table(
            self.parts,
            self.seats,
            self.tile_at,
            self.turn_at,
            self.masks,
            self.cubes,
            self.stock,
            self.tokens,
            Player.copies(self.player),
            self.order,
            self.phase_order,
            self.pieces,
            self.completed_by,
            self.geography,
        )
        other.phase = self.phase
        other.actor = self.actor
        other.round = self.round
        other.colour = self.colour
        other.turns_taken = self.turns_taken
        other.draws = self.draws
        other.strength = self.strength
        other.drop_size = self.drop_size
        other.tray = self.tray
        other.action = self.action
        other.action_points = self.action_points
        other.neutrals_planned = self.neutrals_planned
        other.tokens_due = self.tokens_due
        other.ship = self.ship
        other.sailed = self.sailed
        other.tile = self.tile
        other.maps_laid = self.maps_laid
        return other

    def tile_at_to_write(self) -> vec[i64]:
        """Return the row, no longer shared with copies."""
        if self.own_rows & 1 == 0:
            self.tile_at = self.tile_at[:]
            self.own_rows |= 1
        return self.tile_at

    def turn_at_to_write(self) -> vec[i64]:
        """Return the row, no longer shared with copies."""
        if self.own_rows & 2 == 0:
            self.turn_at = self.turn_at[:]
            self.own_rows |= 2
        return self.turn_at

    def masks_to_write(self) -> vec[i64]:
        """Return the row, no longer shared with copies."""
        if self.own_rows & 4 == 0:
            self.masks = self.masks[:]
            self.own_rows |= 4
        return self.masks

    def cubes_to_write(self) -> vec[i64]:
        """Return the row, no longer shared with copies."""
        if self.own_rows & 8 == 0:
            self.cubes = self.cubes[:]
            self.own_rows |= 8
        return self.cubes

    def stock_to_write(self) -> vec[i64]:
        """Return the row, no longer shared with copies."""
        if self.own_rows & 16 == 0:
            self.stock = self.stock[:]
            self.own_rows |= 16
        return self.stock

    def tokens_to_write(self) -> vec[i64]:
        """Return the row, no longer shared with copies."""
        if self.own_rows & 32 == 0:
            self.tokens = self.tokens[:]
            self.own_rows |= 32
        return self.tokens

    def order_to_write(self) -> vec[i64]:
        """Return the row, no longer shared with copies."""
        if self.own_rows & 64 == 0:
            self.order = self.order[:]
            self.own_rows |= 64
        return self.order

    def completed_by_to_write(self) -> vec[u8]:
        """Return the row, no longer shared with copies."""
        if self.own_rows & 128 == 0:
            self.completed_by = self.completed_by[:]
            self.own_rows |= 128
        return self.completed_by

    # --- end of what is written ---
