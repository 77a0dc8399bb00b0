"""The end of the game (score.1–2): reserves become gold, and the final scoring is told."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.api import OVER
from carrack.core.question import Question
from carrack.games.amerigo import layout as at
from carrack.games.amerigo.questions.reserve import turn_all_into_gold
from carrack.games.amerigo.scoring import final_lines
from carrack.games.amerigo.table import Table


def end_game(table: Table) -> None:
    """score.2: all that is in reserve becomes gold; the points themselves are counted by `scoring`."""
    seat: i64
    for seat in range(table.seats):
        turn_all_into_gold(table, seat)
    if table.log is not None:
        _tell_final_scoring(table)
    table.phase = at.FINISHED
    table.actor = OVER


def _tell_final_scoring(table: Table) -> None:
    """Say what the end of the game adds, line by line."""
    seat: i64
    for seat in range(table.seats):
        for name, points in final_lines(table, seat):
            if points > 0:
                table.tell(f"final-{name}", seat, "points", points)


@final
class Finish(Question[Table]):
    """winner.1: nobody is asked any more."""

    def candidates_into(self, table: Table, row: vec[i64]) -> i64:
        return 0
