"""home."""

from __future__ import annotations

import pytest

from tests.games.amerigo_cards.scene import (
    Scene,
    back,
    discards,
    distance,
    journey,
    legal,
    pile,
    place,
    play,
    refused,
)


@pytest.mark.rule("home.1")
def test_sailing_out_and_sailing_home_are_two_different_choices() -> None:
    state = Scene(2).outward(0, "2 coffee-3").hand(0, "gems-1").pile(0, "gems-2").to_act(0).state
    assert legal(state) == {
        "sail out gems-1",
        "sail out doubloon",
        "sail home gems-1",
        "sail home doubloon",
        "explore",
    }


@pytest.mark.rule("home.1")
def test_one_may_sail_home_after_a_single_outward_card() -> None:
    state = Scene(2).hand(0, "coffee-3", "coffee-1").hand(1, "spices-3").to_act(0).state
    play(state, "sail out coffee-3", "sail out spices-3", "sail home coffee-1")
    assert (place(state, 0), distance(state, 0), back(state, 0)) == ("homeward", 3, 1)


@pytest.mark.rule("home.2")
def test_outward_cards_stay_and_count_until_the_ship_is_home() -> None:
    state = Scene(3).outward(0, "3 coffee-3").hand(0, "gems-1").outward(1, "2 spices-3")
    on_the_way = play(state.hand(1, "spices-3").to_act(0).state, "sail home gems-1")
    assert journey(on_the_way, 0) == ["gems-1", "coffee-3", "coffee-3", "coffee-3"]
    assert distance(on_the_way, 0) == 9
    play(on_the_way, "sail home spices-3")
    assert pile(on_the_way, 1) == [], "the longer journey still lies out"


@pytest.mark.rule("home.2")
def test_homeward_cards_lie_open_for_everybody() -> None:
    state = play(Scene(2).outward(0, "3 coffee-3").hand(0, "gems-1").to_act(0).state, "sail home gems-1")
    for seat in (1, None):
        assert journey(state.view(seat), 0) == ["gems-1", "coffee-3", "coffee-3", "coffee-3"]
        assert (back(state.view(seat), 0), place(state.view(seat), 0)) == (1, "homeward")


@pytest.mark.rule("home.3")
@pytest.mark.parametrize(
    ("out", "home", "arrives"),
    [
        (["coffee-2"], "gems-1", True),
        (["coffee-3"], "gems-1", False),
        (["coffee-3", "coffee-1"], "gems-2", True),
        (["coffee-3", "coffee-2"], "gems-2", False),
        (["coffee-3", "coffee-3"], "gems-3", True),
        (["coffee-3", "coffee-3", "coffee-1"], "gems-3", False),
    ],
)
def test_homeward_rudders_count_double_and_reaching_the_distance_is_enough(
    out: list[str], home: str, arrives: bool
) -> None:
    state = Scene(2).outward(0, *out).outward(1, "3 spices-3").hand(0, home).to_act(0).state
    assert place(play(state, f"sail home {home}"), 0) == ("home" if arrives else "homeward")


@pytest.mark.rule("home.3")
def test_several_homeward_cards_count_together() -> None:
    scene = Scene(2).outward(0, "coffee-3", "coffee-2").homeward(0, "2 gems-1").outward(1, "2 spices-3")
    state = play(scene.hand(0, "cloth-1").to_act(0).state, "sail home cloth-1")
    assert (place(state, 0), distance(state, 0), back(state, 0), journey(state, 0)) == ("home", 0, 0, [])


@pytest.mark.rule("home.3")
def test_surplus_rudders_have_no_effect() -> None:
    state = Scene(2).outward(0, "coffee-1").outward(1, "spices-2").hand(0, "gems-3").to_act(0).state
    play(state, "sail home gems-3")
    assert (place(state, 0), pile(state, 0), discards(state)) == ("home", [], ["gems-3", "coffee-1"])


@pytest.mark.rule("home.3")
def test_who_arrived_is_at_home_at_once() -> None:
    scene = Scene(2).outward(0, "coffee-1").outward(1, "spices-3").hand(0, "gems-3", "cloth-1")
    state = play(scene.hand(1, "spices-1").to_act(0).state, "sail home gems-3", "sail out spices-1")
    assert legal(state) == {"sail out cloth-1", "exhibit cloth-1"}


@pytest.mark.rule("home.4")
def test_on_the_homeward_journey_only_sailing_home_is_possible() -> None:
    scene = Scene(2).outward(0, "3 coffee-3").homeward(0, "coffee-1").hand(0, "gems-1").pile(0, "gems-2")
    state = scene.exhibit(0, "3 gems-3", "cloth-1", "antiques-1", "spices-1", "coffee-1").to_act(0).state
    assert legal(state) == {"sail home gems-1", "sail home doubloon"}


@pytest.mark.rule("home.4")
@pytest.mark.parametrize("words", ["sail out gems-1", "sail out doubloon"])
def test_a_homeward_ship_cannot_turn_round(words: str) -> None:
    state = Scene(2).outward(0, "3 coffee-3").homeward(0, "coffee-1").hand(0, "gems-1").pile(0, "gems-2")
    assert refused(state.to_act(0).state, words).code == "sail.homeward-only"
