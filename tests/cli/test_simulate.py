"""Simulations: the same figures whatever the workers, every seat for every bot, nothing lost by Ctrl-C."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
import xml.etree.ElementTree as ElementTree
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import carrack
from carrack.arena.plot import STYLE
from carrack.arena.report import bins, mean, report, wilson
from carrack.arena.simulation import Setup, play_one
from carrack.arena.tally import WIN, Tally
from tests.cli.running import COMMAND, GAME, carrack_command, carrack_process
from tests.patience import PATIENCE

OWN = """
from carrack.bots.base import Bot

class First(Bot):
    def decide(self, view, rng):
        return view.legal[0]
"""

MARKS_ITS_GAMES = """
import time
from itertools import pairwise
from pathlib import Path
from carrack.bots.base import Bot

class Marks(Bot):
    def __init__(self):
        Path(f"made-{time.monotonic_ns()}").touch()

    def decide(self, view, rng):
        return view.legal[rng.below(len(view.legal))]
"""


def figures(*arguments: object) -> dict[str, Any]:
    """The figures as a program reads them."""
    done = carrack_command("simulate", GAME, "--json", *arguments)
    assert done.code == 0, done.err
    found: dict[str, Any] = json.loads(done.out)
    return found


def test_any_number_of_workers_gives_the_same_bytes() -> None:
    Path("own.py").write_text(OWN)
    arguments = [
        "simulate",
        GAME,
        "--games",
        30,
        "--bots",
        "random,own.py:First,random",
        "--seed",
        7,
        "--json",
    ]
    alone = carrack_process(*arguments, "--workers", 1)
    together = carrack_process(*arguments, "--workers", 3)
    assert alone.code == together.code == 0
    assert together.err == ""
    assert alone.out == together.out


@pytest.mark.parametrize(("language", "word"), [("en", "games"), ("de", "Spiele")])
def test_much_work_says_in_a_pipe_how_far_it_is(language: str, word: str) -> None:
    arguments = ("simulate", GAME, "--games", 60, "--bots", "random", "--workers", 1, "--lang", language)
    done = carrack_process(*arguments)
    assert done.code == 0
    lines = done.err.splitlines()
    assert 2 <= len(lines) < 10
    assert all(line.startswith(f"{word} ") and line.endswith("/60") for line in lines), lines
    assert "/60" not in done.out


def test_seed_decides() -> None:
    first, again, other = (
        figures("--games", 6, "--bots", "random", "--seed", seed, "--workers", 1) for seed in (1, 1, 2)
    )
    assert first == again
    assert first["report"] != other["report"]


def test_json_has_everything() -> None:
    found = figures("--seats", 3, "--games", 6, "--bots", "random", "--workers", 1)
    assert found["version"] == carrack.__version__
    assert found["compiled"] is carrack.COMPILED
    assert found["seed"] == 0
    assert found["options"] == {}
    assert found["seats"] == 3
    assert found["asked"] == 6
    assert found["bots"] == ["random"] * 3
    shown = found["report"]
    assert shown["games"] == 6
    assert len(shown["seats"]) == 3
    assert sum(side["wins"] for side in shown["seats"]) == pytest.approx(6)
    assert sum(shown["lengths"].values()) == 6
    assert shown["bots"][0]["games"] == 18
    assert sum(shown["bots"][0]["scores"].values()) == 18
    assert shown["bots"][0]["mix"]["decline"] > 0


def test_every_bot_sits_everywhere_equally() -> None:
    setup = Setup(carrack.game(GAME), 3, {}, ("random", "greedy", "random"), 0)
    seen = [setup.bot_at(seat, index) for index in range(3) for seat in range(3)]
    assert seen == [0, 1, 2, 1, 2, 0, 2, 0, 1]


def test_game_depends_on_its_number_alone() -> None:
    setup = Setup(carrack.game(GAME), 2, {}, ("random", "random"), 3)
    assert play_one(setup, 4) == play_one(setup, 4)
    assert play_one(setup, 4).lengths != play_one(setup, 5).lengths or play_one(setup, 4) != play_one(
        setup, 5
    )


def test_counting_in_any_order_gives_the_same() -> None:
    setup = Setup(carrack.game(GAME), 2, {}, ("random", "random"), 3)
    games = [play_one(setup, index) for index in range(3)]
    forth, back = Tally(), Tally()
    for one in games:
        forth.add(one)
    for one in reversed(games):
        back.add(one)
    assert forth == back
    assert sum(line.wins for line in forth.bots) == 3 * WIN
    assert report(setup, forth) == report(setup, back)


def test_greedy_beats_random() -> None:
    found = figures("--seats", 2, "--games", 10, "--bots", "greedy,random", "--workers", 1)
    greedy, random = found["report"]["bots"]
    assert greedy["share"]["low"] > random["share"]["high"]


@pytest.mark.parametrize(
    ("language", "words"), [("en", "A shared victory counts"), ("de", "Ein geteilter Sieg")]
)
def test_figures_for_people(language: str, words: str) -> None:
    done = carrack_command(
        "simulate", GAME, "--games", 4, "--bots", "random,greedy", "--workers", 1, "--lang", language
    )
    assert done.code == 0
    assert words in done.out
    assert "█" in done.out
    assert all(len(line) <= 80 or line.startswith(words) for line in done.out.splitlines())


def test_wilson_interval() -> None:
    estimate = wilson(10, 20)
    assert (estimate.value, round(estimate.low, 3), round(estimate.high, 3)) == (0.5, 0.299, 0.701)
    assert wilson(0, 10).low == 0.0
    assert wilson(10, 10).high == 1.0
    assert wilson(0, 0).high == 1.0


def test_mean_and_bins() -> None:
    estimate = mean({1: 2, 3: 2})
    assert estimate.value == 2
    assert round(estimate.high - 2, 3) == 1.132
    assert bins({1: 1, 2: 1, 10: 3}, 5) == [(1, 2, 2), (3, 4, 0), (5, 6, 0), (7, 8, 0), (9, 10, 3)]


def test_plot_draws_an_svg() -> None:
    done = carrack_command(
        "simulate",
        GAME,
        "--games",
        4,
        "--bots",
        "random,greedy",
        "--workers",
        1,
        "--plot",
        "x.svg",
        "--lang",
        "de",
    )
    assert done.code == 0
    assert "x.svg" in done.err
    root = ElementTree.parse("x.svg").getroot()
    assert root.tag.endswith("svg")
    written = Path("x.svg").read_text()
    assert "Siege nach Bot" in written
    assert STYLE.read_text() in written, "the style of the arena's report"


@pytest.mark.parametrize("game_id", carrack.ids())
def test_plots_need_no_extra_and_nothing_overlaps(game_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    done = carrack_command(
        "simulate", game_id, "--games", 2, "--bots", "random", "--workers", 1, "--plot", "x.svg"
    )
    assert done.code == 0
    space = "{http://www.w3.org/2000/svg}"
    for panel in ElementTree.parse("x.svg").getroot().findall(f"{space}svg"):
        height = float(panel.attrib["viewBox"].split()[3])
        names = [float(text.attrib["y"]) for text in panel.findall(f"{space}text[@class='name']")]
        assert all(0 < y < height for y in names)
        assert all(after - before >= 20 for before, after in pairwise(names))


@pytest.mark.parametrize("workers", [1, 2])
def test_ctrl_c_reports_what_is_finished(workers: int) -> None:
    Path("own.py").write_text(MARKS_ITS_GAMES)
    arguments = ["simulate", GAME, "--games", 10**9, "--bots", "own.py:Marks", "--json", "--workers", workers]
    simulation = subprocess.Popen(
        [*COMMAND, *map(str, arguments)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    while len(list(Path().glob("made-*"))) < 12:
        assert simulation.poll() is None
        time.sleep(0.05)
    simulation.send_signal(signal.SIGINT)
    out, err = simulation.communicate(timeout=PATIENCE)
    assert simulation.returncode == 130
    assert err.count("\n") == 1
    assert "Interrupted after" in err
    assert "of 1,000,000,000 games" in err
    found = json.loads(out)
    assert found["asked"] == 10**9
    assert found["report"]["games"] == sum(found["report"]["lengths"].values()) > 0


def test_worker_that_dies_is_told() -> None:
    Path("own.py").write_text(
        "import os\nfrom carrack.bots.base import Bot\n"
        "class Dies(Bot):\n    def decide(self, view, rng):\n        os._exit(1)\n"
    )
    done = carrack_process("simulate", GAME, "--bots", "own.py:Dies", "--games", 4, "--workers", 2)
    assert done.code == 2
    assert done.err.startswith("carrack: ")
    assert "died" in done.err


def test_a_game_alone_says_nothing_of_what_chance_gives_each_seat() -> None:
    said = carrack_command("simulate", "amalfi", "--seats", 1, "--games", 1, "--bots", "random").out
    assert "Chance alone" not in said
    said = carrack_command("simulate", GAME, "--games", 1, "--bots", "random", "--lang", "de").out
    assert "in Aktionen" in said
    assert "Nummern" not in said
    assert "Der Zufall allein" in said
