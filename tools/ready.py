"""Sets up .venv: the environment, the locked packages, Carrack itself. What is up to date is skipped."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from tools.say import Step, Trouble
from tools.shell import logged
from tools.stamp import Stamps, alone, digest
from tools.venv import has_pip, make_venv

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
LOG = ROOT / "build" / "setup.log"
SLOW = "rules run uncompiled, about ten times slower"
PROJECT = ("src", "pyproject.toml", "setup.py", "README.md", "LICENSE")


def set_up(lock: str) -> None:
    """Make .venv fit `locks/<lock>.txt` and the sources."""
    with alone(ROOT / "build" / "setup.lock"):
        LOG.write_bytes(b"")
        stamps = Stamps(VENV / "carrack-stamps.json")
        _environment(stamps)
        _packages(stamps, lock)
        _project(stamps)


def compiler_missing() -> str | None:
    """What lacks for compiling, and the remedy. A quick look: whether the compiler works, setup.py tries."""
    names = ((os.environ.get("CC") or "cc").split()[0], "gcc", "clang")
    if not any(shutil.which(name) for name in names):
        return f"no C compiler: {SLOW}; install gcc and run ./play again"
    series = f"python{sys.version_info[0]}.{sys.version_info[1]}"
    if not any(_base_python().parent.glob(f"include/{series}*/Python.h")):
        return f"no Python.h: {SLOW}; install python3-dev and run ./play again"
    return None


def _base_python() -> Path:
    """The folder of the Python that .venv is made from; it may be another one than runs this script."""
    try:
        lines = (VENV / "pyvenv.cfg").read_text(encoding="utf-8").splitlines()
    except FileNotFoundError:
        lines = []
    homes = [
        value.strip() for name, _, value in (line.partition("=") for line in lines) if name.strip() == "home"
    ]
    return Path(homes[0] if homes else f"{sys.base_prefix}/bin")


def compiled() -> bool:
    """Whether the installed rules are compiled."""
    return any((VENV / "lib").glob("python3*/site-packages/carrack__mypyc.*.so"))


def _environment(stamps: Stamps) -> None:
    # Moved with its scripts pointing at the old place, or left behind by another Python: made anew.
    def facts() -> str:
        return digest((), str(ROOT), sys.version_info[:2], str((VENV / "bin" / "python").resolve()))

    whole = (VENV / "bin" / "python").exists() and not stamps.fits("installing", "unfinished")
    if whole and stamps.fits("environment", facts()):
        return
    with Step("environment"):
        make_venv(VENV, LOG)
    stamps.set(environment=facts())


def install_lock(lock: str) -> None:
    """Install `locks/<lock>.txt` into .venv, which is set up already."""
    _install(Stamps(VENV / "carrack-stamps.json"), lock, lock)


def _packages(stamps: Stamps, lock: str) -> None:
    wanted = {name: digest([ROOT / "locks" / f"{name}.txt"]) for name in ("run", "dev")}
    if stamps.fits(lock, wanted[lock]):
        return
    stamps.set(**{lock: None})
    if not has_pip(VENV, LOG):
        stamps.set(environment=None)
        _environment(stamps)
    _install(stamps, lock, "packages")
    # dev holds everything of run, in the same versions.
    stamps.set(**(wanted if lock == "dev" else {lock: wanted[lock]}))


def _install(stamps: Stamps, lock: str, step: str) -> None:
    with Step(step):
        if not _pip(stamps, "--require-hashes", "-r", f"locks/{lock}.txt"):
            raise Trouble(
                "The packages could not be installed: is there a network, and a package index?", LOG
            )


def _project(stamps: Stamps) -> None:
    facts = (str((VENV / "bin" / "python").resolve()), compiler_missing(), os.environ.get("CARRACK_BUILD"))
    wanted = digest([ROOT / name for name in PROJECT if (ROOT / name).exists()], *facts)
    if stamps.fits("project", wanted) and (VENV / "bin" / "carrack").exists():
        return
    stamps.set(project=None)
    with Step("Carrack") as line:
        if not _pip(stamps, "-v", "--no-deps", "--no-build-isolation", "--force-reinstall", "."):
            raise Trouble("Carrack could not be installed.", LOG)
        line.note = _how_compiled()
    stamps.set(project=wanted)


def _pip(stamps: Stamps, *arguments: str) -> bool:
    """Install. A pip cut off may leave what it cannot mend itself: then .venv is made anew next time."""
    stamps.set(installing="unfinished")
    done = logged([VENV / "bin" / "python", "-m", "pip", "install", *arguments], LOG, ROOT)
    stamps.set(installing=None)
    return done


def _how_compiled() -> str:
    if compiled():
        return "rules compiled"
    if os.environ.get("CARRACK_BUILD") == "pure":
        return "rules uncompiled, as asked"
    return compiler_missing() or f"compiling failed: {SLOW}; see {LOG}, and delete .venv to try again"
