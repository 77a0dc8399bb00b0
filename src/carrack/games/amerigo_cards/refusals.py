"""Every reason the game can give for a no: a number for the rules, a code and a rule paragraph for people."""

from __future__ import annotations

from typing import Final

FINE: Final = 0
NOT_IN_HAND: Final = 1
NO_DOUBLOON: Final = 2
MUST_SAIL_HOME: Final = 3
STAY_HOMEWARD: Final = 4
NOT_SAILING: Final = 5
NOT_OUTWARD: Final = 6
EXHIBIT_NOT_HOME: Final = 7
EXHIBITION_FULL: Final = 8
NOTHING_EXHIBITED_YET: Final = 9
FINISH_EXHIBITING: Final = 10
SELL_NOT_HOME: Final = 11
MARKET_INCOMPLETE: Final = 12
SALE_EARNS_NOTHING: Final = 13
NO_SALE_TO_JOIN: Final = 14
ANSWER_THE_SALE: Final = 15
NOTHING_TO_DECLINE: Final = 16
NOT_STUCK: Final = 17
HAS_THREE_RUDDERS: Final = 18
ANSWER_COMPENSATION: Final = 19
NOTHING_TO_TURN_OVER: Final = 20
NOTHING_TO_KEEP: Final = 21
PICK_AWARD: Final = 22
NOT_ON_JOURNEY: Final = 23
PICK_STAYING: Final = 24
PICK_SOLD: Final = 25
NOT_IN_GROUP: Final = 26
NOT_IN_DECK: Final = 27

REASONS: Final[tuple[tuple[str, str], ...]] = (
    ("", ""),
    ("card.not-in-hand", "sail.2"),
    ("doubloon.none", "doubloons.2"),
    ("sail.must-sail-home", "explore.6"),
    ("sail.homeward-only", "home.4"),
    ("home.not-sailing", "sail.5"),
    ("explore.not-outward", "explore.1"),
    ("exhibit.not-at-home", "exhibit.1"),
    ("exhibit.full", "limits.2"),
    ("exhibit.nothing-yet", "exhibit.4"),
    ("exhibit.finish-first", "exhibit.2"),
    ("sell.not-at-home", "sell.1"),
    ("sell.market-incomplete", "sell.2"),
    ("sell.earns-nothing", "sell.3"),
    ("sell.nothing-to-join", "sell.4"),
    ("sell.answer-first", "sell.4"),
    ("decline.nothing-asked", "turn.1"),
    ("draw.not-stuck", "stuck.1"),
    ("compensation.has-three-rudders", "compensation.1"),
    ("compensation.answer-first", "compensation.3"),
    ("turn-over.nothing-earned", "doubloons.1"),
    ("keep.nothing-to-keep", "sell.9"),
    ("awards.pick-first", "awards.2"),
    ("awards.not-on-journey", "awards.2"),
    ("sell.pick-what-stays", "sell.9"),
    ("sell.pick-doubloons", "sell.11"),
    ("sell.not-in-this-group", "sell.10"),
    ("deck.none-left", "deck.2"),
)
"""Code and rule paragraph of each reason."""
