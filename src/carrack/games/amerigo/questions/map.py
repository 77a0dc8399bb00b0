"""The map (map.1–15): tile by tile, chance draws one and how it is turned."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.events import NOBODY
from carrack.core.question import Draw
from carrack.games.amerigo import layout as at
from carrack.games.amerigo import refusals as why
from carrack.games.amerigo.components.tiles import NONE, places
from carrack.games.amerigo.map.charting import next_place, tiles_into, turns_into
from carrack.games.amerigo.map.geography import Geography, chart
from carrack.games.amerigo.map.masks import SIDE
from carrack.games.amerigo.table import Table


class MapDraw(Draw[Table]):
    """A draw for the next place of the map."""

    def items_into(self, table: Table, row: vec[i64]) -> i64:
        """Write what can come, ascending; return how many."""
        raise NotImplementedError

    def candidates_into(self, table: Table, row: vec[i64]) -> i64:
        n = self.items_into(table, row)
        i: i64
        for i in range(n):
            row[i] += self.first
        return n

    def has(self, table: Table, item: i64) -> bool:
        """Return whether an item can come."""
        row = table.parts.blank_draws[:]
        i: i64
        for i in range(self.items_into(table, row)):
            if row[i] == item:
                return True
        return False


@final
class DrawTile(MapDraw):
    """map.1: one of the tiles that are left."""

    def items_into(self, table: Table, row: vec[i64]) -> i64:
        return tiles_into(table.tile_at, row)

    def gone(self, table: Table, item: i64) -> i64:
        return why.FINE if self.has(table, item) else why.TILE_GONE

    def lay(self, table: Table, item: i64) -> None:
        table.tile_at_to_write()[next_place(table.seats, table.turn_at)] = item
        table.phase = at.DRAW_TURN


@final
class DrawTurn(MapDraw):
    """map.5: one of the turns that fit the tile."""

    def items_into(self, table: Table, row: vec[i64]) -> i64:
        return turns_into(table.parts.tiles, table.seats, table.tile_at, table.turn_at, row)

    def gone(self, table: Table, item: i64) -> i64:
        return why.FINE if self.has(table, item) else why.TURN_FORBIDDEN

    def lay(self, table: Table, item: i64) -> None:
        """Lay the tile; with the last one the map is known."""
        table.turn_at_to_write()[next_place(table.seats, table.turn_at)] = item
        table.draws -= 1
        if table.draws > 0:
            table.phase = at.DRAW_TILE
            return
        geography = chart(table.parts.tiles, table.seats, table.tile_at, table.turn_at)
        big: i64 = 0
        island: i64
        for island in range(geography.islands):
            big += geography.big[island]
        if big == 0 and table.maps_laid < at.MOST_LAYINGS:
            self._take_up(table)
        else:
            self._keep(table, geography, big)

    def _take_up(self, table: Table) -> None:
        """map.15: a map without a big island is laid again."""
        table.tile_at = vec[i64]([NONE] * at.PLACES)
        table.turn_at = vec[i64]([NONE] * at.PLACES)
        table.maps_laid += 1
        table.draws = places(table.seats)
        table.phase = at.DRAW_TILE
        table.tell("laid-again")

    def _keep(self, table: Table, geography: Geography, big: i64) -> None:
        table.geography = geography
        masks = table.masks_to_write()
        row: i64
        for row in range(SIDE):
            masks[at.FREE + row] = geography.land[row]
        table.tell("charted", NOBODY, "islands", geography.islands, "big", big)
        table.phase = at.DRAW_MARKER
        table.draws = 1
