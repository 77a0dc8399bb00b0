"""Yellow: buy production tokens (yellow.1–4)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from carrack.games.amerigo import layout as at
from carrack.games.amerigo import refusals as why
from carrack.games.amerigo.questions.gold import spend, within_reach
from carrack.games.amerigo.questions.purchases import Purchases
from carrack.games.amerigo.table import Table


def price(kind: i64) -> i64:
    """yellow.1: the number on a production token is its cost in action points."""
    return at.CHEAPEST + kind % at.COSTS


@final
class Buy(Purchases):
    """yellow.1: a token from the display; yellow.2: as many as one can pay."""

    def item_refusal(self, table: Table, item: i64) -> i64:
        """yellow.4: one that is on display; phase.11: paid."""
        if table.stock[at.PRODUCTION_SHOWN + item] == 0:
            return why.NO_SUCH_PRODUCTION
        return why.FINE if price(item) <= within_reach(table) else why.TOO_FEW_POINTS

    def take(self, table: Table, item: i64) -> None:
        spend(table, price(item))
        table.stock_to_write()[at.PRODUCTION_SHOWN + item] -= 1
        table.player[table.actor].stock_to_write()[at.OWN_PRODUCTION + item // at.COSTS] += 1
        table.tell("bought", table.actor, "kind", item)

    def cost(self, table: Table, number: i64) -> i64:
        return price(number - self.first)
