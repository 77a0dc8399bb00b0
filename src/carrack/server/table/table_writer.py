"""Writes of one table: each compares the stored row with what is in memory, see `store.writer`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar

from sqlalchemy.ext.asyncio import AsyncConnection

from carrack.store.steps import NewStep
from carrack.store.tables import Belief, TableRow
from carrack.store.writer import Writer

T = TypeVar("T")


class TableWriter:
    """The writer, as one table uses it. StaleTable: another server was quicker; read on and judge again."""

    def __init__(self, row: TableRow, writer: Writer) -> None:
        self._row = row
        self._writer = writer

    async def step(self, step: NewStep) -> None:
        """Store a step; this server keeps the table from then on."""
        await self._writer.step(step)
        self._row.keeper = self._writer.keeper or None

    async def change(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Store a change that is no step."""
        row = self._row
        result = await self._writer.change(row.id, Belief(row.version, row.changes), work)
        row.changes += 1
        return result

    def soon(self, work: Callable[[AsyncConnection], Awaitable[object]]) -> None:
        """Store something that nobody waits for and nobody judges by."""
        self._writer.soon(work, self._row.id)
