"""The end of a turn, and the end of the game (end.1–4)."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.api import OVER
from carrack.core.events import NOBODY
from carrack.core.question import Question
from carrack.games.amerigo_cards import layout as at
from carrack.games.amerigo_cards.table import Table


@final
class Finished(Question[Table]):
    """Nobody is asked any more (final.5)."""

    def candidates_into(self, table: Table, row: vec[i64]) -> i64:
        return 0


def end_turn(table: Table) -> None:
    """turn.1: the next seat to the left; end.3, many.3: unless all are at home, or nearly all, after the
    reshuffle (end.4)."""
    if table.shuffled and sailing(table) <= table.parts.sailing_at_end:
        finish(table, at.ALL_HOME)
        return
    turn = table.next_seat(table.turn)
    table.turn = turn
    table.actor = turn
    table.drawer = 0
    table.phase = at.TURN


def sailing(table: Table) -> i64:
    """Return how many seats are not at home."""
    away: i64 = 0
    seat: i64
    for seat in range(table.seats):
        if table.place(seat) != at.AT_HOME:
            away += 1
    return away


def finish(table: Table, ending: i64) -> None:
    """end.2: the game is over at once; what is left of a draw is lost."""
    table.draws = 0
    table.drawer = 0
    table.phase = at.FINISHED
    table.actor = OVER
    table.ending = ending
    is_one_out = ending == at.ALL_HOME and sailing(table) > 0
    table.tell("game-ends", NOBODY, "ending", at.ONE_SAILING if is_one_out else ending)
