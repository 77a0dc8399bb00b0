"""The next round (round.1–6): after the pirates everything is made ready again, or the game ends."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from carrack.core.api import CHANCE
from carrack.core.events import NOBODY
from carrack.core.question import Interlude
from carrack.games.amerigo import layout as at
from carrack.games.amerigo.components.tiles import NONE
from carrack.games.amerigo.questions.end import end_game
from carrack.games.amerigo.questions.pirates import attack
from carrack.games.amerigo.table import Table


@final
class RoundEnds(Interlude[Table]):
    """pirates.1: the pirates attack; then the next round, or the end of the game (round.6)."""

    def run(self, table: Table, seat: i64) -> None:
        for seat in range(table.seats):
            attack(table, seat)
        table.colour = NONE
        if table.round + 1 == at.ROUNDS:
            end_game(table)
        else:
            self._prepare(table)

    def _prepare(self, table: Table) -> None:
        """round.2–4: the displays are cleared and slid on; round.1: a marker, then chance fills them."""
        space: i64
        kind: i64
        tokens = table.tokens_to_write()
        for space in range(at.HALF_DISPLAY):
            tokens[at.HALF_DISPLAY + space] = tokens[space]
            tokens[space] = NONE
        for kind in range(at.KINDS):
            table.stock_to_write()[at.PRODUCTION_SHOWN + kind] = 0
        table.round += 1
        multiplier = table.parts.multiplier[table.round]
        table.tell("round", NOBODY, "round", table.round + 1, "multiplier", multiplier)
        table.phase = at.DRAW_MARKER
        table.draws = 1
        table.actor = CHANCE
