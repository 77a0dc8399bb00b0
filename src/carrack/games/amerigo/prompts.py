"""What the actor is asked, and which paragraph asks it."""

from __future__ import annotations

from typing import Final

from carrack.core.api import Prompt
from carrack.games.amerigo import layout as at
from carrack.games.amerigo.phases.choose import gold_for_cubes
from carrack.games.amerigo.phases.ships import post_space_here
from carrack.games.amerigo.state import Table
from carrack.games.amerigo.tiles import NONE

PROMPTS: Final[dict[int, tuple[str, str]]] = {
    at.DRAW_TILE: ("tile", "map.5"),
    at.DRAW_TURN: ("turn", "map.5"),
    at.DRAW_MARKER: ("marker", "round.1"),
    at.DRAW_TOKEN: ("token", "setup.7"),
    at.DRAW_PRODUCTION: ("production", "setup.10"),
    at.DRAW_DISC: ("disc", "setup.11"),
    at.TRAY: ("tray", "tower.3"),
    at.CHOOSE: ("choose", "phase.7"),
    at.PLACE_SHIP: ("place-ship", "blue.1"),
    at.PICK_SHIP: ("pick-ship", "blue.9"),
    at.SAIL: ("sail", "blue.3"),
    at.POST: ("post", "blue.11"),
    at.ADVANCE: ("advance", "black.1"),
    at.TAKE_TOKEN: ("take", "brown.3"),
    at.PLAN: ("plan", "red.1"),
    at.BUILD: ("build", "green.1"),
    at.LAY: ("lay", "green.9"),
    at.BUY: ("buy", "yellow.1"),
    at.FINISHED: ("finished", "winner.1"),
}
TRACKS: Final[dict[int, tuple[str, str]]] = {
    at.BLACK: ("cannons", "black.1"),
    at.BROWN: ("progress", "brown.1"),
    at.WHITE: ("order", "white.2"),
}


def prompt_for(table: Table) -> Prompt:
    """What the actor is asked."""
    phase = int(table.phase)
    code, rule = PROMPTS[phase]
    args: dict[str, object] = {}
    if phase == at.CHOOSE:
        args["points"] = int(table.largest_group())
        args["gold"] = int(gold_for_cubes(table, table.actor))
    elif phase == at.ADVANCE:
        code, rule = TRACKS[int(table.action)]
    elif phase == at.TRAY:
        args["colour"] = int(table.tray)
    elif phase == at.PLACE_SHIP:
        args["ship"] = 1 if table.of(table.actor, at.SHIP) == NONE else 2
    elif phase == at.SAIL:
        args["ship"] = int(table.ship) + 1
        args["place"] = int(table.of(table.actor, at.SHIP + table.ship))
    elif phase == at.POST:
        args["square"] = int(post_space_here(table, table.actor, table.of(table.actor, at.SHIP + table.ship)))
    elif phase == at.LAY:
        args["tile"] = int(table.tile)
    elif phase == at.TAKE_TOKEN:
        args["count"] = int(table.tokens_due)
    if at.ADVANCE <= phase < at.FINISHED or phase in (at.PICK_SHIP, at.SAIL):
        args["points"] = int(table.points)
        args["purse"] = int(table.gold_at_hand(table.actor))
    return Prompt(code, args, rule)
