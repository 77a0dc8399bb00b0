"""Standing orders: sales of others, joined always or never."""

from __future__ import annotations

import carrack
from carrack.core.api import CHANCE, OVER
from carrack.core.chance import Rng
from carrack.games.amerigo_cards.choices import DECLINE, JOIN
from carrack.games.amerigo_cards.standing_orders import ORDERS

NEVER, ALWAYS = ORDERS


def test_they_answer_the_question_of_a_sale_and_no_other_until_the_game_ends() -> None:
    sales = 0
    for seed in range(6):
        state, rng = carrack.game("amerigo-cards").new(seats=3), Rng(seed)
        while state.actor != OVER:
            if state.actor == CHANCE:
                state.apply(rng.choose(state.legal(), state.weights()))
                continue
            view = state.view(int(state.actor))
            asked = JOIN in view.legal
            sales += asked
            assert NEVER.about(view) == ALWAYS.about(view) == "game"
            assert NEVER.answer(view, 0) == (DECLINE if asked else None)
            assert ALWAYS.answer(view, 0) == (JOIN if asked else None)
            state.apply(view.legal[int(rng.below(len(view.legal)))])
        assert NEVER.about(state.view(0)) == ""
    assert sales
