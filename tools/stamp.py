"""Stamps: digests in .venv of what was installed, so that a second run has nothing to do."""

from __future__ import annotations

import contextlib
import fcntl
import hashlib
import json
import os
from collections.abc import Iterable, Iterator
from pathlib import Path


def digest(paths: Iterable[Path], *facts: object) -> str:
    """One digest of the contents of files (folders: all their files) and of further facts."""
    total = hashlib.sha256(repr(facts).encode())
    for path in paths:
        files = sorted(path.rglob("*")) if path.is_dir() else [path]
        for file in files:
            if not file.is_file() or "__pycache__" in file.parts or file.parent.suffix == ".egg-info":
                continue
            inside = file.relative_to(path.parent).as_posix()
            total.update(f"{inside}\0{file.stat().st_size}\0".encode())
            total.update(file.read_bytes())
    return total.hexdigest()


class Stamps:
    """Names and digests in a small file. An unreadable one counts as empty: everything is then done again."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def _read(self) -> dict[str, str]:
        try:
            found = json.loads(self.path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return found if isinstance(found, dict) else {}

    def fits(self, name: str, value: str) -> bool:
        return self._read().get(name) == value

    def set(self, **values: str | None) -> None:
        """Write values (None: forget); by renaming: an interruption leaves the old file or the new one."""
        kept = {name: value for name, value in {**self._read(), **values}.items() if value is not None}
        fresh = self.path.with_suffix(".new")
        fresh.write_text(json.dumps(kept, indent=1), encoding="utf-8")
        fresh.replace(self.path)


@contextlib.contextmanager
def alone(path: Path) -> Iterator[None]:
    """Hold the lock file: a second run waits until the first has set up."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("w") as file:
        os.set_inheritable(file.fileno(), True)  # if this run is killed, its pip may still be at work
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            print("· waiting for another run that is setting up …", flush=True)
            fcntl.flock(file, fcntl.LOCK_EX)
        yield
