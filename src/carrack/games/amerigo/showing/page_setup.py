"""The fixed part of a table once the map is laid: squares, frame spaces, islands, tracks and tiles."""

from __future__ import annotations

from carrack.core.api import View
from carrack.core.places import place
from carrack.games.amerigo import layout as at
from carrack.games.amerigo.choices import square_name
from carrack.games.amerigo.components.tiles import NONE
from carrack.games.amerigo.game import AmerigoView
from carrack.games.amerigo.map.geography import Geography
from carrack.games.amerigo.map.masks import SIDE, SQUARES
from carrack.games.amerigo.showing.page import (
    AmerigoSetup,
    Frame,
    IslandSetup,
    PostSpace,
    Shape,
    Square,
    TrackSpace,
)
from carrack.games.amerigo.showing.page_names import COLOURS, GOODS, TILES
from carrack.games.amerigo.showing.words import island_name
from carrack.games.amerigo.table import Table


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
    return Shape(TILES[tile], neutral, size, turns, (int(worth[0]) * by, int(worth[1]) * by))
