"""Facts about Amalfi: seats, options, and bounds of every game."""

from __future__ import annotations

from typing import Final

from carrack.core.api import Facts
from carrack.games.amalfi import layout as at

RULES_VERSION: Final = 7
LOWEST_SCORE: Final = -150
HIGHEST_SCORE: Final = 600
"""No seat can come near."""
FLEET: Final = 10
"""Ships of a seat."""
HAND_NUMBERS: Final = 20
SHIP_NUMBERS: Final = 12
CHARACTER_NUMBERS: Final = 4
PURCHASE_NUMBERS: Final = 8
PERIOD_NUMBERS: Final = 40
"""At most so many numbers for a starting hand, for a ship in a period, for a character, for an artwork or
tile, and for what else a period brings."""


def amalfi_facts() -> Facts:
    """Seats, options, and bounds that no game can pass."""
    seats = range(at.FEWEST_SEATS, at.MOST_SEATS + 1)
    return Facts(
        id="amalfi",
        title="Amalfi: Renaissance",
        year=2023,
        seats=seats,
        minutes=(60, 120),
        weight=4,
        options={
            "hands": at.HANDS_NAMES,
            "rival": (at.RIVAL_NAMES[at.NO_RIVAL], *at.RIVAL_NAMES[: at.RIVALS]),
        },
        score_range=(LOWEST_SCORE, HIGHEST_SCORE),
        longest={n: longest_game(n) for n in seats},
        rules_version=RULES_VERSION,
        only_alone=("rival",),
        never_alone={"hands": (at.HANDS_NAMES[at.DRAFT], at.HANDS_NAMES[at.SCORE_DRAFT])},
        shows=frozenset({"received"}),
        open_with={"hands": at.HANDS_NAMES[at.BY_PACKS]},
    )


def longest_game(seats: int) -> int:
    """Return more numbers than any game can take.

    The set-up deals at most ten cards to each seat, and each keeps some. In a period every ship navigates,
    pays and becomes bread a few times, every card is bought, engaged or given up; each of these has a few
    answers and draws behind it. Characters engaged again, by bonuses that are bought, are counted twice.
    """
    rows = 2 * at.ROW_SIZE + at.COUNCIL_SIZE
    setup_numbers = 1 + rows + at.TITLES_IN_PLAY + at.PERIODS + seats * HAND_NUMBERS
    ships = FLEET * SHIP_NUMBERS
    cards = at.CHARACTERS * CHARACTER_NUMBERS + (at.ARTWORKS + at.TILES) * PURCHASE_NUMBERS
    engaged = at.ENGAGEABLES * CHARACTER_NUMBERS
    return setup_numbers + at.PERIODS * (seats * (ships + engaged) + PERIOD_NUMBERS) + 2 * cards
