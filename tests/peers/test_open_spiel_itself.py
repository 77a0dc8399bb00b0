"""OpenSpiel's own tests and bots on our games."""

from __future__ import annotations

import random
import unittest
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.tests import games_sim_test

import carrack
import carrack.bridges.open_spiel as bridge
from tests.peers.cases import SEED, Case, every_case

SIMULATIONS = 1
ROLLOUT = 40 if carrack.COMPILED else 10
"""Numbers after which a bot's random play stops: whole games would take minutes."""
THINKING = 3


def load(case: Case) -> Any:
    return pyspiel.load_game(f"{bridge.short_name(case.game_id)}(players={case.seats})")


@pytest.fixture(autouse=True)
def _same_dice() -> None:
    """OpenSpiel's tests take the global ones."""
    random.seed(SEED)
    np.random.seed(SEED)


@every_case
def test_random_simulation(case: Case) -> None:
    pyspiel.random_sim_test(load(case), num_sims=SIMULATIONS, serialize=True, verbose=False)


@every_case
def test_random_simulation_for_python(case: Case) -> None:
    games_sim_test.GamesSimTest().sim_game(load(case))


@every_case
def test_api_on_a_part_of_the_tree(case: Case) -> None:
    base = api_test.EnforceAPIOnPartialTreeBase
    own = type("OnOurGame", (base,), {"game": load(case), "game_name": str(case)})
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(own).run(result)
    assert result.testsRun > 0
    assert not result.errors + result.failures


def bot(name: str, game: Any, dice: np.random.RandomState) -> Any:
    evaluator = mcts.RandomRolloutEvaluator(1, dice, max_length=ROLLOUT)
    if name == "mcts":
        return mcts.MCTSBot(game, 1.4, THINKING, evaluator, random_state=dice)
    searcher = ismcts.ISMCTSBot(game, evaluator, 1.4, THINKING, random_state=dice)
    # Of its own it takes a sampler seeded by the clock.
    searcher.set_resampler(lambda state, seat: state.resample_from_infostate(seat, dice.random_sample))
    return searcher


def history(name: str, case: Case) -> tuple[list[int], list[float]]:
    """A game with one bot in all seats."""
    game, dice = load(case), np.random.RandomState(SEED)
    everybody = bot(name, game, dice)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(dice.choice(outcomes, p=chances))
        else:
            state.apply_action(everybody.step(state))
    return state.history(), state.returns()


@every_case
@pytest.mark.parametrize("name", ["mcts", "ismcts"])
def test_bot_plays_to_the_end(case: Case, name: str) -> None:
    numbers, returns = history(name, case)
    assert len(numbers) <= case.game.facts.longest[case.seats]
    assert case.is_fair(returns)
    assert max(returns) > 0.0 or case.seats == 1


def test_ismcts_plays_the_same_game_with_the_same_dice() -> None:
    case = Case(carrack.ids()[0], carrack.game(carrack.ids()[0]).facts.seats.start)
    assert history("ismcts", case) == history("ismcts", case)


@every_case
def test_learning_environment(case: Case) -> None:
    table = rl_environment.Environment(load(case))
    table.seed(SEED)
    step = table.reset()
    features = len(case.game.feature_names(case.seats))
    while not step.last():
        player = step.observations["current_player"]
        assert len(step.observations["info_state"][player]) == features
        step = table.step([int(np.random.choice(step.observations["legal_actions"][player]))])
    assert case.is_fair(step.rewards)
