"""The figures of a simulation: shares with intervals, means, distributions, the mix of actions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from math import sqrt
from typing import Any, Final

from carrack.arena.simulation import Setup
from carrack.arena.tally import WIN, Counts, Tally

WHOLE_FROM: Final = 100
"""From here on three figures are whole numbers."""
Z95: Final = 1.959963984540054
"""Standard deviations that hold 95 % of a normal distribution."""
DIGITS: Final = 6


@dataclass(frozen=True)
class Estimate:
    """A figure with the interval that holds the true one 95 times in 100."""

    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Side:
    """A bot, or a seat, over all its games."""

    name: str
    games: int
    """Counted once for each seat the bot had."""
    wins: float
    """A victory shared by k counts 1/k for each."""
    share: Estimate
    score: Estimate
    scores: dict[int, int]
    mix: dict[str, int]


@dataclass(frozen=True)
class Report:
    """Everything that a simulation found out."""

    games: int
    fair: float
    """The share of victories that chance alone would give a seat."""
    bots: list[Side]
    seats: list[Side]
    lengths: dict[int, int]

    def as_dict(self) -> dict[str, Any]:
        """Return the report as JSON has it."""
        return asdict(self)


def report(setup: Setup, tally: Tally) -> Report:
    """Return the figures of a tally; bots of the same name are merged."""
    by_name: dict[str, Counts] = {}
    for name, counts in zip(setup.bots, tally.bots, strict=True):
        by_name.setdefault(name, Counts()).add(counts)
    families = setup.game.actions.families()
    return Report(
        games=tally.games,
        fair=round(1 / setup.seats, DIGITS),
        bots=[_side(name, counts, families) for name, counts in by_name.items()],
        seats=[_side(str(i + 1), counts, families) for i, counts in enumerate(tally.seats)],
        lengths=dict(sorted(tally.lengths.items())),
    )


def _side(name: str, counts: Counts, families: list[str]) -> Side:
    wins = counts.wins / WIN
    return Side(
        name=name,
        games=counts.games,
        wins=round(wins, DIGITS),
        share=wilson(wins, counts.games),
        score=mean(counts.scores),
        scores=dict(sorted(counts.scores.items())),
        mix={family: counts.mix[family] for family in families if counts.mix[family]},
    )


def three_figures(value: float) -> str:
    """As much of a number as one reads, never with an exponent.

    >>> three_figures(7.1284), three_figures(99.96), three_figures(1153.2)
    ('7.13', '100', '1,153')
    """
    return f"{value:.3g}" if value < WHOLE_FROM else f"{value:,.0f}"


def name_of(bot: str) -> str:
    """Return a bot's name for tables and pictures: of `some/file.py:MyBot` the last part."""
    return bot.rpartition(":")[2] or bot


def wilson(wins: float, games: int) -> Estimate:
    """Return the share of wins with Wilson's interval, which behaves near 0 and 1 and with few games."""
    if not games:
        return Estimate(0.0, 0.0, 1.0)
    share = wins / games
    squared = Z95 * Z95
    middle = (share + squared / (2 * games)) / (1 + squared / games)
    half = Z95 / (1 + squared / games) * sqrt(share * (1 - share) / games + squared / (4 * games * games))
    return Estimate(
        round(share, DIGITS), round(max(0.0, middle - half), DIGITS), round(min(1.0, middle + half), DIGITS)
    )


def mean(values: Mapping[int, int]) -> Estimate:
    """Return the mean with its 95 % interval."""
    n = sum(values.values())
    if not n:
        return Estimate(0.0, 0.0, 0.0)
    average = sum(value * times for value, times in values.items()) / n
    spread = sum(times * (value - average) ** 2 for value, times in values.items())
    half = Z95 * sqrt(spread / (n - 1) / n) if n > 1 else 0.0
    return Estimate(round(average, DIGITS), round(average - half, DIGITS), round(average + half, DIGITS))


def bins(values: Mapping[int, int], most: int) -> list[tuple[int, int, int]]:
    """Return the histogram in at most that many equal bins: (from, to, count)."""
    if not values:
        return []
    low, high = min(values), max(values)
    step = -(-(high - low + 1) // most)
    counted: Counter[int] = Counter()
    for value, times in values.items():
        counted[(value - low) // step] += times
    return [(low + i * step, low + (i + 1) * step - 1, counted[i]) for i in range((high - low) // step + 1)]
