"""A seat that a bot plays for nobody goes to somebody new, by a link of the host's."""

from __future__ import annotations

from pathlib import Path

from carrack.core.records import read
from carrack.server.component_sets import game_of
from tests.server.test_stand_ins import two_at_a_table
from tests.server.visitors import GAME, Place, Visitor, running, settings_for

OUT = {"kind": "remove", "bot": "random"}
INVITED = {"kind": "invited"}


def seat_path(table: str) -> str:
    return f"/api/tables/{table}/seats/1"


def link(host: Visitor, table: str) -> str:
    """A new invitation to the second seat."""
    return str(host.post(seat_path(table), INVITED)["seats"][1]["link"]).rpartition("/")[2]


def test_who_takes_the_link_has_the_seat_and_its_hand_and_the_old_person_neither(place: Place) -> None:
    ana, bea, table = two_at_a_table(place)
    cem = place.visitor("Cem")
    token = bea.post(f"/api/tables/{table}/token")["token"]
    with bea.at(table) as hers, place.visitor().at(table, token=token) as program:
        hand = hers.shown["page"]["seats"][1]["hand"]
        assert hand
        ana.post(seat_path(table), OUT)
        assert program.hear("closing")["reason"]["code"] == "seat.token-unknown"
        # She sees at once what an onlooker sees, and no more.
        again = hers.hear("welcome")
        assert (again["seat"], again["gap"]["shown"]["page"]["seats"][1]["hand"]) == (-1, [])
        with cem.at(table) as looking:
            invitation = link(ana, table)
            assert cem.get(f"/api/invitations/{invitation}")["seat"] == 1
            taken = cem.post(f"/api/invitations/{invitation}")["table"]["seats"][1]
            assert (taken["kind"], taken["name"], taken["bot"], taken["yours"]) == ("person", "Cem", "", True)
            # The page that looked on sees the hand, without a new connection.
            own = looking.hear("welcome")
            assert (own["seat"], own["gap"]["shown"]["page"]["seats"][1]["hand"]) == (1, hand)
        cem.refused("GET", f"/api/invitations/{invitation}", 404, "invitation.unknown")
        bea.refused("POST", f"/api/invitations/{invitation}", 404, "invitation.unknown")
        bea.refused("POST", seat_path(table), 403, "seat.not-yours", {"kind": "me"})
        hers.refused("seat.not-yours", hers.commit(0))
        hers.catch_up()
        told = [one["table"]["seats"] for one in hers.heard[hers.heard.index(again) :] if "table" in one]
        assert not any(seat["yours"] for seats in told for seat in seats)
    with ana.at(table) as mine, cem.at(table) as theirs:
        while theirs.shown["actor"] != 1:
            mine.commit(mine.shown["legal"][0])
            theirs.catch_up()
        assert theirs.commit(theirs.shown["legal"][0])["type"] == "stored"


def test_only_the_host_gives_it_away_and_only_what_is_nobodys(place: Place) -> None:
    ana, bea, table = two_at_a_table(place)
    ana.refused("POST", seat_path(table), 409, "seat.taken", INVITED)
    bea.post(seat_path(table), {"kind": "bot", "bot": "random"})
    # A bot stands in for her: the seat is still hers.
    ana.refused("POST", seat_path(table), 409, "seat.taken", INVITED)
    ana.post(seat_path(table), OUT)
    bea.refused("POST", seat_path(table), 403, "table.not-host", INVITED)
    first = link(ana, table)
    second = link(ana, table)
    cem = place.visitor("Cem")
    cem.refused("POST", f"/api/invitations/{first}", 404, "invitation.unknown")
    ana.refused("POST", f"/api/invitations/{second}", 409, "seat.already")
    seen = cem.get(f"/api/tables/{table}")["seats"][1]
    assert (seen["invited"], seen["link"]) == (True, "")
    withdrawn = ana.post(seat_path(table), {"kind": "bot", "bot": "random"})["seats"][1]
    assert (withdrawn["kind"], withdrawn["invited"], withdrawn["link"]) == ("bot", False, "")
    cem.refused("POST", f"/api/invitations/{second}", 404, "invitation.unknown")
    third = link(ana, table)
    ana.post(f"/api/tables/{table}/close")
    cem.refused("POST", f"/api/invitations/{third}", 409, "game.over")


def test_a_seat_whose_person_is_gone_for_ever_can_be_given_away(place: Place) -> None:
    ana, bea, table = two_at_a_table(place)
    bea.delete("/api/me", {})
    cem = place.visitor("Cem")
    cem.post(f"/api/invitations/{link(ana, table)}")
    assert cem.get(f"/api/tables/{table}")["seats"][1]["name"] == "Cem"


def test_who_had_the_seat_before_is_told_and_stands_in_the_record(tmp_path: Path) -> None:
    with running(settings_for(tmp_path)) as place:
        ana, _, table = two_at_a_table(place)
        with ana.at(table) as mine:
            mine.commit(mine.shown["legal"][0])
        ana.post(seat_path(table), OUT)
        cem = place.visitor("Cem")
        cem.post(f"/api/invitations/{link(ana, table)}")
        before = cem.get(f"/api/tables/{table}")["seats"][1]["before"]
        assert [(one["name"], one["bot"]) for one in before] == [("Bea", ""), ("", "random")]
    with running(settings_for(tmp_path)) as place:
        again = place.visitor()
        again.client.cookies = ana.client.cookies
        with again.at(table):
            row = place.live(table).row
        again.post(f"/api/tables/{table}/close")
        record = again.get(f"/api/tables/{table}/record")
        remarks = [line for line in record.splitlines() if line.startswith("#")]
        assert remarks == [
            "# seat 2: random from here on, Bea before",
            "# seat 2: Cem from here on, random before",
        ]
        # The first decision was made before; the remarks change nothing for who reads the record.
        assert record.index("1: ") < record.index("# seat 2: random")
        reading = read(record, lambda _: game_of(row))
        assert reading.error is None
        assert place.visitor().get(f"/api/tables/{table}/replay/-2")["trouble"] is None


def test_a_rematch_keeps_the_seat_for_whoever_had_it_last(place: Place) -> None:
    ana, bea, table = two_at_a_table(place)
    ana.post(seat_path(table), OUT)
    cem = place.visitor("Cem")
    cem.post(f"/api/invitations/{link(ana, table)}")
    ana.post(f"/api/tables/{table}/close")
    bea.refused("POST", f"/api/tables/{table}/rematch", 403, "seat.not-yours")
    new = ana.post(f"/api/tables/{table}/rematch")
    assert (new["game"], new["seats"][1]["before"]) == (GAME, [])
    assert cem.post(f"/api/tables/{table}/rematch")["status"] == "playing"
