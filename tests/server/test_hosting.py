"""Hosting: closing a table, putting a player out, forgetting guests after a while."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import text

from carrack.server.accounts import DAY
from carrack.server.cleanup import BUSY_DAYS, expire
from carrack.server.table import clock
from carrack.server.wall_clock import now
from carrack.store.tables import PERSON, SeatRow
from tests.server.test_stand_ins import two_at_a_table
from tests.server.test_store import table as new_table
from tests.server.visitors import Place, Visitor, running, settings_for

DAYS = 30
REMOVE = {"kind": "remove", "bot": "random"}


def test_the_host_closes_a_table_and_what_was_played_stays(place: Place) -> None:
    ana, bea, table = two_at_a_table(place)
    bea.refused("POST", f"/api/tables/{table}/close", 403, "table.not-host")
    with bea.at(table) as socket, ana.at(table) as mine:
        mine.commit(mine.shown["legal"][0])
        ana.refused("GET", f"/api/tables/{table}/record", 409, "table.not-over")
        ana.post(f"/api/tables/{table}/close")
        while (told := socket.hear("table")["table"])["status"] != "closed":
            pass
        assert (told["asked"], told["result"]) == (-2, [])
        mine.refused("table.closed", mine.commit(0))
    assert "result: unfinished" in bea.get(f"/api/tables/{table}/record")
    ana.refused("POST", f"/api/tables/{table}/seats/1", 409, "game.over", REMOVE)
    ana.refused("POST", f"/api/tables/{table}/close", 409, "game.over")
    waiting = ana.open("me", "invited")["id"]
    ana.refused("POST", f"/api/tables/{waiting}/close", 409, "table.not-begun")


def test_a_closed_table_is_closed_after_a_restart(tmp_path: Path) -> None:
    with running(settings_for(tmp_path)) as place:
        ana, _, table = two_at_a_table(place)
        ana.post(f"/api/tables/{table}/close")
    with running(settings_for(tmp_path)) as place:
        stranger = place.visitor()
        assert stranger.get(f"/api/tables/{table}")["status"] == "closed"
        with stranger.at(table) as socket:
            assert socket.shown["version"] == 1


def test_the_host_puts_a_player_out_and_a_bot_plays_on_there(place: Place) -> None:
    ana, bea, table = two_at_a_table(place)
    bea.refused("POST", f"/api/tables/{table}/seats/0", 403, "table.not-host", REMOVE)
    ana.refused("POST", f"/api/tables/{table}/seats/0", 409, "seat.no-other", REMOVE)
    with bea.at(table) as socket:
        seat = ana.post(f"/api/tables/{table}/seats/1", REMOVE)["seats"][1]
        assert (seat["kind"], seat["name"], seat["bot"]) == ("bot", "", "random")
        socket.refused("seat.not-yours", socket.commit(0))
        bea.refused("POST", f"/api/tables/{table}/seats/1", 403, "seat.not-yours", {"kind": "me"})
    ana.refused("POST", f"/api/tables/{table}/seats/1", 409, "seat.no-other", REMOVE)
    with ana.at(table) as socket:
        while socket.shown["actor"] == 0:
            socket.commit(socket.shown["legal"][0])
        assert socket.hear("moved")["step"]["seat"] == 1


def away(place: Place, visitor: Visitor) -> None:
    """As if somebody had not been here for longer than guests are kept."""
    _write(place, "UPDATE people SET seen = seen - :away WHERE name = :name", visitor.get("/api/me")["name"])


def wait(place: Place, table: str) -> None:
    """As if a table had not changed for longer than guests are kept."""
    _write(place, "UPDATE tables SET updated = updated - :away WHERE id = :name", table)


def _write(place: Place, statement: str, name: str) -> None:
    async def write() -> None:
        change = text(statement).bindparams(away=(DAYS + 1) * DAY, name=name)
        await place.app.state.service.writer.write(lambda connection: connection.execute(change))

    assert place.client.portal is not None
    place.client.portal.call(write)


def be_busy(place: Place) -> None:
    """As if somebody had been here on each of the last days."""
    for day in range(BUSY_DAYS):
        place.visitor(f"Day {day}")
        seen = f"UPDATE people SET seen = seen - {day * DAY} + 0 * :away WHERE name = :name"
        _write(place, seen, f"Day {day}")


def expire_now(place: Place) -> None:
    be_busy(place)
    expire_at_once(place)


def expire_at_once(place: Place) -> None:
    assert place.client.portal is not None
    place.client.portal.call(expire, place.app.state.service.registry, DAYS)


def test_guests_who_stay_away_are_forgotten_unless_they_play(tmp_path: Path) -> None:
    with running(settings_for(tmp_path)) as place:
        ana, bea, cem, dan = (place.visitor(name) for name in ("Ana", "Bea", "Cem", "Dan"))
        playing = ana.open("me", "anybody")["id"]
        bea.post(f"/api/tables/{playing}/join")
        closed = cem.open("me", "random")["id"]
        cem.post(f"/api/tables/{closed}/close")
        dan.post("/api/me/account", {"login": "dan", "password": "long enough"})
        waiting = dan.open("me", "invited")["id"]
        for visitor in (ana, bea, cem, dan):
            away(place, visitor)
        wait(place, waiting)
        expire_now(place)
        assert cem.get("/api/me") is None
        assert ana.get(f"/api/tables/{closed}")["seats"][0]["name"] == "Cem"
        ana.refused("GET", f"/api/tables/{waiting}", 404, "table.unknown")
        # An account is kept, and whoever comes is seen.
        assert dan.get("/api/me")["login"] == "dan"
        assert [one["id"] for one in bea.get("/api/tables/mine")["tables"]] == [playing]
        ana.post(f"/api/tables/{playing}/close")
        expire_now(place)
        assert bea.get("/api/me")["name"] == "Bea"


def test_a_clock_that_has_jumped_ahead_forgets_nobody(tmp_path: Path) -> None:
    with running(settings_for(tmp_path)) as place:
        ana = place.visitor("Ana")
        table = ana.open("me", "invited")["id"]
        away(place, ana)
        wait(place, table)
        expire_at_once(place)
        assert place.visitor().get(f"/api/tables/{table}")["status"] == "waiting"
        assert ana.get("/api/me")["name"] == "Ana"


@pytest.mark.parametrize("jump", [-400 * DAY, 400 * DAY])
def test_a_wall_clock_that_is_set_changes_nobodys_time(jump: int) -> None:
    today = 1000 * DAY
    row = msgspec.structs.replace(new_table("t"), clock=60, updated=today, seats=[SeatRow(0, PERSON)])

    async def left_after_the_jump() -> int:
        said = today
        ticking = clock.Clock(row, lambda: None, lambda: said)
        ticking.wind()
        said += jump
        return ticking.left()

    assert asyncio.run(left_after_the_jump()) in (59, 60)


@pytest.mark.skipif(sys.platform == "win32", reason="uvloop does not exist there")
def test_a_time_that_is_over_at_once_is_over_with_the_servers_event_loop_too() -> None:
    """uvloop's handle of a call without delay does not know its time."""
    import uvloop

    row = msgspec.structs.replace(new_table("t"), clock=1, updated=0, seats=[SeatRow(0, PERSON)])

    async def left_at_the_end() -> list[int]:
        seen: list[int] = []
        ticking = clock.Clock(row, lambda: seen.append(ticking.left()), now)
        ticking.wind()
        await asyncio.sleep(0.01)
        return seen

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        assert runner.run(left_at_the_end()) == [0]


def test_a_clock_that_nobody_heeded_rings_again() -> None:
    row = msgspec.structs.replace(new_table("t"), clock=1, updated=0, seats=[SeatRow(0, PERSON)])

    async def rings() -> int:
        rung: list[None] = []
        ticking = clock.Clock(row, lambda: rung.append(None), now)
        ticking.wind()
        ticking.go_on()
        assert not rung
        await asyncio.sleep(0.01)
        ticking.go_on()
        return len(rung)

    assert asyncio.run(rings()) == 2


def test_a_table_at_which_somebody_waits_is_not_dropped(place: Place) -> None:
    ana = place.visitor("Ana")
    table = ana.open("me", "invited")["id"]
    wait(place, table)
    with ana.at(table):
        expire_now(place)
        assert ana.get(f"/api/tables/{table}")["status"] == "waiting"
