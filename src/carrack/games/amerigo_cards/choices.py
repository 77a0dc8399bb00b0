"""The numbered choices of the game: number ⇄ notation.

A card is its good and its rudders (`coffee-2`); two cards of a kind are the same card.
"""

from __future__ import annotations

from typing import Final

from carrack.core.actions import ActionTable
from carrack.games.amerigo_cards.layout import GOOD_NAMES, KINDS, RUDDERS

SAIL_OUT: Final = 0
SAIL_OUT_DOUBLOON: Final = 15
SAIL_HOME: Final = 16
SAIL_HOME_DOUBLOON: Final = 31
EXPLORE: Final = 32
EXHIBIT: Final = 33
STOP: Final = 48
SELL: Final = 49
JOIN: Final = 50
DECLINE: Final = 51
KEEP: Final = 52
TURN_OVER: Final = 67
DRAW: Final = 82
CARD: Final = 83
"""Chance: this card comes from the deck. From here on the numbers are chance's."""
NUMBERS: Final = 98


def card_name(kind: int) -> str:
    """`coffee-2`: the good and the rudders."""
    return f"{GOOD_NAMES[kind // RUDDERS]}-{kind % RUDDERS + 1}"


def _each_card(family: str, words: str) -> list[tuple[str, str, dict[str, int]]]:
    return [(family, f"{words} {card_name(kind)}", {"card": kind}) for kind in range(KINDS)]


def action_table() -> ActionTable:
    """Return all numbers with their notation, in order."""
    seats: list[tuple[str, str, dict[str, int]]] = [
        *_each_card("sail-out", "sail out"),
        ("sail-out-doubloon", "sail out doubloon", {}),
        *_each_card("sail-home", "sail home"),
        ("sail-home-doubloon", "sail home doubloon", {}),
        ("explore", "explore", {}),
        *_each_card("exhibit", "exhibit"),
        ("stop", "stop", {}),
        ("sell", "sell", {}),
        ("join", "join", {}),
        ("decline", "decline", {}),
        *_each_card("keep", "keep"),
        *_each_card("turn-over", "turn over"),
        ("draw", "draw", {}),
    ]
    table = ActionTable(seats, _each_card("card", "card"))
    assert len(table) == NUMBERS
    assert table.first_chance == CARD
    return table
