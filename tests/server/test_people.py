"""Guests, accounts, tables, seats and invitations."""

from __future__ import annotations

import asyncio
import time
from base64 import b64decode
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from types import SimpleNamespace

import pytest
from argon2 import PasswordHasher, extract_parameters
from argon2.exceptions import VerifyMismatchError
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection
from starlette.testclient import TestClient

import carrack
from carrack import games
from carrack.core.text import LANGUAGES
from carrack.server.accounts import decoy_of
from carrack.server.login_limits import (
    FIRST_WAIT,
    FREE_FAILURES,
    FREE_FAILURES_OF_ALL,
    LONGEST_WAIT_OF_ALL,
)
from carrack.server.protocol.schemas import Account
from carrack.store import logins, servers
from carrack.store.people import PersonRow
from carrack.store.schema import metadata
from tests.patience import tries
from tests.server.visitors import ADDRESS, GAME, Place, Visitor, in_loop

UNREADABLE = [
    "\u3164",
    "\u2800",
    "a\u0301\u0301\u0301\u0301b",
    "\u0430nna",
    "A\u13b7na",
    "\ua4d0ea",
    "\ue000",
]
"""Fillers, a blank of Braille, stacked accents, letters of other scripts among Latin ones, private use."""
PASSWORD = "correct horse battery"


# --- who one is -----------------------------------------------------------------------------------------


def test_a_guest_has_a_name_and_a_cookie(place: Place) -> None:
    ana = place.visitor()
    assert ana.get("/api/me") is None
    answer = ana.client.post("/api/me", json={"name": "  Ana   Maria "})
    assert answer.json() == {"name": "Ana Maria", "login": ""}
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert ana.get("/api/me")["name"] == "Ana Maria"
    assert ana.post("/api/me", {"name": "Anna"})["name"] == "Anna"
    ana.post("/api/logout")
    assert ana.get("/api/me") is None


def test_a_cookie_that_was_given_over_https_stays_there(place: Place) -> None:
    for scheme in ("http", "https"):
        ana = place.visitor()
        ana.client.base_url = ADDRESS.replace("http", scheme)
        given = ana.client.post("/api/me", json={"name": "Ana"}).headers["set-cookie"].lower()
        assert ("; secure" in given) is (scheme == "https")


@pytest.mark.parametrize("name", ["", " \t ", "x" * 25, "a\u202eb", "a\x00b", "zero\u200bwidth", *UNREADABLE])
def test_a_name_is_what_one_can_see(place: Place, name: str) -> None:
    answer = place.visitor().client.post("/api/me", json={"name": name})
    assert answer.status_code == 400
    reason = answer.json()["reason"]
    assert (reason["family"], reason["say"]["key"]) == ("malformed", "refusal-person-name")


def test_a_blank_login_is_refused_in_a_sentence(place: Place) -> None:
    ana = place.visitor("Ana")
    account = {"login": "", "password": PASSWORD}
    ana.refused("POST", "/api/me/account", 400, "login.shape", account)
    ana.refused("POST", "/api/me/account", 400, "login.shape", {**account, "login": "x" * 65})


def test_a_new_name_reaches_the_tables_that_are_not_over(place: Place) -> None:
    ana, bea = place.visitor("Ana"), place.visitor("Bea")
    over = ana.open("me", "invited")["id"]
    ana.post(f"/api/tables/{over}/seats/1", {"kind": "bot", "bot": "random"})
    ana.post(f"/api/tables/{over}/close")
    table = ana.open("me", "anybody")["id"]
    bea.post(f"/api/tables/{table}/join")
    with bea.at(table) as socket:
        ana.post("/api/me", {"name": "Anna"})
        # That Bea is here may be told once more before.
        while socket.hear("table")["table"]["seats"][0]["name"] != "Anna":
            pass
    names = {one["id"]: one["seats"][0]["name"] for one in ana.get("/api/tables/mine")["tables"]}
    assert names == {table: "Anna", over: "Ana"}


def test_a_name_with_markup_is_only_letters(place: Place) -> None:
    eve = place.visitor("<script>alert(1)")
    assert eve.get("/api/me")["name"] == "<script>alert(1)"
    assert eve.client.get("/api/me").headers["content-type"] == "application/json"


def test_an_account_keeps_tables_across_devices(place: Place) -> None:
    ana = place.visitor("Ana")
    table = ana.open("me", "random")["id"]
    account = {"login": "ana.one", "password": PASSWORD}
    assert ana.post("/api/me/account", account) == {"name": "Ana", "login": "ana.one"}
    phone = place.visitor()
    phone.refused("POST", "/api/login", 401, "login.wrong", {**account, "password": "wrong password"})
    phone.refused("POST", "/api/login", 401, "login.wrong", {**account, "login": "nobody"})
    assert phone.post("/api/login", account)["name"] == "Ana"
    assert [one["id"] for one in phone.get("/api/tables/mine")["tables"]] == [table]
    with phone.at(table) as socket:
        assert socket.welcome["seat"] == 0
    other = place.visitor("Eve")
    other.refused("POST", "/api/me/account", 409, "login.taken", account)
    other.refused("POST", "/api/me/account", 400, "login.shape", {**account, "login": "a b"})
    other.refused("POST", "/api/me/account", 400, "message.malformed", {**account, "password": "short"})
    # A new password ends the sessions elsewhere.
    changed = {**account, "password": PASSWORD * 2}
    ana.refused("POST", "/api/me/account", 401, "login.wrong", changed)
    ana.refused("POST", "/api/me/account", 401, "login.wrong", {**changed, "old": "wrong password"})
    ana.post("/api/me/account", {**changed, "old": PASSWORD})
    assert phone.get("/api/me") is None
    assert ana.get("/api/me")["login"] == "ana.one"


def test_what_was_opened_in_a_session_ends_with_it(place: Place) -> None:
    ana = place.visitor("Ana")
    table = ana.open("me", "random")["id"]
    account = {"login": "ana.three", "password": PASSWORD}
    ana.post("/api/me/account", account)
    phone = place.visitor()
    phone.client.headers["user-agent"] = "Mozilla/5.0 (Android 15; Mobile) Gecko/141.0 Firefox/141.0"
    phone.post("/api/login", account)
    sessions = ana.get("/api/me/sessions")["sessions"]
    assert sorted((one["about"], one["this"]) for one in sessions) == [
        ("", True),
        ("Firefox, Android", False),
    ]
    (other,) = [one["id"] for one in sessions if not one["this"]]
    token = phone.post(f"/api/tables/{table}/token")["token"]
    program = place.visitor()
    with phone.at(table) as page, program.at(table, token=token) as bot, ana.at(table) as mine:
        place.visitor("Eve").refused("DELETE", f"/api/me/sessions/{other}", 404, "session.unknown")
        ana.delete(f"/api/me/sessions/{other}")
        assert page.hear("closing")["reason"]["code"] == "person.unknown"
        assert bot.hear("closing")["reason"]["code"] == "seat.token-unknown"
        assert mine.attempt()["type"] == "tried"
    assert phone.get("/api/me") is None
    with program.client.websocket_connect(f"/api/tables/{table}/socket") as session:
        session.send_json({"type": "hello", "token": token})
        assert session.receive_json()["reason"]["code"] == "seat.token-unknown"


def test_a_program_that_comes_while_its_session_ends_has_no_seat(place: Place) -> None:
    ana, program = place.visitor("Ana"), place.visitor()
    # No bot: its work would be counted below.
    table = ana.open("me", "anybody")["id"]
    token = ana.post(f"/api/tables/{table}/token")["token"]
    live, portal = place.live(table), place.client.portal
    assert portal is not None
    go_on = portal.call(asyncio.Event)
    holding = portal.start_task_soon(live.do, go_on.wait)
    wait_until(lambda: live._inbox._working)
    with ThreadPoolExecutor() as others:
        ending = others.submit(ana.post, "/api/logout")
        wait_until(lambda: live._inbox._waiting.qsize() == 1)
        with program.client.websocket_connect(f"/api/tables/{table}/socket") as session:
            session.send_json({"type": "hello", "token": token})
            wait_until(lambda: live._inbox._waiting.qsize() == 2)
            portal.call(go_on.set)
            assert session.receive_json()["reason"]["code"] == "seat.token-unknown"
        ending.result()
    holding.result()


def wait_until(ready: Callable[[], bool]) -> None:
    for _ in tries():
        if ready():
            return
        time.sleep(0.005)


def test_who_logs_in_while_the_password_changes_is_not_logged_in(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, eve = place.visitor("Ana"), place.visitor()
    account = {"login": "ana.seven", "password": PASSWORD}
    ana.post("/api/me/account", account)
    known = place.app.state.service.accounts
    check = known._check_password

    async def check_and_wait(person: PersonRow | None, password: str) -> None:
        await check(person, password)
        monkeypatch.setattr(known, "_check_password", check)
        mine = await known.of_cookie(ana.client.cookies["carrack"])
        wanted = Account(account["login"], PASSWORD * 2, PASSWORD)
        await known.set_password(mine, wanted, ana.client.cookies["carrack"])

    monkeypatch.setattr(known, "_check_password", check_and_wait)
    eve.refused("POST", "/api/login", 401, "login.wrong", account)
    assert eve.get("/api/me") is None
    assert len(ana.get("/api/me/sessions")["sessions"]) == 1


def test_a_session_that_begins_while_the_password_changes_ends_with_the_old_one(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, eve = place.visitor("Ana"), place.visitor()
    account = {"login": "ana.eight", "password": PASSWORD}
    ana.post("/api/me/account", account)
    known = place.app.state.service.accounts
    hasher = known._hasher

    def hash_late(password: str) -> str:
        eve.post("/api/login", account)
        return str(hasher.hash(password))

    monkeypatch.setattr(known, "_hasher", SimpleNamespace(hash=hash_late, verify=hasher.verify))
    ana.post("/api/me/account", {**account, "password": PASSWORD * 2, "old": PASSWORD})
    assert eve.get("/api/me") is None


def test_a_socket_ends_with_the_log_out_and_with_a_new_password(place: Place) -> None:
    ana = place.visitor("Ana")
    table = ana.open("me", "random")["id"]
    account = {"login": "ana.four", "password": PASSWORD}
    ana.post("/api/me/account", account)
    phone = place.visitor()
    phone.post("/api/login", account)
    with phone.at(table) as there, ana.at(table) as here:
        ana.post("/api/me/account", {**account, "password": PASSWORD * 2, "old": PASSWORD})
        assert there.hear("closing")["reason"]["code"] == "person.unknown"
        assert here.attempt()["type"] == "tried"
        ana.post("/api/logout")
        assert here.hear("closing")["reason"]["code"] == "person.unknown"


class Later:
    """The database's clock as it will be after so many seconds."""

    def __init__(self) -> None:
        self.seconds = 0.0

    async def now(self, connection: AsyncConnection) -> float:
        return await servers.now(connection) + self.seconds


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Later:
    """Let the waits of log-ins go by without waiting."""
    found = Later()
    monkeypatch.setattr(logins, "now", found.now)
    return found


def test_wrong_passwords_for_one_account_have_to_wait_longer_and_longer(place: Place, later: Later) -> None:
    ana, eve = place.visitor("Ana"), place.visitor()
    account = {"login": "ana.five", "password": PASSWORD}
    ana.post("/api/me/account", account)
    wrong = {**account, "password": "wrong password"}
    for _ in range(FREE_FAILURES):
        eve.refused("POST", "/api/login", 401, "login.wrong", wrong)
    eve.refused("POST", "/api/login", 429, "login.wait", account)
    later.seconds += FIRST_WAIT
    eve.refused("POST", "/api/login", 401, "login.wrong", wrong)
    later.seconds += FIRST_WAIT
    eve.refused("POST", "/api/login", 429, "login.wait", account)
    later.seconds += FIRST_WAIT
    assert eve.post("/api/login", account)["login"] == "ana.five"
    eve.refused("POST", "/api/login", 401, "login.wrong", wrong)


def test_wrong_passwords_from_everywhere_slow_down_all_but_the_owners_networks(
    place: Place, later: Later
) -> None:

    def from_network(number: int) -> Visitor:
        visitor = place.visitor()
        visitor.client = TestClient(place.app, base_url=ADDRESS, client=(f"10.0.0.{number}", 1))
        visitor.client.portal = place.client.portal
        return visitor

    ana = place.visitor("Ana")
    account = {"login": "ana.nine", "password": PASSWORD}
    ana.post("/api/me/account", account)
    for number in range(FREE_FAILURES_OF_ALL):
        from_network(number).refused(
            "POST", "/api/login", 401, "login.wrong", {**account, "password": "wrong password"}
        )
    newcomer = from_network(FREE_FAILURES_OF_ALL)
    newcomer.refused("POST", "/api/login", 429, "login.wait", account)
    # Where the account was made or used, nobody waits for what others do elsewhere.
    assert place.visitor().post("/api/login", account)["login"] == "ana.nine"
    newcomer.refused("POST", "/api/login", 429, "login.wait", account)
    later.seconds += FIRST_WAIT
    assert newcomer.post("/api/login", account)["login"] == "ana.nine"
    from_network(1).refused("POST", "/api/login", 401, "login.wrong", {**account, "password": "not this one"})
    assert newcomer.post("/api/login", account)["login"] == "ana.nine"
    later.seconds += LONGEST_WAIT_OF_ALL
    assert from_network(0).post("/api/login", account)["login"] == "ana.nine"


LOOKS_LIKE_A_BOT = [
    "\u041c\u0430\u0442\u0435",
    "\u039c\u0391\u03a4\u0395",
    "\ua4da\ua4ee\ua4d1\ua4d4\ua4ee\ua4f2\ua4e0",
    "\u13b7\u13aa\u13a2\u13ac",
    "\u1d04\u1d00\u1d18\u1d1b\u1d00\u026a\u0274",
    "Capta\u0131n",
    "Captaln",
    "CAPTA1N",
    "Rand0m",
    "rnate",
    "Captain II",
    "Mate 3",
]
"""Cyrillic, Greek, Lisu, Cherokee, small capitals, no dot, letters and digits that look alike, a number."""


@pytest.mark.parametrize(
    "name",
    ["captain", "C\u00e1ptain", "Helmsman", "Steuermann", "cabin boy", "\uff43aptain", *LOOKS_LIKE_A_BOT],
)
def test_a_bots_name_is_no_persons(place: Place, name: str) -> None:
    place.visitor().refused("POST", "/api/me", 400, "person.reserved", {"name": name})


@pytest.mark.parametrize(
    "name",
    [
        "\u0410\u043d\u043d\u0430",
        "\u674e\u660e",
        "\u05d3\u05d5\u05d3",
        "Zo\u00eb",
        "O'Neil",
        "Nguy\u1ec5n",
        "Ana \u2693",
        "R2-D2",
        "Anna II",
        "Captain Anna",
        "\u041c\u0430\u043a\u0441\u0438\u043c",
        "Yuki\u96ea",
        "\u30de\u30c6\u30fc",
    ],
)
def test_names_of_the_world_are_welcome(place: Place, name: str) -> None:
    assert place.visitor().post("/api/me", {"name": name})["name"] == name


def test_the_decoy_of_an_unknown_login_is_checked_like_any_password() -> None:
    hasher = PasswordHasher()
    decoy = decoy_of(hasher)
    assert extract_parameters(decoy) == extract_parameters(hasher.hash("a password"))
    with pytest.raises(VerifyMismatchError):
        hasher.verify(decoy, "a password")


def test_passwords_are_kept_as_argon2_and_cookies_as_digests(place: Place) -> None:
    ana = place.visitor("Ana")
    ana.post("/api/me/account", {"login": "ana.two", "password": PASSWORD})
    stored = everything_stored(place)
    assert "$argon2id$" in stored
    assert PASSWORD not in stored
    assert ana.client.cookies["carrack"] not in stored


def everything_stored(place: Place) -> str:
    """Return all rows of the server's database."""

    async def read() -> str:
        async with place.app.state.service.database.reading() as connection:
            rows = [
                row for table in metadata.sorted_tables for row in await connection.execute(select(table))
            ]
            return repr(rows)

    return str(in_loop(place, read))


def test_a_deleted_account_is_forgotten_and_a_bot_plays_on(place: Place) -> None:
    ana, bea = place.visitor("Ana"), place.visitor("Bea")
    table = ana.open("me", "anybody")["id"]
    bea.post(f"/api/tables/{table}/join")
    bea.post("/api/me/account", {"login": "bea", "password": PASSWORD})
    bea.refused("DELETE", "/api/me", 401, "login.wrong", {"password": "not this one"})
    bea.delete("/api/me", {"password": PASSWORD})
    assert bea.get("/api/me") is None
    place.visitor().refused("POST", "/api/login", 401, "login.wrong", {"login": "bea", "password": PASSWORD})
    with ana.at(table) as socket:
        seat = socket.welcome["table"]["seats"][1]
        assert (seat["kind"], seat["name"], seat["bot"]) == ("bot", "", "mate")
        socket.commit(socket.shown["legal"][0])
        while not socket.shown["legal"]:
            socket.hear("moved")


# --- tables and seats -----------------------------------------------------------------------------------


def test_friends_come_by_a_link_that_can_be_withdrawn(place: Place) -> None:
    ana, bea, cem = (place.visitor(name) for name in ("Ana", "Bea", "Cem"))
    table = ana.open("me", "invited", "invited")
    links = [seat["link"] for seat in table["seats"]]
    assert links[0] == ""
    assert links[1] != links[2]
    assert all(len(link.rpartition("/")[2]) >= 32 for link in links[1:])
    # Nobody but the host sees them.
    assert [seat["link"] for seat in bea.get(f"/api/tables/{table['id']}")["seats"]] == ["", "", ""]
    first, second = (link.removeprefix("/join/") for link in links[1:])
    found = bea.get(f"/api/invitations/{first}")
    assert (found["table"]["id"], found["seat"]) == (table["id"], 1)
    bea.post(f"/api/invitations/{first}")
    bea.refused("POST", f"/api/invitations/{second}", 409, "seat.already")
    cem.refused("POST", f"/api/invitations/{first}", 404, "invitation.unknown")
    # Withdrawn: a new link, and the old one is void.
    changed = ana.post(f"/api/tables/{table['id']}/seats/2", {"kind": "invited"})
    third = changed["seats"][2]["link"].removeprefix("/join/")
    assert third != second
    cem.refused("GET", f"/api/invitations/{second}", 404, "invitation.unknown")
    cem.refused("POST", f"/api/tables/{table['id']}/join", 409, "table.full")
    assert cem.post(f"/api/invitations/{third}")["table"]["status"] == "playing"


def test_open_tables_are_listed_until_they_are_full(place: Place) -> None:
    ana, bea = place.visitor("Ana"), place.visitor("Bea")
    table = ana.open("me", "anybody")["id"]
    private = ana.open("me", "invited")["id"]
    listed = [one["id"] for one in bea.get("/api/tables")["tables"]]
    assert table in listed
    assert private not in listed
    bea.post(f"/api/tables/{table}/join")
    assert table not in [one["id"] for one in bea.get("/api/tables")["tables"]]
    mine = bea.get("/api/tables/mine")["tables"]
    assert [(one["id"], one["asked"]) for one in mine] == [(table, 0)]


def test_before_it_begins_one_may_leave_and_the_host_may_close(place: Place) -> None:
    ana, bea, cem = (place.visitor(name) for name in ("Ana", "Bea", "Cem"))
    table = ana.open("me", "anybody", "anybody")["id"]
    bea.post(f"/api/tables/{table}/join")
    assert bea.post(f"/api/tables/{table}/leave")["seats"][1]["kind"] == "free"
    bea.refused("POST", f"/api/tables/{table}/leave", 403, "seat.not-yours")
    bea.refused("DELETE", f"/api/tables/{table}", 403, "table.not-host")
    bea.refused("POST", f"/api/tables/{table}/seats/1", 403, "table.not-host", {"kind": "anybody"})
    ana.refused("POST", f"/api/tables/{table}/seats/0", 409, "seat.taken", {"kind": "anybody"})
    ana.refused("POST", f"/api/tables/{table}/seats/7", 400, "seat.unknown", {"kind": "anybody"})
    ana.delete(f"/api/tables/{table}")
    cem.refused("GET", f"/api/tables/{table}", 404, "table.unknown")
    cem.refused("POST", f"/api/tables/{table}/join", 404, "table.unknown")


def test_the_host_fills_free_seats_with_bots_and_it_begins(place: Place) -> None:
    ana = place.visitor("Ana")
    table = ana.open("me", "anybody", "invited")["id"]
    with ana.at(table) as socket:
        assert socket.welcome["gap"] == {"steps": [], "from_start": True, "shown": None}
        socket.refused("table.not-begun", socket.commit(0, version=0))
        ana.post(f"/api/tables/{table}/seats/1", {"kind": "bot", "bot": "random"})
        begun = ana.post(f"/api/tables/{table}/seats/2", {"kind": "bot", "bot": "greedy"})
        assert begun["status"] == "playing"
        socket.hear("moved")
        assert socket.shown["legal"]
    ana.refused("DELETE", f"/api/tables/{table}", 409, "table.begun")
    ana.refused("POST", f"/api/tables/{table}/leave", 409, "table.begun")
    ana.refused("GET", f"/api/tables/{table}/record", 409, "table.not-over")


def test_everybody_sees_who_is_there(place: Place) -> None:
    ana, bea = place.visitor("Ana"), place.visitor("Bea")
    table = ana.open("me", "anybody")["id"]
    with ana.at(table) as socket:
        bea.post(f"/api/tables/{table}/join")
        with bea.at(table):
            socket.catch_up()
            seats = [one for one in socket.heard if one["type"] == "table"][-1]["table"]["seats"]
            assert [seat["here"] for seat in seats] == [True, True]
            assert [seat["yours"] for seat in seats] == [True, False]
        seats = socket.hear("table")["table"]["seats"]
        assert [seat["here"] for seat in seats] == [True, False]


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess", "seats": [{"kind": "me"}, {"kind": "anybody"}]}, "game.unknown"),
        ({"game": GAME, "seats": [{"kind": "me"}]}, "seats.impossible"),
        ({"game": GAME, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "file.py:Evil"}]}, "bot.none"),
        ({"game": GAME, "seats": [{"kind": "me"}, {"kind": "me"}]}, "seat.already"),
        ({"game": GAME, "seats": [{"kind": "bot", "bot": "random"}] * 2}, "table.nobody"),
        ({"game": GAME, "seats": [{"kind": "me"}] * 2, "options": {"x": "y"}}, "option.unknown"),
        ({"game": GAME, "seats": [], "more": 1}, "message.malformed"),
        ({"game": GAME, "seats": [{"kind": "king"}]}, "message.malformed"),
        ([], "message.malformed"),
    ],
)
def test_an_impossible_table_is_refused(place: Place, wish: object, code: str) -> None:
    answer = place.visitor("Ana").client.post("/api/tables", json=wish)
    assert answer.status_code in (400, 409)
    assert answer.json()["reason"]["code"] == code


def test_a_stranger_may_look_but_not_sit(place: Place) -> None:
    table = place.visitor("Ana").open("me", "anybody")["id"]
    stranger = place.visitor()
    assert stranger.get(f"/api/tables/{table}")["hosting"] is False
    for path in ("", f"/{table}/join", f"/{table}/leave", f"/{table}/token"):
        stranger.refused("POST", f"/api/tables{path}", 401, "person.unknown", {})


# --- seat tokens ----------------------------------------------------------------------------------------


def test_a_seat_token_opens_one_seat_and_a_new_one_voids_it(place: Place) -> None:
    ana = place.visitor("Ana")
    table = ana.open("me", "random")["id"]
    first = ana.post(f"/api/tables/{table}/token")
    assert first["link"] == f"/table/{table}#{first['token']}"
    program = place.visitor()
    with program.at(table, token=first["token"], dump=True) as socket:
        assert socket.welcome["seat"] == 0
        view = carrack.game(GAME).load_view(b64decode(socket.shown["dump"]))
        assert view.legal == socket.shown["legal"]
        assert socket.commit(view.legal[0])["type"] == "stored"
        ana.post(f"/api/tables/{table}/token")
        assert socket.hear("closing")["reason"]["code"] == "seat.token-unknown"
    for token in (first["token"], "nonsense"):
        with program.client.websocket_connect(f"/api/tables/{table}/socket") as session:
            session.send_json({"type": "hello", "token": token})
            assert session.receive_json()["reason"]["code"] == "seat.token-unknown"
    place.visitor("Eve").refused("POST", f"/api/tables/{table}/token", 403, "seat.not-yours")


# --- looking up -----------------------------------------------------------------------------------------


def test_games_texts_and_rules_are_served(place: Place) -> None:
    anybody = place.visitor()
    cards = anybody.get("/api/games")
    assert [card["id"] for card in cards] == carrack.ids()
    for card in cards:
        game = carrack.game(card["id"])
        assert games.page_type(card["id"]) is not None, "every game has a table in the browser"
        sheet = anybody.get(f"/api/games/{card['id']}")
        assert [choice["number"] for choice in sheet["choices"]] == list(range(game.first_chance))
        for language in LANGUAGES:
            assert card["title"][language]
            assert "game-title" in anybody.get(f"/api/games/{card['id']}/texts/{language}.ftl")
            rules = anybody.get(f"/api/games/{card['id']}/rules/{language}")
            assert rules["paragraphs"]
    assert "refusal-version-stale" in anybody.get("/api/texts/de.ftl")
    anybody.refused("GET", "/api/texts/fr.ftl", 400, "language.unknown")
    anybody.refused("GET", "/api/games/chess", 400, "game.unknown")


def test_health_says_how_it_is(place: Place) -> None:
    health = place.visitor().get("/health")
    assert (health["status"], health["version"]) == ("ok", carrack.__version__)
    assert health["compiled"] == carrack.COMPILED
