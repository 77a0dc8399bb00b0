"""The map as styled lines: letters and signs that read without colours, too."""

from __future__ import annotations

from typing import Final, NamedTuple

from carrack.core.api import View
from carrack.core.board import SEAT_SIGNS, TARGET, Line, Span
from carrack.core.text import Texts
from carrack.games.amerigo import choices
from carrack.games.amerigo import layout as at
from carrack.games.amerigo.components.tiles import NONE, TURNS
from carrack.games.amerigo.map.geography import Geography
from carrack.games.amerigo.map.masks import SIDE, SQUARES
from carrack.games.amerigo.questions.building import shape_of
from carrack.games.amerigo.questions.posts import post_space_here
from carrack.games.amerigo.showing.words import island_name
from carrack.games.amerigo.table import Table

_WATER: Final = "· "
_LAND: Final = "░"
_NEUTRAL: Final = "##"
_POST_SPACE: Final = "□"
_TOWARDS: Final = {-SIDE: "↑", 1: "→", SIDE: "↓", -1: "←"}
"""From an anchor to its post space."""
_FRAME: Final = "~"
_FIRST: Final = "● "
_BODY: Final = "■ "
_MARK: Final = "+"
_MARGIN: Final = 5
"""The number of the row, and the frame at the left."""
_CELL: Final = 2
_BEYOND: Final = 4
"""Columns to the right of the map: a corner and a ship there."""
_VILLAGE: Final = "⌂"
_POST: Final = "⚑"


def map_lines(view: View, table: Table, texts: Texts) -> list[Line]:
    """Return the whole map with its frame, column by letter and row by number."""
    geography = table.map()
    targets = _targets(view, table)
    letters = " ".join(chr(ord("a") + column) for column in range(geography.width))
    # As wide as the frame with a ship beyond its corner, so that a picture keeps its place.
    heading: Line = [Span(" " * _MARGIN), Span(letters.ljust(geography.width * _CELL + _BEYOND), "dim")]
    lines = [heading, _across(table, targets, top=True)]
    left, right = _beside(table, targets, 3), _beside(table, targets, 1)
    for row in range(geography.height):
        line: Line = [Span(f"{row + 1:>2} ", "dim"), left[row]]
        line += [_cell(table, row * SIDE + column, targets, texts) for column in range(geography.width)]
        line.append(right[row])
        lines.append(line)
    lines += [_across(table, targets, top=False), heading]
    return [[line[0], *(span._replace(glued=True) for span in line[1:])] for line in lines]


def _targets(view: View, table: Table) -> set[int]:
    """Return where the ship can go, or where the tile can begin: squares, and SQUARES + frame space."""
    if table.phase in (at.PLACING, at.SAILING):
        ranges = range(choices.TO_FRAME, choices.LAY)
        places = {int(number) - choices.TO_FRAME for number in view.legal if number in ranges}
        frames = choices.TO_SQUARE - choices.TO_FRAME
        return {SQUARES + place if place < frames else place - frames for place in places}
    if table.phase == at.LAYING:
        return {(int(number) - choices.LAY) // TURNS for number in view.legal if number >= choices.LAY}
    return set()


# --- squares ----------------------------------------------------------------------------------------------


def _cell(table: Table, square: int, targets: set[int], texts: Texts) -> Span:
    text, style = _square(table, square, texts)
    place = choices.square_name(square)
    if square not in targets:
        return Span(text, style, place=place)
    if text[1].isdecimal():
        return Span(text, TARGET, place=place)  # the ship that sails: it keeps its number
    only_water = style == "map-water"
    return Span(text[0] + _MARK, "map-reach" if only_water else TARGET, place=place)


def _square(table: Table, square: int, texts: Texts) -> tuple[str, str]:
    """Two characters and their style."""
    geography = table.map()
    for seat in range(table.seats):
        for ship in range(at.SHIPS):
            if table.player[seat].ship(ship) == square:
                return f"{SEAT_SIGNS[seat]}{ship + 1}", f"seat-{seat + 1}"
        for first, sign in ((table.villages(seat), _VILLAGE), (table.posts(seat), _POST)):
            if _has(table, int(first), square):
                return SEAT_SIGNS[seat] + sign, f"seat-{seat + 1}"
    if _has(table, at.NEUTRAL, square):
        return _NEUTRAL, "map-neutral"
    if not _has(table, at.FREE, square):
        return _water(table, geography, square)
    good = int(geography.good_at[square])
    island = int(geography.island_at[square])
    name = island_name(island) if square == _first_free(table, island) else _LAND
    if good != NONE:
        return (texts.say("board-good-letter", {"good": good}) + name)[:_CELL], "map-good"
    if geography.post_at[square] != NONE:
        return (_POST_SPACE + name)[:_CELL], "map-post"
    return (_LAND + name)[-_CELL:], "map-land"


def _first_free(table: Table, island: int) -> int:
    """Return the first free square of an island in reading order: it carries the island's letter."""
    rows = table.map().island_rows
    for row in range(SIDE):
        free = int(table.masks[at.FREE + row] & rows[island * SIDE + row])
        if free:
            return row * SIDE + (free & -free).bit_length() - 1
    return NONE


def _has(table: Table, first: int, square: int) -> bool:
    return bool(table.masks[first + square // SIDE] >> (square % SIDE) & 1)


def _water(table: Table, geography: Geography, square: int) -> tuple[str, str]:
    """Water, and anchors as long as their post space is free."""
    post = int(geography.anchor_at[square])
    if post == NONE or not _has(table, at.FREE, int(geography.post_square[post])):
        return _WATER, "map-water"
    return _TOWARDS[int(geography.post_square[post]) - square] + " ", "map-anchor"


# --- the frame --------------------------------------------------------------------------------------------


class _FrameSpace(NamedTuple):
    """An arm or a short frame: its number from 0, where it begins on its side, how many squares it has."""

    frame: int
    first: int
    length: int


def _side(geography: Geography, side: int) -> list[_FrameSpace]:
    """Return what lies along a side (0 top, 1 right, 2 bottom, 3 left), from left to right or from top to
    bottom."""
    found = [
        _FrameSpace(frame, int(geography.frame_first[frame]), int(geography.frame_length[frame]))
        for frame in range(geography.frames)
        if geography.frame_side[frame] == side and geography.frame_length[frame] > 0
    ]
    return sorted(found, key=lambda space: space.first)


def _name(frame: int, targets: set[int]) -> Span:
    """Return the number of a frame space, marked if it is a target; a figure alone may be an amount."""
    if SQUARES + frame in targets:
        return Span(f"{frame + 1}{_MARK}", TARGET, place=choices.frame_name(frame))
    return Span(str(frame + 1), "dim", place=choices.frame_name(frame))


def _ships_on(table: Table, frame: int) -> list[Span]:
    return [
        Span(f"{SEAT_SIGNS[seat]}{ship + 1}", f"seat-{seat + 1}", place=str(frame + 1))
        for seat in range(table.seats)
        for ship in range(at.SHIPS)
        if table.player[seat].ship(ship) == SQUARES + frame
    ]


def _across(table: Table, targets: set[int], top: bool) -> Line:
    """Return the upper or the lower frame with its corners."""
    geography = table.map()
    spaces = _side(geography, 0 if top else 2)
    numbers = [space.frame for space in spaces]
    left, right = (min(numbers) - 1, max(numbers) + 1) if top else (max(numbers) + 1, min(numbers) - 1)
    line = _fitted([_name(left, targets)], _MARGIN)
    for place, space in enumerate(spaces):
        room = space.length * _CELL
        spans = [_name(space.frame, targets), *_ships_on(table, space.frame)]
        if place == 0:
            # What lies on the corner stands behind it: the margin has no room for ships.
            corner = [part for ship in _ships_on(table, left) for part in (ship, Span(_FRAME, "map-frame"))]
            line += corner
            room -= sum(len(part.text) for part in corner)
        margin = (room - sum(len(span.text) + 1 for span in spans)) // 2
        line.append(Span(_FRAME * max(0, margin), "map-frame"))
        line += _fitted(spans, room - max(0, margin))
    return [*line, _name(right, targets), *_ships_on(table, right)]


def _fitted(spans: list[Span], room: int) -> Line:
    """Return all of them, side by side where there is little room, the rest filled with frame."""
    line: Line = []
    for place, span in enumerate(spans):
        line.append(span)
        room -= len(span.text)
        if room > sum(len(other.text) for other in spans[place + 1 :]):
            line.append(Span(_FRAME, "map-frame"))
            room -= 1
    return [*line, Span(_FRAME * max(0, room), "map-frame")]


def _beside(table: Table, targets: set[int], side: int) -> list[Span]:
    """Return the frame at the left or right of each row: the number in the middle of a space, ships below
    it."""
    geography = table.map()
    column = [Span(_FRAME * _CELL, "map-frame")] * int(geography.height)
    for space in _side(geography, side):
        name = _name(space.frame, targets)
        below = [Span(_MARK.rjust(_CELL), TARGET, place=name.place)] if name.style == TARGET else []
        number = Span(str(space.frame + 1).rjust(_CELL), name.style, place=name.place)
        row = space.first + space.length // 2 - 1
        for span in [number, *below, *_ships_on(table, space.frame)]:
            if row < space.first + space.length:
                column[row] = span
            row += 1
    return column


# --- what the question is about ---------------------------------------------------------------------------


def question_lines(view: View, table: Table, texts: Texts) -> list[Line]:
    """Return in words what the marks on the map mean: anchors in reach, or the turns of the tile."""
    if table.phase == at.SAILING:
        return _anchors(view, table, texts)
    turns = table.parts.shapes.turns[shape_of(table.tile)] if table.phase == at.LAYING else 1
    return _turns(table, texts) if turns > 1 else []


def _anchors(view: View, table: Table, texts: Texts) -> list[Line]:
    """Anchors in reach where a post could be established."""
    found = [
        (square, int(post_space_here(table, table.actor, square)))
        for square in sorted(_targets(view, table))
        if post_space_here(table, table.actor, square) != NONE
    ]
    line: Line = [Span(texts.say("board-anchors") + "  ", "strong")]
    if not found:
        return [[*line, Span(texts.say("board-none"), "dim")]] if view.legal else []
    for square, post in found:
        comma = ", " if len(line) > 1 else ""
        words = {"square": square, "post": choices.square_name(post)}
        line.append(Span(comma + texts.say("board-anchor", words)))
    return [line]


def _turns(table: Table, texts: Texts) -> list[Line]:
    """Return the tile as it lies in each of its turns; a circle where the square named is."""
    shapes, shape = table.parts.shapes, shape_of(table.tile)
    pictures: list[dict[tuple[int, int], str]] = []
    for turn in range(shapes.turns[shape]):
        spot = int(shapes.start(shape, turn))
        squares = [
            (int(shapes.squares[spot + 2 * n]), int(shapes.squares[spot + 2 * n + 1]))
            for n in range(shapes.size[shape])
        ]
        left = min(column for _, column in squares)
        pictures.append({(row, column - left): _BODY for row, column in squares})
        pictures[-1][0, -left] = _FIRST
    names = [texts.say("turn", {"turn": turn}) for turn in range(len(pictures))]
    room = max(_CELL * 4, *map(len, names)) + 2
    lines: list[Line] = [[Span("".join(name.ljust(room) for name in names), "strong")]]
    for row in range(max(row for picture in pictures for row, _ in picture) + 1):
        text = ""
        for picture in pictures:
            cells = "".join(picture.get((row, column), " " * _CELL) for column in range(4))
            text += cells.ljust(room)
        lines.append([Span(text.rstrip(), "strong")])
    label = texts.say("board-turns-of", {"tile": int(table.tile)})
    return [[Span(label, "strong")], *lines]
