"""Numbers of the game as words for sentences, and the figures a refusal names."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.games.amerigo import actions
from carrack.games.amerigo.masks import SQUARES
from carrack.games.amerigo.phases.market import price
from carrack.games.amerigo.phases.plan import cost
from carrack.games.amerigo.phases.ships import distance
from carrack.games.amerigo.phases.tracks import steps_left
from carrack.games.amerigo.purse import within_reach
from carrack.games.amerigo.refusals import BEYOND_TRACK, TOO_FAR, TOO_FEW_POINTS
from carrack.games.amerigo.rules import place_of
from carrack.games.amerigo.state import (
    CHEAPEST,
    COLOUR_NAMES,
    COSTS,
    GOOD_NAMES,
    SHAPE_NAMES,
    TURN_NAMES,
    Table,
)
from carrack.games.amerigo.tokens import TOKEN_NAMES


def details(table: Table, reason: i64, number: i64) -> dict[str, object]:
    """What a refusal says beyond the choice itself: what is there, and what would be needed."""
    if reason == TOO_FEW_POINTS:
        return {"have": int(within_reach(table)), "need": int(_needed(table, number))}
    if reason == BEYOND_TRACK:
        return {"most": int(steps_left(table))}
    if reason == TOO_FAR:
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
            args[name] = COLOUR_NAMES[value]
        elif name == "token":
            args[name] = TOKEN_NAMES[value]
        elif name == "tile":
            args[name] = actions.tile_name(value)
        elif name == "shape":
            args[name] = SHAPE_NAMES[value]
        elif name == "turn":
            args[name] = TURN_NAMES[value]
        elif name == "square":
            args[name] = actions.square_name(value)
        elif name == "good":
            args[name] = GOOD_NAMES[value]
        elif name == "frame":
            args[name] = value + 1
        elif name == "kind":
            _say_production(args, value)
        elif name == "place":
            _say_place(args, value)
        elif name == "card":
            _say_card(args, value)
    return args


def _say_production(args: dict[str, object], kind: int) -> None:
    args["good"] = GOOD_NAMES[kind // COSTS]
    args["cost"] = CHEAPEST + kind % COSTS


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
        args["colour"] = COLOUR_NAMES[(number - actions.TRAY) // actions.COUNTS]
        args["count"] = (number - actions.TRAY) % actions.COUNTS
    elif number >= actions.PRODUCTION:
        args["card"] = "production"
        _say_production(args, number - actions.PRODUCTION)
    else:
        args["card"] = "token"
        args["token"] = TOKEN_NAMES[number - actions.TOKEN]
