"""A guess which of the hidden cards are old and which are new; see `origins`."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.games.amerigo_cards import layout as at


@final
class Guess:
    """One way to tell old from new: what is left of either, and where."""

    def __init__(
        self, old: vec[i64], new: vec[i64], old_held: vec[i64], new_held: vec[i64], drawn: vec[i64]
    ) -> None:
        self.old: vec[i64] = old
        """Old cards still hidden, per kind."""
        self.new: vec[i64] = new
        """New cards still hidden (in hands or deck), per kind."""
        self.old_held: vec[i64] = old_held
        """Per seat, how many hidden cards are old."""
        self.new_held: vec[i64] = new_held
        """Per seat, how many hidden cards are new."""
        self.drawn: vec[i64] = drawn
        """Per seat and kind, the new cards that were shown again."""

    def copy(self) -> Guess:
        return Guess(self.old[:], self.new[:], self.old_held[:], self.new_held[:], self.drawn[:])


def take(guess: Guess, seat: i64, kind: i64, is_old: bool) -> None:
    """Take a card that a seat shows, old or new, from its hand."""
    if is_old:
        guess.old[kind] -= 1
        guess.old_held[seat] -= 1
    else:
        guess.new[kind] -= 1
        guess.new_held[seat] -= 1
        guess.drawn[seat * at.KINDS + kind] += 1
