"""Chance's numbers: what it may draw, how likely, and what follows."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from carrack.games.amerigo import actions
from carrack.games.amerigo import layout as at
from carrack.games.amerigo import refusals as why
from carrack.games.amerigo.charting import tiles_into, turns_into
from carrack.games.amerigo.phases import drop, setup
from carrack.games.amerigo.state import Table
from carrack.games.amerigo.tokens import TOKENS


def _phase_of(number: i64) -> i64:
    """The draw that a number of chance belongs to."""
    if number < actions.TURN:
        return at.DRAW_TILE
    if number < actions.MARKER:
        return at.DRAW_TURN
    if number < actions.TOKEN:
        return at.DRAW_MARKER
    if number < actions.PRODUCTION:
        return at.DRAW_TOKEN
    if number < actions.DISC:
        return at.DRAW_PRODUCTION
    return at.DRAW_DISC if number < actions.TRAY else at.TRAY


def _gone(phase: i64) -> i64:
    """Why a number of the right kind cannot come up."""
    if phase == at.DRAW_TILE:
        return why.TILE_GONE
    if phase == at.DRAW_TURN:
        return why.TURN_FORBIDDEN
    if phase == at.DRAW_MARKER:
        return why.MARKER_GONE
    if phase == at.DRAW_TOKEN:
        return why.TOKEN_GONE
    if phase == at.DRAW_PRODUCTION:
        return why.PRODUCTION_GONE
    return why.DISC_PLACED if phase == at.DRAW_DISC else why.NOT_SO_MANY_CUBES


def chance_refusal(table: Table, number: i64) -> i64:
    """FINE when chance may draw this number now."""
    phase = table.phase
    if _phase_of(number) != phase:
        return why.NOT_THIS_CHANCE
    if phase == at.TRAY and (number - actions.TRAY) // actions.COUNTS != table.tray:
        return why.NOT_THIS_CHANCE
    row = table.parts.blank_draws[:]
    n = chance_into(table, row, False)
    i: i64
    for i in range(n):
        if row[i] == number:
            return why.FINE
    return _gone(phase)


def chance_into(table: Table, row: vec[i64], weights: bool) -> i64:
    """Write the numbers that may be drawn, or their weights; return how many."""
    phase = table.phase
    n: i64 = 0
    i: i64
    if phase == at.TRAY:
        return _tray_into(table, row, weights)
    if phase == at.DRAW_PRODUCTION:
        return _counts_into(table.stock, at.PRODUCTION_BAG, at.KINDS, actions.PRODUCTION, row, weights)
    if phase == at.DRAW_TOKEN:
        return _counts_into(table.shown, at.BAG, TOKENS, actions.TOKEN, row, weights)
    if phase == at.DRAW_MARKER:
        return _counts_into(table.stock, at.MARKERS, at.MARKER_VALUES, actions.MARKER, row, weights)
    if phase == at.DRAW_DISC:
        for i in range(table.seats):
            if not _is_placed(table, i):
                row[n] = i64(1) if weights else actions.DISC + i
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
    n = table.parts.tower.weights_into(
        table.drop_size, cubes[at.DROPPED + colour], cubes[at.INSIDE + colour], row
    )
    if not weights:
        i: i64
        for i in range(n):
            row[i] = actions.TRAY + colour * actions.COUNTS + i
    return n


def _map_into(table: Table, row: vec[i64], weights: bool) -> i64:
    first: i64 = actions.TILE
    n: i64 = 0
    if table.phase == at.DRAW_TILE:
        n = tiles_into(table.tile_at, row)
    else:
        first = actions.TURN
        n = turns_into(table.parts.tiles, table.seats, table.tile_at, table.turn_at, row)
    i: i64
    for i in range(n):
        row[i] = i64(1) if weights else first + row[i]
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
