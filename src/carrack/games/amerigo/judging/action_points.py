"""Action points in hand, for every part of the evaluation."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.games.amerigo.table import Table


def in_hand(table: Table, seat: i64, colour: i64) -> i64:
    """Action points that a seat can still use in an action of this colour."""
    return table.action_points if table.actor == seat and table.action == colour else i64(0)


def least(one: float, other: float) -> float:
    return one if one < other else other
