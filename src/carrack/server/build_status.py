"""Rules that are compiled beside the server: how far that is, and where bots' processes find them.

`./play` starts the server with the rules as plain Python and compiles them meanwhile. It writes how far it is
into the file that the setting `compiling` names. The server stays as it is; bots' processes change over.
"""

from __future__ import annotations

from pathlib import Path

import msgspec
from msgspec import Struct

from carrack.bots.workers import OWN

PERCENT = 100


class Status(Struct):
    """The file's contents: the share that is done, and in the end the folder of the compiled package."""

    share: float
    folder: str = ""


class BuildStatus:
    """The file, read again whenever it has changed."""

    def __init__(self, path: str) -> None:
        self._path = Path(path) if path else None
        self._seen: object = None
        self._status: Status | None = None

    @property
    def percent(self) -> int | None:
        """Return how much is compiled; None when nothing is being compiled."""
        status = self._look()
        return None if status is None or status.folder else int(status.share * PERCENT)

    @property
    def folder(self) -> str:
        """Return the folder from which worker processes import the package."""
        status = self._look()
        return status.folder if status is not None and status.folder else OWN

    def _look(self) -> Status | None:
        if self._path is None:
            return None
        try:
            facts = self._path.stat()
            seen = (facts.st_ino, facts.st_size, facts.st_mtime_ns)
            if seen != self._seen:
                self._status = msgspec.json.decode(self._path.read_bytes(), type=Status)
                self._seen = seen
        except FileNotFoundError:
            # Compiling has failed: keep the build that is in use.
            if self._status is not None and not self._status.folder:
                self._status = None
        return self._status
