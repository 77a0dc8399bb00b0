"""The tower (tower.1–5): chance says colour by colour how many cubes lie in the tray."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.api import CHANCE
from carrack.core.events import NOBODY
from carrack.core.question import Draw, Interlude, span_into
from carrack.games.amerigo import choices as pick
from carrack.games.amerigo import layout as at
from carrack.games.amerigo import refusals as why
from carrack.games.amerigo.components.tiles import NONE
from carrack.games.amerigo.table import Table


@final
class NextColour(Interlude[Table]):
    """tower.3: the next colour, unless there is no cube of it that could come out."""

    def run(self, table: Table, seat: i64) -> None:
        cubes = table.cubes
        table.tray += 1
        while table.tray < at.COLOURS:
            if cubes[at.INSIDE + table.tray] + cubes[at.DROPPED + table.tray] > 0:
                table.phase = at.DRAW_CUBES
                table.actor = CHANCE
                return
            table.tray += 1
        table.tray = NONE
        table.drop_size = 0
        self._all_counted(table)

    def _all_counted(self, table: Table) -> None:
        """phase.12: with no cube in the tray the phase is skipped; order.3: the order is read now."""
        table.phase = at.NEXT_DROP
        if table.colour == NONE:
            return
        if table.cubes_lying() == 0:
            table.tell("skipped")
            return
        table.phase_order = table.order[:]
        table.turns_taken = 0
        table.phase = at.NEXT_TURN


@final
class DrawCubes(Draw[Table]):
    """tower.3: how many of a colour lie in the tray: some of those dropped, and of those inside."""

    def candidates_into(self, table: Table, row: vec[i64]) -> i64:
        return span_into(self.first + table.tray * pick.COUNTS, self._most(table) + 1, row, 0)

    def _most(self, table: Table) -> i64:
        return table.cubes[at.DROPPED + table.tray] + table.cubes[at.INSIDE + table.tray]

    def weights_into(self, table: Table, row: vec[i64]) -> i64:
        cubes = table.cubes
        dropped = cubes[at.DROPPED + table.tray]
        return table.parts.tower.weights_into(table.drop_size, dropped, cubes[at.INSIDE + table.tray], row)

    def gone(self, table: Table, item: i64) -> i64:
        if item // pick.COUNTS != table.tray:
            return why.NOT_THIS_CHANCE
        return why.FINE if item % pick.COUNTS <= self._most(table) else why.NOT_SO_MANY_CUBES

    def lay(self, table: Table, item: i64) -> None:
        """phase.2: they go to the action space; setup.13: at first to storage."""
        cubes = table.cubes_to_write()
        colour = item // pick.COUNTS
        count = item % pick.COUNTS
        cubes[at.INSIDE + colour] += cubes[at.DROPPED + colour] - count
        cubes[at.DROPPED + colour] = 0
        where: i64 = at.STORED if table.colour == NONE else at.LYING
        cubes[where + colour] += count
        if count > 0:
            table.tell("tray", NOBODY, "card", self.first + item)
        table.phase = at.NEXT_COLOUR

    def args(self, table: Table) -> dict[str, object]:
        return {"colour": int(table.tray)}
