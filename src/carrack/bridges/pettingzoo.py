"""Every game of Carrack as an AEC environment of PettingZoo, with action masks.

`env("amerigo-cards", seats=4)`. Chance acts inside, from the seed given to `reset`.
"""

from __future__ import annotations

from copy import deepcopy
from pathlib import Path
from secrets import randbits
from typing import Any, Final

from carrack.bridges import pick, utilities
from carrack.core.api import CHANCE, OVER, Game, State
from carrack.core.board import plain
from carrack.core.chance import Rng
from carrack.core.playout import Scratch, settle_chance
from carrack.core.text import Texts
from carrack.games import board
from carrack.games import game as game_by_id

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
    from pettingzoo import AECEnv
except ImportError as error:
    raise ImportError(
        "The bridge to PettingZoo needs the package pettingzoo: pip install 'carrack[pettingzoo]'",
        name=error.name,
    ) from error

SEED_BITS: Final = 64
RENDER_MODES: Final = ("human", "ansi")


def env(
    game_id: str,
    seats: int | None = None,
    components: str | Path | None = None,
    render_mode: str | None = "ansi",
    **options: str,
) -> Environment:
    """Return the environment of a game: seats (the fewest if not said), an owner's component file, options.

    `render_mode`: "ansi" (`render` returns the board as text), "human" (the board is printed after every
    step) or None.
    """
    return Environment(game_by_id(game_id, components), seats, options, render_mode)


class Environment(AECEnv):  # type: ignore[misc]
    """One table. Agents are `seat_0`, `seat_1`, …; `agent_selection` is the seat that is asked.

    Rewards come at the end (`carrack.bridges.utilities`), nothing is ever truncated. `copy.deepcopy` and
    `pickle` keep everything, so that a copy goes on like the original.
    """

    def __init__(
        self, game: Game, seats: int | None, options: dict[str, str], render_mode: str | None = "ansi"
    ) -> None:
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"render_mode is {render_mode!r}; it can be {', '.join(RENDER_MODES)} or None.")
        self.game = game
        self.seats = game.check_seats(seats)
        self.options = game.check_options(options, self.seats)
        self.render_mode = render_mode
        self.metadata = {
            "name": f"carrack_{game.facts.id.replace('-', '_')}_v{game.facts.rules_version}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self.agents: list[str] = []
        self.features = len(game.feature_names(self.seats))
        actions = int(game.first_chance)
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        # One space for all seats keeps copies of an environment cheap.
        everyones = spaces.Dict(
            {
                "observation": spaces.Box(-1.0, 1.0, (self.features,), np.float32),
                "action_mask": spaces.Box(0, 1, (actions,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, everyones)
        self._rng: Rng | None = None
        self._position: State | None = None

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    @property
    def position(self) -> State:
        """The position itself: what lies on the table, hidden things included."""
        if self._position is None:
            raise RuntimeError("Call reset() first: no game has begun.")
        return self._position

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; without a seed chance goes on where it is."""
        if seed is not None or self._rng is None:
            self._rng = Rng(randbits(SEED_BITS) if seed is None else int(seed))
        self._position = self.game.new(self.seats, **self.options)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._go_on(self._rng)
        if self.render_mode == "human":
            self.render()

    def step(self, action: int | None) -> None:
        """Let the asked seat pick a number; if it is refused, nothing changes."""
        position, agent, rng = self.position, self.agent_selection, self._rng
        if not self.agents:
            raise RuntimeError("The game is over: call reset() to begin another one.")
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked to pick an action; None is for seats whose game is over.")
        assert rng is not None
        pick(position, int(action))
        self._cumulative_rewards[agent] = 0.0
        self._go_on(rng)
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _go_on(self, rng: Rng) -> None:
        """Let chance act, then ask the next seat, or end the game."""
        position = self.position
        if position.actor == CHANCE:
            settle_chance(position, rng, Scratch(self.game.action_count))
        nothing = self._mask([])
        self.infos: dict[str, dict[str, Any]] = {agent: {"action_mask": nothing} for agent in self.agents}
        if position.actor != OVER:
            self.agent_selection = self.possible_agents[int(position.actor)]
            self.infos[self.agent_selection]["action_mask"] = self._mask(position.legal())
            return
        scores = position.scores()
        self.rewards = dict(zip(self.agents, utilities(scores), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        for agent, score in zip(self.agents, scores, strict=True):
            self.infos[agent] |= {"score": score.total, "rank": score.rank}
        self.agent_selection = self.agents[0]

    def _mask(self, legal: list[int]) -> NDArray[np.int8]:
        mask = np.zeros(int(self.game.first_chance), np.int8)
        mask[legal] = 1
        return mask

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what a seat knows, as numbers; the mask offers nothing to a seat that is not asked."""
        view = self.position.view(self.possible_agents.index(agent))
        features = np.empty(self.features, np.float32)
        self.game.features_into(view, features)
        return {"observation": features, "action_mask": self._mask(view.legal)}

    def render(self) -> str | None:
        """Return or print the board as the asked seat sees it; when the game is over, as everybody does."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() shows nothing: choose a render_mode when the table is made.")
            return None
        actor = int(self.position.actor)
        shown = plain(board(self.position.view(None if actor == OVER else actor), Texts(self.game)))
        if self.render_mode == "human":
            print(shown)
            return None
        return shown

    def close(self) -> None:
        """Do nothing: no window or file is open."""

    def __deepcopy__(self, memo: dict[int, Any]) -> Environment:
        # Copying a Game would read its files again, copying a State would load its dump.
        memo[id(self.game)] = self.game
        if self._position is not None:
            memo[id(self._position)] = self._position.copy()
        copied = type(self).__new__(type(self))
        memo[id(self)] = copied
        copied.__dict__.update(deepcopy(self.__dict__, memo))
        return copied
