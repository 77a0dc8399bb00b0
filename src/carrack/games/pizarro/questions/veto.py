"""Veto (veto.1–6): the auction of a card that has just been turned up can be stopped."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from carrack.core.question import Question, span_into
from carrack.games.pizarro import choices as pick
from carrack.games.pizarro import layout as at
from carrack.games.pizarro import refusals as why
from carrack.games.pizarro.table import Table

ANSWERS: Final = 2


@final
class Veto(Question[Table]):
    """Does the holder of a veto stop the auction of this card (veto.1)?"""

    def run(self, table: Table, seat: i64) -> None:
        """veto.2: from whoever is due to open; veto.6: the only card left of a year cannot be vetoed."""
        if table.is_last_card():
            table.phase = at.OPEN_BIDS
        elif table.player[table.opener].vetoes > 0:
            table.ask(table.opener, at.VETO)
        else:
            self._ask_next(table, table.opener)

    def _ask_next(self, table: Table, seat: i64) -> None:
        """veto.2: the next holder of a veto clockwise; after all of them the bidding begins."""
        seat = table.next_seat(seat)
        while seat != table.opener:
            if table.player[seat].vetoes > 0:
                table.ask(seat, at.VETO)
                return
            seat = table.next_seat(seat)
        table.phase = at.OPEN_BIDS

    def candidates_into(self, table: Table, row: vec[i64]) -> i64:
        return span_into(pick.VETO, ANSWERS, row, 0)

    def refusal(self, table: Table, number: i64) -> i64:
        return why.FINE if pick.VETO <= number <= pick.ALLOW else why.not_now(number)

    def step(self, table: Table, number: i64) -> None:
        if number == pick.VETO:
            self._stop(table)
        else:
            table.tell("allowed", table.actor)
            self._ask_next(table, table.actor)

    def _stop(self, table: Table) -> None:
        """veto.3: each veto works once; veto.4: the card goes under the stack of the year."""
        table.player[table.actor].vetoes -= 1
        table.vetoed = append(table.vetoed_to_write(), u8(table.explorer))
        table.tell("vetoed", table.actor, "explorer", table.explorer)
        table.phase = at.NEXT_CARD

    def args(self, table: Table) -> dict[str, object]:
        return {"explorer": int(table.explorer)}
