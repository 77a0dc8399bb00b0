"""Running other programs: quietly, into a log, with an environment that does not lead them astray."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

# Variables that would make the environment's Python load or install into other places.
MISLEADING = ("PYTHONPATH", "PYTHONHOME", "PIP_TARGET", "PIP_PREFIX", "PIP_USER", "VIRTUAL_ENV")


def environment(**extra: str) -> dict[str, str]:
    clean = {name: value for name, value in os.environ.items() if name not in MISLEADING}
    return {**clean, "PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_NO_INPUT": "1", **extra}


def logged(command: Sequence[object], log: Path, cwd: Path, env: Mapping[str, str] | None = None) -> bool:
    """Run a command with its output added to the log; True when it succeeded."""
    with log.open("ab") as file:
        words = [str(word) for word in command]
        file.write(f"\n$ {' '.join(words)}\n".encode())
        file.flush()
        try:
            done = subprocess.run(
                words,
                cwd=cwd,
                env=env or environment(),
                stdin=subprocess.DEVNULL,
                stdout=file,
                stderr=subprocess.STDOUT,
                check=False,
                close_fds=False,  # passes the lock of tools/stamp.py on: it is held until the last child ends
            )
        except OSError as error:
            file.write(f"{error}\n".encode())
            return False
    return done.returncode == 0
