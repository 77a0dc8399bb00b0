"""The wall clock, in the one place that reads it."""

from __future__ import annotations

import time


def now() -> int:
    """Return the seconds since 1970."""
    return int(time.time())
