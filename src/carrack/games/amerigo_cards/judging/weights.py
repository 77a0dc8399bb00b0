"""The weights of the evaluation: a few doubloons and shares of them."""

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
        self.hand_card: float = values["hand_card"]
        """Doubloons a hand card is expected to bring: between a third and a quarter."""
        self.mean_rudders: float = values["mean_rudders"]
        """Rudders of a card, on average."""
        self.not_yet: float = values["not_yet"]
        """What still has to be done is worth a little less than what is done."""
        self.open_award: float = values["open_award"]
        """The Companies' award may yet be lost to a longer journey."""
        self.spread: float = values["spread"]
        """Doubloons of a lead that make a win about three times as likely as not."""


W: Final = Weights(read_weights(Path(__file__).parents[1]))
"""Those in use, for all tables of this process."""
