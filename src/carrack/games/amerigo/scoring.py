"""Points: those of the track, and what the end of the game adds."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.core.api import Score
from carrack.core.standing import ranked
from carrack.games.amerigo import layout as at
from carrack.games.amerigo.state import Table
from carrack.games.amerigo.tokens import GOLD_3, GOLD_5, GOLD_AGAIN, POST_POINTS, SEVEN_POINTS


def reserve(table: Table, seat: i64) -> i64:
    """Gold that chests and tokens still bring."""
    gold = table.of(seat, at.CHESTS) * table.parts.chest_gold
    if table.owns(seat, GOLD_3):
        gold += table.parts.gold_3
    if table.owns(seat, GOLD_5):
        gold += table.parts.gold_5
    return gold


def final_gold(table: Table, seat: i64) -> i64:
    """The gold track with all that is in reserve."""
    gold = table.of(seat, at.GOLD) + reserve(table, seat)
    return gold if gold < table.parts.gold_track else table.parts.gold_track


def goods_points(table: Table, seat: i64) -> i64:
    """Commodity tokens times production tokens, good by good."""
    points: i64 = 0
    good: i64
    start = seat * at.SHEET
    for good in range(at.GOODS):
        points += table.sheet[start + at.COMMODITIES + good] * table.sheet[start + at.PRODUCTION + good]
    return points


def token_points(table: Table, seat: i64) -> i64:
    """Progress tokens that count at the end."""
    parts = table.parts
    points: i64 = 0
    if table.owns(seat, POST_POINTS):
        points += (parts.posts - table.of(seat, at.POSTS_LEFT)) * parts.post_points
    if table.owns(seat, SEVEN_POINTS):
        points += parts.seven_points
    if table.owns(seat, GOLD_AGAIN):
        points += final_gold(table, seat)
    return points


def final_lines(table: Table, seat: i64) -> list[tuple[str, i64]]:
    """Return what the end of the game adds, in the order in which it is counted."""
    parts = table.parts
    return [
        ("gold", final_gold(table, seat)),
        ("goods", goods_points(table, seat)),
        ("tokens", token_points(table, seat)),
        ("progress", parts.progress_points[table.of(seat, at.PROGRESS)]),
        ("special", parts.special_points[table.of(seat, at.SPECIAL)]),
    ]


def scores(table: Table) -> list[Score]:
    """Each seat's result if the game ended now; a tie goes to the one ahead in player order."""
    rows: list[dict[str, int]] = []
    ties = [0] * int(table.seats)
    seat: i64
    source: i64
    for seat in range(table.seats):
        row: dict[str, int] = {}
        for source in range(at.SOURCES):
            row[at.SOURCE_NAMES[int(source)]] = int(table.sheet[seat * at.SHEET + at.EARNED + source])
        gold = final_gold(table, seat)
        beyond = table.of(seat, at.GOLD) + reserve(table, seat) - gold
        row[at.SOURCE_NAMES[at.OVERFLOW]] += int(beyond)
        for name, points in final_lines(table, seat):
            row[name] = int(points)
        rows.append(row)
        if table.order[seat] >= 0:
            ties[int(table.order[seat])] = int(table.seats - seat)
    return ranked(rows, ties)
