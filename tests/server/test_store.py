"""The store: its schema, its migrations, and writers that do not lose each other's work."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from carrack.core.verdicts import Illegal, Malformed, Verdict
from carrack.store.database import Database, open_database
from carrack.store.people import add_person
from carrack.store.schema import metadata
from carrack.store.steps import NewStep, StoredStep, record_lines, steps_of
from carrack.store.tables import SeatRow, TableRow, add_table, find_table
from carrack.store.writing import Writer

T = TypeVar("T")
STORED = {"status": "playing", "asked": 0, "result": [], "updated": 2}


def with_store(folder: Path, work: Callable[[Database, Writer], Awaitable[T]]) -> T:
    async def run() -> T:
        database = await open_database(str(folder / "carrack.db"))
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
    return NewStep(table=name, version=version, seat=0, lines="1: x", struck=0, message=message, **STORED)  # type: ignore[arg-type]


def test_the_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def compare(database: Database, _: Writer) -> list[object]:
        async with database.engine.connect() as connection:
            return await connection.run_sync(differences)

    assert with_store(tmp_path, compare) == []
    assert with_store(tmp_path, compare) == []


def test_readers_and_writers_do_not_lose_each_others_updates(tmp_path: Path) -> None:
    async def race(database: Database, writer: Writer) -> int:
        async with database.engine.begin() as connection:
            await connection.execute(text("CREATE TABLE counter (value INTEGER)"))
            await connection.execute(text("INSERT INTO counter VALUES (0)"))

        async def add(connection: AsyncConnection) -> None:
            value = await connection.scalar(text("SELECT value FROM counter"))
            await connection.execute(text("UPDATE counter SET value = :new"), {"new": value + 1})

        async def beside_the_writer() -> None:
            async with database.engine.begin() as connection:
                await add(connection)

        await asyncio.gather(
            *(writer.write(add) for _ in range(50)), *(beside_the_writer() for _ in range(10))
        )
        async with database.reading() as connection:
            return int(await connection.scalar(text("SELECT value FROM counter")) or 0)

    assert with_store(tmp_path, race) == 60


def test_waiting_steps_share_a_commit_and_a_bad_one_spoils_only_itself(tmp_path: Path) -> None:
    async def write(database: Database, writer: Writer) -> None:
        for name in "ab":
            await writer.write(lambda connection, name=name: add_table(connection, table(name)))  # type: ignore[misc]
        before = writer.commits
        await asyncio.gather(*(writer.step(step(name, version)) for version in range(1, 6) for name in "ab"))
        assert writer.commits - before <= 2
        results = await asyncio.gather(
            writer.step(step("a", 6, "once")),
            writer.step(step("a", 3)),
            writer.step(step("b", 6)),
            writer.step(step("nowhere", 1)),
            writer.write(refused),
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [
            type(None), IntegrityError, type(None), IntegrityError, Illegal,
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

    with_store(tmp_path, write)


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
