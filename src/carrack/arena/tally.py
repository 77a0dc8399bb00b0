"""Counts of what happened in many games: whole numbers only, so that no order of adding changes them."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from itertools import zip_longest
from math import lcm
from typing import Final

WIN: Final = lcm(*range(1, 13))
"""One victory in parts, so that up to twelve seats can share it without fractions."""


@dataclass
class Counts:
    """The counts of one seat, or one bot, over all its games."""

    games: int = 0
    wins: int = 0
    """In parts of a victory: see WIN."""
    scores: Counter[int] = field(default_factory=Counter)
    mix: Counter[str] = field(default_factory=Counter)
    """How often it picked a number of each family."""

    def add(self, other: Counts) -> None:
        self.games += other.games
        self.wins += other.wins
        self.scores.update(other.scores)
        self.mix.update(other.mix)


@dataclass
class Tally:
    """Many games, counted by seat and by bot (in the order the bots were named)."""

    games: int = 0
    seats: list[Counts] = field(default_factory=list)
    bots: list[Counts] = field(default_factory=list)
    lengths: Counter[int] = field(default_factory=Counter)
    """Games by how many numbers they took, chance included."""

    def add(self, other: Tally) -> None:
        """Count the other games, too."""
        self.games += other.games
        self.lengths.update(other.lengths)
        self.seats = _joined(self.seats, other.seats)
        self.bots = _joined(self.bots, other.bots)


def _joined(ours: list[Counts], theirs: list[Counts]) -> list[Counts]:
    lines: list[Counts] = []
    for one, other in zip_longest(ours, theirs):
        line = one or Counts()
        if other:
            line.add(other)
        lines.append(line)
    return lines
