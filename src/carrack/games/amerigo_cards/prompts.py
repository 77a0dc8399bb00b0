"""What the actor is asked, and which paragraph asks it."""

from __future__ import annotations

from typing import Final

from carrack.core.api import Prompt
from carrack.games.amerigo_cards.rules import stuck_refusal
from carrack.games.amerigo_cards.state import (
    AT_HOME,
    AWARD,
    COMPENSATION,
    DEAL,
    DRAWING,
    EXHIBITING,
    EXPLORED,
    FINISHED,
    HOMEWARD_RUDDERS,
    JOINING,
    KEEP_COMMON,
    KEEP_POPULAR,
    OUTWARD,
    SHEET,
    TURN_COMMON,
    TURN_POPULAR,
    Table,
)

PROMPTS: Final[dict[int, tuple[str, str]]] = {
    DEAL: ("deal", "setup.2"),
    COMPENSATION: ("compensation", "compensation.1"),
    EXHIBITING: ("exhibiting", "exhibit.2"),
    DRAWING: ("drawing", "explore.3"),
    AWARD: ("award", "awards.2"),
    JOINING: ("joining", "sell.4"),
    KEEP_POPULAR: ("keep-popular", "sell.9"),
    TURN_POPULAR: ("turn-popular", "sell.11"),
    KEEP_COMMON: ("keep-common", "sell.9"),
    TURN_COMMON: ("turn-common", "sell.11"),
    FINISHED: ("finished", "winner.1"),
}


def prompt_for(table: Table) -> Prompt:
    """What the actor is asked."""
    seat = table.actor
    phase = int(table.phase)
    if phase in PROMPTS:
        code, rule = PROMPTS[phase]
        if phase in (DRAWING, DEAL):
            if phase == DRAWING and table.place(table.drawer) != EXPLORED:
                rule = "stuck.1"
            return Prompt(code, {"seat": int(table.drawer), "count": int(table.draws)}, rule)
        if phase in (COMPENSATION, FINISHED, JOINING):
            return Prompt(code, {}, rule)
        return Prompt(code, {"count": int(table.picks)}, rule)
    if stuck_refusal(table) == 0:
        return Prompt("stuck", {}, "stuck.1")
    place = table.place(seat)
    if place == AT_HOME:
        return Prompt("at-home", {}, "turn.2")
    distance = int(table.distance(seat))
    if place == OUTWARD:
        return Prompt("outward", {"distance": distance}, "sail.3")
    back = int(table.parts.homeward_factor * table.sheet[seat * SHEET + HOMEWARD_RUDDERS])
    return Prompt("homeward", {"distance": distance, "back": back}, "home.3")
