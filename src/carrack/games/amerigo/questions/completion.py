"""Completing an island (complete.1–9): points, the chest, and trade for all posts there."""

from __future__ import annotations

from mypy_extensions import i64, u8

from carrack.core.events import Event
from carrack.games.amerigo import layout as at
from carrack.games.amerigo.map.masks import SIDE, bits
from carrack.games.amerigo.table import Table


def posts_on(table: Table, seat: i64, island: i64) -> i64:
    """Return a seat's trading posts on an island."""
    rows = table.map().island_rows
    first = table.posts(seat)
    count: i64 = 0
    r: i64
    for r in range(SIDE):
        count += bits(table.masks[first + r] & rows[island * SIDE + r])
    return count


def is_full(table: Table, island: i64) -> bool:
    """complete.1: whether no land square is free; complete.2: a post covers its square."""
    rows = table.map().island_rows
    r: i64
    for r in range(SIDE):
        if table.masks[at.FREE + r] & rows[island * SIDE + r] != 0:
            return False
    return True


def trade_points(table: Table, seat: i64, island: i64) -> i64:
    """complete.4: the value of a seat's posts times the time multiplier; complete.6: at most of six."""
    posts = posts_on(table, seat, island)
    most: i64 = len(table.parts.trade) - 1
    return table.parts.trade[posts if posts < most else most] * table.parts.multiplier[table.round]


def complete_if_full(table: Table, island: i64) -> None:
    """complete.1: the last free square is covered; complete.3: the chest; complete.4: all posts there pay."""
    if not is_full(table, island):
        return
    seat = table.actor
    me = table.player[seat]
    points = table.parts.completion
    chest = table.map().chest[island]
    me.for_completion += me.score(points)
    me.chests += chest
    table.completed_by_to_write()[island] = u8(seat + 1)
    log = table.log
    if log is not None:
        args = {"island": int(island), "points": int(points), "chest": int(chest)}
        log.append(Event("completed", int(seat), args))
    for seat in range(table.seats):
        points = trade_points(table, seat, island)
        if points > 0:
            trader = table.player[seat]
            trader.for_trade += trader.score(points)
            table.tell("trade", seat, "island", island, "points", points)
