"""./check: which stages run, and how the table ends."""

from __future__ import annotations

import pytest

from tools.budget import Result, closing_table
from tools.checking import choose
from tools.mutate import read_results, share
from tools.say import Trouble
from tools.stages import Stage

STAGES = [
    Stage("ruff", "lint", ("ruff",)),
    Stage("mypy", "types", ("mypy",)),
    Stage("long", "", (), long=True),
]
BUDGET = {"total": 100.0, "ruff": 5.0, "mypy": 60.0}


def test_all_but_the_long_stages_run_unless_asked() -> None:
    assert [stage.name for stage in choose(STAGES, [])] == ["ruff", "mypy"]
    assert [stage.name for stage in choose(STAGES, ["--long"])] == ["ruff", "mypy", "long"]
    assert [stage.name for stage in choose(STAGES, ["long"])] == ["long"]
    with pytest.raises(Trouble, match="no stage speed"):
        choose(STAGES, ["speed"])


def test_a_failed_stage_is_counted() -> None:
    lines, well = closing_table([Result("ruff", 1, True), Result("mypy", 2, False)], BUDGET)
    assert lines[-1] == "1 passed, 1 failed"
    assert "FAILED" in lines[2]
    assert not well


def test_a_stage_over_its_budget_is_pointed_out_and_passes() -> None:
    lines, well = closing_table([Result("ruff", 9, True)], BUDGET)
    assert "OVER BUDGET" in lines[1]
    assert well


def test_a_total_over_the_limit_fails_but_long_stages_do_not_count() -> None:
    assert closing_table([Result("ruff", 1, True), Result("long", 999, True, long=True)], BUDGET)[1]
    lines, well = closing_table([Result("mypy", 101, True)], BUDGET)
    assert lines[-1] == "1 passed, 1 failed"
    assert not well


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
