"""Acquisition (acquire.1–7): an artwork of the Workshop."""

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
from carrack.games.amalfi.stack import A, push, push_effect, set_off, taken
from carrack.games.amalfi.table import Table

ARTWORK: Final = A
BONUS_CLAUSES: Final = 1
"""acquire.5: the bonus of an artwork is one clause."""


def artwork_price(table: Table, seat: i64, artwork: i64, slot: i64, off: i64) -> i64:
    """acquire.3: what an artwork costs this seat where it lies, `off` cheaper."""
    parts = table.parts
    price = parts.art_cost[artwork] + row_extra(table, seat, language.WORKSHOP, slot)
    return lowered(table, seat, parts.art_kind[artwork], price, off)


def artwork_with(table: Table, seat: i64, artwork: i64) -> i64:
    """acquire.2: the set of resources it may be paid with."""
    parts = table.parts
    return resources_for(table, seat, parts.art_kind[artwork]) | parts.art_also[artwork]


@final
class Acquisition(Action):
    """An artwork of the Workshop is bought."""

    def items_into(self, table: Table, row: vec[i64], n: i64) -> i64:
        return rows.WORKSHOP.items_into(table, self.first, row, n)

    def refusal(self, table: Table, item: i64, kinds: i64, off: i64) -> i64:
        """acquire.1: it lies in the Workshop and can be paid."""
        if table.art_at[item] != at.IN_ROW:
            return why.NOT_IN_WORKSHOP
        if kinds >> table.parts.art_kind[item] & 1 == 0:
            return why.OTHER_ARTWORK
        return self.price_refusal(table, item, off, why.ARTWORK_TOO_DEAR)

    def price(self, table: Table, item: i64, off: i64) -> i64:
        return artwork_price(table, table.actor, item, rows.WORKSHOP.slot_of(table, item), off)

    def resources(self, table: Table, item: i64) -> i64:
        return artwork_with(table, table.actor, item)

    def begin(self, table: Table, item: i64, off: i64) -> None:
        push(table, table.actor, language.OWN_ARTWORK, item)
        self.demand(table, item, off)


@final
class OwnArtwork(Question[Table]):
    """acquire.1: points; the row is filled again (rows.2); acquire.5: then the bonus."""

    def run(self, table: Table, seat: i64) -> None:
        artwork = taken(table, ARTWORK)
        parts = table.parts
        kind = parts.art_kind[artwork]
        points = parts.art_points[artwork]
        slot = rows.WORKSHOP.slot_of(table, artwork)
        rows.WORKSHOP.leave(table, slot)
        table.art_at = table.art_at[:]
        table.art_at[artwork] = u8(at.OWNED + seat)
        table.player[seat].own_artwork(kind)
        table.player[seat].for_artworks += points
        table.tell("acquired", seat, "artwork", artwork, "points", points)
        gain_bread(table, seat, parts.row_gain[slot])
        set_off(table, seat, kind)
        push_effect(table, seat, parts.art_code[artwork], BONUS_CLAUSES)
        push(table, seat, language.REFILL, language.WORKSHOP)
