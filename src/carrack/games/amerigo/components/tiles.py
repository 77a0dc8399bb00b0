"""The island tiles made ready for the rules: every tile in every turn, as plain numbers."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.games.amerigo.components import designs as drawn
from carrack.games.amerigo.map.masks import SIDE, empty_rows

TURNS: Final = 4
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
TILE_SQUARES: Final = 36
NONE: Final = -1


def tile_rows(seats: i64) -> i64:
    """Return how many tiles the map is high."""
    return 4 if seats == 4 else 3


def tile_columns(seats: i64) -> i64:
    """Return how many tiles the map is wide."""
    return 3 if seats == 2 else 4


def places(seats: i64) -> i64:
    """Return how many tiles the map has. Its places are numbered row by row."""
    return tile_rows(seats) * tile_columns(seats)


@final
class Tiles:
    """All tiles and the sizes that count for islands."""

    def __init__(
        self,
        land: vec[i64],
        good: vec[i64],
        post: vec[i64],
        anchor: vec[i64],
        big_island: i64,
        largest_island: i64,
        chests: i64,
    ) -> None:
        self.land: vec[i64] = land
        """Per tile, turn and line: the mask of its land."""
        self.good: vec[i64] = good
        """Per tile, turn and square: the good of the commodity space, or NONE."""
        self.post: vec[i64] = post
        """Per tile, turn and square: the trading-post space (0 …) or NONE."""
        self.anchor: vec[i64] = anchor
        """Per tile, turn and square: the trading-post space whose anchor it is, or NONE."""
        self.big_island: i64 = big_island
        self.largest_island: i64 = largest_island
        self.chests: i64 = chests

    def land_rows(self, seats: i64, tile_at: vec[i64], turn_at: vec[i64]) -> vec[i64]:
        """Return the land of all tiles that lie and are turned; open places count as water."""
        rows = empty_rows()
        place: i64
        for place in range(places(seats)):
            if turn_at[place] != NONE:
                self.add_land(rows, seats, place, tile_at[place], turn_at[place])
        return rows

    def add_land(self, rows: vec[i64], seats: i64, place: i64, tile: i64, turn: i64) -> None:
        """Lay one tile's land onto the map."""
        top = place // tile_columns(seats) * drawn.TILE_SIDE
        left = place % tile_columns(seats) * drawn.TILE_SIDE
        first = (tile * TURNS + turn) * drawn.TILE_SIDE
        line: i64
        for line in range(drawn.TILE_SIDE):
            rows[top + line] |= self.land[first + line] << left

    def spread(self, part: vec[i64], seats: i64, tile_at: vec[i64], turn_at: vec[i64], row: vec[i64]) -> None:
        """Write what a part of the tiles (`good`, `post`, `anchor`) shows to a row of all map squares."""
        place: i64
        square: i64
        for place in range(places(seats)):
            first = (tile_at[place] * TURNS + turn_at[place]) * TILE_SQUARES
            top = place // tile_columns(seats) * drawn.TILE_SIDE
            left = place % tile_columns(seats) * drawn.TILE_SIDE
            for square in range(TILE_SQUARES):
                row[(top + square // drawn.TILE_SIDE) * SIDE + left + square % drawn.TILE_SIDE] = part[
                    first + square
                ]


def tiles_from(designs: list[str], big_island: int, largest_island: int, chests: int) -> Tiles:
    """Return the tiles of designs that keep every bound (`check_designs`)."""
    assert len(designs) == drawn.TILES
    land: list[int] = []
    good: list[int] = []
    post: list[int] = []
    anchor: list[int] = []
    for design in designs:
        lines = drawn.lines_of(design)
        for _ in range(TURNS):
            for line in lines:
                land.append(sum(1 << column for column, letter in enumerate(line) if drawn.is_land(letter)))
                good.extend(drawn.GOOD_LETTERS.find(letter) for letter in line)
                post.extend(drawn.POST_DIGITS.find(letter) for letter in line)
                anchor.extend(drawn.ANCHOR_LETTERS.find(letter) for letter in line)
            lines = drawn.turned(lines)
    return Tiles(
        vec[i64](land),
        vec[i64](good),
        vec[i64](post),
        vec[i64](anchor),
        big_island,
        largest_island,
        chests,
    )
