"""./check: which stages run, and how the table ends."""

from __future__ import annotations

from tempfile import TemporaryDirectory

import pytest

from tools import checking
from tools.checking import Result, Stage, choose, closing_table, pytest_arguments, run_all
from tools.console import Trouble

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
