"""The schedule: every deal is played with the bots in all seats, so that its luck is shared alike."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from carrack.arena.simulation import Setup


def lineups(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Return the seatings of one deal.

    As many bots as seats move round the table. Fewer are named again in turn, each of them first; of more
    every selection moves round. So each bot has every seat equally often.

    >>> lineups(["a", "b"], 2)
    [('a', 'b'), ('b', 'a')]
    >>> len(lineups(["a", "b"], 3)), len(lineups(["a", "b", "c"], 2))
    (6, 6)
    """
    if len(bots) > seats:
        tables = [tuple(chosen) for chosen in combinations(bots, seats)]
    elif len(bots) == seats:
        tables = [tuple(bots)]
    else:
        tables = [
            tuple(bots[(first + seat) % len(bots)] for seat in range(seats)) for first in range(len(bots))
        ]
    rounds = [table[shift:] + table[:shift] for table in tables for shift in range(seats)]
    return list(dict.fromkeys(rounds))


def seating(setup: Setup, index: int) -> tuple[int, tuple[str, ...]]:
    """Return the deal of game number `index`, and who sits where in it."""
    rounds = lineups(setup.bots, setup.seats)
    return index // len(rounds), rounds[index % len(rounds)]
