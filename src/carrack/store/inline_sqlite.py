"""A connection to SQLite for the Writer: most statements run in the loop's own thread.

aiosqlite hands every call of the driver to a thread and waits for it: some twenty times in the transaction of
a move, which costs more than the statements themselves. Here only what may take long waits in a thread:
getting the lock of the file, and writing to the disk. So it is for small statements alone.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

T = TypeVar("T")
BEGIN: Final = "BEGIN"


async def connect_inline(path: str, **options: Any) -> InlineConnection:
    """Open a connection; whoever opens it begins and ends its transactions explicitly."""
    return InlineConnection(sqlite3.connect(path, isolation_level=None, **options))


class InlineConnection:
    """The part of a connection of aiosqlite that SQLAlchemy uses."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="sqlite")

    def cursor(self) -> InlineCursor:
        """Return a cursor."""
        return InlineCursor(self, self._connection.cursor())

    async def wait_for(self, work: Callable[..., T], *arguments: Any) -> T:
        """Do something in the connection's thread that may take long."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, *arguments)

    async def create_function(self, *arguments: Any, **options: Any) -> None:
        self._connection.create_function(*arguments, **options)

    async def commit(self) -> None:
        await self.wait_for(self._connection.commit)

    async def rollback(self) -> None:
        await self.wait_for(self._connection.rollback)

    async def close(self) -> None:
        self.stop()

    def stop(self) -> None:
        """Close the connection at once."""
        self._connection.close()
        self._thread.shutdown(wait=False)


class InlineCursor:
    """The part of a cursor of aiosqlite that SQLAlchemy uses."""

    def __init__(self, connection: InlineConnection, cursor: sqlite3.Cursor) -> None:
        self._connection = connection
        self._cursor = cursor

    async def __aenter__(self) -> InlineCursor:
        return self

    @property
    def description(self) -> Any:
        return self._cursor.description

    @property
    def rowcount(self) -> int:
        return self._cursor.rowcount

    @property
    def lastrowid(self) -> int | None:
        return self._cursor.lastrowid

    async def execute(self, statement: str, parameters: Sequence[Any] = ()) -> None:
        if statement.startswith(BEGIN):
            await self._connection.wait_for(self._cursor.execute, statement, parameters)
        else:
            self._cursor.execute(statement, parameters)

    async def executemany(self, statement: str, rows: Sequence[Sequence[Any]]) -> None:
        self._cursor.executemany(statement, rows)

    async def fetchall(self) -> list[Any]:
        return self._cursor.fetchall()

    async def close(self) -> None:
        self._cursor.close()
