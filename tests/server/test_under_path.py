"""Reached under a path of a site, whether the proxy takes the path away or not."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from carrack.client.seat import RemoteSeat
from carrack.core.verdicts import Malformed
from carrack.server.settings import load
from tests.server.processes import Client, ServerProcess
from tests.server.visitors import Place, running, settings_for

PATH = "/games/carrack"
PAGE = '<meta name="carrack-root" content="./"><script src="./assets/a.js"></script>'


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    folder = tmp_path_factory.mktemp("server")
    (folder / "page").mkdir()
    (folder / "page" / "index.html").write_text(PAGE)
    with running(settings_for(folder, public_url=f"https://play.example.org{PATH}/")) as place:
        yield place


@pytest.mark.parametrize("before", ["", PATH])
def test_the_page_and_all_it_names_are_found(place: Place, before: str) -> None:
    for path in ("/", "/table/abc"):
        sent = place.visitor().get(before + path)
        assert sent == PAGE.replace("./", f"{PATH}/")
    assert place.visitor().get(f"{before}/health")["status"] == "ok"


def test_a_path_that_only_begins_alike_is_not_ours(place: Place) -> None:
    assert place.visitor().get(f"{PATH}s/health") == place.visitor().get("/")


def test_links_cookies_and_origins_know_the_path(place: Place) -> None:
    person = place.visitor()
    site = {"Origin": "https://play.example.org"}
    answer = person.client.post(f"{PATH}/api/me", content=b'{"name": "Ana"}', headers=site)
    assert answer.status_code == 200
    assert f"Path={PATH};" in answer.headers["set-cookie"]
    foreign = person.client.post(
        f"{PATH}/api/me", content=b'{"name": "Ana"}', headers={"Origin": "https://example.org"}
    )
    assert foreign.status_code == 403


def test_a_bot_finds_its_seat_under_the_path(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        port = server.port
    with ServerProcess(tmp_path, port, CARRACK_PUBLIC_URL=f"http://127.0.0.1:{port}{PATH}") as server:
        ana = Client(server, "Ana")
        wish = {"game": "amerigo-cards", "seats": [{"kind": "me"}, {"kind": "invited"}]}
        link = ana.ask("/api/tables", wish)["seats"][1]["link"]
        assert link.startswith(f"http://127.0.0.1:{port}{PATH}/join/")
        visit = RemoteSeat(link, "Bot")
        with visit.connect() as socket:
            socket.send('{"type": "hello"}')
            assert '"welcome"' in str(socket.recv())


@pytest.mark.parametrize("url", ["play.example.org", "ftp://x", "https://", "https://x/?a", "https://x/ y"])
def test_a_public_url_that_is_none_is_a_sentence(url: str) -> None:
    with pytest.raises(Malformed):
        load({"public_url": url}, {})
