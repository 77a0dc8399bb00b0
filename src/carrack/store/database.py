"""The database: opened, brought up to date, and asked."""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from carrack.core.system_reasons import system_reason, system_words
from carrack.core.verdicts import Refusal, Verdict
from carrack.store.addresses import DRIVERS, POSTGRESQL, SQLITE, unusable, url_of
from carrack.store.dialects import (
    PATIENCE,
    READING,
    is_sqlite,
    lock_migrations,
    make_engine,
    readers_of,
    writer_of,
)

T = TypeVar("T")
log = logging.getLogger(__name__)
MIGRATIONS: Final = Path(__file__).parent / "migrations"
VERSION_TABLE: Final = "alembic_version"
CLAIM: Final = "-server"
"""The end of the name of the file that a server holds beside its database."""
OWNER_ONLY: Final = 0o600


class Database:
    """An engine with read transactions; what is played and said is written by a Writer."""

    def __init__(self, engine: AsyncEngine, claim: Claim | None = None) -> None:
        self.engine = engine
        self._claim = claim
        self.writing = writer_of(engine)
        """For the Writer alone."""
        self._readers = readers_of(engine)
        self.news = Line(engine)
        """For asking, again and again, what other servers have stored."""

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Open a connection for a consistent read."""
        async with self._readers.connect() as connection:
            yield connection

    async def write_at_length(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Run work that takes long in a transaction of its own: only writing waits meanwhile."""
        async with self.engine.begin() as connection:
            return await work(connection)

    def is_outage(self, error: BaseException) -> bool:
        """Return True if an error says that the database cannot be reached; a file always can."""
        if self.engine.dialect.name == SQLITE:
            return False
        # SQLAlchemy does not wrap all errors of the driver.
        driver = type(error).__module__.partition(".")[0] == DRIVERS[POSTGRESQL]
        return driver or isinstance(error, (DBAPIError, OSError, TimeoutError))

    async def close(self) -> None:
        await self.news.close()
        await self.writing.dispose()
        await self.engine.dispose()
        if self._claim is not None:
            self._claim.give_up()


class Line:
    """A connection that stays open for single statements, each of which is a transaction of its own.

    Taking a connection from the pool, trying it, and beginning and ending a transaction would take five more
    ways to the database and back.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        options: dict[str, Any] = {READING: True}
        self._engine = engine.execution_options(isolation_level="AUTOCOMMIT", **options)
        self._connection: AsyncConnection | None = None
        self._free = asyncio.Lock()

    async def run(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Do something that does no harm when it is done twice: a lost connection is replaced once."""
        async with self._free:
            if self._connection is not None:
                try:
                    return await self._run(work, self._connection)
                except Exception:
                    log.info("replaced a broken database connection", exc_info=True)
                    await self._drop()
            try:
                self._connection = await self._engine.connect()
                return await self._run(work, self._connection)
            except BaseException:
                await self._drop()
                raise

    async def _run(self, work: Callable[[AsyncConnection], Awaitable[T]], connection: AsyncConnection) -> T:
        result = await work(connection)
        # End SQLite's transaction; PostgreSQL has begun none, and nothing is sent.
        await connection.rollback()
        return result

    async def close(self) -> None:
        """Close the connection; it is opened again when it is needed."""
        async with self._free:
            await self._drop()

    async def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            # Drivers lose connections in more ways than SQLAlchemy knows.
            with suppress(Exception):
                await connection.invalidate()
                await connection.close()


def newest() -> str:
    """Return the number of the last migration."""
    return max(path.name[:4] for path in (MIGRATIONS / "versions").glob("[0-9]*.py"))


def migrate(connection: Connection) -> None:
    """Run the migrations that this database lacks; servers that start together do it once."""
    lock_migrations(connection)
    tables = inspect(connection).get_table_names()
    if VERSION_TABLE in tables:
        version = str(connection.scalar(text(f"SELECT version_num FROM {VERSION_TABLE}")))
        if version == newest():
            return
        if version > newest():
            raise unusable("database.later-version")
    elif tables:
        raise unusable("database.foreign")
    # Imported here: it takes a quarter of a second to load and is rarely needed.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


async def open_database(address: str, alone: bool = False, pooled: bool = False) -> Database:
    """Open the database at an address (a path or a URL, see `addresses`), and bring it up to date.

    `alone`: for a server; a file has one server at a time. `pooled`: the address is that of a pooler.
    """
    url = url_of(address)
    claim: Claim | None = None
    if is_sqlite(url):
        _try_sqlite(str(url.database))
        claim = Claim(str(url.database)) if alone else None
    engine = make_engine(url, pooled)
    database = Database(engine, claim)
    try:
        if is_sqlite(url):
            await _upgrade(engine)
        else:
            # A migration may take long, and so may the wait for another server's.
            patient = make_engine(url, pooled, patient=True)
            try:
                await _upgrade(patient)
            finally:
                await patient.dispose()
    except Refusal:
        await database.close()
        raise
    except Exception as error:  # drivers raise exceptions of their own
        await database.close()
        raise failed(error) from error
    return database


async def _upgrade(engine: AsyncEngine) -> None:
    """Bring an older or empty database to the present schema."""
    async with engine.begin() as connection:
        await connection.run_sync(migrate)


def failed(error: Exception) -> Refusal:
    """Return the refusal of a database that a driver's error has shown to be unusable."""
    return unusable("database.failed", reason=system_reason(getattr(error, "orig", None) or error))


def make_private(path: str | Path) -> None:
    """Make an empty file for its owner alone: SQLite would let everybody on the machine read it."""
    os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, OWNER_ONLY))


def _try_sqlite(path: str) -> None:
    """Refuse what cannot be opened or is no database, before a driver's thread stumbles over it."""
    try:
        if not Path(path).exists():
            make_private(path)
        with closing(sqlite3.connect(path, timeout=PATIENCE)) as connection:
            found = str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])
    except (sqlite3.Error, OSError, ValueError) as error:
        raise unusable("database.file", file=path, reason=_reason(path, error)) from error
    if found != "ok":
        raise unusable("database.file", file=path, reason=system_words(found.splitlines()[-1]))


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
        """Release the claim: another server may open the database."""
        self._held.close()
        self._path.unlink(missing_ok=True)


def _reason(path: str, error: Exception) -> Verdict:
    """Return what the system says: SQLite itself says only that it is unable to open the file."""
    if isinstance(error, OSError):
        return system_reason(error)
    try:
        os.close(os.open(path, os.O_RDWR))
    except (OSError, ValueError) as refused:  # no path can have some letters
        return system_reason(refused)
    return system_reason(error)
