"""Facts about the card game: seats, and bounds of every game."""

from __future__ import annotations

from typing import Final

from carrack.core.api import Facts
from carrack.games.amerigo_cards import layout as at
from carrack.games.amerigo_cards.components.parts import Parts

RULES_VERSION: Final = 1


def cards_facts(parts: dict[int, Parts]) -> Facts:
    """Seats, and bounds that no game with these components can pass."""
    cards = {seats: int(values.cards) for seats, values in parts.items()}
    return Facts(
        id="amerigo-cards",
        title="Amerigo",
        year=2008,
        seats=range(at.LEAST_SEATS, at.MOST_SEATS + 1),
        minutes=(30, 45),
        weight=2,
        options={},
        score_range=(0, max(cards.values())),
        longest={seats: longest_game(count, seats) for seats, count in cards.items()},
        rules_version=RULES_VERSION,
    )


def longest_game(cards: int, seats: int) -> int:
    """Return more numbers than any game can take.

    Cards come into hands at most twice each (two decks): 2 × cards chance numbers, and as many arrivals in
    hands. A journey discards at least one card and turns over at most four, so there are at most 2 × cards
    journeys, each with at most 5 plays, 1 exploration and 4 picks per discarded card. Each arrival is
    exhibited at most once, with a stop; each sale turns over a card, asks at most every other seat and lets
    every seller pick among what is sold or stays: at most three leftovers each.
    """
    journeys = 2 * cards * (5 + 1 + 4)
    exhibitions = 2 * cards * 2
    sales = 2 * cards * (1 + (seats - 1) + 3 * seats + 1)
    stuck = 2 * cards
    return 2 * cards + seats + journeys + exhibitions + sales + stuck
