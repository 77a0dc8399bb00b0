"""A database for the simulation: the real statements on a file, with a simulated clock and faults.

To the servers it is PostgreSQL, so it may lose connections, keep the outcome of a commit to itself, and pass
hints on or lose them. One transaction writes at a time; readers see one moment.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from contextvars import Context
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, text

from carrack.store.dialects import READING, _begin_sqlite, _prepare_sqlite
from carrack.store.schema import metadata
from tests.databases import POSTGRESQL
from tests.fire.simulated_loop import OWNER, SimulatedLoop

SLOWEST = 0.004
"""Seconds, at most, that a statement takes."""
LATEST_HINT = 0.02
IDLE_SECONDS = 2.0
"""A transaction in which nothing happens for so long is ended, as PostgreSQL's limits do."""


OWNER_LESS = Context()
"""The database itself is nobody's: it goes on while a server is frozen."""


class Lost(ConnectionError):
    """The connection is gone."""


class SimulatedDatabase:
    """The file, its faults, and who is connected."""

    def __init__(self, folder: Path, loop: SimulatedLoop, dice: random.Random) -> None:
        self.loop = loop
        self.dice = dice
        self.engine: Engine = create_engine(f"sqlite:///{folder / 'simulated.db'}")
        event.listen(self.engine, "connect", self._prepare)
        event.listen(self.engine, "begin", _begin_sqlite)
        self.writing = asyncio.Lock()
        self.connections: dict[SimulatedConnection, None] = {}
        self.fault = 0.0
        """The chance that a statement loses its connection."""
        self.down = False
        self.dead: set[str] = set()
        """Owners that have been killed: nothing of theirs reaches the database any more."""
        self.hints = 1.0
        """The chance that a hint arrives."""
        self.listeners: dict[str, tuple[Context, Callable[[str], None]]] = {}
        """By server: hears the hints, in the server's own context."""
        self._said: list[str] = []
        with self.engine.begin() as connection:
            metadata.create_all(connection)

    def _prepare(self, raw: Any, record: object) -> None:
        _prepare_sqlite(raw, record)
        raw.execute("PRAGMA synchronous = OFF")
        raw.create_function("simulated_now", 0, lambda: self.loop.now + 1e9)
        raw.create_function("pg_notify", 2, lambda _channel, words: self._said.append(words))

    def of(self, reading: bool = False) -> SimulatedEngine:
        """Return the engine of one server."""
        return SimulatedEngine(self, reading)

    def lose(self, owner: str = "") -> None:
        """End the connections of an owner, or all; what they were doing is not stored."""
        for connection in list(self.connections):
            if not owner or connection.owner == owner:
                connection.end()

    def pass_on(self) -> None:
        """Deliver the hints of a commit, late, in any order, or not at all."""
        said, self._said = self._said, []
        for words in said:
            for context, hear in list(self.listeners.values()):
                if self.dice.random() < self.hints:
                    context.run(self.loop.call_later, self.dice.random() * LATEST_HINT, hear, words)

    def rows(self, statement: str) -> list[Any]:
        """Return what a statement selects, at once."""
        with self.engine.execution_options(**{READING: True}).connect() as connection:
            return list(connection.execute(text(statement)))


class SimulatedEngine:
    """As much of SQLAlchemy's AsyncEngine as the store uses."""

    dialect = SimpleNamespace(name=POSTGRESQL)
    single = False
    """Each statement is a transaction."""

    def __init__(self, database: SimulatedDatabase, reading: bool) -> None:
        self.database = database
        self.reading = reading

    def execution_options(self, **options: Any) -> SimulatedEngine:
        made = SimulatedEngine(self.database, bool(options.get(READING)))
        made.single = options.get("isolation_level") == "AUTOCOMMIT"
        return made

    def connect(self) -> SimulatedConnection:
        return SimulatedConnection(self.database, self.reading, self.single)

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[SimulatedConnection]:
        async with self.connect() as connection, connection.begin():
            yield connection

    async def dispose(self) -> None:
        pass


class SimulatedConnection:
    """As much of SQLAlchemy's AsyncConnection as the store uses. It is awaited, or entered."""

    dialect = SimulatedEngine.dialect

    def __init__(self, database: SimulatedDatabase, reading: bool, single: bool) -> None:
        self.database = database
        self.owner = OWNER.get()
        # Single statements only read and notify here: they need not wait for a writer.
        self._reading = reading or single
        self._single = single
        self._raw: Connection | None = None
        self._holds = False
        self._ended = False
        self._used = 0.0

    def __await__(self) -> Any:
        return self._open().__await__()

    async def __aenter__(self) -> SimulatedConnection:
        return await self._open()

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def _open(self) -> SimulatedConnection:
        await self._travel()
        options = {READING: self._reading}
        self._raw = self.database.engine.connect().execution_options(**options)
        self.database.connections[self] = None
        return self

    async def _travel(self) -> None:
        """Take the time of a statement, or lose the connection on the way."""
        database = self.database
        await asyncio.sleep(database.dice.random() * SLOWEST)
        if (
            database.down
            or self.owner in database.dead
            or (database.fault and database.dice.random() < database.fault)
        ):
            self.end()
        if self._ended:
            raise Lost
        self._used = database.loop.now

    def end(self) -> None:
        """Lose the connection: an open transaction is rolled back."""
        self._ended = True
        self.database.connections.pop(self, None)
        if self._raw is not None:
            self._raw.invalidate()
            self._raw.close()
            self._raw = None
        if self._holds:
            self._holds = False
            self.database.writing.release()

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[None]:
        if not self._reading:
            await self.database.writing.acquire()
            self._holds = True
            self._watch()
        try:
            await self._travel()
            assert self._raw is not None
            transaction = self._raw.begin()
            try:
                yield
            except BaseException:
                if not self._ended:
                    transaction.rollback()
                raise
            # The line may be lost before the commit, or after it: whoever waits cannot tell.
            await self._travel()
            transaction.commit()
            self.database.pass_on()
            await self._travel()
        finally:
            if self._holds:
                self._holds = False
                self.database.writing.release()

    def _watch(self) -> None:
        """End a transaction in which nothing happens, so that a frozen server does not hold all others."""
        self._used = self.database.loop.now

        def look() -> None:
            if self._holds and not self._ended:
                if self.database.loop.now - self._used >= IDLE_SECONDS:
                    self.end()
                else:
                    self.database.loop.call_later(IDLE_SECONDS, look)

        OWNER_LESS.run(self.database.loop.call_later, IDLE_SECONDS, look)

    async def execute(self, statement: Any, parameters: Any = None) -> Any:
        await self._travel()
        assert self._raw is not None
        found = self._raw.execute(statement, parameters)
        if not self._single:
            return found
        kept = found.freeze()()
        self._raw.commit()
        self.database.pass_on()
        return kept

    async def scalar(self, statement: Any) -> Any:
        return (await self.execute(statement)).scalar()

    async def rollback(self) -> None:
        """Do nothing: a single statement is a transaction of its own."""

    async def invalidate(self) -> None:
        self.end()

    async def close(self) -> None:
        self.end()
