"""How long an answer takes that needs nobody: as long as this seat's other answers, so time tells nothing."""

from __future__ import annotations

import random
import secrets
from collections import deque
from typing import Final

REMEMBERED: Final = 30
"""Answers of a seat from which the next time is drawn."""
LONGEST: Final = 8.0
"""Seconds: nobody waits longer for an answer that is known. Who takes longer shows that there is a choice."""
SPREAD: Final = 0.25
"""Of the logarithm: two times of one seat are never quite the same."""


class Pace:
    """The times that one seat took for its free answers, and one drawn from them."""

    def __init__(self, usual: float, rng: random.Random | None = None) -> None:
        self._usual = usual
        """Seconds, as long as nothing is known of the seat, and at least; 0: no pause at all."""
        self._times: deque[float] = deque(maxlen=REMEMBERED)
        self._rng = rng or secrets.SystemRandom()

    def note(self, seconds: float) -> None:
        """The seat had a choice, and took so long."""
        self._times.append(seconds)

    def draw(self) -> float:
        """Seconds for an answer without a choice."""
        if not self._times:
            return self._usual * self._rng.lognormvariate(0.0, SPREAD)
        if not self._usual:
            return 0.0
        known = min(self._rng.choice(self._times), LONGEST)
        return max(self._usual, known) * self._rng.lognormvariate(0.0, SPREAD)

    def draw_known(self) -> float:
        """Seconds as the seat took before; none while nothing is known. For bots, whose times are short."""
        return self._rng.choice(self._times) if self._times else 0.0
