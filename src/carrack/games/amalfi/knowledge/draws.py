"""Cards that are drawn when hidden ones are imagined, and where they are laid."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from carrack.core.chance import Rng
from carrack.games.amalfi import layout as at
from carrack.games.amalfi.table import Table


@final
class Pile:
    """Cards to draw from at random."""

    def __init__(self) -> None:
        self.cards: vec[i64] = vec[i64]()
        self.left: i64 = 0

    def add(self, card: i64) -> None:
        self.cards = append(self.cards, card)
        self.left += 1

    def draw(self, rng: Rng) -> i64:
        """Return one of those left."""
        spot = rng.below(self.left)
        card = self.cards[spot]
        self.left -= 1
        self.cards[spot] = self.cards[self.left]
        self.cards[self.left] = card
        return card


def ways(pile: int, takes: list[int]) -> float:
    """Return in how many ways shares can be taken from a pile, one after the other; 0 if it is too small."""
    total = 1.0
    for take in takes:
        for i in range(take):
            if pile <= 0:
                return 0.0
            total *= float(pile) / float(i + 1)
            pile -= 1
    return total


def total(numbers: list[int]) -> int:
    total = 0
    for number in numbers:
        total += number
    return total


def hold(table: Table, seat: i64, character: i64, code: i64) -> None:
    """Add a hidden card to a hand."""
    table.char_at[character] = u8(at.HELD + seat)
    table.dealt_to_write()[character] = u8(code)


def lay_aside(table: Table, character: i64, code: i64, made: bool) -> None:
    """Put aside a card that was dealt and not kept: it lies there until all have chosen."""
    table.dealt_to_write()[character] = u8(code)
    if not made:
        table.char_at[character] = u8(at.DEALT)
