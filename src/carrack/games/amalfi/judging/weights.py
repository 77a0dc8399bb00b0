"""The weights of the evaluation: points, periods and probabilities."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from carrack.core.weights import read_weights


class Weights:
    """The numbers of `evaluation.toml`, each with its meaning: points, where nothing else is said."""

    def __init__(self, values: dict[str, float]) -> None:
        self.use(values)

    def use(self, values: dict[str, float]) -> None:
        """Judge by these numbers from now on."""
        self.spread: float = values["spread"]
        """A lead of so many points makes a win about three times as likely as not."""
        self.bay_ship: float = values["bay_ship"]
        """A ship that can still be used before its owner passes."""
        self.cargo: float = values["cargo"]
        """Each resource in a hold that can buy something, before its owner passes."""
        self.cargo_kept: float = values["cargo_kept"]
        """The same after it, for the periods to come."""
        self.ship_year: float = values["ship_year"]
        """What a built ship brings each period, its bread deducted."""
        self.light: float = values["light"]
        """A lighthouse."""
        self.light_year: float = values["light_year"]
        """What a lighthouse brings each period to come."""
        self.tile: float = values["tile"]
        """A private destination, beyond its points."""
        self.tile_year: float = values["tile_year"]
        """What it brings each period to come."""
        self.card: float = values["card"]
        """A card in the hand."""
        self.card_gain: float = values["card_gain"]
        """The part that counts of what a card in the hand would gain on the table."""
        self.permanent_year: float = values["permanent_year"]
        """The part that counts of a permanent character's worth in a period, for each period to come."""
        self.engageable_year: float = values["engageable_year"]
        """The part that counts of an engageable one's worth when it is engaged, for each period to come."""
        self.engageable_ready: float = values["engageable_ready"]
        """The same in this period, while it is not engaged."""
        self.end_game: float = values["end_game"]
        """What an end-game character may still gain in the last period."""
        self.end_game_year: float = values["end_game_year"]
        """The same for each period to come."""
        self.later_decree: float = values["later_decree"]
        """The part that counts of what scores in a later decree as things stand."""
        self.title: float = values["title"]
        """The part that counts of a title that is almost reached; a quarter of this for one half done."""
        self.title_year: float = values["title_year"]
        """The same, more for each period to come."""
        self.needed_title: float = values["needed_title"]
        """Alone, points for a title that the rival asks for."""
        self.bread_eaten: float = values["bread_eaten"]
        """A bread that the crews will eat."""
        self.bread_spare: float = values["bread_spare"]
        """A bread beyond that."""
        self.grant: float = values["grant"]
        """A purchase that an effect allows."""
        self.grant_less: float = values["grant_less"]
        """Each resource that it is cheaper by."""
        self.grant_visit: float = values["grant_visit"]
        """A visit, or a ship back from a dock, that an effect allows, beyond a purchase."""
        self.immediate: float = values["immediate"]
        """The part that counts of an immediate character's worth in the hand."""
        self.alone_goal: float = values["alone_goal"]
        """Alone, points that are half way to the best that can be."""
        self.alone_spread: float = values["alone_spread"]
        """Alone, so many points more take the same step again towards it."""


W: Final = Weights(read_weights(Path(__file__).parents[1]))
"""Those in use, for all tables of this process."""
