"""Addresses of databases: a path, `sqlite:///PATH`, or a URL of PostgreSQL."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Final

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from carrack.core.verdicts import Malformed, Verdict, malformed

SQLITE: Final = "sqlite"
POSTGRESQL: Final = "postgresql"
DRIVERS: Final = {SQLITE: "aiosqlite", POSTGRESQL: "asyncpg"}
"""For each kind of database the package that reaches it: one that does not hold the server up."""
IN_MEMORY: Final = (None, "", ":memory:")


def unusable(code: str, **args: object) -> Malformed:
    """Return the refusal of a database, with the code of its reason."""
    return malformed("database.unusable", reason=Verdict(code, args))


def url_of(address: str) -> URL:
    """Return the URL of an address with its driver; refuse what cannot be reached by one."""
    url, kind, driver = _parsed(address)
    package = DRIVERS.get(kind)
    if package is None or driver not in ("", package):
        raise unusable("database.scheme", scheme=url.drivername)
    if kind == SQLITE and (url.database in IN_MEMORY or url.host or url.query):
        raise unusable("database.no-path")
    if find_spec(package) is None:
        raise unusable("database.driver", scheme=kind, package=package)
    if kind != SQLITE and "sslmode" in url.query:
        # PostgreSQL's own programs call it `sslmode`; asyncpg calls it `ssl`.
        mode = str(url.query["sslmode"])
        url = url.difference_update_query(["sslmode"]).update_query_dict({"ssl": mode})
    return url.set(drivername=f"{kind}+{package}")


def dsn_of(address: str) -> str:
    """Return the address of PostgreSQL as its own programs write it; empty for a file."""
    url, kind, _ = _parsed(address)
    return "" if kind == SQLITE else url.set(drivername=kind).render_as_string(hide_password=False)


def file_of(address: str) -> Path:
    """Return the file of a database; only SQLite has one."""
    url, kind, _ = _parsed(address)
    if kind in DRIVERS and kind != SQLITE:
        raise malformed("store.no-file", database=url.render_as_string(hide_password=True))
    return Path(str(url_of(address).database))


def _parsed(address: str) -> tuple[URL, str, str]:
    """Return the URL, the kind of database and the driver, if one is named."""
    try:
        url = make_url(address) if "://" in address else URL.create(SQLITE, database=address)
    except (ArgumentError, ValueError) as error:
        # Do not repeat the address: it may contain a password.
        raise unusable("database.address") from error
    kind, _, driver = url.drivername.partition("+")
    return url, kind, driver
