"""The queue of bots' decisions for workers on other machines."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from carrack.store import thoughts as store
from carrack.store.database import Database
from carrack.store.tables import add_table
from carrack.store.thoughts import ThoughtKey
from carrack.store.writer import Writer
from tests.databases import KINDS, POSTGRESQL, database_for
from tests.server.test_store import table, with_store

LONG = 3600.0


@pytest.fixture(params=KINDS)
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return database_for(tmp_path, request.param)


async def with_questions(writer: Writer, names: str) -> None:
    for name in names:
        await writer.write(lambda connection, name=name: add_table(connection, table(name)))  # type: ignore[misc]
        key = ThoughtKey(name, 1, 0)
        await writer.write(lambda connection, key=key: store.put_thought(connection, key, b"view"))  # type: ignore[misc]


def test_what_is_asked_twice_is_asked_once_and_a_later_question_voids_it(address: str) -> None:
    async def ask(database: Database, writer: Writer) -> None:
        await with_questions(writer, "a")
        await writer.write(lambda connection: store.put_thought(connection, ThoughtKey("a", 1, 0), b"again"))
        assert await writer.write(store.count_thoughts) == 1
        await writer.write(lambda connection: store.put_thought(connection, ThoughtKey("a", 2, 0), b"next"))
        taken = await writer.write(lambda connection: store.take_thoughts(connection, 10, LONG))
        assert [(one.key.version, one.thought) for one in taken] == [(2, b"next")]

    with_store(address, ask)


def test_a_question_is_given_out_again_when_its_worker_is_silent_and_the_late_answer_refused(
    address: str,
) -> None:
    async def work(database: Database, writer: Writer) -> None:
        await with_questions(writer, "a")
        first = await writer.write(lambda connection: store.take_thoughts(connection, 10, 0.0))
        second = await writer.write(lambda connection: store.take_thoughts(connection, 10, LONG))
        assert [one.tries for one in (*first, *second)] == [1, 2]
        assert await writer.write(lambda connection: store.take_thoughts(connection, 10, LONG)) == []
        assert not await writer.write(lambda connection: store.answer_thought(connection, first[0], b"late"))
        assert await writer.write(lambda connection: store.answer_thought(connection, second[0], b"7"))
        assert not await writer.write(lambda connection: store.answer_thought(connection, second[0], b"8"))
        key = ThoughtKey("a", 1, 0)
        async with database.reading() as connection:
            assert await store.answers_to(connection, [key, ThoughtKey("x", 1, 0)]) == {key: b"7"}
        await writer.write(lambda connection: store.drop_thought(connection, key))
        async with database.reading() as connection:
            assert await store.answers_to(connection, [key]) == {}

    with_store(address, work)


def test_two_workers_never_take_the_same_question(tmp_path: Path) -> None:
    async def race(database: Database, writer: Writer) -> None:
        await with_questions(writer, "abcdefgh")

        async def take() -> list[str]:
            async with database.engine.begin() as connection:
                return [one.key.table for one in await store.take_thoughts(connection, 3, LONG)]

        found: list[str] = []
        while True:
            both = await asyncio.gather(take(), take())
            if not any(both):
                break
            found += [name for names in both for name in names]
        assert sorted(found) == list("abcdefgh")

    with_store(database_for(tmp_path, POSTGRESQL), race)
