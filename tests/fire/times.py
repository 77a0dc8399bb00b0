"""Times of answers in whole games, and a statistical test that looks for those without a choice.

People are simulated: each has a temper (the median of their times), takes longer for some questions than for
others, and varies. The games are real, and so is the code that draws the times of forced answers.
"""

from __future__ import annotations

import math
import random
from bisect import bisect_left, bisect_right
from collections import defaultdict
from dataclasses import dataclass, field

import carrack
from carrack.core.draft import forced_numbers
from carrack.server.table.pace import Paces

USUAL = 0.6
VARIES = 0.5
"""Of the logarithm, within one question; half as much again between questions."""


@dataclass
class Times:
    """Notes of an observer: seconds of free and forced answers, by seat and question."""

    free: dict[tuple[int, str], list[float]] = field(default_factory=lambda: defaultdict(list))
    forced: dict[tuple[int, str], list[float]] = field(default_factory=lambda: defaultdict(list))

    def add(self, other: Times, game: int) -> None:
        """Take over another game's times: its people are others."""
        for mine, theirs in ((self.free, other.free), (self.forced, other.forced)):
            for (seat, question), seconds in theirs.items():
                mine[100 * game + seat, question] += seconds


def play(game_id: str, seats: int, medians: list[float], seed: int) -> Times:
    """Play a game at random with people of these tempers, and return the times that everybody sees."""
    game, rng = carrack.game(game_id), random.Random(seed)
    chance = carrack.Rng(seed)
    paces, times = Paces(seats, USUAL, rng=rng), Times()
    state = game.new(seats=seats)
    tempers: dict[str, float] = {}
    while state.actor != carrack.OVER:
        if state.actor == carrack.CHANCE:
            state.apply(chance.choose(state.legal(), state.weights()))
            continue
        seat, question = int(state.actor), state.prompt().code
        if forced := forced_numbers(state, seat):
            times.forced[seat, question].append(paces.draw(seat, question))
            for number in forced:
                state.apply(number)
            continue
        temper = tempers.setdefault(question, rng.lognormvariate(0.0, VARIES / 2))
        took = medians[seat] * temper * rng.lognormvariate(0.0, VARIES)
        paces.note(seat, question, took)
        times.free[seat, question].append(took)
        state.apply(rng.choice(state.legal()))
    return times


@dataclass(frozen=True)
class Verdict:
    """Result of the test: the figure is 0.5 where time tells nothing; sigmas say how sure a difference is."""

    pairs: int
    figure: float
    sigmas: float


def tell_apart(times: Times) -> Verdict:
    """Compare free and forced answers of each seat to each question (stratified Mann-Whitney test)."""
    wins = expected = variance = 0.0
    pairs = 0
    for stratum, forced in times.forced.items():
        free = times.free.get(stratum, [])
        n, m = len(free), len(forced)
        if not n:
            continue
        ordered = sorted(forced)
        wins += sum(bisect_left(ordered, one) + bisect_right(ordered, one) for one in free) / 2
        expected += n * m / 2
        variance += n * m * (n + m + 1) / 12
        pairs += n * m
    return Verdict(pairs, wins / (2 * expected), (wins - expected) / math.sqrt(variance))


def watch(game_id: str, seats: int, median: float, games: int) -> Verdict:
    """Play games of people with this temper, and let an observer look for forced answers."""
    times = Times()
    for game in range(games):
        times.add(play(game_id, seats, [median] * seats, seed=game), game)
    return tell_apart(times)
