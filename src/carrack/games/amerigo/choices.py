"""The numbered choices of the game: number ⇄ notation."""

from __future__ import annotations

from typing import Final

from carrack.core.actions import ActionTable
from carrack.games.amerigo import layout as at
from carrack.games.amerigo.components.designs import TILES
from carrack.games.amerigo.map.masks import SIDE, SQUARES
from carrack.games.amerigo.tokens import TOKEN_NAMES

ACT: Final = 0
"""`ACT + colour`."""
SPECIAL: Final = 7
GOLD: Final = 8
CUBE_POINTS: Final = 9
CHEST: Final = 10
USE_GOLD_3: Final = 11
USE_GOLD_5: Final = 12
USE_SHIPS_8: Final = 13
ADVANCE: Final = 14
"""`ADVANCE + steps`, up to the end of the longest track."""
JUMP: Final = 114
TAKE: Final = 115
"""`TAKE + token`."""
PLAN: Final = 139
"""`PLAN + kind of tile`; so with BUILD."""
BUILD: Final = 153
BUY: Final = 167
"""`BUY + kind of production token`."""
SHIP: Final = 182
ESTABLISH: Final = 184
LEAVE: Final = 185
DONE: Final = 186
TO_FRAME: Final = 187
TO_SQUARE: Final = 203
LAY: Final = 779
"""`LAY + square × 4 + turn`."""
TILE: Final = 3083
"""Chance: from here on the numbers are chance's."""
TURN: Final = 3099
MARKER: Final = 3103
TOKEN: Final = 3108
PRODUCTION: Final = 3132
DISC: Final = 3147
TRAY: Final = 3151
"""`TRAY + colour × 8 + cubes`."""
NUMBERS: Final = 3207

MOST_STEPS: Final = 99
"""As long as a track of an owner's file can be."""
COUNTS: Final = at.MOST_CUBES + 1

Row = tuple[str, str, dict[str, int]]


def frame_name(frame: int) -> str:
    """Return the notation of sailing to a frame space.

    >>> frame_name(2)
    'to frame-3'
    """
    return f"to frame-{frame + 1}"


def square_name(square: int) -> str:
    """Column and row, as on a chart: `a1` is the top left square."""
    return f"{chr(ord('a') + square % SIDE)}{square // SIDE + 1}"


def tile_name(tile: int) -> str:
    """Return a kind of tile in one word."""
    return (
        f"neutral-{at.SHAPE_NAMES[tile]}"
        if tile < at.NEUTRALS
        else f"village-{at.SHAPE_NAMES[tile - at.NEUTRALS]}"
    )


def production_name(kind: int) -> str:
    """Return a production token in one word: its good and its cost."""
    return f"{at.GOOD_NAMES[kind // at.COSTS]}-{at.CHEAPEST + kind % at.COSTS}"


def _seats() -> list[Row]:
    return [
        *(("act", f"act {name}", {"colour": i}) for i, name in enumerate(at.COLOUR_NAMES)),
        ("special", "special", {}),
        ("gold", "gold", {}),
        ("cube-points", "points", {}),
        ("chest", "open chest", {}),
        ("use", "use gold-3", {"token": TOKEN_NAMES.index("gold-3")}),
        ("use", "use gold-5", {"token": TOKEN_NAMES.index("gold-5")}),
        ("use", "use ships-8", {"token": TOKEN_NAMES.index("ships-8")}),
        *(("advance", f"advance {n}", {"count": n}) for n in range(MOST_STEPS + 1)),
        ("jump", "jump", {}),
        *(("take", f"take {name}", {"token": i}) for i, name in enumerate(TOKEN_NAMES)),
        *(("plan", f"plan {tile_name(tile)}", {"tile": tile}) for tile in range(at.SHAPES)),
        *(("build", f"build {tile_name(tile)}", {"tile": tile}) for tile in range(at.SHAPES)),
        *(
            ("buy", f"buy {production_name(kind)}", {"kind": kind})
            for kind in range(len(at.GOOD_NAMES) * at.COSTS)
        ),
        *(("ship", f"ship {n + 1}", {"ship": n + 1}) for n in range(at.SHIPS)),
        ("establish", "establish", {}),
        ("leave", "leave", {}),
        ("done", "done", {}),
        *(("to-frame", frame_name(n), {"frame": n}) for n in range(at.FRAMES)),
        *(("to-square", f"to {square_name(n)}", {"square": n}) for n in range(SQUARES)),
        *(
            ("lay", f"lay {square_name(square)} {turn}", {"square": square, "turn": i})
            for square in range(SQUARES)
            for i, turn in enumerate(at.TURN_NAMES)
        ),
    ]


def _chance() -> list[Row]:
    return [
        *(("tile", f"tile {n + 1}", {"number": n + 1}) for n in range(TILES)),
        *(("turn", f"turn {name}", {"turn": i}) for i, name in enumerate(at.TURN_NAMES)),
        *(("marker", f"marker {n}", {"value": n}) for n in range(at.MARKER_VALUES)),
        *(("token", f"token {name}", {"token": i}) for i, name in enumerate(TOKEN_NAMES)),
        *(
            ("production", f"production {production_name(kind)}", {"kind": kind})
            for kind in range(len(at.GOOD_NAMES) * at.COSTS)
        ),
        *(("disc", f"disc {seat + 1}", {"seat": seat}) for seat in range(at.MOST_SEATS)),
        *(
            ("tray", f"tray {name}-{count}", {"colour": i, "count": count})
            for i, name in enumerate(at.COLOUR_NAMES)
            for count in range(COUNTS)
        ),
    ]


def action_table() -> ActionTable:
    """Return all numbers with their notation, in order."""
    table = ActionTable(_seats(), _chance())
    assert len(table) == NUMBERS
    assert table.first_chance == TILE
    return table
