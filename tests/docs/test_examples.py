"""The programs in `examples/`: each runs, and says what its first lines promise."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

import carrack
from carrack.bots.loading import bot_maker
from tests.cli.running import carrack_command
from tools.environment import ROOT

FOLDER = ROOT / "examples"
RUN = {
    "first_game.py": ((), "place 1"),
    "learning.py": (("8", "2"), "learned value against the game's own: ["),
    "pettingzoo_table.py": ((), "ends with"),
}
BOTS = {"averager.py": "Averager@2"}


def test_every_example_is_tried() -> None:
    assert {path.name for path in FOLDER.glob("*.py")} == {*RUN, *BOTS}


@pytest.mark.parametrize("name", RUN)
def test_a_program_runs(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    arguments, said = RUN[name]
    runpy.run_path(str(FOLDER / name))["main"](*arguments)
    assert said in capsys.readouterr().out


@pytest.mark.parametrize("name", BOTS)
def test_the_commands_in_its_first_lines_are_understood(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    lines = [line for line in (FOLDER / name).read_text().splitlines() if line.startswith("carrack ")]
    assert len(lines) == 2
    for line in lines:
        short = line.replace("@20", "@1").replace("--games 20", "--games 2")
        done = carrack_command(*short.split()[1:], typed="q\n")
        assert done.code == 0, done.err


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_plays(name: str) -> None:
    state = carrack.game("amerigo-cards").new(seats=2)
    rng, bot = carrack.Rng(1), bot_maker(f"{Path(FOLDER / name)}:{BOTS[name]}")()
    while state.actor == carrack.CHANCE:
        state.apply(rng.choose(state.legal(), state.weights()))
    assert bot.decide(state.view(int(state.actor)), rng) in state.legal()
