"""Every table of every registered game, and a home of its own for each test."""

from __future__ import annotations

from pathlib import Path

import pytest

import carrack
from tests.playable.tables import ADVISER, OWN_BOT, every_number_of_seats, every_table
from tests.screen.conftest import home, swift

__all__ = ["home", "swift"]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "table" in metafunc.fixturenames:
        tables = every_table()
        metafunc.parametrize("table", tables, ids=map(str, tables))
    if "start" in metafunc.fixturenames:
        tables = [table for game_id in carrack.ids() for table in every_number_of_seats(game_id)]
        metafunc.parametrize("start", tables, ids=map(str, tables))
    if "game_id" in metafunc.fixturenames:
        metafunc.parametrize("game_id", carrack.ids())


@pytest.fixture(autouse=True)
def quick_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("carrack.cli.advice.ADVISER", ADVISER)
    monkeypatch.setattr("carrack.server.hinting.ADVISER", ADVISER)


@pytest.fixture
def bot(home: Path) -> str:
    """The name of a bot that needs no time, also for a hint."""
    file = home / "swift.py"
    file.write_text(OWN_BOT)
    return f"{file}:Swift"
