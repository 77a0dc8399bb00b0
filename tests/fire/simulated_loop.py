"""An event loop with a simulated clock: time passes only when nobody has anything to do.

Handles belong to owners (servers, people), told by a context variable. A seed decides which owner is next; an
owner can be frozen, as by SIGSTOP. So a minute of several servers takes as long as their work does, and the
same seed gives the same blows.
"""

from __future__ import annotations

import asyncio
import heapq
import random
from contextvars import ContextVar
from typing import Any
from weakref import ReferenceType, ref

OWNER: ContextVar[str] = ContextVar("OWNER", default="")


class SimulatedLoop(asyncio.SelectorEventLoop):
    """A loop whose clock and order are simulated."""

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)
        self.now = 0.0
        self.frozen: set[str] = set()
        super().__init__()
        self._tasks: dict[str, list[ReferenceType[asyncio.Task[Any]]]] = {}
        self.set_task_factory(self._new_task)

    def _new_task(self, _: object, work: Any, **options: Any) -> asyncio.Task[Any]:
        task = asyncio.Task(work, loop=self, **options)
        self._tasks.setdefault(OWNER.get(), []).append(ref(task))
        return task

    def end(self, owner: str) -> None:
        """Cancel all tasks of an owner."""
        for one in self._tasks.pop(owner, []):
            if task := one():
                task.cancel()

    def time(self) -> float:
        return self.now

    def _run_once(self) -> None:
        """Run one handle of a random owner; without any, let time pass until the next timer."""
        ready: Any = self._ready  # type: ignore[attr-defined]
        timers: Any = self._scheduled  # type: ignore[attr-defined]
        while timers and (timers[0]._cancelled or timers[0]._when <= self.now):
            timer = heapq.heappop(timers)
            timer._scheduled = False
            if not timer._cancelled:
                ready.append(timer)
        # Each owner does its own work in order; between owners anything may come first.
        first = {one._context.get(OWNER, ""): one for one in reversed(ready)}
        able = sorted(first.keys() - self.frozen)
        if able:
            handle = first[self.dice.choice(able)]
            ready.remove(handle)
            if not handle._cancelled:
                handle._run()
        elif timers:
            self.now = max(self.now, timers[0]._when)
        else:
            raise RuntimeError("nobody has anything to do any more")
