"""Pizarro (pizarro.1–6): on side B his last space draws for points."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.question import Question, span_into
from carrack.games.pizarro import choices as pick
from carrack.games.pizarro import layout as at
from carrack.games.pizarro import refusals as why
from carrack.games.pizarro.questions.gold import begin_draw, shuffle_discards_in, total, worth
from carrack.games.pizarro.table import Table

ANSWERS: Final = 2


def draws_for_points(table: Table, seat: i64) -> bool:
    """pizarro.1: whether a seat has the ship on the last space of side B; there is only one."""
    return table.parts.is_b(at.PIZARRO) and table.ships_on(seat, at.PIZARRO, at.LAST_SPACE) > 0


@final
class TurnGoldUp(Question[Table]):
    """One more card of the supply, or stop (pizarro.2)?"""

    def begin(self, table: Table, seat: i64) -> None:
        """pizarro.4: before the draw the discards are shuffled in."""
        shuffle_discards_in(table)
        table.actor = seat
        self._ask(table)

    def _ask(self, table: Table) -> None:
        """pizarro.5: an empty supply ends the draw with what was reached."""
        if total(table.supply) > 0:
            table.phase = at.PIZARRO_DRAW
        else:
            self._stop(table)

    def candidates_into(self, table: Table, row: vec[i64]) -> i64:
        return span_into(pick.DRAW, ANSWERS, row, 0)

    def refusal(self, table: Table, number: i64) -> i64:
        return why.FINE if pick.DRAW <= number <= pick.STOP else why.not_now(number)

    def step(self, table: Table, number: i64) -> None:
        if number == pick.DRAW:
            begin_draw(table, table.actor, 1, at.GOLD_TURNED)
        else:
            self._stop(table)

    def run(self, table: Table, seat: i64) -> None:
        """Turn a card up. pizarro.3, pizarro.5: above the limit all is lost, and the draw is over."""
        seat = self._drawing_seat(table)
        table.actor = seat
        table.pizarro_sum = worth(table.turned)
        if table.pizarro_sum > table.parts.pizarro_limit:
            table.pizarro_sum = 0
            table.phase = at.SCORING
            table.tell("busted", seat)
        else:
            self._ask(table)

    def _drawing_seat(self, table: Table) -> i64:
        seat: i64
        for seat in range(table.seats):
            if draws_for_points(table, seat):
                return seat
        return 0

    def _stop(self, table: Table) -> None:
        table.tell("stopped", table.actor, "sum", table.pizarro_sum)
        table.phase = at.SCORING

    def args(self, table: Table) -> dict[str, object]:
        return {"sum": int(table.pizarro_sum), "limit": int(table.parts.pizarro_limit)}


TURN_GOLD_UP: Final[TurnGoldUp] = TurnGoldUp("pizarro", "pizarro.2")
