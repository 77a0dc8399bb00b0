"""The shapes of tiles in their turns.

A turned shape is a list of squares relative to its first one in reading order; that first square is where
the tile is said to lie.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

MOST_SQUARES: Final = 6
TURNED: Final = 12
"""Numbers per turned shape: down and right for each square."""


@final
class Shapes:
    """Every shape in every turn, as numbers."""

    def __init__(self, size: vec[i64], turns: vec[i64], squares: vec[i64]) -> None:
        self.size: vec[i64] = size
        self.turns: vec[i64] = turns
        """Turns that differ: a straight tile has two, a square one."""
        self.squares: vec[i64] = squares
        """Down, right of each square; see `start`."""

    def start(self, shape: i64, turn: i64) -> i64:
        """Return where a turned shape begins in `squares`."""
        return (shape * 4 + turn) * TURNED


def squares_of(picture: str) -> list[tuple[int, int]]:
    """Return the squares of a shape drawn as text, `#` for each."""
    return [(r, c) for r, line in enumerate(picture.split()) for c, mark in enumerate(line) if mark == "#"]


def _turned(squares: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Return a quarter turn clockwise."""
    return [(c, -r) for r, c in squares]


def _from_first(squares: list[tuple[int, int]]) -> list[tuple[int, int]]:
    ordered = sorted(squares)
    row, column = ordered[0]
    return [(r - row, c - column) for r, c in ordered]


def make_shapes(pictures: list[str]) -> Shapes:
    """Return the shapes drawn in these pictures."""
    sizes: list[int] = []
    turns: list[int] = []
    numbers: list[int] = []
    for picture in pictures:
        squares = squares_of(picture)
        seen: list[list[tuple[int, int]]] = []
        for _turn in range(4):
            here = _from_first(squares)
            if here not in seen:
                seen.append(here)
            flat = [number for square in here for number in square]
            numbers += flat + [0] * (TURNED - len(flat))
            squares = _turned(squares)
        sizes.append(len(squares))
        turns.append(len(seen))
    return Shapes(vec[i64](sizes), vec[i64](turns), vec[i64](numbers))
