"""`carrack`, but it acknowledges steps before they are stored: the fault that the checker must find."""

from __future__ import annotations

import asyncio

from carrack.cli import main
from carrack.store.steps import NewStep
from carrack.store.writer import Writer

LATE: float = 0.2
"""Seconds between the acknowledgement and the commit."""
store = Writer.step
pending: set[asyncio.Task[None]] = set()


async def hasty_step(self: Writer, step: NewStep) -> None:
    async def later() -> None:
        await asyncio.sleep(LATE)
        await store(self, step)

    task = asyncio.create_task(later())
    pending.add(task)


if __name__ == "__main__":
    Writer.step = hasty_step  # type: ignore[method-assign]
    main()
