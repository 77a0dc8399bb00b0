"""An error of our own: the terminal is whole, the game is kept, and one sentence says how to go on."""

from __future__ import annotations

import re
import sys
from functools import partial
from pathlib import Path
from typing import Any

import pexpect
import pytest
from textual.pilot import Pilot
from typer.testing import CliRunner

import carrack
from carrack.cli.app import app
from carrack.cli.play.fullscreen.table_app import TableApp
from carrack.cli.terminal.errors import FAULT
from carrack.core.records import read
from tests.cli.running import PACKAGE, carrack_command, finished_record
from tests.patience import PATIENCE
from tests.terminals import close

ESCAPES = re.compile(r"\x1b\[[0-9;?<>=]*[a-zA-Z]")
SCREEN = "carrack.cli.play.fullscreen"
PLACES = {
    "when the screen comes": (f"{SCREEN}.table_app.TableApp.began", 1),
    "when a question is shown": ("carrack.cli.play.session.asked", 2),
    "when the board is drawn": (f"{SCREEN}.panes.Board.draw", 4),
    "when the board is turned": (f"{SCREEN}.shell.Shell.scroll_to_target", 2),
    "when a choice is taken": ("carrack.cli.play.session.Session.pick", 1),
    "when a bot moves": ("carrack.cli.play.session.Session.bot_plays", 2),
    "when a hint is asked for": ("carrack.cli.play.session.Session.adviser", 1),
}
PLAY = ("play", "--seed", "5", "--fast", "--bots", "random", "--save", "game.txt")


def fail_at(monkeypatch: pytest.MonkeyPatch, place: str, time: int) -> None:
    """Let a function fail when it is called for this time, and not before."""
    home, _, name = place.rpartition(".")
    module, _, kind = home.rpartition(".")
    owner: Any = sys.modules.get(home) or getattr(sys.modules[module], kind)
    real, calls = getattr(owner, name), iter(range(1, 10**6))

    def failing(*args: Any, **named: Any) -> Any:
        if next(calls) >= time:
            raise ZeroDivisionError("injected")
        return real(*args, **named)

    monkeypatch.setattr(owner, name, failing)


def on_screen(monkeypatch: pytest.MonkeyPatch, *keys: str) -> None:
    """Let the command play on a screen without a terminal, and press these keys."""

    async def press(pilot: Pilot[object]) -> None:
        await pilot.pause()
        for key in keys:
            if pilot.app.is_running:
                await pilot.press(key)
                await pilot.pause()

    headless = partial(TableApp.run, headless=True, size=(80, 24), auto_pilot=press)
    monkeypatch.setattr(TableApp, "run", lambda self: headless(self))
    monkeypatch.setattr("carrack.cli.commands.play.full_screen", lambda: True)


def told(out: str, err: str, code: int | None) -> None:
    """The person reads how to go on and one sentence; the rest is in a file."""
    assert code == FAULT, (out, err)
    assert "carrack play --resume game.txt" in out
    assert err.startswith("carrack: Carrack itself has failed (ZeroDivisionError)."), err
    assert err.count("\n") == 1, err
    assert "Traceback" not in out + err
    log = Path(".local/share/carrack/error.log").read_text()
    assert "Traceback" in log
    assert "ZeroDivisionError" in log


@pytest.mark.parametrize("place", PLACES)
def test_error_on_the_screen_is_a_sentence_and_the_game_goes_on(
    place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patched:
        on_screen(patched, "down", "enter", "!", "down", "enter", "down", "enter")
        fail_at(patched, *PLACES[place])
        done = CliRunner().invoke(app, [*PLAY, "--lang", "en"])
    told(done.stdout, done.stderr, done.exit_code)
    assert read(Path("game.txt").read_text(), carrack.game).error is None
    again = carrack_command("play", "--resume", "game.txt", "--lang", "en", typed="#1\nq\n")
    assert again.code == 0, again.err
    assert "Key or words" in again.out


def test_error_at_the_plain_table_is_a_sentence_too(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patched:
        fail_at(patched, "carrack.cli.play.plain.display.Display.question", 2)
        done = CliRunner().invoke(app, [*PLAY, "--lang", "en"], input="#1\n#1\n#1\n")
    told(done.stdout, done.stderr, done.exit_code)
    assert carrack_command("play", "--resume", "game.txt", typed="#1\nq\n").code == 0


def test_error_of_any_command_is_a_sentence_in_the_language_asked_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    finished_record(Path("game.txt"))
    fail_at(monkeypatch, "carrack.cli.commands.replay.read", 1)
    done = CliRunner().invoke(app, ["replay", "game.txt", "--lang", "de"])
    assert done.exit_code == FAULT
    assert done.stderr.startswith("carrack: Carrack selbst ist gescheitert (ZeroDivisionError)."), done.stderr
    assert done.stderr.count("\n") == 1


def test_details_are_told_where_they_cannot_be_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    Path("file").write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(Path("file").absolute()))
    fail_at(monkeypatch, "carrack.cli.commands.rules.rulebook", 1)
    done = CliRunner().invoke(app, ["rules", "amerigo-cards", "--lang", "en"])
    assert done.exit_code == FAULT
    assert done.stderr.startswith("carrack: Carrack itself has failed (ZeroDivisionError).")
    assert "injected" in done.stderr


def test_real_terminal_is_left_whole() -> None:
    code = (
        "from carrack.cli import main\n"
        "from carrack.cli.play.session import Session\n"
        "Session.pick = lambda *_: 1 / 0\n"
        "main()\n"
    )
    table = pexpect.spawn(
        sys.executable,
        ["-c", code, *PLAY, "--lang", "en"],
        encoding="utf-8",
        dimensions=(24, 200),
        timeout=PATIENCE,
        env={
            "HOME": str(Path.cwd()),
            "TERM": "xterm-256color",
            "LANG": "C.UTF-8",
            "PYTHONPATH": str(PACKAGE),
        },
    )
    table.expect_exact("compensation.1")
    table.send("1\r")
    table.expect_exact("\x1b[?1049l")
    table.expect(pexpect.EOF)
    rest = ESCAPES.sub("", table.before or "").replace("\r\n", "\n").replace("\x07", "")
    close(table)
    out, _, err = rest.partition("carrack: ")
    told(out, f"carrack: {err}", table.exitstatus)
