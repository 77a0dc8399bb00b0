"""Words to play any game with: for the scenes, which lay positions out by hand."""

from __future__ import annotations

import ast
from typing import TypeVar

import pytest

from carrack.core.api import State
from carrack.core.events import Event
from carrack.core.verdicts import FAMILIES, Verdict
from tools.fields import ROOT, fields_of

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


def singles(game: str) -> tuple[str, ...]:
    """Return the names of a table's single numbers, in the order of its first row."""
    path = ROOT / "src" / "carrack" / "games" / game / "table.py"
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef) and node.name == "Table":
            return tuple(one.name for one in fields_of(node).of("Range"))
    raise LookupError(game)
