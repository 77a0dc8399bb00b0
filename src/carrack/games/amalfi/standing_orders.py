"""Standing orders: the bread of lighthouses, feeding, and bread before the decree."""

from __future__ import annotations

from typing import Final

from carrack.core.api import View
from carrack.core.standing_orders import OrderKind
from carrack.games.amalfi import choices
from carrack.games.amalfi import layout as at
from carrack.games.amalfi.game import AmalfiView
from carrack.games.amalfi.table import Table


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
    return choices.BREAD if _table(view).phase == at.LIGHTHOUSE else None


def _keep_ships(view: View, _amount: int) -> int | None:
    return choices.DONE if _table(view).phase == at.DECREE_NEXT else None


def _feed(view: View, _amount: int) -> int | None:
    """Ready ships come back in the next period; those in holds are worth more: their owner is asked."""
    table = _table(view)
    return choices.SUPPLY if table.phase == at.FEED_NOW and table.player[table.actor].bay else None


def _fill(view: View, _amount: int) -> int | None:
    """Turn ready ships into bread as long as some of it fits: then nobody is asked again."""
    table = _table(view)
    if table.phase != at.DECREE_NEXT:
        return None
    return choices.SUPPLY if table.player[table.actor].bay else choices.DONE


ORDERS: Final = (
    OrderKind("bread", "lighthouse", "phase", _this_period, _bread),
    OrderKind("bread-always", "lighthouse", "game", _game, _bread),
    OrderKind("feed", "feed", "game", _game, _feed),
    OrderKind("keep-ships", "decree", "phase", _this_period, _keep_ships),
    OrderKind("fill", "decree", "game", _game, _fill),
)
