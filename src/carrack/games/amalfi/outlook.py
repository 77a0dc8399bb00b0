"""What is begun, as if it were done: a table on which payments are made, ships sent and cards owned.

Choices that are still open are made simply: cargo pays before ships of the bay, the first hold is loaded.
Chance is left out. The evaluation looks at such a table, so a purchase counts from the moment it is chosen.
"""

from __future__ import annotations

from mypy_extensions import i64

from carrack.games.amalfi import language
from carrack.games.amalfi.counting import count
from carrack.games.amalfi.language import ANY_HOLD, BREAD_PRICE, RESOURCES, SUPPLY_HOLD
from carrack.games.amalfi.layout import (
    ARTS_OWNED,
    BAY,
    BREAD,
    CLAUSE,
    FIRST_ENGAGEABLE,
    FIRST_PERMANENT,
    HAND,
    HOLDS,
    IMMEDIATES,
    ITEM,
    LIGHTS,
    M_END_GAMES,
    M_ENGAGEABLES,
    M_ENGAGED,
    M_PERMANENTS,
    MASKS,
    P_ARTWORKS,
    P_CHARACTERS,
    P_DISCOVERIES,
    P_OTHER,
    PORT,
    RIVAL_MARK,
    SHEET,
    TILES_OWNED,
    YARD,
    type_of,
)
from carrack.games.amalfi.purse import worth
from carrack.games.amalfi.state import Table


def as_if_done(table: Table) -> Table:
    """The table itself if nothing is begun, else a copy on which it is done."""
    if table.depth == 0:
        return table
    done = table.copy()
    i: i64 = table.depth - 1
    while i >= 0:
        at = i * ITEM
        stack = table.stack
        _do(done, stack[at], stack[at + 1], stack[at + 2], stack[at + 3], stack[at + 4])
        i -= 1
    return done


def _do(table: Table, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> None:
    """One clause, with the simplest answers."""
    sheet = table.sheet
    start = seat * SHEET
    if verb == language.PAYMENT:
        _pay(table, seat, table.due if table.due > 0 else a, b)
    elif verb == language.SEND:
        ships = _least(b, sheet[start + BAY])
        sheet[start + BAY] -= ships
        sheet[start + HOLDS + (0 if a == ANY_HOLD else a)] += ships
    elif verb == language.TAKE:
        sheet[start + HAND] += a
    elif verb == language.ERECT:
        if sheet[start + LIGHTS] == 0:
            sheet[start + P_OTHER] += table.parts.no_lighthouse_points
        sheet[start + LIGHTS] -= _least(a, sheet[start + LIGHTS])
    elif verb == language.STRAIGHTEN:
        while a > 0:
            table.masks[seat * MASKS + M_ENGAGED] &= table.masks[seat * MASKS + M_ENGAGED] - 1
            a -= 1
    elif verb == language.GAIN_BREAD or verb == language.GAIN_POINTS:
        amount = a if b == 0 else _least(a * count(table, seat, b - 1), c)
        if verb == language.GAIN_BREAD:
            _store(table, seat, amount)
        else:
            sheet[start + P_CHARACTERS] += amount
    elif verb == language.RECALL:
        ships = _least(a, sheet[start + PORT])
        sheet[start + PORT] -= ships
        sheet[start + BAY] += ships
    elif verb == language.BUILD:
        ships = _least(a, sheet[start + YARD])
        sheet[start + YARD] -= ships
        sheet[start + PORT] += ships
    elif verb == language.ORDER:
        _effect(table, seat, table.parts.dest_code[a], table.parts.dest_size[a])
        _effect(table, seat, table.parts.evolving_code, table.parts.evolving_size)
    elif verb == language.USE_LIGHTHOUSE:
        mark = i64(table.light[a])
        if 0 < mark < RIVAL_MARK:
            _store(table, mark - 1, table.parts.lighthouse_gain)
    elif verb == language.TURN_CHARACTER:
        one: i64 = 1
        table.masks[seat * MASKS + M_ENGAGED] |= one << a
    elif verb == language.OWN_ARTWORK:
        sheet[start + ARTS_OWNED + table.parts.art_kind[a]] += 1
        sheet[start + P_ARTWORKS] += table.parts.art_points[a]
        _effect(table, seat, table.parts.art_code[a], 1)
    elif verb == language.OWN_TILE:
        sheet[start + TILES_OWNED] += 1
        sheet[start + P_DISCOVERIES] += table.parts.tile_points[a]
    elif verb == language.OWN_CHARACTER:
        _invite(table, seat, a)


def _least(a: i64, b: i64) -> i64:
    return a if a < b else b


def _store(table: Table, seat: i64, bread: i64) -> None:
    at = seat * SHEET + BREAD
    table.sheet[at] += _least(bread, table.granary(seat) - table.sheet[at])


def _effect(table: Table, seat: i64, first: i64, size: i64) -> None:
    """Clauses of a card."""
    code = table.parts.code
    i: i64
    for i in range(first, first + size):
        at = i * CLAUSE
        _do(table, seat, code[at], code[at + 1], code[at + 2], code[at + 3])


def _invite(table: Table, seat: i64, character: i64) -> None:
    one: i64 = 1
    start = seat * MASKS
    kind = type_of(character)
    if kind == language.END_GAME:
        table.masks[start + M_END_GAMES] |= one << character
    elif kind == language.IMMEDIATE:
        table.sheet[seat * SHEET + IMMEDIATES] += 1
        _effect(table, seat, table.parts.char_code[character], table.parts.char_size[character])
    elif kind == language.PERMANENT:
        table.masks[start + M_PERMANENTS] |= one << (character - FIRST_PERMANENT)
    else:
        table.masks[start + M_ENGAGEABLES] |= one << (character - FIRST_ENGAGEABLE)


def _pay(table: Table, seat: i64, due: i64, resources: i64) -> None:
    """Cargo first, then ships of the bay."""
    sheet = table.sheet
    start = seat * SHEET
    if resources == BREAD_PRICE:
        sheet[start + BREAD] -= _least(due, sheet[start + BREAD])
        return
    hold: i64
    for hold in range(RESOURCES):
        while due > 0 and resources >> hold & 1 == 1 and sheet[start + HOLDS + hold] > 0:
            sheet[start + HOLDS + hold] -= 1
            sheet[start + BAY] += 1
            due -= worth(table, seat, hold)
    while due > 0 and sheet[start + BAY] > 0:
        sheet[start + BAY] -= 1
        sheet[start + PORT] += 1
        due -= worth(table, seat, SUPPLY_HOLD)
    if due < 0:
        _store(table, seat, -due)
