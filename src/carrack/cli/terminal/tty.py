"""Detection of a terminal that can show a full screen."""

from __future__ import annotations

import os
import sys


def full_screen() -> bool:
    """Return whether input and output are a terminal that can show more than lines."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"
