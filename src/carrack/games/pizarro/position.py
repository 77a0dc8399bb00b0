"""A position, and what a seat sees of it: the State and the View around a Table."""

from __future__ import annotations

from typing import final

from carrack.core.table_game import GameView, TableState
from carrack.games.pizarro.state import Table


@final
class PizarroState(TableState[Table]):
    """A position of Pizarro & Co."""

    def copy(self) -> PizarroState:
        return PizarroState(self.rules, self.table.copy())


@final
class PizarroView(GameView[Table]):
    """What one seat knows: a table on which the hidden rows are empty."""
