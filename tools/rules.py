"""The rules of the games in .venv: as plain Python from src, or compiled in a folder of their own.

`import carrack` in .venv finds the folder that `carrack.pth` names: `src`, or `build/rules/DIGEST`, a whole
copy of the package compiled from sources with this digest. Such a folder is built elsewhere and renamed into
place when it is whole, so that an interruption leaves the old one or the new one. Programs that run already
have their folder on their path and stay with it.

As a program, `python tools/rules.py FILE` compiles at low priority, writes into FILE how far it is, and ends
when its standard input does: ./play runs it beside the server.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import threading
import time
import zipfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.console import Step, Trouble, guarded
from tools.environment import LOG as SETUP_LOG
from tools.environment import ROOT, VENV, alone, are_installed, clean_environment, digest, logged, pip_install

SOURCES = ROOT / "src"
RULES = ROOT / "build" / "rules"
LOG = ROOT / "build" / "rules.log"
LOCK = ROOT / "build" / "rules.lock"
"""Held by whoever builds in build/."""
SLOW = "the rules run uncompiled, about thirty times slower"
PROJECT = ("src", "pyproject.toml", "setup.py")
KEPT = 2
"""Folders that stay: the newest, and the one before, from which a server may still be running."""
LOWEST_PRIORITY = 19
POLL = 0.3
PACKAGES_SHARE, MYPYC_SHARE, C_SHARE = 0.08, 0.3, 0.61
"""Shares of the time: to install mypy, for mypyc to write C, and for the C compiler."""
MYPYC_SECONDS = 20.0
"""What mypyc usually takes."""
SCRIPT = """#!/bin/sh
'''exec' "{python}" "$0" "$@"
' '''
from carrack.cli import main

main()
"""

Report = Callable[[float], None]


def compiler_missing() -> str | None:
    """Return what is missing for compiling, and the remedy. A quick look: setup.py tries the compiler."""
    names = ((os.environ.get("CC") or "cc").split()[0], "gcc", "clang")
    if not any(shutil.which(name) for name in names):
        return f"no C compiler: {SLOW}; install gcc and run ./play again"
    # Of the Python of .venv; another one may run this script.
    python = VENV / "bin" / "python"
    base = python.resolve().parents[1] if python.exists() else Path(sys.base_prefix)
    series = f"python{sys.version_info[0]}.{sys.version_info[1]}"
    if not any(base.glob(f"include/{series}*/Python.h")):
        return f"no Python.h: {SLOW}; install python3-dev and run ./play again"
    return None


def folder_of_sources() -> Path:
    """Return where the sources as they are now belong when they are compiled."""
    paths = [ROOT / name for name in PROJECT if (ROOT / name).exists()]
    return RULES / digest(paths, str((VENV / "bin" / "python").resolve()))[:20]


def obstacle(folder: Path) -> str | None:
    """Return why the rules are not to be compiled: asked not to, no compiler, or it failed before."""
    if os.environ.get("CARRACK_BUILD") == "pure":
        return "rules uncompiled, as asked"
    if missing := compiler_missing():
        return missing
    if _failed(folder).exists():
        return f"compiling failed: {SLOW}; see {LOG}; `./play --wait` tries again"
    return None


def _failed(folder: Path) -> Path:
    return folder.with_suffix(".failed")


def use(folder: Path) -> None:
    """Let `import carrack` and the command `carrack` in .venv find the package in this folder."""
    site = next((VENV / "lib").glob("python3*/site-packages"))
    remove = [VENV / "bin" / "python", "-m", "pip", "uninstall", "-y", "carrack"]
    # Somebody may have installed the package in site-packages, where it would be found first.
    if (site / "carrack").exists() and not logged(remove, SETUP_LOG, ROOT):
        raise Trouble("An older installation of Carrack in .venv could not be removed.", SETUP_LOG)
    _write(site / "carrack.pth", f"{folder}\n")
    command = VENV / "bin" / "carrack"
    _write(command, SCRIPT.format(python=VENV / "bin" / "python"))
    command.chmod(0o755)


def _write(path: Path, text: str) -> None:
    """Write a file by renaming, unless it has this text."""
    if path.exists() and path.read_text(encoding="utf-8") == text:
        return
    fresh = path.with_name(f"{path.name}.{os.getpid()}")
    fresh.write_text(text, encoding="utf-8")
    fresh.replace(path)


def install_rules(again: bool = False) -> str:
    """Use the rules compiled, where that is possible, and return a note on how they run.

    `again`: try to compile even if it failed before with the same sources.
    """
    folder = folder_of_sources()
    if again:
        _failed(folder).unlink(missing_ok=True)
    why = obstacle(folder)
    if folder.exists() and not why:
        use(folder)
        return "rules compiled"
    with Step("rules") as step:
        use(SOURCES)  # until then use the sources: a stale binary must not win over edited sources
        if not why and compile_rules(folder, lambda share: None):
            use(folder)
            step.note = "rules compiled"
        else:
            step.note = why or obstacle(folder) or "the sources changed meanwhile"
    return step.note


def compile_rules(folder: Path, report: Report) -> bool:
    """Compile the sources into their folder; False, with a mark that it failed, when that does not work.

    `report` hears how much of it is done, from 0 to 1.
    """
    report(0.0)
    with alone(LOCK):
        if folder.exists():
            return True
        LOG.write_bytes(b"")
        compiler = _compiler()
        report(PACKAGES_SHARE)
        work = RULES / "work"
        shutil.rmtree(work, ignore_errors=True)
        work.mkdir(parents=True)
        built = _wheel(work, compiler, report)
        if folder != folder_of_sources():
            return False  # edited meanwhile: the binary matches neither the old nor the new sources
        if not built:
            _failed(folder).touch()
            return False
        wheel = next(work.glob("*.whl"))
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(work / "package")
        wheel.rename(work / "package" / wheel.name)  # tests/wheel installs it
        logged([VENV / "bin" / "python", "-m", "compileall", "-q", work / "package"], LOG, ROOT)
        (work / "package").rename(folder)
        shutil.rmtree(work)
        _forget_old(folder)
    report(1.0)
    return True


def _compiler() -> Path | None:
    """Return a folder with mypyc and what it needs; None where .venv has them.

    It is no part of .venv: that is in use while this is installed, and an interruption must not break it.
    """
    if are_installed("dev"):
        return None
    lock = ROOT / "locks" / "build.txt"
    folder = ROOT / "build" / "compiler" / digest([lock], str((VENV / "bin" / "python").resolve()))[:20]
    if not folder.exists():
        shutil.rmtree(folder.parent, ignore_errors=True)
        unfinished = folder.with_suffix(".new")
        if not pip_install("build", LOG, "--target", unfinished):
            raise Trouble("The packages that compile the rules could not be installed.", LOG)
        unfinished.rename(folder)
    return folder


def _wheel(work: Path, compiler: Path | None, report: Report) -> bool:
    command = [VENV / "bin" / "python", "-m", "pip", "wheel", "-v", "--no-deps", "--no-build-isolation"]
    env = clean_environment(CARRACK_BUILD="compiled", CARRACK_PROGRESS=str(work / "progress"))
    env |= {"PYTHONPATH": str(compiler)} if compiler else {}
    ended = threading.Event()

    def watch() -> None:
        begun = time.monotonic()
        while not ended.wait(POLL):
            report(share_done(work / "progress", time.monotonic() - begun))

    watcher = threading.Thread(target=watch, daemon=True)
    watcher.start()
    try:
        return logged([*command, "-w", work, ROOT], LOG, ROOT, env)
    finally:
        ended.set()
        watcher.join()


def share_done(progress: Path, seconds: float) -> float:
    """Return how much is compiled: what setup.py has counted, and before that a guess by the clock."""
    try:
        return PACKAGES_SHARE + MYPYC_SHARE + C_SHARE * float(progress.read_text())
    except (OSError, ValueError):  # mypyc writes C and reports no progress
        return PACKAGES_SHARE + MYPYC_SHARE * seconds / (seconds + MYPYC_SECONDS)


def _forget_old(newest: Path) -> None:
    folders = [path for path in RULES.iterdir() if path.is_dir() and path != newest]
    folders.sort(key=lambda path: path.stat().st_mtime, reverse=True)
    for path in folders[KEPT - 1 :]:
        shutil.rmtree(path, ignore_errors=True)
    for path in RULES.glob("*.failed"):
        path.unlink()


# --- beside the server --------------------------------------------------------------------------------------


@contextmanager
def compiling_beside(status: Path) -> Iterator[subprocess.Popen[bytes]]:
    """Run the compiling in a process of its own, which ends with this block or with this process."""
    status.unlink(missing_ok=True)
    job = subprocess.Popen(
        [sys.executable, str(Path(__file__).resolve()), str(status)],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,  # Ctrl-C goes to the game; quitting it ends this, too
    )
    try:
        yield job
    finally:
        assert job.stdin is not None
        job.stdin.close()
        job.wait()


def read_status(status: Path) -> tuple[float, str]:
    """Return the share that is done, and the folder once it is."""
    try:
        found = json.loads(status.read_text(encoding="utf-8"))
        return float(found["share"]), str(found["folder"])
    except (OSError, ValueError, KeyError):
        return 0.0, ""


def main() -> int:
    """Compile, tell how far it is, and put the result into place. Exit with 1 when it failed."""
    status = Path(sys.argv[1])
    lower_priority()
    threading.Thread(target=_end_with_parent, daemon=True).start()

    def tell(share: float, folder: str = "") -> None:
        _write(status, json.dumps({"share": round(share, 3), "folder": folder}))

    folder = folder_of_sources()
    try:
        if not compile_rules(folder, tell):
            return 1
        use(folder)
        tell(1.0, str(folder))
    finally:
        if not read_status(status)[1]:
            status.unlink(missing_ok=True)
    return 0


def lower_priority(autogroup: Path = Path("/proc/self/autogroup")) -> None:
    """Give way to everything else.

    Linux may share the processor among sessions first: then the niceness of a process counts only within its
    own session, and the session has one of its own.
    """
    os.nice(LOWEST_PRIORITY)
    if autogroup.exists():
        autogroup.write_text(str(LOWEST_PRIORITY))


def _end_with_parent() -> None:
    """End this process and all that it started when the one that started it has gone, or says so."""
    while os.read(0, 1):  # not by sys.stdin: its lock would be held when the interpreter ends
        pass
    os.killpg(0, signal.SIGKILL)


if __name__ == "__main__":
    sys.exit(guarded(main))
