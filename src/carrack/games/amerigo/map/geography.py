"""The map once it is laid: islands, trading-post spaces, anchors, commodity spaces and the frame around."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from carrack.games.amerigo.components.designs import TILE_SIDE
from carrack.games.amerigo.components.tiles import NONE, Tiles, tile_columns, tile_rows
from carrack.games.amerigo.map.masks import SIDE, SQUARES, count, empty_rows, flood, run

ARM: Final = 9
"""Squares along one arm of a corner frame."""
SHORT_FRAME: Final = 6
BERTHS: Final = 592
"""Where a ship can be: squares, then the frame spaces of the largest map."""


@final
class Geography:
    """A map that will not change; all copies of a state share it.

    Squares are `row * SIDE + column`; rows of squares are bit masks. Islands and trading-post spaces are
    numbered in reading order, frame spaces clockwise from the top left corner: the neighbours of f are f - 1
    and f + 1, and the last one is the neighbour of the first.
    """

    def __init__(self, seats: i64, land: vec[i64]) -> None:
        self.height: i64 = tile_rows(seats) * TILE_SIDE
        self.width: i64 = tile_columns(seats) * TILE_SIDE
        self.land: vec[i64] = land
        self.water: vec[i64] = empty_rows()
        self.islands: i64 = 0
        self.island_at: vec[i64] = nothing_anywhere()
        self.island_rows: vec[i64] = vec[i64]()
        """SIDE masks for each island."""
        self.island_size: vec[i64] = vec[i64]()
        self.big: vec[i64] = vec[i64]()
        """Per island: 1 when it is big."""
        self.chest: vec[i64] = vec[i64]()
        """Per island: 1 when a treasure chest lies on it."""
        self.posts: i64 = 0
        self.post_square: vec[i64] = vec[i64]()
        self.post_anchor: vec[i64] = vec[i64]()
        self.post_at: vec[i64] = nothing_anywhere()
        self.anchor_at: vec[i64] = nothing_anywhere()
        """The trading-post space that a ship on this square can use, or NONE."""
        self.good_at: vec[i64] = nothing_anywhere()
        self.frames: i64 = 0
        self.frame_side: vec[i64] = vec[i64]()
        """Per frame space: 0 top, 1 right, 2 bottom, 3 left. A corner belongs to the side it begins."""
        self.frame_first: vec[i64] = vec[i64]()
        """Where it begins on its side, counted from the left or from the top."""
        self.frame_length: vec[i64] = vec[i64]()
        """How many squares it lies along; 0: a corner."""
        self.frame_rows: vec[i64] = vec[i64]()
        """SIDE masks for each frame space: the water squares it touches."""
        self.frame_top: vec[i64] = vec[i64]()
        self.frame_end: vec[i64] = vec[i64]()
        """The rows that each frame space lies along: from its top to before its end."""
        self.steps: list[vec[u8]] = [vec[u8]()] * BERTHS
        """Per berth: the steps from there to each berth, once somebody has asked; see `sea`."""


def nothing_anywhere() -> vec[i64]:
    return vec[i64]([NONE] * SQUARES)


def chart(tiles: Tiles, seats: i64, tile_at: vec[i64], turn_at: vec[i64]) -> Geography:
    """Survey a map whose tiles all lie."""
    geography = Geography(seats, tiles.land_rows(seats, tile_at, turn_at))
    every = run(0, geography.width)
    row: i64
    for row in range(geography.height):
        geography.water[row] = every & ~geography.land[row]
    _find_islands(geography, tiles)
    _find_posts(geography, tiles, seats, tile_at, turn_at)
    tiles.spread(tiles.good, seats, tile_at, turn_at, geography.good_at)
    _frame(geography)
    return geography


def _find_islands(geography: Geography, tiles: Tiles) -> None:
    land = geography.land
    chests = tiles.chests
    row: i64
    column: i64
    for row in range(geography.height):
        for column in range(geography.width):
            if land[row] >> column & 1 == 0 or geography.island_at[row * SIDE + column] != NONE:
                continue
            island = empty_rows()
            island[row] = run(column, 1)
            flood(land, island)
            size = count(island)
            is_big: i64 = 1 if size >= tiles.big_island else 0
            has_chest: i64 = 1 if is_big == 1 and chests > 0 else 0
            chests -= has_chest
            geography.island_size = append(geography.island_size, size)
            geography.big = append(geography.big, is_big)
            geography.chest = append(geography.chest, has_chest)
            _mark_island(geography, island)
            geography.islands += 1


def _mark_island(geography: Geography, island: vec[i64]) -> None:
    row: i64
    column: i64
    for row in range(SIDE):
        geography.island_rows = append(geography.island_rows, island[row])
        if island[row] != 0:
            for column in range(SIDE):
                if island[row] >> column & 1 == 1:
                    geography.island_at[row * SIDE + column] = geography.islands


def _find_posts(geography: Geography, tiles: Tiles, seats: i64, tile_at: vec[i64], turn_at: vec[i64]) -> None:
    on_tile = nothing_anywhere()
    tiles.spread(tiles.post, seats, tile_at, turn_at, on_tile)
    anchor_on_tile = nothing_anywhere()
    tiles.spread(tiles.anchor, seats, tile_at, turn_at, anchor_on_tile)
    square: i64
    for square in range(SQUARES):
        if on_tile[square] == NONE:
            continue
        anchor = _anchor_of(on_tile[square], square, anchor_on_tile)
        geography.post_at[square] = geography.posts
        geography.anchor_at[anchor] = geography.posts
        geography.post_square = append(geography.post_square, square)
        geography.post_anchor = append(geography.post_anchor, anchor)
        geography.posts += 1


def _anchor_of(post: i64, square: i64, anchor_on_tile: vec[i64]) -> i64:
    """Return the square of the same tile that carries the post's anchor."""
    top = square // SIDE // TILE_SIDE * TILE_SIDE
    left = square % SIDE // TILE_SIDE * TILE_SIDE
    row: i64
    column: i64
    for row in range(top, top + TILE_SIDE):
        for column in range(left, left + TILE_SIDE):
            if anchor_on_tile[row * SIDE + column] == post:
                return row * SIDE + column
    raise AssertionError("a trading-post space without an anchor")


def _frame(geography: Geography) -> None:
    """Clockwise: each side begins with its corner, which touches no square."""
    side: i64
    for side in range(4):
        _add_frame_space(geography, side, 0, 0)
        length = geography.width if side % 2 == 0 else geography.height
        first: i64 = 0
        while first < length:
            arm: i64 = ARM if first == 0 or length - first == ARM else SHORT_FRAME
            _add_frame_space(geography, side, first, arm)
            first += arm


def _add_frame_space(geography: Geography, side: i64, first: i64, length: i64) -> None:
    """Add a frame space along squares of a side (0 top, 1 right, 2 bottom, 3 left), counted clockwise."""
    is_upright = side % 2 == 1
    along = geography.height if is_upright else geography.width
    begin = first if side < 2 else along - first - length
    top = begin if is_upright else i64(0) if side == 0 else geography.height - 1
    end = top + length if is_upright else top + 1
    edge = run(geography.width - 1 if side == 1 else i64(0), 1) if is_upright else run(begin, length)
    row: i64
    for row in range(SIDE):
        touched = edge & geography.water[row] if top <= row < end else i64(0)
        geography.frame_rows = append(geography.frame_rows, touched)
    geography.frame_side = append(geography.frame_side, side)
    geography.frame_first = append(geography.frame_first, begin)
    geography.frame_length = append(geography.frame_length, length)
    geography.frame_top = append(geography.frame_top, top)
    geography.frame_end = append(geography.frame_end, end)
    geography.frames += 1
