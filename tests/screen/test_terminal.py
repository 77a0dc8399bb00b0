"""The command in a real terminal: the screen comes, is left clean, the game is kept and goes on."""

from __future__ import annotations

import os
import re
import signal
import sys
import time
from pathlib import Path

import pexpect
import pytest

import carrack
from carrack.cli.play.saved_games import saved_games
from tests.cli.running import carrack_command, finished_record, refused
from tests.patience import PATIENCE
from tests.terminals import close

PACKAGE = str(Path(carrack.__file__).parents[1])
ENTER_SCREEN = "\x1b[?1049h"
LEAVE_SCREEN = "\x1b[?1049l"


@pytest.fixture(autouse=True)
def own_sources(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", PACKAGE)
    monkeypatch.setenv("USER", "ann")


def terminal(*arguments: str) -> pexpect.spawn[str]:
    return pexpect.spawn(
        sys.executable, ["-m", "carrack", *arguments], encoding="utf-8", dimensions=(24, 80), timeout=PATIENCE
    )


def end(table: pexpect.spawn[str]) -> tuple[str, int | None]:
    """Return what was said after the screen was left, and the exit code."""
    table.expect_exact(LEAVE_SCREEN)
    table.expect(pexpect.EOF)
    rest = table.before or ""
    close(table)
    return re.sub(r"\x1b\[[0-9;?<>=]*[a-zA-Z]", "", rest), table.exitstatus


def test_screen_comes_and_is_left_clean_and_the_game_goes_on() -> None:
    table = terminal("play", "--seed", "5", "--fast", "--save", "game.txt")
    table.expect_exact(ENTER_SCREEN)
    table.expect_exact("compensation.1")
    table.send(".\r")
    table.expect_exact("turn.2")
    table.send("q")
    said, code = end(table)
    assert code == 0
    assert "carrack play --resume game.txt" in said
    assert "1: decline" in Path("game.txt").read_text()
    again = terminal("play", "--resume", "game.txt", "--lang", "de")
    again.expect_exact("turn.2")
    again.send("\x03")
    said, code = end(again)
    assert code == 130
    assert "So geht es weiter" in said


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_signals_leave_the_terminal_clean(number: signal.Signals) -> None:
    table = terminal("play", "--seed", "5", "--save", "game.txt")
    table.expect_exact("compensation.1")
    table.kill(number)
    said, code = end(table)
    assert code == 128 + number
    assert "carrack play --resume game.txt" in said


@pytest.mark.parametrize("arguments", [("play", "--seed", "5", "--fast", "--save", "game.txt"), ("play",)])
def test_a_terminal_that_is_closed_leaves_no_process_behind(arguments: tuple[str, ...]) -> None:
    table = terminal(*arguments)
    table.expect_exact("compensation.1" if len(arguments) > 1 else "Pizarro")
    assert table.pid is not None
    os.close(table.child_fd)
    until = time.monotonic() + PATIENCE
    while os.waitpid(table.pid, os.WNOHANG) == (0, 0):
        assert time.monotonic() < until
        time.sleep(0.05)


def test_latest_unfinished_game_is_offered() -> None:
    table = terminal("play", "--seed", "5", "--name", "Eve")
    table.expect_exact("compensation.1")
    table.send("q")
    end(table)
    again = terminal("play", "--resume")
    again.expect_exact("Go on with this game?")
    again.send("\r")
    again.expect_exact("compensation.1")
    again.send("q")
    said, code = end(again)
    assert code == 0
    assert len(saved_games()) == 1
    assert str(saved_games()[0].path) in said.replace("\r\n", "")


def test_latest_is_taken_where_there_is_no_screen() -> None:
    refused(carrack_command("play", "--resume"), "no unfinished game")
    carrack_command("play", "--seed", 5, "--name", "Eve", typed="#1\n")
    time.sleep(0.01)
    carrack_command("play", "--seed", 6, "--name", "Bob", typed="#1\n")
    assert [saved.players[0] for saved in saved_games()] == ["Bob", "Eve"]
    assert "Bob" in saved_games()[0].sentence("de")
    assert "Bob" in carrack_command("play", "--resume").out


def test_finished_broken_and_foreign_files_are_not_offered(tmp_path: Path) -> None:
    folder = tmp_path / ".local" / "share" / "carrack"
    folder.mkdir(parents=True)
    finished_record(folder / "finished.txt")
    (folder / "empty.txt").write_text("")
    (folder / "prose.txt").write_text("an unfinished novel\n")
    (folder / "bytes.txt").write_bytes(bytes(range(256)))
    assert saved_games() == []


def test_replay_opens_on_the_screen() -> None:
    finished_record(Path("game.txt"))
    table = terminal("replay", "game.txt", "--as", "1")
    table.expect_exact("0/")
    table.send("\x1b[C")
    table.expect_exact("1/")
    table.send("q")
    _, code = end(table)
    assert code == 0
    plain = terminal("replay", "game.txt", "--plain")
    plain.expect(pexpect.EOF)
    assert ENTER_SCREEN not in (plain.before or "")
    assert "is dealt" in (plain.before or "")


def test_plain_table_and_dumb_terminals_have_no_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    for arguments, kind in ((["--plain"], "xterm-256color"), ([], "dumb")):
        monkeypatch.setenv("TERM", kind)
        table = terminal("play", "--seed", "5", *arguments)
        table.expect_exact("help > ")
        assert ENTER_SCREEN not in (table.before or "")
        close(table)


def test_two_games_are_not_played_at_once() -> None:
    refused(carrack_command("play", "amerigo-cards", "amerigo-cards"), "2")
