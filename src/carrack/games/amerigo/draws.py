"""Chance's numbers: what it may draw, how likely, and what follows."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from carrack.games.amerigo import actions
from carrack.games.amerigo.charting import tiles_into, turns_into
from carrack.games.amerigo.phases import drop, setup
from carrack.games.amerigo.refusals import (
    DISC_PLACED,
    FINE,
    MARKER_GONE,
    NOT_SO_MANY_CUBES,
    NOT_THIS_CHANCE,
    PRODUCTION_GONE,
    TILE_GONE,
    TOKEN_GONE,
    TURN_FORBIDDEN,
)
from carrack.games.amerigo.state import (
    BAG,
    DRAW_DISC,
    DRAW_MARKER,
    DRAW_PRODUCTION,
    DRAW_TILE,
    DRAW_TOKEN,
    DRAW_TURN,
    DROPPED,
    INSIDE,
    KINDS,
    MARKER_VALUES,
    MARKERS,
    PRODUCTION_BAG,
    TRAY,
    Table,
)
from carrack.games.amerigo.tokens import TOKENS


def _phase_of(number: i64) -> i64:
    """The draw that a number of chance belongs to."""
    if number < actions.TURN:
        return DRAW_TILE
    if number < actions.MARKER:
        return DRAW_TURN
    if number < actions.TOKEN:
        return DRAW_MARKER
    if number < actions.PRODUCTION:
        return DRAW_TOKEN
    if number < actions.DISC:
        return DRAW_PRODUCTION
    return DRAW_DISC if number < actions.TRAY else TRAY


def _gone(phase: i64) -> i64:
    """Why a number of the right kind cannot come up."""
    if phase == DRAW_TILE:
        return TILE_GONE
    if phase == DRAW_TURN:
        return TURN_FORBIDDEN
    if phase == DRAW_MARKER:
        return MARKER_GONE
    if phase == DRAW_TOKEN:
        return TOKEN_GONE
    if phase == DRAW_PRODUCTION:
        return PRODUCTION_GONE
    return DISC_PLACED if phase == DRAW_DISC else NOT_SO_MANY_CUBES


def chance_refusal(table: Table, number: i64) -> i64:
    """FINE when chance may draw this number now."""
    phase = table.phase
    if _phase_of(number) != phase:
        return NOT_THIS_CHANCE
    if phase == TRAY and (number - actions.TRAY) // actions.COUNTS != table.tray:
        return NOT_THIS_CHANCE
    row = table.parts.blank_draws[:]
    n = chance_into(table, row, False)
    i: i64
    for i in range(n):
        if row[i] == number:
            return FINE
    return _gone(phase)


def chance_into(table: Table, row: vec[i64], weights: bool) -> i64:
    """Write the numbers that may be drawn, or their weights; return how many."""
    phase = table.phase
    n: i64 = 0
    i: i64
    if phase == TRAY:
        return _tray_into(table, row, weights)
    if phase == DRAW_PRODUCTION:
        return _counts_into(table.stock, PRODUCTION_BAG, KINDS, actions.PRODUCTION, row, weights)
    if phase == DRAW_TOKEN:
        return _counts_into(table.shown, BAG, TOKENS, actions.TOKEN, row, weights)
    if phase == DRAW_MARKER:
        return _counts_into(table.stock, MARKERS, MARKER_VALUES, actions.MARKER, row, weights)
    if phase == DRAW_DISC:
        for i in range(table.seats):
            if not _is_placed(table, i):
                row[n] = 1 if weights else actions.DISC + i
                n += 1
        return n
    return _map_into(table, row, weights)


def _counts_into(counts: vec[i64], start: i64, kinds: i64, first: i64, row: vec[i64], weights: bool) -> i64:
    """One number for each kind of which there are some."""
    n: i64 = 0
    i: i64
    for i in range(kinds):
        if counts[start + i] > 0:
            row[n] = counts[start + i] if weights else first + i
            n += 1
    return n


def _is_placed(table: Table, seat: i64) -> bool:
    i: i64
    for i in range(table.seats):
        if table.order[i] == seat:
            return True
    return False


def _tray_into(table: Table, row: vec[i64], weights: bool) -> i64:
    colour = table.tray
    cubes = table.cubes
    n = table.parts.tower.weights_into(table.drop_size, cubes[DROPPED + colour], cubes[INSIDE + colour], row)
    if not weights:
        i: i64
        for i in range(n):
            row[i] = actions.TRAY + colour * actions.COUNTS + i
    return n


def _map_into(table: Table, row: vec[i64], weights: bool) -> i64:
    first: i64 = actions.TILE
    n: i64 = 0
    if table.phase == DRAW_TILE:
        n = tiles_into(table.tile_at, row)
    else:
        first = actions.TURN
        n = turns_into(table.parts.tiles, table.seats, table.tile_at, table.turn_at, row)
    i: i64
    for i in range(n):
        row[i] = 1 if weights else first + row[i]
    return n


def chance_step(table: Table, number: i64) -> None:
    """Carry out a draw."""
    if number >= actions.TRAY:
        what = number - actions.TRAY
        drop.count_tray(table, what // actions.COUNTS, what % actions.COUNTS)
    elif number >= actions.DISC:
        setup.draw_disc(table, number - actions.DISC)
    elif number >= actions.PRODUCTION:
        setup.draw_production(table, number - actions.PRODUCTION)
    elif number >= actions.TOKEN:
        setup.draw_token(table, number - actions.TOKEN)
    elif number >= actions.MARKER:
        setup.draw_marker(table, number - actions.MARKER)
    elif number >= actions.TURN:
        setup.draw_turn(table, number - actions.TURN)
    else:
        setup.draw_tile(table, number - actions.TILE)
