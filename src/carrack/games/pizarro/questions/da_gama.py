"""Da Gama (gama.1–6): gold at once, or on side B the right half of the space and its points."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.question import Question, span_into
from carrack.games.pizarro import choices as pick
from carrack.games.pizarro import layout as at
from carrack.games.pizarro import refusals as why
from carrack.games.pizarro.questions.explorers import Explorer
from carrack.games.pizarro.questions.gold import begin_draw
from carrack.games.pizarro.table import Table

HALVES: Final = 2


@final
class DaGama(Explorer):
    """Gold cards at once (gama.1, gama.3)."""

    def sail(self, table: Table, seat: i64) -> None:
        """gama.2: on side B the buyer chooses a half; ships.5: and from which one, if it could be either."""
        if not table.parts.is_b(at.DA_GAMA):
            super().sail(table, seat)
            return
        table.phase = at.PICK_HALF
        if table.year > 0:
            is_left = table.ships_on(seat, at.DA_GAMA, table.year - 1) > 0
            if is_left and table.ships_on(seat, at.DA_GAMA_RIGHT, table.year - 1) > 0:
                table.phase = at.PICK_SHIP
            else:
                table.ship = at.DA_GAMA if is_left else at.DA_GAMA_RIGHT

    def arrive(self, table: Table, seat: i64) -> None:
        if table.ship != at.DA_GAMA_RIGHT:
            begin_draw(table, seat, table.parts.da_gama_gold[table.year], at.NEXT_CARD)


DA_GAMA: Final[DaGama] = DaGama()


@final
class PickHalf(Question[Table]):
    """The left half of the space, for gold at once, or the right one, for points (gama.2, gama.3)."""

    def candidates_into(self, table: Table, row: vec[i64]) -> i64:
        return span_into(pick.LEFT, HALVES, row, 0)

    def refusal(self, table: Table, number: i64) -> i64:
        return why.FINE if pick.LEFT <= number <= pick.RIGHT else why.not_now(number)

    def step(self, table: Table, number: i64) -> None:
        """gama.5: a ship may change from one half to the other."""
        source = table.ship
        table.ship = at.DA_GAMA if number == pick.LEFT else at.DA_GAMA_RIGHT
        DA_GAMA.move(table, table.actor, source, table.ship)
