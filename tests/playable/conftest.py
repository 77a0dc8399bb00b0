"""Every table of every registered game, and a home of its own for each test."""

from __future__ import annotations

from pathlib import Path

import pytest

import carrack
from tests.playable.tables import ADVISER, OWN_BOT, every_number_of_seats, every_table
from tests.screen.conftest import home, swift

__all__ = ["home", "swift"]
PLAYED = 1
"""The table of a game at which thirty decisions are made in a real terminal, among those of all seats."""
TOGETHER = {"table": 1, "pair": 2}
"""Tables with every value of seats, options and languages; with every two of them together."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    for name, together in TOGETHER.items():
        if name in metafunc.fixturenames:
            tables = every_table(2 if metafunc.config.getoption("--long") else together)
            metafunc.parametrize(name, tables, ids=map(str, tables))
    if "start" in metafunc.fixturenames:
        # Where thirty decisions are made it starts, too.
        every = [every_number_of_seats(game_id) for game_id in carrack.ids()]
        tables = [table for tables in every for table in tables if table is not tables[PLAYED]]
        metafunc.parametrize("start", tables, ids=map(str, tables))
    if "game_id" in metafunc.fixturenames:
        metafunc.parametrize("game_id", carrack.ids())


@pytest.fixture(autouse=True)
def quick_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("carrack.cli.play.hints.ADVISER", ADVISER)
    monkeypatch.setattr("carrack.server.table.hints.ADVISER", ADVISER)


@pytest.fixture
def bot(home: Path) -> str:
    """The name of a bot that needs no time, also for a hint."""
    file = home / "swift.py"
    file.write_text(OWN_BOT)
    return f"{file}:Swift"
