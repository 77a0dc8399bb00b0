"""The island tiles: our own designs keep every bound, and a design that breaks one is refused by name."""

from __future__ import annotations

import json
import re
from collections import Counter

import pytest

from carrack.core.verdicts import Malformed, Verdict
from carrack.games.amerigo.components.designs import (
    ANCHOR_LETTERS,
    GOOD_LETTERS,
    POST_DIGITS,
    check_designs,
    edges_of,
    is_land,
    land_edges,
    lines_of,
    pieces_of,
    squares_of,
    turned,
)
from tests.games.amerigo.atlas import COMPONENTS, DESIGNS, components

tile_by_tile = pytest.mark.parametrize("lines", [lines_of(design) for design in DESIGNS], ids=range(1, 17))


@tile_by_tile
def test_a_tile_has_12_to_16_land_squares_of_36(lines: list[str]) -> None:
    assert [len(line) for line in lines] == [6] * 6
    assert 12 <= len(squares_of(lines, True)) <= 16


def test_tiles_have_about_224_land_squares() -> None:
    assert abs(sum(len(squares_of(lines_of(design), True)) for design in DESIGNS) - 224) <= 4


def test_there_are_8_commodity_spaces_of_each_good_2_or_3_on_a_tile() -> None:
    assert Counter(
        letter for design in DESIGNS for letter in design if letter in GOOD_LETTERS
    ) == dict.fromkeys(GOOD_LETTERS, 8)
    assert {sum(letter in GOOD_LETTERS for letter in design) for design in DESIGNS} == {2, 3}


def test_no_tile_has_two_spaces_of_one_good() -> None:
    assert all(design.count(good) <= 1 for design in DESIGNS for good in GOOD_LETTERS)


def test_there_are_48_trading_post_spaces() -> None:
    assert sum(letter in POST_DIGITS for design in DESIGNS for letter in design) == 48


@tile_by_tile
def test_every_piece_of_land_has_a_trading_post_space(lines: list[str]) -> None:
    for piece in pieces_of(squares_of(lines, True)):
        assert any(lines[row][column] in POST_DIGITS for row, column in piece)


@tile_by_tile
def test_every_trading_post_space_has_its_own_anchor_beside_it(lines: list[str]) -> None:
    at = {letter: (row, column) for row, line in enumerate(lines) for column, letter in enumerate(line)}
    for digit, letter in zip(POST_DIGITS, ANCHOR_LETTERS, strict=True):
        assert sum(abs(a - b) for a, b in zip(at[digit], at[letter], strict=True)) == 1
        assert "".join(lines).count(letter) == 1


@tile_by_tile
def test_land_meets_an_edge_in_one_run_around_the_middle(lines: list[str]) -> None:
    for edge in edges_of(lines):
        shape = "".join("#" if is_land(letter) else "." for letter in edge)
        assert re.fullmatch(r"\.{6}|\.[.#]##[.#]\.", shape)


def test_8_to_10_tiles_have_land_at_two_or_more_edges() -> None:
    assert 8 <= sum(sum(land_edges(lines_of(design))) >= 2 for design in DESIGNS) <= 10


@tile_by_tile
def test_one_edge_at_least_is_all_water(lines: list[str]) -> None:
    assert sum(land_edges(lines)) <= 3


def test_no_two_tiles_are_the_same() -> None:
    shapes = set()
    for design in DESIGNS:
        lines = ["".join("#" if is_land(letter) else "." for letter in line) for line in lines_of(design)]
        turns = [lines]
        for _ in range(3):
            turns.append(turned(turns[-1]))
        shapes.add(min(map(tuple, turns)))
    assert len(shapes) == 16


def test_four_quarter_turns_bring_a_tile_back() -> None:
    lines = lines_of(DESIGNS[0])
    once = turned(lines)
    assert once != lines
    assert edges_of(once)[1] == edges_of(lines)[0], "north goes east"
    assert turned(turned(turned(once))) == lines


# --- refusals -------------------------------------------------------------------------------------------

CORNER = """
......
...1a.
.2###C
.b.##3
..##Nc
..S#..
"""
BROKEN = {
    "a line is missing": ("..S#..\n", "", "5 lines, not 6"),
    "a line is short": ("...1a.", "...1a", "line 2 has 5 squares, not 6"),
    "an unknown letter": ("...1a.", "x..1a.", "line 2 has “x”; known are .#CTSNF123abc"),
    "too little land": ("..##Nc", ".....c", "11 land squares; 12 to 16 are allowed"),
    "too much land": ("......", ".###..", "17 land squares; 12 to 16 are allowed"),
    "too few goods": ("..##Nc\n..S#..", "..###c\n..##..", "1 commodity spaces; 2 or 3 are allowed"),
    "too many goods": (".2###C", ".2#T#C", "4 commodity spaces; 2 or 3 are allowed"),
    "too few posts": (".2###C\n.b.##3", ".####C\n...##3", "0 trading-post spaces 2, not 1"),
    "a post twice": ("...1a.", "..11a.", "2 trading-post spaces 1, not 1"),
    "a post without an anchor": ("..##Nc", "..##N.", "0 anchors c for trading-post space 3, not 1"),
    "an anchor without a post": (".b.##3", ".b.###", "0 trading-post spaces 3, not 1"),
    "an anchor twice": ("......", "a.....", "2 anchors a for trading-post space 1, not 1"),
    "an anchor apart": ("......\n...1a.", "....a.\n...1..", "anchor a is not beside trading-post space 1"),
    "land without a post": (
        CORNER,
        "...... .##.1a .#..#. ...##. b2###. .c3NC.",
        "the land at line 2, square 2 has no trading-post space",
    ),
    "land in a corner": ("..S#..", "..S###", "land in a corner of the east edge"),
    "land beside the middle": (
        "......\n...1a.",
        "..#...\n..#1a.",
        "land at the north edge without its two middle squares",
    ),
    "land at four edges": (
        CORNER,
        "..##.. ...1a. #2C#.# #b.### ..c3.. ..SN..",
        "land at all four edges; one must be all water",
    ),
    "land corner to corner": (
        CORNER,
        "...... ..#1a. .2#... .b.##. ..###. ..SC3c",
        "land at line 3, square 3 touches other land only at a corner",
    ),
    "a lake": (
        CORNER,
        "...... .###1a b2..#. .#.#C. .#3#N. ..c...",
        "the water at line 3, square 3 is a lake",
    ),
}


def with_tile(number: int, design: str) -> list[str]:
    return [design if i == number else old for i, old in enumerate(DESIGNS, 1)]


def test_the_tile_the_refusals_start_from_is_good() -> None:
    check_designs(with_tile(9, CORNER))


@pytest.mark.parametrize("case", BROKEN)
def test_a_broken_tile_is_refused_by_its_number(case: str) -> None:
    old, new, reason = BROKEN[case]
    assert old in CORNER
    with pytest.raises(ValueError, match=f"^{re.escape(f'tiles, 9: {reason}')}$"):
        check_designs(with_tile(9, CORNER.replace(old, new, 1)))


def test_a_set_has_16_tiles() -> None:
    with pytest.raises(ValueError, match=r"^tiles: there are 15, not 16$"):
        check_designs(DESIGNS[:-1])


def test_goods_are_counted_over_all_tiles() -> None:
    with pytest.raises(ValueError, match=r"^tiles: 7 commodity spaces S, not 8$"):
        check_designs(with_tile(9, CORNER.replace("S", "#")))


def copies(tile: int, count: int) -> list[str]:
    """The tiles, the first of them replaced by copies of one, with the goods of those they replace."""
    shape = re.sub(f"[{GOOD_LETTERS}]", "#", DESIGNS[tile - 1])
    designs = []
    for design in DESIGNS[:count]:
        copied = shape
        for good in (letter for letter in design if letter in GOOD_LETTERS):
            copied = copied.replace("#", good, 1)
        designs.append(copied)
    return designs + DESIGNS[count:]


@pytest.mark.parametrize(("tile", "count", "wide"), [(12, 3, 7), (9, 11, 11), (9, 16, 16)])
def test_tiles_with_land_at_two_edges_are_counted(tile: int, count: int, wide: int) -> None:
    with pytest.raises(ValueError, match=f"^tiles: {wide} have land at two or more edges, 8 to 10 should$"):
        check_designs(copies(tile, count))


def test_as_few_as_8_tiles_with_land_at_two_edges_are_enough() -> None:
    check_designs(copies(12, 2))


def owner_file(designs: list[str]) -> str:
    return f"tiles = {json.dumps(designs)}"


def test_an_owners_tiles_are_taken() -> None:
    own = components(owner_file(with_tile(9, CORNER)))
    assert own.values["tiles"][8] == CORNER
    assert own.digest != COMPONENTS.digest


def test_an_owners_broken_tile_is_refused_with_file_and_field() -> None:
    with pytest.raises(Malformed) as refusal:
        components("# mine\n" + owner_file(with_tile(9, CORNER.replace("N", "3"))))
    args = refusal.value.verdict.args
    assert (args["file"], args["line"], args["field"]) == ("mine.toml", 2, "tiles")
    assert args["path"] == "tiles, 9"
    assert args["reason"] == Verdict("components.tile-post", {"digit": "3", "count": 2})
