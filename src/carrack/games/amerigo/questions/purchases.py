"""Red, green and yellow: actions that pay for one thing after another, until they end (phase.10–11)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.question import span_into
from carrack.games.amerigo import choices as pick
from carrack.games.amerigo import refusals as why
from carrack.games.amerigo.questions.gold import means, within_reach
from carrack.games.amerigo.questions.reserve import Decision, has_reserve
from carrack.games.amerigo.questions.turns import end_action
from carrack.games.amerigo.table import Table


class Purchases(Decision):
    """One of some items, numbered from `first` on, or the end of the action."""

    def __init__(self, code: str, rule: str, first: i64, size: i64) -> None:
        super().__init__(code, rule)
        self.first: i64 = first
        self.size: i64 = size

    def item_refusal(self, table: Table, item: i64) -> i64:
        """FINE if the actor may have this item, else the reason."""
        raise NotImplementedError

    def take(self, table: Table, item: i64) -> None:
        """Carry out that the actor pays for this item."""
        raise NotImplementedError

    def can_go_on(self, table: Table) -> bool:
        """Return whether there is an item to be had."""
        item: i64
        for item in range(self.size):
            if self.item_refusal(table, item) == why.FINE:
                return True
        return False

    def answers_into(self, table: Table, row: vec[i64], n: i64) -> i64:
        n = span_into(self.first, self.size, row, n)
        return span_into(pick.DONE, 1, row, n)

    def refusal(self, table: Table, number: i64) -> i64:
        if self.first <= number < self.first + self.size:
            return self.item_refusal(table, number - self.first)
        return why.FINE if number == pick.DONE else super().refusal(table, number)

    def step(self, table: Table, number: i64) -> None:
        if number == pick.DONE:
            end_action(table)
        elif number < self.first:
            super().step(table, number)
        else:
            self.take(table, number - self.first)

    def answers_itself(self, table: Table) -> bool:
        """End the purchase of a seat that can have nothing more, and has nothing in reserve."""
        if has_reserve(table, table.actor) or (within_reach(table) > 0 and self.can_go_on(table)):
            return False
        end_action(table)
        return True

    def args(self, table: Table) -> dict[str, object]:
        return means(table)
