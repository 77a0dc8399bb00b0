"""Standing orders: never join the sales of others, or always."""

from __future__ import annotations

from typing import Final

from carrack.core.api import OVER, View
from carrack.core.standing_orders import OrderKind
from carrack.games.amerigo_cards import choices
from carrack.games.amerigo_cards import layout as at
from carrack.games.amerigo_cards.game import CardsView


def _this_game(view: View) -> str:
    assert isinstance(view, CardsView)
    return "" if view.actor == OVER else "game"


def _is_asked_to_join(view: View) -> bool:
    assert isinstance(view, CardsView)
    return bool(view.table.phase == at.JOINING)


def _decline(view: View, _amount: int) -> int | None:
    return choices.DECLINE if _is_asked_to_join(view) else None


def _join(view: View, _amount: int) -> int | None:
    return choices.JOIN if _is_asked_to_join(view) else None


ORDERS: Final = (
    OrderKind("decline-sales", "sales", "game", _this_game, _decline),
    OrderKind("join-sales", "sales", "game", _this_game, _join),
)
