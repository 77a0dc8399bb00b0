"""`carrack store`: the database checked, copied and put back."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.cli.running import Done, carrack_command, refused
from tests.server.visitors import Visitor, running, settings_for

NEWER_COLUMNS = [
    ("people", "seen"), ("tables", "clock"), ("tables", "rematch"), ("seats", "muted"), ("seats", "seen"),
    ("tables", "owner_file"), ("tables", "onlookers_heard"), ("tables", "hints"), ("steps", "by"),
    ("tables", "winners"), ("sessions", "seen"), ("sessions", "about"), ("seats", "token_session"),
    ("tables", "changes"), ("tables", "visits"), ("tables", "keeper"), ("tables", "nonces"),
]  # fmt: skip
NEWER_TABLES = (
    "chat", "muted", "handovers", "orders", "incidents",
    "presence", "wishes", "thoughts", "thinkers", "failed_logins", "servers", "seals",
)  # fmt: skip
"""What the first version of the schema did not have."""
MORE_PEOPLE = "INSERT INTO people SELECT hex(randomblob(16)), name, NULL, NULL, 0, 0 FROM people"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a server that has stopped in the middle of a game."""
    folder = tmp_path_factory.mktemp("served")
    with running(settings_for(folder)) as place:
        play(place.visitor("Ana"))
    return folder


@pytest.fixture
def folder(served: Path, tmp_path: Path) -> Path:
    """A copy of it for one test."""
    (tmp_path / "carrack.db").write_bytes((served / "carrack.db").read_bytes())
    return tmp_path


def play(ana: Visitor) -> str:
    table = str(ana.open("me", "random")["id"])
    with ana.at(table) as socket:
        socket.commit(socket.shown["legal"][0])
    return table


def store(what: str, folder: Path, *arguments: object) -> Done:
    return carrack_command("store", what, *arguments, "--database", folder / "carrack.db", "--lang", "en")


def change(database: Path, statement: str) -> None:
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute(statement)


def test_check_says_that_all_tables_go_on(folder: Path) -> None:
    done = store("check", folder)
    assert (done.code, done.err) == (0, "")
    assert "the one table under way goes on" in done.out


@pytest.mark.parametrize(
    ("spoil", "word"),
    [
        ("UPDATE steps SET lines = '9: nonsense' WHERE version = 2", "nonsense"),
        ("UPDATE tables SET rules = 999", "version 999"),
        ("UPDATE tables SET components = 'other'", "other"),
        ("UPDATE tables SET game = 'chess'", "chess"),
    ],
)
def test_check_lists_what_would_break_and_changes_nothing(folder: Path, spoil: str, word: str) -> None:
    database = folder / "carrack.db"
    change(database, spoil)
    before = database.read_bytes()
    done = store("check", folder)
    assert done.code == 1
    assert word in done.out
    assert "1 of 1 tables" in done.out
    assert database.read_bytes() == before


def test_check_reads_a_database_of_an_older_version_and_leaves_it_so(folder: Path) -> None:
    database = folder / "carrack.db"
    for table, column in NEWER_COLUMNS:
        change(database, f"ALTER TABLE {table} DROP COLUMN {column}")
    for table in NEWER_TABLES:
        change(database, f"DROP TABLE {table}")
    change(database, "UPDATE alembic_version SET version_num = '0001'")
    assert store("check", folder).code == 0
    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchone() == ("0001",)


def test_a_backup_while_the_server_writes_holds_all_that_was_acknowledged(tmp_path: Path) -> None:
    with running(settings_for(tmp_path)) as place:
        ana = place.visitor("Ana")
        table = play(ana)
        done = store("backup", tmp_path, tmp_path / "copy.db")
        assert done.code == 0, done.err
        with closing(sqlite3.connect(tmp_path / "copy.db")) as copy:
            found = copy.execute("SELECT COUNT(*) FROM steps WHERE seat = 0").fetchone()
            assert found[0] >= 1
            assert copy.execute("SELECT id FROM tables").fetchall() == [(table,)]
        refused(store("backup", tmp_path, tmp_path / "copy.db"), "copy.db", "--replace")
        assert store("backup", tmp_path, tmp_path / "copy.db", "--replace").code == 0
        # The server has it open: it is not pulled away under it.
        refused(store("restore", tmp_path, tmp_path / "copy.db", "--discard-newer"), "in use")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["carrack.db", "copy.db"]


def test_a_restored_database_goes_on_where_the_copy_was_made(folder: Path) -> None:
    copy = folder / "copy.db"
    store("backup", folder, copy)
    (folder / "carrack.db").unlink()
    assert store("restore", folder, copy).code == 0
    assert store("check", folder).code == 0
    # As often as one likes: nothing in it is newer.
    assert store("restore", folder, copy).code == 0


def test_copies_are_for_their_owner_alone_and_keep_what_the_owner_allows(folder: Path) -> None:
    copy, database = folder / "copy.db", folder / "carrack.db"
    store("backup", folder, copy)
    assert copy.stat().st_mode & 0o777 == 0o600
    copy.chmod(0o640)
    store("backup", folder, copy, "--replace")
    assert copy.stat().st_mode & 0o777 == 0o640
    database.unlink()
    store("restore", folder, copy)
    assert database.stat().st_mode & 0o777 == 0o600


def test_what_a_killed_server_left_beside_its_database_does_not_spoil_the_restored_one(folder: Path) -> None:
    copy, database = folder / "copy.db", folder / "carrack.db"
    store("backup", folder, copy)
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        for _ in range(50):
            connection.execute("UPDATE tables SET updated = updated + 1")
            connection.execute(MORE_PEOPLE)
            connection.commit()
            if (folder / "carrack.db-wal").stat().st_size > 500_000:
                break
        left = {name: (folder / name).read_bytes() for name in ("carrack.db-wal", "carrack.db-shm")}
    database.unlink()
    for name, data in left.items():
        (folder / name).write_bytes(data)
    assert store("restore", folder, copy).code == 0
    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert connection.execute("SELECT COUNT(*) FROM people").fetchone() == (1,)


def test_a_newer_database_is_overwritten_only_when_told_so(folder: Path) -> None:
    copy, database = folder / "copy.db", folder / "carrack.db"
    store("backup", folder, copy)
    change(database, "UPDATE tables SET updated = updated + 5")
    before = database.read_bytes()
    refused(store("restore", folder, copy), "--discard-newer")
    assert database.read_bytes() == before
    assert store("restore", folder, copy, "--discard-newer").code == 0
    assert database.read_bytes() != before


def test_what_is_no_sound_copy_is_never_restored(folder: Path) -> None:
    copy, database = folder / "copy.db", folder / "carrack.db"
    before = database.read_bytes()
    refused(store("restore", folder, copy), "copy.db")
    copy.write_text("no database " * 100)
    refused(store("restore", folder, copy), "no sound database")
    copy.unlink()
    change(copy, "CREATE TABLE other (x)")
    refused(store("restore", folder, copy), "no sound database")
    copy.unlink()
    store("backup", folder, copy)
    change(copy, "UPDATE alembic_version SET version_num = '9999'")
    refused(store("restore", folder, copy), "later version")
    half = before[: len(before) // 2]
    copy.write_bytes(half + b"\xff" * len(half))
    refused(store("restore", folder, copy), "no sound database")
    assert database.read_bytes() == before


def test_only_sqlite_files_and_folders_that_are_there() -> None:
    done = carrack_command("store", "check", "--database", "postgresql://me:secret@host/x", "--lang", "en")
    refused(done, "no SQLite file")
    assert "secret" not in done.err
    refused(carrack_command("store", "check", "--database", "/no/such.db", "--lang", "en"), "/no/such.db")


def test_a_backup_needs_room_where_it_goes(folder: Path) -> None:
    refused(store("backup", folder, folder / "none" / "copy.db"), "cannot be written")


def test_a_folder_that_is_none_is_refused_in_a_sentence(folder: Path) -> None:
    (folder / "file").write_text("no folder")
    refused(store("backup", folder, folder / "file" / "copy.db"), "file/copy.db", "cannot be")
    store("backup", folder, folder / "copy.db")
    nowhere = folder / "file" / "carrack.db"
    refused(
        carrack_command("store", "restore", folder / "copy.db", "--database", nowhere), "file", "cannot be"
    )


def test_a_database_in_a_folder_that_nobody_may_write_to_is_not_called_damaged(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite cannot read it there, since it keeps a file beside it."""

    def connect(*_: object, **__: object) -> sqlite3.Connection:
        error = sqlite3.OperationalError("attempt to write a readonly database")
        error.sqlite_errorcode = sqlite3.SQLITE_READONLY_DIRECTORY
        raise error

    monkeypatch.setattr("carrack.store.backup.sqlite3.connect", connect)
    for words in (("check",), ("backup", folder / "copy.db")):
        done = store(words[0], folder, *words[1:])
        refused(done, "carrack.db cannot be read", "readonly")
        assert "sound" not in done.err
