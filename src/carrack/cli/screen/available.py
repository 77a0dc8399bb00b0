"""Whether there is a full screen to play on."""

from __future__ import annotations

import os
import sys


def full_screen() -> bool:
    """Whether people sit before a terminal that can show more than lines."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"
