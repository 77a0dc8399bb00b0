"""The map: tiles, commodities, trading posts, and how each island stands."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from mypy_extensions import i64

from carrack.games.amerigo import layout as at
from carrack.games.amerigo.components.shapes import Shapes
from carrack.games.amerigo.components.tiles import NONE, TURNS
from carrack.games.amerigo.judging import gains
from carrack.games.amerigo.map.geography import Geography
from carrack.games.amerigo.map.masks import SIDE, SQUARES
from carrack.games.amerigo.map.pieces import covered
from carrack.games.amerigo.questions.completion import posts_on
from carrack.games.amerigo.showing.page import Island, Piece
from carrack.games.amerigo.showing.page_names import REMEMBERED, TILES
from carrack.games.amerigo.table import Table

OVERBUILT: Final = -2
"""A trading-post space under a tile."""


def pieces(table: Table) -> list[Piece]:
    """Return all tiles that were built, in reading order."""
    return _pieces(table.parts.shapes, bytes(table.pieces))


@lru_cache(REMEMBERED)
def _pieces(shapes: Shapes, codes: bytes) -> list[Piece]:
    return [_piece(shapes, square, code) for square, code in enumerate(codes) if code]


@lru_cache(REMEMBERED)
def _piece(shapes: Shapes, square: int, code: int) -> Piece:
    kind, turn = divmod(code - 1, TURNS)
    tile = kind % at.SHAPES
    return Piece(TILES[tile], kind // at.SHAPES, covered(shapes, tile, square, turn))


def goods_left(table: Table) -> list[int]:
    """Return the squares on which a commodity lies."""
    chart = table.map()
    found = []
    square: i64
    for square in range(SQUARES):
        if chart.good_at[square] != NONE and _is_free(table, square):
            found.append(int(square))
    return found


def posts(table: Table, chart: Geography) -> list[int]:
    """Return for each trading-post space whose post stands there, -1: free, -2: built over."""
    found = []
    post: i64
    seat: i64
    for post in range(chart.posts):
        square = chart.post_square[post]
        owner: i64 = NONE if _is_free(table, square) else OVERBUILT
        for seat in range(table.seats):
            if table.masks[table.posts(seat) + square // SIDE] >> (square % SIDE) & 1 == 1:
                owner = seat
                break
        found.append(int(owner))
    return found


def islands(table: Table) -> list[Island]:
    """Return how each island stands."""
    return [island(table, number) for number in range(table.map().islands)]


def island(table: Table, island: i64) -> Island:
    """Return how an island stands."""
    chart = table.map()
    free = gains.free_squares(table, island)
    spaces: i64 = 0
    post: i64
    for post in range(chart.posts):
        square = chart.post_square[post]
        if chart.island_at[square] == island and _is_free(table, square):
            spaces += 1
    posts = []
    pays = []
    pays_next = []
    seat: i64
    for seat in range(table.seats):
        count = posts_on(table, seat, island)
        now: i64 = 0
        then: i64 = 0
        if free > 0 and count > 0:
            now = gains.trade_for(table, count, table.round)
            if table.round + 1 < at.ROUNDS:
                then = gains.trade_for(table, count, table.round + 1)
        posts.append(int(count))
        pays.append(int(now))
        pays_next.append(int(then))
    by = i64(table.completed_by[island]) - 1
    return _island_with(int(free), int(by), tuple(posts), int(spaces), tuple(pays), tuple(pays_next))


@lru_cache(REMEMBERED)
def _island_with(
    free: int,
    by: int,
    posts: tuple[int, ...],
    spaces: int,
    pays: tuple[int, ...],
    pays_next: tuple[int, ...],
) -> Island:
    return Island(free, by, list(posts), spaces, list(pays), list(pays_next))


def _is_free(table: Table, square: i64) -> bool:
    return table.masks[at.FREE + square // SIDE] >> (square % SIDE) & 1 == 1
