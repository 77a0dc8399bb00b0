"""Bread, points, prices and payments."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.core.events import Event
from carrack.games.amalfi.language import (
    BREAD_PRICE,
    CHARACTER,
    CONSTRUCTION,
    DISCOVERY,
    RESOURCES,
    SUPPLY_HOLD,
)
from carrack.games.amalfi.layout import BAY, BREAD, GEAR, HOLDS, OFF, PORT, SHEET, WITH, WORTH, type_of
from carrack.games.amalfi.state import Table


def tell(table: Table, kind: str, seat: i64, name: str, number: i64) -> None:
    """Say what happened, if anybody listens."""
    log = table.log
    if log is not None:
        log.append(Event(kind, int(seat), {name: int(number)} if name else {}))


# --- bread and points ---------------------------------------------------------------------------------------


def store(table: Table, seat: i64, amount: i64) -> i64:
    """Bread comes into the granary as far as there is room; how much was stored."""
    at = seat * SHEET + BREAD
    room = table.granary(seat) - table.sheet[at]
    stored = amount if amount < room else room
    table.sheet[at] += stored
    if stored < amount:
        tell(table, "lost-bread", seat, "count", amount - stored)
    return stored


def gain_bread(table: Table, seat: i64, amount: i64) -> None:
    """Bread from an effect."""
    if amount > 0:
        tell(table, "bread", seat, "count", amount)
        store(table, seat, amount)


def pay_bread(table: Table, seat: i64, amount: i64) -> None:
    """Bread that is there is paid."""
    if amount > 0:
        table.sheet[seat * SHEET + BREAD] -= amount
        tell(table, "paid-bread", seat, "count", amount)


def earn(table: Table, seat: i64, points: i64, part: i64) -> None:
    """Points for a part of the score."""
    table.sheet[seat * SHEET + part] += points


def worth(table: Table, seat: i64, hold: i64) -> i64:
    """What a ship from this hold brings; `SUPPLY_HOLD`: from the bay."""
    return table.gear[seat * GEAR + WORTH + hold]


# --- prices -------------------------------------------------------------------------------------------------


def _less(table: Table, seat: i64, kind: i64, price: i64, off: i64) -> i64:
    price -= table.gear[seat * GEAR + OFF + kind] + off
    return price if price > 0 else 0


def artwork_price(table: Table, seat: i64, artwork: i64, slot: i64, off: i64) -> i64:
    """What an artwork costs this seat where it lies, `off` cheaper."""
    parts = table.parts
    price = parts.art_cost[artwork] + parts.row_extra[slot]
    return _less(table, seat, parts.art_kind[artwork], price, off)


def artwork_with(table: Table, seat: i64, artwork: i64) -> i64:
    """The set of resources it may be paid with."""
    parts = table.parts
    return table.gear[seat * GEAR + WITH + parts.art_kind[artwork]] | parts.art_also[artwork]


def tile_price(table: Table, seat: i64, tile: i64, slot: i64, off: i64) -> i64:
    parts = table.parts
    return _less(table, seat, DISCOVERY, parts.tile_cost[tile] + parts.row_extra[slot], off)


def tile_with(table: Table, seat: i64, tile: i64) -> i64:
    return table.gear[seat * GEAR + WITH + DISCOVERY] | table.parts.tile_also[tile]


def character_price(table: Table, seat: i64, character: i64, off: i64) -> i64:
    return _less(table, seat, CHARACTER + type_of(character), table.parts.char_cost[character], off)


def character_with(table: Table, seat: i64, character: i64) -> i64:
    return table.gear[seat * GEAR + WITH + CHARACTER + type_of(character)]


def ships_price(table: Table, seat: i64, ships: i64, off: i64) -> i64:
    """What so many ships cost together; a discount of an effect is for all of them."""
    each = _less(table, seat, CONSTRUCTION, table.parts.ship_costs[table.period], 0)
    price = each * ships - off
    return price if price > 0 else 0


def ships_with(table: Table, seat: i64) -> i64:
    return table.gear[seat * GEAR + WITH + CONSTRUCTION]


# --- what can be paid ---------------------------------------------------------------------------------------


def funds(table: Table, seat: i64, resources: i64) -> i64:
    """The most that can be paid now: bread, or ships of these holds and of the bay, some of them twice."""
    sheet = table.sheet
    start = seat * SHEET
    if resources == BREAD_PRICE:
        return sheet[start + BREAD]
    supply = worth(table, seat, SUPPLY_HOLD)
    total = sheet[start + BAY] * supply
    hold: i64
    for hold in range(RESOURCES):
        if resources >> hold & 1 == 1:
            total += sheet[start + HOLDS + hold] * (worth(table, seat, hold) + supply)
    return total


def can_finish(table: Table, seat: i64, due: i64, cheapest: i64, supplied: bool, bay: i64, less: i64) -> bool:
    """Whether a begun payment can end without a ship that could be left out.

    `less` is a hold with one ship less than on the table (RESOURCES: none), `bay` the ships in the bay now.
    """
    if due <= 0:
        return _is_tight(table, seat, -due, cheapest, supplied, bay)
    return _can_add(table, seat, due, cheapest, supplied, bay, less, 0)


def _is_tight(table: Table, seat: i64, surplus: i64, cheapest: i64, supplied: bool, bay: i64) -> bool:
    """A finished payment has no ship that could be left out.

    A hold ship could be left out if its cargo is surplus, unless it had to come down to be an emergency ship.
    """
    if supplied and worth(table, seat, SUPPLY_HOLD) <= surplus:
        return False
    return not (0 < cheapest <= surplus and bay > 0)


def _can_add(
    table: Table, seat: i64, due: i64, cheapest: i64, supplied: bool, bay: i64, less: i64, first: i64
) -> bool:
    """Try more hold ships, from this hold on, and then emergency ships."""
    start = seat * SHEET + HOLDS
    hold: i64
    for hold in range(first, RESOURCES):
        if table.due_with >> hold & 1 == 0:
            continue
        ships = table.sheet[start + hold] - (1 if hold == less else 0)
        value = worth(table, seat, hold)
        lowest = value if cheapest == 0 or value < cheapest else cheapest
        n: i64
        for n in range(1, ships + 1):
            if due - n * value <= 0:
                if _is_tight(table, seat, n * value - due, lowest, supplied, bay + n):
                    return True
                break
            if _can_add(table, seat, due - n * value, lowest, supplied, bay + n, less, hold + 1):
                return True
    supply = worth(table, seat, SUPPLY_HOLD)
    needed = (due + supply - 1) // supply
    if needed > bay:
        return False
    return _is_tight(table, seat, needed * supply - due, cheapest, True, bay - needed)


def can_unload(table: Table, seat: i64, hold: i64) -> bool:
    """Whether a ship of this hold may come down in the payment."""
    value = worth(table, seat, hold)
    lowest = value if table.cheapest == 0 or value < table.cheapest else table.cheapest
    bay = table.of(seat, BAY) + 1
    return can_finish(table, seat, table.due - value, lowest, table.supplied, bay, hold)


def can_supply(table: Table, seat: i64) -> bool:
    """Whether a ship of the bay may pay as emergency supply."""
    due = table.due - worth(table, seat, SUPPLY_HOLD)
    return can_finish(table, seat, due, table.cheapest, True, table.of(seat, BAY) - 1, RESOURCES)


def unload(table: Table, seat: i64, hold: i64) -> i64:
    """A ship goes from a hold to the bay; what it brings."""
    start = seat * SHEET
    table.sheet[start + HOLDS + hold] -= 1
    table.sheet[start + BAY] += 1
    return worth(table, seat, hold)


def supply(table: Table, seat: i64) -> i64:
    """A ship goes from the bay to the port; what it brings."""
    start = seat * SHEET
    table.sheet[start + BAY] -= 1
    table.sheet[start + PORT] += 1
    return worth(table, seat, SUPPLY_HOLD)
