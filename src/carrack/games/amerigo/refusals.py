"""Every reason the game can give for a no: a number for the rules; code, paragraph and figures for people."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from carrack.core.verdicts import Reason
from carrack.games.amerigo import choices as pick

# --- written by tools/fields.py ---
FINE: Final = 0
NO_ACTION_TO_CHOOSE: Final = 1
NO_CUBE: Final = 2
NO_WHITE_CUBE: Final = 3
ON_THE_START: Final = 4
COLOUR_LIES_OUT: Final = 5
NO_CHEST: Final = 6
TOKEN_NOT_OWNED: Final = 7
TOKEN_USED: Final = 8
NO_SHIPS_TO_SPEED: Final = 9
NO_TRACK: Final = 10
BEYOND_TRACK: Final = 11
TOO_FEW_POINTS: Final = 12
NO_JUMP: Final = 13
ALREADY_FIRST: Final = 14
NO_TOKEN_DUE: Final = 15
NOT_ON_DISPLAY: Final = 16
NO_PLANNING: Final = 17
RUN_OUT: Final = 18
SECOND_NEUTRAL: Final = 19
NO_BUILDING: Final = 20
NOT_PLANNED: Final = 21
NO_ROOM: Final = 22
NOTHING_TO_LAY: Final = 23
SAME_TURN: Final = 24
OVER_WATER: Final = 25
OVER_A_POST: Final = 26
OVER_A_TILE: Final = 27
NO_POST_ON_ISLAND: Final = 28
OFF_THE_CHAIN: Final = 29
NO_BUYING: Final = 30
NO_SUCH_PRODUCTION: Final = 31
NO_SHIP_TO_PICK: Final = 32
NOTHING_TO_SAIL: Final = 33
NO_SUCH_FRAME: Final = 34
STARTS_ON_A_FRAME: Final = 35
NOT_WATER: Final = 36
OCCUPIED: Final = 37
TOO_FAR: Final = 38
NO_POST_ASKED: Final = 39
NOTHING_TO_END: Final = 40
NOT_THIS_CHANCE: Final = 41
TILE_GONE: Final = 42
TURN_FORBIDDEN: Final = 43
MARKER_GONE: Final = 44
TOKEN_GONE: Final = 45
PRODUCTION_GONE: Final = 46
DISC_PLACED: Final = 47
NOT_SO_MANY_CUBES: Final = 48
# --- end of what is written ---

REASONS: Final = {
    NO_ACTION_TO_CHOOSE: Reason("choose.not-now", "phase.7"),
    NO_CUBE: Reason("choose.no-cube", "phase.4"),
    NO_WHITE_CUBE: Reason("special.no-white", "phase.4"),
    ON_THE_START: Reason("special.on-start", "white.4"),
    COLOUR_LIES_OUT: Reason("special.lies-out", "white.7"),
    NO_CHEST: Reason("chest.none", "chest.1"),
    TOKEN_NOT_OWNED: Reason("token.not-owned", "use.1"),
    TOKEN_USED: Reason("token.used", "use.3"),
    NO_SHIPS_TO_SPEED: Reason("ships.not-sailing", "use.7"),
    NO_TRACK: Reason("advance.not-now", "black.1"),
    BEYOND_TRACK: Reason("advance.beyond", "gold.8", ("most",)),
    TOO_FEW_POINTS: Reason("points.too-few", "phase.11", ("have", "need")),
    NO_JUMP: Reason("jump.not-white", "tokens.20"),
    ALREADY_FIRST: Reason("jump.first", "use.13"),
    NO_TOKEN_DUE: Reason("take.not-now", "brown.3"),
    NOT_ON_DISPLAY: Reason("take.not-shown", "brown.4"),
    NO_PLANNING: Reason("plan.not-now", "red.1"),
    RUN_OUT: Reason("plan.run-out", "red.6"),
    SECOND_NEUTRAL: Reason("plan.second-neutral", "red.4"),
    NO_BUILDING: Reason("build.not-now", "green.1"),
    NOT_PLANNED: Reason("build.not-planned", "green.1"),
    NO_ROOM: Reason("build.no-room", "green.9"),
    NOTHING_TO_LAY: Reason("lay.not-now", "green.1"),
    SAME_TURN: Reason("lay.same-turn", "green.12"),
    OVER_WATER: Reason("lay.over-water", "green.5"),
    OVER_A_POST: Reason("lay.over-post", "green.7"),
    OVER_A_TILE: Reason("lay.over-tile", "green.6"),
    NO_POST_ON_ISLAND: Reason("lay.no-post", "green.2"),
    OFF_THE_CHAIN: Reason("lay.off-chain", "green.9"),
    NO_BUYING: Reason("buy.not-now", "yellow.1"),
    NO_SUCH_PRODUCTION: Reason("buy.not-shown", "yellow.4"),
    NO_SHIP_TO_PICK: Reason("ship.not-now", "blue.9"),
    NOTHING_TO_SAIL: Reason("sail.not-now", "blue.3"),
    NO_SUCH_FRAME: Reason("sail.no-frame", "map.12"),
    STARTS_ON_A_FRAME: Reason("sail.starts-on-frame", "blue.1"),
    NOT_WATER: Reason("sail.not-water", "blue.4"),
    OCCUPIED: Reason("sail.occupied", "blue.6"),
    TOO_FAR: Reason("sail.too-far", "blue.4", ("have", "need")),
    NO_POST_ASKED: Reason("post.not-now", "blue.11"),
    NOTHING_TO_END: Reason("done.not-now", "phase.10"),
    NOT_THIS_CHANCE: Reason("chance.other", "setup.13"),
    TILE_GONE: Reason("tile.gone", "map.1"),
    TURN_FORBIDDEN: Reason("turn.forbidden", "map.5"),
    MARKER_GONE: Reason("marker.gone", "setup.6"),
    TOKEN_GONE: Reason("token.gone", "use.4"),
    PRODUCTION_GONE: Reason("production.gone", "setup.9"),
    DISC_PLACED: Reason("disc.placed", "setup.11"),
    NOT_SO_MANY_CUBES: Reason("tray.too-many", "tower.3"),
}

NOT_NOW: Final = (
    (pick.CHEST, NO_ACTION_TO_CHOOSE),
    (pick.TAKE, NO_TRACK),
    (pick.PLAN, NO_TOKEN_DUE),
    (pick.BUILD, NO_PLANNING),
    (pick.BUY, NO_BUILDING),
    (pick.SHIP, NO_BUYING),
    (pick.ESTABLISH, NO_SHIP_TO_PICK),
    (pick.DONE, NO_POST_ASKED),
    (pick.TO_FRAME, NOTHING_TO_END),
    (pick.LAY, NOTHING_TO_SAIL),
    (pick.TILE, NOTHING_TO_LAY),
)
"""Numbers below the first are refused for the second, where no question offers them."""


def not_now(number: i64) -> i64:
    """Return why a number may not be picked where nobody is asked for its kind."""
    for end, reason in NOT_NOW:
        if number < end:
            return reason
    return NOT_THIS_CHANCE
