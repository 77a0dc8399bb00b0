"""The payment: ships from holds and from the bay, small decisions one after the other."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from carrack.games.amalfi import actions
from carrack.games.amalfi.language import BREAD_PRICE, RESOURCES
from carrack.games.amalfi.layout import BAY, HOLDS, NONE, PAYING, RUN
from carrack.games.amalfi.purse import can_supply, can_unload, pay_bread, store, supply, tell, unload
from carrack.games.amalfi.refusals import (
    FINE,
    HOLD_EMPTY,
    HOLD_NEEDLESS,
    HOLD_NOT_WANTED,
    NO_SHIP_TO_SUPPLY,
    SUPPLY_NEEDLESS,
)
from carrack.games.amalfi.stack import pop, top
from carrack.games.amalfi.state import Table


def run_payment(table: Table, seat: i64) -> None:
    """Bread is paid at once, and so is nothing; ships are chosen."""
    price = top(table, 2)
    resources = top(table, 3)
    if price == 0 or resources == BREAD_PRICE:
        pop(table)
        pay_bread(table, seat, price)
        return
    table.actor = seat
    table.due = price
    table.due_with = resources
    table.cheapest = 0
    table.supplied = False
    table.phase = PAYING


def pay_unload_refusal(table: Table, hold: i64) -> i64:
    """A hold of this price, a ship there, and none that could be left out."""
    if table.due_with >> hold & 1 == 0:
        return HOLD_NOT_WANTED
    if table.of(table.actor, HOLDS + hold) == 0:
        return HOLD_EMPTY
    return FINE if can_unload(table, table.actor, hold) else HOLD_NEEDLESS


def pay_supply_refusal(table: Table) -> i64:
    """A ship in the bay that could not be left out."""
    if table.of(table.actor, BAY) == 0:
        return NO_SHIP_TO_SUPPLY
    return FINE if can_supply(table, table.actor) else SUPPLY_NEEDLESS


def payments_into(table: Table, row: vec[i64], n: i64) -> i64:
    """Write the ships that may pay; return the new length."""
    hold: i64
    for hold in range(RESOURCES):
        if pay_unload_refusal(table, hold) == FINE:
            row[n] = actions.UNLOAD + hold
            n += 1
    if pay_supply_refusal(table) == FINE:
        row[n] = actions.SUPPLY
        n += 1
    return n


def pay_forced(table: Table) -> bool:
    """Move the only ship that can pay; False if there is a choice."""
    found: i64 = NONE
    hold: i64
    for hold in range(RESOURCES):
        if pay_unload_refusal(table, hold) == FINE:
            if found != NONE:
                return False
            found = hold
    if pay_supply_refusal(table) == FINE:
        if found != NONE:
            return False
        found = RESOURCES
    if found == RESOURCES:
        pay_supply(table)
    else:
        pay_unload(table, found)
    return True


def pay_unload(table: Table, hold: i64) -> None:
    """A ship from a hold pays."""
    seat = table.actor
    value = unload(table, seat, hold)
    tell(table, "paid-unload", seat, "hold", hold)
    if table.cheapest == 0 or value < table.cheapest:
        table.cheapest = value
    _paid(table, seat, value)


def pay_supply(table: Table) -> None:
    """A ship of the bay pays as emergency supply."""
    seat = table.actor
    value = supply(table, seat)
    tell(table, "paid-supply", seat, "", 0)
    table.supplied = True
    _paid(table, seat, value)


def _paid(table: Table, seat: i64, value: i64) -> None:
    table.due -= value
    if table.due > 0:
        return
    surplus = -table.due
    table.due = 0
    table.due_with = 0
    table.cheapest = 0
    table.supplied = False
    pop(table)
    table.phase = RUN
    if surplus > 0:
        tell(table, "surplus", seat, "count", surplus)
        store(table, seat, surplus)
