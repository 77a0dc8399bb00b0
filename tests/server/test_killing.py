"""The server is killed in the middle, again and again: nothing that was acknowledged is missing."""

from __future__ import annotations

import asyncio
import json
import random
import signal
import socket as sockets
import threading
import time
from pathlib import Path

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

import carrack
from carrack.core.records import read
from carrack.core.sealed import check_draws
from carrack.server.socket.connection import GOING_AWAY
from tests.patience import PATIENCE, tries
from tests.server.processes import Client, Message, ServerProcess, health, new_id

KILLS, LONG_KILLS = 4, 100
MOVES_BETWEEN = 8
"""Acknowledged moves between two kills, at least."""
BUSY_SECONDS = 0.5
"""Seconds that a page reads nothing after the server has stopped listening."""


class Player(threading.Thread):
    """Somebody who plays at random through every cut, and writes down what was acknowledged."""

    def __init__(self, client: Client, table: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.client = client
        self.table = table
        self.random = random.Random(seed)
        self.acknowledged: dict[int, list[int]] = {}
        self.versions: list[int] = []
        """Every version this page was told of, in order."""
        self.stopping = False
        self.trouble: BaseException | None = None
        self._asked: Message | None = None
        self._shown: Message = {"actor": carrack.CHANCE, "legal": []}
        self.over = False

    def run(self) -> None:
        try:
            while not (self.stopping or self.over):
                try:
                    have = self.versions[-1] if self.versions else -1
                    with self.client.connect(self.table, have) as socket:
                        if self._asked:
                            # Perhaps it was stored and only the answer was lost: the id tells.
                            socket.send(json.dumps(self._asked))
                        while not (self.stopping or self.over):
                            self._hear(json.loads(socket.recv(timeout=PATIENCE)), socket.send)
                except (ConnectionClosed, ConnectionError):
                    continue
        except BaseException as error:
            self.trouble = error

    def _hear(self, message: Message, send: object) -> None:
        assert callable(send)
        kind = message["type"]
        gap = message.get("gap") if kind in ("welcome", "refused") else None
        if gap:
            self.versions += [step["version"] for step in gap["steps"]]
        if kind == "moved":
            self.versions.append(message["step"]["version"])
        if kind == "stored":
            assert self._asked is not None
            assert message["id"] == self._asked["id"]
            self.acknowledged[message["version"]] = self._asked["numbers"]
            self._asked = None
        if kind == "refused":
            # After a restart an unacknowledged move may be void: then the page is behind, never ahead.
            assert message["reason"]["family"] == "stale", message
            self._asked = None
        self._shown = shown = (gap["shown"] if gap else message.get("shown")) or self._shown
        self.over = shown["actor"] == carrack.OVER
        if shown["legal"] and self._asked is None:
            number = self.random.choice(shown["legal"])
            self._asked = {"type": "commit", "id": new_id(), "version": shown["version"], "numbers": [number]}
            send(json.dumps(self._asked))


def test_killed_again_and_again_it_loses_nothing_that_it_acknowledged(tmp_path: Path, long: bool) -> None:
    kills = LONG_KILLS if long else KILLS
    timing = random.Random(7)
    with ServerProcess(tmp_path) as server:
        finished: list[Player] = []
        players = new_game(server)
        for kill in range(kills):
            goal = acknowledged(players) + MOVES_BETWEEN
            while acknowledged(players) < goal:
                time.sleep(timing.random() * 0.02)
                for player in players:
                    if player.trouble:
                        raise player.trouble
                if all(player.over for player in players):
                    finished += players
                    players = new_game(server)
                    goal = MOVES_BETWEEN
            server.kill()
            server.start()
            assert health(server)["status"] == "ok", kill
        for player in players:
            player.stopping = True
        server.kill()
        for player in players:
            player.join(10)
        server.start()
        for player in (*finished, *players):
            if player.trouble:
                raise player.trouble
            check(server, player)


def new_game(server: ServerProcess) -> list[Player]:
    """A table of two people and a bot, with both playing."""
    clients = [Client(server, name) for name in ("Ana", "Bea")]
    seats = [{"kind": "me"}, {"kind": "anybody"}, {"kind": "bot", "bot": "random"}]
    table = clients[0].ask("/api/tables", {"game": "amerigo-cards", "seats": seats})["id"]
    clients[1].ask(f"/api/tables/{table}/join", {})
    players = [Player(client, table, seed) for seed, client in enumerate(clients)]
    for player in players:
        player.start()
    return players


def acknowledged(players: list[Player]) -> int:
    return sum(len(player.acknowledged) for player in players)


def check(server: ServerProcess, player: Player) -> None:
    """All that was acknowledged is there, at its version; no version was told twice or left out."""
    assert player.acknowledged
    assert player.versions == list(range(1, len(player.versions) + 1))
    with player.client.connect(player.table) as socket:
        welcome = json.loads(socket.recv(timeout=PATIENCE))
        assert welcome["type"] == "welcome"
        seat = welcome["seat"]
        steps = {step["version"]: step for step in welcome["gap"]["steps"]}
        assert len(steps) >= len(player.versions)
        for version in player.acknowledged:
            assert steps[version]["seat"] == seat, version
    if welcome["table"]["status"] == "over":
        reading = read(player.client.ask(f"/api/tables/{player.table}/record"), carrack.game)
        assert reading.error is None
        check_draws(reading.record, reading.game)


def test_a_server_that_is_asked_to_stop_says_so_and_goes(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        client = Client(server, "Ana")
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        table = client.ask("/api/tables", {"game": "amerigo-cards", "seats": seats})["id"]
        with client.connect(table) as socket:
            assert json.loads(socket.recv(timeout=PATIENCE))["type"] == "welcome"
            assert server.stop() == -signal.SIGTERM
            heard = [json.loads(text) for text in socket]
            assert heard[-1]["type"] == "closing"
            assert heard[-1]["reason"]["code"] == "server.stopping"
            assert socket.close_code == 1001
        assert health(server) == {}


def test_a_page_that_is_busy_while_the_server_stops_still_reads_the_last_word(tmp_path: Path) -> None:
    """A line that is closed with unread messages is reset, so the server waits for the page's own close."""
    with ServerProcess(tmp_path) as server:
        client = Client(server, "Ana")
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        table = client.ask("/api/tables", {"game": "amerigo-cards", "seats": seats})["id"]
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"

        async def play() -> None:
            async with connect(address, additional_headers={"Cookie": client.cookie}) as socket:
                await socket.send(json.dumps({"type": "hello", "have": -1}))
                assert json.loads(await socket.recv())["type"] == "welcome"
                assert server.process is not None
                server.process.send_signal(signal.SIGTERM)
                # Nothing is read meanwhile: the event loop stands still.
                for _ in tries():
                    if not listens(server):
                        break
                    time.sleep(0.02)
                time.sleep(BUSY_SECONDS)
                for _ in range(2):
                    await socket.send(json.dumps({"type": "ping", "id": new_id()}))
                heard = [json.loads(text)["type"] async for text in socket]
                assert heard[-1] == "closing"
                assert socket.close_code == GOING_AWAY

        asyncio.run(play())
        assert server.process is not None
        assert server.process.wait(PATIENCE) == -signal.SIGTERM


def listens(server: ServerProcess) -> bool:
    """Return True while the server accepts connections."""
    with sockets.socket() as trial:
        return trial.connect_ex(("127.0.0.1", server.port)) == 0
