"""Who stands how well, and what the greedy bot makes of it."""

from __future__ import annotations

from functools import cache
from statistics import median

import pytest

import carrack
from carrack.bots.greedy import GreedyBot
from carrack.core.api import CHANCE, OVER
from carrack.core.chance import Rng
from carrack.core.playout import Scratch, random_number
from carrack.games.amalfi.evaluation import evaluate
from carrack.games.amalfi.game import AmalfiState
from tests.games.amalfi.scene import GAME, Scene, begin, no_more_bread, play

GAMES = 12 if carrack.COMPILED else 2


@cache
def greedy_against_random(seats: int, seed: int) -> AmalfiState:
    """A game of one greedy bot against random ones."""
    state = begin(seats)
    rng, bot, scratch = Rng(seed, 7), GreedyBot(), Scratch(GAME.action_count)
    while state.actor != OVER:
        if state.actor == seed % seats:
            state.step(bot.decide(state.view(int(state.actor)), rng))
        else:
            state.step(random_number(state, rng, scratch))
    return state


@pytest.mark.heavy
@pytest.mark.parametrize("seats", [2, 4])
def test_a_greedy_bot_beats_random_ones(seats: int) -> None:
    greedy = [greedy_against_random(seats, seed).scores()[seed % seats] for seed in range(GAMES)]
    assert all(score.rank == 1 for score in greedy)
    assert median(score.total for score in greedy) > 90


def test_alone_a_greedy_bot_scores_far_more_than_a_random_one() -> None:
    rng, bot, scratch = Rng(2), GreedyBot(), Scratch(GAME.action_count)
    totals: list[int] = []
    for greedy in (True, False):
        state = begin(1)
        while state.actor != OVER:
            if greedy and state.actor != CHANCE:
                state.step(bot.decide(state.view(0), rng))
            else:
                state.step(random_number(state, rng, scratch))
        totals.append(state.scores()[0].total)
    assert totals[0] > totals[1] + 20


def test_alone_a_lost_game_is_worth_nothing_and_more_points_are_worth_more() -> None:
    state = Scene(1, "genoa").period(2).bread(0, 6).state
    no_more_bread(play(state, "pass"))
    assert state.table.lost
    assert evaluate(state.table, 0) == 0.0
    poor = Scene(1).state
    rich = Scene(1).owns(0, "mona-lisa", "utopia").state
    rich.table.player[0].for_artworks = 40
    assert 0.0 < evaluate(poor.table, 0) < evaluate(rich.table, 0) < 1.0


def test_points_and_means_are_worth_something() -> None:
    """More of anything, all else alike, is never worse."""
    base = evaluate(Scene().bay(0, 2).bread(0, 2).state.table, 0)
    better = [
        Scene().bay(0, 3).bread(0, 2),
        Scene().bay(0, 2).bread(0, 3),
        Scene().bay(0, 2).bread(0, 2).lights(0, "candia"),
        Scene().bay(0, 2).bread(0, 2).owns(0, "tunis"),
        Scene().bay(0, 2).bread(0, 2).invited(0, "titian"),
        Scene().bay(0, 2).bread(0, 2).invited(0, "zheng-he"),
        Scene().bay(0, 2).bread(0, 2).hand(0, "titian"),
    ]
    for scene in better:
        assert evaluate(scene.state.table, 0) > base
