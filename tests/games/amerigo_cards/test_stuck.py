"""stuck."""

from __future__ import annotations

import pytest

from carrack.core.api import CHANCE
from tests.games.amerigo_cards.scene import (
    Scene,
    chance,
    deck,
    distance,
    draw_out,
    hand,
    journey,
    legal,
    place,
    play,
    refused,
)


@pytest.mark.rule("stuck.1")
def test_who_cannot_take_any_action_draws_one_card_and_that_is_the_turn() -> None:
    state = Scene(2).to_act(0).state
    before = len(deck(state))
    assert legal(state) == {"draw"}
    assert play(state, "draw").actor == CHANCE
    chance(state, "gems-2")
    assert (hand(state, 0), len(deck(state)), state.actor) == (["gems-2"], before - 1, 1)


@pytest.mark.rule("stuck.1")
@pytest.mark.parametrize("place", ["home", "outward", "explored", "homeward"])
def test_nobody_draws_who_can_take_an_action(place: str) -> None:
    scene = Scene(2).hand(0, "coffee-1").to_act(0)
    scene = scene if place == "home" else scene.outward(0, "3 spices-3")
    scene = scene.explored(0) if place == "explored" else scene
    scene = scene.homeward(0, "gems-1") if place == "homeward" else scene
    assert refused(scene.state, "draw").code == "draw.not-stuck"


@pytest.mark.rule("stuck.2")
def test_at_home_it_needs_no_hand_card_no_doubloon_and_no_sale() -> None:
    scene = Scene(2).exhibit(0, "2 cloth-1").to_act(0)
    assert legal(scene.state) == {"draw"}
    assert legal(Scene(2).exhibit(0, "2 cloth-1").hand(0, "gems-1").state) == {
        "sail out gems-1",
        "exhibit gems-1",
    }
    assert legal(Scene(2).exhibit(0, "2 cloth-1").pile(0, "gems-1").state) == {"sail out doubloon"}
    selling = scene.exhibit(0, "cloth-1", "gems-1", "antiques-1", "spices-1", "coffee-1").state
    assert legal(selling) == {"sell"}
    assert refused(selling, "draw").code == "draw.not-stuck"


@pytest.mark.rule("stuck.2")
def test_a_sale_that_would_earn_nothing_does_not_keep_one_from_drawing() -> None:
    scene = Scene(2).exhibit(0, "2 cloth-1").abroad("gems-1", "antiques-1", "spices-1", "3 coffee-1")
    assert refused(scene.state, "sell").code == "sell.earns-nothing"
    assert legal(scene.state) == {"draw"}


@pytest.mark.rule("stuck.3")
def test_on_the_homeward_journey_it_needs_no_hand_card_and_no_doubloon() -> None:
    scene = Scene(2).outward(0, "3 coffee-3").homeward(0, "gems-1").to_act(0)
    assert legal(scene.state) == {"draw"}
    assert legal(scene.pile(0, "cloth-1").state) == {"sail home doubloon"}
    assert legal(scene.hand(0, "cloth-1").state) == {"sail home cloth-1", "sail home doubloon"}


@pytest.mark.rule("stuck.3")
def test_the_ship_of_who_is_stuck_stays_where_it_is() -> None:
    state = Scene(2).outward(0, "3 coffee-3").homeward(0, "gems-1").hand(1, "spices-1").to_act(0).state
    chance(play(state, "draw"), "cloth-2")
    assert (place(state, 0), distance(state, 0), len(journey(state, 0))) == ("homeward", 9, 4)
    assert legal(play(state, "sail out spices-1")) == {"sail home cloth-2"}


@pytest.mark.rule("stuck.3")
def test_on_the_outward_journey_nobody_is_stuck_because_one_can_explore() -> None:
    state = Scene(2).outward(0, "coffee-3").to_act(0).state
    assert legal(state) == {"explore"}
    assert refused(state, "draw").code == "draw.not-stuck"
    assert draw_out(play(state, "explore")) == 6
