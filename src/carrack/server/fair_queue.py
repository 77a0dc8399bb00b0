"""A fair queue for what serves one at a time: whoever has used least is next."""

from __future__ import annotations

import asyncio
import time
from typing import Final, NamedTuple

from carrack.server.costs import Payer

HALF_LIFE: Final = 30.0
"""Seconds after which what was used counts half."""
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
        """Count what was used; what is long ago counts less and less."""
        now = time.monotonic()
        if now - self._halved >= HALF_LIFE:
            self._seconds = {name: used / 2 for name, used in self._seconds.items() if used > FORGOTTEN}
            self._halved = now
        for name in (f"@{payer.address}", payer.person):
            self._seconds[name] = self._seconds.get(name, 0.0) + seconds


class FairQueue:
    """One turn at a time: attended requests first, then whoever has used least."""

    def __init__(self, usage: Usage) -> None:
        self._usage = usage
        self._taken = False
        self._waiting: list[tuple[Wanting, asyncio.Future[None]]] = []

    async def take(self, wanting: Wanting) -> None:
        """Wait for the turn."""
        if not self._taken:
            self._taken = True
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        entry = wanting, turn
        self._waiting.append(entry)
        try:
            await turn
        except asyncio.CancelledError:
            if entry in self._waiting:
                self._waiting.remove(entry)
            else:  # it had the turn already
                self.give()
            raise

    def give(self) -> None:
        """Pass the turn on; among equals, to whoever came first."""
        if not self._waiting:
            self._taken = False
            return
        entry = min(self._waiting, key=lambda one: (not one[0].attended, *self._usage.of(one[0].payer)))
        self._waiting.remove(entry)
        entry[1].set_result(None)
