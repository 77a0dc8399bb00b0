"""What was played: steps, appended and never changed. Their lines, one after the other, are the record."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec import Struct
from sqlalchemy import bindparam, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from carrack.core.records import STRUCK
from carrack.store.schema import steps, tables

FORCED: Final = "forced"
STANDING: Final = "standing"


class NewStep(Struct, frozen=True):
    """A step to store, and what it makes of its table."""

    table: str
    version: int
    seat: int
    lines: str
    struck: int
    message: str | None
    status: str
    asked: int
    result: list[int]
    updated: int
    by: str = ""
    """Nobody's choice: FORCED, or STANDING by an order; empty for all others."""
    winners: list[int] = []


class StoredStep(Struct, frozen=True, array_like=True):
    """A step as it was stored."""

    version: int
    seat: int
    lines: str
    struck: int
    message: str | None
    by: str = ""


_UPDATE = (
    update(tables)
    .where(tables.c.id == bindparam("at"))
    .values(
        version=bindparam("new_version"),
        status=bindparam("new_status"),
        asked=bindparam("new_asked"),
        result=bindparam("new_result"),
        winners=bindparam("new_winners"),
        updated=bindparam("new_updated"),
    )
)


async def insert_steps(connection: AsyncConnection, new: Sequence[NewStep]) -> None:
    """Append steps of any tables."""
    rows = [
        {
            "table": step.table,
            "version": step.version,
            "seat": step.seat,
            "lines": step.lines,
            "struck": step.struck,
            "message": step.message,
            "by": step.by,
        }
        for step in new
    ]
    await connection.execute(insert(steps), rows)
    changes = [
        {
            "at": step.table,
            "new_version": step.version,
            "new_status": step.status,
            "new_asked": step.asked,
            "new_result": step.result,
            "new_winners": step.winners,
            "new_updated": step.updated,
        }
        for step in new
    ]
    await connection.execute(_UPDATE, changes)


async def steps_of(connection: AsyncConnection, table: str) -> list[StoredStep]:
    """All steps of a table, in order."""
    columns = (steps.c.version, steps.c.seat, steps.c.lines, steps.c.struck, steps.c.message, steps.c.by)
    rows = await connection.execute(select(*columns).where(steps.c.table == table).order_by(steps.c.version))
    return [msgspec.convert(tuple(row), StoredStep) for row in rows]


def record_lines(stored: Sequence[StoredStep]) -> list[str]:
    """The lines of the record: what was taken back is struck."""
    lines: list[str] = []
    for step in stored:
        left = step.struck
        for place in reversed(range(len(lines))):
            if not left:
                break
            if not lines[place].startswith(STRUCK):
                lines[place] = STRUCK + lines[place]
                left -= 1
        lines += filter(None, step.lines.split("\n"))
    return lines
