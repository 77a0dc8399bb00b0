"""Copies of an SQLite database: made while it is in use, checked, and put back."""

from __future__ import annotations

import errno
import os
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from carrack.core.system_reasons import system_reason, system_words
from carrack.core.verdicts import Illegal, Malformed, Verdict, malformed
from carrack.store.database import OWNER_ONLY, VERSION_TABLE, Claim, make_private, newest

LAST_CHANGE: Final = """
    SELECT MAX(moment) FROM (
        SELECT MAX(updated) AS moment FROM tables UNION ALL
        SELECT MAX(created) FROM people UNION ALL
        SELECT MAX(created) FROM sessions)
"""
VERSION: Final = f"SELECT version_num FROM {VERSION_TABLE}"
PATIENCE: Final = 5.0
"""Seconds to wait for another writer."""
NOT_OPENED: Final = ("system.database-read-only", "system.database-unopened", "system.database-locked")
"""Reasons why a sound database cannot be read: SQLite has to write beside it."""
BESIDE: Final = ("-journal", "-wal", "-shm")
"""What SQLite keeps beside a database; it belongs to that one and would spoil any other."""


def backup(source: Path, target: Path, replace: bool) -> int:
    """Copy a database, also while a server writes to it; return its size in bytes."""
    with _writing(target):
        if target.exists() and not replace:
            raise Illegal(Verdict("store.file-exists", {"file": str(target)}))
        return _copy(source, target)


def restore(copy: Path, target: Path, discard: bool) -> int:
    """Put a copy in the place of a database that nobody uses; return its size in bytes.

    A database in which something happened later than in the copy is replaced only with `discard`.
    """
    check(copy)
    with _writing(target):
        if target.exists():
            if target.stat().st_size and not discard and _last_change(target) > _last_change(copy):
                raise Illegal(Verdict("store.newer", {"file": str(target), "copy": str(copy)}))
            _check_unused(target)
        with _claimed(target):
            return _copy(copy, target)


def check(path: Path, named: Path | None = None) -> None:
    """Refuse a file that is no whole database of ours or of a later version; `named`: what to call it."""
    named = named or path
    with _reading(path, named) as connection:
        found = str(connection.execute("PRAGMA integrity_check(1)").fetchone()[0])
        if found != "ok":
            reason = system_words(found.splitlines()[-1])
            raise malformed("store.damaged", file=str(named), reason=reason)
        row = connection.execute(VERSION).fetchone()
        if row is None or str(row[0]) > newest():
            raise malformed("store.later-version", file=str(named))


def _copy(source: Path, target: Path) -> int:
    """Copy beside the target, check the copy, put it there at once, and check what lies there."""
    with _reading(source, source) as connection:
        connection.execute(VERSION)
    if target.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    beside = target.with_name(f".{target.name}.{os.getpid()}")
    allowed = stat.S_IMODE(target.stat().st_mode) if target.exists() else OWNER_ONLY
    try:
        make_private(beside)
        beside.chmod(allowed)
        with closing(_opened(source)) as old, closing(sqlite3.connect(beside)) as new:
            old.backup(new)
            # A copy is one file: SQLite recreates the -wal and -shm files when it is opened for writing.
            new.execute("PRAGMA journal_mode = DELETE")
        check(beside, named=source)
        with beside.open("rb") as file:
            os.fsync(file.fileno())
        size = beside.stat().st_size
        # A server that was killed may have left these, even where the database itself is gone.
        _remove_beside(target)
        beside.replace(target)
    finally:
        beside.unlink(missing_ok=True)
        _remove_beside(beside)
    check(target)
    return size


def _remove_beside(path: Path) -> None:
    for rest in BESIDE:
        path.with_name(path.name + rest).unlink(missing_ok=True)


@contextmanager
def _writing(path: Path) -> Iterator[None]:
    """Turn errors of the system or SQLite into refusals that name this path."""
    try:
        yield
    except sqlite3.Error as error:
        raise malformed("file.unwritable", file=str(path), reason=system_reason(error)) from error
    except OSError as error:
        raise malformed("file.unwritable", file=str(path), reason=system_reason(error)) from error


@contextmanager
def _reading(path: Path, named: Path) -> Iterator[sqlite3.Connection]:
    """Open a database to read it; refuse one that is damaged, or that SQLite may not open here."""
    try:
        with closing(_opened(path)) as connection:
            yield connection
    except sqlite3.Error as error:
        reason = system_reason(error)
        code = "file.unreadable" if reason.code in NOT_OPENED else "store.damaged"
        raise malformed(code, file=str(named), reason=reason) from error


def _opened(path: Path) -> sqlite3.Connection:
    """Open a database that is there: SQLite would make one."""
    try:
        path.open("rb").close()
    except OSError as error:
        raise malformed("file.unreadable", file=str(path), reason=system_reason(error)) from error
    return sqlite3.connect(path, timeout=PATIENCE)


def _last_change(path: Path) -> int:
    with _reading(path, path) as connection:
        return int(connection.execute(LAST_CHANGE).fetchone()[0] or 0)


@contextmanager
def _claimed(path: Path) -> Iterator[None]:
    """Keep servers away meanwhile; one that is there may have a file open that is gone for all others."""
    try:
        claim = Claim(str(path))
    except Malformed as error:
        raise Illegal(Verdict("store.in-use", {"file": str(path)})) from error
    try:
        yield
    finally:
        claim.give_up()


def _check_unused(path: Path) -> None:
    """Refuse a database that somebody has open: leaving WAL mode fails then."""
    try:
        with closing(sqlite3.connect(path, timeout=0)) as connection:
            connection.execute("PRAGMA journal_mode = DELETE").fetchone()
    except sqlite3.OperationalError as error:
        raise Illegal(Verdict("store.in-use", {"file": str(path)})) from error
    except sqlite3.Error:
        # Not a database: nobody can use it, so the copy may replace it.
        return
