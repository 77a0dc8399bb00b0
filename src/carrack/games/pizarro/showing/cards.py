"""Cards one by one, for board and page."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import u8

from carrack.games.pizarro import layout as at
from carrack.games.pizarro.questions.gold import total
from carrack.games.pizarro.table import Table


def cards_of(cards: vec[u8]) -> list[int]:
    """Return the values of gold cards, one by one."""
    return [value + 1 for value in range(at.VALUES) for _ in range(int(cards[value]))]


def stack_of(table: Table, ship: int) -> list[int]:
    """Return the gold cards under one of Magellan's ships; 0 is one that the viewer does not know."""
    reached = int(table.space_of(ship))
    if table.phase == at.PUT_UNDER and table.ship == ship:
        reached -= 1
    return [int(table.card_under(ship, year)) for year in range(reached)]


def supply_size(table: Table) -> int:
    """Return the size of the supply, which is hidden: the cards that are nowhere else."""
    size = int(table.parts.gold_sets) * at.VALUES
    size -= sum(int(one.hand_size) for one in table.player)
    size -= sum(int(total(cards)) for cards in (table.discards, table.paid, table.turned))
    return size - sum(len(stack_of(table, ship)) for ship in range(at.MAGELLANS))
