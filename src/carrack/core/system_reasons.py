"""Verdicts that say why the system or SQLite refused something: a full disk, a folder nobody may write to.

Both tell their reasons in English only. Here they become codes of the catalogue; what is not recognised
keeps the words.
"""

from __future__ import annotations

import errno
import sqlite3
from collections.abc import Mapping
from socket import gaierror
from typing import Final

from carrack.core.verdicts import Verdict

BY_ERRNO: Final[Mapping[int, str]] = {
    errno.EACCES: "denied",
    errno.EPERM: "not-permitted",
    errno.ENOENT: "nothing-there",
    errno.EEXIST: "exists",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "no-folder",
    errno.ENOSPC: "disk-full",
    errno.EDQUOT: "quota",
    errno.EFBIG: "file-too-large",
    errno.EROFS: "read-only",
    errno.EIO: "failed",
    errno.EBUSY: "busy",
    errno.EINVAL: "invalid",
    errno.ELOOP: "loop",
    errno.EMFILE: "too-many-files",
    errno.ENAMETOOLONG: "name-too-long",
    errno.EADDRINUSE: "address-taken",
    errno.EADDRNOTAVAIL: "no-address-of-ours",
    errno.ECONNREFUSED: "connection-refused",
    errno.ECONNRESET: "connection-lost",
    errno.ETIMEDOUT: "timed-out",
    errno.EHOSTUNREACH: "no-route",
    errno.ENETUNREACH: "no-network",
}
BY_SQLITE: Final[Mapping[int, str]] = {
    sqlite3.SQLITE_BUSY: "database-locked",
    sqlite3.SQLITE_LOCKED: "database-locked",
    sqlite3.SQLITE_READONLY: "database-read-only",
    sqlite3.SQLITE_IOERR: "database-io",
    sqlite3.SQLITE_CORRUPT: "database-corrupt",
    sqlite3.SQLITE_FULL: "database-full",
    sqlite3.SQLITE_CANTOPEN: "database-unopened",
    sqlite3.SQLITE_NOTADB: "database-none",
}
PRIMARY: Final = 0xFF
"""The part of SQLite's error codes that names the family."""


def system_reason(error: Exception) -> Verdict:
    """Return why the system refused something."""
    if code := _code(error):
        return Verdict(f"system.{code}")
    said = error.strerror if isinstance(error, OSError) else None
    return system_words(said or str(error).strip() or type(error).__name__)


def system_words(said: str) -> Verdict:
    """Return a reason that keeps the words of whoever gave it: their first line."""
    return Verdict("system.words", {"reason": said.splitlines()[0].rstrip(".")})


def _code(error: Exception) -> str | None:
    if isinstance(error, UnicodeDecodeError):
        return "not-utf8"
    if isinstance(error, gaierror):
        return "unknown-host"
    if isinstance(error, TimeoutError) and error.errno is None:
        return "timed-out"
    if isinstance(error, OSError):
        return BY_ERRNO.get(error.errno or 0)
    if isinstance(error, sqlite3.Error):
        return BY_SQLITE.get(getattr(error, "sqlite_errorcode", 0) & PRIMARY)
    return None
