"""The databases that servers are tested with: a file, or one of PostgreSQL's."""

from __future__ import annotations

import os
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

SQLITE: Final = "sqlite"
POSTGRESQL: Final = "postgresql"
KINDS: Final = (SQLITE, POSTGRESQL)
USUAL: Final = os.environ.get("CARRACK_TEST_DATABASE", SQLITE)
"""The kind of all servers in this run; the stage `postgresql` sets it."""

LISTEN: Final = os.environ.get("CARRACK_TEST_LISTEN", "")
"""The `database_listen` of all servers in this run; the stage `polling` sets it to `none`."""


def database_for(folder: Path, kind: str = USUAL) -> str:
    """Return the address of the database that belongs to a folder: for the same folder always the same."""
    if kind == SQLITE:
        return str(folder / "carrack.db")
    return _postgres_for(folder)


@cache
def _postgres_for(folder: Path) -> str:
    from tests.postgres import shared_cluster

    return shared_cluster().new_database(f"test_{sha256(str(folder).encode()).hexdigest()[:16]}")
