"""The twenty-four progress tokens by name; what they are worth stands in components.toml.

Below each is where it works, a file of `questions/` or `scoring`; who owns it, and has not used it up, is
asked by `Player.owns`.
"""

from __future__ import annotations

from typing import Final

# phases.points_for: extra action points. The first six are for the colour of that number, then for pairs.
AP_RED_OR_BLUE: Final = 6
AP_BLACK_OR_BROWN: Final = 7
AP_GREEN_OR_YELLOW: Final = 8

SHIPS_8: Final = 9
"""reserve.Decision, offered by ships.PickShip and ships.Sail; once."""
STRONGER_PIRATES: Final = 10
"""pirates.strength_against."""
HALF_LOSS: Final = 11
"""pirates.loss."""
VICTORY_GOLD: Final = 12
"""pirates.attack."""
TWO_NEUTRALS: Final = 13
"""planning.Plan."""
RED_GREEN: Final = 14
"""special.colour_refusal."""
GOLD_3: Final = 15
"""reserve.Decision, at any decision; once, at the latest at the end of the game."""
GOLD_5: Final = 16
"""As GOLD_3."""
POST_GOLD: Final = 17
"""posts.Post."""
MORE_GOLD: Final = 18
"""gold.gold_for_cubes."""
JUMP: Final = 19
"""special.SpecialTrack."""
CUBE_POINTS: Final = 20
"""phases.Choose; once."""
POST_POINTS: Final = 21
"""scoring.token_points; so the next two."""
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
