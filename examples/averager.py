"""A bot of one's own, with a parameter: it looks one decision ahead into several imagined positions.

carrack arena amerigo-cards examples/averager.py:Averager@20 greedy --games 20
carrack play amerigo-cards --bots examples/averager.py:Averager@20
"""

from __future__ import annotations

import carrack
from carrack.bots.base import Bot


class Averager(Bot):
    """Picks the action that looks best on average over so many positions that fit what it knows."""

    def __init__(self, positions: int = 5) -> None:
        self.positions = positions

    def decide(self, view: carrack.View, rng: carrack.Rng) -> int:
        imagined = [view.game.imagine(view, rng) for _ in range(self.positions)]

        def worth(action: int) -> float:
            return sum(self.after(state, action, view.seat) for state in imagined)

        return max(view.legal, key=worth)

    def after(self, state: carrack.State, action: int, seat: int) -> float:
        """Return how well a seat stands after an action, by the game's own evaluation."""
        trial = state.copy()
        trial.apply(action)
        return trial.evaluate(seat)
