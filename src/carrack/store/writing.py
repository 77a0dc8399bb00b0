"""Writing: what waits is stored in one transaction, and nobody hears of it before it is on the disk."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple, TypeVar

from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from carrack.core.verdicts import Refusal
from carrack.store.database import Database
from carrack.store.steps import NewStep, insert_steps

log = logging.getLogger(__name__)
T = TypeVar("T")
Work = Callable[[AsyncConnection], Awaitable[Any]]
MOST_AT_ONCE: Final = 1000


class _Waiting(NamedTuple):
    job: NewStep | Work
    done: asyncio.Future[Any]


class Writer:
    """The only one that writes. While a transaction is under way, the next one fills up."""

    def __init__(self, connection: AsyncConnection) -> None:
        # One for all: fetching one from the pool each time costs as much as the writing.
        self._connection = connection
        self._waiting: asyncio.Queue[_Waiting] = asyncio.Queue()
        self._task = asyncio.create_task(self._run())
        self.commits = 0
        self.jobs = 0

    @staticmethod
    async def open(database: Database) -> Writer:
        """The writer of a database."""
        return Writer(await database.engine.connect())

    async def step(self, step: NewStep) -> None:
        """Store a step of a table; steps of all tables share a statement."""
        await self._put(step)

    async def write(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Do this inside a transaction; a Refusal it raises undoes it and comes back here."""
        result: T = await self._put(work)
        return result

    def soon(self, work: Callable[[AsyncConnection], Awaitable[object]]) -> None:
        """Do this with what is stored next; nobody waits for it, and the log has it when it fails."""
        done: asyncio.Future[object] = asyncio.get_running_loop().create_future()
        done.add_done_callback(_report)
        self._waiting.put_nowait(_Waiting(work, done))

    async def close(self) -> None:
        """Store what waits, then stop."""
        await self._waiting.join()
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        await self._connection.close()

    async def _put(self, job: NewStep | Work) -> Any:
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait(_Waiting(job, done))
        # Shielded: a socket that goes away does not undo what others wait for.
        return await asyncio.shield(done)

    async def _run(self) -> None:
        while True:
            batch = [await self._waiting.get()]
            while not self._waiting.empty() and len(batch) < MOST_AT_ONCE:
                batch.append(self._waiting.get_nowait())
            try:
                await self._store(batch)
            except Exception as error:
                log.exception("storing failed")
                for one in batch:
                    _fail(one.done, error)
            finally:
                for _ in batch:
                    self._waiting.task_done()

    async def _store(self, batch: list[_Waiting]) -> None:
        try:
            results = await self._together(batch)
        except (Refusal, DBAPIError) as error:
            if len(batch) == 1:
                _fail(batch[0].done, error)
                return
            # One of them spoiled it for all: each for itself, and only that one fails.
            for one in batch:
                await self._store([one])
            return
        for one, result in zip(batch, results, strict=True):
            if not one.done.done():
                one.done.set_result(result)

    async def _together(self, batch: list[_Waiting]) -> list[Any]:
        results: list[Any] = [None] * len(batch)
        async with self._connection.begin():
            steps = [one.job for one in batch if isinstance(one.job, NewStep)]
            if steps:
                await insert_steps(self._connection, steps)
            for place, one in enumerate(batch):
                if not isinstance(one.job, NewStep):
                    results[place] = await one.job(self._connection)
        self.commits += 1
        self.jobs += len(batch)
        return results


def _report(done: asyncio.Future[object]) -> None:
    if not done.cancelled() and (error := done.exception()):
        log.error("something was not stored", exc_info=error)


def _fail(done: asyncio.Future[Any], error: BaseException) -> None:
    if not done.done():
        done.set_exception(error)
