"""Evaluation: who stands how well, and what the greedy bot makes of it."""

from __future__ import annotations

from functools import cache

import pytest
from mypy_extensions import i64

import carrack
from carrack.bots.greedy import GreedyBot
from carrack.core.api import CHANCE, OVER
from carrack.core.chance import Rng
from carrack.games.pizarro.choices import PASS
from carrack.games.pizarro.game import Pizarro
from carrack.games.pizarro.judging.evaluation import (
    card_brings,
    expected_points,
    gold_points,
    moves_on,
)
from carrack.games.pizarro.position import PizarroState
from tests.games.pizarro.scene import Scene

# Uncompiled a greedy game takes a while; one is enough there.
TABLES = [(3, "AA"), (4, "BB")] if carrack.COMPILED else [(3, "AA")]


@cache
def greedy_game(seats: int, sides: str) -> list[tuple[PizarroState, int]]:
    """Every position of a game between greedy bots, with what was decided there."""
    state = Pizarro().new(seats, board_1=sides[0], board_2=sides[1])
    assert isinstance(state, PizarroState)
    chance, rng, bot = Rng(3, seats), Rng(4, seats), GreedyBot()
    decisions: list[tuple[PizarroState, int]] = []
    while state.actor != OVER:
        if state.actor == CHANCE:
            state.apply(chance.choose(state.legal(), state.weights()))
        else:
            number = bot.decide(state.view(int(state.actor)), rng)
            decisions.append((state.copy(), number))
            state.apply(number)
    decisions.append((state, -1))
    return decisions


@pytest.mark.heavy
@pytest.mark.parametrize(("seats", "sides"), TABLES)
def test_the_greedy_bot_never_bids_more_than_a_card_can_bring(seats: int, sides: str) -> None:
    decisions = greedy_game(seats, sides)
    bids = [(state, number + 1) for state, number in decisions if 0 <= number < PASS]
    assert len(bids) > 100
    for state, amount in bids:
        assert amount * gold_points(state.table) <= card_brings(state.table, state.actor)
    final = decisions[-1][0]
    best = max(score.total for score in final.scores())
    assert 25 < best < 80, "greedy games end like the games of people"


@pytest.mark.heavy
def test_a_finished_game_is_won_or_lost() -> None:
    state = greedy_game(3, "AA")[-1][0]
    shares = [state.evaluate(seat) for seat in range(3)]
    ranks = [score.rank for score in state.scores()]
    assert [share > 0 for share in shares] == [rank == 1 for rank in ranks]
    assert sum(shares) == pytest.approx(1.0)


def test_the_more_seats_the_less_gold_is_worth_in_the_first_year_and_the_surer_a_ship_moves_on() -> None:
    tables = [Pizarro().begin(i64(seats), {"board_1": "A", "board_2": "A"}).table for seats in (3, 4, 6)]
    gold = [gold_points(table) for table in tables]
    likely = [moves_on(table, 0) for table in tables]
    assert gold == sorted(gold, reverse=True)
    assert likely == sorted(likely)
    assert len(set(gold)) == len(set(likely)) == len(tables)
    for table in tables:
        table.year = 1
    assert len({gold_points(table) for table in tables}) == 1


def test_a_ship_farther_on_is_better() -> None:
    points = [
        expected_points(Scene(3).year(3).ship(0, "cook", space).offer("columbus").state.table, 0)
        for space in (1, 2, 3)
    ]
    assert points == sorted(points)
    assert points[0] < points[2]


def test_more_gold_is_better() -> None:
    poor = Scene(3).known(0, 1, 2).offer("columbus").state.table
    rich = Scene(3).known(0, 1, 2, 9).offer("columbus").state.table
    assert expected_points(poor, 0) < expected_points(rich, 0)
