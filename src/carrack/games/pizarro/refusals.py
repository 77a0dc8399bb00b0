"""Every reason the game can give for a no: a number for the rules, a code and a rule paragraph for people."""

from __future__ import annotations

from typing import Final

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

REASONS: Final[tuple[tuple[str, str], ...]] = (
    ("", ""),
    ("bid.too-low", "bids.2"),
    ("bid.unaffordable", "bids.7"),
    ("bid.must-keep-a-card", "bids.8"),
    ("bid.not-now", "bids.1"),
    ("pay.not-now", "payment.1"),
    ("pay.not-in-hand", "payment.1"),
    ("pay.exact-possible", "payment.2"),
    ("pay.needless-card", "payment.4"),
    ("veto.not-asked", "veto.1"),
    ("ship.not-now", "ships.5"),
    ("ship.not-waiting", "ships.2"),
    ("half.not-now", "gama.2"),
    ("under.not-now", "magellan.1"),
    ("under.not-in-hand", "magellan.2"),
    ("under.not-paid", "magellan.3"),
    ("swap.not-now", "polo.1"),
    ("swap.not-in-hand", "polo.1"),
    ("draw.not-now", "pizarro.1"),
    ("stop.not-now", "pizarro.2"),
    ("auctioneer.no-such-seat", "setup.7"),
    ("explorer.none-left", "explorers.1"),
    ("gold.none-left", "gold.1"),
    ("chance.other", "year.2"),
)
"""Code and rule paragraph of each reason."""
