"""Attackers of a real server, each within its limits, and an honest player whose moves are timed."""

from __future__ import annotations

import base64
import json
import os
import secrets
import socket
import struct
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

import carrack
from tests.patience import PATIENCE
from tests.server.processes import Client, Message, ServerProcess, new_id

GAME = "amerigo-cards"
SEATS = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
SMALL_BUFFER = 2048
HALF_A_REQUEST = b"POST /api/me HTTP/1.1\r\nHost: carrack\r\nContent-Length: 100\r\n"


class Honest:
    """Somebody who plays at random and notes what was acknowledged, and after how many seconds."""

    def __init__(self, server: ServerProcess, name: str = "Ana") -> None:
        self.client = Client(server, name)
        self.acknowledged: dict[str, list[int]] = {}
        """By table: the versions."""
        self.seconds: list[float] = []
        self.table = ""

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
            begun = time.monotonic()
            line.send(json.dumps(asked))
            shown = {}
            while True:
                message = json.loads(line.recv(timeout=PATIENCE))
                shown = (message.get("gap") or message).get("shown") or shown
                if message["type"] == "stored" and message["id"] == name:
                    break
                assert message["type"] != "refused", message
            self.seconds.append(time.monotonic() - begun)
            self.acknowledged.setdefault(self.table, []).append(message["version"])

    def p99(self) -> float:
        """Return the 99th percentile of the seconds so far, and begin to count anew."""
        taken, self.seconds = sorted(self.seconds), []
        return taken[int(len(taken) * 0.99) - 1]

    def check(self) -> None:
        """Assert that every acknowledged move is stored, once."""
        for table, versions in self.acknowledged.items():
            assert len(set(versions)) == len(versions)
            with self.client.connect(table) as line:
                steps = json.loads(line.recv(timeout=PATIENCE))["gap"]["steps"]
            stored = [step["version"] for step in steps]
            assert stored == list(range(1, len(stored) + 1))
            assert set(versions) <= set(stored)


def memory_of(server: ServerProcess) -> float:
    """Return the megabytes that the server's process holds."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024


def tcp(server: ServerProcess) -> socket.socket:
    """Return a connection with a tiny buffer for what comes in."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL_BUFFER)
    line.settimeout(PATIENCE)
    line.connect(("127.0.0.1", server.port))
    return line


@contextmanager
def half_open(server: ServerProcess, count: int) -> Iterator[None]:
    """Hold connections on which a request begins and never ends."""
    lines = [tcp(server) for _ in range(count)]
    try:
        for line in lines:
            line.send(HALF_A_REQUEST)
        yield
    finally:
        for line in lines:
            line.close()


@contextmanager
def non_readers(server: ServerProcess, count: int) -> Iterator[None]:
    """Hold sockets at a table that ask for boards and never read what comes."""
    eve = Client(server, "Eve")
    table = eve.ask("/api/tables", {"game": GAME, "seats": SEATS})["id"]
    lines = [_shake_hands(server, eve, table) for _ in range(count)]
    stop = threading.Event()

    def ask() -> None:
        frame = _frame({"type": "read-board", "language": "en", "id": "x"})
        while not stop.wait(0.05):
            for line in lines:
                try:
                    line.send(frame, socket.MSG_DONTWAIT)
                except (BlockingIOError, ConnectionError):
                    continue  # full or closed by the server: both are its right

    asking = threading.Thread(target=ask, daemon=True)
    asking.start()
    try:
        yield
    finally:
        stop.set()
        asking.join()
        for line in lines:
            line.close()


def _shake_hands(server: ServerProcess, person: Client, table: str) -> socket.socket:
    line = tcp(server)
    key = base64.b64encode(os.urandom(16)).decode()
    head = (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
        f"Cookie: {person.cookie}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n"
    )
    line.sendall(head.encode())
    line.sendall(_frame({"type": "hello", "have": -1}))
    return line


def _frame(message: Message) -> bytes:
    """Return a text frame, masked as a browser does."""
    data, mask = json.dumps(message).encode(), os.urandom(4)
    assert len(data) < 126
    masked = bytes(byte ^ mask[at % 4] for at, byte in enumerate(data))
    return struct.pack("!BB", 0x81, 0x80 | len(data)) + mask + masked


@contextmanager
def flood(server: ServerProcess, count: int) -> Iterator[None]:
    """Let sockets of one person send as many costly messages as they can."""
    mallory = Client(server, "Mallory")
    table = mallory.ask("/api/tables", {"game": GAME, "seats": SEATS})["id"]
    stop = threading.Event()

    def send() -> None:
        while not stop.is_set():
            try:
                with mallory.connect(table) as line:
                    while not stop.is_set():
                        line.send(json.dumps({"type": "read-board", "language": "en", "id": new_id()}))
                        line.recv(timeout=PATIENCE)
            except (ConnectionClosed, TimeoutError):
                continue  # put out for it: comes again

    threads = [threading.Thread(target=send, daemon=True) for _ in range(count)]
    for thread in threads:
        thread.start()
    try:
        yield
    finally:
        stop.set()
        for thread in threads:
            thread.join(PATIENCE)
