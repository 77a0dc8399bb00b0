"""Times of answers that need nobody: as long as this seat's free answers to the same question.

Time must not tell a seat without a choice from one with a choice, so its times are drawn from the seat's own
recent ones. There is no upper bound but the table's clock: a bound would mark every longer answer as free.
"""

from __future__ import annotations

import random
import secrets
from collections import deque
from collections.abc import Sequence
from typing import Final

REMEMBERED: Final = 30
"""Answers of a seat to one question from which the next time is drawn."""
ENOUGH: Final = 3
"""Answers to the same question that must be known; with fewer, answers to all questions count."""
ABSENT: Final = 300.0
"""Seconds. Longer answers are ignored: the player was away."""
SPREAD: Final = 0.15
"""The spread of the logarithm: two times of one seat are never quite the same."""
LEAST_SHARE: Final = 0.5
"""The part of the usual pause that every answer takes at least; a quicker one was free."""
FIRST_TIMES: Final = 5.0
"""Usual pauses that an answer takes on average while no time is known: 3 s, as people's first answers."""
FIRST_SPREAD: Final = 0.5
CLOCK_SHARE: Final = 0.9
"""The part of the table's clock in which every answer comes that needs nobody."""


class Paces:
    """The times that the seats of a table took for free answers, and times drawn from them."""

    def __init__(
        self, seats: int, usual: float, clock: float = 0.0, rng: random.Random | None = None
    ) -> None:
        self._usual = usual
        """Seconds: an answer without a choice takes at least so long; 0: no pause at all."""
        self._longest = min(clock * CLOCK_SHARE, ABSENT) if clock else ABSENT
        self._times: list[dict[str, deque[float]]] = [{} for _ in range(seats)]
        self._rng = rng or secrets.SystemRandom()

    def note(self, seat: int, question: str, seconds: float) -> None:
        """Remember that the seat had a choice at this question, and took so long."""
        if seconds <= ABSENT:
            self._times[seat].setdefault(question, deque(maxlen=REMEMBERED)).append(seconds)

    def draw(self, seat: int, question: str) -> float:
        """Return the seconds for an answer without a choice."""
        if not self._usual:
            return 0.0
        if known := self._known(seat, question):
            seconds = self._rng.choice(known) * self._rng.lognormvariate(0.0, SPREAD)
        else:
            seconds = self._usual * FIRST_TIMES * self._rng.lognormvariate(0.0, FIRST_SPREAD)
        return max(self._usual * LEAST_SHARE, min(seconds, self._longest))

    def draw_known(self, seat: int, question: str) -> float:
        """Return seconds as the seat took before, 0 while nothing is known; for bots: they are quick."""
        known = self._known(seat, question)
        return self._rng.choice(known) if known else 0.0

    def _known(self, seat: int, question: str) -> Sequence[float]:
        """Return times to draw from: of this question, of this seat, of the whole table."""
        own = self._times[seat]
        if len(same := own.get(question, ())) >= ENOUGH:
            return same
        if len(all_own := [time for times in own.values() for time in times]) >= ENOUGH:
            return all_own
        return [time for one in self._times for times in one.values() for time in times]
