"""Just enough statistics: how surprising a table of counts is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Mapping
from math import sqrt

FEWEST_EXPECTED = 5.0
"""Rarer outcomes are put together, else the approximation does not hold."""


def surprise(chi_square: float, freedom: int) -> float:
    """Return by how many standard deviations a chi-square value is too large (Wilson and Hilferty)."""
    if freedom < 1:
        return 0.0
    spread = 2.0 / (9.0 * freedom)
    return float(((chi_square / freedom) ** (1.0 / 3.0) - (1.0 - spread)) / sqrt(spread))


def misfit(counts: Mapping[Hashable, int], odds: Mapping[Hashable, float]) -> float:
    """The surprise of these counts when each outcome has these odds."""
    draws = sum(counts.values())
    chi_square = pooled_expected = 0.0
    pooled = cells = 0
    for outcome, chance in odds.items():
        expected = draws * chance
        if expected < FEWEST_EXPECTED:
            pooled_expected += expected
            pooled += counts.get(outcome, 0)
        else:
            chi_square += (counts.get(outcome, 0) - expected) ** 2 / expected
            cells += 1
    if pooled_expected > 1.0:
        chi_square += (pooled - pooled_expected) ** 2 / pooled_expected
        cells += 1
    return surprise(chi_square, cells - 1)


def difference(one: Counter[Hashable], other: Counter[Hashable]) -> float:
    """The surprise of two samples of the same size if they come from the same source."""
    pooled_one = pooled_other = cells = 0
    chi_square = 0.0
    for outcome in one | other:
        a, b = one[outcome], other[outcome]
        if a + b < 2 * FEWEST_EXPECTED:
            pooled_one += a
            pooled_other += b
        else:
            chi_square += (a - b) ** 2 / (a + b)
            cells += 1
    if pooled_one + pooled_other >= 2 * FEWEST_EXPECTED:
        chi_square += (pooled_one - pooled_other) ** 2 / (pooled_one + pooled_other)
        cells += 1
    return surprise(chi_square, cells - 1)


def distance(counts: Mapping[Hashable, int], odds: Mapping[Hashable, float]) -> float:
    """The share of draws that would have to be others for the odds to be met (total variation)."""
    draws = sum(counts.values())
    return sum(abs(counts.get(each, 0) / draws - odds.get(each, 0.0)) for each in {*counts, *odds}) / 2
