"""One task that does what others want, one thing after the other."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

from carrack.core.verdicts import BUSY, Busy, Refusal, Verdict
from carrack.server.refusals import Refused

log = logging.getLogger(__name__)
T = TypeVar("T")
ROOM: Final = 1000


class Inbox:
    """What waits for a table's task; full: whoever wants something more waits, too."""

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
                elif not isinstance(error, (Refusal, Refused)):
                    log.exception("a table failed", extra={"table": self.name})
            finally:
                self._working = False

    @property
    def idle(self) -> bool:
        """Whether nothing is done or waits."""
        return not self._working and self._waiting.empty()

    async def stop(self) -> None:
        """Nothing more is done; who waits is told so."""
        self.closed = True
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        while not self._waiting.empty():
            _, done = self._waiting.get_nowait()
            if not done.done():
                done.set_exception(stopped())


def stopped() -> Refusal:
    """The table is not in memory any more: come again."""
    return Busy(Verdict("table.stopped", family=BUSY))
