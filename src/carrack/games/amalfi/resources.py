"""Bread in the granary, what ships are worth, and what can be paid with them."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.games.amalfi import language
from carrack.games.amalfi import layout as at
from carrack.games.amalfi import refusals as why
from carrack.games.amalfi.counting import idle_ships
from carrack.games.amalfi.table import Table

# --- bread --------------------------------------------------------------------------------------------------


def store(table: Table, seat: i64, amount: i64) -> None:
    """board.4: bread comes into the granary as far as there is room; the rest is lost."""
    me = table.player[seat]
    room = table.granary(seat) - me.bread
    stored = amount if amount < room else room
    me.bread += stored
    if stored < amount:
        table.tell("lost-bread", seat, "count", amount - stored)


def gain_bread(table: Table, seat: i64, amount: i64) -> None:
    """Bread from an effect."""
    if amount > 0:
        table.tell("bread", seat, "count", amount)
        store(table, seat, amount)


def pay_bread(table: Table, seat: i64, amount: i64) -> None:
    """pay.8: bread that is there is paid."""
    if amount > 0:
        table.player[seat].bread -= amount
        table.tell("paid-bread", seat, "count", amount)


def bread_refusal(table: Table, seat: i64, price: i64) -> i64:
    """pay.8: a price in bread must be there; pay.9: and so it must have found room."""
    if price <= table.player[seat].bread:
        return why.FINE
    return why.GRANARY_TOO_SMALL if price > table.granary(seat) else why.BREAD_SHORT


def most_bread(table: Table, seat: i64, ships_kept: i64) -> i64:
    """Return the most bread that a seat could have by optional actions, if so many ships stay idle."""
    me = table.player[seat]
    raised = me.bread + me.hand * table.parts.hand_card_bread
    raised += (idle_ships(table, seat) - ships_kept) * worth(table, seat, language.SUPPLY_HOLD)
    hold: i64
    for hold in range(language.RESOURCES):
        raised += me.holds[hold] * worth(table, seat, hold)
    granary = table.granary(seat)
    return raised if raised < granary else granary


# --- ships --------------------------------------------------------------------------------------------------


def worth(table: Table, seat: i64, hold: i64) -> i64:
    """Return what a ship from this hold brings (board.2); `SUPPLY_HOLD`: from the bay (pay.3)."""
    return table.modifiers[seat * at.MODIFIERS + at.WORTH + hold]


def load(table: Table, seat: i64, hold: i64) -> None:
    """Move a ship from the bay to a hold (nav.6)."""
    me = table.player[seat]
    me.bay -= 1
    holds = me.holds_to_write()
    holds[hold] += 1


def unload(table: Table, seat: i64, hold: i64) -> i64:
    """Move a ship from a hold to the bay (pay.2); return what it brings."""
    me = table.player[seat]
    holds = me.holds_to_write()
    holds[hold] -= 1
    me.bay += 1
    return worth(table, seat, hold)


def supply(table: Table, seat: i64) -> i64:
    """Move a ship from the bay to the port (pay.3); return what it brings."""
    table.player[seat].bay -= 1
    table.player[seat].port += 1
    return worth(table, seat, language.SUPPLY_HOLD)


# --- prices -------------------------------------------------------------------------------------------------


def discount_of(offer: i64) -> i64:
    """Return how much cheaper an offer is."""
    return offer & ((1 << language.BREAD_SHIFT) - 1)


def crumbs(table: Table, seat: i64, offer: i64) -> i64:
    """invite.17: return how much of a payment in resources a seat may pay in bread, as things stand."""
    allowed = table.modifiers[seat * at.MODIFIERS + at.CRUMBS] + (offer >> language.BREAD_SHIFT)
    return min(allowed, table.player[seat].bread)


def row_extra(table: Table, seat: i64, row: i64, slot: i64) -> i64:
    """Return what a place of the Workshop or the Atlas adds; invite.13: for some seats nothing."""
    if table.modifiers[seat * at.MODIFIERS + at.ROW_FREE + row] > 0:
        return 0
    return table.parts.row_extra[slot]


def council_price(table: Table, seat: i64, slot: i64) -> i64:
    """Return the bread that a place of the Council costs; invite.13: for some seats nothing."""
    if table.modifiers[seat * at.MODIFIERS + at.ROW_FREE + language.COUNCIL] > 0:
        return 0
    return table.parts.council_price[slot]


def lowered(table: Table, seat: i64, kind: i64, price: i64, off: i64) -> i64:
    """pay.10: a price less the discounts of a seat's characters and of an effect, never below 0."""
    price -= table.modifiers[seat * at.MODIFIERS + at.OFF + kind] + discount_of(off)
    return price if price > 0 else i64(0)


def resources_for(table: Table, seat: i64, kind: i64) -> i64:
    """Return the set of resources that a kind of purchase is paid with."""
    return table.modifiers[seat * at.MODIFIERS + at.WITH + kind]


def funds(table: Table, seat: i64, resources: i64) -> i64:
    """Return the most that can be paid now: bread, or ships of these holds and of the bay, some twice
    (pay.4)."""
    me = table.player[seat]
    if resources == language.BREAD_PRICE:
        return me.bread
    supplied = worth(table, seat, language.SUPPLY_HOLD)
    total = me.bay * supplied
    hold: i64
    for hold in range(language.RESOURCES):
        if resources >> hold & 1 == 1:
            total += me.holds[hold] * (worth(table, seat, hold) + supplied)
    return total
