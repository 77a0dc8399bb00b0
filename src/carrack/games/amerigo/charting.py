"""Laying the map: row by row a tile is drawn, then its turn.

All tiles that are left, and all turns that fit, weigh the same. A turn fits when no water is cut off and no
island grows above the limit; land that touches only at a corner cannot come up (see `designs`). There is
always a turn that fits, since every tile has an all-water edge:

- turned upwards, it keeps the tile from joining the land above; turned to the left, from the land there. So
  where only one of the two neighbours has land at its edge, there is a turn that joins nothing;
- where both have, the tile may have to join the land to its left, and so may the next one, and the next, as
  long as land comes down from above. A turn fits only if it leaves room for all of these.

Joining one neighbour can cut off no water: it takes two to close a ring.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.games.amerigo.designs import TILE_SIDE, TILES
from carrack.games.amerigo.masks import count, empty_rows, flood, run
from carrack.games.amerigo.tiles import NONE, TURNS, Tiles, places, tile_columns, tile_rows

EDGE_LAND: Final = 2
"""Where a tile's edge has land, this square of it is land."""


def next_place(seats: i64, turn_at: vec[i64]) -> i64:
    """The place that gets the next tile or turn; NONE when the map is laid."""
    place: i64
    for place in range(places(seats)):
        if turn_at[place] == NONE:
            return place
    return NONE


def tiles_into(tile_at: vec[i64], row: vec[i64]) -> i64:
    """Write the tiles that may come to the next place, ascending: all that are left, each with weight 1."""
    used: i64 = 0
    one: i64 = 1
    place: i64
    for place in range(TILES):
        if tile_at[place] != NONE:
            used |= one << tile_at[place]
    n: i64 = 0
    tile: i64
    for tile in range(TILES):
        if used >> tile & 1 == 0:
            row[n] = tile
            n += 1
    return n


def turns_into(tiles: Tiles, seats: i64, tile_at: vec[i64], turn_at: vec[i64], row: vec[i64]) -> i64:
    """Write the turns that fit the tile just drawn, ascending: at least one, each with weight 1."""
    n: i64 = 0
    turn: i64
    for turn in range(TURNS):
        if turn_fits(tiles, seats, tile_at, turn_at, turn):
            row[n] = turn
            n += 1
    return n


def turn_fits(tiles: Tiles, seats: i64, tile_at: vec[i64], turn_at: vec[i64], turn: i64) -> bool:
    """Whether the tile just drawn may lie like this."""
    place = next_place(seats, turn_at)
    laid = tiles.land_rows(seats, tile_at, turn_at)
    tiles.add_land(laid, seats, place, tile_at[place], turn)
    return _no_water_is_cut_off(laid, seats) and _no_island_is_too_large(tiles, laid, seats, place)


def _no_water_is_cut_off(land: vec[i64], seats: i64) -> bool:
    """Whether the frame can be reached from all water. Open places are still water, and at the frame."""
    height = tile_rows(seats) * TILE_SIDE
    width = tile_columns(seats) * TILE_SIDE
    every = run(0, width)
    rim = 1 | run(width - 1, 1)
    water = empty_rows()
    reached = empty_rows()
    row: i64
    for row in range(height):
        water[row] = every & ~land[row]
        reached[row] = water[row] & (every if row == 0 or row == height - 1 else rim)
    flood(water, reached)
    for row in range(height):
        if reached[row] != water[row]:
            return False
    return True


def _no_island_is_too_large(tiles: Tiles, land: vec[i64], seats: i64, place: i64) -> bool:
    """Whether the islands on this tile keep the limit, with what the next tiles may have to join."""
    top = place // tile_columns(seats) * TILE_SIDE
    left = place % tile_columns(seats) * TILE_SIDE
    right = left + TILE_SIDE - 1
    here = run(left, TILE_SIDE)
    todo = empty_rows()
    row: i64
    for row in range(top, top + TILE_SIDE):
        todo[row] = land[row] & here
    for row in range(top, top + TILE_SIDE):
        while todo[row] != 0:
            island = empty_rows()
            island[row] = todo[row] & -todo[row]
            flood(land, island)
            size = count(island)
            if island[top + EDGE_LAND] >> right & 1 == 1:
                size += tiles.forced * _may_have_to_join(land, seats, top, right + 1)
            if size > tiles.largest_island:
                return False
            other: i64
            for other in range(row, top + TILE_SIDE):
                todo[other] &= ~island[other]
    return True


def _may_have_to_join(land: vec[i64], seats: i64, top: i64, left: i64) -> i64:
    """How many tiles from here to the right would have land above them, one beside the other."""
    if top == 0:
        return 0
    tiles: i64 = 0
    while left < tile_columns(seats) * TILE_SIDE and land[top - 1] >> (left + EDGE_LAND) & 1 == 1:
        tiles += 1
        left += TILE_SIDE
    return tiles
