"""The outlook: what is begun, as if it were done: a table on which payments are made, ships sent and cards
owned.

The rules themselves do it, with the simplest answers (`Decision.simplest`). Chance is left out, and purchases
that an effect allows wait on the stack: what they are worth is for the evaluation to say. It looks at such a
table, so a purchase counts from the moment it is chosen.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from carrack.games.amalfi import language
from carrack.games.amalfi import layout as at
from carrack.games.amalfi.questions.contents import CLAUSES, QUESTIONS
from carrack.games.amalfi.questions.feeding import FED, PAID
from carrack.games.amalfi.questions.optional_actions import Decision
from carrack.games.amalfi.stack import SEAT, VERB, A, B, C, done, push, top
from carrack.games.amalfi.table import Table


def as_if_done(table: Table) -> Table:
    """Return the table itself if nothing is begun, else a copy on which it is done."""
    if table.depth == 0:
        return table
    table = table.copy()
    waiting = vec[i64]()
    while table.depth > 0 and _belongs_to_an_action(top(table, VERB)):
        verb = top(table, VERB)
        if verb == language.GRANT:
            waiting = _with_clause(waiting, table)
            done(table)
        elif verb == language.REFILL:
            done(table)
        elif table.phase == at.RUN:
            CLAUSES[verb].run(table, top(table, SEAT))
        else:
            _answer(table)
    if table.depth > 0 and top(table, VERB) == language.FEEDING:
        # The evaluation feeds the crews itself.
        table.player[table.seat_after(table.rose, top(table, FED))].bread += top(table, PAID)
    i: i64
    for i in range(0, len(waiting), at.ITEM):
        push(table, waiting[i + SEAT], language.GRANT, waiting[i + A], waiting[i + B], waiting[i + C])
    return table


def _belongs_to_an_action(verb: i64) -> bool:
    """Return whether a clause comes before the next seat, and before the end of the period."""
    return verb <= language.END_ACTION or verb == language.TELL_EFFECT


def _with_clause(row: vec[i64], table: Table) -> vec[i64]:
    """Return the row with the clause on top of the stack at its end."""
    i: i64
    for i in range(at.ITEM):
        row = append(row, top(table, i))
    return row


def _answer(table: Table) -> None:
    """Give the simplest answer; what has none falls away."""
    question = QUESTIONS[table.phase]
    assert isinstance(question, Decision)
    number = question.simplest(table)
    if number == at.NONE:
        done(table)
    else:
        question.step(table, number)
