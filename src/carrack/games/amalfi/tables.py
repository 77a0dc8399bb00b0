"""Tables made from nothing, and from rows of numbers."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from carrack.core.tables import misfit, small_row, wide_row
from carrack.games.amalfi.gear import put_on
from carrack.games.amalfi.layout import (
    ARTWORKS,
    BOARD,
    CHARACTERS,
    DESTINATIONS,
    FIRST_STACK,
    GEAR,
    ITEM,
    MASKS,
    PERMANENTS,
    SHEET,
    TILES,
)
from carrack.games.amalfi.parts import Parts
from carrack.games.amalfi.state import SCALARS, Table

ROWS: Final = 12
MOST_DEPTH: Final = 150
ALL_BITS: Final = 1 << PERMANENTS


def empty_table(parts: Parts, seats: i64) -> Table:
    """A table with nothing on it."""
    return Table(
        parts,
        seats,
        vec[i64]([0] * (seats * SHEET)),
        vec[i64]([0] * (seats * MASKS)),
        vec[i64]([0] * (seats * GEAR)),
        vec[u8]([0] * BOARD),
        vec[u8]([0] * DESTINATIONS),
        vec[u8]([0] * DESTINATIONS),
        vec[u8]([0] * TILES),
        vec[u8]([0] * ARTWORKS),
        vec[u8]([0] * CHARACTERS),
        vec[u8]([0] * CHARACTERS),
        vec[u8]([0] * CHARACTERS),
        vec[i64]([0] * (FIRST_STACK * ITEM)),
    )


def table_from_rows(parts: Parts, seats: i64, rows: list[list[int]]) -> Table:
    """The table that gave these rows; rows that no table gives are refused."""
    if len(rows) != ROWS or len(rows[11]) > MOST_DEPTH * ITEM:
        raise misfit()
    table = empty_table(parts, seats)
    table.set_scalars(SCALARS, rows[0])
    table.sheet = wide_row(rows[1], len(table.sheet))
    table.masks = wide_row(rows[2], len(table.masks), ALL_BITS - 1, 0)
    table.board = small_row(rows[3], BOARD)
    table.dock = small_row(rows[4], DESTINATIONS)
    table.light = small_row(rows[5], DESTINATIONS)
    table.tile_at = small_row(rows[6], TILES)
    table.art_at = small_row(rows[7], ARTWORKS)
    table.char_at = small_row(rows[8], CHARACTERS)
    table.shown = small_row(rows[9], CHARACTERS)
    table.dealt = small_row(rows[10], CHARACTERS)
    stack = wide_row(rows[11])
    if len(stack) != table.depth * ITEM:
        raise misfit()
    while len(stack) < FIRST_STACK * ITEM:
        stack = append(stack, i64(0))
    table.stack = stack
    seat: i64
    for seat in range(seats):
        put_on(table, seat)
    return table
