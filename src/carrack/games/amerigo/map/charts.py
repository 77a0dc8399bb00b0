"""The map of a table that was read from rows: worked out from its tiles, and kept for the next time."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.verdicts import malformed
from carrack.games.amerigo import layout as at
from carrack.games.amerigo.components.designs import TILES
from carrack.games.amerigo.components.tiles import NONE, TURNS, Tiles, places
from carrack.games.amerigo.map.geography import Geography, chart
from carrack.games.amerigo.table import Table

MAPS_KEPT: Final = 64


def with_map(table: Table) -> Table:
    """Give a table its map, if that is complete; tiles that could not lie so are refused."""
    seats = table.seats
    last = places(seats)
    turned = last if table.phase >= at.DRAW_MARKER else last - table.draws
    drawn = turned + 1 if table.phase == at.DRAW_TURN else turned
    tiles = [int(tile) for tile in table.tile_at]
    turns = [int(turn) for turn in table.turn_at]
    fits = (
        0 <= turned <= last
        and len(set(tiles[:drawn])) == drawn
        and all(0 <= tile < TILES for tile in tiles[:drawn])
        and all(0 <= turn < TURNS for turn in turns[:turned])
        and all(tile == NONE for tile in tiles[drawn:])
        and all(turn == NONE for turn in turns[turned:])
    )
    if not fits:
        raise malformed("dump.unreadable", reason="no such map")
    if table.phase >= at.DRAW_MARKER:
        table.geography = charted(table.parts.tiles, int(seats), tuple(tiles), tuple(turns))
    return table


@lru_cache(MAPS_KEPT)
def charted(tiles: Tiles, seats: int, tile_at: tuple[int, ...], turn_at: tuple[int, ...]) -> Geography:
    """Return the chart of a map, cached: it is needed again and again during a game."""
    return chart(tiles, seats, vec[i64](tile_at), vec[i64](turn_at))
