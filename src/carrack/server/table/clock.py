"""The clock of a table: so many seconds for each decision; when they are over, a bot stands in."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable
from typing import Final

from carrack.store import tables
from carrack.store.tables import TableRow

NONE: Final = -1


class Clock:
    """Runs while a person is asked at a table with a clock."""

    def __init__(self, row: TableRow, ring: Callable[[], None], now: Callable[[], int]) -> None:
        self._row = row
        self._ring = ring
        self._now = now
        """Returns the seconds since 1970, by the same clock on all servers."""
        self._due = 0.0
        """When the time is over, by the event loop's clock; 0: no clock runs."""
        self._timer: asyncio.Handle | None = None

    def left(self) -> int:
        """Return the seconds left to the seat to act; NONE when no clock runs."""
        row = self._row
        if not row.clock or row.status != tables.PLAYING or row.asked < 0:
            return NONE
        if row.seats[row.asked].kind != tables.PERSON:
            return NONE
        if self._due:
            # The wall clock may be set meanwhile; use the event loop's.
            return max(0, math.ceil(self._due - asyncio.get_running_loop().time()))
        return max(0, min(row.clock, row.updated + row.clock - self._now()))

    def wind(self) -> None:
        """Restart the clock for the seat to act, or stop it."""
        self.stop()
        left = self.left()
        if left != NONE:
            loop = asyncio.get_running_loop()
            self._due = loop.time() + left
            self._timer = loop.call_later(left, self._end)

    def go_on(self) -> None:
        """Wind it unless it runs; ring again if it rang and the same seat is still asked."""
        if not self._due:
            self.wind()
        elif self._timer is None:
            self._ring()

    def stop(self) -> None:
        """Stop the clock."""
        self._due = 0.0
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _end(self) -> None:
        self._timer = None
        self._ring()
