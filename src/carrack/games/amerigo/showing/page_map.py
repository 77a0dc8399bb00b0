"""The map: tiles, commodities, trading posts, and how each island stands."""

from __future__ import annotations

import msgspec

from carrack.games.amerigo import layout as at
from carrack.games.amerigo.choices import tile_name
from carrack.games.amerigo.components.tiles import NONE
from carrack.games.amerigo.judging import gains
from carrack.games.amerigo.map.geography import Geography
from carrack.games.amerigo.map.masks import SIDE, SQUARES
from carrack.games.amerigo.map.pieces import covered, pieces_on
from carrack.games.amerigo.questions.completion import posts_on
from carrack.games.amerigo.table import Table


class Piece(msgspec.Struct, frozen=True):
    """A tile on the map."""

    tile: str
    seat: int
    squares: list[int]


class Island(msgspec.Struct, frozen=True):
    """The state of an island."""

    free: int
    by: int
    """The seat that completed it, and took its chest; -1: nobody yet."""
    posts: list[int]
    """Per seat."""
    spaces: int
    """Trading-post spaces that are free."""
    pays: list[int]
    """Per seat: if it were completed in this round,"""
    pays_next: list[int]
    """or in the next."""


def pieces(table: Table) -> list[Piece]:
    shapes = table.parts.shapes
    return [
        Piece(tile_name(piece.tile), piece.seat, covered(shapes, piece.tile, piece.square, piece.turn))
        for piece in pieces_on(table.pieces)
    ]


def goods_left(table: Table) -> list[int]:
    chart = table.map()
    return [square for square in range(SQUARES) if chart.good_at[square] != NONE and _is_free(table, square)]


def posts(table: Table, chart: Geography) -> list[int]:
    found = []
    for post in range(int(chart.posts)):
        square = int(chart.post_square[post])
        owners = [
            seat
            for seat in range(int(table.seats))
            if int(table.masks[table.posts(seat) + square // SIDE]) >> square % SIDE & 1
        ]
        found.append(owners[0] if owners else -1 if _is_free(table, square) else -2)
    return found


def island(table: Table, island: int) -> Island:
    chart, seats = table.map(), range(int(table.seats))
    posts = [int(posts_on(table, seat, island)) for seat in seats]
    free = gains.free_squares(table, island)
    spaces = [
        square
        for square in (int(chart.post_square[post]) for post in range(int(chart.posts)))
        if chart.island_at[square] == island and _is_free(table, square)
    ]
    following = int(table.round) + 1

    def pays(round_: int) -> list[int]:
        return [gains.trade_for(table, count, round_) if count else 0 for count in posts]

    return Island(
        free=free,
        by=int(table.completed_by[island]) - 1,
        posts=posts,
        spaces=len(spaces),
        pays=pays(int(table.round)) if free else [0] * len(posts),
        pays_next=pays(following) if free and following < at.ROUNDS else [0] * len(posts),
    )


def _is_free(table: Table, square: int) -> bool:
    return bool(int(table.masks[at.FREE + square // SIDE]) >> square % SIDE & 1)
