"""`carrack serve` with seeds that tests can foretell, and with hints that nobody waits for.

First argument: a file that names the running test.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from unittest.mock import patch

from carrack.cli import main
from tests.seeds import NEW_SEED, seeds_of

ADVISER = "deckhand"
"""Who gives hints: the quickest of those whose names the page knows."""


def next_seed(test: Path, begun: dict[str, Iterator[str]]) -> str:
    name = test.read_text(encoding="utf-8")
    return next(begun.setdefault(name, seeds_of(name)))


if __name__ == "__main__":
    seeds = partial(next_seed, Path(sys.argv.pop(1)), {})
    with patch(NEW_SEED, seeds), patch("carrack.server.table.hints.ADVISER", ADVISER):
        main()
