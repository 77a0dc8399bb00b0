"""The stack of clauses still to be done, the next one on top; and what puts clauses there."""

from __future__ import annotations

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from carrack.games.amalfi import language
from carrack.games.amalfi import layout as at
from carrack.games.amalfi.table import Table

SEAT: Final = 0
VERB: Final = 1
A: Final = 2
B: Final = 3
C: Final = 4
"""The numbers of a clause: whose it is, what happens, and its arguments (see `language.py`)."""


def push(table: Table, seat: i64, verb: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
    """Put a clause on top, for this seat."""
    first = table.depth * at.ITEM
    stack = table.stack
    if first == len(stack):
        _i: i64
        for _i in range(at.ITEM):
            stack = append(stack, i64(0))
        table.stack = stack
    stack[first + SEAT] = seat
    stack[first + VERB] = verb
    stack[first + A] = a
    stack[first + B] = b
    stack[first + C] = c
    table.depth += 1


def top(table: Table, what: i64) -> i64:
    """Return a number of the clause on top: SEAT, VERB, or an argument."""
    return table.stack[(table.depth - 1) * at.ITEM + what]


def done(table: Table) -> None:
    """Remove the clause on top; the next one follows."""
    table.depth -= 1
    table.phase = at.RUN


def taken(table: Table, what: i64) -> i64:
    """Remove the clause on top; return one of its arguments."""
    argument = top(table, what)
    done(table)
    return argument


def one_less(table: Table, what: i64) -> None:
    """Count the clause on top down by one; it leaves when nothing is left."""
    last = (table.depth - 1) * at.ITEM + what
    if table.stack[last] > 1:
        table.stack[last] -= 1
        table.phase = at.RUN
    else:
        done(table)


def one_more(table: Table, what: i64) -> None:
    """Count the clause on top up by one."""
    table.stack[(table.depth - 1) * at.ITEM + what] += 1
    table.phase = at.RUN


def add(table: Table, what: i64, amount: i64) -> None:
    """Add to an argument of the clause on top."""
    table.stack[(table.depth - 1) * at.ITEM + what] += amount


def start_again(table: Table, what: i64) -> None:
    """Let the clause on top count from 0 again."""
    table.stack[(table.depth - 1) * at.ITEM + what] = 0


def is_waiting(table: Table, verb: i64) -> bool:
    """Return whether a clause with this verb is still to come."""
    i: i64
    for i in range(table.depth):
        if table.stack[i * at.ITEM + VERB] == verb:
            return True
    return False


def push_effect(table: Table, seat: i64, first: i64, size: i64) -> None:
    """Put all clauses of an effect on top, the first of them uppermost."""
    code = table.parts.code
    clause = first + size - 1
    while clause >= first:
        i = clause * at.CLAUSE
        push(table, seat, code[i], code[i + 1], code[i + 2], code[i + 3])
        clause -= 1


def push_character(table: Table, seat: i64, character: i64) -> None:
    """Put the effect of a character on top."""
    push_effect(table, seat, table.parts.char_code[character], table.parts.char_size[character])


def push_destination(table: Table, seat: i64, place: i64) -> None:
    """Put what a destination shows on top (nav.4)."""
    push_effect(table, seat, table.parts.dest_code[place], table.parts.dest_size[place])


def set_off(table: Table, seat: i64, trigger: i64) -> None:
    """invite.4: permanent effects that wait for this come next; what is pushed later comes before them."""
    waiting = table.parts.trigger[trigger] & table.player[seat].active
    i: i64 = 0
    while waiting >> i != 0:
        if waiting >> i & 1 == 1:
            push_character(table, seat, at.FIRST_PERMANENT + i)
            push(table, seat, language.TELL_EFFECT, at.FIRST_PERMANENT + i)
        i += 1


def ask(table: Table, seat: i64, phase: i64) -> None:
    """Ask this seat, or CHANCE."""
    table.actor = seat
    table.phase = phase
