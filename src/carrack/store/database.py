"""The database: opened, brought up to date, and asked."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, event, inspect, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DatabaseError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from carrack.core.verdicts import malformed

MIGRATIONS: Final = Path(__file__).parent / "migrations"
READING: Final = "carrack_reading"
PATIENCE: Final = 30
"""Seconds to wait for another process that writes."""


class Database:
    """One engine, and how to read from it; what is written goes through a Writer."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._readers = engine.execution_options(**{READING: True})

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A consistent look at what is stored."""
        async with self._readers.connect() as connection:
            yield connection

    async def upgrade(self) -> None:
        """Bring an older or empty database to the present schema."""
        async with self.engine.begin() as connection:
            await connection.run_sync(migrate)

    async def close(self) -> None:
        await self.engine.dispose()


def newest() -> str:
    """The number of the last migration."""
    return max(path.name[:4] for path in (MIGRATIONS / "versions").glob("[0-9]*.py"))


def migrate(connection: Connection) -> None:
    """Run the migrations that this database lacks."""
    known = text("SELECT version_num FROM alembic_version")
    if inspect(connection).has_table("alembic_version") and connection.scalar(known) == newest():
        return
    # Here, not above: it takes a quarter of a second to load, and is hardly ever needed.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


async def open_database(address: str) -> Database:
    """The database at an address: a URL, or the path of an SQLite file; brought up to date."""
    try:
        url = make_url(address if "://" in address else f"sqlite+aiosqlite:///{address}")
        engine = create_async_engine(
            url,
            connect_args={"timeout": PATIENCE} if _is_sqlite(url) else {},
            pool_reset_on_return=None,  # whoever ends a connection has ended its transaction
        )
    except (ArgumentError, ImportError) as error:
        raise malformed("database.unusable", reason=str(error).splitlines()[0]) from error
    if _is_sqlite(url):
        _try_sqlite(url.database or ":memory:")
        event.listen(engine.sync_engine, "connect", _prepare_sqlite)
        event.listen(engine.sync_engine, "begin", _begin_sqlite)
    database = Database(engine)
    try:
        await database.upgrade()
    except (DatabaseError, OSError) as error:
        await database.close()
        reason = str(getattr(error, "orig", error)).splitlines()[0]
        raise malformed("database.unusable", reason=reason) from error
    return database


def _is_sqlite(url: Any) -> bool:
    return bool(url.get_backend_name() == "sqlite")


def _try_sqlite(path: str) -> None:
    """Refuse what cannot be opened or is no database, before a driver's thread stumbles over it."""
    try:
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("PRAGMA schema_version")
    except sqlite3.Error as error:
        raise malformed("database.unusable", reason=f"{path}: {error}") from error


def _prepare_sqlite(connection: Any, _record: object) -> None:
    # The driver's own transactions begin too late: reading and then writing would lose updates.
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")
    # FULL: what is acknowledged is on the disk, even when the power fails.
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    # IMMEDIATE: who reads in order to write waits for the lock at once instead of failing half-way.
    reading = connection.get_execution_options().get(READING)
    connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")
