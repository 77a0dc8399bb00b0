"""Answers of a seat, described once for page, full screen and plain terminal.

Each choice has places, every legal choice has what it brings, and choices that may not be are folded by their
reason.

What an answer brings is counted from what the seat may know. Where somebody may hide something, the position
is imagined from the seat's view, twice, and only what both agree on counts; chance and other seats do not act
in it, and what others would lay open (`Facts.shows`) stays hidden. [test_what_answers_bring_teaches_nothing]
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from carrack.core.api import State, View
from carrack.core.chance import Rng
from carrack.core.draft import Draft
from carrack.core.places import Places, named, resolved
from carrack.core.verdicts import Verdict

IMAGININGS: Final = (1, 2)
"""Seeds of the positions that stand for what is hidden."""


@dataclass(frozen=True)
class Fold:
    """Choices that are refused for one reason; its arguments may differ from choice to choice."""

    verdict: Verdict
    """The verdict of the first number."""
    numbers: list[int] = field(default_factory=list)
    verdicts: list[Verdict] = field(default_factory=list)
    """One for each number."""


@dataclass(frozen=True)
class Answers:
    """All that a seat can answer, and what comes of it."""

    names: Mapping[str, str]
    """What the names in patterns of places mean."""
    legal: list[int]
    brings: Mapping[str, list[int]]
    """By figure: the difference that each legal number makes. Figures that no answer changes are left out."""
    folds: list[Fold]


def answers(state: State, view: View, places: Places) -> Answers:
    """Describe what the view's seat can answer; one that is not asked has nothing to answer."""
    if not view.legal:
        return Answers({}, [], {}, [])
    return Answers(named(view, places), view.legal, _brings(state, view, places), _folds(state))


def places_of(state: State, number: int, names: Mapping[str, str], places: Places) -> list[str]:
    """Return the places of one choice for a question, the first to the last."""
    choice = state.game.actions.choices[number]
    return [resolved(pattern, names) for pattern in places.at(state.game, choice)]


def _folds(state: State) -> list[Fold]:
    folds: dict[tuple[object, ...], Fold] = {}
    for number in state.candidates():
        verdict = state.verdict(number)
        if verdict.ok:
            continue
        reason = verdict.args.get("reason")
        inner = (reason.code, *reason.args) if isinstance(reason, Verdict) else ()
        key = (verdict.code, verdict.rule, *verdict.args, *inner)
        fold = folds.setdefault(key, Fold(verdict))
        fold.numbers.append(number)
        fold.verdicts.append(verdict)
    return list(folds.values())


def _brings(state: State, view: View, places: Places) -> dict[str, list[int]]:
    seat = int(view.seat)
    if state.game.facts.secrets and int(state.seats) > 1:
        ready = state.game.prepare(view)
        starts = [_Start(ready.state(Rng(seed)), seat, places) for seed in IMAGININGS]
    else:
        starts = [_Start(state, seat, places)]
    first, others = starts[0], starts[1:]
    found: dict[str, list[int]] = {}
    for at, number in enumerate(view.legal):
        changes = first.changes(number)
        if not changes:
            continue
        doubts = [other.changes(number) for other in others]
        for name, change in changes.items():
            if change < 0 and name in places.rising:
                continue
            if all(doubt.get(name) == change for doubt in doubts):
                found.setdefault(name, [0] * len(view.legal))[at] = change
    return found


class _Start:
    """A position from which a seat may pick numbers, and what the seat has in it."""

    def __init__(self, state: State, seat: int, places: Places) -> None:
        self._state = state
        self._seat = seat
        self._places = places
        self._before = places.figures(state, seat)

    def changes(self, number: int) -> dict[str, int]:
        """Return the figures that this number changes, and by how much."""
        draft = Draft(self._state, self._seat, [number])
        after = self._places.figures(draft.shown, self._seat)
        befell = self._places.befell(draft.events, self._seat)
        found: dict[str, int] = {}
        for name, count in self._before.items():
            by_itself = befell.get(name, 0)
            if by_itself is not None and (change := after[name] - count - by_itself):
                found[name] = change
        return found
