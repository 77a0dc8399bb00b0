"""Construction (build.1–6): ships leave the shipyard."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.question import Question, span_into
from carrack.games.amalfi import language
from carrack.games.amalfi import layout as at
from carrack.games.amalfi import refusals as why
from carrack.games.amalfi.questions.action import ALL_KINDS, Action
from carrack.games.amalfi.resources import discount_of, lowered, resources_for
from carrack.games.amalfi.stack import A, B, done, one_less, push, push_effect, set_off, top
from carrack.games.amalfi.table import Table

COUNT: Final = A
TO_BAY: Final = B


def ships_price(table: Table, seat: i64, ships: i64, off: i64) -> i64:
    """build.3: what so many ships cost together; a discount of an effect is for all of them."""
    each = lowered(table, seat, language.CONSTRUCTION, table.parts.ship_costs[table.period], 0)
    price = each * ships - discount_of(off)
    return price if price > 0 else i64(0)


def ships_with(table: Table, seat: i64) -> i64:
    """build.1: the set of resources they may be paid with."""
    return resources_for(table, seat, language.CONSTRUCTION)


@final
class Construction(Action):
    """Ships are built; item 0 is one ship."""

    def items_into(self, table: Table, row: vec[i64], n: i64) -> i64:
        return span_into(self.first, table.player[table.actor].yard, row, n)

    def granted_into(self, table: Table, row: vec[i64], n: i64) -> i64:
        """build.6: an effect lets one build one ship."""
        return span_into(self.first, 1, row, n)

    def refusal(self, table: Table, item: i64, kinds: i64, off: i64) -> i64:
        """build.2: so many ships of the shipyard as can be paid; build.6: an effect allows one."""
        if kinds != ALL_KINDS and item > 0:
            return why.ONE_SHIP_ONLY
        if item >= table.player[table.actor].yard:
            return why.SHIPYARD_EMPTY
        return self.price_refusal(table, item, off, why.SHIPS_TOO_DEAR)

    def price(self, table: Table, item: i64, off: i64) -> i64:
        return ships_price(table, table.actor, item + 1, off)

    def resources(self, table: Table, item: i64) -> i64:
        return ships_with(table, table.actor)

    def begin(self, table: Table, item: i64, off: i64) -> None:
        table.tell("constructed", table.actor, "count", item + 1)
        push(table, table.actor, language.BUILD, item + 1)
        self.demand(table, item, off)

    def figures(self, table: Table, reason: i64, item: i64, off: i64) -> dict[str, object]:
        if reason == why.SHIPYARD_EMPTY:
            return {"most": int(table.player[table.actor].yard)}
        return super().figures(table, reason, item, off)


@final
class Build(Question[Table]):
    """build.4: the leftmost ship goes to the port, or to the bay (invite.21); its icon works before the next
    one follows."""

    def run(self, table: Table, seat: i64) -> None:
        me = table.player[seat]
        if me.yard == 0:
            table.tell("none-built", seat)
            done(table)
            return
        to_bay = top(table, TO_BAY) == 1 or table.modifier(seat, at.LAUNCH) > 0
        one_less(table, COUNT)
        icon = at.SHIPYARD - me.yard
        me.yard -= 1
        if to_bay:
            me.bay += 1
        else:
            me.port += 1
        table.tell("launched", seat)
        set_off(table, seat, language.CONSTRUCTION)
        push_effect(table, seat, table.parts.yard_code[icon], table.parts.yard_size[icon])
