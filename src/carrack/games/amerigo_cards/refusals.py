"""Every reason the game can give for a no: a number for the rules; code, paragraph and figures for people."""

from __future__ import annotations

from typing import Final

from carrack.core.verdicts import Reason

# --- written by tools/fields.py ---
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
# --- end of what is written ---

REASONS: Final = {
    NOT_IN_HAND: Reason(
        "card.not-in-hand", "sail.2", rules={"exhibit": "exhibit.2", "turn-over": "compensation.2"}
    ),
    NO_DOUBLOON: Reason("doubloon.none", "doubloons.2"),
    MUST_SAIL_HOME: Reason("sail.must-sail-home", "explore.6"),
    STAY_HOMEWARD: Reason("sail.homeward-only", "home.4"),
    NOT_SAILING: Reason("home.not-sailing", "sail.5"),
    NOT_OUTWARD: Reason("explore.not-outward", "explore.1"),
    EXHIBIT_NOT_HOME: Reason("exhibit.not-at-home", "exhibit.1"),
    EXHIBITION_FULL: Reason("exhibit.full", "limits.2", ("limit",), names_choice=False),
    NOTHING_EXHIBITED_YET: Reason("exhibit.nothing-yet", "exhibit.4"),
    FINISH_EXHIBITING: Reason("exhibit.finish-first", "exhibit.2"),
    SELL_NOT_HOME: Reason("sell.not-at-home", "sell.1"),
    MARKET_INCOMPLETE: Reason("sell.market-incomplete", "sell.2", ("missing", "count")),
    SALE_EARNS_NOTHING: Reason("sell.earns-nothing", "sell.3"),
    NO_SALE_TO_JOIN: Reason("sell.nothing-to-join", "sell.4"),
    ANSWER_THE_SALE: Reason("sell.answer-first", "sell.4"),
    NOTHING_TO_DECLINE: Reason("decline.nothing-asked", "turn.1"),
    NOT_STUCK: Reason("draw.not-stuck", "stuck.1"),
    HAS_THREE_RUDDERS: Reason("compensation.has-three-rudders", "compensation.1"),
    ANSWER_COMPENSATION: Reason("compensation.answer-first", "compensation.3"),
    NOTHING_TO_TURN_OVER: Reason("turn-over.nothing-earned", "doubloons.1"),
    NOTHING_TO_KEEP: Reason("keep.nothing-to-keep", "sell.9"),
    PICK_AWARD: Reason("awards.pick-first", "awards.2"),
    NOT_ON_JOURNEY: Reason("awards.not-on-journey", "awards.2"),
    PICK_STAYING: Reason("sell.pick-what-stays", "sell.9"),
    PICK_SOLD: Reason("sell.pick-doubloons", "sell.11"),
    NOT_IN_GROUP: Reason("sell.not-in-this-group", "sell.10"),
    NOT_IN_DECK: Reason("deck.none-left", "deck.2"),
}
