"""Imagined hands follow the right distribution: every past that fits what was seen is as likely.

At the end of the deal the truth is a sample of it, if everybody chose at random: so over many deals what is
imagined must be spread like what is true, and what was shown must be kept.
"""

from __future__ import annotations

from collections import Counter

import pytest

import carrack
from carrack.core.chance import Rng
from carrack.core.playout import Scratch, random_number
from carrack.games.amalfi.game import AmalfiState
from carrack.games.amalfi.layout import HELD
from tests.games.amalfi.scene import GAME, NAMES, begin, hand, imagine

DEALS = 220 if carrack.COMPILED else 60
TOO_SURPRISING = 4.75
"""Standard deviations: once in a million."""
HANDS = ("blind", "selection", "draft", "score-draft")


def played_on(hands: str, seats: int, seed: int, turns: int) -> AmalfiState:
    """A game at random up to the first turn, and so many numbers more."""
    state = begin(seats, hands=hands)
    rng, scratch = Rng(seed, 9), Scratch(GAME.action_count)
    while state.prompt().code != "turn":
        state.step(random_number(state, rng, scratch))
    for _ in range(turns):
        state.step(random_number(state, rng, scratch))
    return state


def ends_in_hand(state: AmalfiState, seat: int) -> int:
    return sum(1 for i in range(15) if int(state.table.char_at[i]) == HELD + seat)


@pytest.mark.heavy
@pytest.mark.parametrize("hands", HANDS)
@pytest.mark.parametrize("turns", [0, 25])
def test_imagined_hands_are_spread_like_true_ones(hands: str, turns: int) -> None:
    """Count the end-game cards of another hand, and how often each card is in it."""
    true: Counter[str] = Counter()
    guessed: Counter[str] = Counter()
    ends: list[int] = []
    for seed in range(DEALS):
        state = played_on(hands, 3, seed, turns)
        imagined = imagine(state, 0, seed, 5)
        ends.append(ends_in_hand(imagined, 1) - ends_in_hand(state, 1))
        true.update(hand(state, 1))
        guessed.update(hand(imagined, 1))
    mean = sum(ends) / DEALS
    spread = (sum(one * one for one in ends) / DEALS) ** 0.5
    assert abs(mean) <= TOO_SURPRISING * max(spread, 0.2) / DEALS**0.5
    for name in NAMES.characters:
        together = true[name] + guessed[name]
        assert abs(true[name] - guessed[name]) <= TOO_SURPRISING * max(together, 4) ** 0.5, name


def test_a_selected_hand_may_have_two_end_game_cards_at_most() -> None:
    """Each of three was dealt two; one that has shown both hides none."""
    for seed in range(60):
        state = played_on("selection", 2, seed, 30)
        for viewer in (0, None):
            imagined = imagine(state, viewer, seed)
            imagined.check()
            for seat in range(2):
                codes = [int(imagined.table.dealt[i]) for i in range(15)]
                kept = codes.count(1 + seat * 8 + 1)
                assert kept <= 2


def test_what_a_drafter_saw_go_by_is_kept() -> None:
    """A card that one saw in a pack is in the deck or in a hand that could take it, never elsewhere."""
    for seed in range(40):
        state = played_on("draft", 4, seed, 0)
        seen = state.view(2).table
        for draw in range(3):
            imagined = imagine(state, 2, seed, draw)
            assert imagined.view(2).dump() == state.view(2).dump()
            for i in range(75):
                if seen.dealt[i]:
                    # The same pack, and gone between the same two sights.
                    assert (int(imagined.table.dealt[i]) - 1) // 8 == (int(seen.dealt[i]) - 1) // 8
