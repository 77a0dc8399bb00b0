"""Golden files are what comes out today, pure and compiled alike."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest
from _pytest.mark import ParameterSet

import carrack
from carrack.core.api import OVER
from carrack.core.records import read
from tests.contract import golden
from tests.contract.cases import Case, all_cases
from tests.contract.endings import ENDINGS

REGENERATE = "run tools/regenerate.py and read the difference"


def committed(path: Path) -> str:
    assert path.exists(), f"{path} is missing: {REGENERATE}"
    return path.read_text(encoding="utf-8")


def lines_of(text: str, case: Case) -> list[str]:
    return [line for line in text.splitlines() if line.startswith(f"{case} ")]


def tables(found: Iterable[tuple[Case, *tuple[str, ...]]]) -> list[ParameterSet]:
    """Return the cases as parameters; those that hardly any other test tries are heavy."""
    usual = all_cases(every=False)
    return [pytest.param(*one, marks=[] if one[0] in usual else [pytest.mark.heavy]) for one in found]


@pytest.mark.parametrize(("case", "language"), tables(golden.playthrough_cases()), ids=str)
def test_playthrough_is_unchanged(case: Case, language: str) -> None:
    text = committed(golden.playthrough_path(case, language))
    assert golden.playthrough(case, language).splitlines() == text.splitlines(), REGENERATE


@pytest.mark.parametrize("case", tables((case,) for case in golden.cases()), ids=str)
def test_same_numbers_give_the_same_digests(case: Case) -> None:
    text = committed(golden.digests_path(case.game_id))
    assert golden.digest_lines(case) == lines_of(text, case), REGENERATE


@pytest.mark.parametrize("case", tables((case,) for case in golden.cases()), ids=str)
def test_perft_is_unchanged(case: Case) -> None:
    text = committed(golden.perft_path(case.game_id))
    assert golden.perft_lines(case) == lines_of(text, case), REGENERATE


@pytest.mark.parametrize("game_id", carrack.ids())
def test_nothing_is_committed_that_no_table_is_compared_with(game_id: str) -> None:
    digests, perft = golden.digests_path(game_id), golden.perft_path(game_id)
    played = {
        golden.playthrough_path(*one) for one in golden.playthrough_cases() if one[0].game_id == game_id
    }
    assert set(digests.parent.iterdir()) == {digests, perft, *played}
    names = [str(case) for case in golden.cases() if case.game_id == game_id]
    for path in (digests, perft):
        assert list(dict.fromkeys(line.split()[0] for line in committed(path).splitlines())) == names


@pytest.mark.parametrize("path", golden.record_paths(), ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_golden_record_replays_to_its_result(path: Path) -> None:
    game = golden.record_game(path)
    text = committed(path)
    reading = read(text, lambda _: game)
    assert reading.error is None
    assert reading.state.actor == OVER
    reading.state.check()
    assert reading.record.result == [score.total for score in reading.state.scores()]
    assert f"result: {' '.join(map(str, reading.record.result))}\n" in text
    assert reading.record.text(game) == text


def test_there_is_a_golden_record_for_every_number_of_seats() -> None:
    for game_id in carrack.ids():
        seats = {
            read(committed(path), lambda _, path=path: golden.record_game(path)).record.seats  # type: ignore[misc]
            for path in golden.record_paths()
            if path.parent.name == game_id
        }
        assert seats == set(carrack.game(game_id).facts.seats)


def test_there_is_a_golden_record_for_every_way_to_end() -> None:
    for game_id in carrack.ids():
        for name, ending in ENDINGS[game_id].items():
            path = golden.RECORDS / game_id / f"ending-{name}.txt"
            game = golden.record_game(path)
            reading = read(committed(path), lambda _, game=game: game)  # type: ignore[misc]
            assert ending.is_end_of(reading.state), name
