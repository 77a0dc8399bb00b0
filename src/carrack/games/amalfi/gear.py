"""What permanent effects come to: kept ready for each seat, so that no rule has to look for cards."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.games.amalfi.language import BREAD_PRICE
from carrack.games.amalfi.layout import GEAR, M_ACTIVE, M_PERMANENTS, MASKS, WITH
from carrack.games.amalfi.state import Table


def put_on(table: Table, seat: i64) -> None:
    """Make a seat's gear from the permanent effects that work for it."""
    parts = table.parts
    gear = table.gear
    start = seat * GEAR
    i: i64
    for i in range(GEAR):
        gear[start + i] = parts.base_gear[i]
    active = table.masks[seat * MASKS + M_ACTIVE]
    if active == 0:
        return
    standing = parts.standing
    for i in range(0, len(standing), 3):
        if active >> standing[i] & 1 == 0:
            continue
        at = start + standing[i + 1]
        if standing[i + 1] < WITH:
            gear[at] += standing[i + 2]
        elif gear[at] != BREAD_PRICE:
            gear[at] |= standing[i + 2]


def wake(table: Table, seat: i64) -> None:
    """After an action: what was invited in it works from now on."""
    start = seat * MASKS
    if table.masks[start + M_ACTIVE] != table.masks[start + M_PERMANENTS]:
        table.masks[start + M_ACTIVE] = table.masks[start + M_PERMANENTS]
        put_on(table, seat)
