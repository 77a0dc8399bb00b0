"""Tables made from nothing, and from rows of numbers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from carrack.core.verdicts import malformed
from carrack.games.pizarro import layout as at
from carrack.games.pizarro.parts import Parts
from carrack.games.pizarro.player import new_players
from carrack.games.pizarro.state import Table

PartsBySides = dict[tuple[int, str, str], Parts]
"""By the number of seats and the sides of both boards."""
BOARDS: Final = 2


def empty_table(parts: Parts, seats: i64) -> Table:
    """A table with nothing on it."""
    return Table(
        parts,
        seats,
        vec[u8]([0] * at.VALUES),
        vec[u8]([0] * at.VALUES),
        vec[u8]([0] * at.VALUES),
        vec[u8]([0] * at.VALUES),
        vec[u8]([0] * (seats * at.SEAT_SHIPS)),
        new_players(seats),
        vec[i64]([0] * (at.MAGELLANS * at.MAGELLAN_SHEET)),
        vec[u8]([0] * at.EXPLORERS),
        vec[u8](),
        vec[u8](),
        vec[u8](),
    )


def rows_of(table: Table) -> list[list[int]]:
    """The sides of the two boards, then everything on the table."""
    side = table.parts.side
    return [[int(side[at.COLUMBUS]), int(side[at.COOK])], *table.rows()]


def table_from_rows(parts: PartsBySides, seats: i64, rows: list[list[int]]) -> Table:
    """The table that gave these rows; rows that no table gives are refused."""
    if not rows or len(rows[0]) != BOARDS or any(side not in (0, 1) for side in rows[0]):
        raise malformed("dump.unreadable", reason="no board sides")
    one, two = rows[0]
    table = empty_table(parts[int(seats), at.SIDES[one], at.SIDES[two]], seats)
    table.take_rows(rows[1:])
    return table
