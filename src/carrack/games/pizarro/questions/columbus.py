"""Columbus (columbus.1–2): vetoes."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from carrack.games.pizarro.questions.explorers import Explorer
from carrack.games.pizarro.table import Table


@final
class Columbus(Explorer):
    """Each card of year I is a veto for its buyer (columbus.1)."""

    def arrive(self, table: Table, seat: i64) -> None:
        if table.year == 0:
            table.player[seat].vetoes += 1
