"""Results of answers: where ships can go, and where planned tiles can lie."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.games.amerigo import layout as at
from carrack.games.amerigo.components.tiles import NONE
from carrack.games.amerigo.judging import gains
from carrack.games.amerigo.map.masks import SQUARES
from carrack.games.amerigo.questions.planning import cost
from carrack.games.amerigo.showing.page import Anchorage, Laying, Paid, Reach, Spot, Target
from carrack.games.amerigo.showing.page_names import GOODS, TILES
from carrack.games.amerigo.table import Table


def reaches(table: Table, viewer: int) -> list[Reach]:
    """Return where the viewer's ships can go that may sail now."""
    if table.phase == at.PLACING:
        return [_reach(table, viewer, 0 if table.player[viewer].ship_1 == NONE else 1)]
    open_ships = [int(table.ship)] if table.phase == at.SAILING else range(at.SHIPS)
    return [_reach(table, viewer, ship) for ship in open_ships if not table.sailed >> ship & 1]


def layings(table: Table, viewer: int) -> list[Laying]:
    """Return where the viewer could lay planned tiles, kind by kind."""
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
        found.append(Laying(TILES[tile], price, gold, itself, [_spot(one) for one in places]))
    return found


def _reach(table: Table, viewer: i64, ship: i64) -> Reach:
    points = table.action_points
    row = gains.berths_in_reach(table, viewer, ship, points)
    targets = []
    anchors = []
    i: i64
    for i in range(0, len(row), gains.BERTH):
        place = row[i]
        steps = row[i + 1]
        gold: i64 = steps - points if steps > points else 0
        number = gains.berth_number(int(place))
        targets.append(Target(int(place), number, int(steps), int(gold), int(row[i + 2])))
        if place < SQUARES and (one := gains.posting(table, int(viewer), int(place))) is not None:
            anchors.append(_anchorage(one))
    return Reach(int(ship) + 1, int(table.player[viewer].ship(ship)), targets, anchors)


def _anchorage(one: gains.Posting) -> Anchorage:
    return Anchorage(
        one.anchor, one.post, one.island, one.points, one.discovery, one.gold, _paid(one.completion)
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
