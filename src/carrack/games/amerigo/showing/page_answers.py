"""Results of answers: where ships can go, and where planned tiles can lie."""

from __future__ import annotations

import msgspec

from carrack.games.amerigo import layout as at
from carrack.games.amerigo.choices import tile_name
from carrack.games.amerigo.components.tiles import NONE
from carrack.games.amerigo.judging import gains
from carrack.games.amerigo.map.masks import SQUARES
from carrack.games.amerigo.questions.planning import cost
from carrack.games.amerigo.showing.page_names import GOODS, Good
from carrack.games.amerigo.table import Table


class Paid(msgspec.Struct, frozen=True):
    """The gains of completing an island."""

    points: int
    chest: bool
    trade: list[int]
    """Per seat."""


class Target(msgspec.Struct, frozen=True, array_like=True):
    """A place that a ship can reach. There may be hundreds: they travel without names."""

    at: int
    number: int
    steps: int
    gold: int
    start: int
    """Where the ship is, or the frame space on which it is placed for it."""


class Anchorage(msgspec.Struct, frozen=True):
    """A post that a ship in reach could establish."""

    at: int
    post: int
    island: int
    points: int
    discovery: int
    gold: int
    completes: Paid | None


class Reach(msgspec.Struct, frozen=True):
    """A place where one of the viewer's ships can go."""

    ship: int
    """1 or 2."""
    start: int
    """-1: it is placed now, on any frame space."""
    targets: list[Target]
    anchors: list[Anchorage]


class Spot(msgspec.Struct, frozen=True):
    """A place for a planned tile."""

    square: int
    turn: int
    points: int
    tile_points: int
    goods: list[Good]
    posts_lost: int
    completes: Paid | None


class Laying(msgspec.Struct, frozen=True):
    """A place where the viewer could lay a planned tile, if the points suffice."""

    tile: str
    cost: int
    gold: int
    """Needed beyond the action points."""
    itself: bool
    """Whether it goes to its only place without a question."""
    spots: list[Spot]


def reaches(table: Table, viewer: int) -> list[Reach]:
    if table.phase == at.PLACING:
        return [_reach(table, viewer, 0 if table.player[viewer].ship_1 == NONE else 1)]
    open_ships = [int(table.ship)] if table.phase == at.SAILING else range(at.SHIPS)
    return [_reach(table, viewer, ship) for ship in open_ships if not table.sailed >> ship & 1]


def layings(table: Table, viewer: int) -> list[Laying]:
    tiles = [int(table.tile)] if table.phase == at.LAYING else range(at.SHAPES)
    found = []
    for tile in tiles:
        if not table.player[viewer].stock[at.PLANNED + tile]:
            continue
        price = int(cost(table, tile))
        gold = max(0, price - int(table.action_points))
        if gold > table.player[viewer].gold:
            continue
        places = gains.layings(table, viewer, tile)
        itself = table.phase != at.LAYING and gains.lays_itself(table, viewer, tile, places)
        found.append(Laying(tile_name(tile), price, gold, itself, [_spot(one) for one in places]))
    return found


def _reach(table: Table, viewer: int, ship: int) -> Reach:
    berths = gains.berths(table, viewer, ship, int(table.action_points))
    postings = [gains.posting(table, viewer, berth.place) for berth in berths if berth.place < SQUARES]
    return Reach(
        ship=ship + 1,
        start=int(table.player[viewer].ship(ship)),
        targets=[
            Target(berth.place, gains.berth_number(berth.place), berth.steps, berth.gold, berth.start)
            for berth in berths
        ],
        anchors=[
            Anchorage(
                one.anchor, one.post, one.island, one.points, one.discovery, one.gold, _paid(one.completion)
            )
            for one in postings
            if one is not None
        ],
    )


def _paid(completion: gains.Completion | None) -> Paid | None:
    return Paid(completion.points, completion.chest, completion.trade) if completion else None


def _spot(one: gains.Laying) -> Spot:
    return Spot(
        square=one.square,
        turn=one.turn,
        points=one.points,
        tile_points=one.tile_points,
        goods=[GOODS[good] for good in one.goods],
        posts_lost=one.posts_lost,
        completes=_paid(one.completion),
    )
