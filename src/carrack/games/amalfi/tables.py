"""Tables made from nothing, and from rows of numbers."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from carrack.games.amalfi import layout as at
from carrack.games.amalfi.gear import put_on
from carrack.games.amalfi.parts import Parts
from carrack.games.amalfi.player import new_players
from carrack.games.amalfi.state import Table


def empty_table(parts: Parts, seats: i64) -> Table:
    """A table with nothing on it."""
    return Table(
        parts,
        seats,
        new_players(seats),
        vec[i64]([0] * (seats * at.GEAR)),
        vec[u8]([0] * at.BOARD),
        vec[u8]([0] * at.DESTINATIONS),
        vec[u8]([0] * at.DESTINATIONS),
        vec[u8]([0] * at.TILES),
        vec[u8]([0] * at.ARTWORKS),
        vec[u8]([0] * at.CHARACTERS),
        vec[u8]([0] * at.CHARACTERS),
        vec[u8]([0] * at.CHARACTERS),
        vec[i64]([0] * (at.FIRST_STACK * at.ITEM)),
    )


def table_from_rows(parts: Parts, seats: i64, rows: list[list[int]]) -> Table:
    """The table that gave these rows; rows that no table gives are refused."""
    table = empty_table(parts, seats)
    table.take_rows(rows)
    seat: i64
    for seat in range(seats):
        put_on(table, seat)
    return table
