"""The weights of the evaluation: points, gold and probabilities."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from librt.vecs import vec

from carrack.core.weights import read_weights


class Weights:
    """The numbers of `evaluation.toml`, each with its meaning."""

    def __init__(self, values: dict[str, float]) -> None:
        self.use(values)

    def use(self, values: dict[str, float]) -> None:
        """Judge by these numbers from now on."""
        self.gold_points: vec[float] = vec[float](
            [values["gold_points_1"], values["gold_points_2"], values["gold_points_3"]]
        )
        """What a gold of buying power is worth in years I, II and III, with three seats."""
        self.crowded_gold: float = values["crowded_gold"]
        """How much less it is worth in year I for each further seat: the others have gold, too."""
        self.card_gold: float = values["card_gold"]
        """Gold of a card, on average."""
        self.card_crowns: float = values["card_crowns"]
        """Crowns of a card, on average."""
        self.best_crowns: float = values["best_crowns"]
        """Crowns of the best card."""
        self.move_on: vec[float] = vec[float]([values["move_on_1"], values["move_on_2"]])
        """How likely a ship on space 1 or 2 is to move on, with three seats: cards are fewer each year."""
        self.crowded_move: float = values["crowded_move"]
        """How much likelier a ship on space 1 is to move on for each further seat: of each it has fewer."""
        self.move_cost: float = values["move_cost"]
        """Points that moving on costs in gold."""
        self.veto_points: float = values["veto_points"]
        """What a veto is worth."""
        self.swap_points: float = values["swap_points"]
        """What Marco Polo's swap is worth."""
        self.open_hand: float = values["open_hand"]
        """What it costs to play with an open hand."""
        self.pizarro_draw_points: float = values["pizarro_draw_points"]
        """What Pizarro's draw brings on average with good stopping."""
        self.sure_sale: float = values["sure_sale"]
        """How likely a standing bid is to be the last."""
        self.overbid: float = values["overbid"]
        """Nobody wants a card for more than it brings, not even to keep it from others."""
        self.spread: float = values["spread"]
        """Points of a lead that make a win about three times as likely as not."""


W: Final = Weights(read_weights(Path(__file__).parents[1]))
"""Those in use, for all tables of this process."""
