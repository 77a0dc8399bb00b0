"""Gains of an answer, before it is given: a tile on a place, a ship at an anchor, the next phase.

Counted from the table alone, for the page and the terminal alike; nothing here changes a table.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from librt.vecs import append, vec
from mypy_extensions import i64

from carrack.games.amerigo import choices
from carrack.games.amerigo import layout as at
from carrack.games.amerigo.components.tiles import NONE, TURNS
from carrack.games.amerigo.map import sea
from carrack.games.amerigo.map.geography import BERTHS
from carrack.games.amerigo.map.masks import SIDE, SQUARES, bits
from carrack.games.amerigo.map.pieces import covered
from carrack.games.amerigo.questions.building import (
    building_ground,
    chain_of,
    fits,
    has_room,
    shape_of,
    tile_points,
)
from carrack.games.amerigo.questions.completion import posts_on
from carrack.games.amerigo.questions.planning import cost
from carrack.games.amerigo.questions.posts import post_space_here
from carrack.games.amerigo.questions.reserve import has_reserve
from carrack.games.amerigo.questions.ships import is_occupied
from carrack.games.amerigo.table import Table
from carrack.games.amerigo.tokens import POST_GOLD
from carrack.games.amerigo.tower import OUTCOMES, Tower

BERTH: Final = 3
"""Numbers of a place that a ship can reach: the place, the steps, where the ship starts."""
MOST_IN_TRAY: Final = at.MOST_CUBES
PERCENT: Final = 100
SIDES: Final = 4
REMEMBERED: Final = 1024
"""Drops whose outlook is kept: each is the same until cubes move."""


class Completion(NamedTuple):
    """The gains of completing an island."""

    points: int
    """To whoever completes it, without trade."""
    chest: bool
    trade: list[int]
    """To each seat for its posts there."""


class Laying(NamedTuple):
    """A place for a tile, and what it brings its builder."""

    square: int
    turn: int
    squares: list[int]
    points: int
    """All of them: for the tile, and where it completes an island, for that and for own posts."""
    tile_points: int
    goods: list[int]
    posts_lost: int
    """Trading-post spaces that are built over."""
    completion: Completion | None


class Berth(NamedTuple):
    """A place that a ship can reach: a square, or SQUARES + a frame space."""

    place: int
    steps: int
    gold: int
    """Needed beyond the action points."""
    start: int
    """Where the ship is; of one that is not placed yet the frame space from where it is least far."""


class Posting(NamedTuple):
    """A trading post that can be established, and what it brings."""

    anchor: int
    post: int
    island: int
    points: int
    discovery: int
    gold: int
    completion: Completion | None


def free_squares(table: Table, island: i64) -> i64:
    """Return how many squares of an island are free."""
    rows = table.map().island_rows
    free: i64 = 0
    row: i64
    for row in range(SIDE):
        free += bits(table.masks[at.FREE + row] & rows[island * SIDE + row])
    return free


def trade_for(table: Table, posts: i64, round_: i64) -> i64:
    """Return what so many posts on an island pay when it is completed in a round (0 …)."""
    trade = table.parts.trade
    most: i64 = len(trade) - 1
    return trade[posts if posts < most else most] * table.parts.multiplier[round_]


def _completion(table: Table, island: int, extra: int, seat: int) -> Completion:
    """Return what completing brings, `extra` posts of the seat counted that are not there yet."""
    trade = []
    for other in range(int(table.seats)):
        posts = int(posts_on(table, other, island)) + (extra if other == seat else 0)
        trade.append(int(trade_for(table, posts, table.round)))
    return Completion(int(table.parts.completion), bool(table.map().chest[island]), trade)


# --- tiles ------------------------------------------------------------------------------------------------


def layings(table: Table, seat: int, tile: int) -> list[Laying]:
    """Return every place where a seat may lay a tile, in reading order, whatever it costs."""
    ground = building_ground(table, seat)
    shape = int(shape_of(tile))
    found = []
    for row in range(int(table.map().height)):
        for turn in range(int(table.parts.shapes.turns[shape])):
            columns = int(fits(table, ground, shape, turn, row))
            column = 0
            while columns:
                if columns & 1:
                    found.append(laying(table, seat, tile, row * SIDE + column, turn))
                columns >>= 1
                column += 1
    return sorted(found)


def count_layings(table: Table, seat: i64, tile: i64) -> i64:
    """Return in how many places a seat may lay a tile, whatever it costs."""
    ground = building_ground(table, seat)
    shape = shape_of(tile)
    count: i64 = 0
    row: i64
    turn: i64
    for row in range(table.map().height):
        for turn in range(table.parts.shapes.turns[shape]):
            count += bits(fits(table, ground, shape, turn, row))
    return count


def laying(table: Table, seat: int, tile: int, square: int, turn: int) -> Laying:
    """Return what a tile brings on a place where it may lie."""
    chart = table.map()
    island = int(chart.island_at[square])
    squares = covered(table.parts.shapes, tile, square, turn)
    for_tile = int(tile_points(table, tile, chart.big[island]))
    completes = free_squares(table, island) == len(squares)
    completion = _completion(table, island, 0, seat) if completes else None
    return Laying(
        square=square,
        turn=turn,
        squares=squares,
        points=for_tile + (completion.points + completion.trade[seat] if completion else 0),
        tile_points=for_tile,
        goods=[int(chart.good_at[each]) for each in squares if chart.good_at[each] != NONE],
        posts_lost=sum(chart.post_at[each] != NONE for each in squares),
        completion=completion,
    )


def lays_itself(table: Table, seat: int, tile: int, places: list[Laying]) -> bool:
    """Return whether a tile that is taken up goes to its only place without a question."""
    return len(places) == 1 and not has_reserve(table, seat)


def chain(table: Table, seat: int) -> list[tuple[int, int]]:
    """Return each square of a seat's chains with the next one on the shortest way to a post of the seat.

    A post comes with itself.
    """
    rows, posts = chain_of(table, seat), table.posts(seat)
    ways = vec[i64]([NONE] * SQUARES)
    wave = vec[i64]()
    further = vec[i64]()
    square: i64
    other: i64
    side: i64
    for square in range(SQUARES):
        if table.masks[posts + square // SIDE] >> (square % SIDE) & 1 == 1:
            ways[square] = square
            wave = append(wave, square)
    while len(wave) > 0:
        further = vec[i64]()
        for square in wave:
            for side in range(SIDES):
                other = _beside(square, side)
                if other != NONE and ways[other] == NONE and rows[other // SIDE] >> (other % SIDE) & 1 == 1:
                    ways[other] = square
                    further = append(further, other)
        wave = further
    return [(int(square), int(ways[square])) for square in range(SQUARES) if ways[square] != NONE]


def _beside(square: i64, side: i64) -> i64:
    """Return the square above, below, to the left or to the right, or NONE."""
    column = square % SIDE
    if side == 0:
        return square - SIDE if square >= SIDE else i64(NONE)
    if side == 1:
        return square + SIDE if square + SIDE < SQUARES else i64(NONE)
    if side == 2:
        return square - 1 if column > 0 else i64(NONE)
    return square + 1 if column < SIDE - 1 else i64(NONE)


# --- ships ------------------------------------------------------------------------------------------------


def berths(table: Table, seat: int, ship: int, points: int) -> list[Berth]:
    """Return every place that a ship can reach with so many action points and the seat's gold."""
    row = berths_in_reach(table, seat, ship, points)
    return [
        Berth(int(row[i]), int(row[i + 1]), max(0, int(row[i + 1]) - points), int(row[i + 2]))
        for i in range(0, len(row), BERTH)
    ]


def berths_in_reach(table: Table, seat: i64, ship: i64, points: i64) -> vec[i64]:
    """Return the same as numbers, three for each: the place, the steps, and where the ship starts."""
    chart = table.map()
    here = table.player[seat].ship(ship)
    first = SQUARES if here == NONE else here
    last = SQUARES + chart.frames if here == NONE else here + 1
    reach = points + table.player[seat].gold
    found = vec[i64]()
    start: i64
    place: i64
    fewest = vec[i64]([sea.UNREACHED + 1] * BERTHS)
    starts = vec[i64]([NONE] * BERTHS)
    for start in range(first, last):
        steps = sea.steps_from(chart, start)
        for place in range(BERTHS):
            if i64(steps[place]) < fewest[place]:
                fewest[place] = i64(steps[place])
                starts[place] = start
    for place in range(SQUARES + chart.frames):
        on_map = place < chart.height * SIDE or place >= SQUARES
        if on_map and fewest[place] <= reach and not is_occupied(table, place, ship):
            found = append(append(append(found, place), fewest[place]), starts[place])
    return found


def anchors_from(table: Table, seat: int, start: int, points: int) -> list[int]:
    """Return the anchors within so many steps at which the seat could establish a post."""
    chart = table.map()
    steps = sea.steps_from(chart, start)
    near = [place for place in range(int(chart.height) * SIDE) if int(steps[place]) <= points]
    return [place for place in near if post_space_here(table, seat, place) != NONE]


def posting(table: Table, seat: int, anchor: int) -> Posting | None:
    """Return what a post beside this anchor brings; None where there can be none."""
    square = int(post_space_here(table, seat, anchor))
    if square == NONE:
        return None
    island = int(table.map().island_at[square])
    first = not any(posts_on(table, other, island) for other in range(table.seats))
    completion = _completion(table, island, 1, seat) if free_squares(table, island) == 1 else None
    discovery = int(table.parts.discovery) if first else 0
    return Posting(
        anchor=anchor,
        post=square,
        island=island,
        points=discovery + (completion.points + completion.trade[seat] if completion else 0),
        discovery=discovery,
        gold=int(table.parts.post_gold) if table.owns(seat, POST_GOLD) else 0,
        completion=completion,
    )


# --- colours ----------------------------------------------------------------------------------------------


def is_useful(table: Table, seat: int, colour: int, points: int) -> bool:
    """Return whether a colour's action can do anything with so many points and the seat's gold."""
    reach = points + int(table.player[seat].gold)
    if colour == at.GREEN:
        ground = building_ground(table, seat)
        return any(
            table.player[seat].stock[at.PLANNED + tile] > 0
            and cost(table, tile) <= reach
            and has_room(table, ground, shape_of(tile))
            for tile in range(at.SHAPES)
        )
    if colour == at.YELLOW:
        return any(
            table.stock[at.PRODUCTION_SHOWN + kind] > 0 and at.CHEAPEST + kind % at.COSTS <= reach
            for kind in range(at.KINDS)
        )
    if colour == at.RED:
        village = any(table.player[seat].stock[at.AT_HOME + shape] for shape in range(at.VILLAGES))
        return village or any(
            table.stock[at.SUPPLY + tile] > 0 and cost(table, tile) <= reach for tile in range(at.NEUTRALS)
        )
    return True


class TowerOutlook(NamedTuple):
    """The likely result of the next drop."""

    colour: int
    dropped: int
    chances: list[int]
    """Per colour: the chance in a hundred that at least one cube comes out."""
    points: float
    """The action points to expect; none where nothing comes out."""


def next_drop(table: Table) -> TowerOutlook | None:
    """Return what the drop of the next phase of this round is likely to bring; None after the last one.

    Cubes that lie out now are stored before it.
    """
    if table.colour == NONE or table.colour == at.WHITE:
        return None
    colour = int(table.colour) + 1
    cubes = table.cubes
    dropped = int(cubes[at.STORED + colour] + cubes[at.LYING + colour])
    inside = [int(cubes[at.INSIDE + other]) for other in range(at.COLOURS)]
    return _drop(table.parts.tower, colour, dropped, tuple(inside))


@lru_cache(REMEMBERED)
def _drop(tower: Tower, colour: int, dropped: int, inside: tuple[int, ...]) -> TowerOutlook:
    """Return the likely result when so many cubes of one colour are dropped; `inside`: per colour."""
    row = vec[i64]([0] * OUTCOMES)
    at_most = [1.0] * (MOST_IN_TRAY + 1)
    """The chance that no colour shows more than so many."""
    chances = []
    for other in range(at.COLOURS):
        of_this = dropped if other == colour else 0
        if dropped == 0:
            chances.append(0)
            continue
        n = int(tower.weights_into(dropped, of_this, inside[other], row))
        weights = [float(row[i]) for i in range(n)]
        total = sum(weights)
        chances.append(round(PERCENT * (1 - weights[0] / total)))
        for most in range(MOST_IN_TRAY + 1):
            at_most[most] *= sum(weights[: most + 1]) / total
    expected = 0.0 if dropped == 0 else sum(1 - at_most[most] for most in range(MOST_IN_TRAY))
    return TowerOutlook(colour, dropped, chances, round(expected, 1))


# --- numbers ----------------------------------------------------------------------------------------------


def berth_number(place: int) -> int:
    """Return the number by which a ship goes to a place."""
    return choices.TO_SQUARE + place if place < SQUARES else choices.TO_FRAME + place - SQUARES


def lay_number(square: int, turn: int) -> int:
    """Return the number by which a tile is laid."""
    return choices.LAY + square * TURNS + turn
