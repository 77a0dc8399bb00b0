"""A game that lies on a table: the table, the View around it, and its numbers as rows."""

from __future__ import annotations

from typing import ClassVar, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from carrack.core import fields
from carrack.core.api import CHANCE, Game, View
from carrack.core.events import NOBODY, Event
from carrack.core.fields import Marks


@mypyc_attr(acyclic=True)
class Table:
    """Everything on the table. Rules read and write it; a State and a View wrap it.

    A game's own table is final, adds its numbers, and has a `copy`. Nothing on it refers to the table itself,
    so the garbage collector need not look at it: `acyclic` spares every copy that.
    """

    FIELDS: ClassVar[Marks] = {}
    """*game*: the marks of its fields."""
    phase: i64 = 0
    """What is asked, a number of the game's own."""

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.actor: i64 = CHANCE
        """The seat asked, CHANCE or OVER."""
        self.log: list[Event] | None = None
        """Where the rules write what happens; a copy has none."""

    def rows(self) -> list[list[int]]:
        """Return everything but the log and what is derived; equal tables give equal rows."""
        return fields.rows_of(self)

    def check_fields(self) -> None:
        """Raise AssertionError if a number of the table or of a seat is out of its range."""
        fields.check_fields(self)

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


def with_rows(table: AnyTable, rows: list[list[int]]) -> AnyTable:
    """Return an empty table filled with what `rows` gave; rows that no table gives are refused."""
    fields.take_rows(table, rows)
    return table


@mypyc_attr(acyclic=True)
class Player:
    """The numbers of one seat. A game's own is final and adds them."""

    FIELDS: ClassVar[Marks] = {}
    """*game*: the marks of its fields."""

    def numbers(self) -> list[int]:
        """Return all single numbers and rows, in order."""
        return fields.numbers_of(self)

    def sets(self) -> list[int]:
        """Return all sets, in order."""
        return fields.sets_of(self)


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
