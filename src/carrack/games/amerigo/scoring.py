"""Points: those of the track, and what the end of the game adds."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.core.api import Score
from carrack.core.ranking import ranked
from carrack.games.amerigo import layout as at
from carrack.games.amerigo.table import Table
from carrack.games.amerigo.tokens import GOLD_3, GOLD_5, GOLD_AGAIN, POST_POINTS, SEVEN_POINTS


def reserve(table: Table, seat: i64) -> i64:
    """Gold that chests and tokens still bring."""
    me = table.player[seat]
    gold = me.chests * table.parts.chest_gold
    if me.owns(GOLD_3):
        gold += table.parts.gold_3
    if me.owns(GOLD_5):
        gold += table.parts.gold_5
    return gold


def final_gold(table: Table, seat: i64) -> i64:
    """Return the gold track with all that is in reserve."""
    gold = table.player[seat].gold + reserve(table, seat)
    return gold if gold < table.parts.gold_track else table.parts.gold_track


def goods_points(table: Table, seat: i64) -> i64:
    """Commodity tokens times production tokens, good by good."""
    stock = table.player[seat].stock
    points: i64 = 0
    good: i64
    for good in range(at.GOODS):
        points += stock[at.COMMODITIES + good] * stock[at.OWN_PRODUCTION + good]
    return points


def token_points(table: Table, seat: i64) -> i64:
    """Progress tokens that count at the end."""
    parts = table.parts
    me = table.player[seat]
    points: i64 = 0
    if me.owns(POST_POINTS):
        points += (parts.posts - me.posts_left) * parts.post_points
    if me.owns(SEVEN_POINTS):
        points += parts.seven_points
    if me.owns(GOLD_AGAIN):
        points += final_gold(table, seat)
    return points


def final_lines(table: Table, seat: i64) -> list[tuple[str, i64]]:
    """Return what the end of the game adds, in the order in which it is counted."""
    parts = table.parts
    return [
        ("gold", final_gold(table, seat)),
        ("goods", goods_points(table, seat)),
        ("tokens", token_points(table, seat)),
        ("progress", parts.progress_points[table.player[seat].progress]),
        ("special", parts.special_points[table.player[seat].special]),
    ]


def final_points(table: Table, seat: i64) -> i64:
    """Return the sum of what the end of the game adds."""
    me = table.player[seat]
    tracks = table.parts.progress_points[me.progress] + table.parts.special_points[me.special]
    return final_gold(table, seat) + goods_points(table, seat) + token_points(table, seat) + tracks


def total(table: Table, seat: i64) -> i64:
    """Return a seat's points if the game ended now: the total of its score."""
    me = table.player[seat]
    scored = me.for_discovery + me.for_villages + me.for_neutrals + me.for_completion
    scored += me.for_trade + me.for_overflow + me.for_cubes + me.for_pirates
    overflow = me.gold + reserve(table, seat) - final_gold(table, seat)
    return scored + overflow + final_points(table, seat)


def scores(table: Table) -> list[Score]:
    """Return each seat's result if the game ended now; a tie goes to the one ahead in player order."""
    rows: list[dict[str, int]] = []
    ties = [0] * int(table.seats)
    seat: i64
    for seat in range(table.seats):
        me = table.player[seat]
        row = dict(zip(at.SOURCE_NAMES, me.earned(), strict=True))
        row["overflow"] += int(me.gold + reserve(table, seat) - final_gold(table, seat))
        for name, points in final_lines(table, seat):
            row[name] = int(points)
        rows.append(row)
        if table.order[seat] >= 0:
            ties[int(table.order[seat])] = int(table.seats - seat)
    return ranked(rows, ties)
