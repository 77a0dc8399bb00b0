"""Every test with a `case` runs for every registered game, number of seats and set of options."""

from __future__ import annotations

import pytest

import carrack
from tests.contract.cases import Case, all_cases

SEEDS = 1
"""A game for every table; --long plays many."""
LONG_SEEDS = 10


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    long = bool(metafunc.config.getoption("--long"))
    every = _cases(long)
    if "case" in metafunc.fixturenames and not _has_own_cases(metafunc):
        cases = every
        metafunc.parametrize("case", cases, ids=map(str, cases))
    for name, secrets in (("secret", True), ("open_case", False)):
        if name in metafunc.fixturenames:
            cases = [
                case for case in every if case.game.facts.hides(dict(case.options), case.seats) == secrets
            ]
            metafunc.parametrize(name, cases, ids=map(str, cases))
    if "small" in metafunc.fixturenames:
        cases = [case for case in every if long or _is_fewest_or_middle(case)]
        metafunc.parametrize("small", cases, ids=map(str, cases))
    if "seed" in metafunc.fixturenames:
        metafunc.parametrize("seed", range(LONG_SEEDS if long else SEEDS))


def _cases(long: bool) -> list[Case]:
    """Return all cases; in plain Python, which is many times slower, the two smallest tables of each game."""
    cases = all_cases(every=long)
    if carrack.COMPILED or long:
        return cases
    usual = {
        game_id: next(case.options for case in cases if case.game_id == game_id) for game_id in carrack.ids()
    }
    small = [case for case in cases if case.seats in case.game.facts.seats[:2]]
    return [case for case in small if case.options == usual[case.game_id]]


def _is_fewest_or_middle(case: Case) -> bool:
    """For costly tests: the fewest seats, and one number in the middle."""
    seats = case.game.facts.seats
    return case.seats in (seats[0], seats[len(seats) // 2])


def _has_own_cases(metafunc: pytest.Metafunc) -> bool:
    """Golden files exist for the usual cases only."""
    return any("case" in mark.args[0] for mark in metafunc.definition.iter_markers("parametrize"))
