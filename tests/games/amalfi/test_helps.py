"""A ship that comes down, or a card for bread, may make an answer possible: the page offers both together."""

from __future__ import annotations

import pytest

import carrack
from carrack.core.chance import Rng
from carrack.games.amalfi import layout as at
from carrack.games.amalfi.game import AmalfiState
from carrack.games.amalfi.showing.page_builder import page_of

GAME = carrack.game("amalfi")
SEED, MOST_GAMES = 5, 40
ASKED = {"turn": at.TURN, "grant": at.GRANTED, "lighthouse": at.LIGHTHOUSE}


@pytest.mark.parametrize("phase", ASKED.values(), ids=ASKED.keys())
def test_what_is_offered_can_be_done_after_the_ship_or_card_and_not_before(phase: int) -> None:
    found = 0
    rng = Rng(SEED)
    for _ in range(MOST_GAMES):
        state = GAME.new(seats=3)
        assert isinstance(state, AmalfiState)
        while state.actor != carrack.OVER and not found:
            if state.table.phase == phase:
                for help_ in page_of(state.view(state.actor)).helps:
                    assert help_.number not in state.legal()
                    then = state.copy()
                    then.apply(help_.by)
                    assert help_.number in then.legal()
                    found += 1
            state.apply(rng.choose(state.legal(), state.weights()))
        if found:
            return
    raise AssertionError("nothing was ever offered")
