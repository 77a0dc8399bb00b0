"""Sums of permanent effects, kept ready for each seat, so that no rule has to look for cards."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.games.amalfi import language
from carrack.games.amalfi import layout as at
from carrack.games.amalfi.table import Table


def add_up(table: Table, seat: i64) -> None:
    """Add up the permanent effects that work for a seat."""
    parts = table.parts
    modifiers = table.modifiers[:]
    table.modifiers = modifiers
    start = seat * at.MODIFIERS
    i: i64
    for i in range(at.MODIFIERS):
        modifiers[start + i] = parts.base_modifiers[i]
    active = table.player[seat].active
    if active == 0:
        return
    standing = parts.standing
    for i in range(0, len(standing), 3):
        if active >> standing[i] & 1 == 0:
            continue
        spot = start + standing[i + 1]
        if not at.WITH <= standing[i + 1] < at.CLAIM:
            modifiers[spot] += standing[i + 2]
        elif modifiers[spot] != language.BREAD_PRICE:
            modifiers[spot] |= standing[i + 2]


def add_up_all(table: Table) -> Table:
    """Add up the permanent effects of all seats, and return the table."""
    seat: i64
    for seat in range(table.seats):
        add_up(table, seat)
    return table


def wake(table: Table, seat: i64) -> None:
    """Let permanent effects of characters invited in this action work from now on."""
    if table.player[seat].active != table.player[seat].permanents:
        table.player[seat].active = table.player[seat].permanents
        add_up(table, seat)
