"""Every game of Carrack as a game of OpenSpiel: importing this module registers them all.

`pyspiel.load_game("carrack_amerigo_cards(players=4)")`: the game's id with underscores after `carrack_`, the
number of seats as `players`, and each option of the game as a parameter.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final

from carrack.bridges import BEST, WORST, pick, utilities
from carrack.core.api import CHANCE, OVER, Game, State, View
from carrack.core.chance import Rng
from carrack.games import game as game_by_id
from carrack.games import ids

try:
    import numpy as np
    import pyspiel
except ImportError as error:
    raise ImportError(
        "The bridge to OpenSpiel needs the package open_spiel: pip install 'carrack[open-spiel]'",
        name=error.name,
    ) from error

PREFIX: Final = "carrack_"
SEED_RANGE: Final = 2**53
"""As many numbers as a double between 0 and 1 can tell apart."""


def short_name(game_id: str) -> str:
    """Return the name under which OpenSpiel knows a game.

    >>> short_name("amerigo-cards")
    'carrack_amerigo_cards'
    """
    return PREFIX + game_id.replace("-", "_")


def game_type(game: Game) -> Any:
    """Return what OpenSpiel wants to know of a game before its parameters are known."""
    facts = game.facts
    defaults = {name: values[0] for name, values in facts.options.items()}
    return pyspiel.GameType(
        short_name=short_name(facts.id),
        long_name=f"{facts.title} ({facts.year})",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility_type(game),
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=facts.seats.start,
        max_num_players=facts.seats.stop - 1,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": facts.seats.start, **defaults},
    )


def utility_type(game: Game) -> Any:
    """Return the kind of utility: zero sum; but a game that can be played alone is won or lost by itself."""
    kinds = pyspiel.GameType.Utility
    return kinds.GENERAL_SUM if game.facts.seats.start == 1 else kinds.ZERO_SUM


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its seats and options chosen; each game has a class of its own."""

    game_id: ClassVar[str]

    def __init__(self, parameters: Mapping[str, Any]) -> None:
        self.rules: Game = game_by_id(self.game_id)
        options = dict(parameters)
        self.seats: int = self.rules.check_seats(options.pop("players"))
        self.options: dict[str, str] = self.rules.check_options(options, self.seats)
        info = pyspiel.GameInfo(
            num_distinct_actions=int(self.rules.first_chance),
            max_chance_outcomes=int(self.rules.action_count - self.rules.first_chance),
            num_players=self.seats,
            min_utility=WORST,
            max_utility=BEST,
            utility_sum=None if self.rules.facts.seats.start == 1 else 0.0,
            max_game_length=self.rules.facts.longest[self.seats],
        )
        super().__init__(game_type(self.rules), info, dict(parameters))

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.rules.facts.longest[self.seats]

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer | None:
        """Return the observer of a player, or (public information alone) of an onlooker; None for any other
        mixture."""
        if params:
            raise ValueError(f"Carrack's observers take no parameters; given were {params}")
        if kind is None:
            return Observer(self, public=False)
        public = kind.private_info == pyspiel.PrivateInfoType.NONE
        if not kind.public_info or kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return None
        return Observer(self, public)

    def __reduce__(self) -> tuple[object, ...]:
        return load_game, (str(self),)


class Held:
    """A state in the only attribute of a SpielState: OpenSpiel deep-copies and pickles attributes."""

    __slots__ = ("state",)

    def __init__(self, state: State) -> None:
        self.state = state

    def __deepcopy__(self, memo: object) -> Held:
        return Held(self.state.copy())

    def __reduce__(self) -> tuple[object, ...]:
        return restore_held, (self.state.game.facts.id, self.state.dump())


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position, as OpenSpiel asks for it. Chance's outcomes are numbered from 0."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.held = Held(game.rules.new(game.seats, **game.options))

    @property
    def carrack(self) -> State:
        """The position itself."""
        return self.held.state

    def current_player(self) -> int:
        actor = int(self.held.state.actor)
        if actor == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if actor == OVER else actor

    def is_terminal(self) -> bool:
        return bool(self.held.state.actor == OVER)

    def _legal_actions(self, player: int) -> list[int]:
        return self.held.state.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        state = self.held.state
        weights = state.weights()
        first, total = int(state.game.first_chance), sum(weights)
        return [
            (number - first, weight / total) for number, weight in zip(state.legal(), weights, strict=True)
        ]

    def _apply_action(self, action: int) -> None:
        state = self.held.state
        pick(state, action + int(state.game.first_chance) if state.actor == CHANCE else action)

    def _action_to_string(self, player: int, action: int) -> str:
        game = self.held.state.game
        first = int(game.first_chance) if player == pyspiel.PlayerId.CHANCE else 0
        return game.actions.describe(action + first)

    def returns(self) -> list[float]:
        state = self.held.state
        return utilities(state.scores()) if state.actor == OVER else [0.0] * int(state.seats)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """Return a state that fits what the player knows. Its history begins with it: the way there is
        unknown."""
        state = self.held.state
        other: SpielState = self.get_game().new_initial_state()
        other.held = Held(state.game.imagine(state.view(player), Rng(int(sampler() * SEED_RANGE))))
        return other

    def __str__(self) -> str:
        return f"{self.held.state!r} {self.held.state.digest()}"


class Observer:
    """The observations of a player or, with `public`, of an onlooker."""

    def __init__(self, game: SpielGame, public: bool) -> None:
        self.public = public
        self.tensor = np.zeros(len(game.rules.feature_names(game.seats)), np.float32)
        self.dict = {"features": self.tensor}

    def _view(self, state: SpielState, player: int) -> View:
        return state.held.state.view(None if self.public else player)

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the game's features of the view into the tensor."""
        state.held.state.game.features_into(self._view(state, player), self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        """Return the view's bytes in hexadecimal: equal for equal views only; `game.load_view` reads them
        back."""
        return self._view(state, player).dump().hex()


def restore_held(game_id: str, data: bytes) -> Held:
    """Return the object that was pickled."""
    return Held(game_by_id(game_id).load(data))


def load_game(name: str) -> Any:
    """Return the game of this name and parameters; to unpickle one where the games are not yet registered."""
    return pyspiel.load_game(name)


def register_games() -> None:
    """Make all games known to `pyspiel.load_game`.

    OpenSpiel lets go of what it was given only after Python has ended, and would crash freeing it; a class is
    never freed, a function or a partial is.
    """
    for game_id in ids():
        if short_name(game_id) not in pyspiel.registered_names():
            own_class = type(short_name(game_id), (SpielGame,), {"game_id": game_id})
            pyspiel.register_game(game_type(game_by_id(game_id)), own_class)


register_games()
