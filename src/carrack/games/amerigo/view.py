"""What a seat may know: everything, for all lies open (open.1). So there is nothing to imagine, either."""

from __future__ import annotations

from typing import final

from carrack.core.chance import Rng
from carrack.core.table_game import Blanks
from carrack.games.amerigo.state import Table


@final
class OpenTable(Blanks[Table]):
    """The only table that fits a view."""

    def __init__(self, seen: Table) -> None:
        self.seen: Table = seen

    def table(self, rng: Rng) -> Table:
        return self.seen.copy()
