"""Nobody can tell by its time that an answer was forced: a statistical test over whole games."""

from __future__ import annotations

import pytest

from tests.fire.times import watch

GAMES, MANY = 30, 200
FIGURE = 0.04
"""The longer of two times may be the free one in so much more or less than half of all pairs."""
SIGMAS = 4.0


@pytest.mark.parametrize("median", [1.0, 4.0, 12.0, 40.0])
@pytest.mark.parametrize(("game", "seats"), [("amerigo-cards", 3), ("pizarro", 4)])
def test_time_does_not_tell_forced_answers(game: str, seats: int, median: float, long: bool) -> None:
    verdict = watch(game, seats, median, MANY if long else GAMES)
    assert verdict.pairs > 1000
    assert abs(verdict.figure - 0.5) < FIGURE, verdict
    # Over many games, even a small difference would be sure: what counts then is how small it is.
    assert long or abs(verdict.sigmas) < SIGMAS, verdict
