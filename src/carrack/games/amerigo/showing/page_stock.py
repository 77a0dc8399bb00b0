"""The stock: progress tokens and production tokens on display, tiles to plan."""

from __future__ import annotations

from functools import lru_cache

from mypy_extensions import i64

from carrack.core.places import place
from carrack.games.amerigo import layout as at
from carrack.games.amerigo.choices import production_name
from carrack.games.amerigo.components.tiles import NONE
from carrack.games.amerigo.judging import gains
from carrack.games.amerigo.questions.planning import cost
from carrack.games.amerigo.showing.page import Production, Supply, Token
from carrack.games.amerigo.showing.page_names import GOODS, REMEMBERED, TILES
from carrack.games.amerigo.showing.page_seats import worths
from carrack.games.amerigo.table import Table
from carrack.games.amerigo.tokens import TOKEN_NAMES


def display(table: Table, viewer: int) -> list[Token]:
    """Return the tokens on display, each with what it would add for the viewer."""
    worth = worths(table, viewer)
    shown = [int(table.tokens[space]) for space in range(at.DISPLAY)]
    return [_displayed(token, worth[token] if token != NONE else 0) for token in shown]


@lru_cache(REMEMBERED)
def _displayed(token: int, worth: int) -> Token:
    if token == NONE:
        return Token("", "", False, 0)
    return Token(place("token", TOKEN_NAMES[token]), TOKEN_NAMES[token], False, worth)


def production(table: Table, viewer: i64) -> list[Production]:
    """Return the production tokens on display, each with what one more would bring the viewer."""
    found = []
    kind: i64
    for kind in range(at.KINDS):
        count = table.stock[at.PRODUCTION_SHOWN + kind]
        if count > 0:
            worth: i64 = 0
            if viewer >= 0:
                worth = table.player[viewer].stock[at.COMMODITIES + kind // at.COSTS]
            found.append(_production(int(kind), int(count), int(worth)))
    return found


@lru_cache(REMEMBERED)
def _production(kind: int, count: int, worth: int) -> Production:
    name, good = place("production", production_name(kind)), GOODS[kind // at.COSTS]
    return Production(name, good, at.CHEAPEST + kind % at.COSTS, count, worth)


def supplies(table: Table, viewer: i64) -> list[Supply]:
    """Return the tiles that the viewer could plan, kind by kind."""
    planning = table.actor == viewer and table.phase == at.PLANNING
    found = []
    tile: i64
    for tile in range(at.SHAPES):
        count: i64 = 0
        if tile < at.NEUTRALS:
            count = table.stock[at.SUPPLY + tile]
        elif viewer >= 0:
            count = table.player[viewer].stock[at.AT_HOME + tile - at.NEUTRALS]
        fits: i64 = 0
        if planning and count > 0:
            fits = gains.count_layings(table, viewer, tile)
        found.append(_supply(int(tile), int(count), int(cost(table, tile)), int(fits)))
    return found


@lru_cache(REMEMBERED)
def _supply(tile: int, count: int, cost: int, fits: int) -> Supply:
    return Supply(place("tile", TILES[tile]) if count else "", TILES[tile], count, cost, fits)
