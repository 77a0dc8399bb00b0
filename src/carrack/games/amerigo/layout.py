"""Layout: how many there are of everything, and where each number of a table stands."""

from __future__ import annotations

from typing import Final

FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 4
ROUNDS: Final = 5

MOST_DRAWS: Final = 32
"""Chance never has more numbers to draw from at once."""
FRAMES: Final = 16
"""Frame spaces of the largest map. A ship is on a square, or on SQUARES + a frame space."""
PLACES: Final = 16
TURN_NAMES: Final = ("north", "east", "south", "west")

COLOURS: Final = 7
BLUE: Final = 0
BLACK: Final = 1
RED: Final = 2
BROWN: Final = 3
GREEN: Final = 4
YELLOW: Final = 5
WHITE: Final = 6
COLOUR_NAMES: Final = ("blue", "black", "red", "brown", "green", "yellow", "white")
MOST_CUBES: Final = 7

GOODS: Final = 5
GOOD_NAMES: Final = ("cotton", "tobacco", "sugar", "coconut", "coffee")
COSTS: Final = 3
"""Production tokens cost 2, 3 or 4; a kind of token is good × COSTS + (cost - CHEAPEST)."""
CHEAPEST: Final = 2
KINDS: Final = 15

NEUTRALS: Final = 8
VILLAGES: Final = 6
"""Villages have the first six shapes of the neutral tiles."""
SHAPES: Final = 14
"""A tile's kind: a neutral shape, or NEUTRALS + a village shape."""
SHAPE_NAMES: Final = ("single", "domino", "i3", "l3", "i4", "square", "u5", "block")

PIECE_CODES: Final = 256
"""How a tile on the map is told apart: 1 + (seat × SHAPES + kind) × turns + turn is less."""
MOST_ISLANDS: Final = 48
"""Each island has a trading-post space; sixteen tiles have three each."""
MOST_LAYINGS: Final = 10
"""How often a map without a big island is laid again, the first time included."""

MARKER_VALUES: Final = 5
"""Pirate markers show 0 to 4."""
DISPLAY: Final = 8
HALF_DISPLAY: Final = 4
"""Spaces of the progress area: the left half, then the right."""
BAG: Final = 8
"""After the display, per progress token: 1 if it is not drawn yet."""

# Row masks: free land, neutral tiles, then each seat's villages and posts.
FREE: Final = 0
NEUTRAL: Final = 24
FIRST_SEAT_MASK: Final = 48
SEAT_MASKS: Final = 48
POST_MASK: Final = 24
"""A seat's posts, after its villages."""

# Rows of cubes, one count per colour.
INSIDE: Final = 0
STORED: Final = 7
LYING: Final = 14
"""In the action space."""
DROPPED: Final = 21
"""On the way through the tower."""
CUBE_ROWS: Final = 28

# What all share: tiles, production tokens in the bag and on display, pirate markers face down.
SUPPLY: Final = 0
PRODUCTION_BAG: Final = 8
PRODUCTION_SHOWN: Final = 23
MARKERS: Final = 38
STOCK: Final = 43

# What a seat has of each kind: tiles beside its sheet, villages at home, tokens.
PLANNED: Final = 0
"""Per kind of tile."""
AT_HOME: Final = 14
"""Village tiles not planned yet, per shape."""
OWN_PRODUCTION: Final = 20
"""Production tokens per good, the printed one included."""
COMMODITIES: Final = 25
"""Commodity tokens per good."""
OWN_STOCK: Final = 30
SHIPS: Final = 2

SOURCE_NAMES: Final = (
    "discovery",
    "villages",
    "neutrals",
    "completion",
    "trade",
    "overflow",
    "cubes",
    "pirates",
)
"""Where points come from, while the game goes on."""

# Phases: what the actor is asked (see questions/contents.py).
DRAW_TILE: Final = 0
DRAW_TURN: Final = 1
DRAW_MARKER: Final = 2
DRAW_TOKEN: Final = 3
DRAW_PRODUCTION: Final = 4
DRAW_DISC: Final = 5
DRAW_CUBES: Final = 6
CHOOSING: Final = 7
PLACING: Final = 8
PICKING: Final = 9
SAILING: Final = 10
POSTING: Final = 11
ADVANCING: Final = 12
TAKING: Final = 13
PLANNING: Final = 14
BUILDING: Final = 15
LAYING: Final = 16
BUYING: Final = 17
FINISHED: Final = 18

# In between: nobody is asked, the next thing follows at once.
DRAWN: Final = 19
NEXT_DROP: Final = 20
NEXT_COLOUR: Final = 21
NEXT_TURN: Final = 22
ROUND_ENDS: Final = 23
PHASES: Final = 24
