"""`carrack serve` with seeds that tests can foretell. First argument: a file that names the running test."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from unittest.mock import patch

from carrack.cli import main
from tests.seeds import NEW_SEED, seeds_of


def next_seed(test: Path, begun: dict[str, Iterator[str]]) -> str:
    name = test.read_text(encoding="utf-8")
    return next(begun.setdefault(name, seeds_of(name)))


if __name__ == "__main__":
    with patch(NEW_SEED, partial(next_seed, Path(sys.argv.pop(1)), {})):
        main()
