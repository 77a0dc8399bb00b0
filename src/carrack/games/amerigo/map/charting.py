"""Laying the map: row by row a tile is drawn, then its turn.

All tiles that are left, and all turns that fit, weigh the same. A turn fits when it cuts off no water and
makes no island larger than the limit; where every such turn breaks the limit, those fit that break it least.
Land that touches only at a corner cannot come up (see `components.designs`).

There is always a turn that fits: every tile has an all-water edge. Turned upwards, it keeps the tile from
joining the land above; turned to the left, from the land there. Joining one neighbour can cut off no water:
it takes two to close a ring.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.games.amerigo.components.designs import TILE_SIDE, TILES
from carrack.games.amerigo.components.tiles import NONE, TURNS, Tiles, places, tile_columns, tile_rows
from carrack.games.amerigo.map.masks import count, empty_rows, flood, run

CUTS_OFF: Final = 1000
"""By how much a turn breaks the limit that may not be at all."""


def next_place(seats: i64, turn_at: vec[i64]) -> i64:
    """Return the place that gets the next tile or turn; NONE when the map is laid."""
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
    excess = vec[i64]([0] * TURNS)
    least: i64 = CUTS_OFF
    turn: i64
    for turn in range(TURNS):
        excess[turn] = _excess(tiles, seats, tile_at, turn_at, turn)
        if excess[turn] < least:
            least = excess[turn]
    n: i64 = 0
    for turn in range(TURNS):
        if excess[turn] == least:
            row[n] = turn
            n += 1
    return n


def _excess(tiles: Tiles, seats: i64, tile_at: vec[i64], turn_at: vec[i64], turn: i64) -> i64:
    """Return by how many squares an island would be too large with the tile just drawn lying like this."""
    place = next_place(seats, turn_at)
    laid = tiles.land_rows(seats, tile_at, turn_at)
    tiles.add_land(laid, seats, place, tile_at[place], turn)
    if not _no_water_is_cut_off(laid, seats):
        return CUTS_OFF
    excess = _largest_island(laid, seats, place) - tiles.largest_island
    return excess if excess > 0 else i64(0)


def _no_water_is_cut_off(land: vec[i64], seats: i64) -> bool:
    """Return whether the frame can be reached from all water. Open places are still water, and at the
    frame."""
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


def _largest_island(land: vec[i64], seats: i64, place: i64) -> i64:
    """Return the size of the largest island that has land on this tile."""
    top = place // tile_columns(seats) * TILE_SIDE
    left = place % tile_columns(seats) * TILE_SIDE
    here = run(left, TILE_SIDE)
    todo = empty_rows()
    largest: i64 = 0
    row: i64
    for row in range(top, top + TILE_SIDE):
        todo[row] = land[row] & here
    for row in range(top, top + TILE_SIDE):
        while todo[row] != 0:
            island = empty_rows()
            island[row] = todo[row] & -todo[row]
            flood(land, island)
            size = count(island)
            if size > largest:
                largest = size
            other: i64
            for other in range(row, top + TILE_SIDE):
                todo[other] &= ~island[other]
    return largest
