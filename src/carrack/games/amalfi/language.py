"""The words of the effect language as numbers: what can happen, what can be counted, what sets off effects.

A clause is four numbers: a verb and three arguments (`components/clauses.py` makes them from the component
file). Verbs from `PAYMENT` on are the rules' own: no card has them.
"""

from __future__ import annotations

from typing import Final

RESOURCES: Final = 5
RESOURCE_NAMES: Final = ("spices", "wood", "wine", "gems", "fabric")
ANY_HOLD: Final = 5
"""Beyond the five holds: whoever sends a ship chooses. Only SEND has it, as its argument."""
SUPPLY_HOLD: Final = 5
"""Beyond the five holds: the bay, from which an emergency ship comes. Only the row of what ships are worth
has it, so it never meets ANY_HOLD."""
ALL_HOLDS: Final = 31
BREAD_PRICE: Final = 32
"""In a set of resources: the price is paid in bread."""

# --- clauses that happen -------------------------------------------------------------------------------

SEND: Final = 0
"""hold, count"""
TAKE: Final = 1
"""count"""
ERECT: Final = 2
"""count"""
STRAIGHTEN: Final = 3
"""count"""
GAIN_BREAD: Final = 4
"""count, noun + 1 (0: once), at most"""
GAIN_POINTS: Final = 5
"""count, noun + 1 (0: once), at most"""
DISCARD: Final = 6
"""row"""
RECALL: Final = 7
"""count"""
BUILD: Final = 8
"""count, 1 if to the bay"""
GRANT: Final = 9
"""what (GRANT_NAMES), set of kinds and permissions, discount and bread (see `offer`)"""
DECREE_NOW: Final = 10
"""at most"""
BEAM: Final = 11
"""count"""
GRANT_PER: Final = 12
"""what, noun, at most: a grant that is cheaper by as many as are counted"""

# --- what only the rules put on the stack --------------------------------------------------------------

PAYMENT: Final = 13
"""due, set of resources, bread that may stand for resources"""
OWN_ARTWORK: Final = 14
OWN_TILE: Final = 15
OWN_CHARACTER: Final = 16
TURN_CHARACTER: Final = 17
"""An engaged character is turned."""
REFILL: Final = 18
"""row"""
USE_LIGHTHOUSE: Final = 19
"""destination, uses before this one"""
ORDER: Final = 20
"""destination: its character before or after the rest, or none; its bread is not paid yet"""
VISIT_OVER: Final = 21
END_ACTION: Final = 22
RIVAL: Final = 23
NEXT_TURN: Final = 24
DRAW_DECREES: Final = 25
DRAW_TITLES: Final = 26
DRAW_FIRST: Final = 27
HANDS: Final = 28
DEAL: Final = 29
CHOOSE: Final = 30
"""The starting hands are chosen: packs, kept cards, drafts."""
BEGIN_PERIOD: Final = 31
FEEDING: Final = 32
"""the seat counted from the Wind Rose on, bread it has paid"""
BEFORE_DECREE: Final = 33
DECREE: Final = 34
END_PERIOD: Final = 35
FINISH: Final = 36
TELL_EFFECT: Final = 37
"""character: a permanent effect works now"""
CHOOSE_RIVAL: Final = 38
VERBS: Final = 39

# --- purchases: kinds of things that can be bought ---------------------------------------------------------

BOOK: Final = 0
PAINTING: Final = 1
MONUMENT: Final = 2
ART_NAMES: Final = ("book", "painting", "monument")
ARTS: Final = 3
DISCOVERY: Final = 3
CHARACTER: Final = 4
"""Plus the type of character."""
CONSTRUCTION: Final = 8
PURCHASES: Final = 9

END_GAME: Final = 0
IMMEDIATE: Final = 1
PERMANENT: Final = 2
ENGAGEABLE: Final = 3
TYPE_NAMES: Final = ("end-game", "immediate", "permanent", "engageable")
TYPES: Final = 4

GRANT_ACQUIRE: Final = 0
GRANT_DISCOVER: Final = 1
GRANT_INVITE: Final = 2
GRANT_CONSTRUCT: Final = 3
GRANT_NAVIGATE: Final = 4
GRANT_REVISIT: Final = 5
GRANT_UNDOCK: Final = 6
GRANT_NAMES: Final = ("acquire", "discover", "invite", "construct", "navigate", "revisit", "undock")

# In a grant's set of kinds, above the purchases: what it permits.
FROM_COUNCIL: Final = 1 << 9
NOT_FROM_HAND: Final = 1 << 10
AT_OCCUPIED: Final = 1 << 11
AT_FOREIGN: Final = 1 << 12
AT_FREE: Final = 1 << 13
AT_PUBLIC: Final = 1 << 14
PERMISSIONS: Final = 15
BREAD_SHIFT: Final = 8
"""An offer is a discount, and above these bits the bread that may stand for resources."""

# --- what sets off permanent effects: the purchases, and ---------------------------------------------------

ON_ENGAGE: Final = 9
ON_ERECT: Final = 10
ON_PUBLIC: Final = 11
ON_PRIVATE: Final = 12
ON_TAKE: Final = 13
ON_LIGHTHOUSE: Final = 14
ON_PASS: Final = 15
ON_PERIOD: Final = 16
TRIGGERS: Final = 17

# --- rows of the board ---------------------------------------------------------------------------------

WORKSHOP: Final = 0
ATLAS: Final = 1
COUNCIL: Final = 2
ROW_NAMES: Final = ("workshop", "atlas", "council")

# --- what can be counted -------------------------------------------------------------------------------

NOUNS: Final = (
    "books",
    "paintings",
    "monuments",
    "artworks",
    "most-artworks",
    "second-artworks",
    "sets",
    "pairs",
    "tiles",
    "lighthouses",
    "away-lighthouses",
    "built",
    "fleet",
    "docked",
    "own-docks",
    "ships-in-holds",
    "holds",
    "characters",
    "end-games",
    "immediates",
    "permanents",
    "engageables",
    "character-types",
    "titles",
    "bread",
    "hand",
    "others-artworks",
    "others-tiles",
    "others-lighthouses",
    "others-characters",
)
N_ARTWORKS: Final = 3
N_MOST: Final = 4
N_SECOND: Final = 5
N_SETS: Final = 6
N_PAIRS: Final = 7
N_TILES: Final = 8
N_LIGHTHOUSES: Final = 9
N_AWAY: Final = 10
N_BUILT: Final = 11
N_FLEET: Final = 12
N_DOCKED: Final = 13
N_OWN_DOCKS: Final = 14
N_IN_HOLDS: Final = 15
N_HOLDS: Final = 16
N_CHARACTERS: Final = 17
N_END_GAMES: Final = 18
"""The four types in their order."""
N_TYPES: Final = 22
N_TITLES: Final = 23
N_BREAD: Final = 24
N_HAND: Final = 25
N_OTHERS: Final = 26
"""The most that one other seat has, in the order of OTHERS."""
OTHERS: Final = (N_ARTWORKS, N_TILES, N_LIGHTHOUSES, N_CHARACTERS)
CLAIMS: Final = (N_ARTWORKS, N_TILES, N_LIGHTHOUSES, N_FLEET, N_CHARACTERS)
"""What permanent effects may claim for titles."""
