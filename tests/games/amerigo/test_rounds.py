"""The next round: markers, displays and time."""

from __future__ import annotations

import pytest

from carrack.core.api import OVER
from carrack.games.amerigo.game import AmerigoState
from tests.games.amerigo.scene import (
    Scene,
    events,
    in_the_bag,
    legal,
    on_sale,
    play,
    refused,
    shown,
    take_gold,
    tokens,
    undrawn,
)

LEFT = ("gold-3", "jump", "half-loss", "ap-blue")
RIGHT = ("ap-red", "gold-again", "more-gold", "ships-8")
NEW = ("gold-5", "post-gold", "ap-green", "ap-black")


def ended(scene: Scene) -> AmerigoState:
    """A round that has just ended; chance is to turn up a marker."""
    return take_gold(scene.phase("white").lying(white=1).state)


@pytest.mark.rule("round.1")
def test_one_more_marker_is_turned_up_after_the_attack() -> None:
    state = ended(Scene().markers(2).cannons(0, 9))
    assert (state.prompt().code, state.table.strength) == ("marker", 2)
    play(state, "marker 3")
    assert state.table.strength == 5


@pytest.mark.rule("round.1")
def test_the_pirates_never_get_weaker() -> None:
    state = play(ended(Scene().markers(2)), "marker 0")
    assert state.table.strength == 2
    assert refused(ended(Scene().markers(2)), "marker 2").code == "marker.gone"


@pytest.mark.rule("round.2")
def test_the_right_half_leaves_the_left_half_moves_over_and_4_new_ones_come() -> None:
    state = play(ended(Scene().shows(*LEFT, *RIGHT)), "marker 0", *(f"token {name}" for name in NEW))
    assert shown(state) == [*NEW, *LEFT]
    assert not undrawn(state) & set(RIGHT)


@pytest.mark.rule("round.2")
def test_tokens_that_have_left_do_not_come_back() -> None:
    state = play(ended(Scene().shows(*LEFT, *RIGHT)), "marker 0")
    for name in (*LEFT, *RIGHT):
        assert refused(state, f"token {name}").code == "token.gone"
    assert len(legal(state)) == 16


@pytest.mark.rule("round.2")
def test_a_token_that_somebody_owns_stays_with_its_owner() -> None:
    state = ended(Scene().shows(*LEFT, *RIGHT).tokens(1, "seven-points"))
    play(state, "marker 0", *(f"token {name}" for name in NEW))
    assert tokens(state, 1) == {"seven-points"}


@pytest.mark.rule("round.3")
def test_gaps_are_not_filled_when_the_tokens_move_over() -> None:
    state = ended(Scene().shows("gold-3", "", "half-loss", "", "ap-red", "", "", "ships-8"))
    play(state, "marker 0", *(f"token {name}" for name in NEW))
    assert shown(state) == [*NEW, "gold-3", "", "half-loss", ""]


@pytest.mark.rule("round.3")
def test_five_rounds_show_all_24_tokens() -> None:
    """8 at first, then 4 in each of four rounds."""
    state = ended(Scene().round(4).shows(*LEFT, *RIGHT))
    play(state, "marker 0", *(f"token {name}" for name in NEW))
    assert len(undrawn(state)) == 24 - 8 - 4


@pytest.mark.rule("round.4")
def test_production_tokens_left_over_leave_and_the_area_is_filled_anew() -> None:
    state = ended(Scene().sells("cotton-2", "cotton-2", "coffee-4").shows(*LEFT, *RIGHT))
    play(state, "marker 0", *(f"token {name}" for name in NEW))
    assert on_sale(state) == {}
    assert refused(state, "production cotton-2").code == "production.gone", "both have left"
    kinds = ["cotton-3", "cotton-3", "sugar-2", "coffee-3", "tobacco-4", "coconut-2"]
    play(state, *(f"production {kind}" for kind in kinds))
    assert on_sale(state).total() == 6
    assert in_the_bag(state).total() == 30 - 3 - 6
    assert state.prompt().code == "tray", "the blue phase of the next round"


@pytest.mark.rule("round.5")
@pytest.mark.parametrize(("number", "multiplier"), [(1, 4), (2, 3), (3, 2), (4, 1)])
def test_the_multiplier_goes_down_by_1(number: int, multiplier: int) -> None:
    state = play(Scene().round(number).phase("white").lying(white=1).state, "gold")
    (event,) = [each for each in events(state, "gold") if each.kind == "round"]
    assert event.args == {"round": number + 1, "multiplier": multiplier}
    assert state.table.parts.multiplier[state.table.round] == multiplier


@pytest.mark.rule("round.6")
def test_after_the_fifth_round_nothing_is_made_ready_any_more() -> None:
    state = ended(Scene().round(5).shows(*LEFT, *RIGHT).sells("cotton-2").markers(1))
    assert state.actor == OVER
    assert (shown(state), on_sale(state), state.table.strength) == ([*LEFT, *RIGHT], {"cotton-2": 1}, 1)


@pytest.mark.rule("round.2", "round.4")
def test_a_round_is_made_ready_in_the_order_marker_tokens_production() -> None:
    state = ended(Scene())
    for words in ("token jump", "production cotton-2", "tray blue-1"):
        assert refused(state, words).code == "chance.other"
    play(state, "marker 1")
    assert refused(state, "production cotton-2").code == "chance.other"
