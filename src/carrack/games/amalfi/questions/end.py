"""The end (end.1–2), and the loss to a rival (solo.11)."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.api import OVER
from carrack.core.question import Question
from carrack.games.amalfi import layout as at
from carrack.games.amalfi.counting import count
from carrack.games.amalfi.stack import ask, done
from carrack.games.amalfi.table import Table


def end_game_points(table: Table, seat: i64, character: i64, less: i64 = 0) -> i64:
    """invite.6: what an end-game character brings as things stand, up to its maximum; or with less of it."""
    score = table.parts.end_score
    i = character * at.END_SCORE
    noun, every, each, most = score[i], score[i + 1], score[i + 2], score[i + at.SCORES_AT_MOST]
    points = max(count(table, seat, noun) - less, 0) // every * each
    return points if points < most else most


@final
class Finish(Question[Table]):
    """end.1: end-game characters score. Then nobody is asked any more."""

    def run(self, table: Table, seat: i64) -> None:
        done(table)
        i: i64
        character: i64
        for i in range(table.seats):
            seat = table.seat_after(table.rose, i)
            for character in range(at.END_GAMES):
                if table.player[seat].end_games >> character & 1 == 1:
                    points = end_game_points(table, seat, character)
                    table.player[seat].for_end_game += points
                    table.tell("end-game", seat, "character", character, "points", points)
        _stop(table)

    def candidates_into(self, table: Table, row: vec[i64]) -> i64:
        return 0


def titles_needed(table: Table) -> i64:
    """solo.11: who plays alone needs so many titles at the end of this period."""
    return table.parts.rival_titles[table.rival * at.PERIODS + table.period]


def has_lost(table: Table) -> bool:
    """solo.11: with too few titles the game is lost at once, if there is a rival."""
    if not table.alone() or table.player[0].titles >= titles_needed(table):
        return False
    table.lost = True
    table.tell("lost", 0, "rival", table.rival, "count", titles_needed(table))
    _stop(table)
    return True


def _stop(table: Table) -> None:
    ask(table, OVER, at.FINISHED)
    table.tell("over")
