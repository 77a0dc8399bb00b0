"""The numbered choices of the game: number ⇄ notation."""

from __future__ import annotations

from typing import Final

from carrack.core.actions import ActionTable
from carrack.games.pizarro.layout import EXPLORER_NAMES, MAGELLANS, MOST_SEATS, VALUES

MOST_BID: Final = 315
"""All the gold there is."""

BID: Final = 0
"""`BID + n` bids n + 1."""
PASS: Final = 315
PAY: Final = 316
"""`PAY + v` pays with a card of value v + 1; so for all that follow with a value."""
VETO: Final = 325
ALLOW: Final = 326
SHIP: Final = 327
"""The choice of Magellan's ship that moves."""
FROM_LEFT: Final = 330
FROM_RIGHT: Final = 331
LEFT: Final = 332
RIGHT: Final = 333
UNDER: Final = 334
SWAP: Final = 343
DRAW: Final = 352
STOP: Final = 353
AUCTIONEER: Final = 354
"""Chance: who is the auctioneer. From here on the numbers are chance's."""
EXPLORER: Final = 360
GOLD: Final = 366
LOSE: Final = 375
NUMBERS: Final = 384


def _values(family: str, words: str) -> list[tuple[str, str, dict[str, int]]]:
    return [(family, f"{words} {value + 1}", {"value": value + 1}) for value in range(VALUES)]


def action_table() -> ActionTable:
    """Return all numbers with their notation, in order."""
    seats: list[tuple[str, str, dict[str, int]]] = [
        *(("bid", f"bid {amount}", {"amount": amount}) for amount in range(1, MOST_BID + 1)),
        ("pass", "pass", {}),
        *_values("pay", "pay"),
        ("veto", "veto", {}),
        ("allow", "allow", {}),
        *(("ship", f"move ship {ship + 1}", {"ship": ship + 1}) for ship in range(MAGELLANS)),
        ("from-left", "move from left", {}),
        ("from-right", "move from right", {}),
        ("left", "go left", {}),
        ("right", "go right", {}),
        *_values("under", "lay under"),
        *_values("swap", "swap"),
        ("draw", "draw", {}),
        ("stop", "stop", {}),
    ]
    chance: list[tuple[str, str, dict[str, int]]] = [
        *(("auctioneer", f"auctioneer {seat + 1}", {"seat": seat}) for seat in range(MOST_SEATS)),
        *(("explorer", f"explorer {name}", {"explorer": i}) for i, name in enumerate(EXPLORER_NAMES)),
        *_values("gold", "gold"),
        *_values("lose", "lose"),
    ]
    table = ActionTable(seats, chance)
    assert len(table) == NUMBERS
    assert table.first_chance == AUCTIONEER
    return table
