"""What permanent effects come to: kept ready for each seat, so that no rule has to look for cards."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.games.amalfi import language
from carrack.games.amalfi import layout as at
from carrack.games.amalfi.state import Table


def put_on(table: Table, seat: i64) -> None:
    """Make a seat's gear from the permanent effects that work for it."""
    parts = table.parts
    gear = table.gear[:]
    table.gear = gear
    start = seat * at.GEAR
    i: i64
    for i in range(at.GEAR):
        gear[start + i] = parts.base_gear[i]
    active = table.player[seat].active
    if active == 0:
        return
    standing = parts.standing
    for i in range(0, len(standing), 3):
        if active >> standing[i] & 1 == 0:
            continue
        spot = start + standing[i + 1]
        if not at.WITH <= standing[i + 1] < at.CLAIM:
            gear[spot] += standing[i + 2]
        elif gear[spot] != language.BREAD_PRICE:
            gear[spot] |= standing[i + 2]


def wake(table: Table, seat: i64) -> None:
    """After an action: what was invited in it works from now on."""
    if table.player[seat].active != table.player[seat].permanents:
        table.player[seat].active = table.player[seat].permanents
        put_on(table, seat)
