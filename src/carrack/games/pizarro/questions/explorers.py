"""Explorers and boards (explorers.1–6): a ship reaches a space, and the space can do something."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from carrack.core.events import Event
from carrack.games.pizarro import layout as at
from carrack.games.pizarro.table import Table

WHOLE: Final = 0
RIGHT_HALF: Final = 1
LEFT_HALF: Final = 2
"""What is told of the space that a ship has reached: on side B da Gama's spaces have two halves."""


class Explorer:
    """The consequences of a paid card. Pizarro and Marco Polo are as plain as this: they do more later."""

    def sail(self, table: Table, seat: i64) -> None:
        """ships.1: in year I a ship comes to space 1; ships.2: later one moves on from the space before."""
        self.move(table, seat, table.explorer, table.explorer)

    def move(self, table: Table, seat: i64, source: i64, target: i64) -> None:
        """Move a ship from a track to the space of the year, on the same track or the other half."""
        spot = seat * at.SEAT_SHIPS + table.year
        if table.year > 0:
            table.ships_to_write()[spot + source * at.SPACES - 1] -= 1
        table.ships_to_write()[spot + target * at.SPACES] += 1
        tell_voyage(table)
        table.phase = at.NEXT_CARD
        self.arrive(table, seat)

    def arrive(self, table: Table, seat: i64) -> None:
        """explorers.6: the ability of the space that a ship has reached, if it works at once."""


def tell_voyage(table: Table) -> None:
    """Say which ship has reached which space."""
    log = table.log
    if log is None:
        return
    halved = table.explorer == at.DA_GAMA and table.parts.is_b(at.DA_GAMA)
    args = {
        "explorer": int(table.explorer),
        "space": int(table.year) + 1,
        "half": (RIGHT_HALF if table.ship == at.DA_GAMA_RIGHT else LEFT_HALF) if halved else WHOLE,
        "ship": int(table.ship) + 1 if table.explorer == at.MAGELLAN else 0,
    }
    log.append(Event("sailed", int(table.bidder), args))
