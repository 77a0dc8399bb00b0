"""Seeds that a test can foretell: its games are the same each time."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from itertools import count

NEW_SEED = "carrack.server.table.seals.new_seed"
"""Where the server takes a seed for a new table."""


def seeds_of(test: str) -> Iterator[str]:
    """The seeds of a test's tables, one after the other."""
    for number in count():
        yield sha256(f"{test} {number}".encode()).hexdigest()
