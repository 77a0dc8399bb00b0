"""`carrack serve --check`: what it finds, on both databases, without changing anything."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from carrack.core.text import LANGUAGES, Texts
from carrack.server.settings import NO_LISTENING, Settings
from carrack.server.settings_check import FINE, WARNING, WRONG, Finding, check_settings
from carrack.store.database import newest
from tests.cli.running import carrack_command
from tests.databases import POSTGRESQL, database_for
from tests.postgres import Cluster, cluster
from tests.server.poolers import Pooler
from tests.server.processes import ServerProcess, health
from tests.server.visitors import running, settings_for


def check(settings: Settings) -> dict[str, Finding]:
    """Return what is found, by key; every finding has words in every language."""

    async def collect() -> list[Finding]:
        return [finding async for finding in check_settings(settings)]

    found = asyncio.run(collect())
    for language in LANGUAGES:
        texts = Texts(None, language)
        for one in found:
            assert texts.refusal(one.refusal) if one.refusal else texts.say(f"check-{one.key}", one.args)
    return {one.refusal.code if one.refusal else one.key: one for one in found}


def levels(found: dict[str, Finding]) -> dict[str, str]:
    return {key: finding.level for key, finding in found.items()}


def test_a_file_is_looked_at_and_not_created(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, port=0, database=str(tmp_path / "carrack.db"))
    assert levels(check(settings)) == {
        "address": FINE, "no-page": WARNING, "no-public-url": WARNING, "file-new": FINE,
    }  # fmt: skip
    assert list(tmp_path.iterdir()) == []
    with running(settings):
        pass
    found = check(settings)
    assert found["schema"].args == {"version": newest()}


def test_a_taken_address_and_bad_files_are_told(tmp_path: Path) -> None:
    (tmp_path / "bad.toml").write_text("nonsense")
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        found = check(settings_for(tmp_path, port=port, database="mysql://here/x", traces="http://x"))
    assert found["server.address"].level == WRONG
    assert found["database.unusable"].level == WRONG
    done = carrack_command("serve", "--check", "--port", "0", "--components", str(tmp_path))
    assert done.code == 1
    assert "bad.toml" in done.out


HEARS = ""
"""Listen at the database itself, also where the other tests of this run do without hints."""


@pytest.fixture(scope="module")
def careless() -> Iterator[Cluster]:
    """A PostgreSQL that acknowledges before it has stored."""
    with cluster(fsync="off", synchronous_commit="off") as made:
        yield made


def test_postgresql_tells_its_version_limits_and_that_it_can_be_heard(
    careless: Cluster, tmp_path: Path
) -> None:
    address = careless.new_database()
    settings = settings_for(tmp_path, port=0, database=address, database_listen=HEARS)
    found = levels(check(settings))
    assert found["schema-empty"] == found["postgresql"] == found["hears"] == FINE
    assert found["not-durable"] == WARNING
    assert "no-limit" not in found
    with running(settings):
        found = levels(check(settings))
        assert found["schema"] == found["servers"] == FINE
    # As behind a pooler, where only the role can have limits.
    pooled = settings_for(tmp_path, port=0, database=address, database_listen=address)
    found_there = check(pooled)
    assert found_there["no-limit"].level == WRONG
    assert "ALTER ROLE carrack SET" in str(found_there["no-limit"].args["statement"])


def test_a_database_that_does_not_answer_or_does_not_hear_is_wrong(careless: Cluster, tmp_path: Path) -> None:
    nobody = "postgresql://carrack@127.0.0.1:1/x"
    assert levels(check(settings_for(tmp_path, port=0, database=nobody)))["database-unreachable"] == WRONG
    # Hints of one database are not heard at another: as if a pooler stood between.
    settings = settings_for(
        tmp_path, port=0, database=careless.new_database(), database_listen=careless.new_database()
    )
    assert levels(check(settings))["deaf"] == WRONG
    polls = settings_for(tmp_path, port=0, database=careless.new_database(), database_listen=NO_LISTENING)
    assert levels(check(polls))["only-polls"] == WARNING


def test_behind_a_pooler_postgresql_itself_must_be_named(careless: Cluster, tmp_path: Path) -> None:
    direct = careless.new_database()
    with Pooler(careless.port) as pooler:
        pooled = direct.replace(f":{careless.port}/", f":{pooler.port}/")
        unnamed = settings_for(tmp_path, port=0, database=pooled, database_listen=HEARS)
        assert levels(check(unnamed))["pooler"] == WRONG
        settings = settings_for(tmp_path, port=0, database=pooled, database_listen=direct)
        assert levels(check(settings))["hears"] == FINE
        with ServerProcess(tmp_path, database=pooled, CARRACK_DATABASE_LISTEN=direct) as server:
            assert health(server)["status"] == "ok"


def test_a_database_of_another_program_or_a_later_version_is_refused(tmp_path: Path) -> None:
    from tests.postgres import shared_cluster

    address = database_for(tmp_path, POSTGRESQL)
    name = address.rpartition("/")[2]
    shared_cluster().say("CREATE TABLE theirs (id int)", name)
    assert check(settings_for(tmp_path, port=0, database=address))["database.unusable"].level == WRONG
    shared_cluster().say("CREATE TABLE alembic_version (version_num text)", name)
    shared_cluster().say("INSERT INTO alembic_version VALUES ('9999')", name)
    assert check(settings_for(tmp_path, port=0, database=address))["database.unusable"].level == WRONG
