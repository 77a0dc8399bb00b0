"""Node, which builds the page: the system's where it is new enough, else the one from PyPI in .venv."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

from tools.packages import LOG, VENV, install_lock
from tools.say import Trouble

OLDEST = ((20, 19), (22, 12))
"""The oldest of the 20 series, and the oldest of all later ones."""


def node_folder() -> Path:
    """The folder of a node that can build the page; installed into .venv when the system has none."""
    if found := system_node():
        return found
    if not (VENV / "bin" / "npm").exists() or not new_enough(version_of(str(VENV / "bin" / "node"))):
        install_lock("node")
    if not new_enough(version_of(str(VENV / "bin" / "node"))):
        raise Trouble("The page needs Node 20.19, 22.12 or newer, and none could be had.", LOG)
    return VENV / "bin"


def system_node() -> Path | None:
    """Return the folder of the system's node, if it can build the page."""
    found = shutil.which("node")
    usable = found and shutil.which("npm") and new_enough(version_of(found))
    return Path(found).parent if found and usable else None


def new_enough(version: tuple[int, int] | None) -> bool:
    if version is None:
        return False
    return version >= OLDEST[1] or (version[0] == OLDEST[0][0] and version >= OLDEST[0])


def version_of(node: str) -> tuple[int, int] | None:
    """What a node says it is; None when it does not run: tried, not believed."""
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False, timeout=60)
    except (OSError, subprocess.TimeoutExpired):
        return None
    found = re.match(r"v(\d+)\.(\d+)\.", said.stdout)
    return (int(found[1]), int(found[2])) if found else None
