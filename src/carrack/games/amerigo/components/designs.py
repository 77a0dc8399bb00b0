"""Island tiles as they are drawn in the component file: reading them, and the bounds every set must keep.

A tile is six lines of six squares. `.` is water and `#` is land; a letter is land with a commodity on it
(**C**otton, **T**obacco, **S**ugar, coco**N**ut, cof**F**ee); `1` `2` `3` are land with a trading-post space,
and `a` `b` `c` the water squares where ships anchor for them.

The bounds make every map a good one, however the tiles are drawn and turned:

- land meets a tile's edge in one run around its middle, never at a corner: so tiles join squarely, never
  corner to corner, and water always passes where four tiles meet;
- no tile has a lake: so water can be cut off only by land that goes round in a ring over several tiles;
- one edge of every tile is all water: so there is always a turn that cuts off no water (see `map.charting`).
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from carrack.core.component_reasons import WrongValue, why, wrong_value
from carrack.core.verdicts import OK, Verdict

TILES: Final = 16
TILE_SIDE: Final = 6
WATER: Final = "."
LAND: Final = "#"
GOOD_LETTERS: Final = "CTSNF"
POST_DIGITS: Final = "123"
ANCHOR_LETTERS: Final = "abc"

FEWEST_LAND: Final = 12
MOST_LAND: Final = 16
FEWEST_GOODS: Final = 2
MOST_GOODS: Final = 3
EACH_GOOD: Final = 8
FEWEST_POSTS: Final = 2
FEWEST_WIDE: Final = 8
MOST_WIDE: Final = 10
"""Tiles with land at two or more edges; in between, maps have neither too few nor too many big islands."""
MOST_EDGES: Final = 3
MIDDLE: Final = (2, 3)

Square = tuple[int, int]
SIDES: Final = ((-1, 0), (0, 1), (1, 0), (0, -1))
EDGE_NAMES: Final = ("north", "east", "south", "west")


def lines_of(design: str) -> list[str]:
    """Return the lines of a tile; blank ones do not count."""
    return design.split()


def turned(lines: list[str]) -> list[str]:
    """Return the tile after a quarter turn clockwise.

    >>> turned(["ab", "cd"])
    ['ca', 'db']
    """
    return ["".join(column) for column in zip(*reversed(lines), strict=True)]


def is_land(letter: str) -> bool:
    return letter == LAND or letter in GOOD_LETTERS or letter in POST_DIGITS


def squares_of(lines: list[str], land: bool) -> set[Square]:
    """Return the land, or the water, of a tile."""
    return {
        (row, column)
        for row in range(TILE_SIDE)
        for column in range(TILE_SIDE)
        if is_land(lines[row][column]) == land
    }


def pieces_of(squares: set[Square]) -> list[set[Square]]:
    """Squares that hang together by their sides, in reading order."""
    left = set(squares)
    pieces = []
    for first in sorted(squares):
        if first not in left:
            continue
        piece, edge = {first}, [first]
        left.remove(first)
        while edge:
            row, column = edge.pop()
            near = {(row + down, column + right) for down, right in SIDES} & left
            left -= near
            piece |= near
            edge.extend(near)
        pieces.append(piece)
    return pieces


def edges_of(lines: list[str]) -> list[str]:
    """Return the four edges (north, east, south, west), each as its letters."""
    columns = ["".join(column) for column in zip(*lines, strict=True)]
    return [lines[0], columns[-1], lines[-1], columns[0]]


def land_edges(lines: list[str]) -> list[bool]:
    """Return at which of the four edges there is land."""
    return [any(is_land(letter) for letter in edge) for edge in edges_of(lines)]


# --- the bounds -----------------------------------------------------------------------------------------


def check_designs(designs: list[str]) -> None:
    """Raise WrongValue, with the number of the tile, unless every bound is kept."""
    if len(designs) != TILES:
        raise wrong_value("tiles", "other-count", count=len(designs), needed=TILES)
    tiles = [lines_of(design) for design in designs]
    for number, lines in enumerate(tiles, 1):
        trouble = _trouble(lines)
        if not trouble.ok:
            raise WrongValue(["tiles", str(number)], trouble)
    letters = Counter(letter for lines in tiles for line in lines for letter in line)
    for good in GOOD_LETTERS:
        if letters[good] != EACH_GOOD:
            raise wrong_value("tiles", "tiles-goods", letter=good, count=letters[good], needed=EACH_GOOD)
    wide = sum(sum(land_edges(lines)) >= 2 for lines in tiles)
    if not FEWEST_WIDE <= wide <= MOST_WIDE:
        raise wrong_value("tiles", "tiles-wide", count=wide, least=FEWEST_WIDE, most=MOST_WIDE)


def _trouble(lines: list[str]) -> Verdict:
    """Return what is wrong with one tile, or OK."""
    for check in (_shape, _land, _goods, _posts, _edges, _contacts, _lakes):
        trouble = check(lines)
        if not trouble.ok:
            return trouble
    return OK


def _shape(lines: list[str]) -> Verdict:
    if len(lines) != TILE_SIDE:
        return why("tile-lines", count=len(lines), needed=TILE_SIDE)
    known = WATER + LAND + GOOD_LETTERS + POST_DIGITS + ANCHOR_LETTERS
    for number, line in enumerate(lines, 1):
        if len(line) != TILE_SIDE:
            return why("tile-line", line=number, count=len(line), needed=TILE_SIDE)
        for letter in line:
            if letter not in known:
                return why("tile-letter", line=number, letter=letter, known=known)
    return OK


def _land(lines: list[str]) -> Verdict:
    land = len(squares_of(lines, True))
    if not FEWEST_LAND <= land <= MOST_LAND:
        return why("tile-land", count=land, least=FEWEST_LAND, most=MOST_LAND)
    return OK


def _goods(lines: list[str]) -> Verdict:
    goods = sum("".join(lines).count(good) for good in GOOD_LETTERS)
    if not FEWEST_GOODS <= goods <= MOST_GOODS:
        return why("tile-goods", count=goods, least=FEWEST_GOODS, most=MOST_GOODS)
    return OK


def find(lines: list[str], letter: str) -> list[Square]:
    """Return where a letter stands."""
    return [
        (row, column)
        for row, line in enumerate(lines)
        for column, found in enumerate(line)
        if found == letter
    ]


def _posts(lines: list[str]) -> Verdict:
    posts: set[Square] = set()
    for digit, letter in zip(POST_DIGITS, ANCHOR_LETTERS, strict=True):
        post, anchor = find(lines, digit), find(lines, letter)
        if not post and not anchor and int(digit) > FEWEST_POSTS:
            continue
        if len(post) != 1:
            return why("tile-post", digit=digit, count=len(post))
        if len(anchor) != 1:
            return why("tile-anchor", letter=letter, digit=digit, count=len(anchor))
        if abs(post[0][0] - anchor[0][0]) + abs(post[0][1] - anchor[0][1]) != 1:
            return why("tile-anchor-apart", letter=letter, digit=digit)
        posts.update(post)
    for piece in pieces_of(squares_of(lines, True)):
        if not piece & posts:
            row, column = min(piece)
            return why("tile-land-without-post", line=row + 1, column=column + 1)
    return OK


def _edges(lines: list[str]) -> Verdict:
    for name, edge in zip(EDGE_NAMES, edges_of(lines), strict=True):
        land = [place for place, letter in enumerate(edge) if is_land(letter)]
        if not land:
            continue
        if 0 in land or TILE_SIDE - 1 in land:
            return why("tile-corner", edge=name)
        if not set(MIDDLE) <= set(land):
            return why("tile-middle", edge=name)
        # Between corners that are water and a middle that is land, a second run has no room.
    if sum(land_edges(lines)) > MOST_EDGES:
        return why("tile-all-edges")
    return OK


def _contacts(lines: list[str]) -> Verdict:
    land = squares_of(lines, True)
    for row, column in sorted(land):
        for aside in (-1, 1):
            beside = (row, column + aside) in land or (row + 1, column) in land
            if (row + 1, column + aside) in land and not beside:
                return why("tile-corner-to-corner", line=row + 1, column=column + 1)
    return OK


def _lakes(lines: list[str]) -> Verdict:
    rim = {0, TILE_SIDE - 1}
    for piece in pieces_of(squares_of(lines, False)):
        if not any(row in rim or column in rim for row, column in piece):
            row, column = min(piece)
            return why("tile-lake", line=row + 1, column=column + 1)
    return OK
