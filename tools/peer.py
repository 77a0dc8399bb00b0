"""OpenSpiel's own ISMCTS with random play-outs as a bot of ours, for the arena to set against a level:

    carrack arena amerigo-cards captain@500 tools/peer.py:Ismcts --games 20

It thinks for 500 simulations, or as many as CARRACK_PEER_SIMULATIONS says.
"""

from __future__ import annotations

import os
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from carrack.bots.base import Bot
from carrack.bridges.open_spiel import Held, short_name
from carrack.core.api import View
from carrack.core.chance import Rng

SIMULATIONS = int(os.environ.get("CARRACK_PEER_SIMULATIONS", "500"))
EXPLORATION = 1.4
DICE = 2**31 - 1


class Ismcts(Bot):
    """Gets a state imagined from the view, and resamples it by what the seat knows before it looks."""

    def decide(self, view: View, rng: Rng) -> int:
        if len(view.legal) == 1:
            return view.legal[0]
        game: Any = pyspiel.load_game(short_name(view.game.facts.id), {"players": int(view.seats)})
        state = game.new_initial_state()
        state.held = Held(view.game.imagine(view, rng))
        dice = np.random.RandomState(int(rng.below(DICE)))
        evaluator = mcts.RandomRolloutEvaluator(1, dice)
        bot = ismcts.ISMCTSBot(
            game,
            evaluator,
            EXPLORATION,
            SIMULATIONS,
            random_state=dice,
            allow_inconsistent_action_sets=True,
        )
        return int(bot.step(state))
