"""Every registered game at its smallest and its largest table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pytest

import carrack

SEED = 2013
ROUNDING = 1e-9


class Case(NamedTuple):
    """One way to set a game up."""

    game_id: str
    seats: int

    @property
    def game(self) -> carrack.Game:
        return carrack.game(self.game_id)

    def is_fair(self, returns: Sequence[float]) -> bool:
        """Assert that one wins what the others lose; alone, a seat has won or lost."""
        return abs(returns[0]) == 1.0 if self.seats == 1 else abs(sum(returns)) < ROUNDING

    def __str__(self) -> str:
        return f"{self.game_id}-{self.seats}"


CASES = [
    Case(game_id, seats)
    for game_id in carrack.ids()
    for seats in sorted({carrack.game(game_id).facts.seats[0], carrack.game(game_id).facts.seats[-1]})
]

every_case = pytest.mark.parametrize("case", CASES, ids=str)
