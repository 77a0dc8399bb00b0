"""Results of answers, for the page: ways to pay, visits, help, the rival's reactions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.games.amalfi import choices as pick
from carrack.games.amalfi import language
from carrack.games.amalfi import layout as at
from carrack.games.amalfi import refusals as why
from carrack.games.amalfi.judging.outlook import as_if_done
from carrack.games.amalfi.questions import rows
from carrack.games.amalfi.questions.contents import CLAUSES, QUESTIONS
from carrack.games.amalfi.questions.turns import ACTIONS, action_of
from carrack.games.amalfi.resources import worth
from carrack.games.amalfi.showing.page import Bought, Help, Payment, Reaction, Reacts, Visit, Way
from carrack.games.amalfi.showing.page_setup import paid_in
from carrack.games.amalfi.stack import SEAT, VERB, A, B, push, top
from carrack.games.amalfi.table import Table

MOST_WAYS: Final = 6
"""So many ways to pay are shown."""
BOUGHT: Final[dict[int, Bought]] = {
    language.OWN_ARTWORK: "artwork",
    language.OWN_TILE: "tile",
    language.OWN_CHARACTER: "character",
    language.BUILD: "ships",
}
REACTIONS: Final[tuple[Reacts, ...]] = ("navigate", "acquire", "discover", "invite", "engage", "construct")
"""The main actions, in the order of their marks."""


# --- payments -----------------------------------------------------------------------------------------------


def payment_of(table: Table, names: dict[Bought, list[str]]) -> Payment:
    """Return the payment that the clause on top asks for."""
    below = (int(table.depth) - 2) * at.ITEM
    verb, item = int(table.stack[below + int(VERB)]), int(table.stack[below + int(A)])
    what = BOUGHT.get(verb, "character")
    if verb not in BOUGHT:
        # A character of the Council: its place is filled again before it is owned.
        item = int(table.stack[below - at.ITEM + int(A)])
    found = {tuple(way.numbers): way for way in _ways(table, [], int(table.due))}
    ships = sorted(
        found.values(),
        key=lambda way: (way.supply, way.lost, sum(way.holds) + way.supply, way.crumbs, way.surplus),
    )
    return Payment(
        due=int(table.due),
        paid=paid_in(int(table.due_with)),
        what=what,
        id="" if what == "ships" else names[what][item],
        count=item if what == "ships" else 1,
        ways=ships[:MOST_WAYS],
    )


ORDER_OF_PAYING: Final = (*range(pick.UNLOAD, pick.SUPPLY), pick.CRUMB, pick.SUPPLY)
"""A ship that pays twice comes down first."""


def _ways(table: Table, numbers: list[int], price: int) -> Iterator[Way]:
    """Every way to finish a payment, each once."""
    question = QUESTIONS[at.PAYING]
    first = ORDER_OF_PAYING.index(numbers[-1]) if numbers else 0
    depth = int(table.depth)
    for number in ORDER_OF_PAYING[first:]:
        if question.refusal(table, number) != why.FINE:
            continue
        then = table.copy()
        question.step(then, number)
        longer = [*numbers, number]
        if int(then.depth) < depth:
            yield _way(table, longer, number)
        else:
            yield from _ways(then, longer, price)


def _way(table: Table, numbers: list[int], last: int) -> Way:
    """Return the way that the last number finishes."""
    seat = int(table.actor)
    brings = 1 if last == pick.CRUMB else int(worth(table, seat, last - pick.UNLOAD))
    surplus = brings - int(table.due)
    bread = int(table.player[seat].bread) - (1 if last == pick.CRUMB else 0)
    return Way(
        numbers=numbers,
        holds=[numbers.count(pick.UNLOAD + hold) for hold in range(language.RESOURCES)],
        supply=numbers.count(pick.SUPPLY),
        crumbs=numbers.count(pick.CRUMB),
        surplus=surplus,
        lost=max(0, surplus - (int(table.granary(seat)) - bread)),
    )


# --- visits -------------------------------------------------------------------------------------------------


def visit_of(table: Table, place: int, dock: str) -> Visit:
    """Return what a visit of the actor would change; the navigation is legal."""
    seat = int(table.actor)
    begun = table.copy()
    begun.light = begun.light[:]
    begun.light[place] = 0
    action_of(pick.NAVIGATE + place).begin(begun, place, 0)
    done = as_if_done(begun)
    me, then = table.player[seat], done.player[seat]
    holds = [int(then.holds[hold]) - int(me.holds[hold]) for hold in range(language.RESOURCES)]
    wild = asked = gained = 0
    for verb, a, b in _clauses(begun, seat):
        if verb == language.SEND:
            asked += b
            wild += b if a == language.ANY_HOLD else 0
        elif verb == language.GAIN_BREAD and b == 0:
            gained += a
    free = min(wild, holds[0])
    bread = int(then.bread) - int(me.bread)
    paid = int(me.bread) - int(begun.player[seat].bread)
    return Visit(
        dock=dock,
        bay=int(then.bay) - int(me.bay),
        bread=bread,
        lost=max(0, gained - paid - bread),
        points=int(then.points()) - int(me.points()),
        holds=[holds[0] - free, *holds[1:]],
        free=free,
        idle=max(0, asked - sum(holds)),
    )


def _clauses(table: Table, seat: int) -> Iterator[tuple[int, int, int]]:
    """Yield verb and first arguments of what is on the stack for a seat."""
    for item in range(int(table.depth)):
        spot = item * at.ITEM
        if int(table.stack[spot + int(SEAT)]) == seat:
            yield (
                int(table.stack[spot + int(VERB)]),
                int(table.stack[spot + int(A)]),
                int(table.stack[spot + int(B)]),
            )


# --- help ---------------------------------------------------------------------------------------------------


HELPED: Final[dict[int, range]] = {
    at.TURN: range(pick.PASS),
    at.GRANTED: range(pick.PASS),
    at.LIGHTHOUSE: range(pick.SEND, pick.BREAD),
    at.TAKING: range(pick.TAKE, pick.CHARACTER_FIRST),
    at.NO_LIGHTHOUSE: range(pick.TAKE, pick.CHARACTER_FIRST),
}
"""The questions at which a ship or a card may make more possible, with the answers it could help to."""


def helps_of(table: Table, phase: int, legal: set[int]) -> list[Help]:
    """Return for each refused answer the first optional action after which it could be given."""
    refused = vec[i64]([number for number in HELPED.get(phase, ()) if number not in legal])
    helps = vec[i64]([at.NONE] * len(refused))
    question = QUESTIONS[phase]
    by: i64
    i: i64
    for by in range(pick.UNLOAD, pick.SEND):
        if int(by) not in legal:
            continue
        then = table.copy()
        question.step(then, by)
        for i in range(len(refused)):
            if helps[i] == at.NONE and question.refusal(then, refused[i]) == why.FINE:
                helps[i] = by
    return [Help(int(refused[i]), int(helps[i])) for i in range(len(refused)) if helps[i] != at.NONE]


# --- the rival ----------------------------------------------------------------------------------------------


def reactions_of(table: Table, names: dict[Bought, list[str]], destinations: list[str]) -> list[Reaction]:
    """Return what the rival would do after each main action."""
    return [_reaction(table, mark, names, destinations) for mark in range(len(ACTIONS))]


def _reaction(table: Table, mark: int, names: dict[Bought, list[str]], destinations: list[str]) -> Reaction:
    lists: dict[int, tuple[rows.Row, Bought]] = {
        at.A_ACQUISITION: (rows.WORKSHOP, "artwork"),
        at.A_DISCOVERY: (rows.ATLAS, "tile"),
        at.A_INVITATION: (rows.COUNCIL, "character"),
    }
    if mark in lists:
        row, kind = lists[mark]
        card = int(row.rightmost(table))
        return Reaction(REACTIONS[mark], [], [], names[kind][card] if card != at.NONE else "")
    then = table.copy()
    push(then, 0, language.RIVAL, mark)
    CLAUSES[top(then, VERB)].run(then, 0)
    return Reaction(
        REACTIONS[mark],
        [destinations[i] for i in range(at.DESTINATIONS) if then.dock[i] != table.dock[i]],
        [destinations[i] for i in range(at.DESTINATIONS) if then.light[i] != table.light[i]],
        "",
    )
