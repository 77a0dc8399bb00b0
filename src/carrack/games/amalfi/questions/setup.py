"""Setting the table (setup.1–10): decrees, rows and titles by chance, ships and bread for everybody."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, u8

from carrack.core.api import CHANCE
from carrack.core.events import NOBODY
from carrack.core.question import Draw
from carrack.games.amalfi import language
from carrack.games.amalfi import layout as at
from carrack.games.amalfi import refusals as why
from carrack.games.amalfi.modifiers import add_up
from carrack.games.amalfi.stack import ask, done, push
from carrack.games.amalfi.table import Table


def start(table: Table) -> Table:
    """setup.6: ships and lighthouses are laid out; the rest is chance's, one thing after the other."""
    seat: i64
    for seat in range(table.seats):
        me = table.player[seat]
        me.bay = table.parts.ships_in_bay
        me.yard = at.SHIPYARD
        me.lights = at.LIGHTHOUSES
        me.pack = at.NONE
        add_up(table, seat)
    if not table.alone():
        table.rival = at.NO_RIVAL
    else:
        table.rival_ships = at.RIVAL_SHIPS
        table.rival_lights = at.LIGHTHOUSES
    push(table, 0, language.BEGIN_PERIOD)
    if table.alone() and table.rival == at.NO_RIVAL:
        push(table, 0, language.CHOOSE_RIVAL)
    push(table, 0, language.REFILL, language.COUNCIL)
    push(table, 0, language.HANDS)
    push(table, 0, language.DRAW_FIRST)
    push(table, 0, language.DRAW_TITLES)
    push(table, 0, language.REFILL, language.WORKSHOP)
    push(table, 0, language.REFILL, language.ATLAS)
    push(table, 0, language.DRAW_DECREES)
    table.phase = at.RUN
    return table


def _first_free(table: Table, first: i64, size: i64) -> i64:
    i: i64
    for i in range(size):
        if table.board[first + i] == 0:
            return i
    return at.NONE


def _lies(table: Table, first: i64, size: i64, item: i64) -> bool:
    i: i64
    for i in range(first, first + size):
        if i64(table.board[i]) == item + 1:
            return True
    return False


@final
class Decrees(Draw[Table]):
    """setup.1: a decree for each period."""

    def run(self, table: Table, seat: i64) -> None:
        if _first_free(table, at.DECREES_AT, at.PERIODS) == at.NONE:
            done(table)
        else:
            ask(table, CHANCE, at.DRAW_DECREE)

    def gone(self, table: Table, item: i64) -> i64:
        return why.CHANCE_GONE if _lies(table, at.DECREES_AT, at.PERIODS, item) else why.FINE

    def lay(self, table: Table, item: i64) -> None:
        period = _first_free(table, at.DECREES_AT, at.PERIODS)
        table.board_to_write()[at.DECREES_AT + period] = u8(item + 1)
        table.tell("decree", NOBODY, "decree", item, "period", period + 1)
        table.phase = at.RUN


@final
class Titles(Draw[Table]):
    """setup.5: a dark title, then two light ones."""

    def run(self, table: Table, seat: i64) -> None:
        if _first_free(table, at.TITLES_AT, at.TITLES_IN_PLAY) == at.NONE:
            done(table)
        else:
            ask(table, CHANCE, at.DRAW_TITLE)

    def gone(self, table: Table, item: i64) -> i64:
        dark_comes = _first_free(table, at.TITLES_AT, at.TITLES_IN_PLAY) == 0
        if (item < at.DARK_TITLES) != dark_comes:
            return why.TITLE_OTHER_KIND
        return why.CHANCE_GONE if _lies(table, at.TITLES_AT, at.TITLES_IN_PLAY, item) else why.FINE

    def lay(self, table: Table, item: i64) -> None:
        slot = _first_free(table, at.TITLES_AT, at.TITLES_IN_PLAY)
        table.board_to_write()[at.TITLES_AT + slot] = u8(item + 1)
        table.tell("title", NOBODY, "title", item)
        table.phase = at.RUN


@final
class FirstPlayer(Draw[Table]):
    """setup.7: who begins is drawn by lot; who plays alone begins."""

    def run(self, table: Table, seat: i64) -> None:
        if table.alone():
            self.lay(table, 0)
        else:
            ask(table, CHANCE, at.NAME_FIRST)

    def gone(self, table: Table, item: i64) -> i64:
        return why.FINE if item < table.seats else why.NOT_THIS_CHANCE

    def lay(self, table: Table, item: i64) -> None:
        """setup.8: the Wind Rose, and bread in turn order."""
        done(table)
        table.rose = item
        table.turn = item
        table.tell("first", item)
        i: i64
        for i in range(table.seats):
            table.player[table.seat_after(item, i)].bread = table.parts.starting_bread[i]
