"""What the actor is asked, and which paragraph asks it."""

from __future__ import annotations

from typing import Final

from carrack.core.api import Prompt
from carrack.games.pizarro.state import (
    BIDDING,
    CHOOSE_AUCTIONEER,
    DRAWING,
    FINISHED,
    LOSING,
    MAGELLAN,
    PAYING,
    PICK_HALF,
    PICK_SHIP,
    PIZARRO_DRAW,
    PUT_UNDER,
    SWAPPING,
    TURN_UP,
    VETO,
    Table,
)

PROMPTS: Final[dict[int, tuple[str, str]]] = {
    CHOOSE_AUCTIONEER: ("auctioneer", "setup.7"),
    TURN_UP: ("turn-up", "auction.1"),
    VETO: ("veto", "veto.1"),
    BIDDING: ("bid", "bids.1"),
    PAYING: ("pay", "payment.1"),
    PICK_SHIP: ("ship", "ships.5"),
    PICK_HALF: ("half", "gama.2"),
    PUT_UNDER: ("under", "magellan.1"),
    LOSING: ("lose", "cook.4"),
    DRAWING: ("drawing", "gold.4"),
    SWAPPING: ("swap", "polo.1"),
    PIZARRO_DRAW: ("pizarro", "pizarro.2"),
    FINISHED: ("finished", "winner.1"),
}


def prompt_for(table: Table) -> Prompt:
    """What the actor is asked."""
    phase = int(table.phase)
    code, rule = PROMPTS[phase]
    args: dict[str, object] = {}
    if phase in (VETO, BIDDING, PAYING):
        args["explorer"] = int(table.explorer)
    if phase == BIDDING:
        args["bid"] = int(table.bid)
        if table.bid > 0:
            code = "bid-more"
            args["seat"] = int(table.bidder)
    elif phase == PAYING:
        args["due"] = int(table.due)
    elif phase == PUT_UNDER:
        code = "under-paid" if table.parts.is_b(MAGELLAN) else "under-hand"
    elif phase == SWAPPING:
        args["count"] = int(table.parts.swap_limit - table.swaps)
    elif phase == PIZARRO_DRAW:
        args["sum"] = int(table.pizarro_sum)
        args["limit"] = int(table.parts.pizarro_limit)
    elif phase in (LOSING, DRAWING):
        args["seat"] = int(table.drawer)
        args["count"] = int(table.draws)
    return Prompt(code, args, rule)
