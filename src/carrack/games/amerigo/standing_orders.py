"""Standing orders: gold instead of an action in this phase, or all its points for cannons."""

from __future__ import annotations

from typing import Final

from carrack.core.api import View
from carrack.core.standing_orders import OrderKind
from carrack.games.amerigo import choices
from carrack.games.amerigo import layout as at
from carrack.games.amerigo.components.tiles import NONE
from carrack.games.amerigo.game import AmerigoView
from carrack.games.amerigo.table import Table


def _table(view: View) -> Table:
    assert isinstance(view, AmerigoView)
    return view.table


def _this_phase(view: View) -> str:
    """Return the phase, for a seat that has not had its turn in it; cubes lie out until it is over."""
    table = _table(view)
    waiting = [int(seat) for seat in table.phase_order][int(table.turns_taken) :]
    if table.actor < 0 or table.colour == NONE or int(view.seat) not in waiting:
        return ""
    return f"{int(table.round) + 1}.{at.COLOUR_NAMES[int(table.colour)]}"


def _this_phase_with_black(view: View) -> str:
    return _this_phase(view) if _table(view).cubes[at.LYING + at.BLACK] > 0 else ""


def _gold(view: View, _amount: int) -> int | None:
    return choices.GOLD if _table(view).phase == at.CHOOSING else None


def _cannons(view: View, _amount: int) -> int | None:
    """Choose black, then load as many as the points reach; gold is kept."""
    table = _table(view)
    if table.phase == at.CHOOSING:
        return choices.ACT + at.BLACK
    if table.phase != at.ADVANCING or table.action != at.BLACK:
        return None
    most = choices.ADVANCE + int(table.action_points)
    return max((number for number in view.legal if choices.ADVANCE <= number <= most), default=None)


ORDERS: Final = (
    OrderKind("gold", "turn", "phase", _this_phase, _gold),
    OrderKind("cannons", "turn", "phase", _this_phase_with_black, _cannons),
)
