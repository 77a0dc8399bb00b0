"""Features of a view while a game writes them, and the way into a caller's array."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from functools import cache
from math import prod
from typing import Final, final

from mypy_extensions import i64

FLOATS: Final = ("f", "d")
"""Formats of the arrays that features are written into: 32 and 64 bits."""


def room_left(count: int, *blocks: Mapping[str, tuple[int, ...]]) -> int:
    """Return how many of so many features stand outside of these blocks."""
    return count - sum(prod(shape) for block in blocks for shape in block.values())


@final
class FeatureRow:
    """A row of numbers, written from left to right: only those that are not 0 are kept."""

    def __init__(self) -> None:
        self.size: i64 = 0
        """How many are written, zeros included."""
        self.places: list[int] = []
        self.values: list[float] = []

    def append(self, value: float) -> None:
        if value != 0.0:
            self.places.append(int(self.size))
            self.values.append(value)
        self.size += 1

    def extend(self, values: list[float]) -> None:
        for value in values:
            self.append(value)

    def one_hot(self, value: i64, count: i64) -> None:
        """Write `count` numbers: 1 at this value, 0 everywhere else."""
        if 0 <= value < count:
            self.put(value, 1.0)
        self.size += count

    def put(self, offset: i64, value: float) -> None:
        """Set a number that is still to be passed; `skip` then leaves the others at 0."""
        self.places.append(int(self.size + offset))
        self.values.append(value)

    def skip(self, count: i64) -> None:
        self.size += count

    def dense(self) -> list[float]:
        row = [0.0] * int(self.size)
        for place, value in zip(self.places, self.values, strict=True):
            row[place] = value
        return row

    def write_into(self, out: object) -> None:
        """Write all of them into a writable, contiguous array of floats with as much room."""
        size = int(self.size)
        given = memoryview(out)  # type: ignore[arg-type]
        if given.format not in FLOATS or given.nbytes != size * given.itemsize or given.readonly:
            raise ValueError(f"The array must be writable, with {size} floats of 32 or 64 bits.")
        if not given.c_contiguous:
            raise ValueError("The array must be contiguous.")
        single = given.format == "f"
        target = given.cast("B").cast("f") if single else given.cast("B").cast("d")
        target[:] = _zeros(single, size)
        for place, value in zip(self.places, self.values, strict=True):
            target[place] = value


@cache
def _zeros(single: bool, size: int) -> memoryview[float]:
    """Return zeros to copy from, of 32 or 64 bits."""
    return memoryview(array("f" if single else "d", [0.0] * size))
