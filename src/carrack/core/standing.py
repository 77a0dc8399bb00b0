"""Who stands where: ranks from points, and a seat's share of the win."""

from __future__ import annotations

from math import exp

from mypy_extensions import i64

from carrack.core.api import Score


def ranked(breakdowns: list[dict[str, int]], tie_breaks: list[int]) -> list[Score]:
    """Each seat's result: most points, then the highest tie-break; who is still tied shares the rank."""
    reached = [(sum(row.values()), tie) for row, tie in zip(breakdowns, tie_breaks, strict=True)]
    return [
        Score(mine[0], row, mine[1], 1 + sum(1 for other in reached if other > mine))
        for mine, row in zip(reached, breakdowns, strict=True)
    ]


def share_of_win(results: list[Score], seat: i64) -> float:
    """After the end: 1 for the winner, 0 for the others; who shares the first rank shares the win."""
    if results[int(seat)].rank > 1:
        return 0.0
    return 1.0 / float(sum(1 for result in results if result.rank == 1))


def likely_share(expected: list[float], seat: i64, spread: float) -> float:
    """Before the end, from the points each seat is expected to reach.

    `spread` is the lead in points that makes a win about three times as likely as not.
    """
    total = 0.0
    for points in expected:
        total += exp(points / spread)
    return exp(expected[int(seat)] / spread) / total
