"""A fair queue for workers that serve one request at a time: the payer with the least use is next."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable
from typing import Final, Generic, NamedTuple, TypeVar

from carrack.server.costs import Payer

L = TypeVar("L")
HALF_LIFE: Final = 30.0
"""Seconds after which past use counts half."""
FORGOTTEN: Final = 0.001
"""Seconds of use that are too little to be remembered."""


class Wanting(NamedTuple):
    """A payer, and whether anybody is connected who waits for the result."""

    payer: Payer
    attended: bool = True


NOBODY: Final = Wanting(Payer(""))


class Usage:
    """Seconds of a process that each person and address has used lately."""

    def __init__(self) -> None:
        self._seconds: dict[str, float] = {}
        self._halved = time.monotonic()

    def of(self, payer: Payer) -> tuple[float, float]:
        """Return the seconds of the address, then those of the person."""
        return self._seconds.get(f"@{payer.address}", 0.0), self._seconds.get(payer.person, 0.0)

    def add(self, payer: Payer, seconds: float) -> None:
        """Add to a payer's use; older use decays by half each HALF_LIFE."""
        now = time.monotonic()
        if now - self._halved >= HALF_LIFE:
            self._seconds = {name: used / 2 for name, used in self._seconds.items() if used > FORGOTTEN}
            self._halved = now
        for name in (f"@{payer.address}", payer.person):
            self._seconds[name] = self._seconds.get(name, 0.0) + seconds


Rank = Callable[[L], int | None]


class _Turn(NamedTuple, Generic[L]):
    """Somebody who waits for a lane."""

    wanting: Wanting
    rank: Rank[L]
    lane: asyncio.Future[L]


class FairQueue(Generic[L]):
    """Lanes that serve one request at a time: attended requests first, then the payer with the least use."""

    def __init__(self, usage: Usage, lanes: Iterable[L]) -> None:
        self._usage = usage
        self._free = list(lanes)
        self._waiting: list[_Turn[L]] = []

    async def take(self, wanting: Wanting, rank: Rank[L] = lambda _: 0) -> L:
        """Wait for a lane: of the free ones that with the lowest rank, none without a rank."""
        if fitting := [lane for lane in self._free if rank(lane) is not None]:
            lane = min(fitting, key=lambda one: rank(one) or 0)
            self._free.remove(lane)
            return lane
        lane_to_come: asyncio.Future[L] = asyncio.get_running_loop().create_future()
        turn = _Turn(wanting, rank, lane_to_come)
        self._waiting.append(turn)
        try:
            return await lane_to_come
        except asyncio.CancelledError:
            if turn in self._waiting:
                self._waiting.remove(turn)
            else:  # it had the turn already
                self.give(turn.lane.result())
            raise

    def give(self, lane: L) -> None:
        """Give a lane back, or add one; it goes to the next request, first come first served among equals."""
        # One who is being cancelled still stands here until they hear of it.
        waiting = [turn for turn in self._waiting if not turn.lane.done() and turn.rank(lane) is not None]
        if not waiting:
            self._free.append(lane)
            return
        turn = min(waiting, key=lambda one: (not one.wanting.attended, *self._usage.of(one.wanting.payer)))
        self._waiting.remove(turn)
        turn.lane.set_result(lane)

    def drop(self, lane: L) -> bool:
        """Remove a lane that is free; False: it is in use."""
        if lane not in self._free:
            return False
        self._free.remove(lane)
        return True
