"""A new period (period.1–5): ships come home, a tile covers an evolving destination, rows move on."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, u8

from carrack.core.events import NOBODY
from carrack.core.question import Question
from carrack.games.amalfi import language
from carrack.games.amalfi import layout as at
from carrack.games.amalfi.questions import rows
from carrack.games.amalfi.stack import done, push, set_off
from carrack.games.amalfi.table import Table


@final
class EndPeriod(Question[Table]):
    """The changes before the periods II, III and IV."""

    def run(self, table: Table, seat: i64) -> None:
        """period.5: characters are straightened, the rightmost artwork and character are replaced."""
        done(table)
        self._ships_come_home(table)
        for seat in range(table.seats):
            table.player[seat].engaged = 0
        push(table, 0, language.BEGIN_PERIOD)
        table.period += 1
        table.tell("period", NOBODY, "period", table.period + 1)
        rows.COUNCIL.discard_rightmost(table)
        rows.WORKSHOP.discard_rightmost(table)
        self._cover(table)

    def _ships_come_home(self, table: Table) -> None:
        """period.1: from docks and ports to the bays; solo.10: those of the rival leave."""
        place: i64
        seat: i64
        for place in range(at.DESTINATIONS):
            table.dock_to_write()[place] = u8(0)
        for seat in range(table.seats):
            me = table.player[seat]
            me.bay += me.port + me.docked
            me.port = 0
            me.docked = 0
        if table.alone():
            table.rival_ships = at.RIVAL_SHIPS

    def _cover(self, table: Table) -> None:
        """period.3: the rightmost tile covers the evolving destination of the new period; period.4."""
        tile = rows.ATLAS.rightmost(table)
        if tile == at.NONE:
            return
        rows.ATLAS.leave(table, at.ROW_SIZE - 1)
        table.tile_at = table.tile_at[:]
        table.tile_at[tile] = u8(at.COVERING)
        table.board_to_write()[at.COVERS_AT + table.period - 1] = u8(tile + 1)
        table.tell("covered", NOBODY, "destination", at.FIRST_TILE + tile, "period", table.period + 1)
        push(table, 0, language.REFILL, language.ATLAS)


@final
class BeginPeriod(Question[Table]):
    """Nobody has passed; the holder of the Wind Rose begins (turn.2)."""

    def run(self, table: Table, seat: i64) -> None:
        done(table)
        table.rose_taken = False
        table.turn = table.rose
        for seat in range(table.seats):
            table.player[seat].passed = 0
        push(table, table.rose, language.NEXT_TURN, 1)
        if table.period == 0:
            return
        i: i64 = table.seats
        while i > 0:
            i -= 1
            set_off(table, table.seat_after(table.rose, i), language.ON_PERIOD)
