"""The database: opened, brought up to date, and asked."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, event, inspect, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from carrack.core.verdicts import Refusal
from carrack.store.addresses import SQLITE, unusable, url_of

MIGRATIONS: Final = Path(__file__).parent / "migrations"
VERSION_TABLE: Final = "alembic_version"
READING: Final = "carrack_reading"
CLAIM: Final = "-server"
"""The end of the name of the file that a server holds beside its database."""
OWNER_ONLY: Final = 0o600
PATIENCE: Final = 30
"""Seconds to wait for another process that writes."""


class Database:
    """One engine, and how to read from it; what is written goes through a Writer."""

    def __init__(self, engine: AsyncEngine, claim: Claim | None = None) -> None:
        self.engine = engine
        self._claim = claim
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
        if self._claim is not None:
            self._claim.give_up()


def newest() -> str:
    """The number of the last migration."""
    return max(path.name[:4] for path in (MIGRATIONS / "versions").glob("[0-9]*.py"))


def migrate(connection: Connection) -> None:
    """Run the migrations that this database lacks."""
    tables = inspect(connection).get_table_names()
    if VERSION_TABLE in tables:
        version = str(connection.scalar(text(f"SELECT version_num FROM {VERSION_TABLE}")))
        if version == newest():
            return
        if version > newest():
            raise unusable("database.later-version")
    elif tables:
        raise unusable("database.foreign")
    # Here, not above: it takes a quarter of a second to load, and is hardly ever needed.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


async def open_database(address: str, alone: bool = False) -> Database:
    """Open the database at an address (a path or a URL, see `addresses`), and bring it up to date.

    `alone`: for a server. What it has in memory is true only while no other serves the same file.
    """
    url = url_of(address)
    is_sqlite = url.get_backend_name() == SQLITE
    claim: Claim | None = None
    if is_sqlite:
        _try_sqlite(str(url.database))
        claim = Claim(str(url.database)) if alone else None
    engine = create_async_engine(
        url,
        connect_args={"timeout": PATIENCE} if is_sqlite else {},
        pool_reset_on_return=None,  # whoever ends a connection has ended its transaction
        hide_parameters=True,  # what people say to each other is not for the log
    )
    if is_sqlite:
        event.listen(engine.sync_engine, "connect", _prepare_sqlite)
        event.listen(engine.sync_engine, "begin", _begin_sqlite)
    database = Database(engine, claim)
    try:
        await database.upgrade()
    except Refusal:
        await database.close()
        raise
    except Exception as error:  # every driver has kinds of its own
        await database.close()
        reason = str(getattr(error, "orig", None) or error).strip() or type(error).__name__
        raise unusable("database.failed", said=reason.splitlines()[0].rstrip(".")) from error
    return database


def _try_sqlite(path: str) -> None:
    """Refuse what cannot be opened or is no database, before a driver's thread stumbles over it."""
    try:
        if not Path(path).exists():
            # Made here, for its owner alone: SQLite would let everybody on the machine read it.
            os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, OWNER_ONLY))
        with closing(sqlite3.connect(path, timeout=PATIENCE)) as connection:
            found = str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])
    except (sqlite3.Error, OSError, ValueError) as error:
        raise unusable("database.file", file=path, said=_reason(path, error)) from error
    if found != "ok":
        raise unusable("database.file", file=path, said=found.splitlines()[-1].rstrip("."))


class Claim:
    """Held by the one server of a database file; given up when it ends, however it ends."""

    def __init__(self, path: str) -> None:
        self._path = Path(f"{path}{CLAIM}")
        self._held = sqlite3.connect(self._path, timeout=0, isolation_level=None, check_same_thread=False)
        try:
            self._held.execute("PRAGMA journal_mode = DELETE")
            self._held.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            self._held.close()
            raise unusable("database.served", file=path) from error

    def give_up(self) -> None:
        """Somebody else may serve it now."""
        self._held.close()
        self._path.unlink(missing_ok=True)


def _reason(path: str, error: Exception) -> str:
    """Say what the system says: SQLite itself says only that it is unable to open the file."""
    try:
        os.close(os.open(path, os.O_RDWR))
    except OSError as refused:
        return refused.strerror or str(refused)
    except ValueError as refused:  # no path can have such letters
        return str(refused)
    return str(error)


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
