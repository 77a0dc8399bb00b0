"""Token buckets for addresses, people and sockets, and back-off after wrong passwords."""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from typing import Final

from carrack.core.verdicts import BUSY, Busy, Verdict

MOST_REMEMBERED: Final = 20_000
FREE_FAILURES: Final = 5
FIRST_WAIT: Final = 2.0
LONGEST_WAIT: Final = 900.0
"""Seconds before another try at a password."""


class Bucket:
    """A token bucket: `burst` at once, refilled at `rate` a second."""

    __slots__ = ("burst", "left", "rate", "since")

    def __init__(self, rate: float, burst: float, now: float | None = None) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.since = time.monotonic() if now is None else now

    def take(self, now: float | None = None) -> bool:
        """Take a token; return False if there is none."""
        now = time.monotonic() if now is None else now
        self.left = min(self.burst, self.left + (now - self.since) * self.rate)
        self.since = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Backoff:
    """Waits that double with each failure after the first few, for each name; a success ends them."""

    def __init__(self) -> None:
        self._failures: OrderedDict[str, tuple[int, float]] = OrderedDict()
        """How many in a row, and until when the next try waits."""

    def check(self, name: str) -> None:
        """Raise Busy while a try has to wait."""
        _, until = self._failures.get(name, (0, 0.0))
        left = until - time.monotonic()
        if left > 0:
            raise Busy(Verdict("login.wait", {"seconds": math.ceil(left)}, family=BUSY))

    def fail(self, name: str) -> None:
        """Count a failure; the next try has to wait longer."""
        count = self._failures.pop(name, (0, 0.0))[0] + 1
        wait = (
            min(FIRST_WAIT * 2.0 ** (count - FREE_FAILURES), LONGEST_WAIT) if count >= FREE_FAILURES else 0.0
        )
        self._failures[name] = count, time.monotonic() + wait
        if len(self._failures) > MOST_REMEMBERED:
            self._failures.popitem(last=False)

    def succeed(self, name: str) -> None:
        """Forget the failures of a name."""
        self._failures.pop(name, None)


class Limit:
    """A bucket for each name; those asked least lately are forgotten first."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, name: str) -> None:
        """Count one, or raise Busy."""
        bucket = self._buckets.get(name)
        if bucket is None:
            bucket = self._buckets[name] = Bucket(self.rate, self.burst)
            if len(self._buckets) > MOST_REMEMBERED:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(name)
        if not bucket.take():
            raise Busy(Verdict("flood", family=BUSY))
