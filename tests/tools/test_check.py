"""./check: which stages run, and how the table ends."""

from __future__ import annotations

from tempfile import TemporaryDirectory
from typing import Any

import pytest

from tools import checking
from tools.checking import Result, Stage, choose, closing_table, pytest_arguments, run_all
from tools.console import Trouble
from tools.mutate import link_all, mangled, read_results, share

STAGES = [
    Stage("ruff", "lint", ("ruff",)),
    Stage("mypy", "types", ("mypy",)),
    Stage("long", "", (), long=True),
]
SET_UP = Result("set-up", 50, True, long=True)
BUDGET = {"total": 100.0, "ruff": 5.0, "mypy": 60.0}


def test_all_but_the_long_stages_run_unless_asked() -> None:
    assert [stage.name for stage in choose(STAGES, [], False)] == ["ruff", "mypy"]
    assert [stage.name for stage in choose(STAGES, [], True)] == ["ruff", "mypy", "long"]
    assert [stage.name for stage in choose(STAGES, ["long"], False)] == ["long"]


@pytest.mark.parametrize(
    ("names", "fetched"), [(["ruff"], []), (["docs"], ["rules"]), (["browser", "ruff"], ["page", "rules"])]
)
def test_set_up_fetches_what_the_stages_need(
    names: list[str], fetched: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []
    for step, name in {"set_up_packages": "", "fetch_packages": "page", "install_rules": "rules"}.items():
        monkeypatch.setattr(checking, step, lambda name=name: done.append(name))
    monkeypatch.setattr(checking, "run_all", lambda chosen, cores: [])
    assert checking.check(names) == 0
    assert done == ["", *fetched]


def test_a_word_is_a_path_a_game_or_a_part_of_a_name() -> None:
    assert pytest_arguments("tests/test_match.py") == ["tests/test_match.py"]
    assert pytest_arguments("test_match.py::test_x") == ["tests/test_match.py::test_x"]
    assert pytest_arguments("amerigo-cards") == ["tests/games/amerigo_cards"]
    assert pytest_arguments("a_word_is_a_path") == [
        f"tests/tools/test_check.py::{test_a_word_is_a_path_a_game_or_a_part_of_a_name.__name__}"
    ]
    assert "tests/games/pizarro/test_auction.py" in pytest_arguments("auction")
    with pytest.raises(Trouble, match="No test, game or stage has 'speeed'"):
        pytest_arguments("speee" + "d")


def test_stages_run_beside_each_other_and_the_order_is_kept(capfd: pytest.CaptureFixture[str]) -> None:
    """The first waits for the second and for one that uses all cores: it passes only beside both."""
    with TemporaryDirectory() as folder:
        look = f"import pathlib, time; folder = pathlib.Path({folder!r}); "
        wait = f"{look}\nwhile len([*folder.iterdir()]) < 2: time.sleep(0.01)"
        touch = f"{look}(folder / 'second').touch(); print('met')"
        fail = f"{look}(folder / 'whole').touch(); exit(3)"
        stages = [
            Stage("whole", "", ("python", "-c", fail), all_cores=True),
            Stage("first", "", ("python", "-c", wait)),
            Stage("second", "", ("python", "-c", touch)),
        ]
        results = run_all(stages, cores=2)
    assert [(result.stage, result.passed) for result in results] == [
        ("whole", False),
        ("first", True),
        ("second", True),
    ]
    assert "met" in capfd.readouterr().out


def test_a_failed_stage_is_counted() -> None:
    lines, well = closing_table([SET_UP, Result("ruff", 1, True), Result("mypy", 2, False)], 3, BUDGET)
    assert lines[-1] == "2 passed, 1 failed"
    assert "FAILED" in lines[3]
    assert not well


def test_nothing_fails_by_the_clock_and_what_is_slow_is_pointed_out() -> None:
    lines, well = closing_table([SET_UP, Result("ruff", 9_999, True), Result("mypy", 1, True)], 9_999, BUDGET)
    assert [line for line in lines if "slower than usual" in line] == [lines[2], lines[4]]
    assert lines[-1] == "3 passed, 0 failed"
    assert well


def test_the_total_is_what_elapsed_without_long_stages() -> None:
    """Stages beside each other count once, set-up not at all."""
    results = [SET_UP, Result("ruff", 4, True), Result("mypy", 5, True), Result("long", 999, True, long=True)]
    lines, _ = closing_table(results, 1_005, BUDGET)
    assert lines[-2].split()[:2] == ["total", "6.0"]


def test_mutants_are_counted_game_by_game_and_one_that_no_test_reaches_is_missed() -> None:
    text = """
$ mutmut results --all true
    carrack.games.whist.rules.x_step__mutmut_1: killed
    carrack.games.whist.rules.x_step__mutmut_2: no tests
    carrack.games.skat.rules.x_step__mutmut_1: timeout
    carrack.games.skat.rules.x_step__mutmut_2: survived
    carrack.games.skat.rules.x_step__mutmut_3: not checked
    carrack.games.skat.rules.x_step__mutmut_4: killed
"""
    games = {game: [*mutants.values()] for game, mutants in read_results(text).items()}
    assert games == {
        "whist": ["killed", "no tests"],
        "skat": ["timeout", "survived", "not checked", "killed"],
    }
    assert [share(games[game]) for game in ("whist", "skat")] == [0.5, 0.5]
    assert share([]) == 0
    assert [*read_results(text, "*1")["skat"]] == ["carrack.games.skat.rules.x_step__mutmut_1"]


def test_functions_called_before_the_first_test_are_tried_with_all_tests_of_their_game() -> None:
    deal, step = "carrack.games.skat_duo.tables.x_deal", "carrack.games.skat_duo.rules.x_step"
    of_skat = [
        "tests/games/skat_duo/test_bids.py::test_a",
        "tests/contract/test_samples.py::test_b[skat-duo-2]",
    ]
    stats: dict[str, Any] = {
        "tests_by_mangled_function_name": {deal: [of_skat[0]], step: [*of_skat, "tests/test_c.py"]},
        "duration_by_test": dict.fromkeys([*of_skat, "tests/games/whist/test_a.py::test_a"], 0.1),
    }
    assert link_all(stats, {deal, step}) == 1
    assert stats["tests_by_mangled_function_name"][deal] == of_skat
    assert len(stats["tests_by_mangled_function_name"][step]) == 3
    # What makes the game is called by some tests, too, and still needs them all.
    assert link_all(stats, {step}, {step}) == 1
    assert stats["tests_by_mangled_function_name"][step] == of_skat


@pytest.mark.parametrize(
    ("qualname", "name"), [("longest_game", "x_longest_game"), ("Table.to_write", "xǁTableǁto_write")]
)
def test_a_function_is_known_by_the_name_that_mutation_testing_gives_it(qualname: str, name: str) -> None:
    assert mangled("carrack.games.skat.table", qualname) == f"carrack.games.skat.table.{name}"
