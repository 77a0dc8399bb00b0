"""Tuning an evaluation: a weight is changed only where the arena shows that it plays better."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from carrack.arena.report import Estimate
from carrack.arena.schedule import lineups
from carrack.arena.standings import clustered
from carrack.core.api import OVER, Game
from carrack.core.chance import Rng
from carrack.core.playout import Scratch, settle_chance

TRIAL: Final = "trial"
CURRENT: Final = "current"
NOT_WEIGHED: Final = frozenset({"played_on", "first_sight", "levelled"})
"""What only search uses: the greedy bot cannot tell whether it is better."""
FINER: Final = 0.5
"""The part of a step that the next round takes."""
EVEN: Final = 0.5
"""What two that are alike reach against each other."""


@dataclass(frozen=True)
class Trial:
    """One weight with another value, against all as they are."""

    weight: str
    before: float
    value: float
    ahead: Estimate
    kept: bool


@contextmanager
def weighed(game: Game) -> Iterator[None]:
    """Put the game's own weights back afterwards, whatever weights are used in here."""
    try:
        yield
    finally:
        game.use_weights(game.weights())


def compare(
    game: Game,
    tables: Sequence[int],
    sides: Mapping[str, Mapping[str, float]],
    deals: Sequence[int],
    seed: int,
) -> Estimate:
    """Return how often the trial weights beat the current ones: greedy bots, paired deals, every seat.

    The deals go round the tables, each with so many seats: what wins with two may lose with four. The sides
    look at the state itself: it is the evaluation that is judged here, not the guessing.
    """
    results: list[tuple[int, float]] = []
    with weighed(game):
        for deal in deals:
            found: list[float] = []
            for lineup in lineups([TRIAL, CURRENT], tables[deal % len(tables)]):
                found += _duels(lineup, _play(game, lineup, sides, Rng(seed, deal)))
            results.append((deal, sum(found) / len(found)))
    return clustered(results)


def _duels(lineup: Sequence[str], ranks: Sequence[int]) -> list[float]:
    """Return the trial's result against each current seat: 1 ahead, 0 behind, 0.5 level."""
    return [
        EVEN if rank == other_rank else float(rank < other_rank)
        for side, rank in zip(lineup, ranks, strict=True)
        for other, other_rank in zip(lineup, ranks, strict=True)
        if (side, other) == (TRIAL, CURRENT)
    ]


def _play(
    game: Game, lineup: Sequence[str], sides: Mapping[str, Mapping[str, float]], chance: Rng
) -> list[int]:
    state = game.new(len(lineup))
    scratch = Scratch(game.action_count)
    while True:
        settle_chance(state, chance, scratch)
        if state.actor == OVER:
            return [score.rank for score in state.scores()]
        seat = int(state.actor)
        game.use_weights(dict(sides[lineup[seat]]))
        best, best_value = -1, -1.0
        for number in state.worthwhile():
            trial = state.copy()
            trial.step(i64(number))
            value = trial.evaluate(seat)
            if value > best_value:
                best, best_value = number, value
        state.step(i64(best))


def tune(
    game: Game,
    tables: Sequence[int],
    names: Sequence[str],
    rounds: int,
    deals: int,
    step: float,
    seed: int,
    tell: Callable[[Trial], None],
    stopped: Callable[[], bool],
) -> dict[str, float]:
    """Better weights, found one at a time; each round with smaller steps and other deals.

    A change is kept only when the interval of its games lies above one half.
    """
    weights = game.weights()
    first = 0
    for turn in range(rounds):
        factor = 1.0 + step * FINER**turn
        for name in names:
            for value in (weights[name] * factor, weights[name] / factor):
                if stopped():
                    return weights
                sides = {TRIAL: {**weights, name: value}, CURRENT: weights}
                ahead = compare(game, tables, sides, range(first, first + deals), seed)
                first += deals
                kept = ahead.low > EVEN
                tell(Trial(name, weights[name], value, ahead, kept))
                if kept:
                    weights = {**weights, name: value}
                    break
    return weights
