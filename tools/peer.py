"""OpenSpiel's own ISMCTS with random play-outs as a bot of ours, for the arena to set against a level:

    carrack arena amerigo-cards captain@500 tools/peer.py:Ismcts --games 20

It thinks for 500 simulations, or as many as CARRACK_PEER_SIMULATIONS says. `python tools/peer.py GAME` times
both on the same views, and says how many simulations it has in the same time.
"""

from __future__ import annotations

import argparse
import os
from time import perf_counter
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import carrack
from carrack.bots.base import Bot
from carrack.bots.search_bot import SearchBot
from carrack.bridges.open_spiel import Held, short_name
from carrack.cli.commands.arguments import rivals
from carrack.core.api import CHANCE, OVER, View
from carrack.core.chance import Rng
from carrack.core.playout import Scratch, random_number

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
        # Seed it: by default it would draw differently each time.
        bot.set_resampler(lambda held, player: held.resample_from_infostate(player, dice.random_sample))
        return int(bot.step(state))


def views(game_id: str, decisions: int) -> list[View]:
    """Yield the questions of a game of random moves, wherever there is a choice."""
    game = carrack.game(game_id)
    state, rng, scratch = game.new(rivals(game, None)), Rng(0), Scratch(game.action_count)
    found: list[View] = []
    while len(found) < decisions and state.actor != OVER:
        if state.actor != CHANCE and len(state.legal()) > 1:
            found.append(state.view(int(state.actor)))
        state.step(random_number(state, rng, scratch))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="Simulations a second of a level and of OpenSpiel's ismcts.")
    parser.add_argument("game", choices=carrack.ids())
    parser.add_argument("--decisions", type=int, default=12)
    asked = parser.parse_args()
    own, peer, rng = SearchBot(SIMULATIONS), Ismcts(), Rng(1)
    simulations, seconds, peer_seconds = 0, 0.0, 0.0
    looked_at = views(asked.game, asked.decisions)
    for view in looked_at:
        begin = perf_counter()
        simulations += own.think(view, rng).simulations
        between = perf_counter()
        peer.decide(view, rng)
        seconds += between - begin
        peer_seconds += perf_counter() - between
    peer_rate = SIMULATIONS * len(looked_at) / peer_seconds
    print(f"{asked.game}, {len(looked_at)} decisions, simulations a second:")
    print(f"  ours   {simulations / seconds:8.0f}")
    print(f"  ismcts {peer_rate:8.0f}, so {peer_rate * seconds / len(looked_at):.1f} in the time of ours")


if __name__ == "__main__":
    main()
