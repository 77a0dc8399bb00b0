"""Every test of the screen has a home of its own."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A fresh home directory; nothing of the tester's own settings shows."""
    for name in ("CARRACK_LANG", "LC_ALL", "LC_MESSAGES", "NO_COLOR", "XDG_DATA_HOME", "COLUMNS", "LINES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture(autouse=True)
def swift(monkeypatch: pytest.MonkeyPatch) -> None:
    """The pilot waits for messages, not for an idle processor: that takes a tenth of the time."""

    async def wait_a_little(_least: float = 0.0, _most: float = 1.0) -> None:
        await asyncio.sleep(0.001)

    monkeypatch.setattr("textual.app.wait_for_idle", wait_a_little)
    monkeypatch.setattr("textual.pilot.wait_for_idle", wait_a_little)
