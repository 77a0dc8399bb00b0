"""People together: what they say, who looks on, once more, clocks, and what happened since one left."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from carrack.core.api import OVER
from carrack.server.table import chat
from carrack.store import chat as store_chat
from tests.server.test_stand_ins import two_at_a_table
from tests.server.visitors import Place, Socket, Visitor, running, settings_for

MINUTE = 60


def say(socket: Socket, text: str) -> Any:
    return socket.hear("stored", "refused", id=socket.say(type="say", text=text))


# --- chat -------------------------------------------------------------------------------------------------


def test_what_is_said_reaches_everybody_and_is_kept_with_the_table(tmp_path: Path) -> None:
    with running(settings_for(tmp_path)) as place:
        ana, bea, table = two_at_a_table(place)
        with ana.at(table) as mine, bea.at(table) as hers:
            assert mine.welcome["chat"] == []
            assert say(mine, "  <b>Ahoy</b>\n\x07 Bea  ")["type"] == "stored"
            line = hers.hear("said")["line"]
            assert (line["seat"], line["name"], line["text"]) == (0, "Ana", "<b>Ahoy</b> Bea")
            mine.refused("chat.empty", say(mine, " \n\x00 "))
            mine.refused("message.malformed", _unread(mine, "x" * 301))
    with running(settings_for(tmp_path)) as place, place.visitor().at(table) as stranger:
        assert [one["text"] for one in stranger.welcome["chat"]] == ["<b>Ahoy</b> Bea"]
        stranger.refused("chat.stranger", say(stranger, "Hello"))


def _unread(socket: Socket, text: str) -> Any:
    socket.say(type="say", text=text)
    return socket.hear("refused", id="")


def test_piles_of_accents_cover_no_other_lines(place: Place) -> None:
    ana = place.visitor("Ana")
    with ana.at(ana.open("me", "random")["id"]) as socket:
        for accents in (1, chat.MOST_MARKS, 50):
            socket.say(type="say", text="o" + "\u0335" * accents + " Zoe\u0308")
            heard = socket.hear("said")["line"]["text"]
            assert heard == "o" + "\u0335" * min(accents, chat.MOST_MARKS) + " Zoe\u0308"


def test_too_much_at_once_is_refused(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chat, "A_SECOND", 0)
    ana, bea, table = two_at_a_table(place)
    with ana.at(table) as mine, bea.at(table) as hers:
        for number in range(chat.AT_ONCE):
            assert say(mine, f"number {number}")["type"] == "stored"
        mine.refused("flood", say(mine, "one more"))
        assert say(hers, "I am another")["type"] == "stored"


def test_old_lines_are_forgotten(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = 3
    monkeypatch.setattr(chat, "KEPT", kept)
    monkeypatch.setattr(store_chat, "KEPT", kept)
    ana, _, table = two_at_a_table(place)
    with ana.at(table) as socket:
        for number in range(kept + 2):
            socket.say(type="say", text=str(number))
        socket.catch_up()
    portal = place.client.portal
    assert portal is not None
    service = place.app.state.service
    portal.call(service.registry.live.pop(table).result().close)
    with ana.at(table) as socket:
        said = [int(line["text"]) for line in socket.welcome["chat"]]
        assert said == list(range(2, kept + 2))


def test_the_host_mutes_somebody_and_lets_them_speak_again(place: Place) -> None:
    ana, bea, table = two_at_a_table(place)
    path = f"/api/tables/{table}/seats/1/mute"
    bea.refused("POST", path, 403, "table.not-host", {"muted": True})
    ana.refused("POST", f"/api/tables/{table}/seats/0/mute", 409, "seat.no-other", {"muted": True})
    with bea.at(table) as socket:
        assert ana.post(path, {"muted": True})["seats"][1]["muted"]
        socket.refused("chat.muted", say(socket, "But"))
        # A bot that stands in for her, and her return, change nothing about it.
        bea.post(f"/api/tables/{table}/seats/1", {"kind": "bot", "bot": "random"})
        bea.post(f"/api/tables/{table}/seats/1", {"kind": "me"})
        socket.refused("chat.muted", say(socket, "But"))
        ana.post(path, {"muted": False})
        assert say(socket, "At last")["type"] == "stored"


# --- onlookers --------------------------------------------------------------------------------------------


def test_onlookers_are_listed_once_each_and_see_no_hand(place: Place) -> None:
    ana, _, table = two_at_a_table(place)
    eve, stranger = place.visitor("Eve"), place.visitor()
    with ana.at(table) as socket:
        assert socket.welcome["table"]["onlookers"] == []
        with eve.at(table) as looking, eve.at(table), stranger.at(table):
            assert looking.shown["page"]["seats"][0]["hand"] == []
            told = socket.catch_up()
            assert [one["name"] for one in told[-1]["table"]["onlookers"]] == ["Eve", ""]
        told = socket.catch_up()
        while not told or told[-1]["table"]["onlookers"]:
            told = socket.catch_up() or told
        assert told[-1]["table"]["onlookers"] == []


# --- once more --------------------------------------------------------------------------------------------


def ended(place: Place) -> tuple[Visitor, Visitor, str]:
    """Ana, Bea and a bot at a table that is closed."""
    ana, bea = place.visitor("Ana"), place.visitor("Bea")
    wishes = [{"kind": "anybody"}, {"kind": "bot", "bot": "random"}, {"kind": "me"}]
    table = ana.post("/api/tables", {"game": "amerigo-cards", "seats": wishes, "clock": 3600})["id"]
    bea.post(f"/api/tables/{table}/join")
    ana.refused("POST", f"/api/tables/{table}/rematch", 409, "table.not-over")
    ana.post(f"/api/tables/{table}/close")
    return ana, bea, table


def test_a_rematch_has_the_same_seats_and_options_and_takes_one_click_each(place: Place) -> None:
    ana, bea, table = ended(place)
    eve = place.visitor("Eve")
    eve.refused("POST", f"/api/tables/{table}/rematch", 403, "seat.not-yours")
    with ana.at(table) as socket:
        new = bea.post(f"/api/tables/{table}/rematch")
        assert (new["status"], new["hosting"], new["clock"]) == ("waiting", True, 3600)
        assert socket.hear("table")["table"]["rematch"] == new["id"]
        assert eve.get(f"/api/tables/{table}")["rematch"] == ""
        # Nobody else takes the seat that is kept.
        eve.refused("POST", f"/api/tables/{new['id']}/join", 409, "table.full")
        assert bea.post(f"/api/tables/{table}/rematch")["id"] == new["id"]
        joined = ana.post(f"/api/tables/{table}/rematch")
    assert (joined["id"], joined["status"]) == (new["id"], "playing")
    assert [(seat["name"], seat["bot"]) for seat in joined["seats"]] == [
        ("Bea", ""), ("", "random"), ("Ana", ""),
    ]  # fmt: skip


def test_when_the_next_table_was_given_up_another_is_opened(place: Place) -> None:
    ana, bea, table = ended(place)
    first = bea.post(f"/api/tables/{table}/rematch")["id"]
    bea.delete(f"/api/tables/{first}")
    assert ana.post(f"/api/tables/{table}/rematch")["id"] != first


# --- clocks -----------------------------------------------------------------------------------------------


def with_clock(place: Place) -> tuple[Visitor, Visitor, str]:
    """Ana, who is asked, and Bea at a table with a minute for each decision."""
    ana, bea = place.visitor("Ana"), place.visitor("Bea")
    wishes = [{"kind": "me"}, {"kind": "anybody"}]
    body = {"game": "amerigo-cards", "seats": wishes, "clock": MINUTE}
    table = ana.post("/api/tables", body)["id"]
    bea.post(f"/api/tables/{table}/join")
    return ana, bea, table


def let_it_run_out(place: Place, table: str) -> None:
    """As if the minute were over."""
    live = place.live(table)
    live.row.updated -= MINUTE
    assert place.client.portal is not None
    place.client.portal.call(live.do, live.run_out)


def test_when_the_time_is_over_a_bot_stands_in_until_one_comes_back(place: Place) -> None:
    ana, _, table = with_clock(place)
    with ana.at(table) as socket:
        assert 0 < socket.welcome["table"]["left"] <= MINUTE
        let_it_run_out(place, table)
        assert socket.hear("moved")["step"]["seat"] == 0
        seats = ana.get(f"/api/tables/{table}")["seats"]
        assert (seats[0]["kind"], seats[0]["name"]) == ("bot", "Ana")
        back = ana.post(f"/api/tables/{table}/seats/0", {"kind": "me"})
        assert back["seats"][0]["kind"] == "person"


def test_the_table_tells_why_a_bot_stood_in_and_who_came_back(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    with running(settings) as place:
        ana, _, table = with_clock(place)
        with ana.at(table) as socket:
            let_it_run_out(place, table)
            socket.hear("moved")
        ana.post(f"/api/tables/{table}/seats/0", {"kind": "me"})
        ana.post(f"/api/tables/{table}/seats/0", {"kind": "bot", "bot": "random"})
        told = ana.get(f"/api/tables/{table}")["incidents"]
        assert [(one["seat"], one["kind"], one["name"]) for one in told] == [
            (0, "time-out", "Ana"),
            (0, "return", "Ana"),
            (0, "stand-in", "Ana"),
        ]
        assert told[0]["version"] == 1
        cookies = ana.client.cookies
    # Stored, too.
    with running(settings) as place:
        again = place.visitor()
        again.client.cookies = cookies
        assert again.get(f"/api/tables/{table}")["incidents"][:2] == told[:2]


def test_a_table_that_is_over_names_its_winners(place: Place) -> None:
    ana = place.visitor("Ana")
    table = ana.open("me", "random")["id"]
    with ana.at(table) as socket:
        ana.post(f"/api/tables/{table}/seats/0", {"kind": "bot", "bot": "random"})
        while socket.shown["actor"] != OVER:
            socket.hear("moved")
        first = [seat for seat, score in enumerate(socket.shown["scores"]) if score["rank"] == 1]
    assert first
    (listed,) = ana.get("/api/tables/mine")["tables"]
    assert (listed["winners"], len(listed["result"])) == (first, 2)


def test_who_comes_back_has_all_the_time_again(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    ana, _, table = with_clock(place)
    monkeypatch.setattr(place.app.state.service.bots, "decide", _never)
    let_it_run_out(place, table)
    back = ana.post(f"/api/tables/{table}/seats/0", {"kind": "me"})
    assert back["left"] > MINUTE // 2


async def _never(*_: object) -> int | None:
    await asyncio.Event().wait()
    return None


def test_in_time_nobody_stands_in(place: Place) -> None:
    ana, _, table = with_clock(place)
    live, portal = place.live(table), place.client.portal
    assert portal is not None
    portal.call(live.do, live.run_out)
    assert ana.get(f"/api/tables/{table}")["seats"][0]["kind"] == "person"


def test_a_clock_runs_out_for_a_table_that_is_not_in_memory(tmp_path: Path) -> None:
    with running(settings_for(tmp_path)) as place:
        ana, _, table = with_clock(place)
        live, portal = place.live(table), place.client.portal
        assert portal is not None
        live.row.updated -= 2 * MINUTE
        # A seat token stores the table as it is.
        ana.post(f"/api/tables/{table}/token")
        portal.call(place.app.state.service.registry.live.pop(table).result().close)
        portal.call(place.app.state.service.registry.wake)
        with ana.at(table) as socket:
            while socket.version < 2:
                socket.hear("moved")
            assert ana.get(f"/api/tables/{table}")["seats"][0]["kind"] == "bot"


@pytest.mark.parametrize("clock", [-1, 31 * 24 * 3600, 1.5, "soon"])
def test_a_clock_is_a_number_of_seconds(place: Place, clock: object) -> None:
    body = {"game": "amerigo-cards", "seats": [{"kind": "me"}, {"kind": "invited"}], "clock": clock}
    place.visitor("Ana").refused("POST", "/api/tables", 400, "message.malformed", body)


# --- since one left ---------------------------------------------------------------------------------------


def test_who_comes_back_hears_what_they_have_seen_before(place: Place) -> None:
    ana, bea, table = two_at_a_table(place)
    with bea.at(table) as first:
        assert first.welcome["seen"] == -1
        left_at = first.version
        with bea.at(table) as second:
            # With another page open nothing is missed.
            assert second.welcome["seen"] == left_at
    with ana.at(table) as socket:
        # She has gone when everybody hears it.
        while socket.welcome["table"]["seats"][1]["here"]:
            socket.welcome = socket.hear("table")
        socket.commit(socket.shown["legal"][0])
    with bea.at(table) as back:
        assert back.welcome["seen"] == left_at
        missed = [step for step in back.welcome["gap"]["steps"] if step["version"] > left_at]
        assert [step["seat"] for step in missed] == [0]


def test_what_a_seat_has_seen_outlives_a_restart(tmp_path: Path) -> None:
    with running(settings_for(tmp_path)) as place:
        ana, _, table = two_at_a_table(place)
        with ana.at(table) as socket:
            version = socket.version
        cookies = ana.client.cookies
    with running(settings_for(tmp_path)) as place:
        again = place.visitor()
        again.client.cookies = cookies
        with again.at(table) as socket:
            assert socket.welcome["seen"] == version
