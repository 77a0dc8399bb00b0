"""Random play for every game: the inner loop of search, simulation and the bench."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.api import CHANCE, OVER, State
from carrack.core.chance import Rng, pick_weighted


class Scratch:
    """Rows that a loop owns and reuses, so that a decision allocates nothing."""

    def __init__(self, numbers: i64) -> None:
        self.row: vec[i64] = vec[i64]([0] * numbers)
        self.weights: vec[i64] = vec[i64]([0] * numbers)


def random_number(state: State, rng: Rng, scratch: Scratch) -> i64:
    """Return one of the legal numbers: by weight at chance, all alike for a seat."""
    row = scratch.row
    n = state.legal_into(row)
    if state.actor == CHANCE:
        weights = scratch.weights
        state.weights_into(weights)
        return row[pick_weighted(weights, n, rng)]
    return row[rng.below(n)]


def playout(state: State, rng: Rng, scratch: Scratch) -> i64:
    """Play this state at random to its end; return how many numbers that took."""
    count: i64 = 0
    while state.actor != OVER:
        state.step(random_number(state, rng, scratch))
        count += 1
    return count


def settle_chance(state: State, rng: Rng, scratch: Scratch) -> i64:
    """Let chance act until a seat is asked or the game is over; return how many numbers that took."""
    count: i64 = 0
    while state.actor == CHANCE:
        state.step(random_number(state, rng, scratch))
        count += 1
    return count
