"""Scoring (scoring.1–8) and winner: all show hand and stacks in turn. Points are counted in `..scoring`."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.api import OVER
from carrack.core.question import Question
from carrack.games.pizarro import layout as at
from carrack.games.pizarro.questions.gold import lay_hand_open
from carrack.games.pizarro.questions.pizarro import TURN_GOLD_UP, draws_for_points
from carrack.games.pizarro.table import Table


@final
class Score(Question[Table]):
    """scoring.2, scoring.3: from the buyer of the last card on; scoring.8: each whole before the next."""

    def run(self, table: Table, seat: i64) -> None:
        """scoring.7: Pizarro's draw comes last."""
        first = table.last_buyer if table.last_buyer != at.NONE else table.auctioneer
        seat = table.seat_of_round(first)
        if seat == at.NONE:
            table.ask(OVER, at.FINISHED)
            return
        table.player[seat].scored = 1
        lay_hand_open(table, seat, "showed")
        self._show_stacks(table, seat)
        if draws_for_points(table, seat):
            TURN_GOLD_UP.begin(table, seat)

    def _show_stacks(self, table: Table, seat: i64) -> None:
        ship: i64
        year: i64
        for ship in range(at.MAGELLANS):
            if table.owner_of(ship) == seat:
                for year in range(at.YEARS):
                    self._show_card(table, ship, year)

    def _show_card(self, table: Table, ship: i64, year: i64) -> None:
        card = table.card_under(ship, year)
        bit = i64(1) << year
        seen = ship * at.MAGELLAN_SHEET + at.OPEN_STACK
        if card > 0 and table.magellan[seen] & bit == 0:
            table.magellan_to_write()[seen] |= bit
            table.note(at.NOTE_STACK + ship * at.YEARS + year)
            table.note(card)
            table.tell("showed-stack", table.owner_of(ship), "card", card)


@final
class Finished(Question[Table]):
    """Nobody is asked any more (winner.1)."""

    def candidates_into(self, table: Table, row: vec[i64]) -> i64:
        return 0
