"""sail, doubloons (those spent)."""

from __future__ import annotations

import pytest

from tests.games.amerigo_cards.scene import (
    Scene,
    back,
    discards,
    distance,
    hand,
    journey,
    legal,
    market,
    pile,
    place,
    play,
    refused,
)

# --- outward journey ------------------------------------------------------------------------------------


@pytest.mark.rule("sail.1")
def test_sailing_from_home_begins_the_outward_journey() -> None:
    state = play(Scene(2).hand(0, "coffee-2", "gems-1").to_act(0).state, "sail out coffee-2")
    assert (place(state, 0), journey(state, 0)) == ("outward", ["coffee-2"])


@pytest.mark.rule("sail.1")
def test_who_sails_is_no_longer_at_home() -> None:
    scene = Scene(2).exhibit(0, "3 gems-1", "cloth-1", "antiques-1", "spices-1", "coffee-1")
    state = play(scene.hand(0, "2 coffee-2").hand(1, "coffee-3").to_act(0).state, "sail out coffee-2")
    play(state, "sail out coffee-3")
    assert refused(state, "exhibit coffee-2").code == "exhibit.not-at-home"
    assert refused(state, "sell").code == "sell.not-at-home"


@pytest.mark.rule("sail.2")
def test_sailing_out_plays_exactly_one_card() -> None:
    state = play(Scene(2).hand(0, "2 coffee-2", "gems-1").to_act(0).state, "sail out coffee-2")
    assert (hand(state, 0), journey(state, 0), state.actor) == (["gems-1", "coffee-2"], ["coffee-2"], 1)


@pytest.mark.rule("sail.2")
def test_sailing_home_plays_exactly_one_card() -> None:
    state = Scene(2).outward(0, "2 coffee-3").hand(0, "coffee-1", "gems-1").to_act(0).state
    play(state, "sail home gems-1")
    assert (hand(state, 0), state.actor) == (["coffee-1"], 1)
    assert journey(state, 0) == ["gems-1", "coffee-3", "coffee-3"]


@pytest.mark.rule("sail.2")
@pytest.mark.parametrize("words", ["sail out gems-1", "sail home gems-1"])
def test_only_a_card_in_hand_can_be_played(words: str) -> None:
    state = Scene(2).outward(0, "coffee-3").hand(0, "gems-2").hand(1, "gems-1").to_act(0).state
    assert refused(state, words).code == "card.not-in-hand"


@pytest.mark.rule("sail.3")
def test_on_later_turns_one_may_sail_further_out() -> None:
    state = Scene(2).outward(0, "coffee-2").hand(0, "gems-3").to_act(0).state
    play(state, "sail out gems-3")
    assert (journey(state, 0), distance(state, 0), place(state, 0)) == (["gems-3", "coffee-2"], 5, "outward")


@pytest.mark.rule("sail.3")
def test_outward_cards_lie_open_for_everybody() -> None:
    state = play(Scene(3).hand(0, "coffee-2").to_act(0).state, "sail out coffee-2")
    for seat in (1, 2, None):
        assert (journey(state.view(seat), 0), distance(state.view(seat), 0)) == (["coffee-2"], 2)


@pytest.mark.rule("sail.4")
def test_the_travel_distance_is_the_sum_of_the_outward_rudders() -> None:
    state = Scene(2).hand(0, "gems-1", "cloth-2", "coffee-3").hand(1, "3 coffee-1").to_act(0).state
    found = []
    for card in ("gems-1", "cloth-2", "coffee-3"):
        play(state, f"sail out {card}", "sail out coffee-1")
        found.append(distance(state, 0))
    assert found == [1, 3, 6]


@pytest.mark.rule("sail.4")
@pytest.mark.parametrize("good", ["gems", "cloth", "antiques", "spices", "coffee"])
def test_the_goods_on_journey_cards_mean_nothing(good: str) -> None:
    state = play(Scene(2).hand(0, f"{good}-2").to_act(0).state, f"sail out {good}-2")
    assert (distance(state, 0), market(state)) == (2, {})


@pytest.mark.rule("sail.5")
def test_the_first_card_is_always_an_outward_card() -> None:
    state = Scene(2).hand(0, "gems-1", "coffee-3").pile(0, "cloth-1").to_act(0).state
    assert not any(words.startswith("sail home") for words in legal(state))
    assert distance(play(state, "sail out gems-1"), 0) == 1


@pytest.mark.rule("sail.5")
@pytest.mark.parametrize("words", ["sail home coffee-3", "sail home doubloon"])
def test_from_home_nobody_can_sail_home(words: str) -> None:
    state = Scene(2).hand(0, "coffee-3").pile(0, "cloth-1").to_act(0).state
    assert refused(state, words).code == "home.not-sailing"


# --- doubloons instead of cards -------------------------------------------------------------------------


@pytest.mark.rule("doubloons.2")
def test_a_doubloon_sails_out_with_3_rudders() -> None:
    state = play(Scene(2).pile(0, "gems-1", "coffee-1").to_act(0).state, "sail out doubloon")
    assert (distance(state, 0), place(state, 0)) == (3, "outward")
    assert (journey(state, 0), pile(state, 0)) == (["coffee-1"], ["gems-1"])


@pytest.mark.rule("doubloons.2")
def test_a_doubloon_sails_home_with_3_rudders_that_make_6() -> None:
    scene = Scene(2).pile(0, "coffee-1").outward(1, "3 spices-3").to_act(0)
    assert place(play(scene.outward(0, "2 coffee-3").state, "sail home doubloon"), 0) == "home"
    far = play(scene.outward(0, "gems-1").state, "sail home doubloon")
    assert (place(far, 0), back(far, 0), distance(far, 0)) == ("homeward", 3, 7)


@pytest.mark.rule("doubloons.2")
@pytest.mark.parametrize("words", ["sail out doubloon", "sail home doubloon"])
def test_only_ones_own_treasure_pile_can_be_sailed_with(words: str) -> None:
    state = Scene(2).outward(0, "coffee-1").hand(0, "coffee-2").pile(1, "gems-1").to_act(0).state
    assert refused(state, words).code == "doubloon.none"


@pytest.mark.rule("doubloons.3")
def test_a_doubloon_may_be_sailed_with_cards_in_hand() -> None:
    state = Scene(2).hand(0, "coffee-3").pile(0, "gems-1").to_act(0).state
    assert legal(state) == {"sail out coffee-3", "sail out doubloon", "exhibit coffee-3"}


@pytest.mark.rule("doubloons.3")
def test_a_whole_journey_may_consist_of_doubloons() -> None:
    state = Scene(2).pile(0, "4 coffee-1").hand(1, "4 spices-1").to_act(0).state
    for words in ("sail out doubloon", "sail out doubloon", "sail out doubloon", "sail home doubloon"):
        play(state, words, "sail out spices-1")
    assert (distance(state, 0), back(state, 0), pile(state, 0)) == (9, 3, [])
    assert legal(state) == {"draw"}


@pytest.mark.rule("doubloons.4")
def test_the_doubloon_spent_is_the_card_put_on_the_pile_last() -> None:
    state = Scene(2).pile(0, "coffee-3", "gems-1", "cloth-2").hand(1, "2 spices-1").to_act(0).state
    play(state, "sail out doubloon", "sail out spices-1")
    assert (journey(state, 0), pile(state, 0)) == (["cloth-2"], ["coffee-3", "gems-1"])
    play(state, "sail out doubloon")
    assert (journey(state, 0), pile(state, 0)) == (["gems-1", "cloth-2"], ["coffee-3"])


@pytest.mark.rule("doubloons.4")
def test_awards_go_on_the_pile_in_the_order_of_goods_and_rudders() -> None:
    scene = Scene(2).outward(0, "coffee-3", "gems-3", "spices-3").homeward(0, "gems-2").hand(0, "cloth-3")
    state = play(scene.pile(0, "coffee-1").to_act(0).state, "sail home cloth-3")
    play(state, *(f"turn over {card}" for card in ("coffee-3", "gems-3", "cloth-3", "gems-2")))
    assert pile(state, 0) == ["coffee-1", "gems-2", "gems-3", "cloth-3", "coffee-3"]
    assert discards(state) == ["spices-3"]


@pytest.mark.rule("doubloons.4")
def test_sold_cards_go_on_the_pile_in_the_order_of_goods_and_rudders() -> None:
    """One rare gem, two popular coffee and three common cards are turned over together."""
    scene = Scene(2).exhibit(0, "gems-3", "gems-1", "2 coffee-1", "cloth-2", "antiques-2", "spices-2")
    others = scene.outward(1, "coffee-3").exhibit(1, "4 coffee-2", "2 cloth-1", "2 antiques-1", "2 spices-1")
    state = play(others.to_act(0).state, "sell", "turn over spices-2")
    assert pile(state, 0) == ["gems-1", "gems-3", "spices-2", "coffee-1"]
