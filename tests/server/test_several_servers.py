"""Two servers at one PostgreSQL: people at either play at the same table; one goes on without the other."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from carrack.server.login_limits import FREE_FAILURES
from carrack.server.table.live import LiveTable
from carrack.store import servers
from carrack.store.servers import LEASE_SECONDS, bury
from tests.databases import POSTGRESQL, database_for
from tests.patience import tries
from tests.server.test_hosting import expire_now
from tests.server.test_hosting import wait as wait_long
from tests.server.visitors import ADDRESS, Message, Place, Socket, Visitor, in_loop, running, settings_for

MINUTES = 10
"""The clock of a table that two servers read."""


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> str:
    return database_for(tmp_path_factory.mktemp("several"), POSTGRESQL)


def server(folder: Path, database: str, port: int, **changed: Any) -> Any:
    return running(settings_for(folder, database=database, port=port, **changed))


@pytest.fixture(scope="module")
def places(tmp_path_factory: pytest.TempPathFactory, database: str) -> Iterator[tuple[Place, Place]]:
    with ExitStack() as stack:
        made = [
            stack.enter_context(server(tmp_path_factory.mktemp("server"), database, port)) for port in (1, 2)
        ]
        yield made[0], made[1]


def same_person(visitor: Visitor, place: Place) -> Visitor:
    """Return a visitor with the same cookie at another server."""
    twin = Visitor(place)
    twin.client = TestClient(place.app, base_url=ADDRESS, raise_server_exceptions=False)
    twin.client.portal = place.client.portal
    twin.client.cookies.update(visitor.client.cookies)
    return twin


def seated(places: tuple[Place, Place], *more: str, **wish: Any) -> tuple[Visitor, Visitor, str]:
    """Return Ana at the first server and Ben at the second, who sit at the same table."""
    ana, ben = places[0].visitor("Ana"), places[1].visitor("Ben")
    kinds = [{"kind": "me"}, {"kind": "invited"}, *({"kind": "bot", "bot": one} for one in more)]
    table = ana.post("/api/tables", {"game": "amerigo-cards", "seats": kinds, **wish})
    link = table["seats"][1]["link"].rpartition("/")[2]
    ben.post(f"/api/invitations/{link}")
    return ana, ben, str(table["id"])


def wait(socket: Socket, done: Callable[[], bool]) -> None:
    """Hear what comes until something is true."""
    for _ in tries():
        if done():
            return
        socket.catch_up()
    pytest.fail("it never came")


def at_version(socket: Socket, version: int) -> None:
    wait(socket, lambda: socket.version >= version)


def play(sockets: dict[int, Socket]) -> int:
    """Play on by whoever is asked, each at their own server; the version at the end."""
    version = max(socket.version for socket in sockets.values())
    while True:
        for socket in sockets.values():
            at_version(socket, version)
        actor = sockets[0].shown["actor"]
        if actor < 0:
            return version
        asked = sockets[actor]
        legal = asked.shown["legal"]
        answer = asked.commit(legal[version % len(legal)])
        assert answer["type"] == "stored", answer
        version = int(answer["version"])


def test_a_whole_game_is_played_across_two_servers(places: tuple[Place, Place]) -> None:
    ana, ben, table = seated(places)
    with ana.at(table) as one, ben.at(table) as two:
        at_version(one, 1)
        version = play({0: one, 1: two})
    results = [visitor.get(f"/api/tables/{table}")["result"] for visitor in (ana, ben)]
    assert results[0] == results[1] != []
    records = [visitor.get(f"/api/tables/{table}/record") for visitor in (ana, ben)]
    assert records[0] == records[1]
    assert places[0].live(table).row.version == version


def test_of_two_answers_at_once_one_counts_and_the_other_is_stale(places: tuple[Place, Place]) -> None:
    ana, ben, table = seated(places)
    with ana.at(table) as one, same_person(ana, places[1]).at(table) as other, ben.at(table) as two:
        at_version(one, 1)
        for _ in range(5):
            version = max(one.version, other.version, two.version)
            for socket in (one, other, two):
                at_version(socket, version)
            if one.shown["actor"] == 1:
                two.commit(two.shown["legal"][0])
                continue
            number = one.shown["legal"][0]
            names = [socket.say(type="commit", version=version, numbers=[number]) for socket in (one, other)]
            answers = [
                socket.hear("stored", "refused", id=name)
                for socket, name in zip((one, other), names, strict=True)
            ]
            assert sorted(answer["type"] for answer in answers) == ["refused", "stored"], answers
            late = next(answer for answer in answers if answer["type"] == "refused")
            assert late["reason"]["code"] == "version.stale"


def test_the_same_message_at_both_servers_is_stored_once(places: tuple[Place, Place]) -> None:
    ana, ben, table = seated(places)
    with ana.at(table) as one, same_person(ana, places[1]).at(table) as other, ben.at(table) as two:
        at_version(one, 1)
        at_version(other, one.version)
        while one.shown["actor"] == 1:
            at_version(one, two.commit(two.shown["legal"][0])["version"])
        version, number = one.version, one.shown["legal"][0]
        at_version(other, version)
        answers = [socket.commit(number, version=version, id="the-same") for socket in (one, other)]
        assert [answer["version"] for answer in answers] == [version + 1, version + 1]


def test_talk_and_presence_reach_the_other_server(places: tuple[Place, Place]) -> None:
    ana, ben, table = seated(places)

    def here(socket: Socket) -> list[bool]:
        told = [m["table"] for m in socket.heard if m["type"] in ("table", "welcome")]
        return [seat["here"] for seat in told[-1]["seats"]]

    with ana.at(table) as one:
        with ben.at(table) as two:
            wait(one, lambda: here(one) == [True, True])
            wait(two, lambda: here(two) == [True, True])
            one.say(type="say", text="Ahoy")
            wait(two, lambda: any(m["type"] == "said" and m["line"]["text"] == "Ahoy" for m in two.heard))
            two.say(type="say", text="Aye")
            wait(one, lambda: any(m["type"] == "said" and m["line"]["text"] == "Aye" for m in one.heard))
            with places[1].visitor("Cleo").at(table):
                wait(one, lambda: "Cleo" in str([m for m in one.heard if m["type"] == "table"][-1]))
        wait(one, lambda: here(one) == [True, False])


def test_a_decision_is_taken_back_with_the_consent_of_the_other_server(places: tuple[Place, Place]) -> None:
    ana, ben, table = seated(places)
    with ana.at(table) as one, ben.at(table) as two:
        sockets = {0: one, 1: two}
        at_version(one, 1)
        version, chosen = 1, False
        while not chosen:
            wisher = int(one.shown["actor"])
            legal = sockets[wisher].shown["legal"]
            chosen = len(legal) > 1
            version = sockets[wisher].commit(legal[0])["version"]
            for socket in (one, two):
                at_version(socket, version)
        name = sockets[wisher].say(type="take-back", version=version)
        other = sockets[1 - wisher]
        wait(other, lambda: any(m["type"] == "wish" and m["seat"] == wisher for m in other.heard))
        other.hear("stored", id=other.say(type="agree", version=version, yes=True))
        answer = sockets[wisher].hear("stored", id=name)
        assert answer["version"] > version
        for socket in (one, two):
            at_version(socket, answer["version"])
            assert socket.shown["actor"] == wisher


def test_seats_and_closing_are_known_everywhere(places: tuple[Place, Place]) -> None:
    ana, ben, table = seated(places)
    with ana.at(table) as one, ben.at(table) as two:
        # Without hints it takes up to a second until her server knows that the game has begun.
        at_version(one, 1)
        ana.post(f"/api/tables/{table}/seats/0", {"kind": "bot", "bot": "greedy"})

        def seats() -> list[Message]:
            told = [m["table"] for m in two.heard if m["type"] in ("table", "welcome")]
            return list(told[-1]["seats"])

        wait(two, lambda: seats()[0]["kind"] == "bot")
        ana.post(f"/api/tables/{table}/close")
        wait(two, lambda: [m["table"] for m in two.heard if m["type"] == "table"][-1]["status"] == "closed")


def test_a_table_that_was_deleted_is_gone_everywhere(places: tuple[Place, Place]) -> None:
    ana, cleo = places[0].visitor("Ana"), places[1].visitor("Cleo")
    table = ana.open("me", "invited")["id"]
    cleo.get(f"/api/tables/{table}")
    ana.delete(f"/api/tables/{table}")
    for _ in tries():
        if cleo.client.get(f"/api/tables/{table}").status_code == 404:
            return


def test_who_logs_out_at_one_server_is_out_at_the_other(places: tuple[Place, Place]) -> None:
    ana, _, table = seated(places)
    with same_person(ana, places[1]).at(table) as socket:
        ana.post("/api/logout")
        with pytest.raises(WebSocketDisconnect):
            wait(socket, lambda: False)


def test_a_new_name_is_shown_everywhere(places: tuple[Place, Place]) -> None:
    ana, ben, table = seated(places)
    with ben.at(table) as two:
        ana.post("/api/me", {"name": "Anna-Lena"})
        wait(two, lambda: "Anna-Lena" in str([m for m in two.heard if m["type"] in ("table", "welcome")][-1]))


def stop_dead(place: Place) -> None:
    """Let a server neither beat nor answer any more, as if its process were killed."""

    async def stop() -> None:
        service = place.app.state.service
        for task in service.cluster._tasks:
            await task.stop()
        service.cluster.lease._until = 0.0
        for live in service.registry._loaded():
            live.clock.stop()
            await live.auto_reply.close()

    in_loop(place, stop)


def test_the_tables_of_a_dead_server_go_on_at_the_other(tmp_path: Path) -> None:
    """Ana plays at a server that dies while a bot is asked; the bot answers at the other one."""
    database = database_for(tmp_path, POSTGRESQL)
    with server(tmp_path, database, 4) as second, server(tmp_path, database, 3, answer_pause=0) as first:
        ana = first.visitor("Ana")
        table = ana.open("me", "greedy")["id"]
        live: LiveTable = in_loop(first, partial(first.app.state.service.registry.get, table))
        stop_dead(first)
        with ana.at(table) as socket:
            while socket.shown["actor"] == 0:
                assert socket.commit(socket.shown["legal"][0])["type"] == "stored"
                socket.catch_up()
            version = live.row.version
            # Nobody is asked there any more: the clock of the database lets the lease run out.
            with same_person(ana, second).at(table) as other:
                at_version(other, version + 1)
                assert second.live(table).row.keeper == second.app.state.service.cluster.lease.server


def test_a_lease_that_ran_out_is_begun_anew(tmp_path: Path, database: str) -> None:
    with server(tmp_path, database, 5) as place:
        service = place.app.state.service
        lease = service.cluster.lease
        before = lease.server

        async def sleep_long() -> None:
            for task in service.cluster._tasks:
                await task.stop()
            await asyncio.sleep(LEASE_SECONDS + 0.2)
            assert not lease.holds()
            # Another server finds it dead.
            await service.writer.write(bury)
            await service.cluster.beat()

        in_loop(place, sleep_long)
        assert lease.server != before
        assert lease.holds()
        assert service.writer.keeper == lease.server


def test_a_beat_that_broke_off_after_a_new_lease_had_begun_is_made_good(
    tmp_path: Path, database: str
) -> None:
    with server(tmp_path, database, 24) as place:
        service = place.app.state.service

        async def break_off() -> None:
            for task in service.cluster._tasks:
                await task.stop()
            # The commit came through; its answer did not.
            await service.cluster.lease.begin()
            await service.cluster.beat()

        in_loop(place, break_off)
        assert service.writer.keeper == service.cluster.lease.server


def be_buried(place: Place) -> None:
    """Let a server beat no more, and others take it for dead."""
    cluster = place.app.state.service.cluster

    async def stop() -> None:
        for task in cluster._tasks:
            await task.stop()
        async with cluster._database.engine.begin() as connection:
            await servers.remove_server(connection, cluster.lease.server)

    in_loop(place, stop)


def is_here(visitor: Visitor, table: str) -> list[bool]:
    """Return who of the seats is connected."""
    return [seat["here"] for seat in visitor.get(f"/api/tables/{table}")["seats"]]


def test_who_sits_down_while_they_look_on_is_seen_at_the_other_server(places: tuple[Place, Place]) -> None:
    ana, ben = places[0].visitor("Ana"), places[1].visitor("Ben")
    table = ana.open("me", "anybody")["id"]
    with ben.at(table):
        ben.post(f"/api/tables/{table}/join")
        assert any(is_here(ana, table) == [False, True] for _ in tries())


def test_who_was_at_a_server_that_died_is_seen_to_be_away(tmp_path: Path) -> None:
    database = database_for(tmp_path, POSTGRESQL)
    with server(tmp_path, database, 25) as first, server(tmp_path, database, 26) as second:
        ana, ben, table = seated((first, second))
        with ana.at(table):
            assert any(is_here(ben, table) == [True, False] for _ in tries())
            be_buried(first)
            assert any(is_here(ben, table) == [False, False] for _ in tries())


def test_who_is_at_a_server_whose_lease_ran_out_is_still_seen_elsewhere(tmp_path: Path) -> None:
    """Ana's socket stays open all the while: she has no reason to come again."""
    database = database_for(tmp_path, POSTGRESQL)
    with server(tmp_path, database, 22) as first, server(tmp_path, database, 23) as second:
        ana, ben, table = seated((first, second))
        with ana.at(table):
            be_buried(first)
            in_loop(second, partial(forget, second, table))
            assert is_here(ben, table) == [False, False]
            in_loop(first, first.app.state.service.cluster.beat)
            assert any(is_here(ben, table) == [True, False] for _ in tries())
        assert any(is_here(ben, table) == [False, False] for _ in tries())


def test_without_hints_polling_is_enough(tmp_path: Path, database: str) -> None:
    with server(tmp_path, database, 6) as first, server(tmp_path, database, 7) as second:

        async def deafen(place: Place) -> None:
            service = place.app.state.service
            service.writer.on_stored = lambda _: None

        for place in (first, second):
            in_loop(place, partial(deafen, place))
        ana, ben, table = seated((first, second))
        with ana.at(table) as one, ben.at(table) as two:
            sockets = {0: one, 1: two}
            at_version(one, 1)
            for _ in range(4):
                version = max(one.version, two.version)
                for socket in sockets.values():
                    at_version(socket, version)
                asked = sockets[int(one.shown["actor"])]
                assert asked.commit(asked.shown["legal"][0])["type"] == "stored"
        assert second.app.state.service.cluster.watcher.hints == 0


def test_a_seal_of_one_server_opens_a_table_at_the_other(places: tuple[Place, Place]) -> None:
    ana = places[0].visitor("Ana")
    seal = ana.post("/api/seals")["seal"]
    twin = same_person(ana, places[1])
    wish = {"game": "amerigo-cards", "seats": [{"kind": "me"}, {"kind": "invited"}], "seal": seal}
    assert twin.post("/api/tables", wish)["seal"] == seal


def test_wrong_passwords_at_one_server_slow_down_the_other(places: tuple[Place, Place]) -> None:
    ana = places[0].visitor("Ana")
    account = {"login": "ana.across", "password": "correct horse battery"}
    ana.post("/api/me/account", account)
    wrong = {**account, "password": "wrong password"}
    for number in range(FREE_FAILURES):
        places[number % 2].visitor().refused("POST", "/api/login", 401, "login.wrong", wrong)
    for place in places:
        place.visitor().refused("POST", "/api/login", 429, "login.wait", account)


def test_tries_at_passwords_count_for_all_servers_together(tmp_path: Path, database: str) -> None:
    with (
        server(tmp_path, database, 8, logins_per_minute=4) as first,
        server(tmp_path, database, 9, logins_per_minute=4) as second,
    ):
        nobody = {"login": "nobody.here", "password": "no password at all"}
        tries = [
            place.visitor().client.post("/api/login", json=nobody).status_code
            for place in (first, second) * 4
        ]
    assert tries[:4] == [401] * 4
    assert 429 in tries


def stop_reading(place: Place) -> None:
    """Let a server neither hear nor ask what others store."""

    async def stop() -> None:
        for task in place.app.state.service.cluster._tasks:
            if task.name in ("poll", "listen", "news"):
                await task.stop()

    in_loop(place, stop)


async def forget(place: Place, table: str) -> None:
    """Let a server drop a table from memory."""
    known = place.app.state.service.registry.live.pop(table, None)
    if known is not None:
        await (await known).close()


def test_a_page_that_comes_from_a_server_ahead_is_not_stale(tmp_path: Path, database: str) -> None:
    with server(tmp_path, database, 10) as first, server(tmp_path, database, 11) as second, ExitStack() as at:
        ana, ben, table = seated((first, second))
        here = [at.enter_context(same_person(one, first).at(table)) for one in (ana, ben)]
        there = [at.enter_context(same_person(one, second).at(table)) for one in (ana, ben)]
        for socket in (*here, *there):
            at_version(socket, 1)
        stop_reading(second)
        asked = here[int(here[0].shown["actor"])]
        version = int(asked.commit(asked.shown["legal"][0])["version"])
        for socket in here:
            at_version(socket, version)
        # The second server has not heard of it, and judges what is tried there by reading on.
        seat = int(here[0].shown["actor"])
        number, behind = here[seat].shown["legal"][0], there[seat]
        assert behind.version < version
        name = behind.say(type="try", version=version, numbers=[number])
        assert behind.hear("tried", "refused", id=name)["type"] == "tried"
        assert behind.commit(number, version=version)["type"] == "stored"


def test_a_seat_token_of_one_server_is_known_at_the_other(tmp_path: Path, database: str) -> None:
    with server(tmp_path, database, 12) as first, server(tmp_path, database, 13) as second:
        ana, _, table = seated((first, second))
        second.visitor("Cleo").get(f"/api/tables/{table}")
        stop_reading(second)
        token = ana.post(f"/api/tables/{table}/token")["token"]
        with second.visitor().at(table, token=token) as program:
            assert program.welcome["seat"] == 0


def test_a_new_invitation_of_one_server_leads_to_the_seat_at_the_other(tmp_path: Path, database: str) -> None:
    """A refusal is judged by what is stored now, also where nobody has told of it yet."""
    with server(tmp_path, database, 16) as first, server(tmp_path, database, 17) as second:
        ana, ben = first.visitor("Ana"), second.visitor("Ben")
        table = ana.open("me", "invited", "invited")["id"]
        second.visitor("Cleo").get(f"/api/tables/{table}")
        stop_reading(second)
        changed = ana.post(f"/api/tables/{table}/seats/1", {"kind": "invited"})
        link = changed["seats"][1]["link"].rpartition("/")[2]
        assert ben.post(f"/api/invitations/{link}")["table"]["seats"][1]["yours"]


def test_a_page_that_comes_while_its_server_learns_of_the_seat_is_no_spectator(
    tmp_path: Path, database: str
) -> None:
    """Ben sits down at one server; his page says hello at the other, just before that one reads of it."""
    with server(tmp_path, database, 14) as first, server(tmp_path, database, 15) as second:
        ana, ben = first.visitor("Ana"), first.visitor("Ben")
        table = ana.open("me", "invited")
        second.visitor("Cleo").get(f"/api/tables/{table['id']}")
        live: LiveTable = in_loop(second, partial(second.app.state.service.registry.get, table["id"]))
        stop_reading(second)
        ben.post(f"/api/invitations/{table['seats'][1]['link'].rpartition('/')[2]}")

        async def read_after_the_next_hello() -> None:
            async def hold() -> None:
                while live._inbox._waiting.empty():
                    await asyncio.sleep(0)
                await live.read_on()

            live._jobs.start("a table that is busy", live.do(hold))

        in_loop(second, read_after_the_next_hello)
        with same_person(ben, second).at(table["id"]) as socket:
            assert socket.welcome["seat"] == 1


def test_a_server_whose_wall_clock_is_wrong_ends_nobodys_time(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table is read by a server on another machine, where it is an hour later."""
    with server(tmp_path, database, 18) as first, server(tmp_path, database, 19) as second:
        _, ben, table = seated((first, second), clock=MINUTES * 60)
        stop_reading(second)
        in_loop(second, partial(forget, second, table))
        hour_later = time.time() + 3600
        with monkeypatch.context() as elsewhere:
            elsewhere.setattr(time, "time", lambda: hour_later)
            left = ben.get(f"/api/tables/{table}")["left"]
        assert 0 < left <= MINUTES * 60


def test_a_table_at_which_somebody_waits_at_another_server_is_not_dropped(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Who waits goes with the lease of their server, which must not run out because the machine is slow.
    monkeypatch.setattr(servers, "LEASE_SECONDS", 1000.0)
    with server(tmp_path, database, 20) as first, server(tmp_path, database, 21) as second:
        ana = first.visitor("Ana")
        table = ana.open("me", "invited")["id"]
        with ana.at(table):
            wait_long(first, table)
            for _ in tries():
                if in_loop(second, partial(second.app.state.service.registry.get, table)).elsewhere:
                    break
            expire_now(second)
            assert ana.get(f"/api/tables/{table}")["status"] == "waiting"
