"""The evaluation: the points a seat is expected to end with.

What is safe counts in full. What the table promises counts less: islands to be completed, tiles to be built,
goods to be found, posts that ships are about to establish. Action points of an action that goes on count as
if they were used; whoever ends the action early loses them. The weights are few and readable; they are for
one-ply bots and for cutting search off.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.ranking import likely_shares_into
from carrack.core.ranking import rewards_into as final_rewards_into
from carrack.games.amerigo import layout as at
from carrack.games.amerigo.judging.action_points import in_hand
from carrack.games.amerigo.judging.land import building_worth, trade_worth
from carrack.games.amerigo.judging.outlook import Outlook
from carrack.games.amerigo.judging.ships import ships_worth
from carrack.games.amerigo.judging.tracks import order_worth, pirates_feared, progress_worth, tokens_worth
from carrack.games.amerigo.judging.weights import W
from carrack.games.amerigo.questions.production import price
from carrack.games.amerigo.scoring import reserve, scores
from carrack.games.amerigo.table import Table


def gold_worth(table: Table, outlook: Outlook, seat: i64) -> float:
    """Return the worth of gold: a point each at the end, if one does not spend it before."""
    gold = float(table.player[seat].gold + reserve(table, seat))
    return gold * (1.0 - W.idle_gold * outlook.share_left)


def found_of(table: Table, outlook: Outlook, seat: i64, good: i64) -> float:
    """Commodities of a good: those one has, and some of those on islands with own posts."""
    near: i64 = 0
    island: i64
    for island in range(outlook.geography.islands):
        if outlook.posts_of(seat, island) > 0:
            near += outlook.goods[island * at.GOODS + good]
    return float(table.player[seat].stock[at.COMMODITIES + good]) + W.found * outlook.share_left * float(near)


def goods_worth(table: Table, outlook: Outlook, seat: i64) -> float:
    """Commodities times production, with some of both that are still to come."""
    worth = 0.0
    coming = W.bought_a_round * outlook.share_left * float(at.ROUNDS)
    buying = in_hand(table, seat, at.YELLOW)
    best = 0.0
    good: i64
    kind: i64
    for good in range(at.GOODS):
        found = found_of(table, outlook, seat, good)
        worth += found * (float(table.player[seat].stock[at.OWN_PRODUCTION + good]) + coming)
        if buying > 0:
            for kind in range(good * at.COSTS, good * at.COSTS + at.COSTS):
                if table.stock[at.PRODUCTION_SHOWN + kind] > 0 and price(kind) <= buying:
                    rate = found / float(price(kind))
                    if rate > best:
                        best = rate
    return worth + W.sure * best * float(buying)


def expected_points(table: Table, outlook: Outlook, seat: i64) -> float:
    """Return the points a seat will end with, roughly."""
    return (
        float(table.player[seat].points)
        + gold_worth(table, outlook, seat)
        + goods_worth(table, outlook, seat)
        + trade_worth(table, outlook, seat)
        + building_worth(table, outlook, seat)
        + progress_worth(table, outlook, seat)
        + tokens_worth(table, outlook, seat)
        + order_worth(table, outlook, seat)
        + ships_worth(table, outlook, seat)
        - pirates_feared(table, outlook, seat)
    )


def rewards_into(table: Table, row: vec[float]) -> None:
    """Write each seat's share of the win: 1 for a sure one, 0 for none; after the end rank and margin."""
    if table.phase == at.FINISHED:
        final_rewards_into(row, scores(table), W.spread)
        return
    geography = table.geography
    seat: i64
    if geography is None:
        for seat in range(table.seats):
            row[seat] = 1.0 / float(table.seats)
        return
    outlook = Outlook(table, geography)
    for seat in range(table.seats):
        row[seat] = expected_points(table, outlook, seat)
    likely_shares_into(row, table.seats, W.spread)
