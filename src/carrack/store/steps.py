"""Steps: what was played, appended and never changed. Their lines, in order, are the record."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import bindparam, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from carrack.core.records import STRUCK
from carrack.store.schema import steps, tables
from carrack.store.standing_orders import drop_orders
from carrack.store.tables import Belief

FORCED: Final = "forced"
STANDING: Final = "standing"


class NewStep(Struct, frozen=True):
    """A step to store, and what it makes of its table."""

    table: str
    version: int
    changes: int
    """The table's count of changes, as the author of the step knew it."""
    seat: int
    lines: str
    struck: int
    message: str | None
    status: str
    asked: int
    result: list[int]
    updated: int
    by: str = ""
    """FORCED or STANDING (by a standing order) for automatic steps; empty for a choice."""
    winners: list[int] = []
    voids_orders: bool = False
    """The standing orders of the seat end with it."""

    @property
    def belief(self) -> Belief:
        """The table as the author believed it to be."""
        return Belief(self.version - 1, self.changes)


class StoredStep(Struct, frozen=True, array_like=True):
    """A step as it was stored."""

    version: int
    seat: int
    lines: str
    struck: int
    message: str | None
    by: str = ""


STEP_COLUMNS: Final = tuple(steps.c[name] for name in StoredStep.__struct_fields__)
# Made once: making a statement takes as long as running it.
_INSERT: Final = insert(steps)
_UPDATE: Final = (
    update(tables)
    .where(tables.c.id == bindparam("at"))
    .values(
        version=bindparam("new_version"),
        status=bindparam("new_status"),
        asked=bindparam("new_asked"),
        result=bindparam("new_result"),
        winners=bindparam("new_winners"),
        updated=bindparam("new_updated"),
        keeper=bindparam("new_keeper"),
    )
)


async def insert_steps(connection: AsyncConnection, new: Sequence[NewStep], keeper: str) -> None:
    """Append steps of different tables, whose rows are locked; `keeper` keeps them from now on."""
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
    await connection.execute(_INSERT, rows)
    changes = [
        {
            "at": step.table,
            "new_version": step.version,
            "new_status": step.status,
            "new_asked": step.asked,
            "new_result": step.result,
            "new_winners": step.winners,
            "new_updated": step.updated,
            "new_keeper": keeper or None,
        }
        for step in new
    ]
    await connection.execute(_UPDATE, changes)
    for step in new:
        if step.voids_orders:
            await drop_orders(connection, step.table, step.seat)


async def steps_of(connection: AsyncConnection, table: str) -> list[StoredStep]:
    """Return all steps of a table, in order."""
    wanted = select(*STEP_COLUMNS).where(steps.c.table == table).order_by(steps.c.version)
    return [stored_step(row) for row in await connection.execute(wanted)]


def stored_step(row: Sequence[Any]) -> StoredStep:
    """Return the step of a row of STEP_COLUMNS."""
    return msgspec.convert(tuple(row), StoredStep)


def record_lines(stored: Sequence[StoredStep]) -> list[str]:
    """Return the lines of the record; those taken back are struck."""
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
