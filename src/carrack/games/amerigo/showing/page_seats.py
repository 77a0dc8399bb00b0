"""The public part of a seat, for the page."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from mypy_extensions import i64

from carrack.core.places import place
from carrack.games.amerigo import layout as at
from carrack.games.amerigo.questions.pirates import loss, strength_against
from carrack.games.amerigo.scoring import final_lines, final_points, total
from carrack.games.amerigo.showing.page import AmerigoSeat, Fate, Planned, Ship, Token
from carrack.games.amerigo.showing.page_names import REMEMBERED, TILES
from carrack.games.amerigo.table import Table
from carrack.games.amerigo.tokens import TOKEN_NAMES, TOKENS

NO_WORTH: Final = [0] * TOKENS
Owned = tuple[int, bool, int]
"""A progress token of a seat: its number, whether it is used, and its worth."""


def seat(table: Table, seat: i64) -> AmerigoSeat:
    """Return the public part of a seat."""
    me = table.player[seat]
    strength = strength_against(table, seat)
    short = strength - me.cannons
    lost = loss(table, seat)
    worth = worths(table, int(seat)) if me.owned else NO_WORTH
    return _seat_with(
        int(seat),
        int(me.points),
        int(total(table, seat)),
        tuple([(name, int(points)) for name, points in final_lines(table, seat)]),
        int(me.gold),
        int(me.cannons),
        int(me.progress),
        int(me.special),
        int(me.posts_left),
        int(me.chests),
        int(me.ship_1),
        int(me.ship_2),
        tuple([int(count) for count in me.stock]),
        tuple(
            [
                (token, bool(me.used >> token & 1), worth[token])
                for token in range(TOKENS)
                if me.owned >> token & 1
            ]
        ),
        Fate(int(strength), int(short) if short > 0 else 0, int(lost if lost < me.points else me.points)),
    )


@lru_cache(REMEMBERED)
def _seat_with(
    seat: int,
    points: int,
    total: int,
    ending: tuple[tuple[str, int], ...],
    gold: int,
    cannons: int,
    progress: int,
    special: int,
    posts: int,
    chests: int,
    ship_1: int,
    ship_2: int,
    stock: tuple[int, ...],
    tokens: tuple[Owned, ...],
    fate: Fate,
) -> AmerigoSeat:
    return AmerigoSeat(
        place=place("seat", seat=seat),
        points=points,
        total=total,
        ending=dict(ending),
        gold=gold,
        cannons=cannons,
        progress=progress,
        special=special,
        posts=posts,
        chests=chests,
        chest_place=place("chest", seat=seat) if chests else "",
        ships=[Ship(place("ship", "1", seat), ship_1), Ship(place("ship", "2", seat), ship_2)],
        planned=_planned(seat, stock[at.PLANNED : at.PLANNED + at.SHAPES]),
        villages=sum(stock[at.AT_HOME : at.AT_HOME + at.VILLAGES]),
        goods=list(stock[at.COMMODITIES : at.COMMODITIES + at.GOODS]),
        production=list(stock[at.OWN_PRODUCTION : at.OWN_PRODUCTION + at.GOODS]),
        tokens=[_token(seat, token, used, worth) for token, used, worth in tokens],
        fate=fate,
    )


@lru_cache(REMEMBERED)
def _planned(seat: int, counts: tuple[int, ...]) -> list[Planned]:
    return [
        Planned(place("plan", TILES[tile], seat), TILES[tile], count)
        for tile, count in enumerate(counts)
        if count
    ]


@lru_cache(REMEMBERED)
def _token(seat: int, token: int, used: bool, worth: int) -> Token:
    name = TOKEN_NAMES[token]
    return Token("" if used else place("token", name, seat), name, used, worth)


def worths(table: Table, seat: int) -> list[int]:
    """Return for every token what it adds to a seat's points at the end, if the seat has it, or takes it."""
    if seat < 0:
        return NO_WORTH
    then = table.copy()
    me = then.player[seat]
    owned = me.owned
    one: i64 = 1
    found = []
    token: i64
    for token in range(TOKENS):
        me.owned = owned | one << token
        with_it = final_points(then, seat)
        me.owned = owned & ~(one << token)
        found.append(int(with_it - final_points(then, seat)))
    return found
