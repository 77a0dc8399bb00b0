"""Every test with a `case` runs for every registered game, number of seats and set of options."""

from __future__ import annotations

import pytest

import carrack
from tests.contract.cases import Case, all_cases

SEEDS = 2
PURE_SEEDS = 1
"""Plain Python is many times slower: the same tests on fewer games."""
LONG_SEEDS = 30


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    long = bool(metafunc.config.getoption("--long"))
    if "case" in metafunc.fixturenames and not _has_own_cases(metafunc):
        cases = all_cases(every=long)
        metafunc.parametrize("case", cases, ids=map(str, cases))
    for name, secrets in (("secret", True), ("open_case", False)):
        if name in metafunc.fixturenames:
            cases = [case for case in all_cases(every=long) if case.game.facts.secrets == secrets]
            metafunc.parametrize(name, cases, ids=map(str, cases))
    if "small" in metafunc.fixturenames:
        cases = [case for case in all_cases(every=long) if long or _is_fewest_or_middle(case)]
        metafunc.parametrize("small", cases, ids=map(str, cases))
    if "seed" in metafunc.fixturenames:
        metafunc.parametrize("seed", range(LONG_SEEDS if long else SEEDS if carrack.COMPILED else PURE_SEEDS))


def _is_fewest_or_middle(case: Case) -> bool:
    """For costly tests: the fewest seats, and one number in the middle."""
    seats = case.game.facts.seats
    return case.seats in (seats[0], seats[len(seats) // 2])


def _has_own_cases(metafunc: pytest.Metafunc) -> bool:
    """Golden files exist for the usual cases only."""
    return any("case" in mark.args[0] for mark in metafunc.definition.iter_markers("parametrize"))
