"""A connection to SQLite for the Writer: its statements run in the loop's own thread.

SQLAlchemy's connection for asyncio hands every call of the driver to a thread, through a greenlet, and waits
for it: some twenty times in the transaction of a move, which costs more than the statements themselves. Here
only what may take long waits in a thread: getting the lock of the file where another process holds it, and
writing to the disk. So it is for small statements alone.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, CursorResult, Dialect, Engine, Executable
from sqlalchemy.exc import OperationalError

T = TypeVar("T")
BEGIN: Final = "BEGIN IMMEDIATE"
"""Wait for the lock at once instead of failing between reading and writing."""
COMMIT: Final = "COMMIT"
ROLLBACK: Final = "ROLLBACK"
Row = Mapping[str, Any]


class InlineEngine:
    """As much of SQLAlchemy's AsyncEngine as the Writer uses.

    The connections of `engine` begin no transactions by themselves.
    """

    def __init__(self, engine: Engine, patience: float) -> None:
        self._engine = engine
        self._patience = patience

    async def connect(self) -> InlineConnection:
        """Open a connection."""
        return InlineConnection(self._engine.connect(), self._patience)

    async def dispose(self) -> None:
        """Nothing is left open: the pool keeps no connections."""
        self._engine.dispose()


class InlineConnection:
    """As much of SQLAlchemy's AsyncConnection as the store uses."""

    def __init__(self, connection: Connection, patience: float) -> None:
        self._connection = connection
        self._patience = patience
        """Seconds to wait for another process that writes to the file."""
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="sqlite")
        self._wait_for_others(0)

    @property
    def dialect(self) -> Dialect:
        return self._connection.dialect

    async def execute(
        self, statement: Executable, parameters: Row | Sequence[Row] | None = None
    ) -> CursorResult[Any]:
        return self._connection.execute(statement, parameters)

    async def scalar(self, statement: Executable, parameters: Row | None = None) -> Any:
        return self._connection.scalar(statement, parameters)

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[None]:
        """Begin a transaction; at the end commit it, or roll it back if something was raised."""
        try:
            self.run(BEGIN)
        except OperationalError as error:
            if getattr(error.orig, "sqlite_errorcode", None) != sqlite3.SQLITE_BUSY:
                raise
            await self._in_thread(self._begin_patiently)
        try:
            yield
            await self._in_thread(self.run, COMMIT)
        except Exception:
            # A failed statement may have ended the transaction already.
            if self._driver.in_transaction:
                await self._in_thread(self.run, ROLLBACK)
            raise

    async def close(self) -> None:
        self._connection.close()
        self._thread.shutdown(wait=False)

    @property
    def _driver(self) -> sqlite3.Connection:
        driver = self._connection.connection.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        return driver

    def run(self, statement: str) -> None:
        """Run a statement in the thread of the caller."""
        self._connection.exec_driver_sql(statement)

    def _begin_patiently(self) -> None:
        self._wait_for_others(self._patience)
        try:
            self.run(BEGIN)
        finally:
            self._wait_for_others(0)

    def _wait_for_others(self, seconds: float) -> None:
        self.run(f"PRAGMA busy_timeout = {int(seconds * 1000)}")

    async def _in_thread(self, work: Callable[..., T], *arguments: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, *arguments)
