"""The stock: progress tokens and production tokens on display, tiles to plan."""

from __future__ import annotations

import msgspec

from carrack.core.places import place
from carrack.games.amerigo import layout as at
from carrack.games.amerigo.choices import production_name, tile_name
from carrack.games.amerigo.components.tiles import NONE
from carrack.games.amerigo.judging import gains
from carrack.games.amerigo.questions.planning import cost
from carrack.games.amerigo.showing.page_names import GOODS, Good
from carrack.games.amerigo.showing.page_seats import Token, worth
from carrack.games.amerigo.table import Table
from carrack.games.amerigo.tokens import TOKEN_NAMES


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


def display(table: Table, viewer: int) -> list[Token]:
    """Return the tokens on display, each with what it would add for the viewer."""
    return [_displayed(table, viewer, int(token)) for token in table.tokens[: at.DISPLAY]]


def _displayed(table: Table, viewer: int, token: int) -> Token:
    if token == NONE:
        return Token("", "", False, 0)
    return Token(place("token", TOKEN_NAMES[token]), TOKEN_NAMES[token], False, worth(table, viewer, token))


def production(table: Table, viewer: int) -> list[Production]:
    found = []
    for kind in range(at.KINDS):
        count = int(table.stock[at.PRODUCTION_SHOWN + kind])
        if count:
            good = kind // at.COSTS
            worth = int(table.player[viewer].stock[at.COMMODITIES + good]) if viewer >= 0 else 0
            cost_ = at.CHEAPEST + kind % at.COSTS
            found.append(
                Production(place("production", production_name(kind)), GOODS[good], cost_, count, worth)
            )
    return found


def supply(table: Table, viewer: int, tile: int) -> Supply:
    if tile < at.NEUTRALS:
        count = int(table.stock[at.SUPPLY + tile])
    else:
        count = int(table.player[viewer].stock[at.AT_HOME + tile - at.NEUTRALS]) if viewer >= 0 else 0
    planning = table.actor == viewer and table.phase == at.PLANNING
    fits = len(gains.layings(table, viewer, tile)) if planning and count else 0
    name = tile_name(tile)
    return Supply(place("tile", name) if count else "", name, count, int(cost(table, tile)), fits)
