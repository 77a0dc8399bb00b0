"""Waiting times of tests for something that must happen."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from typing import Final

PATIENCE: Final = float(os.environ.get("CARRACK_PATIENCE", "300"))
"""Seconds after which a test counts as hung. Nothing takes that long even on a busy machine, so no test fails
because a machine is slow. Set CARRACK_PATIENCE to less while you write a test."""


def tries() -> Iterator[None]:
    """Yield again and again, for something that cannot be waited for, until PATIENCE has passed."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        yield
