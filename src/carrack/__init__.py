"""Carrack: board games of the age of sail, to play with friends or bots, or from Python.

>>> import carrack
>>> state = carrack.game("amerigo-cards").new(seats=3)
>>> state.actor == carrack.CHANCE
True
"""

import os

if os.environ.get("CARRACK_PURE"):
    from carrack._pure import prefer_source

    prefer_source(__path__)

from carrack.core import playout
from carrack.core.api import CHANCE, ONLOOKER, OVER, Game, State, View
from carrack.core.chance import Rng
from carrack.core.verdicts import Illegal, Malformed, Refusal
from carrack.games import describe, game, ids

__version__ = "0.1.0"
COMPILED = not playout.__file__.endswith(".py")
"""Whether the rules run compiled; the same rules run uncompiled, about ten times slower."""

__all__ = [
    "CHANCE",
    "COMPILED",
    "ONLOOKER",
    "OVER",
    "Game",
    "Illegal",
    "Malformed",
    "Refusal",
    "Rng",
    "State",
    "View",
    "describe",
    "game",
    "ids",
]
