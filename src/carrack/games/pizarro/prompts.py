"""What the actor is asked, and which paragraph asks it."""

from __future__ import annotations

from typing import Final

from carrack.core.api import Prompt
from carrack.games.pizarro import layout as at
from carrack.games.pizarro.state import Table

PROMPTS: Final[dict[int, tuple[str, str]]] = {
    at.CHOOSE_AUCTIONEER: ("auctioneer", "setup.7"),
    at.TURN_UP: ("turn-up", "auction.1"),
    at.VETO: ("veto", "veto.1"),
    at.BIDDING: ("bid", "bids.1"),
    at.PAYING: ("pay", "payment.1"),
    at.PICK_SHIP: ("ship", "ships.5"),
    at.PICK_HALF: ("half", "gama.2"),
    at.PUT_UNDER: ("under", "magellan.1"),
    at.LOSING: ("lose", "cook.4"),
    at.DRAWING: ("drawing", "gold.4"),
    at.SWAPPING: ("swap", "polo.1"),
    at.PIZARRO_DRAW: ("pizarro", "pizarro.2"),
    at.FINISHED: ("finished", "winner.1"),
}


def prompt_for(table: Table) -> Prompt:
    """What the actor is asked."""
    phase = int(table.phase)
    code, rule = PROMPTS[phase]
    args: dict[str, object] = {}
    if phase in (at.VETO, at.BIDDING, at.PAYING):
        args["explorer"] = int(table.explorer)
    if phase == at.BIDDING:
        args["bid"] = int(table.bid)
        if table.bid > 0:
            code = "bid-more"
            args["seat"] = int(table.bidder)
    elif phase == at.PAYING:
        args["due"] = int(table.due)
    elif phase == at.PUT_UNDER:
        code = "under-paid" if table.parts.is_b(at.MAGELLAN) else "under-hand"
    elif phase == at.SWAPPING:
        args["count"] = int(table.parts.swap_limit - table.swaps)
    elif phase == at.PIZARRO_DRAW:
        args["sum"] = int(table.pizarro_sum)
        args["limit"] = int(table.parts.pizarro_limit)
    elif phase in (at.LOSING, at.DRAWING):
        args["seat"] = int(table.drawer)
        args["count"] = int(table.draws)
    return Prompt(code, args, rule)
