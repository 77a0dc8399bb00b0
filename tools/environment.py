"""The environment .venv, the locked packages in it, and running programs. What is up to date is skipped."""

from __future__ import annotations

import contextlib
import fcntl
import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from tools.console import Step, Trouble

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
LOG = ROOT / "build" / "setup.log"
LOCKS = ("run", "dev")
"""What .venv may hold; dev has everything of run, in the same versions."""
COLLECTING = 0.8
"""The share of its time in which pip collects packages; then it installs them all."""
MISLEADING = ("PYTHONPATH", "PYTHONHOME", "PIP_TARGET", "PIP_PREFIX", "PIP_USER", "VIRTUAL_ENV")
"""Variables that would make the environment's Python load or install into other places."""
SLOWING = ("PYTHONDONTWRITEBYTECODE",)
"""With it, each of the many processes of a check compiles every test anew: half of what collecting takes."""
NO_VENV = "Python {}.{} here cannot make virtual environments; run `{}` and try again."


# --- programs -----------------------------------------------------------------------------------------------


def clean_environment(**extra: str) -> dict[str, str]:
    clean = {name: value for name, value in os.environ.items() if name not in MISLEADING + SLOWING}
    return {**clean, "PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_NO_INPUT": "1", **extra}


def logged(command: Sequence[object], log: Path, cwd: Path, env: Mapping[str, str] | None = None) -> bool:
    """Run a command with its output added to the log; True when it succeeded."""
    words = [str(word) for word in command]
    with log.open("ab") as file:
        file.write(f"\n$ {' '.join(words)}\n".encode())
        file.flush()
        try:
            done = subprocess.run(
                words,
                cwd=cwd,
                env=env or clean_environment(),
                stdin=subprocess.DEVNULL,
                stdout=file,
                stderr=subprocess.STDOUT,
                check=False,
                close_fds=False,  # children inherit the lock of `alone`: the last one frees it
            )
        except OSError as error:
            file.write(f"{error}\n".encode())
            return False
    return done.returncode == 0


@contextlib.contextmanager
def alone(path: Path) -> Iterator[None]:
    """Hold the lock file: a second run waits until the first has set up."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("w") as file:
        os.set_inheritable(file.fileno(), True)  # if this run is killed, its pip may go on
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            print("· waiting for another run that is setting up …", flush=True)
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


# --- stamps: what a second run may skip ---------------------------------------------------------------------


def digest(paths: Iterable[Path], *facts: object) -> str:
    """Return one digest of the contents of files (folders: all their files) and of further facts."""
    total = hashlib.sha256(repr(facts).encode())
    for path in paths:
        for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
            if file.is_file() and "__pycache__" not in file.parts and file.parent.suffix != ".egg-info":
                inside = file.relative_to(path.parent).as_posix()
                total.update(f"{inside}\0{file.stat().st_size}\0".encode() + file.read_bytes())
    return total.hexdigest()


def has_stamp(path: Path, value: str) -> bool:
    """Return whether this was stamped; a file that was written by half has another value."""
    return path.exists() and path.read_text(encoding="utf-8", errors="replace") == value


# --- packages -----------------------------------------------------------------------------------------------


def install_packages(lock: str) -> None:
    """Make .venv fit `locks/<lock>.txt`."""
    if not _is_whole():
        with Step("environment"):
            make_venv(VENV, LOG)
            _stamp("environment").write_text(_facts(), encoding="utf-8")
    if are_installed(lock):
        return
    _stamp(lock).unlink(missing_ok=True)
    install_lock(lock, "packages")
    for name in LOCKS if lock == LOCKS[-1] else (lock,):
        _stamp(name).write_text(_wanted(name), encoding="utf-8")


def are_installed(lock: str) -> bool:
    """Return whether .venv fits a lock already."""
    return _is_whole() and has_stamp(_stamp(lock), _wanted(lock))


def install_lock(lock: str, step: str = "") -> None:
    """Install `locks/<lock>.txt` into .venv."""
    with Step(step or lock, _progress(lock)):
        # An interrupted pip may leave a broken .venv: then make it again next time.
        _stamp("unfinished").touch()
        if not pip_install(lock, LOG):
            raise Trouble(
                "The packages could not be installed: is there a network, and a package index?", LOG
            )
        _stamp("unfinished").unlink()


def pip_install(lock: str, log: Path, *options: object) -> bool:
    """Install the packages of a lock by .venv's pip; True when that worked."""
    # Without dependencies, because a lock names them all.
    arguments = ("--no-deps", "--require-hashes", "-r", f"locks/{lock}.txt", *options)
    return logged([VENV / "bin" / "python", "-m", "pip", "install", *arguments], log, ROOT)


def make_venv(target: Path, log: Path) -> None:
    """Make a fresh environment with pip in it."""
    shutil.rmtree(target, ignore_errors=True)
    if not logged([sys.executable, "-m", "venv", target], log, target.parent):
        shutil.rmtree(target, ignore_errors=True)
        apt = "sudo apt-get install python3-venv" if os.geteuid() else "apt-get install python3-venv"
        remedy = apt if shutil.which("apt-get") else f"{sys.executable} -m ensurepip"
        raise Trouble(NO_VENV.format(*sys.version_info[:2], remedy), log)


def _stamp(name: str) -> Path:
    return VENV / f"carrack-{name}"


def _wanted(lock: str) -> str:
    return digest([ROOT / "locks" / f"{lock}.txt"])


def _facts() -> str:
    """Return where the environment is and whose: moved, or of another Python, it is made anew."""
    return f"{ROOT} {sys.version_info[:2]} {(VENV / 'bin' / 'python').resolve()}"


def _is_whole() -> bool:
    there = (VENV / "bin" / "python").exists() and not _stamp("unfinished").exists()
    return there and has_stamp(_stamp("environment"), _facts())


def _progress(lock: str) -> Callable[[], float]:
    """Return a function that tells how much of a lock pip has done, by what it has logged."""
    names = re.findall(r"^[a-z0-9][^ ]*==", (ROOT / "locks" / f"{lock}.txt").read_text(), re.MULTILINE)
    before = LOG.stat().st_size if LOG.exists() else 0

    def share() -> float:
        collected = LOG.read_bytes()[before:].count(b"\nCollecting ") if LOG.exists() else 0
        return COLLECTING * min(1.0, collected / len(names))

    return share
