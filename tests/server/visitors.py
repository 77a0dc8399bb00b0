"""People at a server that runs inside the test: each with a browser's cookies, and sockets one can read."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Iterator, MutableMapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from fastapi import FastAPI
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from carrack.server.app import make_app
from carrack.server.settings import Settings
from carrack.server.table.live import LiveTable
from carrack.server.table.page_changes import applied
from tests import wire
from tests.databases import LISTEN, database_for

GAME = "amerigo-cards"
ADDRESS = "http://testserver"
Message = dict[str, Any]


def settings_for(folder: Path, **changed: Any) -> Settings:
    """A server with a database of its own and room for a test's haste."""
    values = {
        "database": database_for(folder),
        "database_listen": LISTEN,
        "log": "none",
        "requests_per_minute": 10**6,
        "logins_per_minute": 10**6,
        "messages_per_second": 10**5,
        "work_per_person": 10**6,
        "work_per_address": 10**6,
        "sockets_per_address": 10**4,
        "page": str(folder / "page"),
        # Whoever plays in a test answers every question; tests of what answers itself wait for it.
        "answer_pause": 3600,
    }
    return Settings(**{**values, **changed})


class Visitor:
    """Somebody with a browser."""

    def __init__(self, place: Place, name: str = "") -> None:
        self.place = place
        self.client = TestClient(place.app, base_url=ADDRESS, raise_server_exceptions=False)
        # All share the loop that the server runs in.
        self.client.portal = place.client.portal
        if name:
            self.post("/api/me", {"name": name})

    def get(self, path: str, status: int = 200) -> Any:
        return self._answer(self.client.get(path), status)

    def post(self, path: str, body: object = None, status: int = 200) -> Any:
        data = b"" if body is None else msgspec.json.encode(body)
        return self._answer(self.client.post(path, content=data), status)

    def delete(self, path: str, body: object = None, status: int = 200) -> Any:
        data = b"" if body is None else msgspec.json.encode(body)
        return self._answer(self.client.request("DELETE", path, content=data), status)

    def refused(self, method: str, path: str, status: int, code: str, body: object = None) -> None:
        """Assert that a response is refused with this status and code."""
        data = b"" if body is None else msgspec.json.encode(body)
        answer = self.client.request(method, path, content=data)
        assert (answer.status_code, answer.json()["reason"]["code"]) == (status, code), answer.text

    def _answer(self, answer: Any, status: int) -> Any:
        assert answer.status_code == status, answer.text
        kind = answer.headers["content-type"]
        return answer.json() if kind.startswith("application/json") else answer.text

    def open(self, *seats: str, game: str = GAME) -> Message:
        """Open a table: `me`, `invited`, `anybody`, or the name of a bot for each seat."""
        kinds = ("me", "invited", "anybody")
        wishes = [{"kind": one} if one in kinds else {"kind": "bot", "bot": one} for one in seats]
        table: Message = self.post("/api/tables", {"game": game, "seats": wishes})
        return table

    @contextmanager
    def at(self, table: str, have: int = -1, **hello: Any) -> Iterator[Socket]:
        """Connected to a table, with the welcome read."""
        with self.client.websocket_connect(f"/api/tables/{table}/socket") as session:
            socket = Socket(session)
            socket.say(type="hello", have=have, **hello)
            socket.welcome = socket.hear("welcome")
            yield socket


class Eyes:
    """The messages that one page has received, and the position that they tell."""

    def __init__(self) -> None:
        self.welcome: Message = {}
        self.shown: Message = {}
        self.heard: list[Message] = []
        self.frames: list[str] = []

    def note(self, text: str) -> Message:
        """Take in a message."""
        self.frames.append(text)
        message: Message = wire.read(text)
        self.heard.append(message)
        if message["type"] == "moved":
            self.look(message["shown"])
        elif message["type"] == "welcome":
            self.look(message["gap"]["shown"])
        return message

    def look(self, shown: Message | None) -> None:
        """Know what is stored now; what travels is only what differs in the page."""
        if shown is not None:
            self.shown = self.whole(shown)

    def whole(self, shown: Message) -> Message:
        """A look with its whole page."""
        if shown["changes"] is None:
            return shown
        page = applied(self.shown["page"], shown["changes"])
        orders = self.shown["orders"] if shown["orders"] is None else shown["orders"]
        return {**shown, "page": page, "orders": orders, "setup": self.shown["setup"], "changes": None}

    @property
    def version(self) -> int:
        return int(self.shown.get("version", 0))


class Socket(Eyes):
    """One connection of one page, and what it knows."""

    def __init__(self, session: WebSocketTestSession) -> None:
        super().__init__()
        self.session = session

    def say(self, **message: Any) -> str:
        """Send a message; its id."""
        if message["type"] != "hello":
            message.setdefault("id", secrets.token_urlsafe(6))
        self.session.send_text(msgspec.json.encode(message).decode())
        return str(message.get("id", ""))

    def receive(self) -> Message:
        """The next message."""
        return self.note(self.session.receive_text())

    def hear(self, *kinds: str, id: str = "") -> Message:
        """The next message of these kinds (and to this id); what comes before is heard, too."""
        while True:
            message = self.receive()
            if message["type"] in kinds and (not id or message["id"] == id):
                return message

    def catch_up(self) -> list[Message]:
        """Everything that was sent so far: a pong comes after it."""
        before = len(self.heard)
        self.hear("pong", id=self.say(type="ping"))
        return self.heard[before:-1]

    def commit(self, *numbers: int, version: int | None = None, id: str = "") -> Message:
        """Commit and wait for the answer."""
        asked = {"version": self.version if version is None else version, "numbers": list(numbers)}
        name = self.say(type="commit", **asked, **({"id": id} if id else {}))
        return self.hear("stored", "refused", id=name)

    def attempt(self, *numbers: int) -> Message:
        """Try and wait for the answer."""
        name = self.say(type="try", version=self.version, numbers=list(numbers))
        return self.hear("tried", "refused", id=name)

    def refused(self, code: str, answer: Message) -> Message:
        """The answer is a refusal of this code."""
        assert (answer["type"], answer.get("reason", {}).get("code")) == ("refused", code), answer
        return answer


class InnerSocket(Eyes):
    """A connection inside the server's loop: no other thread has to wake up for each message."""

    def __init__(self, visitor: Visitor, table: str) -> None:
        super().__init__()
        self._in: asyncio.Queue[MutableMapping[str, Any]] = asyncio.Queue()
        self._out: asyncio.Queue[MutableMapping[str, Any]] = asyncio.Queue()
        self._in.put_nowait({"type": "websocket.connect"})
        path = f"/api/tables/{table}/socket"
        headers = [(b"host", b"testserver")]
        if cookie := visitor.client.cookies.get("carrack"):
            headers.append((b"cookie", f"carrack={cookie}".encode()))
        scope = {
            "type": "websocket",
            "scheme": "ws",
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": b"",
            "headers": headers,
            "client": ("testclient", 50000),
            "server": ("testserver", 80),
            "subprotocols": [],
        }
        self._served = asyncio.ensure_future(visitor.place.app(scope, self._in.get, self._out.put))
        self._served.add_done_callback(lambda _: self._out.put_nowait({"type": "websocket.close"}))

    async def say(self, **message: Any) -> str:
        """Send a message; its id."""
        if message["type"] != "hello":
            message.setdefault("id", secrets.token_urlsafe(6))
        text = msgspec.json.encode(message).decode()
        await self._in.put({"type": "websocket.receive", "text": text})
        return str(message.get("id", ""))

    async def receive(self) -> Message:
        """The next message."""
        event = await self._out.get()
        if event["type"] == "websocket.accept":
            return await self.receive()
        if event["type"] != "websocket.send":
            await self._served
            raise WebSocketDisconnect
        return self.note(event["text"])

    async def hear(self, *kinds: str, id: str = "") -> Message:
        """The next message of these kinds (and to this id); what comes before is heard, too."""
        while True:
            message = await self.receive()
            if message["type"] in kinds and (not id or message["id"] == id):
                return message

    async def reach(self, version: int) -> None:
        """Hear everything up to this version."""
        while self.version < version:
            await self.receive()

    async def ask(self, answer: str, **message: Any) -> Message:
        """Send a message and wait for its answer; a refusal is none."""
        found = await self.hear(answer, "refused", id=await self.say(**message))
        assert found["type"] == answer, found
        return found

    async def leave(self) -> None:
        """Close the connection."""
        await self._in.put({"type": "websocket.disconnect", "code": 1000})
        await self._served


class Place:
    """A running server."""

    def __init__(self, app: FastAPI, client: TestClient) -> None:
        self.app = app
        self.client = client

    def visitor(self, name: str = "") -> Visitor:
        """Somebody comes; without a name a stranger."""
        return Visitor(self, name)

    def live(self, table: str) -> LiveTable:
        """The table as the server has it in memory."""
        found: LiveTable = self.app.state.service.registry.live[table].result()
        return found


@contextmanager
def running(settings: Settings) -> Iterator[Place]:
    """A server, started and stopped again."""
    app = make_app(settings)
    with TestClient(app, base_url=ADDRESS, raise_server_exceptions=False) as client:
        yield Place(app, client)


def in_loop(place: Place, work: Callable[[], Any]) -> Any:
    """Run this in the server's event loop; return its result."""
    portal = place.client.portal
    assert portal is not None
    return portal.call(work)
