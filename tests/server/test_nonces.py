"""Fair draws for two sides: each seat adds a nonce after the seal and before the first card."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import carrack
from carrack.core.records import read
from carrack.core.sealed import check_draws
from carrack.core.verdicts import Malformed
from carrack.store.seals import MOST_PENDING
from tests.server.visitors import Place, Visitor, running, settings_for

GAME = "amerigo-cards"
MINE, YOURS = "1" * 64, "2" * 64


def finished(host: Visitor, table: str) -> str:
    """Close a table and return its record."""
    host.post(f"/api/tables/{table}/close")
    return str(host.client.get(f"/api/tables/{table}/record").text)


def test_the_seal_is_there_before_the_nonce_of_whoever_opens(place: Place) -> None:
    ana = place.visitor("Ana")
    seal = ana.post("/api/seals")["seal"]
    wish: dict[str, Any] = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
    table = ana.post("/api/tables", {**wish, "seal": seal, "nonce": MINE})
    assert (table["seal"], table["nonces"], table["status"]) == (seal, [MINE, ""], "playing")
    # A seal is good for one table, and for one person.
    ana.refused("POST", "/api/tables", 409, "seal.unknown", {**wish, "seal": seal})
    other = ana.post("/api/seals")["seal"]
    place.visitor("Bea").refused("POST", "/api/tables", 409, "seal.unknown", {**wish, "seal": other})
    record = read(finished(ana, table["id"]), carrack.game).record
    assert (record.seal, record.nonces) == (seal, [MINE, ""])
    check_draws(record, carrack.game(GAME))
    record.nonces = []
    with pytest.raises(Malformed, match="other-draw"):
        check_draws(record, carrack.game(GAME))


def test_everybody_who_sits_down_adds_a_nonce_and_takes_it_along_when_leaving(place: Place) -> None:
    ana, bea = place.visitor("Ana"), place.visitor("Bea")
    table = ana.open("me", "anybody", "anybody", game=GAME)["id"]
    assert bea.post(f"/api/tables/{table}/join", {"nonce": YOURS})["nonces"] == ["", YOURS, ""]
    assert bea.post(f"/api/tables/{table}/leave")["nonces"] == []
    bea.post(f"/api/tables/{table}/join", {"nonce": YOURS})
    begun = ana.post(f"/api/tables/{table}/seats/2", {"kind": "bot", "bot": "random"})
    assert (begun["status"], begun["nonces"]) == ("playing", ["", YOURS, ""])
    # During the game nobody changes them: the next draw is fixed, whoever plays on there.
    ana.post(f"/api/tables/{table}/seats/1", {"kind": "remove", "bot": "random"})
    record = read(finished(ana, table), carrack.game).record
    assert record.nonces == ["", YOURS, ""]
    check_draws(record, carrack.game(GAME))


def test_an_invitation_and_a_rematch_take_nonces_too(place: Place) -> None:
    ana, bea = place.visitor("Ana"), place.visitor("Bea")
    table = ana.open("me", "invited", game=GAME)
    invitation = table["seats"][1]["link"].rpartition("/")[2]
    assert bea.post(f"/api/invitations/{invitation}", {"nonce": YOURS})["table"]["nonces"] == ["", YOURS]
    ana.post(f"/api/tables/{table['id']}/close")
    seal = bea.post("/api/seals")["seal"]
    again = bea.post(f"/api/tables/{table['id']}/rematch", {"seal": seal, "nonce": YOURS})
    assert (again["seal"], again["nonces"]) == (seal, ["", YOURS])
    joined = ana.post(f"/api/tables/{table['id']}/rematch", {"nonce": MINE})
    assert (joined["status"], joined["nonces"]) == ("playing", [MINE, YOURS])


@pytest.mark.parametrize("nonce", ["1", "G" * 64, "1" * 65, MINE + "\n", "é" * 64, None, 7])
def test_what_is_no_nonce_is_refused(place: Place, nonce: object) -> None:
    table = place.visitor("Ana").open("me", "anybody", game=GAME)["id"]
    place.visitor("Bea").refused(
        "POST", f"/api/tables/{table}/join", 400, "message.malformed", {"nonce": nonce}
    )


def test_a_table_draws_on_with_its_nonces_after_a_restart(tmp_path: Path) -> None:
    wish = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}], "nonce": MINE}
    table, cookies = "", None
    for _ in range(3):
        with running(settings_for(tmp_path)) as place:
            ana = place.visitor("" if cookies else "Ana")
            ana.client.cookies.update(cookies)
            table = table or ana.post("/api/tables", wish)["id"]
            with ana.at(table) as socket:
                for _ in range(4):
                    while not socket.shown["legal"]:
                        socket.hear("moved")
                    assert socket.commit(socket.shown["legal"][-1])["type"] == "stored"
                    socket.catch_up()
            cookies = ana.client.cookies
    with running(settings_for(tmp_path)) as place:
        ana = place.visitor("")
        ana.client.cookies.update(cookies)
        record = read(finished(ana, table), carrack.game).record
    assert record.nonces == [MINE, ""]
    check_draws(record, carrack.game(GAME))


def test_seals_that_nobody_takes_are_forgotten(place: Place) -> None:
    ana = place.visitor("Ana")
    given = [ana.post("/api/seals")["seal"] for _ in range(MOST_PENDING + 1)]
    wish = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "invited"}], "nonce": MINE}
    for seal in given[1:]:
        assert ana.post("/api/tables", {**wish, "seal": seal})["seal"] == seal
    # The oldest is gone, and none is taken twice or by anybody else.
    for seal in (given[0], given[1]):
        ana.refused("POST", "/api/tables", 409, "seal.unknown", {**wish, "seal": seal})
    bea, last = place.visitor("Bea"), ana.post("/api/seals")["seal"]
    bea.refused("POST", "/api/tables", 409, "seal.unknown", {**wish, "seal": last})
