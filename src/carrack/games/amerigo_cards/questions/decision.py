"""The base of every question to a seat: what it says of numbers that it does not offer."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.core.question import Question
from carrack.games.amerigo_cards import choices as pick
from carrack.games.amerigo_cards import refusals as why
from carrack.games.amerigo_cards.table import Table


class Decision(Question[Table]):
    """A question that must be answered before the turn goes on."""

    def __init__(self, code: str, rule: str, answer_first: i64) -> None:
        super().__init__(code, rule)
        self.answer_first: i64 = answer_first
        """Why an action of a turn is not possible now."""

    def refusal(self, table: Table, number: i64) -> i64:
        if number == pick.JOIN:
            return why.NO_SALE_TO_JOIN
        if number == pick.DECLINE:
            return why.NOTHING_TO_DECLINE
        if pick.KEEP <= number < pick.TURN_OVER:
            return why.NOTHING_TO_KEEP
        if pick.TURN_OVER <= number < pick.DRAW:
            return why.NOTHING_TO_TURN_OVER
        return self.answer_first
