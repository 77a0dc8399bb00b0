"""Evaluation: who stands how well, and what the greedy bot makes of it."""

from __future__ import annotations

from functools import cache
from statistics import median

import pytest
from mypy_extensions import i64

import carrack
from carrack.bots.greedy import GreedyBot
from carrack.core.api import CHANCE, OVER
from carrack.core.chance import Rng
from carrack.core.playout import Scratch, random_number
from carrack.games.amalfi.game import AmalfiState
from carrack.games.amalfi.judging.evaluation import end_game_value
from tests.games.amalfi.scene import GAME, Scene, begin, character, legal, no_more_bread, play

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
    assert state.evaluate(0) == 0.0
    poor = Scene(1).state
    rich = Scene(1).owns(0, "mona-lisa", "utopia").state
    rich.table.player[0].for_artworks = 40
    assert 0.0 < poor.evaluate(0) < rich.evaluate(0) < 1.0


@pytest.mark.parametrize(("period", "bread", "worth"), [(4, 2, 0.0), (4, 6, 6.0), (3, 6, 0.0)])
def test_bread_scores_at_the_end_only_if_the_crews_leave_it(period: int, bread: int, worth: float) -> None:
    """Francis brings 3 points for every 2 bread; the crews eat 2. Before the last period it tells nothing."""
    values = [
        end_game_value(
            Scene().period(period).bread(0, n).state.table, i64(0), i64(character("francis-of-paola"))
        )
        for n in (0, bread)
    ]
    assert values[1] - values[0] == worth


def test_points_and_means_are_worth_something() -> None:
    """More of anything, all else alike, is never worse."""
    base = Scene().bay(0, 2).bread(0, 2).state.evaluate(0)
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
        assert scene.state.evaluate(0) > base


def worthwhile(state: AmalfiState) -> set[str]:
    return {GAME.actions.notation(number) for number in state.worthwhile()}


def test_bots_give_nothing_away_for_bread_that_finds_no_room() -> None:
    """A full granary: a card or a ship of the bay brings nothing; one from a hold can sail again."""
    scene = Scene().bay(0, 2).holds(0, wine=1).hand(0, "raphael").bread(0, 6)
    full = scene.state
    assert legal(full) - worthwhile(full) == {"supply", "discard raphael"}
    assert "unload wine" in worthwhile(full)
    room = scene.bread(0, 5).state
    assert legal(room) == worthwhile(room)


def test_ships_still_pay_with_a_full_granary() -> None:
    scene = Scene().workshop("utopia").bay(0, 4).holds(0, spices=1).hand(0, "raphael").bread(0, 6)
    paying = play(scene.state, "acquire utopia")
    assert legal(paying) - worthwhile(paying) == {"discard raphael"}
    assert "supply" in worthwhile(paying)
