"""How long a test waits for something that must happen."""

from __future__ import annotations

import os
from typing import Final

PATIENCE: Final = float(os.environ.get("CARRACK_PATIENCE", "300"))
"""Seconds after which a test counts as hung. Nothing takes that long even on a busy machine, so no test fails
because a machine is slow. Set CARRACK_PATIENCE to less while you write a test."""
