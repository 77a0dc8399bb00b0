"""Numbers of the game as words for sentences, and the figures a refusal names."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from carrack.games.amerigo import actions
from carrack.games.amerigo import layout as at
from carrack.games.amerigo import refusals as why
from carrack.games.amerigo.masks import SQUARES
from carrack.games.amerigo.phases.market import price
from carrack.games.amerigo.phases.plan import cost
from carrack.games.amerigo.phases.ships import distance
from carrack.games.amerigo.phases.tracks import steps_left
from carrack.games.amerigo.purse import within_reach
from carrack.games.amerigo.rules import place_of
from carrack.games.amerigo.state import Table
from carrack.games.amerigo.tokens import TOKEN_NAMES

LETTERS: Final = 26


def island_name(island: int) -> str:
    """Name an island by its number in reading order: A to Z, then AA, AB …"""
    letter = chr(ord("A") + island % LETTERS)
    return letter if island < LETTERS else f"{chr(ord('A') + island // LETTERS - 1)}{letter}"


def details(table: Table, reason: i64, number: i64) -> dict[str, object]:
    """What a refusal says beyond the choice itself: what is there, and what would be needed."""
    if reason == why.TOO_FEW_POINTS:
        return {"have": int(within_reach(table)), "need": int(_needed(table, number))}
    if reason == why.BEYOND_TRACK:
        return {"most": int(steps_left(table))}
    if reason == why.TOO_FAR:
        return {"have": int(within_reach(table)), "need": int(distance(table, place_of(number)))}
    return {}


def _needed(table: Table, number: i64) -> i64:
    if number < actions.PLAN:
        return number - actions.ADVANCE
    if number < actions.BUILD:
        return cost(table, number - actions.PLAN)
    return cost(table, number - actions.BUILD) if number < actions.BUY else price(number - actions.BUY)


def in_words(args: dict[str, object]) -> dict[str, object]:
    """Colours, tokens, tiles, goods and places by name; a production token by its good and its cost."""
    for name, value in list(args.items()):
        if not isinstance(value, int):
            continue
        if name == "colour":
            args[name] = at.COLOUR_NAMES[value]
        elif name == "token":
            args[name] = TOKEN_NAMES[value]
        elif name == "tile":
            args[name] = actions.tile_name(value)
        elif name == "shape":
            args[name] = at.SHAPE_NAMES[value]
        elif name == "turn":
            args[name] = at.TURN_NAMES[value]
        elif name == "square":
            args[name] = actions.square_name(value)
        elif name == "good":
            args[name] = at.GOOD_NAMES[value]
        elif name == "frame":
            args[name] = value + 1
        elif name == "island":
            args[name] = island_name(value)
        elif name == "kind":
            _say_production(args, value)
        elif name == "place":
            _say_place(args, value)
        elif name == "card":
            _say_card(args, value)
    return args


def _say_production(args: dict[str, object], kind: int) -> None:
    args["good"] = at.GOOD_NAMES[kind // at.COSTS]
    args["cost"] = at.CHEAPEST + kind % at.COSTS


def _say_place(args: dict[str, object], place: int) -> None:
    """A square, or a frame space."""
    if place < SQUARES:
        args["place"] = "square"
        args["square"] = actions.square_name(place)
    else:
        args["place"] = "frame"
        args["frame"] = place - SQUARES + 1


def _say_card(args: dict[str, object], number: int) -> None:
    """What chance drew by this number, where several draws share a sentence."""
    if number >= actions.TRAY:
        args["card"] = "tray"
        args["colour"] = at.COLOUR_NAMES[(number - actions.TRAY) // actions.COUNTS]
        args["count"] = (number - actions.TRAY) % actions.COUNTS
    elif number >= actions.PRODUCTION:
        args["card"] = "production"
        _say_production(args, number - actions.PRODUCTION)
    else:
        args["card"] = "token"
        args["token"] = TOKEN_NAMES[number - actions.TOKEN]
