"""Layout: how many there are of everything, and where each number of a table stands."""

from __future__ import annotations

from typing import Final

GOOD_NAMES: Final = ("gems", "cloth", "antiques", "spices", "coffee")
GOODS: Final = 5
RUDDERS: Final = 3
KINDS: Final = 15
LEAST_SEATS: Final = 2
MOST_SEATS: Final = 8
NONE: Final = -1
DOUBLOON: Final = KINDS
"""A doubloon instead of a hand card, where a kind is expected."""

ROWS: Final = 4
"""The rows of a dumped table before the treasure piles."""

# Each seat's rows of cards.
HAND: Final = 0
EXHIBITION: Final = 15
JOURNEY: Final = 30
SHOWN: Final = 45
"""Cards still in the hand that everybody has seen there (after a compensation)."""
DRAWN: Final = 60
"""Everything this seat has drawn from the reshuffled deck: its own memory."""
SEAT_CARDS: Final = 75
FIRST_OPEN: Final = EXHIBITION
OPEN_END: Final = DRAWN
"""From one to the other everybody sees a seat's cards."""

# The common rows, after the seats' ones.
DECK: Final = 0
DISCARDS: Final = 15
RESHUFFLED: Final = 30
"""What went into the second deck; everybody saw the discards."""
STAYING: Final = 45
"""Cards that the seller has chosen to leave in the exhibition."""
TURNED: Final = 60
"""Cards that are about to become doubloons."""
COMMON_CARDS: Final = 75
FIRST_COMMON_OPEN: Final = DISCARDS
"""From here on everybody sees the common cards."""

# Each seat's sheet.
HAND_SIZE: Final = 0
EXHIBITED: Final = 1
SAILED: Final = 2
DOUBLOONS: Final = 3
PLACE: Final = 4
DISTANCE: Final = 5
HOMEWARD_RUDDERS: Final = 6
SHEET: Final = 7
"""After the seats' sheets comes the market: one number per good."""

# Places.
AT_HOME: Final = 0
OUTWARD: Final = 1
EXPLORED: Final = 2
HOMEWARD: Final = 3

# Phases: what the actor is asked.
DEAL: Final = 0
COMPENSATION: Final = 1
TURN: Final = 2
EXHIBITING: Final = 3
DRAWING: Final = 4
AWARD: Final = 5
JOINING: Final = 6
KEEP_POPULAR: Final = 7
TURN_POPULAR: Final = 8
KEEP_COMMON: Final = 9
TURN_COMMON: Final = 10
FINISHED: Final = 11

# How the game ended.
NOT_ENDED: Final = 0
DECK_GONE: Final = 1
NO_DISCARDS: Final = 2
ALL_HOME: Final = 3
ONE_SAILING: Final = 4
"""Only told: with five seats and more the game ends like `ALL_HOME` while one ship is still out."""

# The memory of the second deck: one byte per card that left a hand or came into one.
MEMORY_SEAT: Final = 16
MEMORY_DREW: Final = 15

# Journeys as they were laid: one byte per card, a kind or DOUBLOON.
LAID_HOMEWARD: Final = 16
"""Added to a card of the way home."""
MOST_LAID: Final = LAID_HOMEWARD + DOUBLOON
