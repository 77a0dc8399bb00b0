"""Who stands how well."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.core.standing import likely_share, share_of_win
from carrack.games.amalfi.scoring import points, scores
from carrack.games.amalfi.state import FINISHED, Table


def evaluate(table: Table, seat: i64) -> float:
    if table.phase == FINISHED:
        return share_of_win(scores(table), seat)
    return likely_share([float(points(table, other)) for other in range(table.seats)], seat, 20.0)
