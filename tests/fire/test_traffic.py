"""Real traffic, broken on purpose: the server answers each piece of it, and no game changes by itself."""

from __future__ import annotations

import logging
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect

import carrack
from tests.fire.mutants import mutant
from tests.server.visitors import Socket, Visitor, running, settings_for

MESSAGES, MANY = 300, 250_000
"""For each game: in every check, and with --long. Four games make a million."""


def honest(socket: Socket, rng: random.Random) -> dict[str, Any]:
    """Return a message that a page might send just now."""
    number = rng.choice(socket.shown["legal"] or [0])
    version = socket.version - rng.choice((0, 0, 0, 1))
    kinds: list[dict[str, Any]] = [
        {"type": "try", "version": version, "numbers": [number]},
        {"type": "commit", "version": version, "numbers": [number]},
        {"type": "take-back", "version": version},
        {"type": "agree", "version": version, "yes": rng.random() < 0.5},
        {"type": "say", "text": "Ahoy"},
        {"type": "read-board", "language": rng.choice(("en", "de"))},
        {"type": "ping"},
    ]
    return {**rng.choice(kinds), "id": f"m{rng.getrandbits(40)}"}


def fire(visitor: Visitor, open_table: Callable[[], str], count: int, rng: random.Random) -> list[str]:
    """Send broken messages over as many sockets as it takes, at a new table after each game; the tables."""
    sent = 0
    tables = [open_table()]
    while sent < count:
        try:
            with visitor.at(tables[-1]) as socket:
                while sent < count and socket.shown["actor"] != carrack.OVER:
                    data = mutant(honest(socket, rng), rng)
                    sent += 1
                    if rng.random() < 0.1:
                        socket.session.send_bytes(data)
                    else:
                        socket.session.send_text(data.decode("utf-8", "replace"))
                    if sent % 20 == 0:
                        socket.catch_up()
        except WebSocketDisconnect:
            continue  # closed for what was sent
        if sent < count:
            tables.append(open_table())
    return tables


@pytest.mark.parametrize("game", carrack.ids())
def test_broken_messages_change_nothing_and_break_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, game: str, long: bool
) -> None:
    rng = random.Random(game)
    fewest = max(2, carrack.game(game).facts.seats.start)
    with running(settings_for(tmp_path)) as place:
        eve, ana = place.visitor("Eve"), place.visitor("Ana")
        other = ana.open("me", *["random"] * (fewest - 1), game=game)["id"]
        with ana.at(other) as socket:
            while not socket.shown["legal"]:
                socket.hear("moved")
            before = socket.version
        tables = fire(
            eve,
            lambda: str(eve.open("me", *["random"] * (fewest - 1), game=game)["id"]),
            MANY if long else MESSAGES,
            rng,
        )
        # Nobody else noticed, no fault of ours is in the log; and what was played can be read again.
        assert ana.get(f"/api/tables/{other}")["version"] == before
        assert place.visitor().get("/health")["status"] == "ok"
    assert not [vars(record) for record in caplog.records if record.levelno >= logging.ERROR]
    with running(settings_for(tmp_path)) as place:
        for table in tables:
            assert place.visitor().get(f"/api/tables/{table}")["version"] >= 1
