"""What lies where, card by card, for board and page."""

from __future__ import annotations

from carrack.games.pizarro import layout as at
from carrack.games.pizarro.gold import total
from carrack.games.pizarro.state import Table


def cards_of(table: Table, row: int) -> list[int]:
    """The values of a row of gold."""
    return [value + 1 for value in range(at.VALUES) for _ in range(int(table.gold[row + value]))]


def stack_of(table: Table, ship: int) -> list[int]:
    """The gold cards under one of Magellan's ships; 0 is one that the viewer does not know."""
    start = ship * at.MAGELLAN_SHEET
    reached = int(table.magellan[start + at.SPACE])
    if table.phase == at.PUT_UNDER and table.ship == ship:
        reached -= 1
    return [int(table.magellan[start + at.STACK + year]) for year in range(at.YEARS)][:reached]


def supply_size(table: Table) -> int:
    """What is nowhere else: the supply itself is hidden."""
    size = int(table.parts.gold_sets) * at.VALUES
    size -= sum(int(table.hand_size(seat)) for seat in range(int(table.seats)))
    size -= sum(int(total(table, row)) for row in (table.discards(), table.paid(), table.turned()))
    return size - sum(len(stack_of(table, ship)) for ship in range(at.MAGELLANS))
