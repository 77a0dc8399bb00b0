"""The memory of a search: a tree of choices, in rows of numbers that are made once."""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

ROOT: Final = 0
NONE: Final = -1


class Tree:
    """Every node but the root is a choice: a number that an actor picked after the choices above it.

    Chance has no nodes: what it draws differs from one simulation to the next, and a choice that is not
    always open counts how often it was.
    """

    def __init__(self, seats: i64, most: i64) -> None:
        self.seats: i64 = seats
        self.most: i64 = most
        """Nodes there is room for."""
        self.size: i64 = 1
        self.number: vec[i64] = vec[i64]([NONE] * most)
        self.actor: vec[i64] = vec[i64]([NONE] * most)
        self.first: vec[i64] = vec[i64]([NONE] * most)
        """The newest child."""
        self.next: vec[i64] = vec[i64]([NONE] * most)
        """The sibling made before."""
        self.visits: vec[i64] = vec[i64]([0] * most)
        self.open: vec[i64] = vec[i64]([0] * most)
        """How often the choice could have been made."""
        self.sight: vec[float] = vec[float]([0.0] * most)
        """What the actor may expect of a choice at first sight."""
        self.value: vec[float] = vec[float]([0.0] * (most * seats))
        """Per node and seat: the sum of what the simulations through it came to."""

    def clear(self) -> None:
        """Keep only the root, unvisited."""
        self.size = 0
        self._add(NONE, NONE, 0.0)

    def _add(self, number: i64, actor: i64, sight: float) -> i64:
        node = self.size
        self.size += 1
        self.number[node] = number
        self.actor[node] = actor
        self.first[node] = NONE
        self.next[node] = NONE
        self.visits[node] = 0
        self.open[node] = 0
        self.sight[node] = sight
        seat: i64
        for seat in range(self.seats):
            self.value[node * self.seats + seat] = 0.0
        return node

    def grow(self, parent: i64, number: i64, actor: i64, sight: float) -> i64:
        """Add a choice below a node."""
        node = self._add(number, actor, sight)
        self.next[node] = self.first[parent]
        self.first[parent] = node
        return node

    def mean(self, node: i64, seat: i64) -> float:
        """Return the mean value of a choice that was tried."""
        return self.value[node * self.seats + seat] / float(self.visits[node])

    def promise(self, node: i64, exploration: float, first_sight: float, shift: float) -> float:
        """Return the UCB score of a choice: its mean value blended with the prior, plus an exploration bonus.

        The first sight, shifted, counts for so many visits: of hundreds of choices only those are tried soon
        that look good. The exploration grows with the times the choice was open (UCB with availability).
        """
        visits = float(self.visits[node]) + first_sight
        sight = self.sight[node] + shift
        value = self.value[node * self.seats + self.actor[node]] + first_sight * sight
        return value / visits + exploration * sqrt(log(float(self.open[node]) + 1.0) / visits)

    def most_visited(self, parent: i64) -> i64:
        """Return the child that was tried most; of several the one of the lowest number; NONE if none was
        tried."""
        best: i64 = NONE
        child = self.first[parent]
        while child != NONE:
            if self.visits[child] > 0 and (best == NONE or self._comes_before(child, best)):
                best = child
            child = self.next[child]
        return best

    def _comes_before(self, node: i64, other: i64) -> bool:
        if self.visits[node] != self.visits[other]:
            return self.visits[node] > self.visits[other]
        return self.number[node] < self.number[other]

    def lead(self) -> i64:
        """By how many visits the first choice of the root is ahead of the second."""
        first: i64 = 0
        second: i64 = 0
        child = self.first[ROOT]
        while child != NONE:
            visits = self.visits[child]
            if visits > first:
                second = first
                first = visits
            elif visits > second:
                second = visits
            child = self.next[child]
        return first - second
