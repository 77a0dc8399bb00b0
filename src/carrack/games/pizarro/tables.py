"""Tables made from nothing, and from rows of numbers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from carrack.core.tables import misfit, small_row, wide_row
from carrack.games.pizarro import layout as at
from carrack.games.pizarro.state import SCALARS, Parts, Table

ROWS: Final = 9


def empty_table(parts: Parts, seats: i64) -> Table:
    """A table with nothing on it."""
    return Table(
        parts,
        seats,
        vec[u8]([0] * (seats * at.SEAT_GOLD + at.COMMON_GOLD)),
        vec[u8]([0] * (seats * at.SEAT_SHIPS)),
        vec[i64]([0] * (seats * at.SHEET)),
        vec[i64]([0] * (at.MAGELLANS * at.MAGELLAN_SHEET)),
        vec[u8]([0] * at.EXPLORERS),
        vec[u8](),
        vec[u8](),
        vec[u8](),
    )


def table_from_rows(parts: Parts, seats: i64, rows: list[list[int]]) -> Table:
    """The table that gave these rows; rows that no table gives are refused."""
    if len(rows) != ROWS:
        raise misfit()
    table = empty_table(parts, seats)
    table.set_scalars(SCALARS, rows[0])
    table.gold = small_row(rows[1], len(table.gold))
    table.ships = small_row(rows[2], len(table.ships))
    table.sheet = wide_row(rows[3], len(table.sheet))
    table.magellan = wide_row(rows[4], len(table.magellan))
    table.deck = small_row(rows[5], at.EXPLORERS)
    table.vetoed = small_row(rows[6])
    table.memory = small_row(rows[7])
    table.drawn = small_row(rows[8])
    return table
