"""Background tasks: work without an end starts again when it fails; other failures are logged."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final

from carrack.core.verdicts import Refusal

log = logging.getLogger(__name__)
FIRST_WAIT: Final = 1.0
LONGEST_WAIT: Final = 60.0
"""Seconds before it begins again: doubled at each failure that follows on another."""


class Supervised:
    """A background task that begins again when it ends."""

    def __init__(
        self,
        name: str,
        work: Callable[[], Awaitable[None]],
        first_wait: float = FIRST_WAIT,
        longest_wait: float = LONGEST_WAIT,
    ) -> None:
        self.name = name
        self.restarts = 0
        self._work = work
        self._first_wait = first_wait
        self._longest_wait = longest_wait
        self._task = asyncio.create_task(self._run(), name=name)

    async def _run(self) -> None:
        wait = self._first_wait
        loop = asyncio.get_running_loop()
        known = ""
        while True:
            begun = loop.time()
            try:
                await self._work()
                log.error("background task ended", extra={"task": self.name})
            except Exception as error:
                # While a database is away, the same fails every second: only the first has its traceback.
                said = repr(error)
                extra = {"task": self.name, "error": said}
                log.error("background task failed", extra=extra, exc_info=said != known)
                known = said
            self.restarts += 1
            if loop.time() - begun > self._longest_wait:
                wait = self._first_wait
            await asyncio.sleep(wait)
            wait = min(2 * wait, self._longest_wait)

    async def stop(self) -> None:
        """Cancel it and wait until it has ended."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)


class Jobs:
    """Tasks that end by themselves: held until then, for asyncio itself does not; failures are logged."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def start(self, name: str, work: Coroutine[Any, Any, Any]) -> None:
        """Run work beside all the rest."""
        task = asyncio.create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._end)

    async def stop(self) -> None:
        """Cancel those under way and wait until they have ended."""
        under_way = list(self._tasks)
        for task in under_way:
            task.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)

    def _end(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, Refusal):
            log.info("a job was refused", extra={"task": task.get_name(), "error": str(error)})
        elif error is not None:
            log.error("a job failed", exc_info=error, extra={"task": task.get_name()})
