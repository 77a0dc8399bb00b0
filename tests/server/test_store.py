"""The store: its schema, its migrations, and writers that do not lose each other's work."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from typing import TypeVar

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, insert, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from carrack.core.verdicts import Illegal, Malformed, Verdict
from carrack.store import dialects
from carrack.store.database import Database, open_database
from carrack.store.people import add_person, forget_guests
from carrack.store.schema import metadata, people
from carrack.store.steps import NewStep, StoredStep, record_lines, steps_of
from carrack.store.tables import (
    Belief,
    SeatRow,
    TableRow,
    add_table,
    find_table,
    lock_tables,
    put_open,
)
from carrack.store.writer import StaleTable, Unsure, Writer
from tests.databases import KINDS, POSTGRESQL, SQLITE, database_for
from tests.patience import PATIENCE
from tests.postgres import shared_cluster

T = TypeVar("T")
VISIT = text("UPDATE tables SET visits = visits + 1 WHERE id = :table")
STORED = {"status": "playing", "asked": 0, "result": [], "updated": 2}


@pytest.fixture(params=KINDS)
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return database_for(tmp_path, request.param)


def with_store(address: str, work: Callable[[Database, Writer], Awaitable[T]]) -> T:
    async def run() -> T:
        database = await open_database(address)
        writer = await Writer.open(database)
        try:
            return await work(database, writer)
        finally:
            await writer.close()
            await database.close()

    return asyncio.run(run())


def table(name: str) -> TableRow:
    fixed = {"rules": 1, "components": "c", "options": {}, "host": None, "open": False, "seed": "0" * 64}
    state = {"status": "playing", "asked": 0, "version": 0, "result": [], "created": 1, "updated": 1}
    return TableRow(id=name, game="amerigo-cards", seats=[SeatRow(0, "free")], **fixed, **state)  # type: ignore[arg-type]


def step(name: str, version: int, message: str | None = None) -> NewStep:
    fixed = {"changes": 0, "seat": 0, "lines": "1: x", "struck": 0}
    return NewStep(table=name, version=version, message=message, **fixed, **STORED)  # type: ignore[arg-type]


def test_the_migrations_lead_to_the_schema(address: str) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def compare(database: Database, _: Writer) -> list[object]:
        async with database.engine.connect() as connection:
            return await connection.run_sync(differences)

    assert with_store(address, compare) == []
    assert with_store(address, compare) == []


def test_readers_and_writers_do_not_lose_each_others_updates(address: str) -> None:
    async def race(database: Database, writer: Writer) -> int:
        async with database.engine.begin() as connection:
            await connection.execute(text("CREATE TABLE counter (value INTEGER)"))
            await connection.execute(text("INSERT INTO counter VALUES (0)"))

        async def add(connection: AsyncConnection) -> None:
            # SQLite locks the whole file when a transaction begins, PostgreSQL the rows that it names.
            locked = "" if connection.dialect.name == SQLITE else " FOR UPDATE"
            value = await connection.scalar(text("SELECT value FROM counter" + locked)) or 0
            await connection.execute(text("UPDATE counter SET value = :new"), {"new": value + 1})

        async def beside_the_writer() -> None:
            async with database.engine.begin() as connection:
                await add(connection)

        await asyncio.gather(
            *(writer.write(add) for _ in range(50)), *(beside_the_writer() for _ in range(10))
        )
        async with database.reading() as connection:
            return int(await connection.scalar(text("SELECT value FROM counter")) or 0)

    assert with_store(address, race) == 60


def test_steps_do_not_wait_for_what_is_refused_in_the_same_batch(address: str) -> None:
    async def refused(connection: AsyncConnection) -> None:
        raise Illegal(Verdict("login.taken"))

    async def write(database: Database, writer: Writer) -> tuple[list[str], int]:
        for name in "ab":
            await writer.write(lambda connection, name=name: add_table(connection, table(name)))  # type: ignore[misc]
        before, ended = writer.commits, list[str]()

        async def note(name: str, stored: Awaitable[object]) -> None:
            with suppress(Illegal):
                await stored
            ended.append(name)

        await asyncio.gather(
            note("first", writer.write(refused)),
            note("a", writer.step(step("a", 1))),
            note("second", writer.write(refused)),
            note("b", writer.step(step("b", 1))),
        )
        return ended, writer.commits - before

    assert with_store(address, write) == (["a", "b", "first", "second"], 1)


def test_waiting_steps_share_a_commit_and_a_bad_one_spoils_only_itself(address: str) -> None:
    async def write(database: Database, writer: Writer) -> None:
        for name in "ab":
            await writer.write(lambda connection, name=name: add_table(connection, table(name)))  # type: ignore[misc]
        before = writer.commits
        await asyncio.gather(*(writer.step(step(name, version)) for version in range(1, 6) for name in "ab"))
        # The steps of both tables share commits; those of one table follow each other.
        assert writer.commits - before <= 6
        results = await asyncio.gather(
            writer.step(step("a", 6, "once")),
            writer.step(step("a", 3)),
            writer.step(step("b", 6)),
            writer.step(step("nowhere", 1)),
            writer.write(refused),
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [
            type(None), StaleTable, type(None), StaleTable, Illegal,
        ]  # fmt: skip
        with pytest.raises(IntegrityError):
            await writer.step(step("a", 7, "once"))
        async with database.reading() as connection:
            for name in "ab":
                assert [one.version for one in await steps_of(connection, name)] == [1, 2, 3, 4, 5, 6]
                found = await find_table(connection, name)
                assert found is not None
                assert found.version == 6
            assert not (await connection.execute(text("SELECT * FROM people"))).all()

    async def refused(connection: AsyncConnection) -> None:
        await add_person(connection, "x", "Ana", 1)
        raise Illegal(Verdict("login.taken"))

    with_store(address, write)


def test_who_believes_a_table_to_be_otherwise_is_refused(address: str) -> None:
    """Two servers at one table: whoever comes second has to read on, and nothing of theirs is stored."""

    async def race(database: Database, writer: Writer) -> None:
        await writer.write(lambda connection: add_table(connection, table("a")))
        other = await Writer.open(database)
        try:
            for version in range(1, 11):
                results = await asyncio.gather(
                    writer.step(step("a", version, f"w{version}")),
                    other.step(step("a", version, f"o{version}")),
                    return_exceptions=True,
                )
                assert sorted(type(result).__name__ for result in results) == ["NoneType", "StaleTable"]
            renamed = partial(put_open, table="a", open_=True, now=5)
            await writer.change("a", Belief(10, 0), renamed)
            for late in (
                other.step(step("a", 11)),
                other.change("a", Belief(10, 0), renamed),
                other.change("a", Belief(9, 1), renamed),
            ):
                with pytest.raises(StaleTable):
                    await late
            await other.change("a", Belief(10, 1), renamed)
        finally:
            await other.close()
        async with database.reading() as connection:
            found = await find_table(connection, "a")
            assert found is not None
            assert (found.version, found.changes, found.open) == (10, 2, True)
            assert len(await steps_of(connection, "a")) == 10

    with_store(address, race)


def test_two_servers_whose_players_come_and_go_never_wait_for_each_other(tmp_path: Path) -> None:
    """Each holds a table that it changes, while somebody comes to the table that the other one holds."""

    async def meet(database: Database, writer: Writer) -> None:
        other = await Writer.open(database)
        both_hold = asyncio.Barrier(2)
        tries = Counter[str]()

        async def change(own: Writer, mine: str, others: str) -> None:
            async def hold(connection: AsyncConnection) -> None:
                tries[mine] += 1
                if tries[mine] == 1:
                    await both_hold.wait()

            changing = asyncio.create_task(own.change(mine, Belief(0, 0), hold))
            await asyncio.sleep(0)  # the visit comes before the writer looks: both are of one batch
            own.soon(lambda connection: connection.execute(VISIT, {"table": others}), others)
            await changing

        for name in "ab":
            await writer.write(lambda connection, n=name: add_table(connection, table(n)))  # type: ignore[misc]
        try:
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(change(writer, "a", "b"), change(other, "b", "a"))
        finally:
            await other.close()
        assert tries == {"a": 1, "b": 1}

    with_store(database_for(tmp_path, POSTGRESQL), meet)


def test_who_comes_while_the_connection_is_lost_is_one_line_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def lose(database: Database, writer: Writer) -> None:
        end = text("SELECT pg_terminate_backend(pg_backend_pid())")
        writer.soon(lambda connection: connection.execute(end), "a")
        while not caplog.records:
            await asyncio.sleep(0.01)
        await writer.write(lambda connection: connection.execute(text("SELECT 1")))

    with_store(database_for(tmp_path, POSTGRESQL), lose)
    said = [record.message for record in caplog.records if record.levelno >= logging.ERROR]
    assert said == ["the database connection was lost", "a background write failed"]
    assert not any(record.exc_info for record in caplog.records)


def test_a_change_that_is_refused_counts_as_none(address: str) -> None:
    async def refuse(connection: AsyncConnection) -> None:
        raise Illegal(Verdict("seat.taken"))

    async def change(database: Database, writer: Writer) -> None:
        await writer.write(lambda connection: add_table(connection, table("a")))
        with pytest.raises(Illegal):
            await writer.change("a", Belief(0, 0), refuse)
        async with database.reading() as connection:
            found = await find_table(connection, "a")
            assert found is not None
            assert found.changes == 0

    with_store(address, change)


def test_a_lost_connection_leaves_the_outcome_unknown_and_the_next_step_works(tmp_path: Path) -> None:
    cluster = shared_cluster()
    address = database_for(tmp_path, POSTGRESQL)
    name = address.rpartition("/")[2]

    async def lose(database: Database, writer: Writer) -> None:
        await writer.write(lambda connection: add_table(connection, table("a")))
        others = f"pid <> pg_backend_pid() AND datname = '{name}'"
        await asyncio.to_thread(
            cluster.say, f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}"
        )
        with pytest.raises(Unsure):
            await writer.step(step("a", 1))
        await writer.step(step("a", 1))

    with_store(address, lose)


def test_a_row_that_another_transaction_holds_is_tried_again(tmp_path: Path) -> None:
    async def hold(database: Database, writer: Writer) -> None:
        for name in "ab":
            await writer.write(lambda connection, name=name: add_table(connection, table(name)))  # type: ignore[misc]
        async with database.engine.begin() as connection:
            await lock_tables(connection, ["a"])
            held = asyncio.create_task(writer.step(step("a", 1)))
            # Another table does not wait for it.
            await writer.step(step("b", 1))
            assert not held.done()
        await held

    with_store(database_for(tmp_path, POSTGRESQL), hold)


def test_a_server_waits_while_another_migrates_however_long_that_takes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A statement counts as lost after some seconds: not one that waits for a migration, or is one."""
    address = database_for(tmp_path, POSTGRESQL)

    async def migrate_slowly(database: Database, writer: Writer) -> None:
        waiting = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"
        async with database.engine.begin() as connection:
            await connection.run_sync(dialects.lock_migrations)
            monkeypatch.setattr(dialects, "COMMAND_SECONDS", 0.5)
            other = asyncio.create_task(open_database(address))
            async with asyncio.timeout(PATIENCE):
                while not await connection.scalar(text(waiting)):
                    assert not other.done()
            await asyncio.wait({other}, timeout=3 * dialects.COMMAND_SECONDS)
            assert not other.done()
        await (await other).close()

    with_store(address, migrate_slowly)


def test_servers_that_start_together_migrate_once(tmp_path: Path) -> None:
    async def start(address: str) -> None:
        opened = await asyncio.gather(*(open_database(address) for _ in range(4)))
        for database in opened:
            await database.close()

    asyncio.run(start(database_for(tmp_path, POSTGRESQL)))


def test_more_guests_than_a_statement_has_parameters_are_forgotten_at_once(address: str) -> None:
    """PostgreSQL takes 32,767 values in a statement, SQLite as many or more."""
    many = 33_000

    async def forget(_: Database, writer: Writer) -> tuple[int, list[str]]:
        async def arrive(connection: AsyncConnection) -> None:
            rows = [{"id": f"{at}", "name": "x", "created": 1, "seen": at % 2 * 10} for at in range(2 * many)]
            await connection.execute(insert(people), rows)

        await writer.write(arrive)
        gone = await writer.write(lambda connection: forget_guests(connection, 5))
        return len(gone), await writer.write(lambda connection: forget_guests(connection, 5))

    assert with_store(address, forget) == (many, [])


SLOW = text(
    "WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 300000) "
    "SELECT count(*) FROM numbers"
)


def test_the_loop_goes_on_while_the_writer_waits_for_the_lock_of_a_file(tmp_path: Path) -> None:
    address = database_for(tmp_path, SQLITE)

    async def wait(_: Database, writer: Writer) -> int:
        await writer.write(lambda connection: add_table(connection, table("t")))
        with closing(sqlite3.connect(address, isolation_level=None)) as holder:
            holder.execute("BEGIN IMMEDIATE")
            stored = asyncio.ensure_future(writer.step(step("t", 1)))
            for _turn in range(20):
                await asyncio.sleep(0.001)
            assert not stored.done()
            holder.execute("COMMIT")
        await stored
        return writer.commits

    assert with_store(address, wait) == 2


def test_the_loop_goes_on_during_work_at_length(address: str) -> None:
    """Only a statement that runs in a thread lets others have their turn meanwhile."""
    turns: list[bool] = []

    async def take_turns() -> None:
        while True:
            turns.append(await asyncio.sleep(0.001, True))

    async def count(connection: AsyncConnection) -> int:
        before = len(turns)
        await connection.execute(SLOW)
        return len(turns) - before

    async def work(database: Database, _: Writer) -> int:
        others = asyncio.create_task(take_turns())
        try:
            return await database.write_at_length(count)
        finally:
            others.cancel()

    assert with_store(address, work) > 0


def test_struck_lines_are_the_last_that_stood() -> None:
    stored = [
        StoredStep(1, -1, "*: a", 0, None),
        StoredStep(2, 0, "1: b\n*: c", 0, None),
        StoredStep(3, 0, "", 2, None),
        StoredStep(4, 0, "1: d", 0, None),
        StoredStep(5, 1, "", 1, None),
        StoredStep(6, 1, "1: e", 0, None),
    ]
    assert record_lines(stored) == ["*: a", "~1: b", "~*: c", "~1: d", "1: e"]


@pytest.mark.parametrize("address", ["/no/such/folder/x.db", "nonsense://", "postgresql+none://x/y"])
def test_an_unusable_database_is_a_sentence(address: str) -> None:
    async def attempt() -> None:
        await (await open_database(address)).close()

    with pytest.raises(Malformed) as refusal:
        asyncio.run(attempt())
    assert refusal.value.verdict.code == "database.unusable"


def test_a_file_that_is_no_database_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "x.db").write_text("no database " * 100)
    test_an_unusable_database_is_a_sentence(str(tmp_path / "x.db"))


def test_what_people_say_stands_in_no_error(address: str) -> None:
    """A statement that fails is logged, and its values may be what somebody has said at a table."""
    whispered = "meet me at the lighthouse"

    async def fail(_: Database, writer: Writer) -> str:
        with pytest.raises(IntegrityError) as failed:
            await writer.write(
                lambda connection: connection.execute(insert(people), [{"id": whispered, "name": None}])
            )
        return f"{failed.value} {failed.value!r}"

    assert whispered not in with_store(address, fail)
