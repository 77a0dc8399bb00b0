"""The component values for one number of seats, as plain numbers."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64


@final
class Parts:
    """The values of cards and rules; made by `schema.parts_for`."""

    cards: i64 = 0
    """All cards of the game."""
    compensation_rudders: i64 = 0
    hand_limit: i64 = 0
    exhibition_limit: i64 = 0
    doubloon_rudders: i64 = 0
    homeward_factor: i64 = 0
    explore_factor: i64 = 0
    stuck_draw: i64 = 0
    companies: i64 = 0
    lone_sailor_is_longest: bool = False
    popular_price: i64 = 0
    common_price: i64 = 0
    final_price: i64 = 0
    sailing_at_end: i64 = 0

    def __init__(self, kinds: vec[i64], deal: vec[i64], king: vec[i64]) -> None:
        self.kinds: vec[i64] = kinds
        """How many cards of each kind."""
        self.deal: vec[i64] = deal
        """Cards of each seat's first hand."""
        self.king: vec[i64] = king
        """Doubloons for a distance of 0, 1, 2 …; the last for all beyond."""
        kind: i64
        for kind in range(len(kinds)):
            self.cards += kinds[kind]
