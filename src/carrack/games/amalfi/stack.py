"""What is still to be done: a stack of clauses, the next one on top."""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64

from carrack.games.amalfi.layout import CLAUSE, ITEM
from carrack.games.amalfi.state import Table


def push(table: Table, seat: i64, verb: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
    """This comes next, for this seat."""
    at = table.depth * ITEM
    stack = table.stack
    if at == len(stack):
        _i: i64
        for _i in range(ITEM):
            stack = append(stack, i64(0))
        table.stack = stack
    stack[at] = seat
    stack[at + 1] = verb
    stack[at + 2] = a
    stack[at + 3] = b
    stack[at + 4] = c
    table.depth += 1


def pop(table: Table) -> None:
    """The top is done."""
    table.depth -= 1


def push_effect(table: Table, seat: i64, first: i64, size: i64) -> None:
    """All clauses of an effect, the first of them on top."""
    code = table.parts.code
    i: i64
    for i in range(size):
        at = (first + size - 1 - i) * CLAUSE
        push(table, seat, code[at], code[at + 1], code[at + 2], code[at + 3])


def top(table: Table, what: i64) -> i64:
    """A number of the clause on top: 0 the seat, 1 the verb, 2 to 4 its arguments."""
    return table.stack[(table.depth - 1) * ITEM + what]


def set_top(table: Table, what: i64, number: i64) -> None:
    """Change a number of the clause on top."""
    table.stack[(table.depth - 1) * ITEM + what] = number


def is_waiting(table: Table, verb: i64) -> bool:
    """Whether a clause with this verb is still to come."""
    i: i64
    for i in range(table.depth):
        if table.stack[i * ITEM + 1] == verb:
            return True
    return False
