"""Facts about Pizarro & Co.: seats, options, and bounds of every game."""

from __future__ import annotations

from typing import Final

from carrack.core.api import Facts
from carrack.core.components import Components
from carrack.games.pizarro import choices as pick
from carrack.games.pizarro import layout as at
from carrack.games.pizarro.components.schema import highest_score

RULES_VERSION: Final = 1
EXPLORER_CARDS: Final = 36
VETOES: Final = 3
GOLD_CARDS: Final = 63
MOST_DRAWN: Final = 21
"""Cards in Pizarro's draw: the first beyond 20 gold ends it."""


def pizarro_facts(components: Components) -> Facts:
    """Return seats, options, and bounds that no game with these components can pass."""
    seats = range(at.FEWEST_SEATS, at.MOST_SEATS + 1)
    return Facts(
        id="pizarro",
        title="Pizarro & Co.",
        year=2002,
        seats=seats,
        minutes=(60, 90),
        weight=3,
        options={"board_1": at.SIDES, "board_2": at.SIDES},
        score_range=(0, highest_score(components)),
        longest={n: longest_game(n) for n in seats},
        rules_version=RULES_VERSION,
        shows=frozenset({"showed", "showed-stack"}),
    )


def longest_game(seats: int) -> int:
    """Return more numbers than any game can take.

    Thirty-six cards, each turned up at most once more than there are vetoes, each time with at most a veto
    question per seat; a bid for every gold there is and a pass per seat, a payment, a ship and an ability
    each; at the end of a year everybody's gold, bags and swaps; Pizarro's draw.
    """
    auctions = EXPLORER_CARDS * (VETOES + 1) * (1 + seats)
    auctions += EXPLORER_CARDS * (pick.MOST_BID + seats + GOLD_CARDS + 8)
    years = 2 * (GOLD_CARDS + seats * 3 * 8)
    return auctions + years + 2 * MOST_DRAWN
