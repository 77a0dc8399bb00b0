"""Tables made from nothing, from rows of numbers, and from what a seat sees."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.chance import Rng
from carrack.core.table_game import Blanks
from carrack.core.verdicts import malformed
from carrack.games.amerigo import layout as at
from carrack.games.amerigo.designs import TILES
from carrack.games.amerigo.geography import Geography, chart
from carrack.games.amerigo.parts import Parts
from carrack.games.amerigo.player import new_players
from carrack.games.amerigo.state import Table
from carrack.games.amerigo.tiles import NONE, TURNS, Tiles, places
from carrack.games.amerigo.tokens import TOKENS

MAPS_KEPT: Final = 64


def empty_table(parts: Parts, seats: i64) -> Table:
    """A table with nothing on it."""
    return Table(
        parts,
        seats,
        vec[i64]([0] * at.PLACES),
        vec[i64]([0] * at.PLACES),
        vec[i64]([0] * (at.FIRST_SEAT_MASK + seats * at.SEAT_MASKS)),
        vec[i64]([0] * at.CUBE_ROWS),
        vec[i64]([0] * at.STOCK),
        vec[i64]([0] * (at.BAG + TOKENS)),
        new_players(seats),
        vec[i64]([0] * seats),
        vec[i64]([0] * seats),
        parts.no_pieces,
        parts.no_islands,
        None,
    )


def table_from_rows(parts: Parts, seats: i64, rows: list[list[int]]) -> Table:
    """The table that gave these rows; rows that no table gives are refused."""
    table = empty_table(parts, seats)
    table.take_rows(rows)
    _chart(table)
    return table


def _chart(table: Table) -> None:
    """The map, if it is complete; tiles that could not lie so are refused."""
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


@lru_cache(MAPS_KEPT)
def charted(tiles: Tiles, seats: int, tile_at: tuple[int, ...], turn_at: tuple[int, ...]) -> Geography:
    """A map of a game that goes on is asked for again and again."""
    return chart(tiles, seats, vec[i64](tile_at), vec[i64](turn_at))


@final
class OpenTable(Blanks[Table]):
    """The only table that fits a view: all lies open (open.1), so there is nothing to imagine."""

    def __init__(self, seen: Table) -> None:
        self.seen: Table = seen

    def table(self, rng: Rng) -> Table:
        return self.seen.copy()
