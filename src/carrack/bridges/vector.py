"""Many tables of one game side by side, as numpy arrays: what self-play with a network needs.

`tables = Tables("amerigo-cards", count=64, seats=2, seed=1)`, then `tables.observations`, `tables.masks` and
`tables.actors` are what the seats that are asked see, one row a table, and `tables.step(actions)` answers for
all of them. A table whose game is over begins the next one at once.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from carrack.bridges import pick, utilities
from carrack.core.api import CHANCE, OVER, State
from carrack.core.chance import Rng
from carrack.core.playout import Scratch, settle_chance
from carrack.games import game as game_by_id

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as error:
    raise ImportError(
        "Tables as arrays need the package numpy: pip install 'carrack[pettingzoo]'", name=error.name
    ) from error


class Stepped(NamedTuple):
    """Result of a step at each table."""

    over: NDArray[np.bool_]
    """Whether a game ended with it."""
    rewards: NDArray[np.float32]
    """One row a table, one column a seat: the result (`carrack.bridges.utilities`) where a game ended."""


class Tables:
    """Several tables of a game. Every step overwrites the arrays: copy what you want to keep."""

    def __init__(
        self,
        game_id: str,
        count: int,
        seats: int | None = None,
        seed: int = 0,
        components: str | Path | None = None,
        **options: str,
    ) -> None:
        self.game = game_by_id(game_id, components)
        self.count = count
        self.seats = self.game.check_seats(seats)
        self.options = self.game.check_options(options, self.seats)
        self.rngs = [Rng(seed, table) for table in range(count)]
        self._scratch = Scratch(self.game.action_count)
        features = len(self.game.feature_names(self.seats))
        self.observations = np.zeros((count, features), np.float32)
        """What the asked seat of each table sees: `game.feature_names` and `feature_shapes` explain it."""
        self.masks = np.zeros((count, int(self.game.first_chance)), np.bool_)
        """The actions that it may pick."""
        self.actors = np.zeros(count, np.int64)
        """The seat that is asked at each table."""
        self.positions: list[State] = [self._begin(table) for table in range(count)]
        self._look()

    def step(self, actions: NDArray[np.int64]) -> Stepped:
        """Answer at every table; refused at one, those before it have been answered."""
        stepped = Stepped(np.zeros(self.count, np.bool_), np.zeros((self.count, self.seats), np.float32))
        for table, action in enumerate(actions.tolist()):
            position = self.positions[table]
            pick(position, action)
            self._settle(table, position)
            if position.actor == OVER:
                stepped.over[table] = True
                stepped.rewards[table] = utilities(position.scores())
                self.positions[table] = self._begin(table)
        self._look()
        return stepped

    def _begin(self, table: int) -> State:
        position = self.game.new(self.seats, **self.options)
        self._settle(table, position)
        return position

    def _settle(self, table: int, position: State) -> None:
        if position.actor == CHANCE:
            settle_chance(position, self.rngs[table], self._scratch)

    def _look(self) -> None:
        """Write what the asked seats see."""
        self.masks[:] = False
        for table in range(self.count):
            position = self.positions[table]
            view = position.view(int(position.actor))
            self.actors[table] = position.actor
            self.game.features_into(view, self.observations[table])
            self.masks[table, view.legal] = True
