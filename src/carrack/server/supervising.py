"""Work that never ends: whatever goes wrong in it is logged, and it begins again."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

log = logging.getLogger(__name__)
FIRST_WAIT: Final = 1.0
LONGEST_WAIT: Final = 60.0
"""Seconds before it begins again: doubled at each failure that follows on another."""


class Supervised:
    """A background task that begins again when it ends."""

    def __init__(
        self, name: str, work: Callable[[], Awaitable[None]], first_wait: float = FIRST_WAIT
    ) -> None:
        self.name = name
        self.restarts = 0
        self._work = work
        self._first_wait = first_wait
        self._task = asyncio.create_task(self._run(), name=name)

    async def _run(self) -> None:
        wait = self._first_wait
        loop = asyncio.get_running_loop()
        while True:
            begun = loop.time()
            try:
                await self._work()
                log.error("background work ended", extra={"work": self.name})
            except Exception:
                log.exception("background work failed", extra={"work": self.name})
            self.restarts += 1
            if loop.time() - begun > LONGEST_WAIT:
                wait = self._first_wait
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT)

    async def stop(self) -> None:
        """Cancel it and wait until it has ended."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
