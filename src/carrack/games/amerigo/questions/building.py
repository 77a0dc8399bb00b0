"""Green: build (green.1–17): planned tiles are laid on islands."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.events import Event
from carrack.core.question import span_into
from carrack.games.amerigo import choices as pick
from carrack.games.amerigo import layout as at
from carrack.games.amerigo import refusals as why
from carrack.games.amerigo.components.shapes import MOST_SQUARES
from carrack.games.amerigo.components.tiles import EAST, NONE, NORTH, SOUTH, TURNS, WEST
from carrack.games.amerigo.map.masks import SIDE, SQUARES, flood
from carrack.games.amerigo.map.pieces import with_piece
from carrack.games.amerigo.questions.completion import complete_if_full, posts_on
from carrack.games.amerigo.questions.gold import means, spend, within_reach
from carrack.games.amerigo.questions.planning import cost
from carrack.games.amerigo.questions.purchases import Purchases
from carrack.games.amerigo.questions.reserve import Decision, has_reserve
from carrack.games.amerigo.table import Table


def shape_of(tile: i64) -> i64:
    """Villages have the shapes of the first neutral tiles."""
    return tile % at.NEUTRALS


def tile_points(table: Table, tile: i64, big: i64) -> i64:
    """green.16–17: a village's points on a small or a big island; a neutral tile's, square by square."""
    if tile < at.NEUTRALS:
        return table.parts.neutral_points[big] * table.parts.shapes.size[tile]
    return table.parts.village_points[big]


# --- where a seat may build -------------------------------------------------------------------------------


def chain_of(table: Table, seat: i64) -> vec[i64]:
    """green.10–11: the seat's posts, and own villages and neutral tiles that a chain joins to one."""
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
    return chain


def building_ground(table: Table, seat: i64) -> vec[i64]:
    """green.9–11: free land beside the seat's posts, or beside a chain of own villages and neutral tiles."""
    chain = chain_of(table, seat)
    ground = table.parts.blank_rows[:]
    r: i64
    for r in range(SIDE):
        ground[r] = _beside(chain, r) & table.masks[at.FREE + r]
    return ground


def _beside(rows: vec[i64], r: i64) -> i64:
    """Return the squares of a row that touch marked ones by a side."""
    here = rows[r]
    near = here << 1 | here >> 1
    if r > 0:
        near |= rows[r - 1]
    if r + 1 < SIDE:
        near |= rows[r + 1]
    return near


def fits(table: Table, ground: vec[i64], shape: i64, turn: i64, r: i64) -> i64:
    """Return the columns of a row where a turned shape may begin: on free land, one square on the ground."""
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
    """Return whether a shape can be built anywhere: one of its rows on the ground."""
    turns = table.parts.shapes.turns[shape]
    near: i64 = 0
    turn: i64
    r: i64
    for r in range(SIDE - 1, -1, -1):
        near = i64(MOST_SQUARES) if ground[r] != 0 else near - 1
        if near > 0 and table.masks[at.FREE + r] != 0:
            for turn in range(turns):
                if fits(table, ground, shape, turn, r) != 0:
                    return True
    return False


# --- which tile -------------------------------------------------------------------------------------------


@final
class Build(Purchases):
    """green.1: a planned tile; green.13–14: one after the other."""

    def answers_into(self, table: Table, row: vec[i64], n: i64) -> i64:
        planned = table.player[table.actor].stock
        tile: i64
        for tile in range(self.size):
            if planned[at.PLANNED + tile] > 0:
                row[n] = self.first + tile
                n += 1
        return span_into(pick.DONE, 1, row, n)

    def item_refusal(self, table: Table, item: i64) -> i64:
        return self._tile_refusal(table, building_ground(table, table.actor), item)

    def _tile_refusal(self, table: Table, ground: vec[i64], tile: i64) -> i64:
        """green.1: planned; green.3–4: paid; green.9: with a place."""
        if table.player[table.actor].stock[at.PLANNED + tile] == 0:
            return why.NOT_PLANNED
        if cost(table, tile) > within_reach(table):
            return why.TOO_FEW_POINTS
        return why.FINE if has_room(table, ground, shape_of(tile)) else why.NO_ROOM

    def legal_into(self, table: Table, row: vec[i64]) -> i64:
        """Look for the ground once for all tiles."""
        n = self.usable_into(table, row)
        ground = building_ground(table, table.actor)
        tile: i64
        for tile in range(self.size):
            if self._tile_refusal(table, ground, tile) == why.FINE:
                row[n] = self.first + tile
                n += 1
        return span_into(pick.DONE, 1, row, n)

    def can_go_on(self, table: Table) -> bool:
        """Look for the ground once, if any tile is planned."""
        planned = table.player[table.actor].stock
        ground: vec[i64] = table.parts.blank_rows
        looked = False
        tile: i64
        for tile in range(self.size):
            if planned[at.PLANNED + tile] > 0:
                if not looked:
                    ground = building_ground(table, table.actor)
                    looked = True
                if self._tile_refusal(table, ground, tile) == why.FINE:
                    return True
        return False

    def take(self, table: Table, item: i64) -> None:
        """Take the tile up; it is paid when it is laid."""
        table.tile = item
        table.phase = at.LAYING

    def cost(self, table: Table, number: i64) -> i64:
        return cost(table, number - self.first)


# --- where it goes ----------------------------------------------------------------------------------------


@final
class Lay(Decision):
    """green.9: a place for the tile; green.12: in any turn. A laying is square × turns + turn."""

    def answers_into(self, table: Table, row: vec[i64], n: i64) -> i64:
        """Write all free land, in all turns that differ: some of it off the chain, or too small."""
        turns = table.parts.shapes.turns[shape_of(table.tile)]
        square: i64
        for square in range(SQUARES):
            if table.masks[at.FREE + square // SIDE] >> (square % SIDE) & 1 == 1:
                n = span_into(pick.LAY + square * TURNS, turns, row, n)
        return n

    def refusal(self, table: Table, number: i64) -> i64:
        """green.12: turns that differ; green.2, green.9: joined to an own post or chain."""
        if not pick.LAY <= number < pick.TILE:
            return super().refusal(table, number)
        laying = number - pick.LAY
        shape = shape_of(table.tile)
        turn = laying % TURNS
        square = laying // TURNS
        if turn >= table.parts.shapes.turns[shape]:
            return why.SAME_TURN
        reason = self._ground_refusal(table, shape, turn, square)
        if reason != why.FINE:
            return reason
        ground = building_ground(table, table.actor)
        if fits(table, ground, shape, turn, square // SIDE) >> (square % SIDE) & 1 == 1:
            return why.FINE
        island = table.map().island_at[square]
        return why.OFF_THE_CHAIN if posts_on(table, table.actor, island) > 0 else why.NO_POST_ON_ISLAND

    def _ground_refusal(self, table: Table, shape: i64, turn: i64, square: i64) -> i64:
        """green.5: all on land; green.6–7: not on a tile or a post."""
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
                reason = why.OVER_A_POST if self._is_post(table, row, column) else why.OVER_A_TILE
        return reason

    def _is_post(self, table: Table, row: i64, column: i64) -> bool:
        seat: i64
        for seat in range(table.seats):
            if table.masks[table.posts(seat) + row] >> column & 1 == 1:
                return True
        return False

    def legal_into(self, table: Table, row: vec[i64]) -> i64:
        """Look at a row of squares at once, in all turns."""
        n = self.usable_into(table, row)
        ground = building_ground(table, table.actor)
        shape = shape_of(table.tile)
        turns = table.parts.shapes.turns[shape]
        r: i64
        for r in range(table.map().height):
            north = fits(table, ground, shape, NORTH, r)
            east: i64 = 0
            south: i64 = 0
            west: i64 = 0
            if turns > 1:
                east = fits(table, ground, shape, EAST, r)
            if turns > 2:
                south = fits(table, ground, shape, SOUTH, r)
                west = fits(table, ground, shape, WEST, r)
            some = north | east | south | west
            number: i64 = pick.LAY + r * SIDE * TURNS
            while some != 0:
                if some & 1 == 1:
                    if north & 1 == 1:
                        row[n] = number + NORTH
                        n += 1
                    if east & 1 == 1:
                        row[n] = number + EAST
                        n += 1
                    if south & 1 == 1:
                        row[n] = number + SOUTH
                        n += 1
                    if west & 1 == 1:
                        row[n] = number + WEST
                        n += 1
                some >>= 1
                north >>= 1
                east >>= 1
                south >>= 1
                west >>= 1
                number += TURNS
        return n

    def step(self, table: Table, number: i64) -> None:
        if number < pick.LAY:
            super().step(table, number)
        else:
            self._lay(table, number - pick.LAY)

    def answers_itself(self, table: Table) -> bool:
        """Lay the tile where there is only one place, and nothing in reserve."""
        if has_reserve(table, table.actor):
            return False
        laying = self._only_laying(table)
        if laying == NONE:
            return False
        self._lay(table, laying)
        return True

    def _only_laying(self, table: Table) -> i64:
        """Return where and how the tile must lie, or NONE if there are several ways."""
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

    def _lay(self, table: Table, laying: i64) -> None:
        """green.15: goods underneath; green.16: points; complete.1: perhaps the whole island."""
        seat = table.actor
        me = table.player[seat]
        tile = table.tile
        square = laying // TURNS
        turn = laying % TURNS
        spend(table, cost(table, tile))
        me.stock_to_write()[at.PLANNED + tile] -= 1
        geography = table.map()
        island = geography.island_at[square]
        points = tile_points(table, tile, geography.big[island])
        if tile < at.NEUTRALS:
            me.for_neutrals += me.score(points)
        else:
            me.for_villages += me.score(points)
        log = table.log
        if log is not None:
            args = {"tile": int(tile), "square": int(square), "turn": int(turn), "points": int(points)}
            log.append(Event("built", int(seat), args))
        self._cover(table, seat, tile, square, turn)
        table.pieces = with_piece(table.pieces, seat, tile, laying)
        complete_if_full(table, island)
        table.tile = NONE
        table.phase = at.BUILDING

    def _cover(self, table: Table, seat: i64, tile: i64, square: i64, turn: i64) -> None:
        """Cover the squares; green.15: commodities there go to the builder."""
        geography = table.map()
        shapes = table.parts.shapes
        shape = shape_of(tile)
        masks = table.masks_to_write()
        mine = i64(at.NEUTRAL) if tile < at.NEUTRALS else table.villages(seat)
        spot = shapes.start(shape, turn)
        one: i64 = 1
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
                table.player[seat].stock_to_write()[at.COMMODITIES + good] += 1
                table.tell("commodity", seat, "good", good)

    def args(self, table: Table) -> dict[str, object]:
        return {"tile": int(table.tile), **means(table)}
