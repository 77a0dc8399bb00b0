"""Tiles on the map as pieces: which kind lies where, in which turn, and who built it.

The rules ask only which squares are covered; a picture needs the outlines of tiles.
"""

from __future__ import annotations

from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64, u8

from carrack.games.amerigo import layout as at
from carrack.games.amerigo.components.shapes import Shapes
from carrack.games.amerigo.components.tiles import TURNS
from carrack.games.amerigo.map.masks import SIDE, SQUARES


class Piece(NamedTuple):
    """A tile that was built."""

    seat: int
    """The builder, of a neutral tile, too."""
    tile: int
    square: int
    turn: int


def with_piece(pieces: vec[u8], seat: i64, tile: i64, place: i64) -> vec[u8]:
    """Return the pieces with one more; `place` is square × turns + turn."""
    more = pieces[:]
    more[place // TURNS] = u8(1 + (seat * at.SHAPES + tile) * TURNS + place % TURNS)
    return more


def pieces_on(pieces: vec[u8]) -> list[Piece]:
    """Return all tiles that were built, in reading order."""
    found = []
    for square in range(SQUARES):
        code = int(pieces[square])
        if code:
            kind, turn = divmod(code - 1, TURNS)
            found.append(Piece(kind // at.SHAPES, kind % at.SHAPES, square, turn))
    return found


def covered(shapes: Shapes, tile: int, square: int, turn: int) -> list[int]:
    """Return the squares that a tile covers; some may lie beside the map."""
    shape = tile % at.NEUTRALS
    spot = int(shapes.start(shape, turn))
    found = []
    for i in range(int(shapes.size[shape])):
        row, column = int(shapes.squares[spot + 2 * i]), int(shapes.squares[spot + 2 * i + 1])
        found.append(square + row * SIDE + column)
    return found
