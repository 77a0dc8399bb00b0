"""Words to play any game with: for the scenes, which lay positions out by hand."""

from __future__ import annotations

from typing import TypeVar

import pytest

from carrack.core.api import Game, State
from carrack.core.events import Event
from carrack.core.fields import Number
from carrack.core.packing import pack
from carrack.core.standing_orders import OrderKind
from carrack.core.tables import Table
from carrack.core.verdicts import FAMILIES, Malformed, Verdict

AnyState = TypeVar("AnyState", bound=State)


def sound(state: AnyState) -> AnyState:
    """The same state, in which every component is where one can be."""
    state.check()
    return state


def number(state: State, words: str) -> int:
    return state.game.actions.find(words)


def play(state: AnyState, *choices: str) -> AnyState:
    """Carry out these choices in turn; after each one every component must be somewhere."""
    for words in choices:
        state.apply(number(state, words))
        state.check()
    return state


def events(state: State, *choices: str) -> list[Event]:
    """Return what happens during these choices."""
    log: list[Event] = []
    state.listen(log)
    play(state, *choices)
    state.listen(None)
    return log


def legal(state: State) -> set[str]:
    """Return what may be picked, in words."""
    return {state.game.actions.notation(n) for n in state.legal()}


def refused(state: State, words: str) -> Verdict:
    """The verdict on a choice that may not be; `apply` raises it in its family and changes nothing."""
    asked = number(state, words)
    verdict = state.verdict(asked)
    before = state.digest()
    assert not verdict.ok, f"{words} is legal"
    assert asked not in state.legal()
    with pytest.raises(FAMILIES[verdict.family]) as caught:
        state.apply(asked)
    assert caught.value.verdict == verdict
    assert state.digest() == before
    return verdict


def total(state: State, seat: int) -> int:
    """A seat's points if the game ended now."""
    return state.scores()[seat].total


def singles(table: type[Table]) -> tuple[str, ...]:
    """Return the names of a table's single numbers, in the order of its first row."""
    return tuple(name for name, mark in table.FIELDS.items() if isinstance(mark, Number))


# --- positions from outside -------------------------------------------------------------------------------


def loaded(game: Game, rows: list[list[int]], seats: int) -> State:
    """Return the position that these rows are a dump of."""
    return game.load(pack([[game.facts.rules_version, seats], *rows]))


def reason_against(game: Game, rows: list[list[int]], seats: int) -> str:
    """Return why these rows are no position."""
    with pytest.raises(Malformed) as caught:
        loaded(game, rows, seats)
    assert caught.value.verdict.code == "dump.unreadable"
    return str(caught.value.verdict.args["reason"]).removeprefix("no such position: ")


# --- standing orders --------------------------------------------------------------------------------------


def about(state: State, kind: OrderKind, seat: int) -> str:
    """Return what an order that this seat gave now would be about; nothing where it cannot be given."""
    return kind.about(state.view(seat))


def answer(state: State, kind: OrderKind, amount: int = 0) -> str | None:
    """In words, what the asked seat's order says."""
    number = kind.answer(state.view(int(state.actor)), amount)
    return None if number is None else state.game.actions.notation(number)
