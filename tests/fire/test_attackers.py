"""One attacker at a time, within the limits: an honest player plays on, memory is bounded, nothing is lost.

Seconds are written to build/fire.txt and never fail a test: a busy machine is no fault of the code.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager, ExitStack
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.fire.attackers import Honest, flood, half_open, memory_of, non_readers, tcp
from tests.server.processes import ServerProcess, health
from tools.environment import ROOT

FIGURES = ROOT / "build" / "fire.txt"
MOVES, MANY_MOVES = 40, 300
MOST_MEGABYTES = 150
"""By which the server may grow under one attacker."""
DESCRIPTORS = 120
FILE_BLOCKS = 700
"""Largest file of a server whose disk is full soon: 350 kB."""
Attack = Callable[[ServerProcess, int], AbstractContextManager[None]]


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


@pytest.mark.parametrize(
    ("attack", "few", "many"), [(half_open, 100, 1000), (non_readers, 30, 500), (flood, 3, 10)]
)
def test_an_honest_player_plays_on(tmp_path: Path, attack: Attack, few: int, many: int, long: bool) -> None:
    count, moves = (many, MANY_MOVES) if long else (few, MOVES)
    limits = {
        "CARRACK_WORK_PER_PERSON": "300",
        "CARRACK_WORK_PER_ADDRESS": "100000",  # the honest player has the same address here
        "CARRACK_SOCKETS_PER_ADDRESS": str(2 * many),
    }
    with ServerProcess(tmp_path, 0, **limits) as server:
        ana = Honest(server)
        ana.play(moves)
        quiet, before = ana.p99(), memory_of(server)
        with attack(server, count):
            ana.play(moves)
            under, grown = ana.p99(), memory_of(server) - before
        assert grown < MOST_MEGABYTES
        assert health(server)["status"] == "ok"
        ana.check()
        FIGURES.parent.mkdir(exist_ok=True)
        with FIGURES.open("a") as file:
            name = getattr(attack, "__name__", "")
            file.write(f"{name} {count}: p99 {quiet * 1000:.0f} -> {under * 1000:.0f} ms, +{grown:.0f} MB\n")


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
