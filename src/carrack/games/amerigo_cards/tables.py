"""Tables made from nothing, and from rows of numbers."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from carrack.games.amerigo_cards import layout as at
from carrack.games.amerigo_cards.parts import Parts
from carrack.games.amerigo_cards.state import Table


def empty_table(parts: Parts, seats: i64) -> Table:
    """A table with nothing on it."""
    return Table(
        parts,
        seats,
        no_cards(seats),
        vec[i64]([0] * (seats * at.SHEET + at.GOODS)),
        vec[u8](),
        vec[u8]([0] * (seats * parts.cards)),
    )


def no_cards(seats: i64) -> vec[u8]:
    """All rows of cards, empty."""
    return vec[u8]([0] * (seats * at.SEAT_CARDS + at.COMMON_CARDS))


def table_from_rows(parts: Parts, seats: i64, rows: list[list[int]]) -> Table:
    """The table that gave these rows; rows that no table gives are refused."""
    table = empty_table(parts, seats)
    table.take_rows(rows)
    return table
