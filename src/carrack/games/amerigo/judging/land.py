"""Islands and tiles: what posts, plans and land are likely to bring."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from carrack.games.amerigo import layout as at
from carrack.games.amerigo.components.tiles import NONE
from carrack.games.amerigo.judging.action_points import in_hand, least
from carrack.games.amerigo.judging.outlook import Outlook, land_within_reach, lonely_squares
from carrack.games.amerigo.judging.weights import W
from carrack.games.amerigo.map.masks import SIDE, bits
from carrack.games.amerigo.questions.building import has_room, shape_of
from carrack.games.amerigo.questions.planning import cost
from carrack.games.amerigo.table import Table


def time_multiplier(table: Table, when: float) -> float:
    """Return the multiplier at a time counted in rounds; it falls smoothly, to nothing at the end of the
    game."""
    if when >= float(at.ROUNDS):
        return 0.0
    number = i64(int(when)) if when > 0.0 else i64(0)
    now = float(table.parts.multiplier[number])
    then = float(table.parts.multiplier[number + 1]) if number + 1 < at.ROUNDS else 0.0
    return now - (now - then) * (when - float(number)) if when > 0.0 else now


def multiplier_hoped(table: Table, outlook: Outlook, island: i64, traders: i64) -> float:
    """Return the multiplier when an island is likely to be completed, by the chance that it will."""
    free = float(outlook.free[island])
    rounds = free / (W.squares_a_round * float(traders))
    multiplier = time_multiplier(table, float(outlook.clock) / float(at.COLOURS) + rounds)
    return multiplier * W.half_way / (W.half_way + free)


def trade(table: Table, posts: i64) -> i64:
    most: i64 = len(table.parts.trade) - 1
    return table.parts.trade[posts if posts < most else most]


def trade_worth(table: Table, outlook: Outlook, seat: i64) -> float:
    """Return the worth of the posts on islands that are not complete: the sooner they will be, the better."""
    worth = 0.0
    island: i64
    for island in range(outlook.geography.islands):
        posts = outlook.posts_of(seat, island)
        if posts > 0 and outlook.free[island] > 0:
            traders = outlook.traders(table, island)
            worth += float(trade(table, posts)) * multiplier_hoped(table, outlook, island, traders)
    return worth


def tile_worth(table: Table, tile: i64, big: float) -> float:
    """Return the worth of a tile when it is built; `big` is the share of land on big islands."""
    size = float(table.parts.shapes.size[shape_of(tile)])
    if tile < at.NEUTRALS:
        small = float(table.parts.neutral_points[0])
        return size * (small + big * (float(table.parts.neutral_points[1]) - small) + W.square)
    small = float(table.parts.village_points[0])
    return small + big * (float(table.parts.village_points[1]) - small) + size * W.square


def big_share(outlook: Outlook, seat: i64) -> float:
    """Return how much of the free land on islands with own posts is on big ones."""
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
    worth = access_worth(outlook, seat) - W.lonely * outlook.share_left * float(lonely_squares(land))
    time = W.built_a_phase * float(outlook.phases_left)
    return worth + tiles_worth(table, outlook, seat, land, float(squares), time)


def access_worth(outlook: Outlook, seat: i64) -> float:
    """Islands with own posts, whatever of them is built over by now: who builds there loses nothing."""
    squares: i64 = 0
    island: i64
    for island in range(outlook.geography.islands):
        if outlook.posts_of(seat, island) > 0:
            squares += outlook.geography.island_size[island]
    return W.access * outlook.share_left * float(squares)


def tiles_worth(
    table: Table, outlook: Outlook, seat: i64, land: vec[i64], squares: float, time: float
) -> float:
    """Planned tiles, the one that is being laid, and action points to plan or build with."""
    big = big_share(outlook, seat)
    laid = table.tile if table.phase == at.LAYING and table.actor == seat else i64(NONE)
    points = in_hand(table, seat, at.GREEN)
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
    for tile in range(at.SHAPES):
        count = table.player[seat].stock[at.PLANNED + tile] - (1 if tile == laid else 0)
        if count > 0 and has_room(table, land, shape_of(tile)):
            built += float(count) * tile_worth(table, tile, big)
            price_of_all += count * cost(table, tile)
            size_of_all += count * table.parts.shapes.size[shape_of(tile)]
    planning = float(in_hand(table, seat, at.RED))
    if planning > 0.0:
        room = least(squares - float(size_of_all), time - float(price_of_all))
        worth += W.planning * least(planning, room) if room > 0.0 else 0.0
    if price_of_all == 0:
        return worth
    every = float(price_of_all)
    share = least(1.0, least(time / every, squares / float(size_of_all)))
    later = W.later * share * (built - W.point * every)
    now = least(1.0, float(points) / every)
    return worth + (1.0 - now) * later + now * W.sure * built


def last_gap_worth(table: Table, outlook: Outlook, seat: i64, shape: i64) -> float:
    """Return what a shape brings beyond its squares if it fits the last gap of an island with own posts."""
    geography = outlook.geography
    best = 0.0
    island: i64
    r: i64
    for island in range(geography.islands):
        posts = outlook.posts_of(seat, island)
        if posts > 0 and outlook.free[island] == table.parts.shapes.size[shape]:
            gap = table.parts.blank_rows[:]
            for r in range(SIDE):
                gap[r] = table.masks[at.FREE + r] & geography.island_rows[island * SIDE + r]
            if has_room(table, gap, shape):
                more = float(table.parts.multiplier[table.round])
                more -= multiplier_hoped(table, outlook, island, outlook.traders(table, island))
                gain = float(table.parts.completion) + more * float(trade(table, posts))
                if gain > best:
                    best = gain
    return best
