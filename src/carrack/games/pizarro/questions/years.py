"""The years (year.1–3): each has its own stack of explorer cards."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, u8

from carrack.core.question import Question
from carrack.games.pizarro import layout as at
from carrack.games.pizarro.table import Table


def begin_year(table: Table) -> None:
    """explorers.1: the explorer cards of the year, face down."""
    deck = table.deck_to_write()
    explorer: i64
    for explorer in range(at.EXPLORERS):
        deck[explorer] = u8(table.parts.explorer_cards[table.year])
    table.phase = at.NEXT_CARD


@final
class NextYear(Question[Table]):
    """After the end of a year comes the next one with its stack (year.1)."""

    def run(self, table: Table, seat: i64) -> None:
        table.year += 1
        begin_year(table)
