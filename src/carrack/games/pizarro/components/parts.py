"""The component values as the rules read them."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64


@final
class Parts:
    """The component values for one number of seats and one pair of board sides."""

    def __init__(
        self,
        side: vec[i64],
        crowns: vec[i64],
        bags: vec[i64],
        gold_crowns: vec[i64],
        supply: i64,
        starting_sets: i64,
        gold_sets: i64,
        ships: i64,
        explorer_cards: vec[i64],
        year_end_gold: i64,
        swap_limit: i64,
        pizarro_limit: i64,
        da_gama_gold: vec[i64],
    ) -> None:
        self.side: vec[i64] = side
        """Per explorer: 0 for side A, 1 for side B."""
        self.crowns: vec[i64] = crowns
        """Per track and space."""
        self.bags: vec[i64] = bags
        self.gold_crowns: vec[i64] = gold_crowns
        self.supply: i64 = supply
        """Cards of each value in the first supply."""
        self.starting_sets: i64 = starting_sets
        self.gold_sets: i64 = gold_sets
        self.ships: i64 = ships
        self.explorer_cards: vec[i64] = explorer_cards
        self.year_end_gold: i64 = year_end_gold
        self.swap_limit: i64 = swap_limit
        self.pizarro_limit: i64 = pizarro_limit
        self.da_gama_gold: vec[i64] = da_gama_gold

    def is_b(self, explorer: i64) -> bool:
        return self.side[explorer] == 1
