"""Mutation testing: a mutant takes the place of its function, and what the tests make of it is told."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import asdict
from pathlib import Path

import pytest

from tools import mutants
from tools.mutants import (
    CRASHED,
    KILLED,
    NO_TESTS,
    SURVIVED,
    TIMEOUT,
    Links,
    Mutant,
    game_of,
    in_child,
    mutants_in,
)
from tools.mutate import read_results, sample_of, share

ROOT = Path(__file__).resolve().parent.parent.parent
RULES = "carrack.games.whist.rules"
SOURCE = """
class Table:
    def __init__(self):
        self.tricks = [0] * SEATS

    def winner(self):
        return self.tricks.index(max(self.tricks))

def seats():
    return 4

def lead(number, low=2):
    return number + low

def unused():
    return 1

def endless(number):
    while number < 3:
        number += 1
    return number

SEATS = seats()
"""
TESTS = """
from carrack.games.whist.rules import SEATS, Table, endless, lead

def test_seats():
    assert SEATS == 4

def test_winner():
    table = Table()
    table.tricks[2] = 9
    assert table.winner() == 2

def test_lead():
    assert lead(3) == 5
    assert lead(3, 3) > 0

def test_endless():
    assert endless(0)
"""
BROKEN = {
    "seats": "def seats():\n    return 5",
    "Table.winner": "def winner(self):\n    return self.tricks.index(min(self.tricks))",
    "lead": "def lead(number, low=2):\n    return number - low",
    "unused": "def unused():\n    return 2",
    "endless": "def endless(number):\n    while number < 3:\n        number -= 0\n    return number",
}
"""A mutant of each function that the tests notice if they can."""


def mutant(function: str, source: str, number: int = 1) -> Mutant:
    return Mutant(f"{RULES}.{function}:{number}", RULES, function, source)


def test_mutants_are_read_from_what_mutmut_writes() -> None:
    mutated = """
def _mutmut_mutated(): ...
def x_lead__mutmut_orig(number): return number + 1
@_mutmut_mutated(x)
def lead(number): return number + 1
def x_lead__mutmut_1(number): return number - 1
class Table:
    def xǁTableǁ__init____mutmut_12(self): self.tricks = None
"""
    found = mutants_in(RULES, mutated)
    assert [(each.name, each.function) for each in found] == [
        (f"{RULES}.lead:1", "lead"),
        (f"{RULES}.Table.__init__:12", "Table.__init__"),
    ]
    assert found[0].source == "def lead(number):\n    return number - 1"
    assert found[0].game == "whist"


def test_a_game_is_tried_and_what_becomes_of_each_mutant_is_told(tmp_path: Path) -> None:
    """A function that is called while tests are read, one whose default differs, one that never ends, too."""
    rules = tmp_path / "src" / "carrack" / "games" / "whist" / "rules.py"
    rules.parent.mkdir(parents=True)
    rules.write_text(SOURCE, encoding="utf-8")
    for folder in (rules.parent, rules.parent.parent, rules.parent.parent.parent):
        (folder / "__init__.py").touch()
    tests = tmp_path / "tests" / "games" / "whist"
    tests.mkdir(parents=True)
    (tests / "test_rules.py").write_text(TESTS, encoding="utf-8")
    tried = [mutant(function, source) for function, source in BROKEN.items()]
    tried += [
        mutant("lead", "def lead(number, low=3):\n    return number + low", 2),
        mutant("lead", "def lead(number, low=2):\n    return low + number", 3),
    ]
    (tmp_path / "mutants.json").write_text(json.dumps([asdict(each) for each in tried]), encoding="utf-8")
    env = {**os.environ, "PYTHONPATH": f"{tmp_path / 'src'}{os.pathsep}{ROOT}"}
    command = [sys.executable, "-m", "tools.mutants", str(tmp_path), "tests", "--rootdir=.", "-p", "no:xdist"]
    done = subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert read_results((tmp_path / "results.txt").read_text("utf-8")) == {
        f"{RULES}.seats:1": KILLED,
        f"{RULES}.Table.winner:1": KILLED,
        f"{RULES}.lead:1": KILLED,
        f"{RULES}.lead:2": KILLED,
        f"{RULES}.lead:3": SURVIVED,
        f"{RULES}.unused:1": NO_TESTS,
        f"{RULES}.endless:1": TIMEOUT,
    }


def test_tests_that_fail_on_the_unbroken_rules_stop_it(tmp_path: Path) -> None:
    rules = tmp_path / "src" / "carrack" / "games" / "whist" / "rules.py"
    rules.parent.mkdir(parents=True)
    tests = tmp_path / "tests" / "games" / "whist"
    tests.mkdir(parents=True)
    (tests / "test_rules.py").write_text("def test_wrong():\n    assert False\n", encoding="utf-8")
    (tmp_path / "mutants.json").write_text(json.dumps([asdict(mutant("lead", ""))]), encoding="utf-8")
    command = [sys.executable, "-m", "tools.mutants", str(tmp_path), "tests", "--rootdir=.", "-p", "no:xdist"]
    env = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "tests/games/whist/test_rules.py::test_wrong" in done.stderr
    assert not (tmp_path / "results.txt").exists()


def test_what_a_child_ends_with_is_what_became_of_the_mutant(monkeypatch: pytest.MonkeyPatch) -> None:
    """A trial that itself fails is no catch."""
    monkeypatch.setattr(mutants, "AT_LEAST", 0)

    def spin() -> bool:
        mutants.allow(0)
        while True:
            pass

    assert in_child(lambda: True) == KILLED
    assert in_child(lambda: False) == SURVIVED
    assert in_child(lambda: bool(1 / 0)) == CRASHED
    assert in_child(spin) == TIMEOUT


def test_what_is_called_while_tests_are_read_is_tried_with_all_tests_and_quick_ones_come_first() -> None:
    links = Links(1.0, [f"{RULES}.seats"], {"slow": 3, "quick": 1, "other": 2}, {}, [])
    links.tests.update({f"{RULES}.lead": ["slow", "quick"], f"{RULES}.seats": ["slow"]})
    assert links.tests_of(mutant("lead", "")) == ["quick", "slow"]
    assert links.tests_of(mutant("seats", "")) == ["quick", "other", "slow"]
    assert links.tests_of(mutant("unused", "")) == []


@pytest.mark.parametrize(
    ("test", "game"),
    [
        ("tests/games/skat_duo/test_bids.py::test_a[skat]", "skat_duo"),
        ("tests/contract/test_samples.py::test_b[skat-duo-2]", "skat_duo"),
        ("tests/contract/test_samples.py::test_b[skat-2]", "skat"),
        ("tests/contract/test_samples.py::test_b", ""),
    ],
)
def test_a_test_is_about_the_game_that_it_names(test: str, game: str) -> None:
    assert game_of(test, ["skat", "skat_duo"]) == game


def test_a_mutant_that_no_test_reaches_or_whose_trial_fails_is_missed() -> None:
    results = read_results("a:1 killed\na:2 no tests\nb:1 timeout\nb:2 crashed\n")
    assert results == {"a:1": KILLED, "a:2": NO_TESTS, "b:1": TIMEOUT, "b:2": CRASHED}
    assert share(results.values()) == 0.5
    assert share([]) == 0


def test_a_sample_is_drawn_by_its_seed() -> None:
    every = [mutant("lead", "", number) for number in range(100)]
    assert sample_of(every, 5, 1) == sample_of(every, 5, 1)
    assert sample_of(every, 5, 1) != sample_of(every, 5, 2)
    assert sample_of(every, 200, 1) != every
    assert {*sample_of(every, 200, 1)} == {*every}
