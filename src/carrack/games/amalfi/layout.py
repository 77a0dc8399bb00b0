"""Layout: how many there are of everything, and where each number of a table stands."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from carrack.games.amalfi.language import END_GAME, ENGAGEABLE, IMMEDIATE, PERMANENT

FEWEST_SEATS: Final = 1
MOST_SEATS: Final = 4
NONE: Final = -1
PERIODS: Final = 4

PUBLIC: Final = 12
EVOLVING: Final = 3
FIRST_EVOLVING: Final = 12
FIRST_TILE: Final = 15
"""Destinations: the public ones, the evolving ones, the tiles."""
TILES: Final = 30
DESTINATIONS: Final = 45
ARTWORKS: Final = 45
CHARACTERS: Final = 75
FIRST_IMMEDIATE: Final = 15
FIRST_PERMANENT: Final = 35
FIRST_ENGAGEABLE: Final = 55
END_GAMES: Final = 15
PERMANENTS: Final = 20
ENGAGEABLES: Final = 20
DECREES: Final = 10
TITLES: Final = 16
DARK_TITLES: Final = 6
TITLES_IN_PLAY: Final = 3
PACKS: Final = 6
SHIPYARD: Final = 6
LIGHTHOUSES: Final = 6
RIVAL_SHIPS: Final = 10

# Where a card or tile is.
IN_DECK: Final = 0
IN_ROW: Final = 1
DISCARDED: Final = 2
COVERING: Final = 3
"""A tile on an evolving destination."""
HELD: Final = 4
"""Plus the seat: in that hand."""
OWNED: Final = 8
"""Plus the seat: acquired, discovered, invited."""
DEALT: Final = 12
"""Dealt for the starting hands, not yet kept; `dealt` says to whom."""
HIDDEN: Final = 13
"""In a view: the viewer does not know."""

# What everybody knows of a character's past (`shown`), besides 1 + the seat whose starting hand had it.
NEVER_SHOWN: Final = 0
FROM_DECK: Final = 5

# `dealt`: 1 + pack × 8 + the round in which it was taken (0: left over).
DEALT_ROUNDS: Final = 8

# The board: rows from the left (1 + what lies there), decrees, titles with their cubes, covering tiles.
WORKSHOP_AT: Final = 0
ATLAS_AT: Final = 5
COUNCIL_AT: Final = 10
ROW_SIZE: Final = 5
COUNCIL_SIZE: Final = 4
DECREES_AT: Final = 14
TITLES_AT: Final = 18
CUBES_AT: Final = 21
COVERS_AT: Final = 33
BOARD: Final = 36

# What a seat's points were scored for.
PART_NAMES: Final = (
    "artworks",
    "discoveries",
    "titles",
    "decrees",
    "characters",
    "end-game",
    "other",
    "hunger",
)

# Each seat's modifiers: the sums of its permanent effects (see `modifiers.py`).
WORTH: Final = 0
"""A ship from each hold, and from the bay."""
STORE: Final = 6
FEED: Final = 7
KEEPER: Final = 8
OFF: Final = 9
"""Discount, by kind of purchase."""
WITH: Final = 18
"""Set of resources, by kind of purchase."""
CLAIM: Final = 27
"""More of it for titles, by the nouns of CLAIMS."""
ROW_FREE: Final = 32
"""No extra for the places of a row, by row."""
LAUNCH: Final = 35
"""Ships that are built go to the bay."""
CRUMBS: Final = 36
"""The bread that each payment in resources may contain."""
AGAIN: Final = 37
"""A lighthouse may be used so many times more."""
ADMIT_BESIDE: Final = 38
"""1 + the fee for docking beside a ship; 0: not allowed."""
ADMIT_ABROAD: Final = 39
"""1 + the fee for docking at a tile of another seat; 0: not allowed."""
MODIFIERS: Final = 40

# Who stands on a dock or a slot: 0 nobody, 1 + seat, or the rival.
RIVAL_MARK: Final = 5

# How starting hands are made.
BY_PACKS: Final = 0
BLIND: Final = 1
SELECTION: Final = 2
DRAFT: Final = 3
SCORE_DRAFT: Final = 4
HANDS_NAMES: Final = ("packs", "blind", "selection", "draft", "score-draft")

NAPLES: Final = 0
GENOA: Final = 1
NO_RIVAL: Final = 2
"""Not chosen yet."""
RIVALS: Final = 2
RIVAL_NAMES: Final = ("naples", "genoa", "choose")

END_SCORE: Final = 4
"""Numbers of an end-game character's score: noun, every, points, at most."""
SCORES_AT_MOST: Final = 3

# Phases: what the actor is asked.
NAME_FIRST: Final = 0
DRAW_DECREE: Final = 1
DRAW_TITLE: Final = 2
DRAW_TILE: Final = 3
DRAW_ARTWORK: Final = 4
DRAW_CHARACTER: Final = 5
DEALING: Final = 6
PICK_PACK: Final = 7
KEEPING: Final = 8
DRAFTING: Final = 9
TURN: Final = 10
PAYING: Final = 11
SENDING: Final = 12
TAKING: Final = 13
ERECTING: Final = 14
STRAIGHTENING: Final = 15
ORDERING: Final = 16
LIGHTHOUSE: Final = 17
GRANTED: Final = 18
NO_LIGHTHOUSE: Final = 19
FEED_NOW: Final = 20
DECREE_NEXT: Final = 21
PICK_RIVAL: Final = 22
BEAMING: Final = 23
FINISHED: Final = 24
RUN: Final = 25
"""Nobody is asked: the top of the stack follows at once."""

# Main actions, for the rival's answer.
A_NAVIGATION: Final = 0
A_ACQUISITION: Final = 1
A_DISCOVERY: Final = 2
A_INVITATION: Final = 3
A_ENGAGEMENT: Final = 4
A_CONSTRUCTION: Final = 5

ITEM: Final = 5
"""Numbers of a clause on the stack: seat, verb and three arguments."""
FIRST_STACK: Final = 32
CLAUSE: Final = 4

# A dock may hold two ships (invite.16): who came first in the low bits, who came second in the high ones.
FIRST_BERTH: Final = 15
SECOND_BERTH: Final = 4
"""Bits to shift by."""


def type_of(character: i64) -> i64:
    """End-game, immediate, permanent or engageable."""
    if character < FIRST_IMMEDIATE:
        return END_GAME
    if character < FIRST_PERMANENT:
        return IMMEDIATE
    return PERMANENT if character < FIRST_ENGAGEABLE else ENGAGEABLE
