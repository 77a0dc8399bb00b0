"""Builds the page into web/dist when its sources have changed, by the system's Node or by one from PyPI."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

from tools import environment
from tools.console import Step, Trouble
from tools.environment import ROOT, VENV, alone, clean_environment, digest, has_stamp, logged

WEB = ROOT / "web"
DIST = WEB / "dist"
LOG = ROOT / "build" / "page.log"
BUILT, INSTALLED = ROOT / "build" / "page.stamp", ROOT / "build" / "npm.stamp"
BUILDING = ROOT / "build" / "page.lock"
LOCK = ("package.json", "package-lock.json", ".npmrc")
SOURCES = ("src", "public", "index.html", "vite.config.ts", "svelte.config.js", "tsconfig.json")
OLDEST = ((20, 19), (22, 12))
"""The oldest Node of the 20 series, and the oldest of all later ones."""


def build_page() -> Path:
    """Return the folder of the page, built from the sources as they are now."""
    with alone(BUILDING):
        if is_built():
            return DIST
        LOG.write_bytes(b"")
        node = _with_packages()
        wanted = _wanted()
        _npm(node, "page", "page could not be built.", "run", "build")
        BUILT.write_text(wanted, encoding="utf-8")
    return DIST


def fetch_packages() -> None:
    """Install what the page is built with, unless it is there."""
    with alone(BUILDING):
        LOG.write_bytes(b"")
        _with_packages()


def _with_packages() -> Path:
    """Return the folder of a node, after the packages that are locked have been installed."""
    node = node_folder()
    packages = digest([WEB / name for name in LOCK], version_of(str(node / "node")))
    if not has_stamp(INSTALLED, packages) or not (WEB / "node_modules").exists():
        _npm(node, "packages of the page", "packages could not be installed: is there a network?", "ci")
        INSTALLED.write_text(packages, encoding="utf-8")
    return node


def _npm(node: Path, step: str, failed: str, *words: str) -> None:
    for stamp in (BUILT, *([INSTALLED] if words == ("ci",) else [])):
        stamp.unlink(missing_ok=True)
    with Step(step):
        if not logged([node / "npm", *words], LOG, WEB, npm_environment(node)):
            raise Trouble(f"The {failed}", LOG)


def is_built() -> bool:
    """Return whether the page in web/dist is that of the sources as they are now."""
    whole = (DIST / "index.html").exists() and (WEB / "node_modules").exists()
    return whole and has_stamp(BUILT, _wanted())


def _wanted() -> str:
    # The page contains the texts that stand beside the rules.
    texts = sorted((ROOT / "src" / "carrack").rglob("*.ftl"))
    return digest([*(WEB / name for name in (*LOCK, *SOURCES)), *texts])


# --- Node ---------------------------------------------------------------------------------------------------


def npm_environment(node: Path) -> dict[str, str]:
    """Return an environment in which `npm` and what it starts find this node first."""
    env = clean_environment()
    return {**env, "PATH": f"{node}:{env.get('PATH', os.defpath)}"}


def node_folder() -> Path:
    """Return the folder of a node that can build the page; installed into .venv when the system has none."""
    if found := system_node():
        return found
    node = VENV / "bin" / "node"
    if not new_enough(version_of(str(node))):
        environment.install_lock("node")
    if not new_enough(version_of(str(node))):
        raise Trouble("The page needs Node 20.19, 22.12 or newer, and none could be had.", environment.LOG)
    return node.parent


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
    """Return what a node says it is; None when it does not run: tried, not believed."""
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False, timeout=60)
    except (OSError, subprocess.TimeoutExpired):
        return None
    found = re.match(r"v(\d+)\.(\d+)\.", said.stdout)
    return (int(found[1]), int(found[2])) if found else None
