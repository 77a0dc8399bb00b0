"""An honest player whose moves are timed, and the memory of a server."""

from __future__ import annotations

import json
import random
import secrets
import time
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple

from websockets.sync.client import ClientConnection

import carrack
from tests.patience import PATIENCE
from tests.server.processes import Client, Message, ServerProcess, new_id

GAME = "amerigo-cards"
SEATS = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
PAUSE = 0.015
"""Seconds between two moves of a pair, on average."""


class Times(NamedTuple):
    """Times of moves: seconds by the clock, and those that the server's loop worked."""

    seconds: list[float]
    worked: list[float]

    def add(self, more: Times) -> None:
        """Add what further moves took."""
        self.seconds.extend(more.seconds)
        self.worked.extend(more.worked)


class Honest:
    """Somebody who plays at random and notes what was acknowledged, and after how many seconds."""

    def __init__(self, server: ServerProcess, name: str = "Ana") -> None:
        self.client = Client(server, name)
        self.acknowledged: dict[str, list[int]] = {}
        """By table: the versions."""
        self.seconds: list[float] = []
        """From each move to its acknowledgement."""
        self.worked: list[float] = []
        """The seconds that the server's loop worked meanwhile, for whomever: no other program counts."""
        self.table = ""
        self._server = server

    def play(self, moves: int) -> None:
        """Play so many moves, at as many tables as it takes."""
        goal = len(self.seconds) + moves
        while len(self.seconds) < goal:
            if not self.table:
                self.table = self.client.ask("/api/tables", {"game": GAME, "seats": SEATS})["id"]
            with self.client.connect(self.table) as line:
                self._play(line, goal)

    def _play(self, line: ClientConnection, goal: int) -> None:
        shown: Message = {}
        while len(self.seconds) < goal:
            while not (shown and shown["legal"]):
                if shown and shown["actor"] == carrack.OVER:
                    self.table = ""
                    return
                message = json.loads(line.recv(timeout=PATIENCE))
                shown = (message.get("gap") or message).get("shown") or shown
            name, number = new_id(), secrets.choice(shown["legal"])
            asked = {"type": "commit", "id": name, "version": shown["version"], "numbers": [number]}
            begun, before = time.monotonic(), loop_seconds(self._server)
            line.send(json.dumps(asked))
            shown = {}
            while True:
                message = json.loads(line.recv(timeout=PATIENCE))
                shown = (message.get("gap") or message).get("shown") or shown
                if message["type"] == "stored" and message["id"] == name:
                    break
                assert message["type"] != "refused", message
            self.seconds.append(time.monotonic() - begun)
            self.worked.append(loop_seconds(self._server) - before)
            self.acknowledged.setdefault(self.table, []).append(message["version"])

    def timed(self, moves: int) -> Times:
        """Play so many moves and return what each took."""
        self.seconds, self.worked = [], []
        self.play(moves)
        return Times(self.seconds, self.worked)

    def check(self) -> None:
        """Assert that every acknowledged move is stored, once."""
        for table, versions in self.acknowledged.items():
            assert len(set(versions)) == len(versions)
            with self.client.connect(table) as line:
                steps = json.loads(line.recv(timeout=PATIENCE))["gap"]["steps"]
            stored = [step["version"] for step in steps]
            assert stored == list(range(1, len(stored) + 1))
            assert set(versions) <= set(stored)


class Pair:
    """Two honest people at one table who take their time, but not much: some thirty moves a second each.

    Somebody who plays without a pause asks for as much of the server as an attacker within the limits.
    """

    def __init__(self, server: ServerProcess) -> None:
        self._server = server
        self._people = [Honest(server, name) for name in ("Ana", "Ben")]
        self._table = ""

    def timed(self, moves: int) -> Times:
        """Play so many moves, at as many tables as it takes; return what each took."""
        times = Times([], [])
        while len(times.seconds) < moves:
            if not self._table:
                self._open()
            with ExitStack() as stack:
                lines = [stack.enter_context(person.client.connect(self._table)) for person in self._people]
                self._play(lines, times, moves)
        return times

    def _open(self) -> None:
        first, second = (person.client for person in self._people)
        seats = [{"kind": "me"}, {"kind": "anybody"}]
        self._table = first.ask("/api/tables", {"game": GAME, "seats": seats})["id"]
        second.ask(f"/api/tables/{self._table}/join", {})

    def _play(self, lines: list[ClientConnection], times: Times, moves: int) -> None:
        shown = [_reach(line, 1) for line in lines]
        while len(times.seconds) < moves:
            if shown[0]["actor"] == carrack.OVER:
                self._table = ""
                return
            seat = next(seat for seat, one in enumerate(shown) if one["legal"])
            time.sleep(random.uniform(0, 2 * PAUSE))
            name, number = new_id(), secrets.choice(shown[seat]["legal"])
            asked = {"type": "commit", "id": name, "version": shown[seat]["version"], "numbers": [number]}
            before, begun = loop_seconds(self._server), time.monotonic()
            lines[seat].send(json.dumps(asked))
            version, shown[seat] = _acknowledged(lines[seat], name)
            times.seconds.append(time.monotonic() - begun)
            times.worked.append(loop_seconds(self._server) - before)
            self._people[seat].acknowledged.setdefault(self._table, []).append(version)
            shown = [
                one if one and one["version"] == version else _reach(line, version)
                for one, line in zip(shown, lines, strict=True)
            ]

    def check(self) -> None:
        """Assert that every acknowledged move is stored, once."""
        for person in self._people:
            person.check()


def _shown(line: ClientConnection) -> tuple[Message, Message]:
    """Return the next message, and the position that it tells, or nothing."""
    message = json.loads(line.recv(timeout=PATIENCE))
    return message, (message.get("gap") or message).get("shown") or {}


def _reach(line: ClientConnection, version: int) -> Message:
    """Return the position of this version, or of a later one."""
    while True:
        _, shown = _shown(line)
        if shown and shown["version"] >= version:
            return shown


def _acknowledged(line: ClientConnection, name: str) -> tuple[int, Message]:
    """Wait until a move is acknowledged; return its version and the last position told before."""
    last: Message = {}
    while True:
        message, shown = _shown(line)
        last = shown or last
        if message["type"] == "stored" and message["id"] == name:
            return int(message["version"]), last
        assert message["type"] != "refused", message


def p99(seconds: list[float]) -> float:
    """Return the 99th percentile."""
    return sorted(seconds)[int(len(seconds) * 0.99) - 1]


def loop_seconds(server: ServerProcess) -> float:
    """Return the processor seconds that the server's loop has used; 0 where the system does not say."""
    assert server.process is not None
    pid = server.process.pid
    times = Path(f"/proc/{pid}/task/{pid}/schedstat")
    return int(times.read_text().split()[0]) / 1e9 if times.exists() else 0.0


def memory_of(server: ServerProcess) -> float:
    """Return the megabytes that the server's process holds."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024
