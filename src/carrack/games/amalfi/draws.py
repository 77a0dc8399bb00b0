"""Chance: what may be drawn, with which weight, and what follows."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from carrack.games.amalfi import actions
from carrack.games.amalfi.layout import (
    ARTWORKS,
    CHARACTERS,
    DEALING,
    DECREES,
    DECREES_AT,
    DRAW_ARTWORK,
    DRAW_CHARACTER,
    DRAW_DECREE,
    DRAW_TILE,
    DRAW_TITLE,
    IN_DECK,
    NAME_FIRST,
    PERIODS,
    RUN,
    TILES,
    TITLES,
    TITLES_AT,
    TITLES_IN_PLAY,
)
from carrack.games.amalfi.phases.hands import deal, may_be_dealt
from carrack.games.amalfi.phases.setup import fits_slot, lay_decree, lay_title, name_first
from carrack.games.amalfi.refusals import CHANCE_GONE, FINE, NOT_THIS_CHANCE, TITLE_OTHER_KIND
from carrack.games.amalfi.rows import lay_artwork, lay_character, lay_tile
from carrack.games.amalfi.state import Table


def first_number(table: Table) -> i64:
    """Where the numbers of this draw begin."""
    phase = table.phase
    if phase == NAME_FIRST:
        return actions.FIRST
    if phase == DRAW_DECREE:
        return actions.DECREE
    if phase == DRAW_TITLE:
        return actions.TITLE
    if phase == DRAW_TILE:
        return actions.TILE
    return actions.ARTWORK if phase == DRAW_ARTWORK else actions.CHARACTER


def _how_many(phase: i64, seats: i64) -> i64:
    """How many numbers this draw has."""
    if phase == NAME_FIRST:
        return seats
    if phase == DRAW_DECREE:
        return DECREES
    if phase == DRAW_TITLE:
        return TITLES
    if phase == DRAW_TILE:
        return TILES
    return ARTWORKS if phase == DRAW_ARTWORK else CHARACTERS


def _lies(table: Table, first: i64, size: i64, item: i64) -> bool:
    i: i64
    for i in range(first, first + size):
        if i64(table.board[i]) == item + 1:
            return True
    return False


def draw_refusal(table: Table, item: i64) -> i64:
    """Whether this one can still come."""
    phase = table.phase
    if phase == DRAW_ARTWORK:
        return FINE if table.art_at[item] == IN_DECK else CHANCE_GONE
    if phase == DRAW_CHARACTER:
        return FINE if table.char_at[item] == IN_DECK else CHANCE_GONE
    if phase == DEALING:
        return FINE if may_be_dealt(table, item) else CHANCE_GONE
    if phase == DRAW_TILE:
        return FINE if table.tile_at[item] == IN_DECK else CHANCE_GONE
    if phase == DRAW_DECREE:
        return CHANCE_GONE if _lies(table, DECREES_AT, PERIODS, item) else FINE
    if phase == DRAW_TITLE:
        if not fits_slot(table, item):
            return TITLE_OTHER_KIND
        return CHANCE_GONE if _lies(table, TITLES_AT, TITLES_IN_PLAY, item) else FINE
    return FINE


def chance_refusal(table: Table, number: i64) -> i64:
    """A number of this draw that can still come."""
    item = number - first_number(table)
    if not 0 <= item < _how_many(table.phase, table.seats):
        return NOT_THIS_CHANCE
    return draw_refusal(table, item)


def chance_into(table: Table, row: vec[i64], weights: bool) -> i64:
    """Write the numbers that chance may pick, or their weights: all are alike; return how many."""
    first = first_number(table)
    n: i64 = 0
    item: i64
    for item in range(_how_many(table.phase, table.seats)):
        if draw_refusal(table, item) == FINE:
            row[n] = 1 if weights else first + item
            n += 1
    return n


def chance_step(table: Table, number: i64) -> None:
    """What chance has drawn."""
    phase = table.phase
    item = number - first_number(table)
    table.phase = RUN
    if phase == DRAW_ARTWORK:
        lay_artwork(table, item)
    elif phase == DRAW_CHARACTER:
        lay_character(table, item)
    elif phase == DRAW_TILE:
        lay_tile(table, item)
    elif phase == DEALING:
        deal(table, item)
    elif phase == DRAW_DECREE:
        lay_decree(table, item)
    elif phase == DRAW_TITLE:
        lay_title(table, item)
    else:
        name_first(table, item)
