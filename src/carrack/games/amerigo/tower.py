"""The cube tower: a chance device with a memory, not a physics engine.

The cubes inside are known by their number per colour. Each dropped cube stays inside with one chance (a
smaller one in the large drop of the set-up, which sweeps through); each cube that was inside falls out with
another one, which grows with the number of cubes dropped; all of them independently. So the number of a
colour that lies in the tray depends on nothing but the cubes of that colour and the size of the drop, and
chance can resolve a drop colour by colour.

All chances are whole numbers in a common number of parts: the weights are exact.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

COLOURS: Final = 7
CUBES: Final = 7
"""The cubes of each colour. In play one colour is dropped; the set-up drops all of them."""
OUTCOMES: Final = 8
"""No cube in the tray, or one, … or seven."""
SIZES: Final = 8
"""Drops of one cube, of two, … of seven, and the set-up."""
MOST_PARTS: Final = 20
"""So that seven cubes' chances multiplied stay below 2**31."""


@final
class Tower:
    """The weights of every outcome for every drop."""

    def __init__(self, parts: int, stays: int, stays_at_first: int, loosened: list[int]) -> None:
        """Take the chances, in parts: of a dropped cube to stay, in play and in the set-up; of a cube inside
        to fall out, by the number of cubes dropped (1, 2, … 7)."""
        table: list[int] = []
        drops = [(stays, loose) for loose in loosened]
        drops.append((stays_at_first, loosened[-1]))  # before the set-up nothing is inside to be loosened
        for stay, loose in drops:
            for dropped in range(OUTCOMES):
                for inside in range(OUTCOMES):
                    known = dropped + inside <= CUBES
                    row = _in_the_tray(parts, parts - stay, dropped, loose, inside) if known else []
                    table.extend(row + [0] * (OUTCOMES - len(row)))
        self.weights: vec[i64] = vec[i64](table)
        """Per size of the drop, and cubes of a colour dropped and inside: the weight of each outcome."""

    def weights_into(self, dropped_total: i64, dropped: i64, inside: i64, row: vec[i64]) -> i64:
        """Write the weight of 0, 1, … cubes of a colour in the tray; return how many outcomes there are.

        In the drop are so many cubes (at least one), so many of them of this colour; so many of this colour
        were inside before.
        """
        size = dropped_total - 1 if dropped_total < SIZES else i64(SIZES - 1)
        first = ((size * OUTCOMES + dropped) * OUTCOMES + inside) * OUTCOMES
        n = dropped + inside + 1
        i: i64
        for i in range(n):
            row[i] = self.weights[first + i]
        return n


def _in_the_tray(parts: int, passes: int, dropped: int, loose: int, inside: int) -> list[int]:
    """Return the weights of 0, 1, … cubes, adding cube after cube."""
    weights = [1]
    for chance in [passes] * dropped + [loose] * inside:
        out = [0] + [weight * chance for weight in weights]
        kept = [weight * (parts - chance) for weight in weights] + [0]
        weights = [a + b for a, b in zip(out, kept, strict=True)]
    return weights
