"""Every reason the game can give for a no: a number for the rules, a code and a rule paragraph for people."""

from __future__ import annotations

from typing import Final

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

REASONS: Final[tuple[tuple[str, str], ...]] = (
    ("", ""),
    ("choose.not-now", "phase.7"),
    ("choose.no-cube", "phase.4"),
    ("special.no-white", "phase.4"),
    ("special.on-start", "white.4"),
    ("special.lies-out", "white.7"),
    ("chest.none", "chest.1"),
    ("token.not-owned", "use.1"),
    ("token.used", "use.3"),
    ("ships.not-sailing", "use.7"),
    ("advance.not-now", "black.1"),
    ("advance.beyond", "gold.8"),
    ("points.too-few", "phase.11"),
    ("jump.not-white", "tokens.20"),
    ("jump.first", "use.13"),
    ("take.not-now", "brown.3"),
    ("take.not-shown", "brown.4"),
    ("plan.not-now", "red.1"),
    ("plan.run-out", "red.6"),
    ("plan.second-neutral", "red.4"),
    ("build.not-now", "green.1"),
    ("build.not-planned", "green.1"),
    ("build.no-room", "green.9"),
    ("lay.not-now", "green.1"),
    ("lay.same-turn", "green.12"),
    ("lay.over-water", "green.5"),
    ("lay.over-post", "green.7"),
    ("lay.over-tile", "green.6"),
    ("lay.no-post", "green.2"),
    ("lay.off-chain", "green.9"),
    ("buy.not-now", "yellow.1"),
    ("buy.not-shown", "yellow.4"),
    ("ship.not-now", "blue.9"),
    ("sail.not-now", "blue.3"),
    ("sail.no-frame", "map.12"),
    ("sail.starts-on-frame", "blue.1"),
    ("sail.not-water", "blue.4"),
    ("sail.occupied", "blue.6"),
    ("sail.too-far", "blue.4"),
    ("post.not-now", "blue.11"),
    ("done.not-now", "phase.10"),
    ("chance.other", "setup.13"),
    ("tile.gone", "map.1"),
    ("turn.forbidden", "map.5"),
    ("marker.gone", "setup.6"),
    ("token.gone", "use.4"),
    ("production.gone", "setup.9"),
    ("disc.placed", "setup.11"),
    ("tray.too-many", "tower.3"),
)
"""Code and rule paragraph of each reason."""
