"""Guesses kept beside each other and weighed by what was seen: the arithmetic of a particle filter."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from carrack.core.chance import Rng

FINE_GRAINS: Final = 1 << 30


def share(rng: Rng) -> float:
    """Return a number from 0 to below 1."""
    return float(rng.below(FINE_GRAINS)) / float(FINE_GRAINS)


def worth(weights: list[float]) -> float:
    """Return how many guesses of equal weight these are worth; 0 when all weigh nothing."""
    total = 0.0
    squares = 0.0
    for weight in weights:
        total += weight
        squares += weight * weight
    return total * total / squares if squares > 0.0 else 0.0


def pick_by_weight(weights: vec[float], rng: Rng) -> i64:
    """Return one index, as likely as it weighs."""
    total = 0.0
    i: i64
    for i in range(len(weights)):
        total += weights[i]
    mark = total * share(rng)
    last: i64 = 0
    for i in range(len(weights)):
        if weights[i] > 0.0:
            last = i
            mark -= weights[i]
            if mark < 0.0:
                return i
    # Rounding may leave the mark just behind the last.
    return last


def drawn_anew(weights: list[float], count: int, rng: Rng) -> vec[i64]:
    """Return this many indices, ascending, each in proportion to its weight."""
    total = 0.0
    for weight in weights:
        total += weight
    step = total / count
    mark = step * share(rng)
    reach = 0.0
    chosen = vec[i64]()
    last: i64 = 0
    for i, weight in enumerate(weights):
        reach += weight
        if weight > 0.0:
            last = i
        while mark < reach and len(chosen) < count:
            chosen = append(chosen, i64(i))
            mark += step
    # Rounding may leave one short.
    while len(chosen) < count:
        chosen = append(chosen, last)
    return chosen
