"""Ships: the posts they are likely to establish."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from carrack.games.amerigo import layout as at
from carrack.games.amerigo.components.tiles import NONE
from carrack.games.amerigo.judging.land import multiplier_hoped, trade
from carrack.games.amerigo.judging.outlook import Outlook
from carrack.games.amerigo.judging.weights import W
from carrack.games.amerigo.map.masks import SIDE
from carrack.games.amerigo.map.sea import steps_from
from carrack.games.amerigo.table import Table

UNPLACED: Final = 4
"""Steps from the best frame space to a good anchor."""


def post_worth(table: Table, outlook: Outlook, seat: i64, island: i64) -> float:
    """Return the worth of one more post of a seat on an island."""
    posts = outlook.posts_of(seat, island)
    traders = outlook.traders(table, island)
    worth = float(table.parts.discovery) if traders == 0 else 0.0
    if posts == 0:
        traders += 1
        worth += W.access * outlook.share_left * float(outlook.free[island])
    more = float(trade(table, posts + 1) - trade(table, posts))
    return worth + more * multiplier_hoped(table, outlook, island, traders)


def ships_worth(table: Table, outlook: Outlook, seat: i64) -> float:
    """Return the worth of the posts that both ships are likely to establish next, each another one."""
    if table.player[seat].posts_left == 0:
        return 0.0
    _judge_posts(table, outlook, seat)
    goal, first, second = best_voyages(table, outlook, seat, 0)
    other_goal, other_first, other_second = best_voyages(table, outlook, seat, 1)
    if goal != other_goal:
        return first + other_first
    one = first + other_second
    other = second + other_first
    return one if one > other else other


def _judge_posts(table: Table, outlook: Outlook, seat: i64) -> None:
    """Judge one more post on each island, for all voyages there: posts of an island are worth the same."""
    island: i64
    for island in range(outlook.geography.islands):
        if outlook.free[island] > 0:
            outlook.next_post[island] = post_worth(table, outlook, seat, island)


def best_voyages(table: Table, outlook: Outlook, seat: i64, ship: i64) -> tuple[i64, float, float]:
    """Return the post that a ship had best establish, or NONE; the worth of this voyage, and of the next
    best."""
    geography = outlook.geography
    place = table.player[seat].ship(ship)
    steps = vec[u8]() if place == NONE else steps_from(geography, place)
    goal: i64 = NONE
    first = 0.0
    second = 0.0
    post: i64
    for post in range(geography.posts):
        square = geography.post_square[post]
        if table.masks[at.FREE + square // SIDE] >> (square % SIDE) & 1 == 0:
            continue
        way = i64(steps[geography.post_anchor[post]]) if place != NONE else i64(UNPLACED)
        worth = outlook.next_post[geography.island_at[square]]
        value = voyage_worth(table, outlook, seat, ship, way, worth)
        if value > first:
            second = first
            first = value
            goal = post
        elif value > second:
            second = value
    return goal, first, second


def voyage_worth(table: Table, outlook: Outlook, seat: i64, ship: i64, steps: i64, post: float) -> float:
    """Return the worth of a post less the steps to its anchor, in this action or in a later one."""
    now = 0.0
    if table.actor == seat and table.action == at.BLUE and table.sailed >> ship & 1 == 0:
        if table.phase == at.POSTING and table.ship == ship:
            now = W.sure * post if steps == 0 else 0.0
        else:
            steps = steps - table.action_points if steps > table.action_points else i64(0)
            if steps <= table.player[seat].gold:
                now = W.sure * post - float(steps)
    later = W.next_voyage * outlook.goes_on * (post - W.step * float(steps))
    return now if now > later else later
