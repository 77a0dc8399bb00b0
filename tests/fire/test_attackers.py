"""One attacker at a time, within the limits: an honest player plays on, memory is bounded, nothing is lost.

Seconds are written to build/fire.txt and never fail a test: a busy machine is no fault of the code. Those
that the server's own loop worked between a move and its acknowledgement do not depend on other programs.
"""

from __future__ import annotations

import json
import select
import socket
import sys
import threading
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from statistics import median
from typing import Literal

import pytest
from websockets.exceptions import ConnectionClosed

from carrack.server.settings import Settings
from tests.fire.attackers import HEAVY_GAME, attack, frame_of, shake_hands, tcp
from tests.fire.honest import SEATS, Honest, Pair, Times, memory_of, p99
from tests.patience import PATIENCE, tries
from tests.server.processes import Client, ServerProcess, health
from tools.environment import ROOT

FIGURES = ROOT / "build" / "fire.txt"
MOVES, MANY_MOVES = 40, 200
"""Between two looks at the clock; with --long there are several rounds. Of 1,000 moves the 99th percentile
lies, 19 times of 20, between the 4th and the 16th slowest. Of 40 it is the second slowest: it says little."""
ROUNDS = 5
ATTACKERS = [
    ("half_open", 100, 1000),
    ("non_readers", 30, 500),
    ("deaf_senders", 30, 500),
    ("flood", 3, 10),
    ("stale_tries", 3, 10),
    ("uploads", 2, 5),
    ("deserted_tables", 2, 5),
]
MOST_MEGABYTES = 150
"""By which the server may grow under one attacker."""
DESCRIPTORS = 120
FILE_BLOCKS = 700
"""Largest file of a server whose disk is full soon: 350 kB."""
PINGS = 10
HANGING_DISK = """
import os, time
from carrack.store.inline_sqlite import COMMIT, InlineConnection

run = InlineConnection.run


def hang():
    while os.path.exists({path!r}):
        time.sleep(0.01)


def slow(self, statement):
    if statement == COMMIT:
        hang()
    run(self, statement)


InlineConnection.run = slow
from carrack.cli import main

main()
"""

IMPATIENT = """
from carrack.server import http_protocol, socket_protocol

http_protocol.REQUEST_SECONDS = 1.0
socket_protocol.LEAVING_SECONDS = 0.1
from carrack.cli import main

main()
"""


class Limited(ServerProcess):
    """A server that a shell's `ulimit` holds short."""

    def __init__(self, folder: Path, limit: str) -> None:
        super().__init__(folder)
        self.limit = limit
        self._plain = self.command

    def start(self) -> None:
        limited = ["sh", "-c", f'ulimit {self.limit}; exec "$0" "$@"', sys.executable, "-m", "carrack"]
        self.command = limited if self.limit else self._plain
        super().start()


def one_for_all(fixture_name: str, config: pytest.Config) -> Literal["function", "module"]:
    """With --long each attacker has a server of its own: nothing of the one before spoils its figures."""
    return "function" if config.getoption("--long") else "module"


@pytest.fixture(scope=one_for_all)
def attacked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    usual = Settings()
    limits = {
        "CARRACK_WORK_PER_PERSON": str(usual.work_per_person),
        "CARRACK_WORK_PER_ADDRESS": str(usual.work_per_address),
        "CARRACK_REQUESTS_PER_MINUTE": str(usual.requests_per_minute),
        # More than usual: else most of the sockets would be refused.
        "CARRACK_SOCKETS_PER_ADDRESS": str(2 * max(many for _, _, many in ATTACKERS)),
    }
    with ServerProcess(tmp_path_factory.mktemp("attacked"), 0, **limits) as server:
        yield server


@pytest.mark.parametrize(("kind", "few", "many"), ATTACKERS)
def test_an_honest_player_plays_on(
    attacked: ServerProcess, kind: str, few: int, many: int, long: bool
) -> None:
    count, rounds, moves = (many, ROUNDS, MANY_MOVES) if long else (few, 1, MOVES)
    quiet, under = Times([], []), Times([], [])
    grown = 0.0
    pair = Pair(attacked)
    pair.timed(moves)
    before = memory_of(attacked)
    # In turns, so that a busy machine is as busy with the attacker as without.
    for turn in range(rounds):
        quiet.add(pair.timed(moves))
        # Each time from another address, whose share is not used up yet.
        with attack(attacked, kind, count, f"127.0.{ATTACKERS.index((kind, few, many))}.{turn + 2}"):
            under.add(pair.timed(moves))
            grown = max(grown, memory_of(attacked) - before)
    assert grown < MOST_MEGABYTES
    assert health(attacked)["status"] == "ok"
    pair.check()
    FIGURES.parent.mkdir(exist_ok=True)
    with FIGURES.open("a") as file:
        clock, worked = _compared(quiet.seconds, under.seconds), _compared(quiet.worked, under.worked)
        file.write(f"{kind} {count}: {clock}; the loop worked: {worked}, +{grown:.0f} MB\n")


def _compared(quiet: list[float], under: list[float]) -> str:
    """Return in milliseconds what a move takes without and with an attacker."""
    middle, last = ([part(times) * 1000 for times in (quiet, under)] for part in (median, p99))
    return f"p50 {middle[0]:.1f} -> {middle[1]:.1f}, p99 {last[0]:.1f} -> {last[1]:.1f} ms"


def send_on(line: socket.socket, frame: bytes) -> None:
    """Send a frame again and again, as long as the line stands."""
    for _ in tries():
        select.select([], [line], [], 0.01)
        with suppress(BlockingIOError):
            line.send(frame, socket.MSG_DONTWAIT)


def test_a_socket_that_was_closed_and_never_reads_is_cut(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, CARRACK_MESSAGES_PER_SECOND="100000")
    server.command[1:] = ["-c", IMPATIENT]
    with server:
        eve = Client(server, "Eve")
        table = eve.ask("/api/tables", {"game": HEAVY_GAME, "seats": SEATS})["id"]
        with shake_hands(server, eve, table) as line:
            line.sendall(frame_of({"type": "hello", "have": -1}))
            frame = frame_of({"type": "read-board", "language": "en", "id": "x"})
            # Closed for what it does not read; the server's last words stay on the way.
            with pytest.raises(ConnectionError):
                send_on(line, frame)
        assert health(server)["status"] == "ok"


def test_a_request_whose_answer_is_never_read_is_cut(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    server.command[1:] = ["-c", IMPATIENT]
    with server:
        # Answers are made one after the other; soon no more of them fits into the system's buffers.
        request = f"GET /api/games/{HEAVY_GAME} HTTP/1.1\r\nHost: carrack\r\n\r\n".encode()
        with tcp(server) as line, pytest.raises(ConnectionError):
            send_on(line, request)
        assert health(server)["status"] == "ok"


def test_while_the_disk_hangs_nothing_is_acknowledged_and_nobody_else_waits(tmp_path: Path) -> None:
    hanging = tmp_path / "hanging"
    server = ServerProcess(tmp_path)
    server.command[1:] = ["-c", HANGING_DISK.format(path=str(hanging))]
    with server:
        ana, ben = Honest(server), Client(server, "Ben")
        ana.play(1)
        acknowledged = len(ana.acknowledged[ana.table])
        with ben.connect(ana.table) as line:
            line.recv(timeout=PATIENCE)
            hanging.touch()
            playing = threading.Thread(target=ana.play, args=(1,))
            playing.start()
            for name in map(str, range(PINGS)):
                line.send(json.dumps({"type": "ping", "id": name}))
                while json.loads(line.recv(timeout=PATIENCE)).get("id") != name:
                    pass
            assert health(server)["status"] == "ok"
            assert len(ana.acknowledged[ana.table]) == acknowledged
            hanging.unlink()
            playing.join(PATIENCE)
        assert len(ana.acknowledged[ana.table]) == acknowledged + 1
        ana.check()


def test_without_descriptors_those_who_play_play_on_and_newcomers_come_later(tmp_path: Path) -> None:
    with Limited(tmp_path, f"-n {DESCRIPTORS}") as server, ExitStack() as stack:
        ana = Honest(server)
        ana.play(5)
        with ana.client.connect(
            ana.table or Honest(server).client.ask("/api/tables")["tables"][0]["id"]
        ) as line:
            json.loads(line.recv())
            for _ in range(2 * DESCRIPTORS):
                stack.enter_context(tcp(server))
            line.send(json.dumps({"type": "ping", "id": "p"}))
            while json.loads(line.recv())["type"] != "pong":
                pass
        stack.close()
        assert health(server)["status"] == "ok"
        ana.play(5)
        ana.check()


def test_on_a_full_disk_nothing_is_acknowledged_that_is_not_stored(tmp_path: Path) -> None:
    server = Limited(tmp_path, f"-f {FILE_BLOCKS}")
    with server:
        ana = Honest(server)
        with pytest.raises(ConnectionClosed):
            ana.play(5000)
        assert ana.acknowledged
        assert health(server)["status"] == "ok"
        server.kill()
        server.limit = ""
        server.start()
        ana.check()
        ana.play(10)
        ana.check()
