"""Standing orders: what they answer, and how long they hold."""

from __future__ import annotations

from carrack.games.amerigo.standing_orders import ORDERS
from tests.games.amerigo.scene import Scene, play
from tests.games.playing import about, answer

GOLD, CANNONS = ORDERS


def test_orders_are_given_ahead_of_the_turn_and_hold_for_this_phase() -> None:
    state = Scene().lying(black=3).state
    phase = about(state, GOLD, 1)
    assert phase
    assert phase == about(state, GOLD, 0) == about(state, CANNONS, 1)
    state = play(state, "gold")
    assert about(state, GOLD, 0) == "", "this seat has had its turn"
    assert about(state, GOLD, 1) == phase


def test_gold_is_taken_instead_of_an_action_and_in_the_midst_of_one_nothing_is_answered() -> None:
    state = Scene().lying(black=3).state
    assert answer(state, GOLD) == "gold"
    assert answer(play(state, "act black"), GOLD) is None


def test_cannons_are_loaded_with_all_points_and_no_gold() -> None:
    state = Scene().lying(black=3).gold(0, 5).state
    assert answer(state, CANNONS) == "act black"
    assert answer(play(state, "act black"), CANNONS) == "advance 3"
    near = play(Scene().lying(black=3).cannons(0, 11).state, "act black")
    assert answer(near, CANNONS) == "advance 1"


def test_without_black_cubes_there_are_no_cannons_to_order() -> None:
    assert about(Scene().lying(blue=3).state, CANNONS, 0) == ""
