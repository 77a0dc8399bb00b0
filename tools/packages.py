"""The environment .venv and the locked packages in it. What is up to date is skipped."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from pathlib import Path

from tools.say import Step, Trouble
from tools.shell import logged
from tools.stamp import Stamps, digest
from tools.venv import has_pip, make_venv

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
LOG = ROOT / "build" / "setup.log"
LOCKS = ("run", "dev")
"""What .venv may hold; dev has everything of run, in the same versions."""
COLLECTING = 0.8
"""The share of its time in which pip collects packages; then it installs them all."""


def install_packages(lock: str) -> None:
    """Make .venv fit `locks/<lock>.txt`."""
    stamps = Stamps(VENV / "carrack-stamps.json")
    _environment(stamps)
    wanted = {name: digest([ROOT / "locks" / f"{name}.txt"]) for name in LOCKS}
    if stamps.fits(lock, wanted[lock]):
        return
    stamps.set(**{lock: None})
    if not has_pip(VENV, LOG):
        stamps.set(environment=None)
        _environment(stamps)
    _install(stamps, lock, "packages")
    stamps.set(**(wanted if lock == LOCKS[-1] else {lock: wanted[lock]}))


def install_lock(lock: str) -> None:
    """Install `locks/<lock>.txt` into .venv, which is set up already."""
    _install(Stamps(VENV / "carrack-stamps.json"), lock, lock)


def are_installed(lock: str) -> bool:
    """Return whether .venv fits a lock already."""
    stamps = Stamps(VENV / "carrack-stamps.json")
    return _is_whole(stamps) and stamps.fits(lock, digest([ROOT / "locks" / f"{lock}.txt"]))


def _progress(lock: str) -> Callable[[], float]:
    """Return a function that tells how much of a lock pip has done, by what it has logged."""
    names = re.findall(r"^[a-z0-9][^ ]*==", (ROOT / "locks" / f"{lock}.txt").read_text(), re.MULTILINE)
    before = LOG.stat().st_size if LOG.exists() else 0

    def share() -> float:
        if not LOG.exists():
            return 0.0
        with LOG.open("rb") as file:
            file.seek(before)
            text = file.read()
        return COLLECTING * min(1.0, text.count(b"\nCollecting ") / len(names))

    return share


def site_packages() -> Path:
    """Return the folder in which .venv has its packages."""
    return next((VENV / "lib").glob("python3*/site-packages"))


def _facts() -> str:
    """Of the environment: moved, or of another Python, it is made anew."""
    return digest((), str(ROOT), sys.version_info[:2], str((VENV / "bin" / "python").resolve()))


def _is_whole(stamps: Stamps) -> bool:
    whole = (VENV / "bin" / "python").exists() and not stamps.fits("installing", "unfinished")
    return whole and stamps.fits("environment", _facts())


def _environment(stamps: Stamps) -> None:
    if _is_whole(stamps):
        return
    with Step("environment"):
        make_venv(VENV, LOG)
    stamps.set(environment=_facts())


def _install(stamps: Stamps, lock: str, step: str) -> None:
    with Step(step, _progress(lock)):
        # A pip that is cut off may leave what it cannot mend itself: then .venv is made anew next time.
        stamps.set(installing="unfinished")
        done = pip_install(lock, LOG)
        stamps.set(installing=None)
        if not done:
            raise Trouble(
                "The packages could not be installed: is there a network, and a package index?", LOG
            )


def pip_install(lock: str, log: Path, *options: object) -> bool:
    """Install the packages of a lock by .venv's pip; True when that worked."""
    # Without dependencies, because a lock names them all.
    arguments = ("--no-deps", "--require-hashes", "-r", f"locks/{lock}.txt", *options)
    return logged([VENV / "bin" / "python", "-m", "pip", "install", *arguments], log, ROOT)
