"""Standing orders: the bread of lighthouses, and no more bread before the decree."""

from __future__ import annotations

from typing import Final

from carrack.core.api import View
from carrack.core.orders import OrderKind
from carrack.games.amalfi import actions
from carrack.games.amalfi import layout as at
from carrack.games.amalfi.game import AmalfiView
from carrack.games.amalfi.state import Table


def _table(view: View) -> Table:
    assert isinstance(view, AmalfiView)
    return view.table


def _this_period(view: View) -> str:
    """Return the period, once the hands are made; who has no lighthouse and waits may give it, too."""
    table = _table(view)
    begun = at.TURN <= table.phase < at.FINISHED and table.phase != at.PICK_RIVAL
    return str(int(table.period) + 1) if begun else ""


def _game(view: View) -> str:
    return "game" if _this_period(view) else ""


def _bread(view: View, _amount: int) -> int | None:
    return actions.BREAD if _table(view).phase == at.LIGHTHOUSE else None


def _keep_ships(view: View, _amount: int) -> int | None:
    return actions.DONE if _table(view).phase == at.DECREE_NEXT else None


ORDERS: Final = (
    OrderKind("bread", "lighthouse", "phase", _this_period, _bread),
    OrderKind("keep-ships", "decree", "phase", _this_period, _keep_ships),
    OrderKind("bread-always", "lighthouse", "game", _game, _bread),
)
