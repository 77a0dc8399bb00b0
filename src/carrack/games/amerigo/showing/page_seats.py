"""The public part of a seat, for the page."""

from __future__ import annotations

import msgspec

from carrack.core.places import place
from carrack.games.amerigo import layout as at
from carrack.games.amerigo.choices import tile_name
from carrack.games.amerigo.questions.pirates import loss, strength_against
from carrack.games.amerigo.scoring import final_lines
from carrack.games.amerigo.table import Table
from carrack.games.amerigo.tokens import TOKEN_NAMES, TOKENS


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


def seat(table: Table, seat: int, total: int) -> AmerigoSeat:
    me = table.player[seat]
    owned, used = int(me.owned), int(me.used)
    strength = int(strength_against(table, seat))
    return AmerigoSeat(
        place=place("seat", seat=seat),
        points=int(me.points),
        total=total,
        ending={name: int(points) for name, points in final_lines(table, seat)},
        gold=int(me.gold),
        cannons=int(me.cannons),
        progress=int(me.progress),
        special=int(me.special),
        posts=int(me.posts_left),
        chests=int(me.chests),
        chest_place=place("chest", seat=seat) if me.chests else "",
        ships=[Ship(place("ship", str(ship + 1), seat), int(me.ship(ship))) for ship in range(at.SHIPS)],
        planned=[
            Planned(place("plan", tile_name(tile), seat), tile_name(tile), int(me.stock[at.PLANNED + tile]))
            for tile in range(at.SHAPES)
            if me.stock[at.PLANNED + tile]
        ],
        villages=sum(int(me.stock[at.AT_HOME + shape]) for shape in range(at.VILLAGES)),
        goods=[int(me.stock[at.COMMODITIES + good]) for good in range(at.GOODS)],
        production=[int(me.stock[at.OWN_PRODUCTION + good]) for good in range(at.GOODS)],
        tokens=[
            _token(table, token, bool(used >> token & 1), seat)
            for token in range(TOKENS)
            if owned >> token & 1
        ],
        fate=Fate(strength, max(0, strength - int(me.cannons)), min(int(loss(table, seat)), int(me.points))),
    )


def worth(table: Table, seat: int, token: int) -> int:
    """Return what a token that a seat has, or would take, adds to its points at the end."""
    if seat < 0:
        return 0
    with_it, without = table.copy(), table.copy()
    with_it.player[seat].owned |= 1 << token
    without.player[seat].owned &= ~(1 << token)
    return _at_the_end(with_it, seat) - _at_the_end(without, seat)


def _at_the_end(table: Table, seat: int) -> int:
    return sum(int(points) for _, points in final_lines(table, seat))


def _token(table: Table, token: int, used: bool, seat: int) -> Token:
    name = TOKEN_NAMES[token]
    return Token("" if used else place("token", name, seat), name, used, worth(table, seat, token))
