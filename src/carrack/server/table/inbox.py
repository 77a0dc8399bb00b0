"""One task that does what others want, one thing after the other."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial, wraps
from typing import Any, Concatenate, Final, ParamSpec, Protocol, TypeVar

from carrack.core.verdicts import BUSY, Busy, Refusal, Verdict
from carrack.server.table.errors import RefusedAt

log = logging.getLogger(__name__)
T = TypeVar("T")
P = ParamSpec("P")
ROOM: Final = 1000


class Queue(Protocol):
    """Something whose work is done by one task."""

    async def do(self, work: Callable[[], Awaitable[T]]) -> T:
        """Let the task do this, after what came before; what it raises is raised here."""


Q = TypeVar("Q", bound=Queue)


def queued(
    method: Callable[Concatenate[Q, P], Awaitable[T]],
) -> Callable[Concatenate[Q, P], Coroutine[Any, Any, T]]:
    """Run a method in the table's own task. Called from within that task it would wait for itself."""

    @wraps(method)
    async def call(self: Q, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self.do(partial(method, self, *args, **kwargs))

    return call


class Inbox:
    """A queue of work for a table's task; while it is full, callers wait."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.closed = False
        self._working = False
        self._waiting: asyncio.Queue[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any]]] = (
            asyncio.Queue(ROOM)
        )
        self._task = asyncio.create_task(self._run())

    async def do(self, work: Callable[[], Awaitable[T]]) -> T:
        """Let the task do this, after what came before; what it raises is raised here."""
        if self.closed:
            raise stopped()
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        await self._waiting.put((work, done))
        return await done

    async def _run(self) -> None:
        while True:
            work, done = await self._waiting.get()
            self._working = True
            try:
                if self.closed:
                    raise stopped()
                result = await work()
                if not done.done():
                    done.set_result(result)
            except Exception as error:
                if not done.done():
                    done.set_exception(error)
                elif not isinstance(error, (Refusal, RefusedAt)):
                    log.exception("work at a table failed", extra={"table": self.name})
            finally:
                self._working = False

    @property
    def idle(self) -> bool:
        """Return True while no work is under way or waits."""
        return not self._working and self._waiting.empty()

    async def stop(self) -> None:
        """Stop the task; refuse the work that waits."""
        self.closed = True
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        while not self._waiting.empty():
            _, done = self._waiting.get_nowait()
            if not done.done():
                done.set_exception(stopped())


def stopped() -> Refusal:
    """Return the refusal of a table that is not in memory any more: the client reconnects."""
    return Busy(Verdict("table.stopped", family=BUSY))
