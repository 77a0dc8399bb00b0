"""Points: kept part by part as they are scored."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from carrack.core.api import Score
from carrack.core.standing import ranked
from carrack.games.amalfi.layout import (
    FINISHED,
    P_HUNGER,
    P_TITLES,
    PART_NAMES,
    PARTS_OF_SCORE,
    POINTS,
    SHEET,
)
from carrack.games.amalfi.state import Table


def points(table: Table, seat: i64) -> i64:
    """A seat's points now."""
    at = seat * SHEET + POINTS
    total: i64 = 0
    part: i64
    for part in range(PARTS_OF_SCORE - 1):
        total += table.sheet[at + part]
    return total - table.sheet[seat * SHEET + P_HUNGER]


BANDS: Final = ("band-1", "band-2", "band-3", "band-4")


def outcome(table: Table) -> str:
    """How a game against a rival has ended; nothing in any other game."""
    if not table.alone() or table.phase != FINISHED:
        return ""
    if table.lost:
        return "lost"
    mine = points(table, 0)
    return BANDS[sum(1 for most in table.parts.bands if mine > most)]


def scores(table: Table) -> list[Score]:
    """Each seat's result; ties are broken by the points from titles. Who lost to a rival is second."""
    parts: list[dict[str, int]] = []
    ties: list[int] = []
    seat: i64
    part: i64
    for seat in range(table.seats):
        row: dict[str, int] = {}
        for part in range(PARTS_OF_SCORE):
            number = int(table.sheet[seat * SHEET + POINTS + part])
            row[PART_NAMES[int(part)]] = -number if POINTS + part == P_HUNGER else number
        parts.append(row)
        ties.append(int(table.of(seat, P_TITLES)))
    results = ranked(parts, ties)
    if table.alone():
        mine = results[0]
        rank = 2 if table.lost else 1
        return [Score(mine.total, mine.breakdown, mine.tie_break, rank, outcome(table))]
    return results
