"""Cards one by one, for board and page."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from carrack.games.pizarro import layout as at
from carrack.games.pizarro.questions.gold import total
from carrack.games.pizarro.table import Table


def cards_of(cards: vec[u8]) -> list[int]:
    """Return the values of gold cards, one by one."""
    found = []
    value: i64
    _i: i64
    for value in range(at.VALUES):
        for _i in range(i64(cards[value])):
            found.append(int(value + 1))
    return found


def stack_of(table: Table, ship: int) -> list[int]:
    """Return the gold cards under one of Magellan's ships; 0 is one that the viewer does not know."""
    found = []
    year: i64
    for year in range(cards_under(table, ship)):
        found.append(int(table.card_under(ship, year)))
    return found


def cards_under(table: Table, ship: i64) -> i64:
    """Return how many gold cards lie under one of Magellan's ships."""
    reached = table.space_of(ship)
    return reached - 1 if table.phase == at.PUT_UNDER and table.ship == ship else reached


def supply_size(table: Table) -> int:
    """Return the size of the supply, which is hidden: the cards that are nowhere else."""
    size = table.parts.gold_sets * at.VALUES
    seat: i64
    for seat in range(table.seats):
        size -= table.player[seat].hand_size
    size -= total(table.discards) + total(table.paid) + total(table.turned)
    ship: i64
    for ship in range(at.MAGELLANS):
        size -= cards_under(table, ship)
    return int(size)
