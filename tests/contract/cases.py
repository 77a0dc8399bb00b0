"""Games that the contract is tried on, and some played at random once for all tests."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import product

import carrack
from carrack.core.api import CHANCE, OVER, Game, State
from carrack.core.chance import Rng
from carrack.core.events import Event
from carrack.core.playout import Scratch, random_number

BIGGEST = 2**70
NO_NUMBERS = (-1, -2, -(2**31), -(2**63), -BIGGEST, 2**31, 2**32, 2**63, 2**64, BIGGEST)
"""Numbers that no game has, around the limits of machine integers."""


@dataclass(frozen=True)
class Case:
    """One way to set a game up."""

    game_id: str
    seats: int
    options: tuple[tuple[str, str], ...] = ()

    @property
    def game(self) -> Game:
        return carrack.game(self.game_id)

    def new(self) -> State:
        return self.game.new(self.seats, **dict(self.options))

    def viewers(self) -> list[int | None]:
        """Everybody who may look: the seats and an onlooker."""
        return [*range(self.seats), None]

    def __str__(self) -> str:
        chosen = [f"{name}={value}" for name, value in self.options]
        return "-".join([self.game_id, f"{self.seats}seats", *chosen])


Options = tuple[tuple[str, str], ...]

MOST_TABLES = 10
"""So many of one game are tried with every number of seats for every value of an option. Where that would
make more, each other value but the usual one is tried with one number of seats; --long tries all."""


def option_sets(game: Game, every: bool) -> list[Options]:
    """All combinations of options, or only the default and those that differ from it in one option."""
    known = game.facts.options
    if every:
        return [tuple(zip(known, values, strict=True)) for values in product(*known.values())]
    default = {name: values[0] for name, values in known.items()}
    changed = [{**default, name: value} for name, values in known.items() for value in values[1:]]
    return [tuple(chosen.items()) for chosen in (default, *changed)]


def cases_of(game_id: str, every: bool, most: int = MOST_TABLES) -> list[Case]:
    """A game with every number of seats, and every value of its options; unless `every`, about `most`."""
    facts = carrack.game(game_id).facts
    usual, *others = (
        [Case(game_id, seats, options) for seats in facts.seats if facts.matters(dict(options), seats)]
        for options in option_sets(carrack.game(game_id), every)
    )
    if not every and len(usual) + sum(map(len, others)) > most:
        # The numbers of seats in turn, the most first.
        others = [[cases[-1 - i % len(cases)]] for i, cases in enumerate(others)]
    return [*usual, *(case for cases in others for case in cases)]


def all_cases(every: bool) -> list[Case]:
    """Every registered game with every number of seats."""
    return [case for game_id in carrack.ids() for case in cases_of(game_id, every)]


@dataclass
class Played:
    """A game played at random: the numbers, every state on the way, its digest then, and what happened."""

    case: Case
    numbers: list[int] = field(default_factory=list)
    states: list[State] = field(default_factory=list)
    digests: list[str] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)

    def moments(self, each: int, only_seats: bool = False) -> Iterator[State]:
        """Fresh copies of a few states for every kind of question that was asked, early and late ones."""
        found: dict[str, list[State]] = {}
        for state in self.states:
            if not only_seats or state.actor not in (CHANCE, OVER):
                found.setdefault(state.prompt().code, []).append(state)
        for states in found.values():
            step = max(1, (len(states) - 1) / max(1, each - 1)) if len(states) > each else 1
            for i in range(min(each, len(states))):
                yield states[min(round(i * step), len(states) - 1)].copy()


@lru_cache(maxsize=24)
def played(case: Case, seed: int) -> Played:
    """The game that this seed gives, all numbers at random."""
    result = Played(case)
    rng = Rng(seed, case.seats)
    scratch = Scratch(case.game.action_count)
    state = case.new()
    state.listen(result.events)
    while True:
        result.states.append(state.copy())
        result.digests.append(state.digest())
        if state.actor == OVER:
            return result
        number = int(random_number(state, rng, scratch))
        state.apply(number)
        result.numbers.append(number)


def finish(state: State, seed: int) -> int:
    """Play on at random to the end; return how many numbers that took."""
    rng = Rng(seed, 77)
    scratch = Scratch(state.game.action_count)
    count = 0
    limit = state.game.facts.longest[int(state.seats)]
    while state.actor != OVER:
        state.step(random_number(state, rng, scratch))
        count += 1
        assert count <= limit, "a game without end"
    return count


def after_the_deal(case: Case, seed: int) -> State:
    """The first position in which a seat is asked."""
    rng = Rng(seed, 5)
    scratch = Scratch(case.game.action_count)
    state = case.new()
    while state.actor == CHANCE:
        state.step(random_number(state, rng, scratch))
    return state


def seen(events: Iterable[Event], viewer: int | None) -> list[Event]:
    """Return what a viewer may know of these events."""
    return [event.seen_by(viewer) for event in events]
