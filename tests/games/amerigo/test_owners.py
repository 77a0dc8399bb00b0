"""Files of owners: longer tracks, and values that are high."""

from __future__ import annotations

import pytest

from carrack.bots.greedy import GreedyBot
from carrack.core.api import CHANCE, OVER
from carrack.core.chance import Rng
from carrack.core.verdicts import Malformed
from carrack.games.amerigo import layout as at
from carrack.games.amerigo.game import Amerigo, AmerigoState

LONG = """
cannon_track = 40
gold_track = 60
progress_track = { steps = 99, marks = [10, 20, 50, 70, 99], points = [1, 3, 6, 10, 15] }
special_track = { steps = 60, marks = [10, 60], points = [5, 20] }
"""
HIGH = """
time_multiplier = [99, 99, 99, 99, 99]
trade = [0, 99, 99, 99]
neutral_points = [99, 99]
discovery = 99
"""


def played(game: Amerigo, seats: int = 3) -> AmerigoState:
    """Let greedy bots play a whole game; every position is sound."""
    state = game.new(seats)
    assert isinstance(state, AmerigoState)
    chance, mind, bot = Rng(1), Rng(2), GreedyBot()
    while state.actor != OVER:
        if state.actor == CHANCE:
            state.apply(chance.choose(state.legal(), state.weights()))
        else:
            state.apply(bot.decide(state.view(int(state.actor)), mind))
        state.check()
    return state


def test_tracks_may_be_as_long_as_99() -> None:
    state = played(Amerigo(LONG))
    assert (state.table.parts.progress_track, state.table.parts.special_track) == (99, 60)
    with pytest.raises(Malformed):
        Amerigo("cannon_track = 100")


def test_a_disc_goes_as_far_as_points_and_gold_reach_on_a_long_track() -> None:
    game = Amerigo(LONG)
    state = game.new(2)
    assert isinstance(state, AmerigoState)
    chance = Rng(3)
    while state.actor == CHANCE:
        state.apply(chance.choose(state.legal(), state.weights()))
    table = state.table
    table.cubes_to_write()[at.LYING + at.BROWN] = 7
    table.player[table.actor].gold = 50
    state.apply(game.actions.find("act brown"))
    assert state.verdict(game.actions.find("advance 57")).ok
    assert state.verdict(game.actions.find("advance 58")).code == "points.too-few"


def test_high_values_neither_overflow_nor_leave_the_range_of_scores() -> None:
    game = Amerigo(HIGH)
    state = played(game)
    assert max(score.total for score in state.scores()) > 900
    least, most = game.facts.score_range
    assert all(least <= score.total <= most for score in state.scores())
