"""Somebody never comes, or walks away: the host puts another there, and during the game a bot stands in."""

from __future__ import annotations

import asyncio

import pytest

from carrack.bots.decisions import BotTask
from carrack.server.fair_queue import Wanting
from tests.server.visitors import Place, Visitor

BOT = {"kind": "bot", "bot": "random"}


def two_at_a_table(place: Place) -> tuple[Visitor, Visitor, str]:
    """Ana, the host, who is asked first, and Bea."""
    ana, bea = place.visitor("Ana"), place.visitor("Bea")
    table = ana.open("me", "anybody")["id"]
    bea.post(f"/api/tables/{table}/join")
    return ana, bea, table


def all_wait(place: Place, table: str) -> None:
    """As if nothing had happened for longer than anybody must wait."""
    live = place.live(table)
    live.row.updated -= 60 * place.app.state.service.settings.patience_minutes


def test_before_it_begins_the_host_may_put_another_on_a_taken_seat(place: Place) -> None:
    ana, bea, cem = (place.visitor(name) for name in ("Ana", "Bea", "Cem"))
    table = ana.open("me", "anybody", "anybody")["id"]
    bea.post(f"/api/tables/{table}/join")
    cem.refused("POST", f"/api/tables/{table}/seats/1", 403, "table.not-host", BOT)
    with bea.at(table) as socket:
        assert socket.welcome["seat"] == 1
        assert socket.welcome["table"]["patience"] == place.app.state.service.settings.patience_minutes
        token = bea.post(f"/api/tables/{table}/token")["token"]
        with place.visitor().at(table, token=token) as program:
            changed = ana.post(f"/api/tables/{table}/seats/1", {"kind": "invited"})["seats"][1]
            assert (changed["kind"], changed["name"], changed["invited"]) == ("free", "", True)
            assert program.hear("closing")["reason"]["code"] == "seat.token-unknown"
        socket.catch_up()
        assert not any(seat["yours"] for seat in socket.heard[-2]["table"]["seats"])
        ana.refused("POST", f"/api/tables/{table}/seats/1", 409, "seat.taken", {"kind": "me"})
        ana.post(f"/api/tables/{table}/seats/1", BOT)
        cem.post(f"/api/tables/{table}/join")
        # Whoever was put out looks on.
        assert socket.hear("moved")["shown"]["legal"] == []
        socket.refused("seat.not-yours", socket.commit(0))


def test_a_bot_stands_in_for_oneself_until_one_comes_back(place: Place) -> None:
    ana, _, table = two_at_a_table(place)
    with ana.at(table) as socket:
        before = socket.version
        seat = ana.post(f"/api/tables/{table}/seats/0", BOT)["seats"][0]
        assert (seat["kind"], seat["name"], seat["bot"], seat["yours"]) == ("bot", "Ana", "random", True)
        ana.refused("POST", f"/api/tables/{table}/seats/0", 409, "seat.taken", BOT)
        # It plays for her, and she still sees her own hand.
        assert socket.hear("moved")["step"]["seat"] == 0
        assert socket.version == before + 1
        back = ana.post(f"/api/tables/{table}/seats/0", {"kind": "me"})["seats"][0]
        assert (back["kind"], back["name"], back["bot"]) == ("person", "Ana", "")
    with ana.at(table, have=before) as again:
        assert again.welcome["seat"] == 0


def test_while_a_bot_plays_its_person_does_not_and_a_late_thought_counts_for_nothing(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, bea, table = two_at_a_table(place)
    thought, portal = asyncio.Event(), place.client.portal
    assert portal is not None

    async def slowly(_: BotTask, wanting: Wanting) -> int | None:
        await thought.wait()
        return None

    monkeypatch.setattr(place.app.state.service.bots, "decide", slowly)
    with ana.at(table) as socket:
        ana.post(f"/api/tables/{table}/seats/0", BOT)
        number = socket.shown["legal"][0]
        socket.refused("seat.bot-plays", socket.commit(number))
        bea.refused("POST", f"/api/tables/{table}/seats/0", 403, "seat.not-yours", {"kind": "me"})
        bea.refused("POST", f"/api/tables/{table}/seats/1", 409, "table.begun", {"kind": "anybody"})
        ana.post(f"/api/tables/{table}/seats/0", {"kind": "me"})
        portal.call(thought.set)
        assert not [one for one in socket.catch_up() if one["type"] == "moved"]
        assert socket.commit(number)["type"] == "stored"


def test_the_host_lets_a_bot_stand_in_for_whoever_keeps_all_waiting(place: Place) -> None:
    ana, bea, table = two_at_a_table(place)
    with ana.at(table) as socket:
        while socket.shown["actor"] == 0:
            socket.commit(socket.shown["legal"][0])
        ana.refused("POST", f"/api/tables/{table}/seats/1", 409, "seat.patience", BOT)
        all_wait(place, table)
        place.visitor("Eve").refused("POST", f"/api/tables/{table}/seats/1", 403, "table.not-host", BOT)
        ana.post(f"/api/tables/{table}/seats/1", BOT)
        assert socket.hear("moved")["step"]["seat"] == 1
    assert [one["id"] for one in bea.get("/api/tables/mine")["tables"]] == [table]
    assert bea.post(f"/api/tables/{table}/seats/1", {"kind": "me"})["seats"][1]["kind"] == "person"


def test_where_the_host_is_away_any_player_may_say_so(place: Place) -> None:
    ana, bea, table = two_at_a_table(place)
    all_wait(place, table)
    place.visitor("Eve").refused("POST", f"/api/tables/{table}/seats/0", 403, "table.not-host", BOT)
    # Not for somebody who is not asked.
    ana.refused("POST", f"/api/tables/{table}/seats/1", 409, "seat.patience", BOT)
    with bea.at(table) as socket:
        bea.post(f"/api/tables/{table}/seats/0", BOT)
        assert socket.hear("moved")["step"]["seat"] == 0
