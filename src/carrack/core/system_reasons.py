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
    errno.EACCES: "system.denied",
    errno.EPERM: "system.not-permitted",
    errno.ENOENT: "system.nothing-there",
    errno.EEXIST: "system.exists",
    errno.EISDIR: "system.folder",
    errno.ENOTDIR: "system.no-folder",
    errno.ENOSPC: "system.disk-full",
    errno.EDQUOT: "system.quota",
    errno.EFBIG: "system.file-too-large",
    errno.EROFS: "system.read-only",
    errno.EIO: "system.failed",
    errno.EBUSY: "system.busy",
    errno.EINVAL: "system.invalid",
    errno.ELOOP: "system.loop",
    errno.EMFILE: "system.too-many-files",
    errno.ENAMETOOLONG: "system.name-too-long",
    errno.EADDRINUSE: "system.address-taken",
    errno.EADDRNOTAVAIL: "system.no-address-of-ours",
    errno.ECONNREFUSED: "system.connection-refused",
    errno.ECONNRESET: "system.connection-lost",
    errno.ETIMEDOUT: "system.timed-out",
    errno.EHOSTUNREACH: "system.no-route",
    errno.ENETUNREACH: "system.no-network",
}
BY_SQLITE: Final[Mapping[int, str]] = {
    sqlite3.SQLITE_BUSY: "system.database-locked",
    sqlite3.SQLITE_LOCKED: "system.database-locked",
    sqlite3.SQLITE_READONLY: "system.database-read-only",
    sqlite3.SQLITE_IOERR: "system.database-io",
    sqlite3.SQLITE_CORRUPT: "system.database-corrupt",
    sqlite3.SQLITE_FULL: "system.database-full",
    sqlite3.SQLITE_CANTOPEN: "system.database-unopened",
    sqlite3.SQLITE_NOTADB: "system.database-none",
}
PRIMARY: Final = 0xFF
"""The part of SQLite's error codes that names the family."""


def system_reason(error: Exception) -> Verdict:
    """Return why the system refused something."""
    if code := _code(error):
        return Verdict(code)
    said = error.strerror if isinstance(error, OSError) else None
    return system_words(said or str(error).strip() or type(error).__name__)


def system_words(said: str) -> Verdict:
    """Return a reason that keeps the words of whoever gave it: their first line."""
    return Verdict("system.words", {"reason": said.splitlines()[0].rstrip(".")})


def _code(error: Exception) -> str | None:
    if isinstance(error, UnicodeDecodeError):
        return "system.not-utf8"
    if isinstance(error, gaierror):
        return "system.unknown-host"
    if isinstance(error, TimeoutError) and error.errno is None:
        return "system.timed-out"
    if isinstance(error, OSError):
        return BY_ERRNO.get(error.errno or 0)
    if isinstance(error, sqlite3.Error):
        return BY_SQLITE.get(getattr(error, "sqlite_errorcode", 0) & PRIMARY)
    return None
