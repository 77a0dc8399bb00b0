"""Tracks, tokens and pirates: what discs and cannons are likely to bring, and to lose."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.games.amerigo import layout as at
from carrack.games.amerigo.judging.action_points import in_hand, least
from carrack.games.amerigo.judging.outlook import Outlook
from carrack.games.amerigo.judging.weights import W
from carrack.games.amerigo.questions.pirates import strength_against
from carrack.games.amerigo.scoring import token_points
from carrack.games.amerigo.table import Table
from carrack.games.amerigo.tokens import HALF_LOSS, TOKENS

TOKEN_WORTH: Final = [
    *(9.0, 6.0, 9.0, 8.0, 9.0, 8.0),
    *(9.0, 7.0, 8.0),
    *(5.0, 1.0, 2.0, 5.0, 4.0, 4.0, 0.0, 0.0),
    *(6.0, 2.0, 2.0, 4.0, 4.0, 0.0, 4.0),
]
"""What each progress token would bring in a whole game; what is safe is counted elsewhere."""


def track_worth(points: vec[i64], spot: i64, coming: float) -> float:
    """Return the points of a mark reached, and part of what the steps beyond are worth on the way to the
    end."""
    reached = float(points[spot])
    end: i64 = len(points) - 1
    on_the_way = float(points[end]) * float(spot) / float(end)
    return reached + W.between * coming * (on_the_way - reached) if on_the_way > reached else reached


def gold_beyond(table: Table, points: i64, room: i64) -> float:
    """Return the gold for steps beyond the end of a track."""
    return float(table.parts.overrun_gold) if points > room else 0.0


def progress_worth(table: Table, outlook: Outlook, seat: i64) -> float:
    """Return the worth of the progress track, tokens owned, and tokens about to be taken."""
    parts = table.parts
    spot = table.player[seat].progress
    points = in_hand(table, seat, at.BROWN)
    room = parts.progress_track - spot
    coming = outlook.goes_on
    worth = gold_beyond(table, points, room)
    points = min(points, room)
    worth += track_worth(parts.progress_points, spot + points, coming)
    tokens = table.tokens_due if table.actor == seat else i64(0)
    step: i64
    for step in range(spot + 1, spot + points + 1):
        tokens += parts.progress_mark[step]
    return worth + W.token * outlook.share_left * (
        float(tokens) + W.between * coming * next_mark(parts.progress_mark, spot + points)
    )


def next_mark(marks: vec[i64], spot: i64) -> float:
    """Return which share of the way from the last mark to the next one is behind the disc."""
    last: i64 = spot
    while last > 0 and marks[last] == 0:
        last -= 1
    following: i64 = spot + 1
    end: i64 = len(marks)
    while following < end and marks[following] == 0:
        following += 1
    return float(spot - last) / float(following - last) if following < end else 0.0


def tokens_worth(table: Table, outlook: Outlook, seat: i64) -> float:
    """Progress tokens: what is safe, and what they will be good for."""
    working = table.player[seat].owned & ~table.player[seat].used
    worth = float(token_points(table, seat))
    left = outlook.share_left
    token: i64
    for token in range(TOKENS):
        if working >> token & 1 == 1:
            worth += left * TOKEN_WORTH[int(token)]
    return worth


def order_worth(table: Table, outlook: Outlook, seat: i64) -> float:
    """Return the worth of the special action track and the place in the order."""
    parts = table.parts
    spot = table.player[seat].special
    points = in_hand(table, seat, at.WHITE)
    room = parts.special_track - spot
    worth = gold_beyond(table, points, room)
    points = min(points, room)
    spot += points
    behind: i64 = 0
    place: i64
    passed = False
    for place in range(table.seats):
        other = table.order[place]
        if other == seat:
            passed = True
        elif passed or (points > 0 and table.player[other].special <= spot):
            behind += 1
    worth += W.ahead * float(behind) * float(outlook.phases_left)
    return worth + track_worth(parts.special_points, spot, outlook.goes_on)


def pirates_feared(table: Table, outlook: Outlook, seat: i64) -> float:
    """Return what the pirates of this round and of the next ones are likely to take."""
    face_down: i64 = 0
    total: i64 = 0
    value: i64
    for value in range(at.MARKER_VALUES):
        face_down += table.stock[at.MARKERS + value]
        total += value * table.stock[at.MARKERS + value]
    marker = float(total) / float(face_down) if face_down > 0 else 0.0
    strength = float(strength_against(table, seat))
    if table.phase == at.DRAW_MARKER:
        strength += marker
    cannons = float(table.player[seat].cannons) + float(in_hand(table, seat, at.BLACK))
    cannons = least(cannons, float(table.parts.cannon_track))
    time = float(outlook.phases_left % at.COLOURS)
    feared = 0.0
    _round: i64
    for _round in range(outlook.phases_left // at.COLOURS + 1):
        missing = strength - cannons
        if missing > 0.0:
            risk = missing / (missing + W.cannons_a_phase * time)
            feared += risk * strength + (1.0 - risk) * W.cannon * missing
            cannons = 0.0
        else:
            cannons = -missing
        strength += marker
        time = float(at.COLOURS)
    return feared / 2.0 if table.owns(seat, HALF_LOSS) else feared
