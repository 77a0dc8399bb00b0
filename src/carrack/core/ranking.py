"""Ranking: ranks from points, and a seat's share of the win."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.api import Score

MARGIN: Final = 0.2
"""The part of the reward for the lead in points; the rest is for the first rank."""


def ranked(breakdowns: list[dict[str, int]], tie_breaks: list[int]) -> list[Score]:
    """Return each seat's result: most points, then the highest tie-break; who is still tied shares the
    rank."""
    reached = [(sum(row.values()), tie) for row, tie in zip(breakdowns, tie_breaks, strict=True)]
    return [
        Score(mine[0], row, mine[1], 1 + sum(1 for other in reached if other > mine))
        for mine, row in zip(reached, breakdowns, strict=True)
    ]


def share_of_win(results: list[Score], seat: i64) -> float:
    """Return a seat's share of the win after the end: 1 for the winner, 0 for others; ties share it."""
    if results[int(seat)].rank > 1:
        return 0.0
    return 1.0 / float(sum(1 for result in results if result.rank == 1))


def likely_shares_into(row: vec[float], seats: i64, spread: float) -> None:
    """Turn the points that each seat is expected to reach into shares of the win, before the end.

    `spread` is the lead in points that makes a win about three times as likely as not.
    """
    total = 0.0
    best = row[0]  # subtract the most first: exp would overflow with the points of some owners' files
    seat: i64
    for seat in range(1, seats):
        if row[seat] > best:
            best = row[seat]
    for seat in range(seats):
        row[seat] = exp((row[seat] - best) / spread)
        total += row[seat]
    for seat in range(seats):
        row[seat] /= total


def rewards_into(row: vec[float], results: list[Score], spread: float) -> None:
    """Fill in each seat's reward after the end: its share of the win, and a little of the margin."""
    seats: i64 = len(results)
    seat: i64
    for seat in range(seats):
        row[seat] = float(results[int(seat)].total)
    likely_shares_into(row, seats, spread)
    for seat in range(seats):
        row[seat] = (1.0 - MARGIN) * share_of_win(results, seat) + MARGIN * row[seat]
