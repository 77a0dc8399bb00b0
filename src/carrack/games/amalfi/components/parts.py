"""The component values, as plain numbers."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64


@final
class Parts:
    """The values of rules, rows and cards; made by `numbers.py`."""

    def __init__(self) -> None:
        self.code: vec[i64] = vec[i64]()
        """All clauses, four numbers each; an effect is a first clause and a number of them."""
        self.dest_code: vec[i64] = vec[i64]()
        self.dest_size: vec[i64] = vec[i64]()
        self.dest_pay: vec[i64] = vec[i64]()
        self.dest_holds: vec[i64] = vec[i64]()
        """The set of holds shown."""
        self.dest_gives: vec[i64] = vec[i64]()
        """The set of verbs, for the rival."""
        self.dest_plain: vec[i64] = vec[i64]()
        """The set of holds shown, those of free choice apart."""
        self.tile_cost: vec[i64] = vec[i64]()
        self.tile_points: vec[i64] = vec[i64]()
        self.tile_also: vec[i64] = vec[i64]()
        self.art_kind: vec[i64] = vec[i64]()
        self.art_cost: vec[i64] = vec[i64]()
        self.art_points: vec[i64] = vec[i64]()
        self.art_also: vec[i64] = vec[i64]()
        self.art_code: vec[i64] = vec[i64]()
        self.char_cost: vec[i64] = vec[i64]()
        self.char_pack: vec[i64] = vec[i64]()
        self.char_code: vec[i64] = vec[i64]()
        self.char_size: vec[i64] = vec[i64]()
        self.char_pay: vec[i64] = vec[i64]()
        self.char_worth: vec[float] = vec[float]()
        """What each is worth, roughly: once, each time it is engaged, or in a period (`estimates.py`)."""
        self.once: i64 = 0
        """The set of engageables that work once a period."""
        self.trigger: vec[i64] = vec[i64]()
        """Per trigger: the set of permanents it sets off."""
        self.standing: vec[i64] = vec[i64]()
        """Standing clauses: permanent, place in the modifiers, what is added or joined."""
        self.end_score: vec[i64] = vec[i64]()
        """Per end-game character: noun, every, points, at most."""
        self.decree_code: vec[i64] = vec[i64]()
        self.decree_size: vec[i64] = vec[i64]()
        self.score_noun: vec[i64] = vec[i64]()
        self.score_points: vec[i64] = vec[i64]()
        """Nouns and points of decrees."""
        self.title_code: vec[i64] = vec[i64]()
        self.title_size: vec[i64] = vec[i64]()
        self.need_noun: vec[i64] = vec[i64]()
        self.need_count: vec[i64] = vec[i64]()
        """Nouns and counts of titles."""
        self.title_points: vec[i64] = vec[i64]()
        """Per title of the set and place."""
        self.base_modifiers: vec[i64] = vec[i64]()
        self.yard_code: vec[i64] = vec[i64]()
        self.yard_size: vec[i64] = vec[i64]()
        self.light_code: vec[i64] = vec[i64]()
        self.light_size: vec[i64] = vec[i64]()
        self.evolving_code: i64 = 0
        self.evolving_size: i64 = 0
        self.row_extra: vec[i64] = vec[i64]()
        self.row_gain: vec[i64] = vec[i64]()
        self.council_price: vec[i64] = vec[i64]()
        self.council_gain: vec[i64] = vec[i64]()
        self.ship_costs: vec[i64] = vec[i64]()
        self.starting_bread: vec[i64] = vec[i64]()
        self.decree_bonus: vec[i64] = vec[i64]()
        self.rival_titles: vec[i64] = vec[i64]()
        """Per rival and period."""
        self.rival_bonus: vec[i64] = vec[i64]()
        self.bands: vec[i64] = vec[i64]()
        self.dealt_ends: vec[i64] = vec[i64]()
        self.dealt_others: vec[i64] = vec[i64]()
        """Per way to make hands: end-game cards and others dealt."""
        self.hand: i64 = 0
        self.granary: i64 = 0
        self.feeding: i64 = 0
        self.hunger: i64 = 0
        self.ships_in_bay: i64 = 0
        self.lighthouse_bread: i64 = 0
        self.lighthouse_gain: i64 = 0
        self.no_lighthouse_points: i64 = 0
        self.hand_card_bread: i64 = 0
        self.cubes: i64 = 0
