"""What is begun, as if it were done: a table on which payments are made, ships sent and cards owned.

Choices that are still open are made simply: cargo pays before ships of the bay, the first hold is loaded.
Chance is left out. The evaluation looks at such a table, so a purchase counts from the moment it is chosen.
"""

from __future__ import annotations

from mypy_extensions import i64

from carrack.games.amalfi import language
from carrack.games.amalfi import layout as at
from carrack.games.amalfi.counting import count
from carrack.games.amalfi.layout import type_of
from carrack.games.amalfi.purse import worth
from carrack.games.amalfi.questions.decrees import points_now
from carrack.games.amalfi.state import Table


def as_if_done(table: Table) -> Table:
    """The table itself if nothing is begun, else a copy on which it is done."""
    if table.depth == 0:
        return table
    done = table.copy()
    i: i64 = table.depth - 1
    while i >= 0:
        spot = i * at.ITEM
        stack = table.stack
        _do(done, stack[spot], stack[spot + 1], stack[spot + 2], stack[spot + 3], stack[spot + 4])
        i -= 1
    return done


def _do(table: Table, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> None:
    """One clause, with the simplest answers."""
    if verb == language.PAYMENT:
        _pay(table, seat, table.due if table.due > 0 else a, b)
    elif verb == language.SEND:
        ships = _least(b, table.player[seat].bay)
        table.player[seat].bay -= ships
        table.player[seat].holds[i64(0) if a == language.ANY_HOLD else a] += ships
    elif verb == language.TAKE:
        table.player[seat].hand += a
    elif verb == language.ERECT:
        if table.player[seat].lights == 0:
            table.player[seat].for_other += table.parts.no_lighthouse_points
        table.player[seat].lights -= _least(a, table.player[seat].lights)
    elif verb == language.STRAIGHTEN:
        kept = table.player[seat].engaged & table.parts.once
        turned = table.player[seat].engaged & ~table.parts.once
        while a > 0:
            turned &= turned - 1
            a -= 1
        table.player[seat].engaged = kept | turned
    elif verb == language.GAIN_BREAD or verb == language.GAIN_POINTS:
        amount = a if b == 0 else _least(a * count(table, seat, b - 1), c)
        if verb == language.GAIN_BREAD:
            _store(table, seat, amount)
        else:
            table.player[seat].for_characters += amount
    elif verb == language.RECALL:
        ships = _least(a, table.player[seat].port)
        table.player[seat].port -= ships
        table.player[seat].bay += ships
    elif verb == language.BUILD:
        ships = _least(a, table.player[seat].yard)
        table.player[seat].yard -= ships
        if b == 1 or table.has_gear(seat, at.LAUNCH) > 0:
            table.player[seat].bay += ships
        else:
            table.player[seat].port += ships
    elif verb == language.ORDER:
        table.player[seat].bread -= _least(b, table.player[seat].bread)
        _effect(table, seat, table.parts.dest_code[a], table.parts.dest_size[a])
        _effect(table, seat, table.parts.evolving_code, table.parts.evolving_size)
    elif verb == language.USE_LIGHTHOUSE:
        mark = i64(table.light[a])
        if 0 < mark < at.RIVAL_MARK:
            _store(table, mark - 1, table.parts.lighthouse_gain)
    elif verb == language.TURN_CHARACTER:
        one: i64 = 1
        table.player[seat].engaged |= one << a
    elif verb == language.OWN_ARTWORK:
        table.player[seat].own_artwork(table.parts.art_kind[a])
        table.player[seat].for_artworks += table.parts.art_points[a]
        _effect(table, seat, table.parts.art_code[a], 1)
    elif verb == language.OWN_TILE:
        table.player[seat].tiles += 1
        table.player[seat].for_discoveries += table.parts.tile_points[a]
    elif verb == language.OWN_CHARACTER:
        _invite(table, seat, a)
    elif verb == language.DECREE_NOW:
        table.player[seat].for_characters += points_now(table, seat, a)
    elif verb == language.BEAM:
        _store(table, seat, a * table.parts.lighthouse_gain)
    elif verb == language.FEEDING and b > 0:
        table.player[table.seat_after(table.rose, a)].bread += b  # the evaluation feeds the crews itself


def _least(a: i64, b: i64) -> i64:
    return a if a < b else b


def _store(table: Table, seat: i64, bread: i64) -> None:
    me = table.player[seat]
    me.bread += _least(bread, table.granary(seat) - me.bread)


def _effect(table: Table, seat: i64, first: i64, size: i64) -> None:
    """Clauses of a card."""
    code = table.parts.code
    i: i64
    for i in range(first, first + size):
        spot = i * at.CLAUSE
        _do(table, seat, code[spot], code[spot + 1], code[spot + 2], code[spot + 3])


def _invite(table: Table, seat: i64, character: i64) -> None:
    one: i64 = 1
    kind = type_of(character)
    if kind == language.END_GAME:
        table.player[seat].end_games |= one << character
    elif kind == language.IMMEDIATE:
        table.player[seat].immediates += 1
        _effect(table, seat, table.parts.char_code[character], table.parts.char_size[character])
    elif kind == language.PERMANENT:
        table.player[seat].permanents |= one << (character - at.FIRST_PERMANENT)
    else:
        table.player[seat].engageables |= one << (character - at.FIRST_ENGAGEABLE)


def _pay(table: Table, seat: i64, due: i64, resources: i64) -> None:
    """Cargo first, then ships of the bay."""
    if resources == language.BREAD_PRICE:
        table.player[seat].bread -= _least(due, table.player[seat].bread)
        return
    hold: i64
    for hold in range(language.RESOURCES):
        while due > 0 and resources >> hold & 1 == 1 and table.player[seat].holds[hold] > 0:
            table.player[seat].holds[hold] -= 1
            table.player[seat].bay += 1
            due -= worth(table, seat, hold)
    while due > 0 and table.player[seat].bay > 0:
        table.player[seat].bay -= 1
        table.player[seat].port += 1
        due -= worth(table, seat, language.SUPPLY_HOLD)
    if due < 0:
        _store(table, seat, -due)
