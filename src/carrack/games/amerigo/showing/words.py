"""Numbers of the game as words for sentences."""

from __future__ import annotations

from typing import Final

from carrack.games.amerigo import choices
from carrack.games.amerigo import layout as at
from carrack.games.amerigo.map.masks import SQUARES
from carrack.games.amerigo.tokens import TOKEN_NAMES

LETTERS: Final = 26


def island_name(island: int) -> str:
    """Name an island by its number in reading order: A to Z, then AA, AB …"""
    letter = chr(ord("A") + island % LETTERS)
    return letter if island < LETTERS else f"{chr(ord('A') + island // LETTERS - 1)}{letter}"


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
            args[name] = choices.tile_name(value)
        elif name == "shape":
            args[name] = at.SHAPE_NAMES[value]
        elif name == "turn":
            args[name] = at.TURN_NAMES[value]
        elif name == "square":
            args[name] = choices.square_name(value)
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
    """Name a square or a frame space."""
    if place < SQUARES:
        args["place"] = "square"
        args["square"] = choices.square_name(place)
    else:
        args["place"] = "frame"
        args["frame"] = place - SQUARES + 1


def _say_card(args: dict[str, object], number: int) -> None:
    """Return what chance drew by this number, where several draws share a sentence."""
    if number >= choices.TRAY:
        args["card"] = "tray"
        args["colour"] = at.COLOUR_NAMES[(number - choices.TRAY) // choices.COUNTS]
        args["count"] = (number - choices.TRAY) % choices.COUNTS
    elif number >= choices.PRODUCTION:
        args["card"] = "production"
        _say_production(args, number - choices.PRODUCTION)
    else:
        args["card"] = "token"
        args["token"] = TOKEN_NAMES[number - choices.TOKEN]
