"""A game that lies on a table: the table, the View around it, and its numbers as rows."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr, u8

from carrack.core.api import CHANCE, Game, View
from carrack.core.events import NOBODY, Event
from carrack.core.verdicts import Malformed, malformed

ANY: Final = -1
"""A row of any length."""
SMALLEST: Final = -2
SMALL: Final = 255
LARGEST: Final = 999
"""No number on a table is larger, unless it is a set of bits."""


@mypyc_attr(acyclic=True)
class Table:
    """Everything on the table. Rules read and write it; a State and a View wrap it.

    A game's own table is final, adds its numbers, and has a `copy`. Nothing on it refers to the table itself,
    so the garbage collector need not look at it: `acyclic` spares every copy that.
    """

    phase: i64 = 0
    """What is asked, a number of the game's own."""

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.actor: i64 = CHANCE
        """The seat asked, CHANCE or OVER."""
        self.log: list[Event] | None = None
        """Where the rules write what happens; a copy has none."""

    def rows(self) -> list[list[int]]:
        """*game*: everything but the log; equal tables give equal rows."""
        raise NotImplementedError

    def next_seat(self, seat: i64) -> i64:
        """Return the seat to the left."""
        return seat + 1 if seat + 1 < self.seats else i64(0)

    def seat_after(self, seat: i64, steps: i64) -> i64:
        """Return the seat so many steps to the left of another one."""
        return (seat + steps) % self.seats

    def tell(
        self,
        kind: str,
        seat: i64 = NOBODY,
        name: str = "",
        number: i64 = 0,
        second_name: str = "",
        second: i64 = 0,
        secret: str = "",
    ) -> None:
        """Say what happened, if anybody listens: the kind, the seat, up to two parameters."""
        log = self.log
        if log is None:
            return
        args: dict[str, int] = {}
        if name:
            args[name] = int(number)
        if second_name:
            args[second_name] = int(second)
        log.append(Event(kind, int(seat), args, secret))


AnyTable = TypeVar("AnyTable", bound=Table)


class TableView(View, Generic[AnyTable]):
    """A seat's view: a table on which the hidden rows are empty."""

    def __init__(self, game: Game, seat: i64, table: AnyTable, legal: list[int]) -> None:
        self.game = game
        self.seat = seat
        self.seats = table.seats
        self.actor = table.actor
        self.legal = legal
        self.table: AnyTable = table

    def rows(self) -> list[list[int]]:
        return self.table.rows()


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


def small_row(row: list[int], size: int = ANY) -> vec[u8]:
    """Return a row of numbers from 0 to 255."""
    filled = vec[u8]()
    for number in checked(row, size, 0, SMALL):
        filled = append(filled, u8(number))
    return filled


def wide_row(row: list[int], size: int = ANY, most: int = LARGEST, least: int = SMALLEST) -> vec[i64]:
    """Return a row of numbers that may be larger, or NONE."""
    filled = vec[i64]()
    for number in checked(row, size, least, most):
        filled = append(filled, i64(number))
    return filled


def sparse_row(row: list[int], size: int, codes: int, most: int) -> vec[u8]:
    """Return a row of small numbers, most of them 0: each other one is told as `place * codes + number`."""
    filled = vec[u8]([0] * size)
    for told in row:
        place, number = divmod(told, codes)
        if not 0 <= place < size or not 0 < number <= most:
            raise misfit()
        filled[place] = u8(number)
    return filled
