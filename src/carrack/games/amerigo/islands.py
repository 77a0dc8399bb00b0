"""Islands: what stands on them, and what happens when one is full."""

from __future__ import annotations

from mypy_extensions import i64, u8

from carrack.core.events import Event
from carrack.games.amerigo import layout as at
from carrack.games.amerigo.masks import SIDE, bits
from carrack.games.amerigo.purse import earn
from carrack.games.amerigo.state import Table


def posts_on(table: Table, seat: i64, island: i64) -> i64:
    """A seat's trading posts on an island."""
    rows = table.map().island_rows
    first = table.posts(seat)
    count: i64 = 0
    r: i64
    for r in range(SIDE):
        count += bits(table.masks[first + r] & rows[island * SIDE + r])
    return count


def is_full(table: Table, island: i64) -> bool:
    rows = table.map().island_rows
    r: i64
    for r in range(SIDE):
        if table.masks[at.FREE + r] & rows[island * SIDE + r] != 0:
            return False
    return True


def trade_points(table: Table, seat: i64, island: i64) -> i64:
    """What a seat's posts bring if the island is completed now."""
    posts = posts_on(table, seat, island)
    most: i64 = len(table.parts.trade) - 1
    return table.parts.trade[posts if posts < most else most] * table.parts.multiplier[table.round]


def complete_if_full(table: Table, island: i64) -> None:
    """The last free square is covered: points, the chest, and all posts there pay."""
    if not is_full(table, island):
        return
    actor = table.actor
    geography = table.map()
    chest = geography.chest[island]
    earn(table, actor, table.parts.completion, at.COMPLETION)
    table.sheet[actor * at.SHEET + at.CHESTS] += chest
    table.completed_by = table.completed_by[:]
    table.completed_by[island] = u8(actor + 1)
    log = table.log
    if log is not None:
        args = {"island": int(island), "points": int(table.parts.completion), "chest": int(chest)}
        log.append(Event("completed", int(actor), args))
    seat: i64
    for seat in range(table.seats):
        points = trade_points(table, seat, island)
        if points > 0:
            earn(table, seat, points, at.TRADE)
            if log is not None:
                log.append(Event("trade", int(seat), {"island": int(island), "points": int(points)}))
