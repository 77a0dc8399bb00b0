"""Tables made from nothing, and from rows of numbers."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from carrack.core.tables import misfit, small_row, wide_row
from carrack.core.verdicts import malformed
from carrack.games.amerigo import layout as at
from carrack.games.amerigo.designs import TILES
from carrack.games.amerigo.geography import Geography, chart
from carrack.games.amerigo.masks import SIDE, SQUARES
from carrack.games.amerigo.state import SCALARS, Parts, Table
from carrack.games.amerigo.tiles import NONE, TURNS, Tiles, places
from carrack.games.amerigo.tokens import TOKENS

ROWS: Final = 12
MAPS_KEPT: Final = 64
MOST_BITS: Final = 2**SIDE - 1
"""The largest number on a table: a row of squares, or a set of tokens, all marked."""


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
        vec[i64]([0] * (seats * at.SHEET)),
        vec[i64]([0] * seats),
        vec[i64]([0] * seats),
        None,
    )


def table_from_rows(parts: Parts, seats: i64, rows: list[list[int]]) -> Table:
    """The table that gave these rows; rows that no table gives are refused."""
    if len(rows) != ROWS:
        raise misfit()
    table = empty_table(parts, seats)
    table.set_scalars(SCALARS, rows[0])
    table.tile_at = wide_row(rows[1], at.PLACES)
    table.turn_at = wide_row(rows[2], at.PLACES)
    table.masks = wide_row(rows[3], len(table.masks), MOST_BITS)
    table.cubes = wide_row(rows[4], len(table.cubes))
    table.stock = wide_row(rows[5], len(table.stock))
    table.shown = wide_row(rows[6], len(table.shown))
    table.sheet = wide_row(rows[7], len(table.sheet), MOST_BITS, -MOST_BITS)
    table.order = wide_row(rows[8], len(table.order))
    table.turns = wide_row(rows[9], len(table.turns))
    table.pieces = _pieces(rows[10])
    table.completed_by = small_row(rows[11], at.MOST_ISLANDS)
    _chart(table)
    return table


def _pieces(row: list[int]) -> vec[u8]:
    """Return the pieces of a row that names each with its square."""
    pieces = vec[u8]([0] * SQUARES)
    for number in row:
        square, code = divmod(number, at.PIECE_CODES)
        if not 0 <= square < SQUARES or not 0 < code <= at.MOST_SEATS * at.SHAPES * TURNS:
            raise misfit()
        pieces[square] = u8(code)
    return pieces


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
