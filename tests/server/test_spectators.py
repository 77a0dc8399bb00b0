"""Onlookers talk among themselves: players hear nothing of it before the game is over."""

from __future__ import annotations

from pathlib import Path

import pytest

from carrack.server.table import chat
from carrack.server.wall_clock import now
from carrack.store import chat as store_chat
from tests.server.test_company import say
from tests.server.test_stand_ins import two_at_a_table
from tests.server.visitors import Message, Place, Socket, Visitor, running, settings_for

WHISPER = "she holds three coffee cards"


def heard(socket_lines: list[Message]) -> list[str]:
    return [line["text"] for line in socket_lines]


def watched(place: Place) -> tuple[Visitor, Visitor, Visitor, Visitor, str]:
    """Ana, the host, and Bea play; Eve and Fay look on."""
    ana, bea, table = two_at_a_table(place)
    return ana, bea, place.visitor("Eve"), place.visitor("Fay"), table


@pytest.mark.parametrize("way", ["over", "closed"])
def test_players_get_not_a_byte_of_it_during_the_game_and_all_of_it_afterwards(
    place: Place, way: str
) -> None:
    ana, bea, eve, fay, table = watched(place)
    token = bea.post(f"/api/tables/{table}/token")["token"]
    with (
        ana.at(table) as mine, bea.at(table) as hers, place.visitor().at(table, token=token) as program,
        eve.at(table) as looking, fay.at(table) as beside,
    ):  # fmt: skip
        assert say(looking, WHISPER)["type"] == "stored"
        line = beside.hear("said")["line"]
        assert (line["seat"], line["name"], line["text"], line["aside"]) == (-1, "Eve", WHISPER, True)
        assert say(mine, "Good luck")["type"] == "stored"
        assert beside.hear("said")["line"]["aside"] is False
        with bea.at(table) as back, place.visitor("Gil").at(table) as late:
            assert heard(back.welcome["chat"]) == ["Good luck"]
            assert heard(late.welcome["chat"]) == [WHISPER, "Good luck"]
            back.catch_up()
            players = (mine, hers, program, back)
            for socket in players:
                socket.catch_up()
                assert WHISPER not in "".join(socket.frames)
        if way == "closed":
            ana.post(f"/api/tables/{table}/close")
        else:
            play_to_the_end(mine, hers)
        for socket in (mine, hers, program):
            socket.catch_up()
            before, told, _ = "".join(socket.frames).partition('"type":"overheard"')
            assert told
            assert WHISPER not in before
            lines = next(one["lines"] for one in socket.heard if one["type"] == "overheard")
            assert heard(lines) == [WHISPER, "Good luck"]
        # Now all talk together.
        assert say(looking, "Well played")["type"] == "stored"
        assert not mine.hear("said")["line"]["aside"]


def play_to_the_end(*sockets: Socket) -> None:
    """Let the seat to act pick its last legal number."""
    while True:
        for socket in sockets:
            socket.catch_up()
        asked = next((one for one in sockets if one.shown["legal"]), None)
        if asked is None:
            return
        assert asked.commit(asked.shown["legal"][-1])["type"] == "stored"


def test_the_host_may_let_them_be_heard_at_the_table(place: Place) -> None:
    ana, bea, eve, _, table = watched(place)
    path = f"/api/tables/{table}/onlookers"
    bea.refused("POST", path, 403, "table.not-host", {"heard": True})
    with ana.at(table) as mine, eve.at(table) as looking:
        say(looking, "not yet")
        assert ana.post(path, {"heard": True})["onlookers_heard"] is True
        say(looking, "Ahoy, all")
        assert mine.hear("said")["line"]["text"] == "Ahoy, all"
        assert ana.post(path, {"heard": False})["onlookers_heard"] is False
        say(looking, "and no more")
        mine.catch_up()
        frames = "".join(mine.frames)
        assert "not yet" not in frames
        assert "and no more" not in frames


def test_the_host_mutes_an_onlooker_who_stays_muted(tmp_path: Path) -> None:
    with running(settings_for(tmp_path)) as place:
        ana, bea, eve, fay, table = watched(place)
        with eve.at(table) as looking, fay.at(table) as beside:
            listed = ana.get(f"/api/tables/{table}")["onlookers"]
            assert [(one["name"], one["muted"], one["yours"]) for one in listed] == [
                ("Eve", False, False),
                ("Fay", False, False),
            ]
            path = f"/api/tables/{table}/onlookers/{listed[0]['key']}/mute"
            bea.refused("POST", path, 403, "table.not-host", {"muted": True})
            ana.refused(
                "POST", f"/api/tables/{table}/onlookers/nobody/mute", 409, "onlooker.gone", {"muted": True}
            )
            ana.post(path, {"muted": True})
            looking.refused("chat.muted", say(looking, "But"))
            assert say(beside, "Oh")["type"] == "stored"
            looking.catch_up()
            told = [one for one in looking.heard if one["type"] == "table"][-1]
            mine = [one for one in told["table"]["onlookers"] if one["yours"]]
            assert [(one["name"], one["muted"]) for one in mine] == [("Eve", True)]
        cookies = eve.client.cookies, ana.client.cookies
    with running(settings_for(tmp_path)) as place:
        eve, ana = place.visitor(), place.visitor()
        eve.client.cookies, ana.client.cookies = cookies
        with eve.at(table) as looking:
            looking.refused("chat.muted", say(looking, "But"))
            ana.post(path, {"muted": False})
            assert say(looking, "At last")["type"] == "stored"


def test_who_is_put_out_while_muted_says_nothing_beside_the_table_either(place: Place) -> None:
    ana, bea, _, _, table = watched(place)
    ana.post(f"/api/tables/{table}/seats/1/mute", {"muted": True})
    with bea.at(table) as hers:
        ana.post(f"/api/tables/{table}/seats/1", {"kind": "remove", "bot": "random"})
        hers.refused("chat.muted", say(hers, WHISPER))


def test_too_much_at_once_is_refused_of_one_and_of_all(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chat, "A_SECOND", 0)
    ana, _, eve, _, table = watched(place)
    with eve.at(table) as looking:
        for number in range(chat.AT_ONCE):
            assert say(looking, f"number {number}")["type"] == "stored"
        looking.refused("flood", say(looking, "one more"))
    left = chat.AT_ONCE * (chat.OF_ALL_ONLOOKERS - 1)
    for place_in_line in range(left // chat.AT_ONCE):
        with place.visitor(f"Guest {place_in_line}").at(table) as looking:
            for number in range(chat.AT_ONCE):
                assert say(looking, str(number))["type"] == "stored"
    with place.visitor("Late").at(table) as looking, ana.at(table) as mine:
        looking.refused("flood", say(looking, "too many of us"))
        assert say(mine, "I play")["type"] == "stored"


def test_asides_never_push_out_what_was_said_at_the_table(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = 2
    monkeypatch.setattr(chat, "KEPT", kept)
    monkeypatch.setattr(store_chat, "KEPT", kept)
    ana, _, eve, fay, table = watched(place)
    with ana.at(table) as mine, eve.at(table) as looking:
        say(mine, "first words")
        for number in range(kept + 2):
            say(looking, str(number))
    wanted = ["first words", "2", "3"]
    with fay.at(table) as late:
        assert heard(late.welcome["chat"]) == wanted
    portal = place.client.portal
    assert portal is not None
    portal.call(place.app.state.service.registry.live.pop(table).result().close)
    with fay.at(table) as late:
        assert heard(late.welcome["chat"]) == wanted
        assert late.welcome["chat"][0]["at"] <= now()
