"""What the actor is asked, and which paragraph asks it."""

from __future__ import annotations

from typing import Final

from carrack.core.api import Prompt
from carrack.games.amerigo_cards import layout as at
from carrack.games.amerigo_cards.rules import stuck_refusal
from carrack.games.amerigo_cards.state import Table

PROMPTS: Final[dict[int, tuple[str, str]]] = {
    at.DEAL: ("deal", "setup.2"),
    at.COMPENSATION: ("compensation", "compensation.1"),
    at.EXHIBITING: ("exhibiting", "exhibit.2"),
    at.DRAWING: ("drawing", "explore.3"),
    at.AWARD: ("award", "awards.2"),
    at.JOINING: ("joining", "sell.4"),
    at.KEEP_POPULAR: ("keep-popular", "sell.9"),
    at.TURN_POPULAR: ("turn-popular", "sell.11"),
    at.KEEP_COMMON: ("keep-common", "sell.9"),
    at.TURN_COMMON: ("turn-common", "sell.11"),
    at.FINISHED: ("finished", "winner.1"),
}


def prompt_for(table: Table) -> Prompt:
    """What the actor is asked."""
    seat = table.actor
    phase = int(table.phase)
    if phase in PROMPTS:
        code, rule = PROMPTS[phase]
        if phase in (at.DRAWING, at.DEAL):
            if phase == at.DRAWING and table.place(table.drawer) != at.EXPLORED:
                rule = "stuck.1"
            return Prompt(code, {"seat": int(table.drawer), "count": int(table.draws)}, rule)
        if phase in (at.COMPENSATION, at.FINISHED, at.JOINING):
            return Prompt(code, {}, rule)
        return Prompt(code, {"count": int(table.picks)}, rule)
    if stuck_refusal(table) == 0:
        return Prompt("stuck", {}, "stuck.1")
    place = table.place(seat)
    if place == at.AT_HOME:
        return Prompt("at-home", {}, "turn.2")
    distance = int(table.distance(seat))
    if place == at.OUTWARD:
        return Prompt("outward", {"distance": distance}, "sail.3")
    back = int(table.parts.homeward_factor * table.sheet[seat * at.SHEET + at.HOMEWARD_RUDDERS])
    return Prompt("homeward", {"distance": distance, "back": back}, "home.3")
