"""Who stands how well: the points a seat is expected to end with.

What is safe counts in full. What the table promises counts less: islands to be completed, tiles to be built,
goods to be found, posts that ships are about to establish. Action points of an action that goes on count as
if they were used; whoever ends the action early loses them. The weights are few and readable; they are for
one-ply bots and for cutting search off.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.standing import likely_share, likely_shares_into, share_of_win
from carrack.core.standing import rewards_into as final_rewards_into
from carrack.games.amerigo.masks import SIDE, bits
from carrack.games.amerigo.outlook import Outlook, land_within_reach, lonely_squares
from carrack.games.amerigo.phases.build import has_room, shape_of
from carrack.games.amerigo.phases.market import price
from carrack.games.amerigo.phases.plan import cost
from carrack.games.amerigo.phases.round_end import strength_against
from carrack.games.amerigo.scoring import reserve, scores, token_points
from carrack.games.amerigo.sea import steps_from
from carrack.games.amerigo.state import (
    BLACK,
    BLUE,
    BROWN,
    CANNONS,
    COLOURS,
    COMMODITIES,
    COSTS,
    DRAW_MARKER,
    FINISHED,
    FREE,
    GOLD,
    GOODS,
    GREEN,
    LAY,
    MARKER_VALUES,
    MARKERS,
    NEUTRALS,
    OWNED,
    PLANNED,
    POINTS,
    POST,
    POSTS_LEFT,
    PRODUCTION,
    PRODUCTION_SHOWN,
    PROGRESS,
    RED,
    ROUNDS,
    SHAPES,
    SHIP,
    SHIPS,
    SPECIAL,
    USED,
    WHITE,
    YELLOW,
    Table,
)
from carrack.games.amerigo.tiles import NONE
from carrack.games.amerigo.tokens import HALF_LOSS, TOKENS
from carrack.games.amerigo.weights import W

UNPLACED: Final = 4
"""Steps from the best frame space to a good anchor."""

TOKEN_WORTH: Final = [
    *(9.0, 6.0, 9.0, 8.0, 9.0, 8.0),
    *(9.0, 7.0, 8.0),
    *(5.0, 1.0, 2.0, 5.0, 4.0, 4.0, 0.0, 0.0),
    *(6.0, 2.0, 2.0, 4.0, 4.0, 0.0, 4.0),
]
"""What each progress token would bring in a whole game; what is safe is counted elsewhere."""


def in_hand(table: Table, seat: i64, colour: i64) -> i64:
    """Action points that a seat can still use in an action of this colour."""
    return table.points if table.actor == seat and table.action == colour else 0


def _least(one: float, other: float) -> float:
    return one if one < other else other


def share_left(outlook: Outlook) -> float:
    """The share of the game that is to come."""
    return float(outlook.phases_left) / float(ROUNDS * COLOURS)


# --- gold, goods ------------------------------------------------------------------------------------------


def gold_worth(table: Table, outlook: Outlook, seat: i64) -> float:
    """A point each at the end, if one does not spend it before."""
    gold = float(table.of(seat, GOLD) + reserve(table, seat))
    return gold * (1.0 - W.idle_gold * share_left(outlook))


def found_of(table: Table, outlook: Outlook, seat: i64, good: i64) -> float:
    """Commodities of a good: those one has, and some of those on islands with own posts."""
    near: i64 = 0
    island: i64
    for island in range(outlook.geography.islands):
        if outlook.posts_of(seat, island) > 0:
            near += outlook.goods[island * GOODS + good]
    return float(table.of(seat, COMMODITIES + good)) + W.found * share_left(outlook) * float(near)


def goods_worth(table: Table, outlook: Outlook, seat: i64) -> float:
    """Commodities times production, with some of both that are still to come."""
    worth = 0.0
    coming = W.bought_a_round * share_left(outlook) * float(ROUNDS)
    buying = in_hand(table, seat, YELLOW)
    best = 0.0
    good: i64
    kind: i64
    for good in range(GOODS):
        found = found_of(table, outlook, seat, good)
        worth += found * (float(table.of(seat, PRODUCTION + good)) + coming)
        if buying > 0:
            for kind in range(good * COSTS, good * COSTS + COSTS):
                if table.stock[PRODUCTION_SHOWN + kind] > 0 and price(kind) <= buying:
                    rate = found / float(price(kind))
                    if rate > best:
                        best = rate
    return worth + W.sure * best * float(buying)


# --- islands and tiles ------------------------------------------------------------------------------------


def time_multiplier(table: Table, when: float) -> float:
    """The multiplier at a time counted in rounds; it falls smoothly, to nothing at the end of the game."""
    if when >= float(ROUNDS):
        return 0.0
    number = i64(int(when)) if when > 0.0 else 0
    now = float(table.parts.multiplier[number])
    then = float(table.parts.multiplier[number + 1]) if number + 1 < ROUNDS else 0.0
    return now - (now - then) * (when - float(number)) if when > 0.0 else now


def multiplier_hoped(table: Table, outlook: Outlook, island: i64, traders: i64) -> float:
    """The multiplier when an island is likely to be completed, by the chance that it will."""
    free = float(outlook.free[island])
    rounds = free / (W.squares_a_round * float(traders))
    multiplier = time_multiplier(table, float(outlook.clock) / float(COLOURS) + rounds)
    return multiplier * W.half_way / (W.half_way + free)


def trade(table: Table, posts: i64) -> i64:
    most: i64 = len(table.parts.trade) - 1
    return table.parts.trade[posts if posts < most else most]


def trade_worth(table: Table, outlook: Outlook, seat: i64) -> float:
    """The posts on islands that are not complete: the sooner they will be, the better."""
    worth = 0.0
    island: i64
    for island in range(outlook.geography.islands):
        posts = outlook.posts_of(seat, island)
        if posts > 0 and outlook.free[island] > 0:
            traders = outlook.traders(table, island)
            worth += float(trade(table, posts)) * multiplier_hoped(table, outlook, island, traders)
    return worth


def tile_worth(table: Table, tile: i64, big: float) -> float:
    """A tile when it is built; `big` is the share of land on big islands."""
    size = float(table.parts.shapes.size[shape_of(tile)])
    if tile < NEUTRALS:
        small = float(table.parts.neutral_points[0])
        return size * (small + big * (float(table.parts.neutral_points[1]) - small) + W.square)
    small = float(table.parts.village_points[0])
    return small + big * (float(table.parts.village_points[1]) - small) + size * W.square


def big_share(outlook: Outlook, seat: i64) -> float:
    """How much of the free land on islands with own posts is on big ones."""
    every: i64 = 0
    big: i64 = 0
    island: i64
    for island in range(outlook.geography.islands):
        if outlook.posts_of(seat, island) > 0:
            every += outlook.free[island]
            big += outlook.free[island] * outlook.geography.big[island]
    return float(big) / float(every) if every > 0 else 0.0


def building_worth(table: Table, outlook: Outlook, seat: i64) -> float:
    """Planned tiles, as far as there is land and time for them, and the land itself."""
    land = land_within_reach(table, seat)
    squares: i64 = 0
    r: i64
    for r in range(SIDE):
        squares += bits(land[r])
    worth = access_worth(outlook, seat) - W.lonely * share_left(outlook) * float(lonely_squares(land))
    time = W.built_a_phase * float(outlook.phases_left)
    return worth + tiles_worth(table, outlook, seat, land, float(squares), time)


def access_worth(outlook: Outlook, seat: i64) -> float:
    """Islands with own posts, whatever of them is built over by now: who builds there loses nothing."""
    squares: i64 = 0
    island: i64
    for island in range(outlook.geography.islands):
        if outlook.posts_of(seat, island) > 0:
            squares += outlook.geography.island_size[island]
    return W.access * share_left(outlook) * float(squares)


def tiles_worth(
    table: Table, outlook: Outlook, seat: i64, land: vec[i64], squares: float, time: float
) -> float:
    """Planned tiles, the one that is being laid, and action points to plan or build with."""
    big = big_share(outlook, seat)
    laid: i64 = table.tile if table.phase == LAY and table.actor == seat else NONE
    points = in_hand(table, seat, GREEN)
    worth = 0.0
    if laid != NONE:
        worth += W.sure * (
            tile_worth(table, laid, big) + last_gap_worth(table, outlook, seat, shape_of(laid))
        )
        points -= cost(table, laid)
        if points < 0:
            # The rest is paid with gold.
            worth += float(points)
            points = 0
    built = 0.0
    price_of_all: i64 = 0
    size_of_all: i64 = 0
    tile: i64
    for tile in range(SHAPES):
        count = table.of(seat, PLANNED + tile) - (1 if tile == laid else 0)
        if count > 0 and has_room(table, land, shape_of(tile)):
            built += float(count) * tile_worth(table, tile, big)
            price_of_all += count * cost(table, tile)
            size_of_all += count * table.parts.shapes.size[shape_of(tile)]
    planning = float(in_hand(table, seat, RED))
    if planning > 0.0:
        room = _least(squares - float(size_of_all), time - float(price_of_all))
        worth += W.planning * _least(planning, room) if room > 0.0 else 0.0
    if price_of_all == 0:
        return worth
    every = float(price_of_all)
    share = _least(1.0, _least(time / every, squares / float(size_of_all)))
    later = W.later * share * (built - W.point * every)
    now = _least(1.0, float(points) / every)
    return worth + (1.0 - now) * later + now * W.sure * built


def last_gap_worth(table: Table, outlook: Outlook, seat: i64, shape: i64) -> float:
    """What a shape brings beyond its squares if it fits the last gap of an island with own posts."""
    geography = outlook.geography
    best = 0.0
    island: i64
    r: i64
    for island in range(geography.islands):
        posts = outlook.posts_of(seat, island)
        if posts > 0 and outlook.free[island] == table.parts.shapes.size[shape]:
            gap = table.parts.blank_rows[:]
            for r in range(SIDE):
                gap[r] = table.masks[FREE + r] & geography.island_rows[island * SIDE + r]
            if has_room(table, gap, shape):
                more = float(table.parts.multiplier[table.round])
                more -= multiplier_hoped(table, outlook, island, outlook.traders(table, island))
                gain = float(table.parts.completion) + more * float(trade(table, posts))
                if gain > best:
                    best = gain
    return best


# --- tracks -----------------------------------------------------------------------------------------------


def track_worth(points: vec[i64], at: i64, coming: float) -> float:
    """The points of a mark reached, and part of what the steps beyond are worth on the way to the end."""
    reached = float(points[at])
    end: i64 = len(points) - 1
    on_the_way = float(points[end]) * float(at) / float(end)
    return reached + W.between * coming * (on_the_way - reached) if on_the_way > reached else reached


def progress_worth(table: Table, outlook: Outlook, seat: i64) -> float:
    """The progress track, tokens owned, and tokens about to be taken."""
    parts = table.parts
    at = table.of(seat, PROGRESS)
    points = in_hand(table, seat, BROWN)
    room = parts.progress_track - at
    worth = 0.0
    if points > room:
        worth += float(parts.overrun_gold)
        points = room
    coming = _coming(outlook)
    worth += track_worth(parts.progress_points, at + points, coming)
    tokens: i64 = table.tokens_due if table.actor == seat else 0
    step: i64
    for step in range(at + 1, at + points + 1):
        tokens += parts.progress_mark[step]
    return worth + W.token * share_left(outlook) * (
        float(tokens) + W.between * coming * next_mark(parts.progress_mark, at + points)
    )


def next_mark(marks: vec[i64], at: i64) -> float:
    """Which share of the way from the last mark to the next one is behind the disc."""
    last: i64 = at
    while last > 0 and marks[last] == 0:
        last -= 1
    following: i64 = at + 1
    end: i64 = len(marks)
    while following < end and marks[following] == 0:
        following += 1
    return float(at - last) / float(following - last) if following < end else 0.0


def _coming(outlook: Outlook) -> float:
    """How sure one is to go on with something: there is a round's time for it."""
    return _least(1.0, float(outlook.phases_left) / float(COLOURS))


def tokens_worth(table: Table, outlook: Outlook, seat: i64) -> float:
    """Progress tokens: what is safe, and what they will be good for."""
    working = table.of(seat, OWNED) & ~table.of(seat, USED)
    worth = float(token_points(table, seat))
    left = share_left(outlook)
    token: i64
    for token in range(TOKENS):
        if working >> token & 1 == 1:
            worth += left * TOKEN_WORTH[int(token)]
    return worth


def order_worth(table: Table, outlook: Outlook, seat: i64) -> float:
    """The special action track and the place in the order."""
    parts = table.parts
    at = table.of(seat, SPECIAL)
    points = in_hand(table, seat, WHITE)
    room = parts.special_track - at
    worth = 0.0
    if points > room:
        worth += float(parts.overrun_gold)
        points = room
    at += points
    behind: i64 = 0
    place: i64
    passed = False
    for place in range(table.seats):
        other = table.order[place]
        if other == seat:
            passed = True
        elif passed or (points > 0 and table.of(other, SPECIAL) <= at):
            behind += 1
    worth += W.ahead * float(behind) * float(outlook.phases_left)
    return worth + track_worth(parts.special_points, at, _coming(outlook))


# --- pirates ----------------------------------------------------------------------------------------------


def pirates_feared(table: Table, outlook: Outlook, seat: i64) -> float:
    """What the pirates of this round and of the next ones are likely to take."""
    face_down: i64 = 0
    total: i64 = 0
    value: i64
    for value in range(MARKER_VALUES):
        face_down += table.stock[MARKERS + value]
        total += value * table.stock[MARKERS + value]
    marker = float(total) / float(face_down) if face_down > 0 else 0.0
    strength = float(strength_against(table, seat))
    if table.phase == DRAW_MARKER:
        strength += marker
    cannons = float(table.of(seat, CANNONS)) + float(in_hand(table, seat, BLACK))
    cannons = _least(cannons, float(table.parts.cannon_track))
    time = float(outlook.phases_left % COLOURS)
    feared = 0.0
    _round: i64
    for _round in range(outlook.phases_left // COLOURS + 1):
        missing = strength - cannons
        if missing > 0.0:
            risk = missing / (missing + W.cannons_a_phase * time)
            feared += risk * strength + (1.0 - risk) * W.cannon * missing
            cannons = 0.0
        else:
            cannons = -missing
        strength += marker
        time = float(COLOURS)
    return feared / 2.0 if table.owns(seat, HALF_LOSS) else feared


# --- ships ------------------------------------------------------------------------------------------------


def post_worth(table: Table, outlook: Outlook, seat: i64, island: i64) -> float:
    """One more post of a seat on an island."""
    posts = outlook.posts_of(seat, island)
    traders = outlook.traders(table, island)
    worth = float(table.parts.discovery) if traders == 0 else 0.0
    if posts == 0:
        traders += 1
        worth += W.access * share_left(outlook) * float(outlook.free[island])
    more = float(trade(table, posts + 1) - trade(table, posts))
    return worth + more * multiplier_hoped(table, outlook, island, traders)


def ships_worth(table: Table, outlook: Outlook, seat: i64) -> float:
    """The posts that both ships are likely to establish next, each another one."""
    if table.of(seat, POSTS_LEFT) == 0:
        return 0.0
    first = [0.0, 0.0]
    second = [0.0, 0.0]
    goal = [NONE, NONE]
    geography = outlook.geography
    post: i64
    ship: i64
    for post in range(geography.posts):
        square = geography.post_square[post]
        if table.masks[FREE + square // SIDE] >> (square % SIDE) & 1 == 0:
            continue
        worth = post_worth(table, outlook, seat, geography.island_at[square])
        for ship in range(SHIPS):
            value = voyage_worth(table, outlook, seat, ship, geography.post_anchor[post], worth)
            at = int(ship)
            if value > first[at]:
                second[at] = first[at]
                first[at] = value
                goal[at] = int(post)
            elif value > second[at]:
                second[at] = value
    if goal[0] == goal[1]:
        return max(first[0] + second[1], second[0] + first[1])
    return first[0] + first[1]


def voyage_worth(table: Table, outlook: Outlook, seat: i64, ship: i64, anchor: i64, post: float) -> float:
    """A post of this worth, less the way to its anchor: in the action that goes on, or in a later one."""
    place = table.of(seat, SHIP + ship)
    steps: i64 = UNPLACED if place == NONE else i64(steps_from(outlook.geography, place)[anchor])
    now = 0.0
    if table.actor == seat and table.action == BLUE and table.sailed >> ship & 1 == 0:
        if table.phase == POST and table.ship == ship:
            now = W.sure * post if steps == 0 else 0.0
        else:
            steps = steps - table.points if steps > table.points else 0
            if steps <= table.of(seat, GOLD):
                now = W.sure * post - float(steps)
    later = W.next_voyage * _coming(outlook) * (post - W.step * float(steps))
    return now if now > later else later


# --- all together -----------------------------------------------------------------------------------------


def expected_points(table: Table, outlook: Outlook, seat: i64) -> float:
    """The points a seat will end with, roughly."""
    return (
        float(table.of(seat, POINTS))
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


def evaluate(table: Table, seat: i64) -> float:
    """A seat's share of the win: 1 for a sure one, 0 for none."""
    if table.phase == FINISHED:
        return share_of_win(scores(table), seat)
    geography = table.geography
    if geography is None:
        # The map is being laid: nobody has anything yet.
        return 1.0 / float(table.seats)
    outlook = Outlook(table, geography)
    expected = [expected_points(table, outlook, other) for other in range(table.seats)]
    return likely_share(expected, seat, W.spread)


def rewards_into(table: Table, row: vec[float]) -> None:
    """The shares of all seats at once; after the end rank and margin."""
    if table.phase == FINISHED:
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
