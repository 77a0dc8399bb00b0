"""Leases, keepers and presence: what several servers of one database know of each other."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from pathlib import Path
from typing import Any, cast

import pytest
from sqlalchemy import event, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from carrack.server.cluster.cluster import Cluster
from carrack.server.cluster.lease import Lease
from carrack.server.cluster.watcher import Watcher
from carrack.store import servers as store
from carrack.store.database import Database
from carrack.store.dialects import clock
from carrack.store.people import add_person, add_session, end_sessions
from carrack.store.schema import servers
from carrack.store.servers import SPECTATOR, Known, PresenceRow
from carrack.store.tables import (
    Belief,
    add_table,
    close_table,
    delete_table,
    find_table,
    lock_tables,
    put_open,
)
from carrack.store.writer import Writer
from tests.databases import KINDS, POSTGRESQL, database_for
from tests.patience import PATIENCE
from tests.server.test_store import step, table, with_store

LONG = 1000.0
"""Seconds that no test takes."""
LONGER_THAN_A_STATEMENT = 0.2
"""Seconds; on a slow machine less is tried, and nothing fails."""


@pytest.fixture(params=KINDS)
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return database_for(tmp_path, request.param)


@pytest.fixture(autouse=True)
def long_leases(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no lease run out because the machine is slow."""
    monkeypatch.setattr(store, "LEASE_SECONDS", LONG)


async def let_run_out(writer: Writer, server: str) -> None:
    """Put the end of a lease into the past, as if nobody had renewed it."""
    late = update(servers).where(servers.c.id == server).values(until=1.0)
    await writer.write(lambda connection: connection.execute(late))


async def tables_kept(database: Database, names: str) -> list[str | None]:
    async with database.reading() as connection:
        rows = [await find_table(connection, name) for name in names]
    return [row.keeper if row else None for row in rows]


def test_a_lease_holds_while_it_is_renewed_and_never_comes_back(address: str) -> None:
    async def live(database: Database, writer: Writer) -> None:
        await writer.write(lambda connection: store.add_server(connection, "one", "here:1"))
        assert await writer.write(lambda connection: store.renew(connection, "one"))
        async with database.reading() as connection:
            assert await store.living_servers(connection) == ["here:1"]
        await let_run_out(writer, "one")
        async with database.reading() as connection:
            assert await store.living_servers(connection) == []
        await writer.write(store.bury)
        assert not await writer.write(lambda connection: store.renew(connection, "one"))

    with_store(address, live)


def test_who_starts_at_an_address_buries_the_one_that_was_there(address: str) -> None:
    async def start(database: Database, writer: Writer) -> None:
        for server, name in (("one", "here:1"), ("two", "here:2"), ("three", "here:1")):
            await writer.write(lambda connection, s=server, n=name: store.add_server(connection, s, n))  # type: ignore[misc]
        for server, alive in (("one", False), ("two", True), ("three", True)):
            assert await writer.write(lambda connection, s=server: store.renew(connection, s)) is alive  # type: ignore[misc]

    with_store(address, start)


def test_who_stores_a_step_keeps_the_table_and_orphans_are_adopted_once(address: str) -> None:
    async def adopt(database: Database, writer: Writer) -> None:
        for name in "abcd":
            await writer.write(lambda connection, name=name: add_table(connection, table(name)))  # type: ignore[misc]
        for server in ("one", "two"):
            await writer.write(lambda connection, s=server: store.add_server(connection, s, s))  # type: ignore[misc]
        writer.keeper = "one"
        await writer.step(step("a", 1))
        await writer.change("d", Belief(0, 0), lambda connection: close_table(connection, "d", -2, 3))
        assert await tables_kept(database, "abcd") == ["one", None, None, None]
        taken = await writer.write(lambda connection: store.adopt(connection, "two", 100))
        # A table that has ended needs no keeper.
        assert sorted(taken) == ["b", "c"]
        assert await writer.write(lambda connection: store.adopt(connection, "one", 100)) == []
        await let_run_out(writer, "one")
        await writer.write(store.bury)
        assert await writer.write(lambda connection: store.adopt(connection, "two", 100)) == ["a"]

    with_store(address, adopt)


def test_a_server_looks_again_as_soon_as_the_lease_of_another_may_have_run_out(tmp_path: Path) -> None:
    async def live(database: Database, writer: Writer) -> None:
        lease = Lease(database, "here:1")
        await lease.begin()
        async with database.reading() as connection:
            _, left = await store.look_at_leases(connection, lease.server)
        assert left == store.FOR_EVER
        await writer.write(lambda connection: store.add_server(connection, "two", "here:2"))
        later = update(servers).where(servers.c.id == "two").values(until=clock(POSTGRESQL) + LONG)
        await writer.write(lambda connection: connection.execute(later))
        async with database.reading() as connection:
            moment, left = await store.look_at_leases(connection, lease.server)
        assert moment > 0
        assert 0 < left <= LONG
        for left, pause in ((LONG, store.BEAT_SECONDS), (0.5, 0.5), (-LONG, 0)):
            lease._held(sent=0.0, moment=moment, left=left)
            assert pause <= lease.pause <= min(store.BEAT_SECONDS, pause + 0.1)

    with_store(database_for(tmp_path, POSTGRESQL), live)


def test_two_servers_that_adopt_at_once_share_the_orphans(tmp_path: Path) -> None:
    async def race(database: Database, writer: Writer) -> None:
        for name in "abcdefgh":
            await writer.write(lambda connection, name=name: add_table(connection, table(name)))  # type: ignore[misc]
        for server in ("one", "two"):
            await writer.write(lambda connection, s=server: store.add_server(connection, s, s))  # type: ignore[misc]

        async def take(server: str) -> list[str]:
            async with database.engine.begin() as connection:
                return await store.adopt(connection, server, 3)

        found: list[str] = []
        while True:
            both = await asyncio.gather(take("one"), take("two"))
            if not any(both):
                break
            found += [name for names in both for name in names]
        assert sorted(found) == list("abcdefgh")

    with_store(database_for(tmp_path, POSTGRESQL), race)


def test_how_far_tables_are_is_asked_at_once_and_the_gone_are_missing(address: str) -> None:
    async def look(database: Database, writer: Writer) -> None:
        for name in "abc":
            await writer.write(lambda connection, name=name: add_table(connection, table(name)))  # type: ignore[misc]
        await writer.step(step("a", 1))
        await writer.change("b", Belief(0, 0), lambda connection: put_open(connection, "b", True, 1))
        await writer.change("c", Belief(0, 0), lambda connection: delete_table(connection, "c"))
        async with database.reading() as connection:
            assert await store.known_tables(connection, list("abcx")) == {
                "a": Known(1, 0, 0),
                "b": Known(0, 1, 0),
            }

    with_store(address, look)


def test_tables_that_have_changed_or_are_gone_are_found_by_one_statement(address: str) -> None:
    async def look(database: Database, writer: Writer) -> None:
        for name in "abcde":
            await writer.write(lambda connection, name=name: add_table(connection, table(name)))  # type: ignore[misc]
        before = Known(0, 0, 0)
        await writer.step(step("a", 1))
        await writer.change("b", Belief(0, 0), lambda connection: put_open(connection, "b", True, 1))
        await writer.change("c", Belief(0, 0), lambda connection: delete_table(connection, "c"))
        await writer.write(lambda connection: store.add_server(connection, "one", "one"))
        ana = PresenceRow("k1", 0, "p1", "Ana")
        await writer.write(lambda connection: store.add_presence(connection, "one", "d", ana))
        known = dict.fromkeys("abcde", before) | {f"gone {number}": before for number in range(3000)}
        async with database.reading() as connection:
            found = await store.changed_tables(connection, known)
            assert found == {"a", "b", "c", "d"} | {name for name in known if name.startswith("gone")}
            now = await store.known_tables(connection, list("abde"))
            assert await store.changed_tables(connection, now) == set()
            # One that has come back to an older count is another table than the one that is known.
            ahead = {name: Known(one.version + 1, one.changes, one.visits) for name, one in now.items()}
            assert await store.changed_tables(connection, ahead) == set("abde")

    with_store(address, look)


def test_a_hint_costs_the_same_however_many_tables_are_in_memory() -> None:
    """Other servers' moves come many times a second: only the tables they name are looked up."""

    def all_tables() -> dict[str, Known]:
        raise AssertionError("all tables were asked for")

    async def hear() -> list[set[str]]:
        read: list[set[str]] = []

        async def read_on(tables: set[str]) -> None:
            read.append(tables)

        here = {"a", "b"}
        watcher = Watcher(
            cast("Database", None), cast("Lease", None), "", all_tables, here.intersection, read_on
        )
        delivering = asyncio.create_task(watcher.deliver())
        for tables in ({"a", "x"}, {"y"}, {"b"}):
            watcher.hear(tables)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        delivering.cancel()
        return read

    assert asyncio.run(hear()) == [{"a", "b"}]


class BusyTables:
    """Tables of which so many wait that waking them takes longer than a lease."""

    def __init__(self) -> None:
        self.waking = asyncio.Event()
        self.woken = asyncio.Event()
        self.done: list[str] = []

    def known(self) -> dict[str, Known]:
        return {}

    def in_memory(self, tables: Collection[str]) -> set[str]:
        return set()

    async def read_on(self, tables: Collection[str]) -> None:
        self.done.append(f"read on {sorted(tables)}")

    def note_presence(self) -> None:
        self.done.append("presence")

    async def keep_on(self) -> None:
        self.done.append("keep on")

    async def wake(self, restarted: bool = False) -> None:
        self.waking.set()
        await self.woken.wait()
        self.done.append("wake")


async def _close(_: list[str]) -> None:
    pass


def test_a_server_beats_on_while_it_wakes_the_tables_of_a_dead_one(tmp_path: Path) -> None:
    """Else its own lease would run out over many tables, and the next server would begin again with them."""

    async def live(database: Database, writer: Writer) -> None:
        lease, tables = Lease(database, "one"), BusyTables()
        cluster = Cluster(database, writer, lease, tables, "", set, _close)
        await cluster.start()
        beats: asyncio.Queue[bool] = asyncio.Queue()
        renew = lease.beat

        async def beat() -> bool:
            held = await renew()
            beats.put_nowait(held)
            return held

        lease.beat = beat  # type: ignore[method-assign]
        await writer.write(lambda connection: add_table(connection, table("a")))
        async with asyncio.timeout(PATIENCE):
            await tables.waking.wait()
            while not beats.empty():
                beats.get_nowait()
            for _ in range(2):
                assert await beats.get()
        # Those at which people wait go on before the others are loaded.
        assert tables.done[-2:] == ["read on ['a']", "keep on"]
        tables.woken.set()
        async with asyncio.timeout(PATIENCE):
            while "wake" not in tables.done:
                await asyncio.sleep(0)
        await cluster.stop()

    with_store(database_for(tmp_path, POSTGRESQL), live)


def test_the_news_of_many_tables_are_one_statement(address: str) -> None:
    async def look(database: Database, writer: Writer) -> None:
        for name in "abc":
            await writer.write(lambda connection, name=name: add_table(connection, table(name)))  # type: ignore[misc]
        for version in (1, 2, 3):
            await writer.step(step("a", version))
        await writer.step(step("b", 1))
        said: list[str] = []

        def hear(_connection: object, _cursor: object, statement: str, *_: object) -> None:
            if statement != "BEGIN":
                said.append(statement)

        event.listen(database.engine.sync_engine, "before_cursor_execute", hear)
        have = {"a": 1, "b": 1, "c": 0, "x": 7} | {f"gone {number}": number for number in range(3000)}
        async with database.reading() as connection:
            found = await store.news_of(connection, have)
        assert len(said) == 1
        assert {name: [one.version for one in row.steps] for name, row in found.items()} == {
            "a": [2, 3],
            "b": [],
            "c": [],
        }
        assert (found["a"].known, found["c"].known) == (Known(3, 0, 0), Known(0, 0, 0))

    with_store(address, look)


def test_a_line_sees_what_was_stored_since_and_keeps_nobody_waiting(address: str) -> None:
    async def look(database: Database, writer: Writer) -> None:
        for number, name in enumerate("abc"):
            known = await database.news.run(lambda connection: store.known_tables(connection, "abc"))
            assert len(known) == number
            await writer.write(lambda connection, name=name: add_table(connection, table(name)))  # type: ignore[misc]

    with_store(address, look)


def test_a_line_that_was_lost_is_replaced_at_its_next_use(tmp_path: Path) -> None:
    async def live(database: Database, writer: Writer) -> None:
        async def who(connection: AsyncConnection) -> int:
            return int(await connection.scalar(text("SELECT pg_backend_pid()")) or 0)

        first = await database.news.run(who)
        assert await database.news.run(who) == first
        await writer.write(
            lambda connection: connection.execute(text(f"SELECT pg_terminate_backend({first})"))
        )
        assert await database.news.run(who) != first

    with_store(database_for(tmp_path, POSTGRESQL), live)


def test_who_is_connected_elsewhere_goes_with_the_lease(address: str) -> None:
    async def visit(database: Database, writer: Writer) -> None:
        await writer.write(lambda connection: add_table(connection, table("a")))
        for server in ("one", "two"):
            await writer.write(lambda connection, s=server: store.add_server(connection, s, s))  # type: ignore[misc]
        ana = PresenceRow("k1", 0, "p1", "Ana")
        ben = PresenceRow("k2", SPECTATOR, None, "")
        for server, row in (("one", ana), ("two", ben)):
            await writer.write(lambda connection, s=server, r=row: store.add_presence(connection, s, "a", r))  # type: ignore[misc]
        async with database.reading() as connection:
            assert await store.presence_at(connection, "a", but="two") == [ana]
            assert await store.presence_at(connection, "a", but="one") == [ben]
            assert (await store.known_tables(connection, ["a"]))["a"].visits == 2
        # Once more with another seat: one row for each connection.
        moved = PresenceRow("k1", SPECTATOR, "p1", "Ana")
        await writer.write(lambda connection: store.add_presence(connection, "one", "a", moved))
        async with database.reading() as connection:
            assert await store.presence_at(connection, "a", but="two") == [moved]
        await let_run_out(writer, "one")
        async with database.reading() as connection:
            assert await store.presence_at(connection, "a", but="two") == []
        # Neither a dead server nor a table that is gone can be visited, and nothing fails.
        await writer.write(store.bury)
        await writer.write(lambda connection: store.add_presence(connection, "one", "a", ana))
        await writer.write(lambda connection: store.add_presence(connection, "two", "x", ana))
        await writer.write(lambda connection: store.remove_presence(connection, "two", "a", "k2"))
        async with database.reading() as connection:
            assert await store.presence_at(connection, "a", but="") == []

    with_store(address, visit)


def test_a_table_whose_row_is_held_keeps_nobody_from_burying(tmp_path: Path) -> None:
    """A server that stands still in the middle of a write holds rows until it goes on."""

    async def bury(database: Database, writer: Writer) -> None:
        for name in "ab":
            await writer.write(lambda connection, n=name: add_table(connection, table(n)))  # type: ignore[misc]
        await writer.write(lambda connection: store.add_server(connection, "one", "one"))
        for name in "ab":
            ana = PresenceRow(f"at {name}", 0, "p1", "Ana")
            await writer.write(lambda connection, n=name, r=ana: store.add_presence(connection, "one", n, r))  # type: ignore[misc]
        await let_run_out(writer, "one")
        async with database.engine.begin() as stopped:
            assert await lock_tables(stopped, ["a"])
            async with asyncio.timeout(PATIENCE):
                await writer.write(store.bury)
        async with database.reading() as connection:
            known = await store.known_tables(connection, ["a", "b"])
            assert await store.living_servers(connection) == []
        assert (known["a"].visits, known["b"].visits) == (1, 2)

    with_store(database_for(tmp_path, POSTGRESQL), bury)


class Pausing:
    """A connection that waits before one of its statements."""

    def __init__(self, connection: AsyncConnection, statements: int) -> None:
        self.connection = connection
        self.left = statements
        self.reached = asyncio.Event()
        self.go_on = asyncio.Event()

    async def execute(self, *words: Any) -> Any:
        if self.left == 0:
            self.reached.set()
            await self.go_on.wait()
        self.left -= 1
        return await self.connection.execute(*words)


@pytest.mark.parametrize("comes", [False, True])
@pytest.mark.parametrize("before", [1, 2, 3, 4, 5])
def test_who_comes_or_goes_while_the_lease_ends_holds_nobody_up(
    tmp_path: Path, comes: bool, before: int
) -> None:
    """Both change the same rows: in one order, or each would wait for the other.

    At two tables, in one transaction: as when a server's people leave while it stops.
    """
    tables = ("a", "b")
    guests = {name: PresenceRow(f"k {name}", 0, "p1", "Ana") for name in tables}

    async def come(connection: AsyncConnection) -> None:
        for name, guest in guests.items():
            await store.add_presence(connection, "one", name, guest)

    async def go(connection: AsyncConnection) -> None:
        for name, guest in guests.items():
            await store.remove_presence(connection, "one", name, guest.key)

    async def meet(database: Database, writer: Writer) -> None:
        for name in tables:
            await writer.write(lambda connection, n=name: add_table(connection, table(n)))  # type: ignore[misc]
        await writer.write(lambda connection: store.add_server(connection, "one", "one"))
        await writer.write(come)
        started: asyncio.Future[Pausing] = asyncio.get_running_loop().create_future()

        async def visit() -> None:
            async with database.engine.begin() as connection:
                started.set_result(pausing := Pausing(connection, before))
                await (come if comes else go)(cast("AsyncConnection", pausing))
                pausing.reached.set()

        async def end() -> None:
            async with database.engine.begin() as connection:
                await store.remove_server(connection, "one")

        visiting = asyncio.create_task(visit())
        pausing = await started
        await pausing.reached.wait()
        ending = asyncio.create_task(end())
        # Until it has ended, or waits for the visit; whichever it is, both must come to their end.
        await asyncio.wait({ending}, timeout=LONGER_THAN_A_STATEMENT)
        pausing.go_on.set()
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(visiting, ending)
        async with database.reading() as connection:
            for name in tables:
                assert await store.presence_at(connection, name, but="") == []

    with_store(database_for(tmp_path, POSTGRESQL), meet)


def test_sessions_that_ended_elsewhere_are_found(address: str) -> None:
    async def end(database: Database, writer: Writer) -> None:
        await writer.write(lambda connection: add_person(connection, "p", "Ana", 1))
        for digest in ("d1", "d2"):
            await writer.write(lambda connection, d=digest: add_session(connection, d, "p", 1, ""))  # type: ignore[misc]
        await writer.write(lambda connection: end_sessions(connection, ["d1"]))
        async with database.reading() as connection:
            assert await store.ended_sessions(connection, ["d1", "d2"]) == {"d1"}

    with_store(address, end)
