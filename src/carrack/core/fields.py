"""Marks of a field: what it may hold, in its annotation, from which `tools/fields.py` writes methods.

The class body is the one list of fields: `bay: Annotated[i64, Range(0, 10)] = 0`. Copy, rows, reading and
range checks are written from it, between two marks in the same class. Nothing is read at run time.
"""

from __future__ import annotations

from carrack.core.tables import LARGEST, SMALLEST


class Range:
    """A single number, from least to most; `what` says in an error what cannot be.

    Of a seat's number below its least an error says `below`.
    """

    def __init__(self, least: int, most: int, what: str = "", *, below: str = "a number below zero") -> None:
        self.least = least
        self.most = most
        self.what = what
        self.below = below


class Seat:
    """The number of a seat at the table, or one from `least` up."""

    def __init__(self, least: int = 0, what: str = "") -> None:
        self.least = least
        self.what = what


class Bits:
    """A set, as the bits of a number: so many of them. Sets have a row of their own."""

    def __init__(self, size: int, what: str = "") -> None:
        self.size = size
        self.what = what


class Cells:
    """A row of so many numbers, and `each` more for every seat; `most` is the largest from outside.

    Fields of the seats and of the table that name the same `row` are told as one: each seat's, then the rest.
    """

    def __init__(self, size: int, *, each: int = 0, most: int = LARGEST, row: str = "") -> None:
        self.size = size
        self.each = each
        self.most = most
        self.row = row


class Sparse:
    """A row of so many small numbers, few of them above zero: each of these is told with its place, as
    `place * codes + number`, the number at most `most`."""

    def __init__(self, size: int, codes: int, most: int) -> None:
        self.size = size
        self.codes = codes
        self.most = most


class Items:
    """A row that grows: `count` names the field that says how many items of `size` numbers it has."""

    def __init__(self, size: int, count: str, first: int, most: int, largest: int = 0) -> None:
        self.size = size
        self.count = count
        self.first = first
        """Items there is room for at first."""
        self.most = most
        self.largest = largest
        """The largest number in it, where that is more than most rows have."""


class Growing:
    """A row of any length, to which numbers are appended."""


class Stretches:
    """A row with a stretch of places for each seat, told as one row a seat, after all others.

    `size` names where the table says how many places a stretch has, `used` the method that says how many of
    them a seat uses; each number is from 0 to `most`. `unfit` says what is wrong with other rows.
    """

    def __init__(self, size: str, used: str, most: int, unfit: str) -> None:
        self.size = size
        self.used = used
        self.most = most
        self.unfit = unfit


class Seats:
    """An object with fields of its own for each seat; its numbers from outside are from least to most."""

    def __init__(self, least: int = SMALLEST, most: int = LARGEST) -> None:
        self.least = least
        self.most = most


class Derived:
    """Numbers that follow from others: copies share them, no row has them. At first there are `each` zeros
    for every seat, or nothing."""

    def __init__(self, *, each: int = 0) -> None:
        self.each = each


class Shared:
    """Copies share the row: who changes it makes a new one."""


class Lazy:
    """Copies share the row until one of them changes it: who does takes it from `…_to_write()`."""


class Seen:
    """Everybody may see it: a view copies it. What is not marked must be given to a view.

    A table without a single such mark hides nothing: its copy is its view.
    """
