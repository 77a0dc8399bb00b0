"""The optional packages: everything else works without them, and a missing one is named."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pexpect
import pytest

import carrack
from carrack.core.extras import PACKAGES
from carrack.core.text import Texts
from carrack.core.verdicts import malformed
from tests.patience import PATIENCE

ROOT = Path(__file__).resolve().parents[1]
SOURCE = Path(carrack.__file__).parents[1]
WITHOUT = """
import sys
for name in {names!r}:
    sys.modules[name] = None  # makes every import of it fail, as if it were not installed
"""
RESEARCH = """
import carrack
import carrack.arena.simulation, carrack.arena.tuning, carrack.arena.workers
import carrack.bots.levels, carrack.core.match, carrack.core.records
from carrack.bots.loading import bot_maker

for game_id in carrack.ids():
    game = carrack.game(game_id)
    state, rng, bot, decided = game.new(seats=game.facts.seats[-1]), carrack.Rng(1), bot_maker("greedy")(), 0
    while state.actor != carrack.OVER:
        number = rng.choose(state.legal(), state.weights())
        if state.actor != carrack.CHANCE and decided < 2:
            number = bot.decide(state.view(state.actor), rng)
            decided += 1
        state.apply(number)
    print(game_id, [score.total for score in state.scores()])
"""
COMMAND = "import runpy; sys.argv = ['carrack', *{words!r}]; runpy.run_module('carrack', run_name='__main__')"
EVERYTHING = ("typer", "rich", "click", *(name for names in PACKAGES.values() for name in names))


def run_without(names: tuple[str, ...], code: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run a program in a process in which these packages cannot be imported."""
    (folder / "sitecustomize.py").write_text(WITHOUT.format(names=names))
    path = os.pathsep.join((str(folder), str(SOURCE)))
    return subprocess.run(
        [sys.executable, "-c", "import sys; " + code.lstrip()],
        env={**os.environ, "PYTHONPATH": path, "CARRACK_LANG": "en"},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
        cwd=folder,
    )


def command_without(extra: str, folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return run_without(PACKAGES[extra], COMMAND.format(words=words), folder)


def test_games_bots_and_simulations_need_no_extra(tmp_path: Path) -> None:
    done = run_without(EVERYTHING, RESEARCH, tmp_path)
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.splitlines()) == len(carrack.ids())


@pytest.mark.parametrize(
    ("extra", "words"),
    [
        ("serve", ()),
        ("serve", ("serve",)),
        ("serve", ("store", "check")),
        ("serve", ("sit", "http://127.0.0.1:1/join/x", "--bot", "greedy")),
        ("serve", ("bench", "server")),
        ("arena", ("arena", "amerigo-cards", "random", "greedy")),
        ("ray", ("arena", "amerigo-cards", "random", "greedy", "--ray", "local")),
    ],
)
def test_a_missing_extra_is_one_sentence_with_the_line_to_type(
    extra: str, words: tuple[str, ...], tmp_path: Path
) -> None:
    done = command_without(extra, tmp_path, *words)
    assert done.returncode == 2, done.stderr
    assert done.stdout == ""
    assert done.stderr.startswith("carrack: ")
    assert done.stderr.count("\n") == 1, done.stderr
    assert f'pip install "carrack[{extra}]"' in done.stderr


def test_without_the_full_screen_one_plays_line_by_line(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(WITHOUT.format(names=PACKAGES["terminal"]))
    path = os.pathsep.join((str(tmp_path), str(SOURCE)))
    table: pexpect.spawn[str] = pexpect.spawn(
        sys.executable,
        ["-m", "carrack", "play", "amerigo-cards", "--bots", "greedy", "--seed", "1"],
        env={**os.environ, "PYTHONPATH": path, "HOME": str(tmp_path), "CARRACK_LANG": "en", "TERM": "xterm"},
        encoding="utf-8",
        timeout=PATIENCE,
        dimensions=(24, 200),
    )
    table.expect_exact('pip install "carrack[terminal]"')
    table.expect(r"> $")
    table.sendline("q")
    table.expect(pexpect.EOF)
    table.close()
    assert "Traceback" not in (table.before or "")
    assert table.exitstatus == 0


def test_the_commands_without_an_extra_still_work(tmp_path: Path) -> None:
    names = tuple(name for extra in PACKAGES for name in PACKAGES[extra])
    for words in (("--version",), ("--help",), ("games",), ("simulate", "amerigo-cards", "--games", "2")):
        done = run_without(names, COMMAND.format(words=words), tmp_path)
        assert done.returncode == 0, done.stderr


def test_the_extras_of_the_package_bring_what_is_asked_for() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text())
    extras = settings["project"]["optional-dependencies"]
    for extra, modules in PACKAGES.items():
        brought = {re.split(r"[\[><=; ]", need)[0].replace("-cffi", "") for need in extras[extra]}
        # A module `a.b` comes with the package `a-b`.
        assert {one.replace(".", "_") for one in modules} <= {one.replace("-", "_") for one in brought}, extra
    everything = " ".join(extras["all"])
    assert all(re.search(rf"[\[,]{extra}[,\]]", everything) for extra in extras if extra != "all")
    core = " ".join(settings["project"]["dependencies"])
    assert not any(name in core for names in PACKAGES.values() for name in names)


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_line_to_type_stands_in_both_languages(language: str) -> None:
    sentence = Texts(None, language).refusal(malformed("extra.missing", extra="serve").verdict)
    assert 'pip install "carrack[serve]"' in sentence
