"""Every game is played at the live table over the socket: by a person's messages, and by `carrack sit`."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.cli.running import carrack_command, refused
from tests.playable.tables import DECISIONS, HALF, Table, shortest
from tests.seeds import NEW_SEED, seeds_of
from tests.server.processes import Client, ServerProcess
from tests.server.visitors import Place, Socket, running, settings_for

OVER = -2
FEW = 3
"""Decisions that a seat has in every game, however the others play."""
LEAVING = '''"""A bot that leaves after a few decisions."""

from carrack.bots.base import Bot


class Leaving(Bot):
    def __init__(self):
        self.left = {decisions}

    def decide(self, view, rng):
        self.left -= 1
        if self.left < 0:
            raise RuntimeError("enough")
        return rng.choose(view.legal, [])
'''


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    with running(settings_for(tmp_path_factory.mktemp("server"))) as place:
        yield place


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server as people run it: `carrack sit` reaches it from outside."""
    with ServerProcess(tmp_path_factory.mktemp("served"), CARRACK_MESSAGES_PER_SECOND="1000000") as server:
        yield server


@pytest.fixture(autouse=True)
def foretold(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """The games are the same each time."""
    monkeypatch.setattr(NEW_SEED, partial(next, seeds_of(request.node.name)))


def wish(table: Table) -> dict[str, Any]:
    """The message that opens this table: one person against bots."""
    bots = [{"kind": "bot", "bot": "random"}] * (table.seats - 1)
    return {"game": table.game_id, "seats": [{"kind": "me"}, *bots], "options": dict(table.options)}


class Person:
    """Somebody at a socket."""

    def __init__(self, socket: Socket, random: Random) -> None:
        self.socket = socket
        self.random = random

    def is_asked(self) -> bool:
        """Wait until asked; False when the game is over."""
        while self.socket.shown["actor"] != OVER and not self.socket.shown["legal"]:
            self.socket.hear("moved")
        return bool(self.socket.shown["legal"])

    def decide(self) -> None:
        number = self.random.choice(self.socket.shown["legal"])
        assert self.socket.commit(number)["type"] == "stored"

    def ask_why(self) -> bool:
        """Try what is refused, and hear the reason told beforehand; False if nothing is refused here."""
        told = self.socket.shown["refused"]
        if not told:
            return False
        fold = told[0]
        answer = self.socket.commit(fold["numbers"][0])
        assert answer["type"] == "refused"
        reason = answer["reason"]
        assert (reason["family"], reason["rule"]) == ("illegal", fold["rule"])
        # What differs from number to number stands in columns of its own.
        differing = {name: column[0] for name, column in fold["differs"].items()}
        assert reason["say"] == {"key": fold["key"], "args": {**fold["args"], **differing}}
        return True

    def take_hint(self) -> None:
        name = self.socket.say(type="hint", version=self.socket.version)
        said = self.socket.hear("advice", "refused", id=name)
        assert said["type"] == "advice", said
        assert self.socket.commit(said["numbers"][0])["type"] == "stored"

    def take_back(self) -> None:
        """Decide and think better of it: that leads to where the turn began."""
        self.decide()
        if self.is_asked():
            name = self.socket.say(type="take-back", version=self.socket.version)
            assert self.socket.hear("stored", "refused", id=name)["type"] == "stored"
            assert self.is_asked()

    def read_board(self, language: str) -> None:
        name = self.socket.say(type="read-board", language=language)
        assert any(line.strip() for line in self.socket.hear("board", id=name)["lines"])


def test_thirty_decisions_why_hint_undo_leaving_and_coming_back(table: Table, place: Place) -> None:
    random = Random(str(table))
    ana = place.visitor("Ana")
    made, asked_why, came_back, name, left = 0, False, False, "", 0
    while made < DECISIONS:
        came_back = came_back or bool(name)
        name = name or str(ana.post("/api/tables", wish(table))["id"])
        most, language = (HALF, table.language) if made < HALF else (DECISIONS, table.other_language)
        with ana.at(name) as socket:
            ann = Person(socket, random)
            assert socket.version >= left
            ann.read_board(language)
            while made < most and ann.is_asked():
                asked_why = asked_why or ann.ask_why()
                match made:
                    case 3:
                        ann.take_hint()
                    case 6:
                        ann.take_back()
                    case _:
                        ann.decide()
                made += 1
            left = socket.version
            if socket.shown["actor"] == OVER:
                name, left = "", 0
    assert asked_why
    assert came_back


def test_sit_plays_leaves_comes_back_and_plays_to_the_result(
    game_id: str, server: ServerProcess, home: Path
) -> None:
    (home / "leaving.py").write_text(LEAVING.format(decisions=FEW))
    ana = Client(server, "Ana")
    table = ana.ask("/api/tables", wish(shortest(game_id)))["id"]
    link = server.address + ana.ask(f"/api/tables/{table}/token", {})["link"]
    refused(carrack_command("sit", link, "--bot", f"{home}/leaving.py:Leaving", "--lang", "en"), "enough")
    assert ana.ask(f"/api/tables/{table}")["status"] == "playing"
    done = carrack_command("sit", link, "--bot", "random", "--lang", "de")
    assert done.code == 0, done.err
    assert "Platz 1" in done.out
    over = ana.ask(f"/api/tables/{table}")
    assert over["status"] == "over"
