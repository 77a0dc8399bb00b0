"""Running the command: inside this process (fast), or as the process a person would start."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from typer.testing import CliRunner

import carrack
from carrack.cli.app import app
from carrack.cli.terminal.errors import FAULT
from tests.patience import PATIENCE

GAME: Final = "amerigo-cards"
PACKAGE: Final = Path(carrack.__file__).parents[1]
COMMAND: Final = [sys.executable, "-m", "carrack"]
FIRST_ALWAYS: Final = "#1\n" * 2000
"""What somebody types who always takes the first choice."""


@dataclass
class Done:
    """Exit code and output of a command."""

    code: int
    out: str
    err: str


def words_of(arguments: tuple[object, ...]) -> list[str]:
    """The words of a command; who plays without naming bots gets those that need no clock."""
    words = [str(argument) for argument in arguments]
    if words[:1] == ["play"] and not {"--bots", "--resume"} & set(words):
        words += ["--bots", "greedy"]
    return words


def carrack_command(*arguments: object, typed: str = "") -> Done:
    """Run the command here."""
    result = CliRunner().invoke(app, words_of(arguments), input=typed)
    if result.exception and not isinstance(result.exception, SystemExit):
        raise result.exception
    if result.exit_code == FAULT and isinstance(result.exception, SystemExit):
        raise AssertionError(result.stderr) from result.exception
    return Done(result.exit_code, result.stdout, result.stderr)


def carrack_process(*arguments: object, typed: str = "") -> Done:
    """Run the command as a process."""
    command = [*COMMAND, *words_of(arguments)]
    done = subprocess.run(command, input=typed, capture_output=True, text=True, timeout=PATIENCE, check=False)
    return Done(done.returncode, done.stdout, done.stderr)


def refused(done: Done, *words: str) -> None:
    """It said no in one sentence on standard error, with these words in it, and nothing else happened."""
    assert done.code == 2, (done.out, done.err)
    assert done.err.startswith("carrack: "), done.err
    assert done.err.count("\n") == 1, done.err
    for word in words:
        assert word in done.err, (word, done.err)


def finished_record(path: Path) -> Path:
    """A whole game of two seats, played by always taking the first choice."""
    path.write_text(_finished_text())
    return path


@cache
def _finished_text() -> str:
    with TemporaryDirectory() as folder:
        file = Path(folder, "game.txt")
        done = carrack_command(
            "play", "--seed", 5, "--seats", 2, "--name", "Ann", "--save", file, typed=FIRST_ALWAYS
        )
        assert done.code == 0, done.err
        return file.read_text()
