"""Token buckets for addresses, people and sockets, in memory: each server counts for itself."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

from carrack.core.verdicts import BUSY, Busy, Verdict

MOST_REMEMBERED: Final = 20_000


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
