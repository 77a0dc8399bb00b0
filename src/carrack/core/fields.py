"""Marks of a field: what it may hold. Rows, reading and range checks follow from the marks.

The class body is the one list of fields: `bay: Annotated[i64, Range(0, 10)] = 0`. `tools/fields.py` writes
what must be fast (an empty one, copy, view) between two marks in the same class, and `FIELDS`, the marks by
name, since a compiled class has forgotten its annotations.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice, product
from operator import attrgetter
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import u8

from carrack.core.verdicts import Malformed, malformed

ANY: Final = -1
"""A row of any length."""
SMALLEST: Final = -2
SMALL: Final = 255
LARGEST: Final = 999
"""No number on a table is larger, unless it is a set of bits."""
SMALL_ROW: Final = type(vec[u8]())
BELOW: Final = "a number below zero"


class Mark:
    """The values that a field may hold."""

    row = ""
    """The row that it shares with other fields, if it does."""

    def check(self, value: Any, name: str, seats: int, below: str) -> None:
        """Raise AssertionError if the value is out of range; `below` says what cannot be below the least."""

    def told(self, table: Any, name: str) -> list[list[int]]:
        """Return the rows of this field."""
        return [numbers_in(getattr(table, name))]

    def take(self, table: Any, name: str, rows: Iterator[list[int]]) -> None:
        """Take from the next rows what `told` gave; refuse what it never gives."""
        raise NotImplementedError


Marks = Mapping[str, Mark]
"""The marks of a class by name, in the order of the class body."""


# --- single numbers -------------------------------------------------------------------------------------


class Number(Mark):
    """A single number; all of them together are the first row."""


class Range(Number):
    """A single number, from least to most; `what` says in an error what cannot be.

    Of a seat's number below its least an error says `below`.
    """

    def __init__(self, least: int, most: int, what: str = "", *, below: str = BELOW) -> None:
        self.least = least
        self.most = most
        self.what = what
        self.below = below

    def check(self, value: Any, name: str, seats: int, below: str) -> None:
        what = self.what or name
        _assure(value >= self.least, below or what)
        _assure(value <= self.most, what)


class Seat(Number):
    """The number of a seat at the table, or one from `least` up."""

    def __init__(self, least: int = 0, what: str = "") -> None:
        self.least = least
        self.what = what

    def check(self, value: Any, name: str, seats: int, below: str) -> None:
        _assure(self.least <= value < seats, self.what or name)


class Bits(Mark):
    """A set, as the bits of a number: so many of them. Sets have a row of their own."""

    def __init__(self, size: int, what: str = "") -> None:
        self.size = size
        self.what = what

    def check(self, value: Any, name: str, seats: int, below: str) -> None:
        _assure(value >> self.size == 0, self.what or name)


# --- rows -----------------------------------------------------------------------------------------------


class Cells(Mark):
    """A row of so many numbers, and `each` more for every seat; `most` is the largest from outside.

    Fields of the seats and of the table that name the same `row` are told as one: each seat's, then the rest.
    """

    def __init__(self, size: int, *, each: int = 0, most: int = LARGEST, row: str = "") -> None:
        self.size = size
        self.each = each
        self.most = most
        self.row = row

    def take(self, table: Any, name: str, rows: Iterator[list[int]]) -> None:
        _fill(table, name, next(rows), most=self.most)


class Sparse(Mark):
    """A row of so many small numbers, few of them above zero: each of these is told with its place, as
    `place * codes + number`, the number at most `most`."""

    def __init__(self, size: int, codes: int, most: int) -> None:
        self.size = size
        self.codes = codes
        self.most = most

    def told(self, table: Any, name: str) -> list[list[int]]:
        return [[place * self.codes + int(n) for place, n in enumerate(getattr(table, name)) if n]]

    def take(self, table: Any, name: str, rows: Iterator[list[int]]) -> None:
        row = [0] * self.size
        for told in next(rows):
            place, number = divmod(told, self.codes)
            if not 0 <= place < self.size or not 0 < number <= self.most:
                raise misfit()
            row[place] = number
        _fill(table, name, row)


class Items(Mark):
    """A row that grows: `count` names the field that says how many items of `size` numbers it has."""

    def __init__(self, size: int, count: str, first: int, most: int, largest: int = LARGEST) -> None:
        self.size = size
        self.count = count
        self.first = first
        """Items there is room for at first."""
        self.most = most
        self.largest = largest
        """The largest number in it, where that is more than most rows have."""

    def told(self, table: Any, name: str) -> list[list[int]]:
        return [numbers_in(getattr(table, name))[: getattr(table, self.count) * self.size]]

    def take(self, table: Any, name: str, rows: Iterator[list[int]]) -> None:
        row = next(rows)
        if len(row) > self.most * self.size or len(row) != getattr(table, self.count) * self.size:
            raise misfit()
        room = max(len(row), self.first * self.size)
        _fill(table, name, row + [0] * (room - len(row)), size=room, most=self.largest)


class Growing(Mark):
    """A row of any length, to which numbers are appended."""

    def take(self, table: Any, name: str, rows: Iterator[list[int]]) -> None:
        _fill(table, name, next(rows), size=ANY)


class Stretches(Mark):
    """A row with a stretch of places for each seat, told as one row a seat.

    `size` names where the table says how many places a stretch has, `used` the method that says how many of
    them a seat uses; each number is from 0 to `most`. `unfit` says what is wrong with other rows.
    `back` names the method that says how many more a seat uses from the end backwards, from 0 to `most_back`:
    they are told behind the others, the last place first.
    """

    def __init__(
        self, size: str, used: str, most: int, unfit: str, *, back: str = "", most_back: int = 0
    ) -> None:
        self.size = size
        self.used = used
        self.most = most
        self.unfit = unfit
        self.back = back
        self.most_back = most_back

    def told(self, table: Any, name: str) -> list[list[int]]:
        size, row = attrgetter(self.size)(table), numbers_in(getattr(table, name))
        found = []
        for seat in range(table.seats):
            used, back = self._lengths(table, seat)
            stretch = row[seat * size : (seat + 1) * size]
            found.append(stretch[:used] + stretch[size - back :][::-1])
        return found

    def take(self, table: Any, name: str, rows: Iterator[list[int]]) -> None:
        size = attrgetter(self.size)(table)
        whole: list[int] = []
        for seat in range(table.seats):
            stretch = next(rows)
            used, back = self._lengths(table, seat)
            fits = min(used, back) >= 0 and len(stretch) == used + back <= size
            front, rest = stretch[:used], stretch[used:]
            if not fits or not (_within(front, self.most) and _within(rest, self.most_back)):
                raise malformed("dump.unreadable", reason=self.unfit)
            whole += front + [0] * (size - len(stretch)) + rest[::-1]
        _fill(table, name, whole)

    def _lengths(self, table: Any, seat: int) -> tuple[int, int]:
        """Return how many places a seat uses from the beginning, and from the end."""
        back = getattr(table, self.back)(seat) if self.back else 0
        return int(getattr(table, self.used)(seat)), int(back)


class Seats(Mark):
    """An object with fields of its own for each seat; its numbers from outside are from least to most."""

    def __init__(self, least: int = SMALLEST, most: int = LARGEST) -> None:
        self.least = least
        self.most = most

    def told(self, table: Any, name: str) -> list[list[int]]:
        """Return a row with the numbers of all seats and, where they have sets, another with these."""
        players = getattr(table, name)
        numbers = [n for one in players for n in numbers_of(one)]
        return [numbers, [n for one in players for n in sets_of(one)]] if sets_of(players[0]) else [numbers]

    def take(self, table: Any, name: str, rows: Iterator[list[int]]) -> None:
        players = getattr(table, name)
        marks: Marks = players[0].FIELDS
        own = [one for one, mark in marks.items() if not mark.row and not isinstance(mark, Bits)]
        _take_numbers(product(players, own), next(rows), self.least, self.most)
        sets = {one: mark.size for one, mark in marks.items() if isinstance(mark, Bits)}
        if sets:
            _take_numbers(product(players, sets), next(rows), 0, (1 << max(sets.values())) - 1)

    def check(self, value: Any, name: str, seats: int, below: str) -> None:
        for one in value:
            for field, mark in one.FIELDS.items():
                mark.check(getattr(one, field), field, seats, mark.below if isinstance(mark, Range) else "")


class Derived(Mark):
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


# --- all fields of a table ------------------------------------------------------------------------------


def rows_of(table: Any) -> list[list[int]]:
    """Return everything but what is derived: all single numbers, then row by row in the order of fields."""
    marks: Marks = table.FIELDS
    rows = [[int(getattr(table, name)) for name, mark in marks.items() if isinstance(mark, Number)]]
    for name, mark in _first_of_rows(marks):
        rows += [_told_together(table, mark.row)] if mark.row else mark.told(table, name)
    return rows


def take_rows(table: Any, rows: list[list[int]]) -> None:
    """Take into an empty table what `rows_of` gave; rows that no table gives are refused."""
    marks: Marks = table.FIELDS
    if len(rows) != len(rows_of(table)):
        raise misfit()
    left = iter(rows)
    singles = [(table, name) for name, mark in marks.items() if isinstance(mark, Number)]
    _take_numbers(singles, next(left), SMALLEST, LARGEST)
    for name, mark in _first_of_rows(marks):
        if mark.row:
            _take_numbers(_together(table, mark.row), next(left), SMALLEST, LARGEST)
        else:
            mark.take(table, name, left)


def check_fields(table: Any) -> None:
    """Raise AssertionError if a number of the table or of a seat is out of its range."""
    for name, mark in table.FIELDS.items():
        mark.check(getattr(table, name), name, table.seats, "")


def numbers_of(owner: Any) -> list[int]:
    """Return all single numbers and rows of a seat, in order, but for sets and rows that are shared."""
    found: list[int] = []
    for name, mark in owner.FIELDS.items():
        if isinstance(mark, Number):
            found.append(int(getattr(owner, name)))
        elif not mark.row and not isinstance(mark, Bits):
            found += numbers_in(getattr(owner, name))
    return found


def sets_of(owner: Any) -> list[int]:
    """Return all sets of a seat, in order."""
    return [int(getattr(owner, name)) for name, mark in owner.FIELDS.items() if isinstance(mark, Bits)]


def numbers_in(row: Sequence[int]) -> list[int]:
    """Return a row as a list."""
    return [int(n) for n in row]


def _first_of_rows(marks: Marks) -> Iterator[tuple[str, Mark]]:
    """Yield the fields that are rows; of those that share one, the first."""
    shared: set[str] = set()
    for name, mark in marks.items():
        if not isinstance(mark, Number) and mark.row not in shared:
            yield name, mark
            shared |= {mark.row} if mark.row else set()


def _together(table: Any, row: str) -> Iterator[tuple[Any, str]]:
    """Yield the owner and name of each field in a row: each seat's, then the table's."""
    for owner in (*table.player, table):
        yield from ((owner, name) for name, mark in owner.FIELDS.items() if mark.row == row)


def _told_together(table: Any, row: str) -> list[int]:
    return [int(n) for owner, name in _together(table, row) for n in getattr(owner, name)]


def _take_numbers(places: Iterable[tuple[Any, str]], row: list[int], least: int, most: int) -> None:
    """Put the numbers of a row into fields of their owners, in order; a row there takes as many as it has."""
    olds = [(owner, name, getattr(owner, name)) for owner, name in places]
    size = sum(1 if isinstance(old, int) else len(old) for _, _, old in olds)
    left = iter(checked(row, size, least, most))
    for owner, name, old in olds:
        if isinstance(old, bool):
            setattr(owner, name, next(left) != 0)
        elif isinstance(old, int):
            setattr(owner, name, next(left))
        else:
            _fill(owner, name, list(islice(left, len(old))), least=least, most=most)


def _fill(
    owner: Any, name: str, row: list[int], size: int | None = None, least: int = SMALLEST, most: int = LARGEST
) -> None:
    """Put numbers into a row, as many as it has unless a size is named."""
    old = getattr(owner, name)
    small = isinstance(old, SMALL_ROW)
    size = len(old) if size is None else size
    setattr(owner, name, type(old)(checked(row, size, 0 if small else least, SMALL if small else most)))


def _within(row: list[int], most: int) -> bool:
    return all(0 <= number <= most for number in row)


def _assure(holds: bool, what: str) -> None:
    if not holds:
        raise AssertionError(what)


# --- rows that come from outside ------------------------------------------------------------------------


def misfit() -> Malformed:
    """Return the refusal of rows that are too many, too few, too long or too short."""
    return malformed("dump.unreadable", reason="rows do not fit the game")


def checked(row: list[int], size: int, least: int, most: int) -> list[int]:
    """Return the same row, or a clear refusal: of another size, or with a number out of range."""
    if size not in (ANY, len(row)):
        raise misfit()
    if any(not least <= number <= most for number in row):
        raise malformed("dump.unreadable", reason="a number is out of range")
    return row
