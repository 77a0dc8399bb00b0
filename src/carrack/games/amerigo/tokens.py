"""The twenty-four progress tokens by name; what they are worth stands in components.toml."""

from __future__ import annotations

from typing import Final

# Extra action points: the first six are for the colour of that number, then three for two colours each.
AP_RED_OR_BLUE: Final = 6
AP_BLACK_OR_BROWN: Final = 7
AP_GREEN_OR_YELLOW: Final = 8

SHIPS_8: Final = 9
STRONGER_PIRATES: Final = 10
HALF_LOSS: Final = 11
VICTORY_GOLD: Final = 12
TWO_NEUTRALS: Final = 13
RED_GREEN: Final = 14
GOLD_3: Final = 15
GOLD_5: Final = 16
POST_GOLD: Final = 17
MORE_GOLD: Final = 18
JUMP: Final = 19
CUBE_POINTS: Final = 20
POST_POINTS: Final = 21
SEVEN_POINTS: Final = 22
GOLD_AGAIN: Final = 23
TOKENS: Final = 24

TOKEN_NAMES: Final = (
    "ap-blue",
    "ap-black",
    "ap-red",
    "ap-brown",
    "ap-green",
    "ap-yellow",
    "ap-red-blue",
    "ap-black-brown",
    "ap-green-yellow",
    "ships-8",
    "stronger-pirates",
    "half-loss",
    "victory-gold",
    "two-neutrals",
    "red-green",
    "gold-3",
    "gold-5",
    "post-gold",
    "more-gold",
    "jump",
    "cube-points",
    "post-points",
    "seven-points",
    "gold-again",
)
