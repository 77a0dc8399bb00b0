"""The table before the first turn: decrees, rows and titles by chance, ships and bread for everybody."""

from __future__ import annotations

from mypy_extensions import i64, u8

from carrack.core.api import CHANCE
from carrack.core.events import NOBODY, Event
from carrack.games.amalfi import language
from carrack.games.amalfi.gear import put_on
from carrack.games.amalfi.language import ATLAS, COUNCIL, REFILL, WORKSHOP
from carrack.games.amalfi.layout import (
    BAY,
    BREAD,
    DARK_TITLES,
    DECREES_AT,
    DRAW_DECREE,
    DRAW_TITLE,
    LIGHTHOUSES,
    LIGHTS,
    NAME_FIRST,
    NONE,
    PACK,
    PERIODS,
    RIVAL_SHIPS,
    RUN,
    SHEET,
    SHIPYARD,
    TITLES_AT,
    TITLES_IN_PLAY,
    YARD,
)
from carrack.games.amalfi.purse import tell
from carrack.games.amalfi.stack import pop, push
from carrack.games.amalfi.state import Table


def start(table: Table) -> None:
    """Ships and lighthouses are laid out; the rest is chance's, one after the other."""
    seat: i64
    for seat in range(table.seats):
        at = seat * SHEET
        table.sheet[at + BAY] = table.parts.ships_in_bay
        table.sheet[at + YARD] = SHIPYARD
        table.sheet[at + LIGHTS] = LIGHTHOUSES
        table.sheet[at + PACK] = NONE
        put_on(table, seat)
    if table.alone():
        table.rival_ships = RIVAL_SHIPS
        table.rival_lights = LIGHTHOUSES
    push(table, 0, language.BEGIN_PERIOD)
    push(table, 0, REFILL, COUNCIL)
    push(table, 0, language.HANDS)
    push(table, 0, language.DRAW_FIRST)
    push(table, 0, language.DRAW_TITLES)
    push(table, 0, REFILL, WORKSHOP)
    push(table, 0, REFILL, ATLAS)
    push(table, 0, language.DRAW_DECREES)
    table.phase = RUN


def _first_free(table: Table, first: i64, size: i64) -> i64:
    i: i64
    for i in range(size):
        if table.board[first + i] == 0:
            return i
    return NONE


def run_decrees(table: Table) -> None:
    """A decree for each period."""
    if _first_free(table, DECREES_AT, PERIODS) == NONE:
        pop(table)
        return
    table.actor = CHANCE
    table.phase = DRAW_DECREE


def lay_decree(table: Table, decree: i64) -> None:
    period = _first_free(table, DECREES_AT, PERIODS)
    table.board[DECREES_AT + period] = u8(decree + 1)
    log = table.log
    if log is not None:
        log.append(Event("decree", NOBODY, {"decree": int(decree), "period": int(period) + 1}))
    table.phase = RUN


def run_titles(table: Table) -> None:
    """A dark title, then two light ones."""
    if _first_free(table, TITLES_AT, TITLES_IN_PLAY) == NONE:
        pop(table)
        return
    table.actor = CHANCE
    table.phase = DRAW_TITLE


def fits_slot(table: Table, title: i64) -> bool:
    """Dark or light, as the next place asks for."""
    return (title < DARK_TITLES) == (_first_free(table, TITLES_AT, TITLES_IN_PLAY) == 0)


def lay_title(table: Table, title: i64) -> None:
    slot = _first_free(table, TITLES_AT, TITLES_IN_PLAY)
    table.board[TITLES_AT + slot] = u8(title + 1)
    tell(table, "title", NOBODY, "title", title)
    table.phase = RUN


def run_first(table: Table) -> None:
    """Who begins is drawn by lot; who plays alone begins."""
    if table.alone():
        name_first(table, 0)
        return
    table.actor = CHANCE
    table.phase = NAME_FIRST


def name_first(table: Table, seat: i64) -> None:
    """The Wind Rose, and bread in turn order."""
    pop(table)
    table.rose = seat
    table.turn = seat
    tell(table, "first", seat, "", 0)
    i: i64
    for i in range(table.seats):
        table.sheet[(seat + i) % table.seats * SHEET + BREAD] = table.parts.starting_bread[i]
    table.phase = RUN
