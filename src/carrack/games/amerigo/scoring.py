"""Points: those of the track, and what the end of the game adds."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.core.api import Score
from carrack.core.standing import ranked
from carrack.games.amerigo.state import (
    CHESTS,
    COMMODITIES,
    EARNED,
    GOLD,
    GOODS,
    OVERFLOW,
    POSTS_LEFT,
    PRODUCTION,
    PROGRESS,
    SHEET,
    SOURCE_NAMES,
    SOURCES,
    SPECIAL,
    Table,
)
from carrack.games.amerigo.tokens import GOLD_3, GOLD_5, GOLD_AGAIN, POST_POINTS, SEVEN_POINTS


def reserve(table: Table, seat: i64) -> i64:
    """Gold that chests and tokens still bring."""
    gold = table.of(seat, CHESTS) * table.parts.chest_gold
    if table.owns(seat, GOLD_3):
        gold += table.parts.gold_3
    if table.owns(seat, GOLD_5):
        gold += table.parts.gold_5
    return gold


def final_gold(table: Table, seat: i64) -> i64:
    """The gold track with all that is in reserve."""
    gold = table.of(seat, GOLD) + reserve(table, seat)
    return gold if gold < table.parts.gold_track else table.parts.gold_track


def goods_points(table: Table, seat: i64) -> i64:
    """Commodity tokens times production tokens, good by good."""
    points: i64 = 0
    good: i64
    start = seat * SHEET
    for good in range(GOODS):
        points += table.sheet[start + COMMODITIES + good] * table.sheet[start + PRODUCTION + good]
    return points


def token_points(table: Table, seat: i64) -> i64:
    """Progress tokens that count at the end."""
    parts = table.parts
    points: i64 = 0
    if table.owns(seat, POST_POINTS):
        points += (parts.posts - table.of(seat, POSTS_LEFT)) * parts.post_points
    if table.owns(seat, SEVEN_POINTS):
        points += parts.seven_points
    if table.owns(seat, GOLD_AGAIN):
        points += final_gold(table, seat)
    return points


def scores(table: Table) -> list[Score]:
    """Each seat's result if the game ended now; a tie goes to the one ahead in player order."""
    parts = table.parts
    rows: list[dict[str, int]] = []
    ties = [0] * int(table.seats)
    seat: i64
    source: i64
    for seat in range(table.seats):
        row: dict[str, int] = {}
        for source in range(SOURCES):
            row[SOURCE_NAMES[int(source)]] = int(table.sheet[seat * SHEET + EARNED + source])
        gold = final_gold(table, seat)
        beyond = table.of(seat, GOLD) + reserve(table, seat) - gold
        row[SOURCE_NAMES[OVERFLOW]] += int(beyond)
        row["gold"] = int(gold)
        row["goods"] = int(goods_points(table, seat))
        row["tokens"] = int(token_points(table, seat))
        row["progress"] = int(parts.progress_points[table.of(seat, PROGRESS)])
        row["special"] = int(parts.special_points[table.of(seat, SPECIAL)])
        rows.append(row)
        if table.order[seat] >= 0:
            ties[int(table.order[seat])] = int(table.seats - seat)
    return ranked(rows, ties)
