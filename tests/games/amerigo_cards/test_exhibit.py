"""exhibit."""

from __future__ import annotations

import pytest

from tests.games.amerigo_cards.scene import (
    Scene,
    discards,
    exhibition,
    hand,
    journey,
    legal,
    market,
    pile,
    place,
    play,
    refused,
)


@pytest.mark.rule("exhibit.1")
def test_exhibiting_is_possible_at_home() -> None:
    state = play(Scene(2).hand(0, "coffee-1").to_act(0).state, "exhibit coffee-1")
    assert (exhibition(state, 0), hand(state, 0)) == (["coffee-1"], [])


@pytest.mark.rule("exhibit.1")
def test_nobody_exhibits_while_sailing() -> None:
    outward = Scene(2).outward(0, "3 spices-3").hand(0, "coffee-1").to_act(0)
    assert refused(outward.state, "exhibit coffee-1").rule == "exhibit.1"
    assert refused(outward.explored(0).state, "exhibit coffee-1").rule == "exhibit.1"
    assert refused(outward.homeward(0, "gems-1").state, "exhibit coffee-1").rule == "exhibit.1"


@pytest.mark.rule("exhibit.2")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_as_many_hand_cards_as_one_likes_are_laid_out_in_one_turn(count: int) -> None:
    state = Scene(2).hand(0, "4 coffee-1").to_act(0).state
    for _ in range(count):
        assert play(state, "exhibit coffee-1").actor == 0
    assert play(state, "stop").actor == 1
    assert (len(exhibition(state, 0)), len(hand(state, 0))) == (count, 4 - count)


@pytest.mark.rule("exhibit.2")
def test_the_turn_ends_by_itself_with_the_last_hand_card() -> None:
    state = Scene(2).hand(0, "coffee-1", "gems-1").to_act(0).state
    assert play(state, "exhibit coffee-1").actor == 0
    assert play(state, "exhibit gems-1").actor == 1


@pytest.mark.rule("exhibit.2", "turn.1")
def test_while_exhibiting_one_can_only_go_on_or_stop() -> None:
    state = play(
        Scene(2).hand(0, "2 coffee-1", "gems-1").pile(0, "gems-2").to_act(0).state, "exhibit coffee-1"
    )
    assert legal(state) == {"exhibit coffee-1", "exhibit gems-1", "stop"}


@pytest.mark.rule("exhibit.2")
def test_exhibited_cards_lie_open_for_everybody() -> None:
    state = play(Scene(3).hand(0, "coffee-1").to_act(0).state, "exhibit coffee-1")
    for seat in (1, 2, None):
        assert exhibition(state.view(seat), 0) == ["coffee-1"]


@pytest.mark.rule("exhibit.2")
def test_all_exhibitions_together_are_the_market() -> None:
    scene = Scene(3).exhibit(0, "coffee-1", "gems-1").exhibit(1, "coffee-2").hand(2, "coffee-3")
    assert market(play(scene.to_act(2).state, "exhibit coffee-3")) == {"gems": 1, "coffee": 3}


@pytest.mark.rule("exhibit.2")
def test_only_hand_cards_are_laid_out() -> None:
    state = Scene(2).hand(0, "coffee-1").hand(1, "gems-1").pile(0, "gems-1").to_act(0).state
    assert refused(state, "exhibit gems-1").code == "card.not-in-hand"


@pytest.mark.rule("exhibit.3")
@pytest.mark.parametrize("rudders", [1, 2, 3])
def test_each_exhibited_card_is_one_piece_of_its_good_whatever_its_rudders(rudders: int) -> None:
    state = Scene(2).hand(0, f"spices-{rudders}").to_act(0).state
    assert market(play(state, f"exhibit spices-{rudders}")) == {"spices": 1}


@pytest.mark.rule("exhibit.3")
@pytest.mark.parametrize("rudders", [1, 2, 3])
def test_cards_of_any_rudders_are_sold_alike(rudders: int) -> None:
    scene = Scene(2).exhibit(0, f"2 coffee-{rudders}").abroad("gems-1", "cloth-1", "antiques-1", "spices-1")
    assert pile(play(scene.state, "sell"), 0) == [f"coffee-{rudders}"]


@pytest.mark.rule("exhibit.3")
def test_rudders_mean_nothing_for_the_price() -> None:
    """One gem card is rare, although it has more rudders than any good has cards."""
    scene = Scene(2).exhibit(0, "gems-3").outward(1, "coffee-1")
    state = scene.exhibit(1, "2 cloth-1", "2 antiques-1", "2 spices-1", "3 coffee-1").to_act(0).state
    assert pile(play(state, "sell"), 0) == ["gems-3"]


@pytest.mark.rule("exhibit.4")
def test_at_least_one_card_must_be_exhibited() -> None:
    state = Scene(2).hand(0, "coffee-1").to_act(0).state
    assert refused(state, "stop").code == "exhibit.nothing-yet"


@pytest.mark.rule("exhibit.4")
def test_new_cards_join_those_already_exhibited() -> None:
    state = Scene(2).exhibit(0, "coffee-1", "gems-2").hand(0, "coffee-1").to_act(0).state
    assert exhibition(play(state, "exhibit coffee-1"), 0) == ["gems-2", "coffee-1", "coffee-1"]


@pytest.mark.rule("exhibit.5")
def test_exhibited_cards_never_return_to_the_hand() -> None:
    state = Scene(2).exhibit(0, "gems-2").hand(0, "coffee-1").to_act(0).state
    for words in ("sail out gems-2", "exhibit gems-2"):
        assert refused(state, words).code == "card.not-in-hand"
    assert legal(state) == {"sail out coffee-1", "exhibit coffee-1"}


@pytest.mark.rule("exhibit.5")
def test_exhibited_cards_stay_out_while_their_owner_sails_and_comes_home() -> None:
    scene = Scene(2).exhibit(0, "gems-2", "coffee-1").hand(0, "coffee-1", "spices-1").hand(1, "2 coffee-3")
    state = play(scene.to_act(0).state, "sail out coffee-1", "sail out coffee-3", "sail home spices-1")
    assert (place(state, 0), exhibition(state, 0)) == ("home", ["gems-2", "coffee-1"])
    assert market(state) == {"gems": 1, "coffee": 1}


@pytest.mark.rule("exhibit.6")
def test_exhibited_cards_are_no_part_of_the_journey() -> None:
    scene = Scene(2).exhibit(0, "gems-2", "coffee-1").outward(0, "coffee-1").hand(0, "coffee-1").to_act(0)
    state = play(scene.state, "sail home coffee-1")
    assert (pile(state, 0), discards(state)) == (["coffee-1"], ["coffee-1"])
    assert exhibition(state, 0) == ["gems-2", "coffee-1"]


@pytest.mark.rule("exhibit.6")
def test_journey_cards_are_not_in_the_market() -> None:
    scene = Scene(2).exhibit(0, "3 gems-1", "cloth-1", "antiques-1", "spices-1").outward(1, "coffee-1")
    state = scene.to_act(0).state
    assert (market(state).get("coffee"), journey(state, 1)) == (None, ["coffee-1"])
    assert refused(state, "sell").code == "sell.market-incomplete"
