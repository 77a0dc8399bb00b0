"""What the actor is asked, and which paragraph asks it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from carrack.core.api import Prompt
from carrack.games.amalfi.language import GRANT_NAMES, RESOURCES
from carrack.games.amalfi.layout import (
    BREAD,
    DEALING,
    DECREE_NEXT,
    DRAFTING,
    DRAW_ARTWORK,
    DRAW_CHARACTER,
    DRAW_DECREE,
    DRAW_TILE,
    DRAW_TITLE,
    ERECTING,
    FEED_NOW,
    FINISHED,
    GRANTED,
    HAND,
    KEEPING,
    LIGHTHOUSE,
    NAME_FIRST,
    NO_LIGHTHOUSE,
    NONE,
    ORDERING,
    PAYING,
    PICK_PACK,
    SCORE_DRAFT,
    SENDING,
    STRAIGHTENING,
    TAKING,
    TURN,
)
from carrack.games.amalfi.phases.navigation import holds_shown, lighthouse_price
from carrack.games.amalfi.phases.period import bread_needed, decree_now
from carrack.games.amalfi.stack import top
from carrack.games.amalfi.state import Table

PROMPTS: Final[dict[int, tuple[str, str]]] = {
    NAME_FIRST: ("first", "setup.7"),
    DRAW_DECREE: ("decree", "setup.1"),
    DRAW_TITLE: ("title", "setup.5"),
    DRAW_TILE: ("tile", "setup.2"),
    DRAW_ARTWORK: ("artwork", "setup.4"),
    DRAW_CHARACTER: ("character", "setup.9"),
    DEALING: ("deal", "hands.4"),
    PICK_PACK: ("pack", "hands.1"),
    KEEPING: ("keep", "hands.5"),
    DRAFTING: ("draft", "hands.6"),
    TURN: ("turn", "turn.2"),
    PAYING: ("pay", "pay.1"),
    SENDING: ("send", "nav.6"),
    TAKING: ("take", "take.1"),
    ERECTING: ("erect", "erect.1"),
    STRAIGHTENING: ("straighten", "straight.1"),
    ORDERING: ("order", "evolve.1"),
    LIGHTHOUSE: ("lighthouse", "light.2"),
    GRANTED: ("grant-", "invite.8"),
    NO_LIGHTHOUSE: ("no-lighthouse", "erect.5"),
    FEED_NOW: ("feed", "feed.1"),
    DECREE_NEXT: ("before-decree", "option.4"),
    FINISHED: ("finished", "end.2"),
}


def only_hold(mask: i64) -> int:
    """The one hold of a set, or RESOURCES: any of several."""
    hold: i64
    for hold in range(RESOURCES):
        if mask == 1 << hold:
            return int(hold)
    return RESOURCES


def prompt_for(table: Table) -> Prompt:
    """What the actor is asked."""
    phase = int(table.phase)
    code, rule = PROMPTS[phase]
    args: dict[str, object] = {}
    seat = table.actor
    if phase == TURN:
        args["period"] = int(table.period) + 1
    elif phase == PAYING:
        args = {"due": int(table.due), **_price(table)}
    elif phase == SENDING:
        args = {"hold": int(top(table, 2)), "count": int(top(table, 3))}
    elif phase in (TAKING, STRAIGHTENING):
        args["count"] = int(top(table, 2))
    elif phase == LIGHTHOUSE:
        place = top(table, 2)
        args = {
            "destination": int(place),
            "hold": only_hold(holds_shown(table, place)),
            "price": int(lighthouse_price(table, seat)),
        }
    elif phase == GRANTED:
        code += GRANT_NAMES[int(top(table, 2))]
        args["discount"] = int(top(table, 4))
    elif phase == FEED_NOW:
        args = {"need": int(bread_needed(table, seat)), "bread": int(table.of(seat, BREAD))}
    elif phase == DECREE_NEXT:
        args["decree"] = int(decree_now(table))
    elif phase == DEALING:
        args["seat"] = int(table.dealt_to)
    elif phase == KEEPING:
        more = 1 if table.hands == SCORE_DRAFT else int(table.parts.hand - table.of(seat, HAND))
        rule = "hands.7" if table.hands == SCORE_DRAFT else rule
        args["count"] = more
    elif phase == DRAFTING:
        rule = "hands.7" if table.hands == SCORE_DRAFT else rule
        args["round"] = int(table.draft_round)
    return Prompt(code, args, rule)


def _price(table: Table) -> dict[str, object]:
    """The resources of the price being paid: one, two, or any."""
    found = [hold for hold in range(RESOURCES) if table.due_with >> hold & 1 == 1]
    if len(found) > 2:
        return {"hold": RESOURCES, "other": NONE}
    return {"hold": found[0] if found else RESOURCES, "other": found[1] if len(found) > 1 else NONE}
