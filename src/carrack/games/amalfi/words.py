"""Numbers of the game as words for sentences, and the figures a refusal names."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.games.amalfi import actions
from carrack.games.amalfi.language import ATLAS, COUNCIL, RESOURCE_NAMES, WORKSHOP
from carrack.games.amalfi.layout import BREAD, FIRST_ENGAGEABLE, GRANTED, LIGHTHOUSE, NONE, RIVAL_NAMES, YARD
from carrack.games.amalfi.phases.navigation import lighthouse_price
from carrack.games.amalfi.purse import (
    artwork_price,
    artwork_with,
    character_price,
    character_with,
    funds,
    ships_price,
    ships_with,
    tile_price,
    tile_with,
)
from carrack.games.amalfi.refusals import (
    ARTWORK_TOO_DEAR,
    BREAD_SHORT,
    CHARACTER_TOO_DEAR,
    GRANARY_TOO_SMALL,
    SHIPS_TOO_DEAR,
    SHIPYARD_EMPTY,
    TAKE_TOO_DEAR,
    TILE_TOO_DEAR,
)
from carrack.games.amalfi.rows import slot_of
from carrack.games.amalfi.stack import top
from carrack.games.amalfi.state import Table


def details(table: Table, reason: i64, number: i64) -> dict[str, object]:
    """What a refusal says beyond the choice itself: what is there, and what would be needed."""
    seat = table.actor
    if reason == SHIPYARD_EMPTY:
        return {"most": int(table.of(seat, YARD))}
    if reason == BREAD_SHORT:
        return {"have": int(table.of(seat, BREAD)), "need": int(_bread_price(table, number))}
    if reason == GRANARY_TOO_SMALL:
        return {"most": int(table.granary(seat)), "need": int(_bread_price(table, number))}
    if reason == TAKE_TOO_DEAR:
        slot = slot_of(table, COUNCIL, number - actions.TAKE)
        return {"have": int(table.of(seat, BREAD)), "need": int(table.parts.council_price[slot])}
    if reason in (ARTWORK_TOO_DEAR, TILE_TOO_DEAR, CHARACTER_TOO_DEAR, SHIPS_TOO_DEAR):
        return _dear(table, reason, number)
    return {}


def _off(table: Table) -> i64:
    """What the effect that is being used makes purchases cheaper by."""
    return top(table, 4) if table.phase == GRANTED else 0


def _dear(table: Table, reason: i64, number: i64) -> dict[str, object]:
    seat = table.actor
    off = _off(table)
    if reason == ARTWORK_TOO_DEAR:
        item = number - actions.ACQUIRE
        need = artwork_price(table, seat, item, slot_of(table, WORKSHOP, item), off)
        resources = artwork_with(table, seat, item)
    elif reason == TILE_TOO_DEAR:
        item = number - actions.DISCOVER
        need = tile_price(table, seat, item, slot_of(table, ATLAS, item), off)
        resources = tile_with(table, seat, item)
    elif reason == CHARACTER_TOO_DEAR:
        item = number - actions.INVITE
        need = character_price(table, seat, item, off)
        resources = character_with(table, seat, item)
    else:
        need = ships_price(table, seat, number - actions.CONSTRUCT + 1, off)
        resources = ships_with(table, seat)
    return {"have": int(funds(table, seat, resources)), "need": int(need)}


def _bread_price(table: Table, number: i64) -> i64:
    """The bread that a choice costs: a visit, an invitation, an engagement, a lighthouse."""
    seat = table.actor
    if table.phase == LIGHTHOUSE:
        return lighthouse_price(table, seat)
    if number < actions.ACQUIRE:
        return table.parts.dest_pay[table.effect_of(number)]
    if number < actions.ENGAGE:
        return character_price(table, seat, number - actions.INVITE, _off(table))
    return table.parts.char_pay[FIRST_ENGAGEABLE + number - actions.ENGAGE]


def in_words(names: actions.Names, args: dict[str, object]) -> dict[str, object]:
    """Destinations, artworks, characters, titles and so on by their ids; periods from 1."""
    lists = {
        "destination": names.destinations,
        "artwork": names.artworks,
        "character": names.characters,
        "decree": names.decrees,
        "title": names.titles,
        "pack": names.packs,
        "rival": list(RIVAL_NAMES),
        "hold": [*RESOURCE_NAMES, "any"],
    }
    for name, value in list(args.items()):
        if not isinstance(value, int) or isinstance(value, bool):
            continue
        if name == "card":
            args["character"] = names.characters[value]
        if name in lists:
            args[name] = lists[name][value]
        elif name == "other":
            args[name] = "none" if value == NONE else RESOURCE_NAMES[value]
    return args
