"""A main action (turn.2), as Turn and Grant use it; each has its own chapter."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.games.amalfi import language
from carrack.games.amalfi import layout as at
from carrack.games.amalfi import refusals as why
from carrack.games.amalfi.resources import bread_refusal, crumbs, funds
from carrack.games.amalfi.stack import push
from carrack.games.amalfi.table import Table

ALL_KINDS: Final = (1 << language.PURCHASES) - 1
"""The set of all kinds of purchases."""


class Action:
    """A main action: what could be done by it, why not, and how it begins. Its items have the numbers from
    `first` on.

    An effect may grant it (invite.8): then `kinds` says what may be bought and what is permitted, and `off`
    is the offer: a discount, and bread that may stand for resources.
    """

    def __init__(self, first: i64, items: i64, mark: i64) -> None:
        self.first: i64 = first
        self.items: i64 = items
        self.mark: i64 = mark
        """`table.action` while it is done, for the rival."""

    def items_into(self, table: Table, row: vec[i64], n: i64) -> i64:
        """Write the numbers that could be tried, ascending; return the new length."""
        raise NotImplementedError

    def granted_into(self, table: Table, row: vec[i64], n: i64) -> i64:
        """Write the numbers that could be tried where an effect grants the action; return the new length."""
        return self.items_into(table, row, n)

    def refusal(self, table: Table, item: i64, kinds: i64, off: i64) -> i64:
        """Return FINE if the actor may do it, else the reason."""
        raise NotImplementedError

    def legal_into(self, table: Table, row: vec[i64], n: i64) -> i64:
        """Write the numbers that nothing speaks against in a turn; return the new length."""
        end = self.items_into(table, row, n)
        i: i64
        for i in range(n, end):
            if self.refusal(table, row[i] - self.first, ALL_KINDS, 0) == why.FINE:
                row[n] = row[i]
                n += 1
        return n

    def is_possible(self, table: Table, kinds: i64, off: i64) -> bool:
        """Return whether the actor may do it with any item."""
        item: i64
        for item in range(self.items):
            if self.refusal(table, item, kinds, off) == why.FINE:
                return True
        return False

    def begin(self, table: Table, item: i64, off: i64) -> None:
        """Put on the stack what follows."""
        raise NotImplementedError

    def price(self, table: Table, item: i64, off: i64) -> i64:
        """Return what the actor pays."""
        raise NotImplementedError

    def resources(self, table: Table, item: i64) -> i64:
        """Return the set of resources it is paid in, or BREAD_PRICE."""
        return language.BREAD_PRICE

    def price_refusal(self, table: Table, item: i64, off: i64, too_dear: i64) -> i64:
        """pay.1: the actor must be able to pay."""
        price = self.price(table, item, off)
        resources = self.resources(table, item)
        if resources == language.BREAD_PRICE:
            return bread_refusal(table, table.actor, price)
        have = funds(table, table.actor, resources)
        if price > have and price > have + crumbs(table, table.actor, off):
            return too_dear
        return why.FINE

    def demand(self, table: Table, item: i64, off: i64) -> None:
        """Ask for the payment next."""
        price = self.price(table, item, off)
        bread = table.modifier(table.actor, at.CRUMBS) + (off >> language.BREAD_SHIFT)
        push(table, table.actor, language.PAYMENT, price, self.resources(table, item), bread)
        table.phase = at.RUN

    def figures(self, table: Table, reason: i64, item: i64, off: i64) -> dict[str, object]:
        """Return what a refusal names: what is there, and what would be needed."""
        if reason in (why.BREAD_SHORT, why.GRANARY_TOO_SMALL):
            return bread_figures(table, reason, self.price(table, item, off))
        if reason in why.TOO_DEAR:
            have = funds(table, table.actor, self.resources(table, item)) + crumbs(table, table.actor, off)
            return {"have": int(have), "need": int(self.price(table, item, off))}
        return {}


def bread_figures(table: Table, reason: i64, price: i64) -> dict[str, object]:
    """Return what a refusal for want of bread names."""
    if reason == why.GRANARY_TOO_SMALL:
        return {"most": int(table.granary(table.actor)), "need": int(price)}
    return {"have": int(table.player[table.actor].bread), "need": int(price)}
