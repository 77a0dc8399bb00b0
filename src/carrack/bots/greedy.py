"""One step ahead: the number after which one stands best."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from carrack.bots.base import Bot
from carrack.core.api import View
from carrack.core.chance import Rng

IMAGINED: Final = 4
"""Samples of the hidden information per decision, over which values are averaged."""


@mypyc_attr(allow_interpreted_subclasses=True)
class GreedyBot(Bot):
    """Tries every worthwhile number in a few imagined states and takes the one the evaluation likes best."""

    def decide(self, view: View, rng: Rng) -> int:
        legal = view.legal
        if len(legal) == 1:
            return legal[0]
        imagination = view.game.prepare(view)
        state = imagination.state(rng)
        worthwhile = state.worthwhile()
        values = [0.0] * len(worthwhile)
        for look in range(IMAGINED if view.game.facts.secrets else 1):
            if look > 0:
                state = imagination.state(rng)
            for i, number in enumerate(worthwhile):
                trial = state.copy()
                trial.step(i64(number))
                values[i] += trial.evaluate(view.seat)
        return worthwhile[values.index(max(values))]
