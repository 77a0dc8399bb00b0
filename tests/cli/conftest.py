"""Every test of the command has a home of its own and a plain terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.running import PACKAGE


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A fresh home directory; nothing of the tester's own settings shows."""
    for name in (
        "CARRACK_LANG",
        "LC_ALL",
        "LC_MESSAGES",
        "LANGUAGE",
        "NO_COLOR",
        "FORCE_COLOR",
        "XDG_DATA_HOME",
        "COLUMNS",
        "LINES",
    ):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("USER", "ann")
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("PYTHONPATH", str(PACKAGE))
    monkeypatch.chdir(tmp_path)
    return tmp_path
