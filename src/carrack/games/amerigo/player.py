"""One player: tracks, points, ships, tiles and tokens."""

from __future__ import annotations

from typing import Annotated, ClassVar, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from carrack.core import tables
from carrack.core.fields import LARGEST, Cells, Lazy, Marks, Range
from carrack.games.amerigo import layout as at
from carrack.games.amerigo.components.tiles import NONE
from carrack.games.amerigo.map.geography import BERTHS
from carrack.games.amerigo.map.masks import SIDE

MOST_BITS: Final = 2**SIDE - 1
"""The largest number on a table: a row of squares, or a set of tokens, all marked."""


@final
@mypyc_attr(acyclic=True)
class Player(tables.Player):
    """The numbers of one seat."""

    points: Annotated[i64, Range(0, MOST_BITS, "points", below="points")] = 0
    cannons: Annotated[i64, Range(0, LARGEST, "a track", below="a track")] = 0
    gold: Annotated[i64, Range(0, LARGEST, "a track", below="a track")] = 0
    progress: Annotated[i64, Range(0, LARGEST, "a track", below="a track")] = 0
    special: Annotated[i64, Range(0, LARGEST, "a track", below="a track")] = 0
    posts_left: Annotated[i64, Range(0, LARGEST, "posts", below="posts")] = 0
    chests: Annotated[i64, Range(0, LARGEST, "chests", below="chests")] = 0
    owned: Annotated[i64, Range(0, MOST_BITS, "progress tokens", below="progress tokens")] = 0
    """One bit per progress token."""
    used: Annotated[i64, Range(0, MOST_BITS, "progress tokens", below="progress tokens")] = 0
    """Those of them that work once and have been used."""
    ship_1: Annotated[i64, Range(NONE, BERTHS - 1, "a ship", below="a ship")] = NONE
    """Where the ships are, NONE before they are placed."""
    ship_2: Annotated[i64, Range(NONE, BERTHS - 1, "a ship", below="a ship")] = NONE
    stock: Annotated[vec[i64], Cells(at.OWN_STOCK), Lazy]
    """Planned tiles, villages at home, production and commodity tokens: how many of each."""
    for_discovery: Annotated[i64, Range(0, MOST_BITS, "points", below="points")] = 0
    """Points by what they were scored for."""
    for_villages: Annotated[i64, Range(0, MOST_BITS, "points", below="points")] = 0
    for_neutrals: Annotated[i64, Range(0, MOST_BITS, "points", below="points")] = 0
    for_completion: Annotated[i64, Range(0, MOST_BITS, "points", below="points")] = 0
    for_trade: Annotated[i64, Range(0, MOST_BITS, "points", below="points")] = 0
    """The posts on islands that were completed."""
    for_overflow: Annotated[i64, Range(0, MOST_BITS, "points", below="points")] = 0
    """Gold beyond the track."""
    for_cubes: Annotated[i64, Range(0, MOST_BITS, "points", below="points")] = 0
    for_pirates: Annotated[i64, Range(-MOST_BITS, 0, "points", below="points")] = 0
    """Below zero: what they took."""
    unused: Annotated[i64, Range(0, 0, below="unused")] = 0
    """Nothing: stored positions have one number more."""

    def ship(self, ship: i64) -> i64:
        """Return where a ship is: a square, SQUARES + a frame space, or NONE."""
        return self.ship_1 if ship == 0 else self.ship_2

    def moor(self, ship: i64, berth: i64) -> None:
        """Put a ship there."""
        if ship == 0:
            self.ship_1 = berth
        else:
            self.ship_2 = berth

    def owns(self, token: i64) -> bool:
        """Return whether the seat has a progress token that still works."""
        return (self.owned & ~self.used) >> token & 1 == 1

    def score(self, points: i64) -> i64:
        """Score points at once, or lose some; nobody falls below zero (pirates.4). Return what it came to."""
        if self.points + points < 0:
            points = -self.points
        self.points += points
        return points

    def earned(self) -> list[int]:
        """Return the points of each source, in the order of SOURCE_NAMES."""
        return [
            int(self.for_discovery),
            int(self.for_villages),
            int(self.for_neutrals),
            int(self.for_completion),
            int(self.for_trade),
            int(self.for_overflow),
            int(self.for_cubes),
            int(self.for_pirates),
        ]

    # --- written by tools/fields.py ---

    FIELDS: ClassVar[Marks] = {
        "points": Range(0, MOST_BITS, "points", below="points"),
        "cannons": Range(0, LARGEST, "a track", below="a track"),
        "gold": Range(0, LARGEST, "a track", below="a track"),
        "progress": Range(0, LARGEST, "a track", below="a track"),
        "special": Range(0, LARGEST, "a track", below="a track"),
        "posts_left": Range(0, LARGEST, "posts", below="posts"),
        "chests": Range(0, LARGEST, "chests", below="chests"),
        "owned": Range(0, MOST_BITS, "progress tokens", below="progress tokens"),
        "used": Range(0, MOST_BITS, "progress tokens", below="progress tokens"),
        "ship_1": Range(NONE, BERTHS - 1, "a ship", below="a ship"),
        "ship_2": Range(NONE, BERTHS - 1, "a ship", below="a ship"),
        "stock": Cells(at.OWN_STOCK),
        "for_discovery": Range(0, MOST_BITS, "points", below="points"),
        "for_villages": Range(0, MOST_BITS, "points", below="points"),
        "for_neutrals": Range(0, MOST_BITS, "points", below="points"),
        "for_completion": Range(0, MOST_BITS, "points", below="points"),
        "for_trade": Range(0, MOST_BITS, "points", below="points"),
        "for_overflow": Range(0, MOST_BITS, "points", below="points"),
        "for_cubes": Range(0, MOST_BITS, "points", below="points"),
        "for_pirates": Range(-MOST_BITS, 0, "points", below="points"),
        "unused": Range(0, 0, below="unused"),
    }

    def __init__(self, stock: vec[i64]) -> None:
        self.stock = stock
        self.own_rows: i64 = 0

    @staticmethod
    def empty(seats: i64) -> vec[Player]:
        """Return one for each seat, with nothing."""
        made = vec[Player]()
        _: i64
        for _ in range(seats):
            made = append(made, Player(vec[i64]([0] * at.OWN_STOCK)))
        return made

    @staticmethod
    def copies(players: vec[Player]) -> vec[Player]:
        """Return an independent one of each."""
        made = players[:]
        i: i64
        for i in range(len(made)):
            made[i] = made[i].copy()
        return made

    def copy(self) -> Player:
        """Return an independent one."""
        self.own_rows = 0
        other = Player(self.stock)
        other.points = self.points
        other.cannons = self.cannons
        other.gold = self.gold
        other.progress = self.progress
        other.special = self.special
        other.posts_left = self.posts_left
        other.chests = self.chests
        other.owned = self.owned
        other.used = self.used
        other.ship_1 = self.ship_1
        other.ship_2 = self.ship_2
        other.for_discovery = self.for_discovery
        other.for_villages = self.for_villages
        other.for_neutrals = self.for_neutrals
        other.for_completion = self.for_completion
        other.for_trade = self.for_trade
        other.for_overflow = self.for_overflow
        other.for_cubes = self.for_cubes
        other.for_pirates = self.for_pirates
        other.unused = self.unused
        return other

    def stock_to_write(self) -> vec[i64]:
        """Return the row, no longer shared with copies."""
        if self.own_rows & 1 == 0:
            self.stock = self.stock[:]
            self.own_rows |= 1
        return self.stock

    # --- end of what is written ---
