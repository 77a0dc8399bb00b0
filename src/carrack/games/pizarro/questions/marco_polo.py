"""Marco Polo (polo.1–5): on side A gold cards can be swapped at the end of a year."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.question import Question, kinds_into, span_into
from carrack.games.pizarro import choices as pick
from carrack.games.pizarro import layout as at
from carrack.games.pizarro import refusals as why
from carrack.games.pizarro.questions.gold import begin_draw, leave_hand_openly
from carrack.games.pizarro.table import Table


@final
class Swap(Question[Table]):
    """Up to 3 cards of the hand go to the discards, and as many are drawn (polo.1)."""

    def run(self, table: Table, seat: i64) -> None:
        """yearend.4: the last round; polo.2, polo.3: ship by ship, those on the space of the year."""
        if table.parts.is_b(at.MARCO_POLO):
            table.phase = at.NEXT_YEAR
            return
        while table.swap_ships == 0 or table.player[table.swapper].hand_size == 0:
            seat = table.seat_of_round(table.auctioneer)
            if seat == at.NONE:
                table.swapper = 0
                table.swap_ships = 0
                table.phase = at.NEXT_YEAR
                return
            table.swapper = seat
            table.swap_ships = table.ships_on(seat, at.MARCO_POLO, table.year)
        table.swap_ships -= 1
        table.ask(table.swapper, at.SWAPPING)

    def candidates_into(self, table: Table, row: vec[i64]) -> i64:
        n = kinds_into(table.player[table.actor].hand, pick.SWAP, row, 0)
        return span_into(pick.STOP, 1, row, n)

    def refusal(self, table: Table, number: i64) -> i64:
        if number == pick.STOP:
            return why.FINE
        if not pick.SWAP <= number < pick.DRAW:
            return why.not_now(number)
        has_card = table.player[table.actor].hand[number - pick.SWAP] > 0
        return why.FINE if has_card else why.NOT_IN_HAND_TO_SWAP

    def step(self, table: Table, number: i64) -> None:
        if number != pick.STOP:
            self._give_up(table, table.actor, number - pick.SWAP)
        limit = table.parts.swap_limit
        if number == pick.STOP or table.swaps == limit or table.player[table.actor].hand_size == 0:
            count = table.swaps
            table.swaps = 0
            begin_draw(table, table.actor, count, at.SWAPS)

    def _give_up(self, table: Table, seat: i64, value: i64) -> None:
        """polo.3: the cards are discarded openly before new ones are drawn."""
        leave_hand_openly(table, seat, value)
        table.discards_to_write()[value] += 1
        table.swaps += 1
        table.tell("swapped", seat, "card", value + 1)

    def args(self, table: Table) -> dict[str, object]:
        return {"count": int(table.parts.swap_limit - table.swaps)}
