"""Reading and writing people's files: whole or not at all, and a clear sentence when it cannot be."""

from __future__ import annotations

import os
from pathlib import Path

from carrack.core.records import LARGEST_FILE
from carrack.core.system_reasons import system_reason
from carrack.core.verdicts import Malformed, Verdict, malformed

UTF8_BYTES = 4


def unreadable(path: Path, error: OSError) -> Malformed:
    """Return the refusal for a file that cannot be read."""
    return malformed("file.unreadable", file=str(path), reason=system_reason(error))


def unwritable(path: Path, error: OSError) -> Malformed:
    """Return the refusal for a file that cannot be written."""
    return malformed("file.unwritable", file=str(path), reason=system_reason(error))


def read_text(path: Path) -> str:
    """Read a text file of a size that records and component files have."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST_FILE * UTF8_BYTES + 1)
    except OSError as error:
        raise unreadable(path, error) from error
    try:
        return data.decode("utf-8-sig")  # editors on Windows put a byte order mark before the text
    except UnicodeDecodeError as error:
        raise malformed("file.not-text", file=str(path)) from error


def write_text(path: Path, text: str) -> None:
    """Replace a file at once: whoever reads it, or kills us, finds the old text or the new one."""
    path = Path(os.path.realpath(path))
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        if path.exists() and not path.is_file():
            raise malformed("file.unwritable", file=str(path), reason=Verdict("system.no-regular-file"))
        try:
            with beside.open("w", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            beside.replace(path)
        finally:
            beside.unlink(missing_ok=True)
    except OSError as error:
        raise unwritable(path, error) from error


def check_writable(path: Path) -> None:
    """Refuse a file that cannot be written, before hours of work end there."""
    if path.is_dir():
        raise unwritable(path, IsADirectoryError(21, "Is a directory"))
    try:
        fresh = not path.exists()
        path.open("ab").close()
        if fresh:
            path.unlink()
    except OSError as error:
        raise unwritable(path, error) from error


def make_folder(path: Path) -> None:
    """Make a folder unless it is there; refuse where that cannot be."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise unwritable(path, error) from error
    check_writable(path / ".carrack")


def shown_path(path: Path) -> str:
    """Return a path as short as people write it: `~` for their home."""
    home = Path.home()
    return f"~/{path.relative_to(home).as_posix()}" if path.is_relative_to(home) else str(path)


def data_folder() -> Path:
    """Return the folder that games are kept in when no file is named."""
    home = os.environ.get("XDG_DATA_HOME")
    base = Path(home) if home and Path(home).is_absolute() else Path("~/.local/share").expanduser()
    folder = base / "carrack"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise unwritable(folder, error) from error
    return folder
