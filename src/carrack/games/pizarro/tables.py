"""Tables made from nothing, and from rows of numbers."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from carrack.core.verdicts import malformed
from carrack.games.pizarro.state import (
    COMMON_GOLD,
    EXPLORERS,
    MAGELLAN_SHEET,
    MAGELLANS,
    SEAT_GOLD,
    SEAT_SHIPS,
    SHEET,
    Parts,
    Table,
)

ROWS: Final = 9
SCALARS: Final = 20
SMALLEST: Final = -2
SMALL: Final = 255
LARGEST: Final = 999
"""No number on a table is larger."""


def empty_table(parts: Parts, seats: i64) -> Table:
    """A table with nothing on it."""
    return Table(
        parts,
        seats,
        vec[u8]([0] * (seats * SEAT_GOLD + COMMON_GOLD)),
        vec[u8]([0] * (seats * SEAT_SHIPS)),
        vec[i64]([0] * (seats * SHEET)),
        vec[i64]([0] * (MAGELLANS * MAGELLAN_SHEET)),
        vec[u8]([0] * EXPLORERS),
        vec[u8](),
        vec[u8](),
        vec[u8](),
    )


def _bytes(row: list[int]) -> vec[u8]:
    filled = vec[u8]()
    for number in row:
        filled = append(filled, u8(number))
    return filled


def table_from_rows(parts: Parts, seats: i64, rows: list[list[int]]) -> Table:
    """The table that gave these rows; rows that no table gives are refused."""
    table = empty_table(parts, seats)
    sizes = [
        SCALARS,
        len(table.gold),
        len(table.ships),
        len(table.sheet),
        len(table.magellan),
        EXPLORERS,
    ]
    if len(rows) != ROWS or any(len(row) != size for row, size in zip(rows, sizes, strict=False)):
        raise malformed("dump.unreadable", reason="rows do not fit the game")
    wide = any(not SMALLEST <= n <= LARGEST for row in rows for n in row)
    if wide or any(not 0 <= n <= SMALL for i in (1, 2, 5, 6, 7, 8) for n in rows[i]):
        raise malformed("dump.unreadable", reason="a number is out of range")
    table.gold = _bytes(rows[1])
    table.ships = _bytes(rows[2])
    i: i64
    for i in range(len(rows[3])):
        table.sheet[i] = rows[3][i]
    for i in range(len(rows[4])):
        table.magellan[i] = rows[4][i]
    table.deck = _bytes(rows[5])
    table.vetoed = _bytes(rows[6])
    table.memory = _bytes(rows[7])
    table.drawn = _bytes(rows[8])
    _scalars_from(table, rows[0])
    return table


def _scalars_from(table: Table, row: list[int]) -> None:
    table.phase = row[0]
    table.actor = row[1]
    table.year = row[2]
    table.auctioneer = row[3]
    table.opener = row[4]
    table.explorer = row[5]
    table.bidder = row[6]
    table.bid = row[7]
    table.due = row[8]
    table.exact = bool(row[9])
    table.ship = row[10]
    table.drawer = row[11]
    table.draws = row[12]
    table.after = row[13]
    table.round_seat = row[14]
    table.swapper = row[15]
    table.swap_ships = row[16]
    table.swaps = row[17]
    table.last_buyer = row[18]
    table.pizarro_sum = row[19]
