"""Layout: how many there are of everything, what is asked, and what a table's notes mean."""

from __future__ import annotations

from typing import Final

EXPLORERS: Final = 6
COLUMBUS: Final = 0
PIZARRO: Final = 1
MAGELLAN: Final = 2
MARCO_POLO: Final = 3
DA_GAMA: Final = 4
COOK: Final = 5
EXPLORER_NAMES: Final = ("columbus", "pizarro", "magellan", "marco-polo", "da-gama", "cook")
FIRST_OF_BOARD_2: Final = 3
SIDES: Final = ("A", "B")

DA_GAMA_RIGHT: Final = 6
"""The seventh track: the right half of da Gama's spaces on side B."""
TRACKS: Final = 7
SPACES: Final = 3
YEARS: Final = 3
LAST_SPACE: Final = 2
LAST_YEAR: Final = 2

VALUES: Final = 9
NONE: Final = -1
FEWEST_SEATS: Final = 3
MOST_SEATS: Final = 6

SEAT_SHIPS: Final = 21
"""Tracks × spaces."""

# Magellan's ships: owner, space (0 is none), and a gold card for each year.
MAGELLANS: Final = 3
OWNER: Final = 0
SPACE: Final = 1
STACK: Final = 2
OPEN_STACK: Final = 5
"""One bit per year whose card everybody has seen."""
MAGELLAN_SHEET: Final = 6

# Phases: what the actor is asked.
CHOOSE_AUCTIONEER: Final = 0
TURN_UP: Final = 1
VETO: Final = 2
BIDDING: Final = 3
PAYING: Final = 4
PICK_SHIP: Final = 5
PICK_HALF: Final = 6
PUT_UNDER: Final = 7
LOSING: Final = 8
DRAWING: Final = 9
SWAPPING: Final = 10
PIZARRO_DRAW: Final = 11
FINISHED: Final = 12

# In between: nobody is asked, the next thing follows at once (`run`).
NEXT_CARD: Final = 13
VOYAGE: Final = 14
YEAR_ENDS: Final = 15
GIFTS: Final = 16
BAGS: Final = 17
SWAPS: Final = 18
NEXT_YEAR: Final = 19
SCORING: Final = 20
GOLD_TURNED: Final = 21
ASK_VETO: Final = 22
OPEN_BIDS: Final = 23
PHASES: Final = 24

# Notes for the memory of hidden cards: a seat and what happened to its hand, or a shuffle.
NOTE_SEAT: Final = 32
NOTE_DREW: Final = 0
"""1 to 9: a card of that value left the hand openly."""
NOTE_OPENED: Final = 10
"""The hand was laid open; the nine counts follow."""
NOTE_DREW_OPENLY: Final = 10
"""Plus 1 to 9: a card drawn to an open hand."""
NOTE_HID: Final = 20
"""Plus ship × 3 + year: a card went face down under Magellan."""
NOTE_TURNED: Final = 200
"""Plus 1 to 9: a card of the supply was turned up."""
NOTE_STACK: Final = 210
"""Plus ship × 3 + year: a card under Magellan was shown; its value follows."""
NOTE_OVERPAID: Final = 220
"""Plus the seat: nothing in the hand was exact. The bid follows (two bytes), then the nine counts paid."""
NOTE_BID: Final = 230
"""Plus the seat: the hand could pay more than was known before. The bid follows (two bytes)."""
NOTE_BID_AND_KEEP: Final = 240
"""The same with a card to spare."""
AMOUNT_BYTES: Final = 2
"""An amount of gold in a note takes so many."""
BYTE: Final = 256
NOTE_SHUFFLED: Final = 255
"""The discards went into the supply; the nine counts follow."""
