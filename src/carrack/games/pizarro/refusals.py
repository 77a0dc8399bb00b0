"""Every reason the game can give for a no: a number for the rules; code, paragraph and figures for people."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from carrack.core.verdicts import Reason
from carrack.games.pizarro import choices as pick

# --- written by tools/fields.py ---
FINE: Final = 0
BID_TOO_LOW: Final = 1
BID_UNAFFORDABLE: Final = 2
BID_MUST_KEEP_A_CARD: Final = 3
NO_BIDDING: Final = 4
NO_PAYMENT: Final = 5
NOT_IN_HAND_TO_PAY: Final = 6
EXACT_POSSIBLE: Final = 7
NEEDLESS_CARD: Final = 8
NO_VETO_ASKED: Final = 9
NO_SHIP_TO_PICK: Final = 10
NOT_THAT_SHIP: Final = 11
NO_HALF_TO_PICK: Final = 12
NOTHING_TO_PUT_UNDER: Final = 13
NOT_IN_HAND_TO_LAY: Final = 14
NOT_PAID_WITH: Final = 15
NO_SWAP: Final = 16
NOT_IN_HAND_TO_SWAP: Final = 17
NO_PIZARRO: Final = 18
NOTHING_TO_STOP: Final = 19
NOT_AT_TABLE: Final = 20
NO_SUCH_EXPLORER: Final = 21
NO_SUCH_GOLD: Final = 22
NOT_THIS_CHANCE: Final = 23
LAST_CARD_STAYS: Final = 24
# --- end of what is written ---

REASONS: Final = {
    BID_TOO_LOW: Reason("bid.too-low", "bids.2", ("standing",), names_choice=False),
    BID_UNAFFORDABLE: Reason("bid.unaffordable", "bids.7", ("have", "need"), names_choice=False),
    BID_MUST_KEEP_A_CARD: Reason("bid.must-keep-a-card", "bids.8", ("most",), names_choice=False),
    NO_BIDDING: Reason("bid.not-now", "bids.1"),
    NO_PAYMENT: Reason("pay.not-now", "payment.1"),
    NOT_IN_HAND_TO_PAY: Reason("pay.not-in-hand", "payment.1"),
    EXACT_POSSIBLE: Reason("pay.exact-possible", "payment.2", ("due",)),
    NEEDLESS_CARD: Reason("pay.needless-card", "payment.4", ("due",)),
    NO_VETO_ASKED: Reason("veto.not-asked", "veto.1"),
    NO_SHIP_TO_PICK: Reason("ship.not-now", "ships.5"),
    NOT_THAT_SHIP: Reason("ship.not-waiting", "ships.2"),
    NO_HALF_TO_PICK: Reason("half.not-now", "gama.2"),
    NOTHING_TO_PUT_UNDER: Reason("under.not-now", "magellan.1"),
    NOT_IN_HAND_TO_LAY: Reason("under.not-in-hand", "magellan.2"),
    NOT_PAID_WITH: Reason("under.not-paid", "magellan.3"),
    NO_SWAP: Reason("swap.not-now", "polo.1"),
    NOT_IN_HAND_TO_SWAP: Reason("swap.not-in-hand", "polo.1"),
    NO_PIZARRO: Reason("draw.not-now", "pizarro.1"),
    NOTHING_TO_STOP: Reason("stop.not-now", "pizarro.2"),
    NOT_AT_TABLE: Reason("auctioneer.no-such-seat", "setup.7"),
    NO_SUCH_EXPLORER: Reason("explorer.none-left", "explorers.1"),
    NO_SUCH_GOLD: Reason("gold.none-left", "gold.1"),
    NOT_THIS_CHANCE: Reason("chance.other", "year.2"),
    LAST_CARD_STAYS: Reason("veto.last-card", "veto.6"),
}

NOT_NOW: Final = (
    (pick.PAY, NO_BIDDING),
    (pick.VETO, NO_PAYMENT),
    (pick.SHIP, NO_VETO_ASKED),
    (pick.LEFT, NO_SHIP_TO_PICK),
    (pick.UNDER, NO_HALF_TO_PICK),
    (pick.SWAP, NOTHING_TO_PUT_UNDER),
    (pick.DRAW, NO_SWAP),
    (pick.STOP, NO_PIZARRO),
    (pick.AUCTIONEER, NOTHING_TO_STOP),
)
"""Numbers below the first are refused for the second, where no question offers them."""


def not_now(number: i64) -> i64:
    """Return why a number may not be picked where nobody is asked for its kind."""
    for end, reason in NOT_NOW:
        if number < end:
            return reason
    return NOT_THIS_CHANCE
