"""Green: planned tiles are built on islands."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.events import Event
from carrack.games.amerigo import actions
from carrack.games.amerigo import layout as at
from carrack.games.amerigo import refusals as why
from carrack.games.amerigo.islands import complete_if_full, posts_on
from carrack.games.amerigo.masks import SIDE, flood
from carrack.games.amerigo.phases.plan import cost
from carrack.games.amerigo.pieces import with_piece
from carrack.games.amerigo.purse import earn, spend, within_reach
from carrack.games.amerigo.state import Table
from carrack.games.amerigo.tiles import NONE, TURNS


def shape_of(tile: i64) -> i64:
    """Villages have the shapes of the first neutral tiles."""
    return tile % at.NEUTRALS


# --- where a seat may build -------------------------------------------------------------------------------


def building_ground(table: Table, seat: i64) -> vec[i64]:
    """Free land beside the seat's posts, or beside a chain of its villages and of neutral tiles from one."""
    masks = table.masks
    carries = table.parts.blank_rows[:]
    chain = table.parts.blank_rows[:]
    villages = table.villages(seat)
    posts = table.posts(seat)
    r: i64
    for r in range(SIDE):
        chain[r] = masks[posts + r]
        carries[r] = masks[posts + r] | masks[villages + r] | masks[at.NEUTRAL + r]
    flood(carries, chain)
    ground = table.parts.blank_rows[:]
    for r in range(SIDE):
        ground[r] = _beside(chain, r) & masks[at.FREE + r]
    return ground


def _beside(rows: vec[i64], r: i64) -> i64:
    """The squares of a row that touch marked ones by a side."""
    here = rows[r]
    near = here << 1 | here >> 1
    if r > 0:
        near |= rows[r - 1]
    if r + 1 < SIDE:
        near |= rows[r + 1]
    return near


def fits(table: Table, ground: vec[i64], shape: i64, turn: i64, r: i64) -> i64:
    """The columns of a row where a turned shape may begin: on free land, one square on the ground."""
    shapes = table.parts.shapes
    masks = table.masks
    spot = shapes.start(shape, turn)
    inside: i64 = -1
    touching: i64 = 0
    _k: i64
    for _k in range(shapes.size[shape]):
        row = r + shapes.squares[spot]
        right = shapes.squares[spot + 1]
        spot += 2
        if row >= SIDE:
            return 0
        if right >= 0:
            inside &= masks[at.FREE + row] >> right
            touching |= ground[row] >> right
        else:
            inside &= masks[at.FREE + row] << -right
            touching |= ground[row] << -right
        if inside == 0:
            return 0
    return inside & touching


def has_room(table: Table, ground: vec[i64], shape: i64) -> bool:
    """Whether a shape can be built anywhere."""
    turn: i64
    r: i64
    for turn in range(table.parts.shapes.turns[shape]):
        for r in range(table.map().height):
            if fits(table, ground, shape, turn, r) != 0:
                return True
    return False


# --- which tile -------------------------------------------------------------------------------------------


def tile_refusal(table: Table, ground: vec[i64], tile: i64) -> i64:
    """A planned tile that the points pay for and that has a place."""
    if table.of(table.actor, at.PLANNED + tile) == 0:
        return why.NOT_PLANNED
    if cost(table, tile) > within_reach(table):
        return why.TOO_FEW_POINTS
    return why.FINE if has_room(table, ground, shape_of(tile)) else why.NO_ROOM


def build_refusal(table: Table, tile: i64) -> i64:
    return tile_refusal(table, building_ground(table, table.actor), tile)


def builds_into(table: Table, row: vec[i64], n: i64) -> i64:
    """Write the tiles that may be built; return the new length."""
    ground = building_ground(table, table.actor)
    tile: i64
    for tile in range(at.SHAPES):
        if tile_refusal(table, ground, tile) == why.FINE:
            row[n] = actions.BUILD + tile
            n += 1
    return n


def can_build(table: Table) -> bool:
    """Whether any planned tile can be built."""
    ground: vec[i64] = table.parts.blank_rows
    looked = False
    tile: i64
    for tile in range(at.SHAPES):
        if table.of(table.actor, at.PLANNED + tile) > 0:
            if not looked:
                ground = building_ground(table, table.actor)
                looked = True
            if tile_refusal(table, ground, tile) == why.FINE:
                return True
    return False


def take_up(table: Table, tile: i64) -> None:
    """This tile is to be built next."""
    table.tile = tile
    table.phase = at.LAY


# --- where it goes ----------------------------------------------------------------------------------------


def lay_refusal(table: Table, place: i64) -> i64:
    """All on free land, and joined by a side to an own post or chain; `place` is square × turns + turn."""
    shapes = table.parts.shapes
    shape = shape_of(table.tile)
    turn = place % TURNS
    if turn >= shapes.turns[shape]:
        return why.SAME_TURN
    square = place // TURNS
    reason = _ground_refusal(table, shape, turn, square)
    if reason != why.FINE:
        return reason
    if fits(table, building_ground(table, table.actor), shape, turn, square // SIDE) >> (square % SIDE) & 1:
        return why.FINE
    island = table.map().island_at[square]
    return why.OFF_THE_CHAIN if posts_on(table, table.actor, island) > 0 else why.NO_POST_ON_ISLAND


def _ground_refusal(table: Table, shape: i64, turn: i64, square: i64) -> i64:
    """What lies where the tile would."""
    geography = table.map()
    shapes = table.parts.shapes
    spot = shapes.start(shape, turn)
    reason: i64 = why.FINE
    _k: i64
    for _k in range(shapes.size[shape]):
        row = square // SIDE + shapes.squares[spot]
        column = square % SIDE + shapes.squares[spot + 1]
        spot += 2
        if not 0 <= column < SIDE or row >= SIDE or geography.land[row] >> column & 1 == 0:
            return why.OVER_WATER
        if table.masks[at.FREE + row] >> column & 1 == 0:
            reason = why.OVER_A_POST if _is_post(table, row, column) else why.OVER_A_TILE
    return reason


def _is_post(table: Table, row: i64, column: i64) -> bool:
    seat: i64
    for seat in range(table.seats):
        if table.masks[table.posts(seat) + row] >> column & 1 == 1:
            return True
    return False


def places_into(table: Table, row: vec[i64], n: i64) -> i64:
    """Write every place where the tile may go; return the new length."""
    ground = building_ground(table, table.actor)
    shape = shape_of(table.tile)
    turns = table.parts.shapes.turns[shape]
    r: i64
    c: i64
    for r in range(table.map().height):
        north = fits(table, ground, shape, 0, r)
        east: i64 = 0
        south: i64 = 0
        west: i64 = 0
        if turns > 1:
            east = fits(table, ground, shape, 1, r)
        if turns > 2:
            south = fits(table, ground, shape, 2, r)
            west = fits(table, ground, shape, 3, r)
        some = north | east | south | west
        c = 0
        while some >> c != 0:
            if some >> c & 1 == 1:
                spot = actions.LAY + (r * SIDE + c) * TURNS
                if north >> c & 1 == 1:
                    row[n] = spot
                    n += 1
                if east >> c & 1 == 1:
                    row[n] = spot + 1
                    n += 1
                if south >> c & 1 == 1:
                    row[n] = spot + 2
                    n += 1
                if west >> c & 1 == 1:
                    row[n] = spot + 3
                    n += 1
            c += 1
    return n


def only_place(table: Table) -> i64:
    """The place where the tile must go, or NONE if there are several."""
    ground = building_ground(table, table.actor)
    shape = shape_of(table.tile)
    found: i64 = NONE
    turn: i64
    r: i64
    for turn in range(table.parts.shapes.turns[shape]):
        for r in range(table.map().height):
            where = fits(table, ground, shape, turn, r)
            if where != 0:
                if found != NONE or where & (where - 1) != 0:
                    return NONE
                column: i64 = 0
                while where >> column != 1:
                    column += 1
                found = (r * SIDE + column) * TURNS + turn
    return found


def lay(table: Table, place: i64) -> None:
    """The tile is built: goods underneath, points, perhaps the whole island."""
    seat = table.actor
    tile = table.tile
    square = place // TURNS
    spend(table, cost(table, tile))
    table.sheet[seat * at.SHEET + at.PLANNED + tile] -= 1
    geography = table.map()
    island = geography.island_at[square]
    points = tile_points(table, tile, geography.big[island])
    earn(table, seat, points, at.NEUTRAL_POINTS if tile < at.NEUTRALS else at.VILLAGE_POINTS)
    log = table.log
    if log is not None:
        args = {
            "tile": int(tile),
            "square": int(square),
            "turn": int(place % TURNS),
            "points": int(points),
        }
        log.append(Event("built", int(seat), args))
    _cover(table, seat, tile, square, place % TURNS)
    table.pieces = with_piece(table.pieces, seat, tile, place)
    complete_if_full(table, island)
    table.tile = NONE
    table.phase = at.BUILD


def tile_points(table: Table, tile: i64, big: i64) -> i64:
    """A village's points on a small or a big island; a neutral tile's, square by square."""
    if tile < at.NEUTRALS:
        return table.parts.neutral_points[big] * table.parts.shapes.size[tile]
    return table.parts.village_points[big]


def _cover(table: Table, seat: i64, tile: i64, square: i64, turn: i64) -> None:
    """The squares are no longer free; commodities there go to the builder."""
    geography = table.map()
    shapes = table.parts.shapes
    shape = shape_of(tile)
    masks = table.masks
    mine = i64(at.NEUTRAL) if tile < at.NEUTRALS else table.villages(seat)
    spot = shapes.start(shape, turn)
    one: i64 = 1
    log = table.log
    _k: i64
    for _k in range(shapes.size[shape]):
        row = square // SIDE + shapes.squares[spot]
        column = square % SIDE + shapes.squares[spot + 1]
        spot += 2
        bit = one << column
        masks[at.FREE + row] &= ~bit
        masks[mine + row] |= bit
        good = geography.good_at[row * SIDE + column]
        if good != NONE:
            table.sheet[seat * at.SHEET + at.COMMODITIES + good] += 1
            if log is not None:
                log.append(Event("commodity", int(seat), {"good": int(good)}))
