"""The weights of the evaluation: points, squares and probabilities."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from carrack.core.weights import read_weights


class Weights:
    """The numbers of `evaluation.toml`, each with its meaning."""

    def __init__(self, values: dict[str, float]) -> None:
        self.use(values)

    def use(self, values: dict[str, float]) -> None:
        """Judge by these numbers from now on."""
        self.spread: float = values["spread"]
        """Points of a lead that make a win about three times as likely as not."""
        self.point: float = values["point"]
        """What an action point brings, taken over a whole game."""
        self.sure: float = values["sure"]
        """What one is about to do is worth a little less than what is done."""
        self.idle_gold: float = values["idle_gold"]
        """What a gold kept back loses at the start of the game: spent, it would bear fruit."""
        self.half_way: float = values["half_way"]
        """Free squares with which an island is as likely to be completed in time as not."""
        self.squares_a_round: float = values["squares_a_round"]
        """Squares that each seat with posts on an island covers there in a round."""
        self.access: float = values["access"]
        """A square of an island where one has a post and may build, at the start of the game; later less."""
        self.lonely: float = values["lonely"]
        """A free square within reach that only a single tile fits."""
        self.square: float = values["square"]
        """A covered square, beyond the tile's points: commodities, and an island nearer to its completion."""
        self.built_a_phase: float = values["built_a_phase"]
        """Action points for building that a phase brings, on average."""
        self.later: float = values["later"]
        """The part that counts of a planned tile's worth: it has still to be built."""
        self.planning: float = values["planning"]
        """What an action point brings that plans a tile."""
        self.found: float = values["found"]
        """The part of the commodities within reach that a seat will get."""
        self.bought_a_round: float = values["bought_a_round"]
        """Production tokens of each good that one still gets in a round."""
        self.between: float = values["between"]
        """The worth of steps on the way to a mark, as a share of the mark's."""
        self.token: float = values["token"]
        """A progress token at the start of the game; later less."""
        self.ahead: float = values["ahead"]
        """A place further ahead in the order, in each phase."""
        self.cannon: float = values["cannon"]
        """What it costs to load a cannon in time."""
        self.cannons_a_phase: float = values["cannons_a_phase"]
        """Cannons that can still be loaded in each phase before the pirates come."""
        self.next_voyage: float = values["next_voyage"]
        """The part that counts of a post's worth if a ship can establish it only in the next blue action."""
        self.step: float = values["step"]
        """What a step costs that a ship has still to sail."""


W: Final = Weights(read_weights(Path(__file__).parents[1]))
"""Those in use, for all tables of this process."""
