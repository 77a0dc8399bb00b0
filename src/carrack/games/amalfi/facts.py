"""Facts about Amalfi: seats, options, and bounds of every game."""

from __future__ import annotations

from typing import Final

from carrack.core.api import Facts
from carrack.games.amalfi import layout as at

RULES_VERSION: Final = 5
LOWEST_SCORE: Final = -150
HIGHEST_SCORE: Final = 600
"""No seat can come near."""


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
    """More numbers than any game can take.

    The set-up deals at most ten cards to each seat, and each keeps some. In a period every ship navigates,
    pays and becomes bread a few times, every card is bought, engaged or given up; each of these has a few
    answers and draws behind it. Characters engaged again, by bonuses that are bought, are counted twice.
    """
    setup_numbers = 4 + 5 + 5 + 3 + 1 + 4 + seats * 20
    ships = 10 * 12
    cards = 75 * 4 + 45 * 8 + 30 * 8
    return setup_numbers + 4 * (seats * (ships + 20 * 4) + 40) + cards * 2
