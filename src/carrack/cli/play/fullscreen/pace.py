"""Time at the table: bots think beside the screen and move so that one can follow."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from threading import Thread
from typing import Final, TypeVar

READABLE: Final = 0.9
"""Seconds from one decision of a bot to the next."""

Result = TypeVar("Result")


class Clock:
    """The real time; tests have one of their own."""

    def now(self) -> float:
        return time.monotonic()

    async def pause(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


async def beside(work: Callable[[], Result]) -> Result:
    """Do something without holding the screen up, and without keeping anybody from leaving."""
    loop = asyncio.get_running_loop()
    future: asyncio.Future[Result] = loop.create_future()

    def settle(result: Result | None, error: BaseException | None) -> None:
        if future.cancelled():
            return
        if error is not None:
            future.set_exception(error)
        else:
            future.set_result(result)  # type: ignore[arg-type]  # there is a result where there is no error

    def run() -> None:
        result: Result | None = None
        error: BaseException | None = None
        try:
            result = work()
        except BaseException as caught:
            error = caught
        try:
            loop.call_soon_threadsafe(settle, result, error)
        except RuntimeError:
            pass  # the table was left meanwhile

    Thread(target=run, daemon=True).start()
    return await future
