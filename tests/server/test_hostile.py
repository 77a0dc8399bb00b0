"""Strangers, nonsense, floods: a typed answer, nothing changed; a socket lives or is closed with a reason."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest
from starlette.testclient import WebSocketDenialResponse
from starlette.websockets import WebSocketDisconnect

from carrack.core.text import LANGUAGES, Texts
from carrack.server.api.endpoints import LARGEST_BODY
from carrack.server.api.middleware import NOBODY_THERE
from carrack.server.api.static import SAFETY
from carrack.server.protocol.messages import Family
from carrack.server.protocol.status import STATUS
from carrack.server.socket import dispatch
from carrack.server.socket.dispatch import LARGEST_MESSAGE
from tests.patience import tries
from tests.server.visitors import Place, Visitor, running, settings_for

NONSENSE = [
    "",
    "nonsense",
    "null",
    "[]",
    "{}",
    '{"type": "hello"',
    '{"type": "destroy"}',
    '{"type": "commit"}',
    '{"type": "commit", "id": "x", "version": 1, "numbers": []}',
    '{"type": "commit", "id": "x", "version": 1, "numbers": [-1]}',
    '{"type": "commit", "id": "x", "version": 1, "numbers": [1.5]}',
    '{"type": "commit", "id": "x", "version": 1, "numbers": ["0"]}',
    '{"type": "commit", "id": "x", "version": 1e99, "numbers": [0]}',
    '{"type": "commit", "id": "", "version": 1, "numbers": [0]}',
    '{"type": "commit", "id": "a\\u0000b", "version": 1, "numbers": [0]}',
    '{"type": "commit", "id": "x", "version": 1, "numbers": [0], "seat": 1}',
    '{"type": "try", "id": "' + "x" * 65 + '", "version": 1, "numbers": []}',
    '{"type": "try", "id": "x", "version": 1, "numbers": [' + "0," * 64 + "0]}",
    '{"type": "read-board", "id": "x", "language": "fr"}',
    '{"type": "ping", "id": 7}',
    '{"type": "hello", "have": -2}',
    '{"type": "hello"}',
    "[" * 2000,
    '{"type": "ping", "id": "x", "more": ' + "[" * 2000 + "]" * 2000 + "}",
    '"\\ud800"',
]


def test_nonsense_is_refused_and_the_socket_lives(place: Place) -> None:
    ana = place.visitor("Ana")
    table = ana.open("me", "random")["id"]
    with ana.at(table) as socket:
        for text in NONSENSE:
            socket.session.send_text(text)
            reason = socket.hear("refused")["reason"]
            assert reason["family"] == "malformed", text
            for language in LANGUAGES:
                assert Texts(None, language).has(reason["say"]["key"])
        socket.session.send_bytes(b"\xff\xfe\x00")
        assert socket.hear("refused")["reason"]["code"] == "message.malformed"
        assert socket.attempt()["shown"]["version"] == 1


def test_too_much_nonsense_closes_the_socket_with_a_reason(place: Place) -> None:
    ana = place.visitor("Ana")
    with ana.at(ana.open("me", "random")["id"]) as socket:
        for _ in range(60):
            socket.session.send_text("nonsense")
        assert socket.hear("closing")["reason"]["code"] == "message.malformed"
        assert closed(socket.session.receive_text) == 4400


def test_an_oversized_message_closes_the_socket(place: Place) -> None:
    ana = place.visitor("Ana")
    with ana.at(ana.open("me", "random")["id"]) as socket:
        socket.session.send_text("x" * (LARGEST_MESSAGE + 1))
        assert socket.hear("closing")["reason"]["code"] == "message.too-large"
        assert closed(socket.session.receive_text) == 1009


def test_a_flood_is_refused_then_closed(tmp_path: Path) -> None:
    with running(settings_for(tmp_path, messages_per_second=5)) as place:
        ana = place.visitor("Ana")
        with ana.at(ana.open("me", "random")["id"]) as socket:
            for number in range(200):
                socket.say(type="ping", id=str(number))
            answers = []
            while (message := socket.receive())["type"] != "closing":
                answers.append(message)
            # The bot at the table may move meanwhile.
            pongs = [one["id"] for one in answers if one["type"] == "pong"]
            assert pongs[:10] == [str(number) for number in range(10)]
            assert answers[-1]["reason"]["code"] == "flood"
            assert message["reason"]["code"] == "flood"
            assert closed(socket.session.receive_text) == 4429


def test_hello_comes_first_and_once(place: Place) -> None:
    ana = place.visitor("Ana")
    table = ana.open("me", "random")["id"]
    with ana.client.websocket_connect(f"/api/tables/{table}/socket") as session:
        session.send_json({"type": "ping", "id": "x"})
        assert session.receive_json()["reason"]["code"] == "hello.missing"
        assert closed(session.receive_text) == 4401
    with ana.at(table) as socket:
        socket.say(type="hello")
        assert socket.hear("refused")["reason"]["code"] == "hello.again"


def test_a_hello_that_was_lost_ends_with_a_code_to_come_back_after(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dispatch, "HELLO_SECONDS", 0)
    ana = place.visitor("Ana")
    table = ana.open("me", "random")["id"]
    with ana.client.websocket_connect(f"/api/tables/{table}/socket") as session:
        assert session.receive_json()["reason"]["code"] == "hello.late"
        assert closed(session.receive_text) == 4408


@pytest.mark.parametrize("table", ["unknown", "x" * 200, "%00", "a'; drop table steps; --"])
def test_an_unknown_table_has_no_socket(place: Place, table: str) -> None:
    visitor = place.visitor("Ana")
    with visitor.client.websocket_connect(f"/api/tables/{table}/socket") as session:
        assert session.receive_json()["reason"]["code"] == "table.unknown"
        assert closed(session.receive_text) == 4404


def test_a_name_that_no_database_can_hold_is_unknown(place: Place) -> None:
    ana = place.visitor("Ana")
    for path in ("/api/tables/%00", "/api/tables/%00/record"):
        ana.refused("GET", path, 404, "table.unknown")
    ana.refused("POST", "/api/invitations/%00", 404, "invitation.unknown")
    ana.refused("POST", "/api/login", 401, "login.wrong", {"login": "a\0b", "password": "long enough"})


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://testserver.evil.example", "", "http://["]
)
def test_another_site_gets_no_socket_and_changes_nothing(place: Place, origin: str) -> None:
    ana = place.visitor("Ana")
    table = ana.open("me", "random")["id"]
    with pytest.raises((WebSocketDisconnect, WebSocketDenialResponse)):
        ana.client.websocket_connect(f"/api/tables/{table}/socket", headers={"origin": origin}).__enter__()
    answer = ana.client.post("/api/me", json={"name": "Eve"}, headers={"origin": origin})
    assert (answer.status_code, answer.json()["reason"]["code"]) == (403, "origin.foreign")
    assert ana.get("/api/me")["name"] == "Ana"


def test_a_host_who_names_the_address_trusts_no_host_header(tmp_path: Path) -> None:
    with running(settings_for(tmp_path, public_url="https://games.example/carrack")) as place:
        ana = place.visitor()
        for origin, host, status in (
            ("https://games.example", "testserver", 200),
            ("https://evil.example", "evil.example", 403),
        ):
            answer = ana.client.post(
                "/carrack/api/me", json={"name": "Ana"}, headers={"origin": origin, "host": host}
            )
            assert answer.status_code == status, answer.text


def test_our_own_page_is_welcome(place: Place) -> None:
    ana = place.visitor("Ana")
    table = ana.open("me", "random")["id"]
    ours = {"origin": "http://testserver"}
    with ana.client.websocket_connect(f"/api/tables/{table}/socket", headers=ours) as session:
        session.send_json({"type": "hello"})
        assert session.receive_json()["type"] == "welcome"
    assert ana.client.post("/api/me", json={"name": "Anna"}, headers=ours).status_code == 200


def test_too_many_requests_and_logins_are_refused(tmp_path: Path) -> None:
    with running(settings_for(tmp_path, requests_per_minute=50, logins_per_minute=3)) as place:
        ana = place.visitor("Ana")
        for _ in range(3):
            ana.refused("POST", "/api/login", 401, "login.wrong", {"login": "x", "password": "x" * 8})
        ana.refused("POST", "/api/login", 429, "flood", {"login": "x", "password": "x" * 8})
        assert [ana.client.get("/api/me").status_code for _ in range(40)] == [200] * 40
        # On a slow machine some may be allowed again before the last one is used.
        assert any(ana.client.get("/api/me").status_code == 429 for _ in tries())


def test_too_many_tables_and_sockets_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(settings_for(tmp_path, tables_per_person=2, sockets_per_address=2)) as place:
        ana = place.visitor("Ana")
        table = ana.open("me", "anybody")["id"]
        ana.open("me", "anybody")
        wish = {"game": "amerigo-cards", "seats": [{"kind": "me"}, {"kind": "anybody"}]}
        with monkeypatch.context() as patch:
            # The writer is not asked: the refusal would undo what others store at the same time.
            patch.delattr(place.app.state.service.writer.__class__, "write")
            ana.refused("POST", "/api/tables", 429, "server.busy", wish)
        address = f"/api/tables/{table}/socket"
        with ana.at(table), ana.at(table), ana.client.websocket_connect(address) as third:
            assert third.receive_json()["reason"]["code"] == "flood"


def test_a_large_or_broken_body_is_refused(place: Place) -> None:
    ana = place.visitor("Ana")
    for body, status in ((b"x" * (LARGEST_BODY + 1), 413), (b"{", 400), (b"\xff", 400), (b"", 400)):
        answer = ana.client.post("/api/me", content=body)
        assert answer.status_code == status, answer.text
        assert answer.json()["reason"]["family"] == "malformed"
    assert ana.get("/api/me")["name"] == "Ana"


def test_unknown_addresses_and_methods_are_refused(place: Place) -> None:
    anybody = place.visitor()
    anybody.refused("GET", "/api/nothing", 404, "address.unknown")
    anybody.refused("GET", "/missing.js", 404, "address.unknown")
    anybody.refused("PUT", "/api/me", 405, "address.method")
    place.visitor("Ana").refused("POST", "/api/tables/x/seats/9", 400, "message.malformed", {"kind": "bot"})


def test_no_answer_leads_to_an_address_of_the_visitors_own_words(place: Place) -> None:
    client = place.visitor("Ana").client
    for path in ("/api/games/", "/api/me/", "/api/tables/x/", "/health/"):
        answer = client.get(path, headers={"host": "evil.example"}, follow_redirects=False)
        assert "location" not in answer.headers
        assert (answer.status_code, answer.json()["reason"]["code"]) == (404, "address.unknown"), path


def test_a_fault_of_ours_is_told_as_ours(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(place.app.state.service, "health", broken)
    visitor = place.visitor()
    visitor.refused("GET", "/health", 500, "server.fault")
    headers = visitor.client.get("/health").headers
    assert headers.items() >= {name.lower(): value for name, value in SAFETY.items()}.items()


def test_whoever_leaves_in_the_middle_of_a_request_leaves_one_line_in_the_log(
    place: Place, caplog: pytest.LogCaptureFixture
) -> None:
    headers = [(b"host", b"testserver"), (b"content-length", b"100")]
    scope = {
        **{"type": "http", "method": "POST", "scheme": "http", "path": "/api/me", "query_string": b""},
        **{"headers": headers, "client": ("127.0.0.1", 1), "server": ("testserver", 80), "root_path": ""},
    }
    answers: list[Any] = []

    async def leave() -> Any:
        return {"type": "http.disconnect"}

    async def answer(message: Any) -> None:
        answers.append(message)

    assert place.client.portal is not None
    with caplog.at_level(logging.INFO, logger="carrack"):
        place.client.portal.call(place.app, scope, leave, answer)
    assert not answers
    [line] = [record for record in caplog.records if record.name == "carrack.request"]
    assert (line.levelname, vars(line)["status"]) == ("INFO", NOBODY_THERE)


def test_every_family_of_refusals_has_a_status_and_a_place_in_the_protocol() -> None:
    assert set(STATUS) == set(get_args(Family))


# --- the page -------------------------------------------------------------------------------------------


@pytest.fixture
def paged(tmp_path: Path) -> Iterator[Visitor]:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>Carrack</title>" + " " * 2000)
    (page / "assets" / "main-1234.js").write_text("// script")
    (tmp_path / "secret.txt").write_text("secret")
    with running(settings_for(tmp_path)) as place:
        yield place.visitor()


def test_the_page_is_served_safely(paged: Visitor) -> None:
    for path in ("/", "/table/abc", "/join/abc", "/index.html"):
        answer = paged.client.get(path)
        assert answer.status_code == 200
        assert "<title>Carrack" in answer.text
        assert answer.headers["cache-control"] == "no-cache"
        assert answer.headers["content-encoding"] == "gzip"
        policy = answer.headers["content-security-policy"]
        assert "script-src 'self';" in policy
        assert "unsafe-inline" not in policy.replace("style-src-attr 'unsafe-inline'", "")
        assert answer.headers["x-content-type-options"] == "nosniff"
    again = paged.client.get("/", headers={"if-none-match": answer.headers["etag"]})
    assert again.status_code == 304
    script = paged.client.get("/assets/main-1234.js")
    assert "javascript" in script.headers["content-type"]
    assert "immutable" in script.headers["cache-control"]


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt", "//etc/passwd"]
)
def test_no_path_leads_out_of_the_page(paged: Visitor, path: str) -> None:
    answer = paged.client.get(path)
    assert "secret" not in answer.text
    assert "root:" not in answer.text


def closed(receive: object) -> int:
    """The code with which the other side has closed."""
    assert callable(receive)
    with pytest.raises(WebSocketDisconnect) as ended:
        receive()
    return int(ended.value.code)
