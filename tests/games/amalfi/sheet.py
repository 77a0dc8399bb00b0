"""Offsets of a seat's numbers in its row, and of its sets in theirs: for tests that lay or read rows."""

from __future__ import annotations

from typing import Final

from carrack.core.fields import Bits, Cells
from carrack.games.amalfi.player import Player

BREAD: Final = 0
BAY: Final = 1
PORT: Final = 2
HOLDS: Final = 3
YARD: Final = 8
LIGHTS: Final = 9
"""Lighthouses not erected yet."""
PASSED: Final = 10
IMMEDIATES: Final = 11
ARTS_OWNED: Final = 12
"""Books, paintings, monuments."""
TILES_OWNED: Final = 15
HAND: Final = 16
DOCKED: Final = 17
TITLES_SCORED: Final = 18
PACK: Final = 19
DEALT_ENDS: Final = 20
"""End-game cards dealt to this seat for the starting hands, and others."""
DEALT_OTHERS: Final = 21
P_ARTWORKS: Final = 22
P_DISCOVERIES: Final = 23
P_TITLES: Final = 24
P_DECREES: Final = 25
P_CHARACTERS: Final = 26
P_END_GAME: Final = 27
P_OTHER: Final = 28
P_HUNGER: Final = 29
"""Points lost."""
FIELD_AT: Final = [
    name
    for name, mark in Player.FIELDS.items()
    if not isinstance(mark, Bits)
    for _ in range(mark.size if isinstance(mark, Cells) else 1)
]
"""The field behind each offset."""
M_END_GAMES: Final = 0
M_PERMANENTS: Final = 1
M_ACTIVE: Final = 2
"""Permanent effects that work: those invited before this action."""
M_ENGAGEABLES: Final = 3
M_ENGAGED: Final = 4
MASKS: Final = 5
