"""Imagined hands follow the right distribution.

Right after the deal nobody has decided anything, so for every game the truth itself is a sample: over many
deals, what is imagined from a seat's view must be spread like what was really dealt. Later on the model of
the game matters; for that a game brings a small case of its own (below: Amerigo 2008).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator
from dataclasses import dataclass
from functools import cache
from math import sqrt
from pathlib import Path

import pytest

import carrack
from carrack.core.api import CHANCE, OVER, State
from carrack.core.chance import Rng
from carrack.core.table_game import TableImagination
from carrack.games.amerigo_cards.game import CardsState
from carrack.games.amerigo_cards.knowledge.imagination import ImaginedTable
from carrack.games.amerigo_cards.layout import COMPENSATION, KINDS
from tests.contract.cases import Case, after_the_deal
from tests.contract.statistics import difference, distance, misfit

TOO_SURPRISING = 4.75
"""Standard deviations: once in a million."""
DEALS = 250
LONG_DEALS = 5000


def cells(state: State) -> Iterator[tuple[tuple[int, int], int]]:
    """Every number of a state with its place."""
    for i, row in enumerate(state.rows()):
        for j, value in enumerate(row):
            yield (i, j), value


@pytest.mark.heavy
def test_imagined_hands_follow_the_right_distribution(secret: Case, long: bool) -> None:
    case = secret
    for viewer in (0, None):
        dealt: dict[tuple[int, int], Counter[Hashable]] = {}
        imagined: dict[tuple[int, int], Counter[Hashable]] = {}
        for deal in range(LONG_DEALS if long else DEALS):
            state = after_the_deal(case, deal)
            other = case.game.imagine(state.view(viewer), Rng(deal, 1))
            for counts, one in ((dealt, state), (imagined, other)):
                for place, value in cells(one):
                    counts.setdefault(place, Counter())[value] += 1
        assert dealt.keys() == imagined.keys()
        hidden = [place for place in dealt if dealt[place] != imagined[place]]
        if not hidden:
            # Where the deal hides nothing, the game must have cases of its own.
            own = Path(__file__).parents[1] / "games" / case.game.folder.name / "test_distribution.py"
            assert own.exists(), "nothing is hidden: this test would find nothing"
        for place in hidden:
            assert difference(dealt[place], imagined[place]) < TOO_SURPRISING, place


# --- Amerigo (2008) with a handful of cards -------------------------------------------------------------
#
# The model (see the game's `imagination.py` and `origins.py`): a card that a seat shows is any of its hidden
# cards alike. With so few cards the odds of every hidden hand can be computed exactly, and without any idea
# of old and new: follow all worlds that look like the true one to the viewer, each with its probability.

FEW_CARDS = Path(__file__).parent / "few-cards.toml"
FROM_THE_HAND = ("sail-out", "sail-home", "exhibit")
MOST_WORLDS = 3000
DRAWS = 2000
MANY = 10
CLOSE = 0.15
"""Share of the imagined hands that may be wrong where old and new cannot be told apart exactly."""
Hands = tuple[tuple[int, ...], ...]


@cache
def few_cards() -> carrack.Game:
    return carrack.game("amerigo-cards", FEW_CARDS)


def of_kind(state: CardsState, number: int) -> int:
    """Return how many such cards the actor holds; 1 where the number is about no hand card."""
    choice = state.game.actions.choices[number]
    if choice.family not in FROM_THE_HAND:
        return 1
    return int(state.table.cards[state.table.hand(state.actor) + choice.args["card"]])


def blind_number(state: CardsState, rng: Rng) -> int:
    """A decision that is as the model has it: what is done depends on open things, the card on nothing."""
    legal = state.legal()
    if state.actor == CHANCE:
        weights = state.weights()
    else:
        if state.table.phase == COMPENSATION:
            return state.game.actions.find("decline")
        families = list(dict.fromkeys(state.game.actions.choices[number].family for number in legal))
        family = families[int(rng.below(len(families)))]
        legal = [number for number in legal if state.game.actions.choices[number].family == family]
        weights = [of_kind(state, number) for number in legal]
    left = int(rng.below(sum(weights)))
    for number, weight in zip(legal, weights, strict=True):
        left -= weight
        if left < 0:
            return number
    raise AssertionError


def odds_of(state: CardsState) -> list[tuple[int, float]]:
    """Each number with its probability in this world, up to a factor that is the same in all of them."""
    legal = state.legal()
    weights = state.weights() if state.actor == CHANCE else [of_kind(state, number) for number in legal]
    whole = sum(weights) if state.actor == CHANCE else max(1, int(state.table.hand_size(state.actor)))
    return [(number, weight / whole) for number, weight in zip(legal, weights, strict=True)]


Worlds = dict[bytes, tuple[CardsState, float]]


def follow(worlds: Worlds, truth: CardsState, picked: int, viewer: int | None) -> Worlds:
    """All worlds one number later that look to the viewer like the truth now; what seats pick is open."""
    goal = truth.view(viewer).dump()
    followed: Worlds = {}
    for world, likely in worlds.values():
        for number, odds in odds_of(world):
            if world.actor != CHANCE and number != picked:
                continue
            after = world.copy()
            after.step(number)
            if after.view(viewer).dump() == goal:
                key = after.dump()
                before = followed[key][1] if key in followed else 0.0
                followed[key] = (after, before + likely * odds)
    total = sum(likely for _, likely in followed.values())
    return {key: (world, likely / total) for key, (world, likely) in followed.items()}


def hidden_hands(state: State, viewer: int | None) -> Hands:
    assert isinstance(state, CardsState)
    table = state.table
    return tuple(
        tuple(int(table.cards[table.hand(seat) + kind]) for kind in range(KINDS))
        for seat in range(table.seats)
        if seat != viewer
    )


def exact_odds(worlds: Worlds, viewer: int | None) -> dict[Hashable, float]:
    odds: dict[Hashable, float] = {}
    for world, likely in worlds.values():
        hands = hidden_hands(world, viewer)
        odds[hands] = odds.get(hands, 0.0) + likely
    return odds


def imagined_counts(state: State, viewer: int | None, draws: int) -> Counter[Hashable]:
    ready = state.game.prepare(state.view(viewer))
    rng = Rng(draws, 3)
    return Counter(hidden_hands(ready.state(rng), viewer) for _ in range(draws))


def shown_since_the_reshuffle(state: CardsState, viewer: int | None) -> int:
    notes = [divmod(int(note), KINDS + 1) for note in state.table.memory]
    return sum(1 for seat, kind in notes if seat != viewer and kind < KINDS)


def stories(seats: int, viewer: int | None, seed: int) -> Iterator[tuple[CardsState, dict[Hashable, float]]]:
    """A blind game with few cards: at every new question more than one hidden hand is possible for."""
    state = few_cards().new(seats)
    assert isinstance(state, CardsState)
    worlds: Worlds = {state.dump(): (state.copy(), 1.0)}
    rng = Rng(seed, 7)
    while state.actor != OVER:
        picked = blind_number(state, rng)
        state.step(picked)
        worlds = follow(worlds, state, picked, viewer)
        if len(worlds) > MOST_WORLDS:
            return
        odds = exact_odds(worlds, viewer)
        if state.actor >= 0 and len(odds) > 1:
            yield state, odds


@dataclass(frozen=True)
class Position:
    """A position, who looks at it, and the exact odds of every hidden hand."""

    state: CardsState
    viewer: int
    odds: dict[Hashable, float]

    def counts(self) -> Counter[Hashable]:
        return imagined_counts(self.state, self.viewer, DRAWS)

    @property
    def noise(self) -> float:
        """The distance between counts and odds that sampling alone explains, roughly."""
        return sum(sqrt(odds * (1 - odds) / DRAWS) for odds in self.odds.values()) / 2


# Games in which a seat shows cards that may be old or new: the first such seeds from 0 on, whatever the fit.
SEEDS = {(2, 0): (59, 60, 73, 76, 79, 80, 96), (3, 1): (1, 29)}
LONG_SEEDS = {
    (2, 0): (
        *SEEDS[2, 0],
        130,
        142,
        188,
        198,
        199,
        221,
        235,
        253,
        263,
        264,
        285,
        317,
        319,
        358,
        360,
        363,
        365,
    ),
    (3, 1): (*SEEDS[3, 1], 14, 18, 42, 44, 53, 63, 80, 89, 106, 115, 122, 129, 140, 150, 160, 167, 177, 196),
}


@cache
def positions(long: bool) -> dict[str, list[Position]]:
    """Positions before the reshuffle, after it with old and new told apart surely, and by likelihood."""
    found: dict[str, list[Position]] = {"before": [], "sure": [], "either": []}
    for (seats, viewer), seeds in (LONG_SEEDS if long else SEEDS).items():
        for seed in seeds:
            last = -1
            for state, odds in stories(seats, viewer, seed):
                stage = "before"
                if state.table.shuffled:
                    shown = shown_since_the_reshuffle(state, viewer)
                    if shown == last:
                        continue
                    last = shown
                    ready = state.game.prepare(state.view(viewer))
                    assert isinstance(ready, TableImagination)
                    blanks = ready.blanks
                    assert isinstance(blanks, ImaginedTable)
                    stage = "sure" if len(blanks.guesses) == 1 else "either"
                found[stage].append(Position(state.copy(), viewer, odds))
    return found


@pytest.mark.parametrize("stage", ["before", "sure"])
def test_few_cards_before_the_reshuffle_and_after_it(stage: str, long: bool) -> None:
    chosen = positions(long)[stage]
    assert len(chosen) >= MANY
    for position in chosen[:: max(1, len(chosen) // MANY)]:
        counts = position.counts()
        assert set(counts) <= set(position.odds), "a hand that cannot be"
        assert misfit(counts, position.odds) < TOO_SURPRISING


def test_few_cards_that_may_be_old_or_new_are_imagined_closely(long: bool) -> None:
    """No impossible hand ever, and a small error everywhere."""
    chosen = positions(long)["either"]
    assert len(chosen) >= MANY
    for position in chosen:
        counts = position.counts()
        assert set(counts) <= set(position.odds), "a hand that cannot be"
        assert distance(counts, position.odds) < CLOSE + position.noise


def test_few_cards_that_may_be_old_or_new_are_imagined_exactly(long: bool) -> None:
    """The strict form of the promise: with so few cards chi-square finds nothing to complain of."""
    surprises = [misfit(position.counts(), position.odds) for position in positions(long)["either"]]
    wrong = [round(each, 1) for each in surprises if each >= TOO_SURPRISING]
    assert not wrong, f"{len(wrong)} of {len(surprises)} positions are off; standard deviations: {wrong}"
