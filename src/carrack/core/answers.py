"""Answers of a seat, described once for page, full screen and plain terminal.

There are verbs (families of choices), each choice has places, every legal choice has what it brings, and
choices that may not be are folded by their reason.

What an answer brings is counted from what the seat may know. Where somebody may hide something, the position
is imagined from the seat's view, twice, and only what both agree on counts; chance and other seats do not act
in it, and what others would lay open (`Facts.shows`) stays hidden. [test_what_answers_bring_teaches_nothing]
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
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
class Verb:
    """One family of choices: what may be picked, and what could be tried but may not be."""

    family: str
    legal: list[int] = field(default_factory=list)
    refused: list[int] = field(default_factory=list)


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
    verbs: list[Verb]
    legal: list[int]
    brings: Mapping[str, list[int]]
    """By figure: the difference that each legal number makes. Figures that no answer changes are left out."""
    folds: list[Fold]


def answers(state: State, view: View, places: Places) -> Answers:
    """Describe what the view's seat can answer; one that is not asked has nothing to answer."""
    if not view.legal:
        return Answers({}, [], [], {}, [])
    folds = _folds(state)
    return Answers(
        named(view, places),
        _verbs(state, view.legal, [number for fold in folds for number in fold.numbers]),
        view.legal,
        _brings(state, view, places),
        folds,
    )


def places_of(state: State, number: int, names: Mapping[str, str], places: Places) -> list[str]:
    """Return the places of one choice for a question, the first to the last."""
    choice = state.game.actions.choices[number]
    return [resolved(pattern, names) for pattern in places.at(state.game, choice)]


def _verbs(state: State, legal: Sequence[int], refused: Sequence[int]) -> list[Verb]:
    verbs: dict[str, Verb] = {}
    for number in sorted([*legal, *refused]):
        family = state.game.actions.choices[number].family
        verbs.setdefault(family, Verb(family))
    for numbers, of in ((legal, "legal"), (refused, "refused")):
        for number in numbers:
            getattr(verbs[state.game.actions.choices[number].family], of).append(number)
    return list(verbs.values())


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
    hidden = state.game.facts.secrets and int(state.seats) > 1
    if hidden:
        ready = state.game.prepare(view)
        starts = [ready.state(Rng(seed)) for seed in IMAGININGS]
    else:
        starts = [state]
    found: dict[str, list[int]] = {}
    for at, number in enumerate(view.legal):
        changes = [_change(start, seat, number, places) for start in starts]
        for name, change in changes[0].items():
            if change < 0 and name in places.rising:
                continue
            if change and all(other.get(name) == change for other in changes[1:]):
                found.setdefault(name, [0] * len(view.legal))[at] = change
    return found


def _change(start: State, seat: int, number: int, places: Places) -> dict[str, int]:
    before = places.figures(start, seat)
    draft = Draft(start, seat, [number])
    after, befell = places.figures(draft.shown, seat), places.befell(draft.events, seat)
    return {
        name: after[name] - count - by_itself
        for name, count in before.items()
        if (by_itself := befell.get(name, 0)) is not None
    }
