"""Maps to look at, and a game's worth of tower drops."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64

import carrack.games.amerigo
from carrack.core.chance import Rng, pick_weighted
from carrack.core.components import Components, load
from carrack.games.amerigo.components.designs import Square
from carrack.games.amerigo.components.schema import Schema, tiles_of, tower_of
from carrack.games.amerigo.components.tiles import NONE
from carrack.games.amerigo.map.charting import next_place, tiles_into, turns_into
from carrack.games.amerigo.map.geography import Geography, chart
from carrack.games.amerigo.map.masks import SIDE
from carrack.games.amerigo.tower import COLOURS, CUBES, OUTCOMES

FILE = Path(carrack.games.amerigo.__file__).with_name("components.toml")


def components(owner_file: str = "") -> Components:
    return load(FILE, Schema, owner_file, "mine.toml")


COMPONENTS = components()
DESIGNS: list[str] = COMPONENTS.values["tiles"]
TILES = tiles_of(COMPONENTS)
TOWER = tower_of(COMPONENTS)
SEATS = (2, 3, 4)


@dataclass
class Laid:
    """A map that is being laid, and how many numbers chance has named for it."""

    seats: int
    tile_at: vec[i64]
    turn_at: vec[i64]
    numbers: int = 0

    def land(self) -> set[Square]:
        return squares(TILES.land_rows(self.seats, self.tile_at, self.turn_at))

    def geography(self) -> Geography:
        return chart(TILES, self.seats, self.tile_at, self.turn_at)


Chooser = Callable[[Laid, list[int]], int]


def lay(seats: int, rng: Rng, choose_turn: Chooser | None = None) -> Laid:
    """Lay a whole map: by chance, or with somebody else to choose the turns."""
    laid = Laid(seats, vec[i64]([NONE] * 16), vec[i64]([NONE] * 16))
    row = vec[i64]([0] * 16)
    while (place := next_place(seats, laid.turn_at)) != NONE:
        n = tiles_into(laid.tile_at, row)
        laid.tile_at[place] = row[rng.below(n)]
        n = turns_into(TILES, seats, laid.tile_at, laid.turn_at, row)
        assert n > 0, "no turn fits"
        turns = [int(row[i]) for i in range(n)]
        laid.turn_at[place] = choose_turn(laid, turns) if choose_turn else turns[int(rng.below(n))]
        laid.numbers += 2
    return laid


@cache
def laid_by(seats: int, seed: int) -> Laid:
    """The map of this seed; many tests look at the same ones."""
    return lay(seats, Rng(seed, seats))


@cache
def geography_of(seats: int, seed: int) -> Geography:
    return laid_by(seats, seed).geography()


def squares(rows: vec[i64], part: int = 0) -> set[Square]:
    """The squares of 24 masks as (row, column)."""
    return {
        (row, column)
        for row in range(SIDE)
        for column in range(SIDE)
        if int(rows[part * SIDE + row]) >> column & 1
    }


def number(square: Square) -> int:
    return square[0] * SIDE + square[1]


def place(square: i64) -> Square:
    return divmod(int(square), SIDE)


@dataclass
class Drop:
    """One phase of rough play."""

    colour: int
    dropped: int
    storage: list[int]
    """Per colour, before the drop: what was seen of it since it was dropped itself."""
    out: list[int]


@dataclass
class Play:
    """A game's worth of drops."""

    inside: int
    """Cubes that stayed in the set-up."""
    drops: list[Drop]


def drop(rng: Rng, dropped: list[int], inside: list[int]) -> list[int]:
    """Drop cubes; how many of each colour come out. What stays goes to `inside`."""
    row = vec[i64]([0] * OUTCOMES)
    out = []
    for colour in range(COLOURS):
        n = TOWER.weights_into(sum(dropped), dropped[colour], inside[colour], row)
        out.append(int(pick_weighted(row, n, rng)))
        inside[colour] += dropped[colour] - out[colour]
    return out


def rough_play(seed: int, rounds: int = 5) -> Play:
    """Every phase drops what is stored of its colour; what comes out is stored after the phase."""
    rng = Rng(seed)
    inside = [0] * COLOURS
    storage = drop(rng, [CUBES] * COLOURS, inside)
    play = Play(sum(inside), [])
    for colour in list(range(COLOURS)) * rounds:
        dropped = [storage[colour] if each == colour else 0 for each in range(COLOURS)]
        before = storage[:]
        out = drop(rng, dropped, inside) if dropped[colour] else [0] * COLOURS
        storage = [had - gone + came for had, gone, came in zip(storage, dropped, out, strict=True)]
        play.drops.append(Drop(colour, dropped[colour], before, out))
        assert [a + b for a, b in zip(storage, inside, strict=True)] == [CUBES] * COLOURS
    return play
