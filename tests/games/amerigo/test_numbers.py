"""Numbers that records and peers rely on: the facts of the game, and the number and words of every choice."""

from __future__ import annotations

import pytest

from carrack.core.api import Facts
from carrack.core.verdicts import Malformed
from carrack.games.amerigo.components.shapes import make_shapes
from carrack.games.amerigo.game import Amerigo

Row = tuple[str, str, dict[str, int]]

COLOURS = ("blue", "black", "red", "brown", "green", "yellow", "white")
TOKENS = (
    *("ap-blue", "ap-black", "ap-red", "ap-brown", "ap-green", "ap-yellow"),
    *("ap-red-blue", "ap-black-brown", "ap-green-yellow"),
    *("ships-8", "stronger-pirates", "half-loss", "victory-gold", "two-neutrals", "red-green"),
    *("gold-3", "gold-5", "post-gold", "more-gold", "jump"),
    *("cube-points", "post-points", "seven-points", "gold-again"),
)
SMALL = ("single", "domino", "i3", "l3", "i4", "square")
TILES = (*(f"neutral-{name}" for name in (*SMALL, "u5", "block")), *(f"village-{name}" for name in SMALL))
GOODS = ("cotton", "tobacco", "sugar", "coconut", "coffee")
PRODUCTION = tuple(f"{good}-{cost}" for good in GOODS for cost in (2, 3, 4))
SQUARES = tuple(f"{column}{row}" for row in range(1, 25) for column in "abcdefghijklmnopqrstuvwx")
TURNS = ("north", "east", "south", "west")


def each(family: str, words: str, argument: str, names: tuple[str, ...]) -> list[Row]:
    return [(family, f"{words} {name}", {argument: i}) for i, name in enumerate(names)]


SEATS: list[Row] = [
    *each("act", "act", "colour", COLOURS),
    ("special", "special", {}),
    ("gold", "gold", {}),
    ("cube-points", "points", {}),
    ("chest", "open chest", {}),
    ("use", "use gold-3", {"token": 15}),
    ("use", "use gold-5", {"token": 16}),
    ("use", "use ships-8", {"token": 9}),
    *(("advance", f"advance {steps}", {"count": steps}) for steps in range(100)),
    ("jump", "jump", {}),
    *each("take", "take", "token", TOKENS),
    *each("plan", "plan", "tile", TILES),
    *each("build", "build", "tile", TILES),
    *each("buy", "buy", "kind", PRODUCTION),
    ("ship", "ship 1", {"ship": 1}),
    ("ship", "ship 2", {"ship": 2}),
    ("establish", "establish", {}),
    ("leave", "leave", {}),
    ("done", "done", {}),
    *(("to-frame", f"to frame-{frame + 1}", {"frame": frame}) for frame in range(16)),
    *each("to-square", "to", "square", SQUARES),
    *(
        ("lay", f"lay {name} {turn}", {"square": square, "turn": i})
        for square, name in enumerate(SQUARES)
        for i, turn in enumerate(TURNS)
    ),
]
CHANCES: list[Row] = [
    *(("tile", f"tile {tile}", {"number": tile}) for tile in range(1, 17)),
    *each("turn", "turn", "turn", TURNS),
    *(("marker", f"marker {value}", {"value": value}) for value in range(5)),
    *each("token", "token", "token", TOKENS),
    *each("production", "production", "kind", PRODUCTION),
    *(("disc", f"disc {seat + 1}", {"seat": seat}) for seat in range(4)),
    *(
        ("tray", f"tray {colour}-{cubes}", {"colour": i, "count": cubes})
        for i, colour in enumerate(COLOURS)
        for cubes in range(8)
    ),
]


FACTS = Facts(
    id="amerigo",
    title="Amerigo",
    year=2013,
    seats=range(2, 5),
    minutes=(60, 120),
    weight=4,
    options={},
    score_range=(0, 3402),
    longest={2: 8719, 3: 12745, 4: 16771},
    rules_version=2,
    secrets=False,
)


def test_every_number_of_seats_has_its_parts() -> None:
    assert [parts.seats for parts in Amerigo().parts.values()] == [2, 3, 4]


def test_things_become_words_in_a_sentence() -> None:
    words = Amerigo().words
    assert words({"colour": 3, "token": 9, "tile": 8, "shape": 7, "turn": 2}) == {
        "colour": "brown",
        "token": "ships-8",
        "tile": "village-single",
        "shape": "block",
        "turn": "south",
    }
    assert words({"square": 25, "good": 1, "frame": 15, "count": 2}) == {
        "square": "b2",
        "good": "tobacco",
        "frame": 16,
        "count": 2,
    }
    assert words({"kind": 4}) == {"kind": 4, "good": "tobacco", "cost": 3}
    assert words({"colour": "blue"}) == {"colour": "blue"}


def test_a_place_is_a_square_or_a_space_of_the_frame() -> None:
    words = Amerigo().words
    assert words({"place": 0}) == {"place": "square", "square": "a1"}
    assert words({"place": 575}) == {"place": "square", "square": "x24"}
    assert words({"place": 576}) == {"place": "frame", "frame": 1}


def test_what_chance_drew_has_its_own_words() -> None:
    words = Amerigo().words
    token, production, tray = (
        next(i for i, row in enumerate(SEATS + CHANCES) if row[0] == family)
        for family in ("token", "production", "tray")
    )
    assert words({"card": token}) == {"card": "token", "token": "ap-blue"}
    assert words({"card": production - 1}) == {"card": "token", "token": "gold-again"}
    assert words({"card": production}) == {"card": "production", "good": "cotton", "cost": 2}
    assert words({"card": tray}) == {"card": "tray", "colour": "blue", "count": 0}
    assert words({"card": tray + 8 * 6 + 5}) == {"card": "tray", "colour": "white", "count": 5}


def test_a_shape_begins_with_its_first_square_in_every_turn() -> None:
    shapes = make_shapes(["##\n#.", "###", "##\n##"])
    assert list(shapes.size) == [3, 3, 4]
    assert list(shapes.turns) == [4, 2, 1]
    turned = [
        [tuple(shapes.squares[at + i : at + i + 2]) for i in range(0, 2 * int(shapes.size[shape]), 2)]
        for shape in range(3)
        for turn in range(4)
        for at in (int(shapes.start(shape, turn)),)
    ]
    corner = [
        [(0, 0), (0, 1), (1, 0)],
        [(0, 0), (0, 1), (1, 1)],
        [(0, 0), (1, -1), (1, 0)],
        [(0, 0), (1, 0), (1, 1)],
    ]
    flat, upright = [(0, 0), (0, 1), (0, 2)], [(0, 0), (1, 0), (2, 0)]
    square = [(0, 0), (0, 1), (1, 0), (1, 1)]
    assert turned == [*corner, flat, upright, flat, upright, *[square] * 4]


@pytest.mark.parametrize("rows", [[], [[]], [[2, 2]], [[5]], [[1]]])
def test_a_view_names_its_seats_first(rows: list[list[int]]) -> None:
    with pytest.raises(Malformed):
        Amerigo().load_view_rows(0, [], rows)
