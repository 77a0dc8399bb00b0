"""The view as named values for the page: what lies where, and what each answer would bring.

The page draws these and knows no rule; what may be done, and why not, comes with the choices. Everything lies
open in this game, so a page tells nothing that its viewer may not know.
"""

from __future__ import annotations

from typing import Literal

import msgspec

Colour = Literal["blue", "black", "red", "brown", "green", "yellow", "white"]
Good = Literal["cotton", "tobacco", "sugar", "coconut", "coffee"]
Stage = Literal[
    "set-up",
    "choose",
    "place-ship",
    "pick-ship",
    "sail",
    "post",
    "advance",
    "take",
    "plan",
    "build",
    "lay",
    "buy",
    "over",
]


class Piece(msgspec.Struct, frozen=True):
    """A tile on the map."""

    tile: str
    seat: int
    squares: list[int]


class Island(msgspec.Struct, frozen=True):
    """The state of an island."""

    free: int
    by: int
    """The seat that completed it, and took its chest; -1: nobody yet."""
    posts: list[int]
    """Per seat."""
    spaces: int
    """Trading-post spaces that are free."""
    pays: list[int]
    """Per seat: if it were completed in this round,"""
    pays_next: list[int]
    """or in the next."""


class Token(msgspec.Struct, frozen=True):
    """A progress token."""

    place: str
    """Empty: used, or a gap of the display."""
    token: str
    """Empty: a gap of the display."""
    used: bool
    worth: int
    """What it adds at the end, as things stand now: to its owner, or on display to the viewer."""


class Planned(msgspec.Struct, frozen=True):
    """Tiles of one kind beside a sheet."""

    place: str
    tile: str
    count: int


class Fate(msgspec.Struct, frozen=True):
    """The pirates' effect on a seat now."""

    strength: int
    short: int
    """Cannons that are missing."""
    loss: int
    """Points that would be lost."""


class Ship(msgspec.Struct, frozen=True):
    """A ship on the map."""

    place: str
    at: int
    """A square, or 576 + a frame space; -1: not placed yet."""


class AmerigoSeat(msgspec.Struct, frozen=True):
    """The public part of a seat."""

    place: str
    points: int
    total: int
    """If the game ended now."""
    ending: dict[str, int]
    """What the end would add, line by line."""
    gold: int
    cannons: int
    progress: int
    special: int
    posts: int
    """Not on the map yet."""
    chests: int
    chest_place: str
    """Empty: there is none."""
    ships: list[Ship]
    planned: list[Planned]
    villages: int
    """Not planned yet."""
    goods: list[int]
    production: list[int]
    tokens: list[Token]
    fate: Fate


class Supply(msgspec.Struct, frozen=True):
    """Tiles of one kind that the viewer could plan."""

    place: str
    """Empty: there is none."""
    tile: str
    count: int
    cost: int
    fits: int
    """Places where the viewer could lay one now."""


class Production(msgspec.Struct, frozen=True):
    """Production tokens of one good and cost on display."""

    place: str
    good: Good
    cost: int
    count: int
    worth: int
    """What one more brings the viewer at the end, with the goods they have."""


class Paid(msgspec.Struct, frozen=True):
    """The gains of completing an island."""

    points: int
    chest: bool
    trade: list[int]
    """Per seat."""


class Target(msgspec.Struct, frozen=True, array_like=True):
    """A place that a ship can reach. There may be hundreds: they travel without names."""

    at: int
    number: int
    steps: int
    gold: int
    start: int
    """Where the ship is, or the frame space on which it is placed for it."""


class Anchorage(msgspec.Struct, frozen=True):
    """A post that a ship in reach could establish."""

    at: int
    post: int
    island: int
    points: int
    discovery: int
    gold: int
    completes: Paid | None


class Reach(msgspec.Struct, frozen=True):
    """A place where one of the viewer's ships can go."""

    ship: int
    """1 or 2."""
    start: int
    """-1: it is placed now, on any frame space."""
    targets: list[Target]
    anchors: list[Anchorage]


class Spot(msgspec.Struct, frozen=True):
    """A place for a planned tile."""

    square: int
    turn: int
    points: int
    tile_points: int
    goods: list[Good]
    posts_lost: int
    completes: Paid | None


class Laying(msgspec.Struct, frozen=True):
    """A place where the viewer could lay a planned tile, if the points suffice."""

    tile: str
    cost: int
    gold: int
    """Needed beyond the action points."""
    itself: bool
    """Whether it goes to its only place without a question."""
    spots: list[Spot]


class Bin(msgspec.Struct, frozen=True):
    """A colour: its cubes, and its action for the viewer."""

    place: str
    colour: Colour
    lying: int
    stored: int
    inside: int
    points: int
    """The action points of the viewer, own tokens counted."""
    more: int
    """So many of them are due to tokens."""
    through: Literal["", "token", "white"]
    """What opens the action although no cube of its colour lies out."""
    useful: bool
    """Whether the viewer could do anything in it."""
    chance: int
    """In a hundred: that a cube of it comes out in the next drop."""


class Drop(msgspec.Struct, frozen=True):
    """The drop of the next phase."""

    colour: Colour
    count: int
    points: float
    """Action points to expect."""


class AmerigoPage(msgspec.Struct, frozen=True):
    """The table as the browser shows it."""

    round: int
    rounds: int
    colour: Colour | None
    """The phase; none in set-up."""
    stage: Stage
    action: Colour | None
    """The colour of the action that is performed."""
    points: int
    """Action points left."""
    ship: int
    """The ship that sails (1 or 2), or 0."""
    tile: str
    """The tile that is being laid, or empty."""
    sailed: list[int]
    """Ships that have finished."""
    multiplier: int
    next_multiplier: int
    """0: there is no next round."""
    bins: list[Bin]
    gold_instead: int
    next_drop: Drop | None
    strength: int
    hidden_markers: list[int]
    """Pirate markers face down, one of which is never seen."""
    turns: list[int]
    """The seats in the order of this phase."""
    turn: int
    """How many have had their turn."""
    order: list[int]
    """The seats as their discs lie: the order of the next phase."""
    pieces: list[Piece]
    goods_left: list[int]
    """Squares on which a commodity lies."""
    posts: list[int]
    """Per trading-post space: the seat whose post stands there, -1: free, -2: built over."""
    islands: list[Island]
    seats: list[AmerigoSeat]
    display: list[Token]
    production: list[Production]
    supply: list[Supply]
    reach: list[Reach]
    layings: list[Laying]
    chain: list[tuple[int, int]]
    """While the viewer builds: the squares of their chains, each with the next one on the way to a post."""


class Square(msgspec.Struct, frozen=True):
    """A square of the map: its number is its place in the list, row by row of the map's width."""

    place: str
    number: int
    """As pieces, ships and tiles name it: row × 24 + column."""
    island: int
    """-1: water."""
    good: Good | None
    post: int
    """The trading-post space here, or -1."""
    anchor: int
    """The trading-post space whose anchor is here, or -1."""


class Frame(msgspec.Struct, frozen=True):
    """A frame space: along which squares of which side (0 top, 1 right, 2 bottom, 3 left)."""

    place: str
    number: int
    """As ships name it: 576 + …"""
    side: int
    first: int
    length: int
    """0: a corner, at the beginning of its side, clockwise."""


class IslandSetup(msgspec.Struct, frozen=True):
    """An island as it was charted."""

    place: str
    letter: str
    squares: list[int]
    big: bool
    chest: bool


class PostSpace(msgspec.Struct, frozen=True):
    """A trading-post space and its anchor."""

    square: int
    anchor: int
    island: int


class TrackSpace(msgspec.Struct, frozen=True):
    """A space of a track."""

    place: str
    points: int
    """The points of the mark here; 0: no mark."""
    colour: Colour | None
    """The colour of the action that may be taken here through white."""
    token: bool
    """Whether a progress token is taken here."""


class Shape(msgspec.Struct, frozen=True):
    """A kind of tile: its squares in each turn that differs, as (down, right) from the first."""

    tile: str
    neutral: bool
    size: int
    turns: list[list[tuple[int, int]]]
    points: tuple[int, int]
    """On a small and on a big island."""


class AmerigoSetup(msgspec.Struct, frozen=True):
    """The map, the tracks and the tiles."""

    width: int
    height: int
    squares: list[Square]
    frames: list[Frame]
    islands: list[IslandSetup]
    posts: list[PostSpace]
    cannons: list[TrackSpace]
    progress: list[TrackSpace]
    special: list[TrackSpace]
    gold: int
    """The last space of the gold track."""
    shapes: list[Shape]
    multipliers: list[int]
    """The multipliers of the time, round by round."""
    trade: list[int]
    """Points by the number of posts, from 0 on."""
    discovery: int
    completion: int
