"""Decrees (decree.1–14): what everybody scores at the end of a period."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from carrack.core.question import Question
from carrack.games.amalfi import language
from carrack.games.amalfi import layout as at
from carrack.games.amalfi.counting import count
from carrack.games.amalfi.questions.end import has_lost
from carrack.games.amalfi.questions.feeding import MoreBread, can_store
from carrack.games.amalfi.stack import A, ask, done, one_more, push, taken, top
from carrack.games.amalfi.table import Table

AT_MOST: Final = A
ASKED: Final = A
"""On the stack: how many seats are through with it, counted from the Wind Rose."""


def decree_now(table: Table) -> i64:
    """Return the decree of this period."""
    return i64(table.board[at.DECREES_AT + table.period]) - 1


def decree_points(table: Table, seat: i64, decree: i64, period: i64) -> i64:
    """decree.1: for each item that it names; decree.2: more at the places of the first periods."""
    return _points(table, seat, decree, table.parts.decree_bonus[period])


def _points(table: Table, seat: i64, decree: i64, bonus: i64) -> i64:
    parts = table.parts
    points: i64 = 0
    i: i64
    first = parts.decree_code[decree]
    for i in range(first, first + parts.decree_size[decree]):
        points += (parts.score_points[i] + bonus) * count(table, seat, parts.score_noun[i])
    return points


def points_now(table: Table, seat: i64, most: i64) -> i64:
    """invite.22: what the decree of this period brings as things stand, without a printed bonus."""
    return min(_points(table, seat, decree_now(table), 0), most)


@final
class DecreeNow(Question[Table]):
    """invite.22: a character scores the decree of this period once more."""

    def run(self, table: Table, seat: i64) -> None:
        points = points_now(table, seat, taken(table, AT_MOST))
        table.player[seat].for_characters += points
        table.tell("decree-scored", seat, "decree", decree_now(table), "count", points)


@final
class BeforeDecree(MoreBread):
    """option.4: in turn order, who could turn something into bread that is of use is asked."""

    def run(self, table: Table, seat: i64) -> None:
        asked = top(table, ASKED)
        if asked == table.seats:
            done(table)
            push(table, table.rose, language.DECREE)
            return
        seat = table.seat_after(table.rose, asked)
        if can_store(table, seat) and self._is_of_use(table, seat):
            ask(table, seat, at.DECREE_NEXT)
        else:
            one_more(table, ASKED)

    def _is_of_use(self, table: Table, seat: i64) -> bool:
        """Return whether there is a period to come, or more bread would bring this seat points now."""
        if table.period + 1 < at.PERIODS:
            return True
        parts = table.parts
        decree = decree_now(table)
        i: i64
        first = parts.decree_code[decree]
        for i in range(first, first + parts.decree_size[decree]):
            if parts.score_noun[i] == language.N_BREAD:
                return True
        mine = table.player[seat].end_games
        for i in range(at.END_GAMES):
            if parts.end_score[at.END_SCORE * i] == language.N_BREAD and mine >> i & 1 == 1:
                return True
        return False

    def enough(self, table: Table) -> None:
        one_more(table, ASKED)

    def args(self, table: Table) -> dict[str, object]:
        return {"decree": int(decree_now(table))}


@final
class Decree(Question[Table]):
    """decree.1: everybody scores; then the next period (turn.1), or the end."""

    def run(self, table: Table, seat: i64) -> None:
        done(table)
        decree = decree_now(table)
        i: i64
        for i in range(table.seats):
            seat = table.seat_after(table.rose, i)
            points = decree_points(table, seat, decree, table.period)
            table.player[seat].for_decrees += points
            table.tell("decree-scored", seat, "decree", decree, "count", points)
        if not has_lost(table):
            push(table, 0, language.END_PERIOD if table.period + 1 < at.PERIODS else language.FINISH)
