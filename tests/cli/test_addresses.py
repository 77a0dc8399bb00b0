"""`--database`: the addresses that everybody writes work, and every other one is refused in a sentence."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from importlib.util import find_spec
from pathlib import Path

import pytest

from carrack.store import addresses
from carrack.store.database import open_database
from tests.cli.running import carrack_command, refused

SCHEME = "none that Carrack works with"
NO_ADDRESS = "no address"
NO_PATH = "sqlite:///PATH"
TOO_LONG = "x" * 300

UNUSABLE = [
    ("://", NO_ADDRESS),
    ("://nothing", NO_ADDRESS),
    ("postgresql://ann:secret@host:port/name", NO_ADDRESS),
    ("garbage://x", SCHEME),
    ("http://example.org", SCHEME),
    ("mysql://ann:secret@host/name", SCHEME),
    ("mysql+aiomysql://ann:secret@host/name", SCHEME),
    ("oracle://ann:secret@host/name", SCHEME),
    ("mongodb://ann:secret@host/name", SCHEME),
    ("sqlite+pysqlite:///x.db", SCHEME),
    ("sqlite+pysqlcipher://:secret@/x.db", SCHEME),
    ("postgresql+psycopg2://ann:secret@host/name", SCHEME),
    ("postgresql://ann:secret@host/name", "asyncpg"),
    ("postgresql+asyncpg://ann:secret@host/name", "asyncpg"),
    ("sqlite://", NO_PATH),
    ("sqlite:///", NO_PATH),
    ("sqlite:///:memory:", NO_PATH),
    (":memory:", NO_PATH),
    ("sqlite://x.db", NO_PATH),
    ("sqlite:///x.db?mode=ro", NO_PATH),
    ("no/folder/x.db", "No such file or directory"),
    ("sqlite:///no/folder/x.db", "No such file or directory"),
    (".", "Is a directory"),
    ("sqlite:///.", "Is a directory"),
    ("sqlite:////", "Is a directory"),
    ("prose.txt/x.db", "Not a directory"),
    ("prose.txt", "file is not a database"),
    ("sqlite:///prose.txt", "file is not a database"),
    ("sqlite:///other.db", "another program"),
    ("sqlite:///later.db", "later version"),
    (TOO_LONG, "too long"),
    (f"sqlite:///{TOO_LONG}", "too long"),
]

OF_EACH_KIND = {words: (address, words) for address, words in UNUSABLE}.values()
"""One for each reason: reading an address is the same for all languages and commands."""


@pytest.fixture(autouse=True)
def no_postgresql(monkeypatch: pytest.MonkeyPatch) -> None:
    """The driver of PostgreSQL is not installed."""
    monkeypatch.setattr(addresses, "find_spec", lambda name: None if name == "asyncpg" else find_spec(name))


@pytest.fixture(autouse=True)
def files(home: Path) -> None:
    (home / "prose.txt").write_text("no database " * 100)
    for name, column, value in (("other", "x", "1"), ("later", "version_num", "'9999'")):
        table = "alembic_version" if name == "later" else name
        with closing(sqlite3.connect(home / f"{name}.db")) as connection, connection:
            connection.execute(f"CREATE TABLE {table} ({column})")
            connection.execute(f"INSERT INTO {table} VALUES ({value})")


@pytest.mark.parametrize(
    ("language", "sentence"), [("en", "database cannot be used"), ("de", "nicht benutzbar")]
)
def test_unusable_address_is_refused_in_a_sentence(language: str, sentence: str) -> None:
    for address, words in UNUSABLE if language == "en" else OF_EACH_KIND:
        done = carrack_command("serve", "--port", 0, "--lang", language, "--database", address)
        refused(done, sentence, *([words] if language == "en" else []))
        assert "secret" not in done.err


@pytest.mark.parametrize("command", ["check", "backup", "restore"])
def test_store_refuses_it_in_a_sentence(command: str) -> None:
    asyncio.run(_make("copy.db"))
    file = {"check": [], "backup": ["new.db"], "restore": ["copy.db"]}[command]
    for address, _ in OF_EACH_KIND:
        done = carrack_command("store", command, *file, "--lang", "en", "--database", address)
        refused(done)
        assert "secret" not in done.err


@pytest.mark.parametrize(
    "address", ["x.db", "sqlite:///x.db", "sqlite+aiosqlite:///x.db", "sqlite:///{home}/x.db", "{home}/x.db"]
)
def test_usual_address_of_sqlite_is_one_file_for_every_command(address: str, home: Path) -> None:
    address = address.format(home=home)
    asyncio.run(_make(address))
    assert (home / "x.db").stat().st_size
    for command in (["check"], ["backup", "copy.db"], ["restore", "copy.db"]):
        done = carrack_command("store", *command, "--lang", "en", "--database", address)
        assert done.code == 0, done.err


async def _make(address: str) -> None:
    await (await open_database(address)).close()
