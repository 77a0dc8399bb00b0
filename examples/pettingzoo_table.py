"""A game as a PettingZoo environment: every agent picks one of the actions its mask allows.

python examples/pettingzoo_table.py [GAME]
"""

from __future__ import annotations

import sys

from carrack.bridges.pettingzoo import env


def main(game_id: str = "amerigo-cards") -> None:
    table = env(game_id, render_mode="ansi")
    table.reset(seed=7)
    for agent in table.agent_iter():
        observation, reward, over, _, info = table.last()
        if over:
            print(agent, "ends with", info["score"], "points, reward", reward)
            table.step(None)
        else:
            table.step(table.action_space(agent).sample(observation["action_mask"]))
    print(table.render())


if __name__ == "__main__":
    main(*sys.argv[1:])
