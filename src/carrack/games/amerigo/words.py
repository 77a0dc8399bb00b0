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
from carrack.games.amerigo.state import COLOUR_NAMES, GOOD_NAMES, TURN_NAMES, Table
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
    if number < actions.JUMP:
        return number - actions.ADVANCE
    if number < actions.BUILD:
        return cost(table, number - actions.PLAN)
    return cost(table, number - actions.BUILD) if number < actions.BUY else price(number - actions.BUY)


def in_words(args: dict[str, object]) -> dict[str, object]:
    """Colours, tokens, tiles, goods and places by name."""
    for name, value in list(args.items()):
        if not isinstance(value, int):
            continue
        if name == "colour":
            args[name] = COLOUR_NAMES[value]
        elif name == "token":
            args[name] = TOKEN_NAMES[value]
        elif name == "tile":
            args[name] = actions.tile_name(value)
        elif name == "kind":
            args[name] = actions.production_name(value)
        elif name == "turn":
            args[name] = TURN_NAMES[value]
        elif name == "square":
            args[name] = actions.square_name(value)
        elif name == "place":
            args[name] = place_name(value)
        elif name == "good":
            args[name] = GOOD_NAMES[value]
        elif name == "frame":
            args[name] = place_name(SQUARES + value)
    return args


def place_name(place: int) -> str:
    """A square or a frame space, as in notation."""
    return actions.square_name(place) if place < SQUARES else f"frame-{place - SQUARES + 1}"
