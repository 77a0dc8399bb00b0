"""Damage in the database stays where it is: one table is set aside, and nothing else notices."""

from __future__ import annotations

import asyncio
import logging
import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from carrack.core.verdicts import Malformed, Verdict, malformed
from carrack.server.supervisor import Jobs, Supervised
from tests.cli.running import carrack_process
from tests.cli.running import refused as refused_by_command
from tests.databases import POSTGRESQL, SQLITE, USUAL, database_for
from tests.postgres import shared_cluster
from tests.server.visitors import Place, running, settings_for

DAMAGES, MANY_DAMAGES = 24, 1000
"""Databases that are flipped or cut: in every check, and with --long."""
ANYWHERE = [
    "UPDATE tables SET options = '[1]'",
    "UPDATE tables SET seed = 'zz'",
    "UPDATE tables SET game = '7'",
    "UPDATE tables SET result = '{}'",
    "UPDATE seats SET seat = seat + 7",
    "UPDATE steps SET lines = 'nonsense'",
    "DELETE FROM steps WHERE version = 1",
]
IN_A_FILE = [
    "UPDATE tables SET options = 'no json'",
    "UPDATE tables SET game = 7",
    "UPDATE tables SET game = CAST(x'ff' AS TEXT)",
    "UPDATE tables SET clock = 'soon'",
    "UPDATE seats SET kind = NULL",
    "UPDATE steps SET lines = CAST(x'ff' AS TEXT)",
    "UPDATE steps SET lines = x'00'",
    "UPDATE steps SET struck = 'all'",
]
"""Damage that PostgreSQL, which knows types, would refuse to store."""


def spoil(address: str, statement: str, table: str) -> None:
    column = '"table"' if " seats " in statement or " steps " in statement else "id"
    joined = " AND" if "WHERE" in statement else " WHERE"
    if address.startswith(POSTGRESQL):
        name = address.rpartition("/")[2]
        found = shared_cluster().say(f"{statement}{joined} {column} = '{table}' RETURNING 1", name)
        assert found.strip()
        return
    with closing(sqlite3.connect(address)) as connection:
        connection.execute("PRAGMA ignore_check_constraints = ON")
        connection.execute("PRAGMA writable_schema = ON")
        connection.execute(
            "UPDATE sqlite_schema SET sql = replace(sql, 'kind VARCHAR(8) NOT NULL', 'kind VARCHAR(8)') "
            "WHERE name = 'seats'"
        )
        connection.commit()
    with closing(sqlite3.connect(address)) as connection:
        assert connection.execute(f"{statement}{joined} {column} = ?", (table,)).rowcount
        connection.commit()


@pytest.mark.parametrize(
    ("statement", "kind"), [*((one, USUAL) for one in ANYWHERE), *((one, SQLITE) for one in IN_A_FILE)]
)
def test_a_damaged_table_is_set_aside_and_all_others_go_on(tmp_path: Path, statement: str, kind: str) -> None:
    settings = settings_for(tmp_path, database=database_for(tmp_path, kind))
    with running(settings) as place:
        ana = place.visitor("Ana")
        bad, good = ana.open("me", "random")["id"], ana.open("me", "random")["id"]
        for table in (bad, good):
            with ana.at(table) as socket:
                # The bot is asked now, so both tables are woken at the next start.
                socket.commit(socket.shown["legal"][0])
        cookies = ana.client.cookies
    spoil(settings.database, statement, bad)
    with running(settings) as place:
        ana = place.visitor()
        ana.client.cookies = cookies
        answer = ana.client.get(f"/api/tables/{bad}")
        assert (answer.status_code, answer.json()["reason"]["family"]) in (
            (404, "unknown"),
            (400, "malformed"),
        ), answer.text
        assert ana.get(f"/api/tables/{good}")["status"] == "playing"
        listed = {one["id"] for one in ana.get("/api/tables/mine")["tables"]}
        assert good in listed
        with ana.at(good) as socket:
            assert socket.shown["version"] >= 1
        _sweep(place)
        assert ana.get(f"/api/tables/{good}")["status"] == "playing"


def _sweep(place: Place) -> None:
    assert place.client.portal is not None
    place.client.portal.call(place.app.state.service.registry.sweep)


def test_a_second_server_of_one_file_is_refused_in_a_sentence(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, database=database_for(tmp_path, SQLITE))
    with running(settings):
        with pytest.raises(Malformed) as refused, running(settings):
            pass
        reason = refused.value.verdict.args["reason"]
        assert isinstance(reason, Verdict)
        assert reason.code == "database.served"
    with running(settings) as place:
        assert place.visitor().get("/health")["status"] == "ok"
    assert (tmp_path / "carrack.db").stat().st_mode & 0o077 == 0


def test_a_flipped_or_cut_database_is_refused_or_answers_without_a_fault(tmp_path: Path, long: bool) -> None:
    settings = settings_for(tmp_path, database=database_for(tmp_path, SQLITE))
    with running(settings) as place:
        ana = place.visitor("Ana")
        for _ in range(3):
            table = ana.open("me", "random")["id"]
            with ana.at(table) as socket:
                socket.commit(socket.shown["legal"][0])
        cookies = ana.client.cookies
    sound = (tmp_path / "carrack.db").read_bytes()
    rng = random.Random(7)
    kinds: set[str] = set()
    for number in range(MANY_DAMAGES if long else DAMAGES):
        bad = bytearray(sound)
        if number % 6 == 0:
            del bad[rng.randrange(len(bad)) :]
        else:
            start = rng.randrange(100, len(bad) - 64)
            for at in range(start, start + rng.choice((1, 8, 64))):
                bad[at] ^= rng.randrange(1, 256)
        (tmp_path / "carrack.db").write_bytes(bytes(bad))
        try:
            with running(settings) as place:
                visitor = place.visitor()
                visitor.client.cookies = cookies
                paths = ["/api/me", "/api/tables", "/api/tables/mine", f"/api/tables/{table}"]
                answers = [visitor.client.get(path) for path in paths]
                assert all(one.status_code != 500 for one in answers), [one.text[:200] for one in answers]
                kinds.add("started")
        except Malformed as refused:
            kinds.add(refused.verdict.code)
    assert kinds == {"started", "database.unusable"}


def test_a_database_that_fails_when_the_lease_begins_is_refused_in_a_sentence(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, database=database_for(tmp_path, SQLITE))
    with running(settings):
        pass
    with closing(sqlite3.connect(settings.database)) as connection:
        connection.execute("DROP TABLE servers")
    with pytest.raises(Malformed) as refused, running(settings):
        pass
    assert refused.value.verdict.code == "database.unusable"
    done = carrack_process("serve", "--port", "0", "--lang", "en", "--database", settings.database)
    refused_by_command(done, "no such table: servers")


def test_background_work_that_fails_begins_again(caplog: pytest.LogCaptureFixture) -> None:
    begun: list[int] = []

    async def work() -> None:
        begun.append(1)
        if len(begun) < 3:
            raise ZeroDivisionError
        await asyncio.Event().wait()

    async def watch() -> int:
        supervised = Supervised("test", work, first_wait=0.001)
        while len(begun) < 3:
            await asyncio.sleep(0.001)
        await supervised.stop()
        return supervised.restarts

    assert asyncio.run(watch()) == 2
    # Both times it is logged; where it failed stands in the log once.
    assert [bool(record.exc_info) for record in caplog.records] == [True, False]


def test_a_job_that_fails_is_logged_and_a_refusal_is_no_failure(caplog: pytest.LogCaptureFixture) -> None:
    done: list[str] = []

    async def work(error: Exception | None) -> None:
        await asyncio.sleep(0)
        done.append(str(error))
        if error is not None:
            raise error

    async def run() -> None:
        jobs = Jobs()
        for name, error in (("good", None), ("bad", ZeroDivisionError()), ("refused", malformed("flood"))):
            jobs.start(name, work(error))
        while len(done) < 3 or asyncio.all_tasks() != {asyncio.current_task()}:
            await asyncio.sleep(0)

    asyncio.run(run())
    failed = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert [(record.message, vars(record)["task"]) for record in failed] == [("a job failed", "bad")]
