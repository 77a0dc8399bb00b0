"""Attackers of a real server, each within its limits: `python -m tests.fire.attackers KIND PORT COUNT FROM`.

An attacker is a process of its own with the lowest priority and an address of its own, as if it were another
An attacker is a process of its own with lowest priority and an address of its own, as if it were another
limits for an address hold for the attacker alone.
"""

from __future__ import annotations

import base64
import json
import os
import socket
import struct
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from http.client import HTTPException
from urllib.error import URLError

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.contract.golden import RECORDS
from tests.fire.honest import GAME, SEATS
from tests.patience import PATIENCE
from tests.server.processes import Client, Message, ServerProcess, new_id
from tools.environment import ROOT

HEAVY_GAME = "amerigo"
BOTS = [{"kind": "me"}, {"kind": "bot", "bot": "captain"}]
SMALL_BUFFER = 2048
HALF_A_REQUEST = b"POST /api/me HTTP/1.1\r\nHost: carrack\r\nContent-Length: 100\r\n"
PAUSE = 0.05
"""Seconds between two rounds of messages, or after a refusal."""
LOWEST_PRIORITY = 19
READY = "ready"


@dataclass(frozen=True)
class Target:
    """A server that is attacked."""

    port: int
    source: str = ""
    """The attacker's own address."""

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"


@contextmanager
def attack(server: ServerProcess, kind: str, count: int, source: str) -> Iterator[None]:
    """Let an attacker of this kind work from this address until the block ends."""
    command = [sys.executable, "-m", __name__, kind, str(server.port), str(count), source]
    with subprocess.Popen(
        command, cwd=ROOT, env=server.env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as attacker:
        assert attacker.stdout is not None
        assert attacker.stdout.readline().strip() == READY
        try:
            yield
        finally:
            attacker.kill()


def tcp(server: ServerProcess | Target) -> socket.socket:
    """Return a connection with a tiny buffer for what comes in."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL_BUFFER)
    line.settimeout(PATIENCE)
    if isinstance(server, Target):
        line.bind((server.source, 0))
    line.connect(("127.0.0.1", server.port))
    return line


def half_open(server: Target, count: int) -> list[Callable[[], None]]:
    """Hold connections on which a request begins and never ends; those that the server closes come again."""

    def begin() -> socket.socket:
        line = tcp(server)
        line.send(HALF_A_REQUEST)
        return line

    lines = [begin() for _ in range(count)]

    def drip() -> None:
        for at, line in enumerate(lines):
            try:
                line.send(b"X")
            except ConnectionError:
                line.close()
                lines[at] = begin()
        threading.Event().wait(1.0)

    return [drip]


def non_readers(server: Target, count: int) -> list[Callable[[], None]]:
    """Hold sockets at a table that ask for boards and never read what comes."""
    return _without_reading(server, count, {"type": "hello", "have": -1})


def deaf_senders(server: Target, count: int) -> list[Callable[[], None]]:
    """Send on over sockets that the server has closed, and never answer the close."""
    return _without_reading(server, count, {"type": "ping", "id": "no hello"})


def flood(server: Target, count: int) -> list[Callable[[], None]]:
    """Let sockets of one person ask for the boards of the heaviest game as fast as they can."""
    return _sockets(server, count, lambda: {"type": "read-board", "language": "de"})


def stale_tries(server: Target, count: int) -> list[Callable[[], None]]:
    """Let sockets of one person try what is no longer asked: each answer carries the whole question."""
    return _sockets(server, count, lambda: {"type": "try", "version": 0, "numbers": [0]})


def uploads(server: Target, count: int) -> list[Callable[[], None]]:
    """Send long records to be read, from several lines at once."""
    record = (RECORDS / HEAVY_GAME / "4-seats.txt").read_text()

    def upload() -> None:
        try:
            Client(server, "Mallory", server.source).ask("/api/replays", {"record": record, "eyes": -2})
        except (URLError, HTTPException, OSError):
            threading.Event().wait(PAUSE)  # refused: comes again

    return [upload] * count


def deserted_tables(server: Target, count: int) -> list[Callable[[], None]]:
    """Open tables with thinking bots, move once and leave: the bots' time is what is attacked."""
    mallory = Client(server, "Mallory", server.source)

    def open_and_leave() -> None:
        try:
            table = mallory.ask("/api/tables", {"game": HEAVY_GAME, "seats": BOTS})["id"]
            with mallory.connect(table) as line:
                line.recv(timeout=PATIENCE)
        except (ConnectionClosed, InvalidHandshake, URLError, HTTPException, OSError):
            threading.Event().wait(PAUSE)

    return [open_and_leave] * count


KINDS = {
    work.__name__: work
    for work in (half_open, non_readers, deaf_senders, flood, stale_tries, uploads, deserted_tables)
}


def _sockets(server: Target, count: int, message: Callable[[], Message]) -> list[Callable[[], None]]:
    """Return what sockets of one person do: send such messages without a pause."""
    mallory = Client(server, "Mallory", server.source)
    table = mallory.ask("/api/tables", {"game": HEAVY_GAME, "seats": SEATS})["id"]

    def send() -> None:
        try:
            with mallory.connect(table) as line:
                while True:
                    line.send(json.dumps({**message(), "id": new_id()}))
                    line.recv(timeout=PATIENCE)
        except (ConnectionClosed, InvalidHandshake, OSError):
            threading.Event().wait(PAUSE)  # put out for it: comes again

    return [send] * count


def _without_reading(server: Target, count: int, first: Message) -> list[Callable[[], None]]:
    """Return what sockets at one table do: say this first, then ask for boards, and read nothing."""
    eve = Client(server, "Eve", server.source)
    table = eve.ask("/api/tables", {"game": GAME, "seats": SEATS})["id"]
    lines = [shake_hands(server, eve, table) for _ in range(count)]
    for line in lines:
        line.sendall(frame_of(first))
    frame = frame_of({"type": "read-board", "language": "en", "id": "x"})

    def ask() -> None:
        for line in lines:
            try:
                line.send(frame, socket.MSG_DONTWAIT)
            except (BlockingIOError, ConnectionError):
                continue  # full or closed by the server: both are its right

    return [ask]


def shake_hands(server: ServerProcess | Target, person: Client, table: str) -> socket.socket:
    """Return the socket of a table as a plain connection, accepted but not greeted."""
    line = tcp(server)
    key = base64.b64encode(os.urandom(16)).decode()
    head = (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
        f"Cookie: {person.cookie}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n"
    )
    line.sendall(head.encode())
    # What is sent before the answer is lost.
    answer = b""
    while not answer.endswith(b"\r\n\r\n"):
        answer += line.recv(SMALL_BUFFER)
    assert answer.startswith(b"HTTP/1.1 101"), answer
    return line


def frame_of(message: Message) -> bytes:
    """Return a text frame, masked as a browser does."""
    data, mask = json.dumps(message).encode(), os.urandom(4)
    assert len(data) < 126
    masked = bytes(byte ^ mask[at % 4] for at, byte in enumerate(data))
    return struct.pack("!BB", 0x81, 0x80 | len(data)) + mask + masked


def _for_ever(work: Callable[[], None]) -> None:
    while True:
        work()
        threading.Event().wait(PAUSE)


if __name__ == "__main__":
    os.nice(LOWEST_PRIORITY)
    works = KINDS[sys.argv[1]](Target(int(sys.argv[2]), sys.argv[4]), int(sys.argv[3]))
    for work in works:
        threading.Thread(target=_for_ever, args=(work,), daemon=True).start()
    print(READY, flush=True)
    sys.stdin.read()
