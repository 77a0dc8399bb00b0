"""A seat's view: everything, so that only one table fits it."""

from __future__ import annotations

from typing import final

from carrack.core.chance import Rng
from carrack.core.table_game import Blanks
from carrack.games.amerigo.table import Table


@final
class OpenTable(Blanks[Table]):
    """The only table that fits a view: all lies open (open.1), so there is nothing to imagine."""

    def __init__(self, seen: Table) -> None:
        self.seen: Table = seen

    def table(self, rng: Rng) -> Table:
        return self.seen.copy()
