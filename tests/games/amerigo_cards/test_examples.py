"""The rulebook's own examples, one after another."""

from __future__ import annotations

import pytest

from tests.games.amerigo_cards.scene import (
    Scene,
    back,
    chance,
    distance,
    draw_out,
    events,
    exhibition,
    hand,
    legal,
    market,
    pile,
    place,
    play,
    refused,
)


@pytest.mark.rule("sail.3", "sail.4")
def test_three_turns_of_2_3_and_2_rudders_make_a_distance_of_7() -> None:
    state = Scene(2).hand(0, "coffee-2", "gems-3", "spices-2").hand(1, "3 cloth-1").to_act(0).state
    for card in ("coffee-2", "gems-3", "spices-2"):
        play(state, f"sail out {card}", "sail out cloth-1")
    assert distance(state, 0) == 2 + 3 + 2


@pytest.mark.rule("explore.6", "home.3")
def test_after_exploring_3_and_1_rudders_bring_a_journey_of_7_home() -> None:
    scene = Scene(2).outward(0, "coffee-2", "gems-3", "spices-2").hand(1, "3 cloth-3").to_act(0)
    state = chance(
        play(scene.hand(0, "coffee-3", "coffee-1").state, "explore"), *["antiques-1"] * 5, *["gems-1"] * 5
    )
    play(state, "sail out cloth-3", "sail home coffee-3", "sail out cloth-3")
    assert (place(state, 0), 2 * back(state, 0)) == ("homeward", 6)
    play(state, "sail home coffee-1")
    assert place(state, 0) == "home"


@pytest.mark.rule("explore.3", "limits.1")
def test_with_1_card_in_hand_a_journey_of_7_draws_11_cards_not_14() -> None:
    state = Scene(2).outward(0, "coffee-2", "gems-3", "spices-2").hand(0, "coffee-3").to_act(0).state
    assert draw_out(play(state, "explore")) == 11
    assert len(hand(state, 0)) == 12


@pytest.mark.rule("king.1", "companies.1")
def test_the_king_pays_1_for_7_and_the_companies_nothing_because_another_journey_shows_7() -> None:
    scene = Scene(4).outward(0, "coffee-2", "gems-3", "spices-2").homeward(0, "coffee-3").hand(0, "coffee-1")
    state = scene.outward(3, "cloth-3", "cloth-3", "cloth-1").to_act(0).state
    log = events(state, "sail home coffee-1", "turn over gems-3")
    assert log[1].args == {"distance": 7, "king": 1, "companies": 0}
    assert pile(state, 0) == ["gems-3"]


@pytest.mark.rule("doubloons.2")
def test_a_doubloon_counts_3_out_and_6_home() -> None:
    state = Scene(2).pile(0, "gems-1", "gems-2").hand(0, "cloth-3").hand(1, "3 coffee-3").to_act(0).state
    play(state, "sail out doubloon", "sail out coffee-3")
    assert distance(state, 0) == 3
    play(state, "sail out cloth-3", "sail out coffee-3", "sail home doubloon")
    assert place(state, 0) == "home"


@pytest.mark.rule("awards.1")
def test_the_largest_award_is_3_and_1() -> None:
    scene = Scene(2).outward(0, "3 coffee-3").homeward(0, "coffee-3").hand(0, "coffee-3").to_act(0)
    log = events(scene.state, "sail home coffee-3")
    assert log[1].args == {"distance": 9, "king": 3, "companies": 1}
    assert [event.kind for event in log].count("turned-over") == 4


def the_market() -> Scene:
    """You (0) and Bea (1) and Daniel (3) are at home, Carla (2) is sailing."""
    scene = Scene(4).exhibit(0, "5 coffee-1", "gems-1", "cloth-1")
    scene.exhibit(1, "5 antiques-1", "cloth-1", "coffee-1").outward(2, "coffee-2")
    return scene.exhibit(2, "gems-1", "cloth-1", "spices-1").exhibit(3, "gems-1", "2 cloth-1", "2 spices-1")


@pytest.mark.rule("prices.1", "prices.4", "prices.6", "sell.2")
def test_in_the_market_coffee_is_popular_and_nothing_is_rare() -> None:
    state = the_market().to_act(0).state
    assert market(state) == {"gems": 3, "cloth": 5, "antiques": 5, "spices": 3, "coffee": 6}
    assert events(state, "sell")[0].args == {"rare": -1, "popular": 4}


@pytest.mark.rule("sell.4", "sell.5")
def test_bea_joins_in_daniel_declines_and_carla_is_not_asked() -> None:
    state = play(the_market().to_act(0).state, "sell")
    assert (state.actor, legal(state)) == (1, {"join", "decline"})
    assert play(state, "join").actor == 3
    before = [exhibition(state, seat) for seat in (2, 3)]
    play(state, "decline")
    assert [exhibition(state, seat) for seat in (2, 3)] == before
    assert [pile(state, seat) for seat in (2, 3)] == [[], []]


@pytest.mark.rule("sell.7", "sell.8", "prices.4", "prices.5")
def test_you_sell_4_coffee_for_2_and_bea_6_commons_for_2() -> None:
    state = play(the_market().to_act(0).state, "sell", "join", "decline")
    assert pile(state, 0) == ["coffee-1", "coffee-1"]
    assert exhibition(state, 0) == ["gems-1", "cloth-1", "coffee-1"]
    assert state.actor == 1, "Bea picks which of antiques and cloth become doubloons"
    play(state, "turn over antiques-1", "turn over antiques-1")
    assert (len(pile(state, 1)), exhibition(state, 1), state.actor) == (2, ["coffee-1"], 1)


@pytest.mark.rule("stuck.1", "stuck.2")
def test_all_cards_exhibited_no_sale_no_hand_no_doubloon_draw_one() -> None:
    state = Scene(2).hand(0, "coffee-1", "gems-1").hand(1, "cloth-1", "cloth-2").to_act(0).state
    play(state, "exhibit coffee-1", "exhibit gems-1", "sail out cloth-1")
    assert refused(state, "sell").code == "sell.market-incomplete"
    assert legal(state) == {"draw"}
    assert draw_out(play(state, "draw")) == 1
    assert (len(hand(state, 0)), state.actor) == (1, 1)
