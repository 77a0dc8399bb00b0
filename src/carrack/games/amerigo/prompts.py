"""What the actor is asked, and which paragraph asks it."""

from __future__ import annotations

from typing import Final

from carrack.core.api import Prompt
from carrack.games.amerigo.phases.choose import gold_for_cubes
from carrack.games.amerigo.phases.ships import post_space_here
from carrack.games.amerigo.state import (
    ADVANCE,
    BLACK,
    BROWN,
    BUILD,
    BUY,
    CHOOSE,
    DRAW_DISC,
    DRAW_MARKER,
    DRAW_PRODUCTION,
    DRAW_TILE,
    DRAW_TOKEN,
    DRAW_TURN,
    FINISHED,
    LAY,
    PICK_SHIP,
    PLACE_SHIP,
    PLAN,
    POST,
    SAIL,
    SHIP,
    TAKE_TOKEN,
    TRAY,
    WHITE,
    Table,
)
from carrack.games.amerigo.tiles import NONE

PROMPTS: Final[dict[int, tuple[str, str]]] = {
    DRAW_TILE: ("tile", "map.5"),
    DRAW_TURN: ("turn", "map.5"),
    DRAW_MARKER: ("marker", "round.1"),
    DRAW_TOKEN: ("token", "setup.7"),
    DRAW_PRODUCTION: ("production", "setup.10"),
    DRAW_DISC: ("disc", "setup.11"),
    TRAY: ("tray", "tower.3"),
    CHOOSE: ("choose", "phase.7"),
    PLACE_SHIP: ("place-ship", "blue.1"),
    PICK_SHIP: ("pick-ship", "blue.9"),
    SAIL: ("sail", "blue.3"),
    POST: ("post", "blue.11"),
    ADVANCE: ("advance", "black.1"),
    TAKE_TOKEN: ("take", "brown.3"),
    PLAN: ("plan", "red.1"),
    BUILD: ("build", "green.1"),
    LAY: ("lay", "green.9"),
    BUY: ("buy", "yellow.1"),
    FINISHED: ("finished", "winner.1"),
}
TRACKS: Final[dict[int, tuple[str, str]]] = {
    BLACK: ("cannons", "black.1"),
    BROWN: ("progress", "brown.1"),
    WHITE: ("order", "white.2"),
}


def prompt_for(table: Table) -> Prompt:
    """What the actor is asked."""
    phase = int(table.phase)
    code, rule = PROMPTS[phase]
    args: dict[str, object] = {}
    if phase == CHOOSE:
        args["points"] = int(table.largest_group())
        args["gold"] = int(gold_for_cubes(table, table.actor))
    elif phase == ADVANCE:
        code, rule = TRACKS[int(table.action)]
    elif phase == TRAY:
        args["colour"] = int(table.tray)
    elif phase == PLACE_SHIP:
        args["ship"] = 1 if table.of(table.actor, SHIP) == NONE else 2
    elif phase == SAIL:
        args["ship"] = int(table.ship) + 1
        args["place"] = int(table.of(table.actor, SHIP + table.ship))
    elif phase == POST:
        args["square"] = int(post_space_here(table, table.actor, table.of(table.actor, SHIP + table.ship)))
    elif phase == LAY:
        args["tile"] = int(table.tile)
    elif phase == TAKE_TOKEN:
        args["count"] = int(table.tokens_due)
    if ADVANCE <= phase < FINISHED or phase in (PICK_SHIP, SAIL):
        args["points"] = int(table.points)
        args["purse"] = int(table.gold_at_hand(table.actor))
    return Prompt(code, args, rule)
