"""Yellow: buy production tokens (yellow.1–4)."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.question import span_into
from carrack.games.amerigo import actions as pick
from carrack.games.amerigo import layout as at
from carrack.games.amerigo import refusals as why
from carrack.games.amerigo.questions.gold import means, spend, within_reach
from carrack.games.amerigo.questions.reserve import Decision, has_reserve
from carrack.games.amerigo.questions.turns import end_action
from carrack.games.amerigo.state import Table


def price(kind: i64) -> i64:
    """yellow.1: the number on a production token is its cost in action points."""
    return at.CHEAPEST + kind % at.COSTS


@final
class Buy(Decision):
    """yellow.1: a token from the display; yellow.2: as many as one can pay; or the end of the action."""

    def answers_into(self, table: Table, row: vec[i64], n: i64) -> i64:
        n = span_into(pick.BUY, at.KINDS, row, n)
        return span_into(pick.DONE, 1, row, n)

    def refusal(self, table: Table, number: i64) -> i64:
        if pick.BUY <= number < pick.SHIP:
            return self._token_refusal(table, number - pick.BUY)
        return why.FINE if number == pick.DONE else super().refusal(table, number)

    def _token_refusal(self, table: Table, kind: i64) -> i64:
        """yellow.4: one that is on display; phase.11: paid."""
        if table.stock[at.PRODUCTION_SHOWN + kind] == 0:
            return why.NO_SUCH_PRODUCTION
        return why.FINE if price(kind) <= within_reach(table) else why.TOO_FEW_POINTS

    def step(self, table: Table, number: i64) -> None:
        if number == pick.DONE:
            end_action(table)
        elif number < pick.BUY:
            super().step(table, number)
        else:
            self._buy(table, number - pick.BUY)

    def _buy(self, table: Table, kind: i64) -> None:
        spend(table, price(kind))
        table.stock[at.PRODUCTION_SHOWN + kind] -= 1
        table.player[table.actor].stock[at.OWN_PRODUCTION + kind // at.COSTS] += 1
        table.tell("bought", table.actor, "kind", kind)

    def answers_itself(self, table: Table) -> bool:
        """Who can buy nothing more, and has nothing in reserve, is done."""
        if has_reserve(table, table.actor) or (within_reach(table) > 0 and self._can_buy(table)):
            return False
        end_action(table)
        return True

    def _can_buy(self, table: Table) -> bool:
        kind: i64
        for kind in range(at.KINDS):
            if self._token_refusal(table, kind) == why.FINE:
                return True
        return False

    def cost(self, table: Table, number: i64) -> i64:
        return price(number - pick.BUY)

    def args(self, table: Table) -> dict[str, object]:
        return means(table)
