"""Who stands how well: the points a seat is expected to reach."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from carrack.core.standing import likely_share, share_of_win
from carrack.games.amerigo.scoring import scores
from carrack.games.amerigo.state import FINISHED, POINTS, Table

SPREAD: Final = 15.0


def expected_points(table: Table, seat: i64) -> float:
    return float(table.of(seat, POINTS))


def evaluate(table: Table, seat: i64) -> float:
    """A seat's share of the win: 1 for a sure one, 0 for none."""
    if table.phase == FINISHED:
        return share_of_win(scores(table), seat)
    return likely_share([expected_points(table, other) for other in range(table.seats)], seat, SPREAD)
