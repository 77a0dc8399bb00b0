"""Points: kept part by part as they are scored."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from carrack.core.api import Score
from carrack.core.ranking import ranked
from carrack.games.amalfi import layout as at
from carrack.games.amalfi.table import Table


def points(table: Table, seat: i64) -> i64:
    """Return a seat's points now."""
    return table.player[seat].points()


BANDS: Final = ("band-1", "band-2", "band-3", "band-4")


def outcome(table: Table) -> str:
    """Return how a game against a rival has ended; nothing in any other game."""
    if not table.alone() or table.phase != at.FINISHED:
        return ""
    if table.lost:
        return "lost"
    mine = points(table, 0)
    return BANDS[sum(1 for most in table.parts.bands if mine > most)]


def scores(table: Table) -> list[Score]:
    """Return each seat's result; ties are broken by the points from titles. Who lost to a rival is second."""
    parts = [dict(zip(at.PART_NAMES, me.earned(), strict=True)) for me in table.player]
    results = ranked(parts, [int(me.for_titles) for me in table.player])
    if table.alone():
        mine = results[0]
        rank = 2 if table.lost else 1
        return [Score(mine.total, mine.breakdown, mine.tie_break, rank, outcome(table))]
    return results
