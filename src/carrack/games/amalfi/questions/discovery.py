"""Discovery (discover.1–5): a tile of the Atlas becomes a private destination."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from carrack.core.question import Question
from carrack.games.amalfi import language
from carrack.games.amalfi import layout as at
from carrack.games.amalfi import refusals as why
from carrack.games.amalfi.questions import rows
from carrack.games.amalfi.questions.action import Action
from carrack.games.amalfi.resources import gain_bread, lowered, resources_for, row_extra
from carrack.games.amalfi.stack import A, push, set_off, taken
from carrack.games.amalfi.table import Table

TILE: Final = A


def tile_price(table: Table, seat: i64, tile: i64, slot: i64, off: i64) -> i64:
    """discover.3: what a tile costs this seat where it lies, `off` cheaper."""
    parts = table.parts
    price = parts.tile_cost[tile] + row_extra(table, seat, language.ATLAS, slot)
    return lowered(table, seat, language.DISCOVERY, price, off)


def tile_with(table: Table, seat: i64, tile: i64) -> i64:
    """discover.2: the set of resources it may be paid with."""
    return resources_for(table, seat, language.DISCOVERY) | table.parts.tile_also[tile]


@final
class Discovery(Action):
    """A tile of the Atlas is bought."""

    def items_into(self, table: Table, row: vec[i64], n: i64) -> i64:
        return rows.ATLAS.items_into(table, self.first, row, n)

    def refusal(self, table: Table, item: i64, kinds: i64, off: i64) -> i64:
        """discover.1: it lies in the Atlas and can be paid."""
        if table.tile_at[item] != at.IN_ROW:
            return why.NOT_IN_ATLAS
        return self.price_refusal(table, item, off, why.TILE_TOO_DEAR)

    def price(self, table: Table, item: i64, off: i64) -> i64:
        return tile_price(table, table.actor, item, rows.ATLAS.slot_of(table, item), off)

    def resources(self, table: Table, item: i64) -> i64:
        return tile_with(table, table.actor, item)

    def begin(self, table: Table, item: i64, off: i64) -> None:
        push(table, table.actor, language.OWN_TILE, item)
        self.demand(table, item, off)


@final
class OwnTile(Question[Table]):
    """discover.1: points; discover.5: and a destination of one's own."""

    def run(self, table: Table, seat: i64) -> None:
        tile = taken(table, TILE)
        parts = table.parts
        points = parts.tile_points[tile]
        slot = rows.ATLAS.slot_of(table, tile)
        rows.ATLAS.leave(table, slot)
        table.tile_at = table.tile_at[:]
        table.tile_at[tile] = u8(at.OWNED + seat)
        table.player[seat].tiles += 1
        table.player[seat].for_discoveries += points
        table.tell("discovered", seat, "destination", at.FIRST_TILE + tile, "points", points)
        gain_bread(table, seat, parts.row_gain[slot])
        set_off(table, seat, language.DISCOVERY)
        push(table, seat, language.REFILL, language.ATLAS)
