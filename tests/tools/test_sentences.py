"""Messages when something is missing: a sentence, never a traceback."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools import environment, python
from tools.console import Trouble, guarded

ROOT = Path(__file__).resolve().parents[2]


def test_an_old_python_says_what_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 8, 10))
    monkeypatch.setattr(shutil, "which", lambda name: None)
    with pytest.raises(SystemExit, match=r"^Carrack needs Python 3\.11 or newer; this is 3\.8\.$"):
        python.ensure_python("play")


def test_an_old_python_hands_over_to_a_newer_one(monkeypatch: pytest.MonkeyPatch) -> None:
    called: list[list[str]] = []
    monkeypatch.setattr(sys, "version_info", (3, 8, 10))
    monkeypatch.setattr(sys, "argv", ["./play", "pizarro"])
    monkeypatch.setattr(shutil, "which", lambda name: sys.executable if name == "python3.12" else None)
    monkeypatch.setattr(os, "execv", lambda path, arguments: called.append(arguments))
    with pytest.raises(SystemExit):
        python.ensure_python("/here/play")
    assert called == [[sys.executable, "/here/play", "pizarro"]]


@pytest.mark.parametrize("name", ["play", "check", "tools/python.py", "tools/__init__.py"])
def test_what_an_old_python_must_read_is_in_its_syntax(name: str) -> None:
    ast.parse((ROOT / name).read_text(), feature_version=(3, 8))


def test_no_way_to_an_environment_says_what_to_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def half_done(command: list[object], log: Path, cwd: Path) -> bool:
        (tmp_path / ".venv").mkdir()
        return False

    monkeypatch.setattr(environment, "logged", half_done)
    with pytest.raises(Trouble, match=r"cannot make virtual environments; run `.+` and try again") as caught:
        environment.make_venv(tmp_path / ".venv", tmp_path / "log")
    assert caught.value.log == tmp_path / "log"
    assert not (tmp_path / ".venv").exists()


@pytest.mark.parametrize(
    ("error", "code", "said"),
    [
        (Trouble("Something is missing.", Path("build/setup.log")), 1, "build/setup.log"),
        (KeyboardInterrupt(), 130, "Stopped"),
        (PermissionError(13, "Permission denied"), 1, "Permission denied"),
    ],
)
def test_errors_become_sentences(
    error: BaseException, code: int, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    def fails() -> int:
        raise error

    assert guarded(fails) == code
    printed = capsys.readouterr().err
    assert said in printed
    assert "Traceback" not in printed


@pytest.mark.parametrize("command", ["play", "check"])
def test_help_works_from_anywhere_without_setting_up(command: str, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, ROOT / command, "--help"], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert done.stdout.startswith(f"./{command}")
