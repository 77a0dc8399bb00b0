"""The next part of a turn: the other ship (blue.9), or the end of the action (phase.10)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from carrack.games.amerigo import layout as at
from carrack.games.amerigo.components.tiles import NONE
from carrack.games.amerigo.table import Table

BOTH_SHIPS: Final = 3


def end_action(table: Table) -> None:
    """phase.10: whatever points are left are forfeited; the next seat's turn."""
    table.action = NONE
    table.action_points = 0
    table.neutrals_planned = 0
    table.ship = NONE
    table.sailed = 0
    table.tile = NONE
    table.turns_taken += 1
    table.phase = at.NEXT_TURN


def pick_ship(table: Table, ship: i64) -> None:
    """Let this ship sail next."""
    table.ship = ship
    table.phase = at.SAILING


def ship_finished(table: Table) -> None:
    """blue.9: the other ship's turn, or the end of the action."""
    table.sailed |= 1 if table.ship == 0 else 2
    if table.sailed == BOTH_SHIPS:
        end_action(table)
    else:
        pick_ship(table, 1 - table.ship)
