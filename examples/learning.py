"""Self-play, a value learned from it, and a search that asks this value: in small, from end to end.

    python examples/learning.py [GAMES] [SIMULATIONS]

A linear value is fitted to the results of random games of two seats. It is no strong player; it shows where
the parts of a better one go: another policy, another model, more games. Needs numpy.
"""

from __future__ import annotations

import sys

import numpy as np
from numpy.typing import NDArray

import carrack
from carrack.bots.evaluator import Evaluator
from carrack.bots.search_bot import SearchBot
from carrack.bridges.vector import Tables

Floats = NDArray[np.float32]
GAME, SEATS, TABLES = "amerigo-cards", 2, 16
SMOOTHING = 10.0


def self_play(games: int, seed: int = 1) -> tuple[Floats, Floats]:
    """Play at random at many tables; return what was seen and how it ended for whoever saw it (-1 to 1)."""
    tables, rng = Tables(GAME, TABLES, SEATS, seed), np.random.default_rng(seed)
    seen: list[list[tuple[int, Floats]]] = [[] for _ in range(TABLES)]
    inputs: list[Floats] = []
    results: list[float] = []
    ended = 0
    while ended < games:
        for table in range(TABLES):
            seen[table].append((int(tables.actors[table]), tables.observations[table].copy()))
        luck = rng.random(tables.masks.shape) * tables.masks
        stepped = tables.step(luck.argmax(axis=1))
        for table in np.flatnonzero(stepped.over):
            ended += 1
            inputs += [features for _, features in seen[table]]
            results += [float(stepped.rewards[table, seat]) for seat, _ in seen[table]]
            seen[table].clear()
    return np.array(inputs), np.array(results, np.float32)


def fit(inputs: Floats, results: Floats) -> Floats:
    """Return the weights of a linear value by ridge regression; the last one is the constant."""
    rows = np.hstack([inputs, np.ones((len(inputs), 1), np.float32)])
    square = rows.T @ rows + SMOOTHING * np.eye(rows.shape[1], dtype=np.float32)
    return np.linalg.solve(square, rows.T @ results)


class Learned(Evaluator):
    """The learned value of each seat's view, brought to shares that make 1."""

    def __init__(self, weights: Floats) -> None:
        self.weights = weights[:-1]
        self.constant = float(weights[-1])
        self.row = np.zeros(len(weights) - 1, np.float32)

    def values(self, state: carrack.State) -> list[float]:
        if state.actor == carrack.OVER:
            winners = [float(score.rank == 1) for score in state.scores()]
            return [each / sum(winners) for each in winners]
        worth = [self.value(state, seat) for seat in range(state.seats)]
        shares = np.exp(np.array(worth) - max(worth))
        return [float(share) for share in shares / shares.sum()]

    def value(self, state: carrack.State, seat: int) -> float:
        state.game.features_into(state.view(seat), self.row)
        return float(self.row @ self.weights) + self.constant


def main(games: str = "64", simulations: str = "20") -> None:
    inputs, results = self_play(int(games))
    weights = fit(inputs, results)
    names = [*carrack.game(GAME).feature_names(SEATS), "constant"]
    print(f"{len(inputs)} positions; the five strongest of {len(names)} weights:")
    for place in np.argsort(-abs(weights))[:5]:
        print(f"  {names[place]}: {weights[place]:+.2f}")
    learned = SearchBot(int(simulations), evaluator=Learned(weights))
    state, rng = carrack.game(GAME).new(seats=SEATS), carrack.Rng(7)
    bots = [learned, SearchBot(int(simulations))]
    while state.actor != carrack.OVER:
        if state.actor == carrack.CHANCE:
            state.apply(rng.choose(state.legal(), state.weights()))
        else:
            state.apply(bots[int(state.actor)].decide(state.view(int(state.actor)), rng))
    print("learned value against the game's own:", [score.total for score in state.scores()])


if __name__ == "__main__":
    main(*sys.argv[1:])
