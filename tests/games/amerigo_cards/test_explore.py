"""explore."""

from __future__ import annotations

import pytest

from carrack.core.api import CHANCE
from tests.games.amerigo_cards.scene import (
    Scene,
    back,
    chance,
    deck,
    distance,
    draw_out,
    hand,
    journey,
    legal,
    pile,
    place,
    play,
    refused,
)


@pytest.mark.rule("explore.1")
def test_exploring_is_possible_on_the_outward_journey() -> None:
    state = Scene(2).outward(0, "coffee-1").hand(0, "gems-1").to_act(0).state
    assert play(state, "explore").actor == CHANCE


@pytest.mark.rule("explore.1")
def test_nobody_explores_at_home() -> None:
    state = Scene(2).hand(0, "gems-1").to_act(0).state
    assert refused(state, "explore").code == "explore.not-outward"


@pytest.mark.rule("explore.1")
def test_nobody_explores_on_the_homeward_journey() -> None:
    state = Scene(2).outward(0, "2 coffee-3").homeward(0, "coffee-1").hand(0, "gems-1").to_act(0).state
    assert refused(state, "explore").code == "explore.not-outward"


@pytest.mark.rule("explore.2")
def test_exploring_closes_the_outward_journey_but_one_is_still_sailing() -> None:
    state = play(Scene(2).outward(0, "coffee-1").to_act(0).state, "explore")
    draw_out(state)
    assert (place(state, 0), state.actor) == ("explored", 1)


@pytest.mark.rule("explore.2")
def test_the_last_outward_card_goes_on_counting() -> None:
    scene = Scene(2).outward(0, "coffee-3", "coffee-2").hand(1, "spices-1").to_act(0)
    state = chance(play(scene.state, "explore"), *["gems-1"] * 3, "gems-2", *["cloth-1"] * 6)
    assert (distance(state, 0), journey(state, 0)) == (5, ["coffee-2", "coffee-3"])
    play(state, "sail out spices-1", "sail home gems-2")
    assert (place(state, 0), back(state, 0)) == ("homeward", 2)


@pytest.mark.rule("explore.2")
def test_the_last_outward_card_counts_for_the_award_and_may_become_a_doubloon() -> None:
    scene = Scene(2).outward(0, "coffee-3", "coffee-2", "spices-2").explored(0).homeward(0, "coffee-3")
    state = scene.outward(1, "3 cloth-3").hand(0, "coffee-1").to_act(0).state
    play(state, "sail home coffee-1", "turn over spices-2")
    assert pile(state, 0) == ["spices-2"]


@pytest.mark.rule("explore.3")
@pytest.mark.parametrize(("out", "count"), [(1, 2), (2, 4), (3, 6), (4, 8), (5, 10), (6, 12)])
def test_2_cards_are_drawn_for_each_point_of_the_distance(out: int, count: int) -> None:
    state = Scene(2).outward(0, f"{out} coffee-1").to_act(0).state
    before = len(deck(state))
    assert draw_out(play(state, "explore")) == count
    assert (len(hand(state, 0)), len(deck(state))) == (count, before - count)


@pytest.mark.rule("explore.3")
def test_the_cards_drawn_go_from_the_deck_to_the_explorers_hand() -> None:
    state = Scene(2).outward(1, "coffee-1").hand(1, "spices-1").hand(0, "coffee-3").to_act(1).state
    chance(play(state, "explore"), "gems-1", "coffee-2")
    assert (hand(state, 1), hand(state, 0)) == (["gems-1", "spices-1", "coffee-2"], ["coffee-3"])
    assert state.actor == 0
    assert (deck(state).count("gems-1"), deck(state).count("coffee-2")) == (4, 9)


@pytest.mark.rule("explore.4")
def test_nobody_draws_fewer_cards_by_choice() -> None:
    state = chance(play(Scene(2).outward(0, "coffee-1").to_act(0).state, "explore"), "gems-1")
    assert {words.split()[0] for words in legal(state)} == {"card"}
    for words in ("stop", "decline", "sail home gems-1"):
        assert refused(state, words).code == "chance.first"
    assert chance(state, "gems-1").actor == 1


@pytest.mark.rule("explore.5")
def test_one_may_explore_with_12_cards_in_hand_and_draws_nothing() -> None:
    state = Scene(2).outward(0, "coffee-3").hand(0, "9 coffee-1", "3 gems-1").to_act(0).state
    before = len(deck(state))
    play(state, "explore")
    assert (place(state, 0), state.actor) == ("explored", 1)
    assert (len(hand(state, 0)), len(deck(state))) == (12, before)


@pytest.mark.rule("explore.6")
def test_on_the_turn_after_exploring_one_must_sail_home() -> None:
    scene = Scene(2).outward(0, "coffee-3").explored(0).hand(0, "gems-1").pile(0, "gems-2").to_act(0)
    state = scene.exhibit(0, "3 gems-3", "cloth-1", "antiques-1", "spices-1", "coffee-1").state
    assert legal(state) == {"sail home gems-1", "sail home doubloon"}
    assert refused(state, "sail out gems-1").rule == "explore.6"
    assert refused(state, "sail out doubloon").rule == "explore.6"


@pytest.mark.rule("explore.7")
def test_nobody_has_to_explore_before_sailing_home() -> None:
    state = Scene(2).outward(0, "coffee-3").hand(0, "gems-1").to_act(0).state
    assert place(play(state, "sail home gems-1"), 0) == "homeward"


@pytest.mark.rule("explore.7")
def test_in_one_journey_one_explores_at_most_once() -> None:
    state = Scene(2).outward(0, "coffee-3").explored(0).hand(0, "gems-1").to_act(0).state
    assert refused(state, "explore").code == "explore.not-outward"


@pytest.mark.rule("explore.7")
def test_the_next_journey_may_explore_again() -> None:
    scene = Scene(2).outward(0, "coffee-1").explored(0).hand(0, "coffee-1", "gems-1").hand(1, "3 spices-1")
    state = play(scene.to_act(0).state, "sail home coffee-1", "sail out spices-1", "sail out gems-1")
    assert "explore" in legal(play(state, "sail out spices-1"))
