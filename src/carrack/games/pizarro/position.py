"""A position, and what a seat sees of it: the State and the View around a Table, and its rows."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from carrack.core.table_game import GameView, TableState
from carrack.core.tables import with_rows
from carrack.core.verdicts import malformed
from carrack.games.pizarro import layout as at
from carrack.games.pizarro.components.parts import Parts
from carrack.games.pizarro.table import Table

PartsBySides = dict[tuple[int, str, str], Parts]
"""By the number of seats and the sides of both boards."""
BOARDS: Final = 2


@final
class PizarroState(TableState[Table]):
    """A position of Pizarro & Co."""

    def copy(self) -> PizarroState:
        return PizarroState(self.rules, self.table.copy())


@final
class PizarroView(GameView[Table]):
    """A seat's view: a table on which the hidden rows are empty."""


def rows_of(table: Table) -> list[list[int]]:
    """Return the sides of the two boards, then everything on the table."""
    side = table.parts.side
    return [[int(side[at.COLUMBUS]), int(side[at.COOK])], *table.rows()]


def table_from_rows(parts: PartsBySides, seats: i64, rows: list[list[int]]) -> Table:
    """Return the table that gave these rows; rows that no table gives are refused."""
    if not rows or len(rows[0]) != BOARDS or any(side not in (0, 1) for side in rows[0]):
        raise malformed("dump.unreadable", reason="no board sides")
    one, two = rows[0]
    return with_rows(Table.empty(parts[int(seats), at.SIDES[one], at.SIDES[two]], seats), rows[1:])
