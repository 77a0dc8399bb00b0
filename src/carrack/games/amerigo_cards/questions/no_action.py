"""No action possible (stuck.1–3)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from carrack.games.amerigo_cards import layout as at
from carrack.games.amerigo_cards import refusals as why
from carrack.games.amerigo_cards.questions.action import Action
from carrack.games.amerigo_cards.questions.deck import begin_draw
from carrack.games.amerigo_cards.questions.sale import SELL
from carrack.games.amerigo_cards.table import Table


@final
class DrawCard(Action):
    """Drawing a card is for those who can do nothing else."""

    def forbidden(self, table: Table) -> i64:
        """stuck.2: at home without card, doubloon and sale; stuck.3: sailing home without the first two."""
        seat = table.actor
        if table.hand_size(seat) > 0 or table.doubloons(seat) > 0 or table.place(seat) == at.OUTWARD:
            return why.NOT_STUCK
        return why.NOT_STUCK if SELL.forbidden(table) == why.FINE else why.FINE

    def begin(self, table: Table, item: i64) -> None:
        table.tell("stuck", table.actor)
        begin_draw(table, table.actor, table.parts.stuck_draw)
