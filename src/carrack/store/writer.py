"""The writer: pending writes share one transaction, and are acknowledged only after its commit.

Several servers may write to one database. Whoever changes a table locks its row and compares it with what
they believed: the second of two gets `StaleTable` and has to read on. After a lost connection the outcome is
`Unsure`: the writer never sends such a batch again.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from typing import Any, Final, NamedTuple, TypeVar

from msgspec import Struct
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from carrack.core.verdicts import Refusal
from carrack.store.addresses import SQLITE
from carrack.store.database import Database
from carrack.store.steps import NewStep, insert_steps
from carrack.store.tables import Belief, count_change, lock_tables, missing_tables

log = logging.getLogger(__name__)
T = TypeVar("T")
Work = Callable[[AsyncConnection], Awaitable[Any]]
MOST_AT_ONCE: Final = 1000
HELD_SECONDS: Final = 0.01
"""Seconds before a table is tried again whose row another transaction holds."""
MOST_TRIES: Final = 500
AGAIN_SECONDS: Final = 0.1
"""Seconds before the next batch after a lost connection."""
ROLLED_BACK: Final = ("22", "23", "40", "42", "55", "57014")
"""SQLSTATEs, by their beginnings, after which PostgreSQL has certainly stored nothing."""


class StaleTable(Exception):
    """The stored table is no longer what its author believed: read on, and judge again."""


class Unsure(Exception):
    """The connection was lost: only the database knows whether this is stored. Read on, and see."""


class Change(NamedTuple):
    """A change of a table that is no step, by somebody who believed it to be like this."""

    table: str
    belief: Belief
    work: Work


class Visit(NamedTuple):
    """A change at a table that everybody may make, whatever the table is like: who comes and who goes."""

    table: str
    work: Work


class _Job(Struct, eq=False):
    """A pending write, and the future of its caller."""

    what: NewStep | Change | Visit | Work
    done: asyncio.Future[Any]
    tries: int = 0

    @property
    def table(self) -> str:
        """The table whose row must be as its author believes, or nothing."""
        return self.what.table if isinstance(self.what, (NewStep, Change)) else ""


class Writer:
    """The only one in this process that writes. While a transaction is under way, the next one fills up."""

    def __init__(self, database: Database) -> None:
        self._database = database
        # Keep one connection: fetching one from the pool costs as much as the writing.
        self._connection: AsyncConnection | None = None
        self._waiting: asyncio.Queue[_Job] = asyncio.Queue()
        self._held = 0
        """Jobs that wait for a row which another transaction holds."""
        self._task = asyncio.create_task(self._run())
        self.keeper = ""
        """The id of this server, which keeps the tables whose steps it stores."""
        self.on_stored: Callable[[Collection[str]], None] = lambda _: None
        """Callback after each commit with the tables that have changed."""
        self.on_commit: Callable[[float], None] = lambda _: None
        """Callback with the seconds of each transaction."""
        self.commits = 0
        self.jobs = 0
        self.stale = 0
        self.unsure = 0

    @staticmethod
    async def open(database: Database) -> Writer:
        """Return the writer of a database, connected."""
        writer = Writer(database)
        writer._connection = await database.writing.connect()
        return writer

    @property
    def waiting(self) -> int:
        """Return the number of jobs that wait for the next transaction."""
        return self._waiting.qsize() + self._held

    async def step(self, step: NewStep) -> None:
        """Store a step of a table; steps of all tables share a statement."""
        await self._put(step)

    async def change(self, table: str, belief: Belief, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Change a table otherwise; its `changes` are one more afterwards."""
        result: T = await self._put(Change(table, belief, work))
        return result

    async def write(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Run work inside a transaction; a Refusal undoes it and is raised here.

        Work that takes long is for `Database.write_at_length`: on SQLite nothing else runs meanwhile.
        """
        result: T = await self._put(work)
        return result

    def soon(self, work: Callable[[AsyncConnection], Awaitable[object]], table: str = "") -> None:
        """Run work, at a table or elsewhere, soon and without waiting; a failure is logged."""
        done: asyncio.Future[object] = asyncio.get_running_loop().create_future()
        done.add_done_callback(_report)
        self._waiting.put_nowait(_Job(Visit(table, work) if table else work, done))

    async def close(self) -> None:
        """Store what waits, then stop."""
        await self._waiting.join()
        while self._held:
            await asyncio.sleep(HELD_SECONDS)
            await self._waiting.join()
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        if self._connection is not None:
            await self._connection.close()

    async def _put(self, what: NewStep | Change | Work) -> Any:
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait(_Job(what, done))
        # Shielded: a client that disconnects must not cancel what others wait for.
        return await asyncio.shield(done)

    # --- the task -----------------------------------------------------------------------------------------

    async def _run(self) -> None:
        while True:
            batch = [await self._waiting.get()]
            while not self._waiting.empty() and len(batch) < MOST_AT_ONCE:
                batch.append(self._waiting.get_nowait())
            try:
                await self._store(batch)
            except Exception as error:
                log.exception("a batch of writes failed")
                for job in batch:
                    _fail(job, error)
            finally:
                for _ in batch:
                    self._waiting.task_done()

    async def _store(self, batch: list[_Job]) -> None:
        """Store a batch; of several jobs of one table, one after the other.

        Visits wait for rows that other servers hold. So they come last, by themselves and in the order of
        their tables: else two servers would each wait for what the other holds.
        """
        visits = [job for job in batch if isinstance(job.what, Visit)]
        batch = [job for job in batch if not isinstance(job.what, Visit)]
        while batch:
            first = _one_a_table(batch)
            later = [job for job in batch if job not in first]
            await self._store_together(first)
            batch = later
        if visits:
            await self._store_together(sorted(visits, key=_table_visited))

    async def _store_together(self, batch: list[_Job]) -> None:
        try:
            connection = await self._connected()
            results = await self._transaction(connection, batch)
        except Exception as error:
            if not await self._is_rolled_back(error):
                self.unsure += len(batch)
                for job in batch:
                    _fail(job, Unsure(), error)
                await asyncio.sleep(AGAIN_SECONDS)
            elif len(batch) == 1:
                _fail(batch[0], error)
            else:
                # One of them made all fail: run each alone, so that only that one fails. Steps come first and
                # stay together: else a move would wait for all whose wishes are refused.
                steps = [job for job in batch if isinstance(job.what, NewStep)]
                if 0 < len(steps) < len(batch):
                    await self._store_together(steps)
                    batch = [job for job in batch if job not in steps]
                for job in batch:
                    await self._store_together([job])
            return
        changed = []
        for job, result in zip(batch, results, strict=True):
            if result is _HELD and job.tries < MOST_TRIES:
                self._try_later(job)
            elif result in (_HELD, _STALE):
                self.stale += 1
                _fail(job, StaleTable())
            else:
                if not job.done.done():
                    job.done.set_result(result)
                if job.table:
                    changed.append(job.table)
        if changed:
            self.on_stored(changed)

    async def _transaction(self, connection: AsyncConnection, batch: list[_Job]) -> list[Any]:
        """Do all jobs of a batch in one transaction; return what each of them gives."""
        results: list[Any] = [None] * len(batch)
        begun = time.perf_counter()
        async with connection.begin():
            wanted = [job.table for job in batch if job.table]
            found = await lock_tables(connection, wanted) if wanted else {}
            gone = await missing_tables(connection, set(wanted) - found.keys()) if wanted else set()
            steps: list[NewStep] = []
            for place, job in enumerate(batch):
                what = job.what
                if isinstance(what, (NewStep, Change)):
                    if what.table not in found:
                        results[place] = _STALE if what.table in gone else _HELD
                    elif found[what.table] != what.belief:
                        results[place] = _STALE
                    elif isinstance(what, NewStep):
                        steps.append(what)
                    else:
                        results[place] = await what.work(connection)
                        await count_change(connection, what.table)
                elif isinstance(what, Visit):
                    results[place] = await what.work(connection)
                else:
                    results[place] = await what(connection)
            if steps:
                await insert_steps(connection, steps, self.keeper)
        self.on_commit(time.perf_counter() - begun)
        self.commits += 1
        self.jobs += len(batch)
        return results

    async def _connected(self) -> AsyncConnection:
        if self._connection is None:
            self._connection = await self._database.writing.connect()
        return self._connection

    async def _is_rolled_back(self, error: Exception) -> bool:
        """Return True if nothing is stored for certain; else the connection is not used any more."""
        if isinstance(error, Refusal):
            return True
        if self._database.engine.dialect.name == SQLITE:
            return isinstance(error, DBAPIError)
        state = str(getattr(getattr(error, "orig", None), "sqlstate", None) or "")
        if isinstance(error, DBAPIError) and state.startswith(ROLLED_BACK):
            return True
        log.error("the database connection was lost", extra={"error": repr(error)})
        connection, self._connection = self._connection, None
        if connection is not None:
            # SQLAlchemy does not know all the ways in which a connection can be over.
            with suppress(Exception):
                await connection.invalidate()
                await connection.close()
        return False

    def _try_later(self, job: _Job) -> None:
        job.tries += 1
        self._held += 1
        asyncio.get_running_loop().call_later(HELD_SECONDS, self._try_again, job)

    def _try_again(self, job: _Job) -> None:
        self._held -= 1
        self._waiting.put_nowait(job)


_STALE: Final = object()
_HELD: Final = object()
"""Results of jobs whose table has changed meanwhile, or is held by another transaction."""


def _table_visited(job: _Job) -> str:
    assert isinstance(job.what, Visit)
    return job.what.table


def _one_a_table(batch: list[_Job]) -> list[_Job]:
    """Return the jobs of a batch, of each table only the first."""
    seen: set[str] = set()
    first = []
    for job in batch:
        if job.table not in seen:
            first.append(job)
        if job.table:
            seen.add(job.table)
    return first


def _report(done: asyncio.Future[object]) -> None:
    if not done.cancelled() and (error := done.exception()):
        # A lost connection is told once, not for each who came or went meanwhile.
        where = None if isinstance(error, Unsure) else error
        log.error("a background write failed", extra={"error": repr(error)}, exc_info=where)


def _fail(job: _Job, error: BaseException, cause: BaseException | None = None) -> None:
    if not job.done.done():
        error.__cause__ = cause
        job.done.set_exception(error)
