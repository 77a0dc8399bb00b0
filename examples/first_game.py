"""A whole game from Python: chance and seats pick actions until it is over.

python examples/first_game.py [GAME] [SEATS]
"""

from __future__ import annotations

import sys

import carrack


def play(game_id: str, seats: int, seed: int = 1) -> carrack.State:
    """Play at random; print every decision of a seat."""
    game = carrack.game(game_id)
    state, rng = game.new(seats=seats), carrack.Rng(seed)
    while state.actor != carrack.OVER:
        if state.actor == carrack.CHANCE:
            action = rng.choose(state.legal(), state.weights())
        else:
            action = rng.choose(state.legal(), [])
            print(f"seat {state.actor}: {game.actions.notation(action)}")
        state.apply(action)
    return state


def main(game_id: str = "amerigo-cards", seats: str = "3") -> None:
    state = play(game_id, int(seats))
    print(state)
    for seat, score in enumerate(state.scores()):
        print(f"seat {seat}: {score.total} points, place {score.rank}")


if __name__ == "__main__":
    main(*sys.argv[1:])
