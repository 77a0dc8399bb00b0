"""The fixed part of a table once the map is laid: squares, frame spaces, islands, tracks and tiles."""

from __future__ import annotations

import msgspec

from carrack.core.api import View
from carrack.core.places import place
from carrack.games.amerigo import layout as at
from carrack.games.amerigo.choices import square_name, tile_name
from carrack.games.amerigo.components.tiles import NONE
from carrack.games.amerigo.game import AmerigoView
from carrack.games.amerigo.map.geography import Geography
from carrack.games.amerigo.map.masks import SIDE, SQUARES
from carrack.games.amerigo.showing.page_names import COLOURS, GOODS, Colour, Good
from carrack.games.amerigo.showing.words import island_name
from carrack.games.amerigo.table import Table


class Square(msgspec.Struct, frozen=True):
    """A square of the map: its number is its place in the list, row by row of the map's width."""

    place: str
    number: int
    """As pieces, ships and tiles name it: row × 24 + column."""
    island: int
    """-1: water."""
    good: Good | None
    post: int
    """The trading-post space here, or -1."""
    anchor: int
    """The trading-post space whose anchor is here, or -1."""


class Frame(msgspec.Struct, frozen=True):
    """A frame space: along which squares of which side (0 top, 1 right, 2 bottom, 3 left)."""

    place: str
    number: int
    """As ships name it: 576 + …"""
    side: int
    first: int
    length: int
    """0: a corner, at the beginning of its side, clockwise."""


class IslandSetup(msgspec.Struct, frozen=True):
    """An island as it was charted."""

    place: str
    letter: str
    squares: list[int]
    big: bool
    chest: bool


class PostSpace(msgspec.Struct, frozen=True):
    """A trading-post space and its anchor."""

    square: int
    anchor: int
    island: int


class TrackSpace(msgspec.Struct, frozen=True):
    """A space of a track."""

    place: str
    points: int
    """The points of the mark here; 0: no mark."""
    colour: Colour | None
    """The colour of the action that may be taken here through white."""
    token: bool
    """Whether a progress token is taken here."""


class Shape(msgspec.Struct, frozen=True):
    """A kind of tile: its squares in each turn that differs, as (down, right) from the first."""

    tile: str
    neutral: bool
    size: int
    turns: list[list[tuple[int, int]]]
    points: tuple[int, int]
    """On a small and on a big island."""


class AmerigoSetup(msgspec.Struct, frozen=True):
    """The map, the tracks and the tiles."""

    width: int
    height: int
    squares: list[Square]
    frames: list[Frame]
    islands: list[IslandSetup]
    posts: list[PostSpace]
    cannons: list[TrackSpace]
    progress: list[TrackSpace]
    special: list[TrackSpace]
    gold: int
    """The last space of the gold track."""
    shapes: list[Shape]
    multipliers: list[int]
    """The multipliers of the time, round by round."""
    trade: list[int]
    """Points by the number of posts, from 0 on."""
    discovery: int
    completion: int


def setup_of(view: View) -> AmerigoSetup:
    """Return what never changes once the map is laid."""
    assert isinstance(view, AmerigoView)
    table = view.table
    parts, chart = table.parts, table.geography
    width, height = (int(chart.width), int(chart.height)) if chart else (0, 0)
    return AmerigoSetup(
        width=width,
        height=height,
        squares=[_square(chart, r * SIDE + c) for r in range(height) for c in range(width)] if chart else [],
        frames=[_frame(chart, frame) for frame in range(int(chart.frames))] if chart else [],
        islands=[_charted(chart, island) for island in range(int(chart.islands))] if chart else [],
        posts=[_post_space(chart, post) for post in range(int(chart.posts))] if chart else [],
        cannons=_track("cannons", [0] * (int(parts.cannon_track) + 1)),
        progress=_track("progress", [int(n) for n in parts.progress_points], tokens=True),
        special=_track(
            "special", [int(n) for n in parts.special_points], colours=[int(n) for n in parts.special_colour]
        ),
        gold=int(parts.gold_track),
        shapes=[_shape(table, tile) for tile in range(at.SHAPES)],
        multipliers=[int(n) for n in parts.multiplier],
        trade=[int(n) for n in parts.trade],
        discovery=int(parts.discovery),
        completion=int(parts.completion),
    )


def _square(chart: Geography, number: int) -> Square:
    good = int(chart.good_at[number])
    return Square(
        place=place("square", square_name(number)),
        number=number,
        island=int(chart.island_at[number]),
        good=None if good == NONE else GOODS[good],
        post=int(chart.post_at[number]),
        anchor=int(chart.anchor_at[number]),
    )


def _frame(chart: Geography, frame: int) -> Frame:
    return Frame(
        place=place("frame", str(frame + 1)),
        number=SQUARES + frame,
        side=int(chart.frame_side[frame]),
        first=int(chart.frame_first[frame]),
        length=int(chart.frame_length[frame]),
    )


def _charted(chart: Geography, island: int) -> IslandSetup:
    return IslandSetup(
        place=place("island", str(island + 1)),
        letter=island_name(island),
        squares=[square for square in range(SQUARES) if chart.island_at[square] == island],
        big=bool(chart.big[island]),
        chest=bool(chart.chest[island]),
    )


def _post_space(chart: Geography, post: int) -> PostSpace:
    square = int(chart.post_square[post])
    return PostSpace(square, int(chart.post_anchor[post]), int(chart.island_at[square]))


def _track(
    name: str, points: list[int], colours: list[int] | None = None, tokens: bool = False
) -> list[TrackSpace]:
    spaces = []
    for space, worth in enumerate(points):
        mark = worth if space > 0 and worth > points[space - 1] else 0
        colour = COLOURS[colours[space]] if colours else None
        spaces.append(TrackSpace(place("track", f"{name}-{space}"), mark, colour, tokens and mark > 0))
    return spaces


def _shape(table: Table, tile: int) -> Shape:
    shapes, shape = table.parts.shapes, tile % at.NEUTRALS
    size = int(shapes.size[shape])
    turns = []
    for turn in range(int(shapes.turns[shape])):
        spot = int(shapes.start(shape, turn))
        turns.append(
            [(int(shapes.squares[spot + 2 * i]), int(shapes.squares[spot + 2 * i + 1])) for i in range(size)]
        )
    neutral = tile < at.NEUTRALS
    worth = table.parts.neutral_points if neutral else table.parts.village_points
    by = size if neutral else 1
    return Shape(tile_name(tile), neutral, size, turns, (int(worth[0]) * by, int(worth[1]) * by))
