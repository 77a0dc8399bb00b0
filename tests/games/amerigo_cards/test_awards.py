"""king, companies, awards, doubloons (those gained)."""

from __future__ import annotations

import pytest

from carrack.games.amerigo_cards.game import AmerigoCards, CardsState
from tests.games.amerigo_cards.scene import (
    CARDS,
    Scene,
    discards,
    exhibition,
    hand,
    journey,
    legal,
    pile,
    place,
    play,
    refused,
)


def arrive(scene: Scene, distance: int) -> CardsState:
    """Seat 0 comes home from so far, all with cards of one kind, so that nothing is asked."""
    scene.outward(0, f"{distance} coffee-1").hand(0, "coffee-1")
    if distance > 2:
        scene.homeward(0, f"{(distance - 1) // 2} coffee-1")
    return play(scene.to_act(0).state, "sail home coffee-1")


# --- the King -------------------------------------------------------------------------------------------


@pytest.mark.rule("king.1")
@pytest.mark.parametrize(
    ("distance", "doubloons"), [(1, 0), (2, 0), (5, 0), (6, 0), (7, 1), (8, 2), (9, 3), (10, 3), (13, 3)]
)
def test_the_king_pays_by_travel_distance(distance: int, doubloons: int) -> None:
    state = arrive(Scene(5).outward(1, "5 spices-3"), distance)
    assert (place(state, 0), len(pile(state, 0))) == ("home", doubloons)


@pytest.mark.rule("king.1")
def test_homeward_rudders_never_count_towards_an_award() -> None:
    scene = Scene(2).outward(0, "2 coffee-3").homeward(0, "coffee-2").outward(1, "3 spices-3")
    state = play(scene.hand(0, "coffee-3").to_act(0).state, "sail home coffee-3")
    assert (place(state, 0), pile(state, 0)) == ("home", [])


@pytest.mark.rule("king.1")
def test_spent_doubloons_count_3_rudders_for_the_king() -> None:
    scene = Scene(2).outward(0, "doubloon coffee-1", "doubloon coffee-1", "coffee-1").outward(1, "3 spices-3")
    state = play(scene.homeward(0, "3 coffee-1").hand(0, "coffee-1").to_act(0).state, "sail home coffee-1")
    assert (place(state, 0), pile(state, 0)) == ("home", ["coffee-1"])


# --- the Companies --------------------------------------------------------------------------------------


@pytest.mark.rule("companies.1")
@pytest.mark.parametrize(("other", "doubloons"), [(1, 1), (4, 1), (5, 0), (6, 0)])
def test_the_companies_pay_for_the_strictly_longest_journey(other: int, doubloons: int) -> None:
    state = arrive(Scene(3).outward(1, *["spices-1"] * other).outward(2, "gems-1"), 5)
    assert len(pile(state, 0)) == doubloons


@pytest.mark.rule("companies.1")
def test_every_other_journey_must_be_shorter() -> None:
    state = arrive(Scene(4).outward(1, "spices-1").outward(2, "gems-1").outward(3, "2 spices-3"), 5)
    assert pile(state, 0) == []


@pytest.mark.rule("companies.2")
@pytest.mark.parametrize(("other", "doubloons"), [(4, 1), (5, 0), (6, 0)])
def test_a_journey_that_has_explored_is_compared_by_its_distance(other: int, doubloons: int) -> None:
    state = arrive(Scene(2).outward(1, *["spices-1"] * other).explored(1), 5)
    assert len(pile(state, 0)) == doubloons


@pytest.mark.rule("companies.2")
@pytest.mark.parametrize(("other", "doubloons"), [(4, 1), (5, 0), (6, 0)])
def test_a_homeward_journey_is_compared_by_its_outward_distance(other: int, doubloons: int) -> None:
    state = arrive(Scene(2).outward(1, *["spices-1"] * other).homeward(1, "gems-1"), 5)
    assert len(pile(state, 0)) == doubloons


@pytest.mark.rule("companies.2")
def test_homeward_rudders_of_another_journey_do_not_lengthen_it() -> None:
    state = arrive(Scene(2).outward(1, "spices-3", "spices-1").homeward(1, "spices-1"), 5)
    assert len(pile(state, 0)) == 1


@pytest.mark.rule("companies.2")
def test_a_journey_that_already_ended_is_not_compared() -> None:
    scene = Scene(2).outward(1, "3 spices-3").homeward(1, "2 spices-1").hand(1, "spices-3")
    state = scene.outward(0, "coffee-1").hand(0, "coffee-1").to_act(1).state
    play(state, "sail home spices-3", "turn over spices-3", "turn over spices-3", "turn over spices-3")
    play(state, "turn over spices-3", "sail home coffee-1")
    assert pile(state, 0) == ["coffee-1"]


@pytest.mark.rule("companies.3")
@pytest.mark.parametrize("distance", [1, 2, 6])
def test_a_lone_sailor_has_the_longest_journey_whatever_its_length(distance: int) -> None:
    assert pile(arrive(Scene(3), distance), 0) == ["coffee-1"]


def test_an_owner_may_play_without_the_lone_sailors_award() -> None:
    game = AmerigoCards("lone_sailor_is_longest = false")
    assert pile(arrive(Scene(3, game), 3), 0) == []
    assert pile(arrive(Scene(3, game).outward(1, "spices-1"), 3), 0) == ["coffee-1"]


# --- both awards ----------------------------------------------------------------------------------------


@pytest.mark.rule("awards.1")
@pytest.mark.parametrize(("distance", "doubloons"), [(6, 1), (7, 2), (8, 3), (9, 4), (12, 4)])
def test_the_awards_of_king_and_companies_add_up_to_4_at_most(distance: int, doubloons: int) -> None:
    assert len(pile(arrive(Scene(5), distance), 0)) == doubloons


@pytest.mark.rule("awards.2")
def test_for_each_doubloon_awarded_one_card_of_the_journey_is_chosen() -> None:
    scene = Scene(2).outward(0, "coffee-3", "gems-3", "spices-1").homeward(0, "cloth-3").hand(0, "antiques-1")
    state = play(scene.to_act(0).state, "sail home antiques-1")
    journey_cards = {"gems-3", "cloth-3", "antiques-1", "spices-1", "coffee-3"}
    assert legal(state) == {f"turn over {card}" for card in journey_cards}
    play(state, "turn over gems-3")
    assert legal(state) == {f"turn over {card}" for card in journey_cards - {"gems-3"}}
    play(state, "turn over cloth-3")
    assert (pile(state, 0), state.actor) == (["gems-3", "cloth-3"], 1)


@pytest.mark.rule("awards.2")
@pytest.mark.parametrize("card", ["coffee-1", "gems-1"])
def test_outward_and_homeward_cards_may_be_chosen(card: str) -> None:
    state = Scene(2).outward(0, "coffee-1").hand(0, "gems-1").to_act(0).state
    play(state, "sail home gems-1", f"turn over {card}")
    assert pile(state, 0) == [card]


@pytest.mark.rule("awards.2", "doubloons.1")
@pytest.mark.parametrize("card", [card for card in CARDS if card not in ("coffee-1", "gems-1")])
def test_only_a_card_of_this_journey_can_be_chosen_for_the_award(card: str) -> None:
    scene = Scene(3).outward(0, "2 coffee-1").hand(0, "gems-1", "gems-2").exhibit(0, "cloth-1")
    state = play(scene.outward(1, "spices-1").pile(0, "spices-2").to_act(0).state, "sail home gems-1")
    assert refused(state, f"turn over {card}").code == "awards.not-on-journey"


@pytest.mark.rule("awards.3")
def test_a_spent_doubloon_may_be_chosen_for_the_award() -> None:
    state = Scene(2).outward(0, "doubloon gems-1").hand(0, "coffee-2").pile(0, "cloth-1").to_act(0).state
    play(state, "sail home coffee-2")
    assert legal(state) == {"turn over gems-1", "turn over coffee-2"}
    play(state, "turn over gems-1")
    assert (pile(state, 0), discards(state)) == (["cloth-1", "gems-1"], ["coffee-2"])


@pytest.mark.rule("awards.3")
def test_a_spent_doubloon_that_is_not_chosen_is_discarded() -> None:
    state = Scene(2).outward(0, "doubloon gems-1").hand(0, "coffee-2").to_act(0).state
    play(state, "sail home coffee-2", "turn over coffee-2")
    assert (pile(state, 0), discards(state)) == (["coffee-2"], ["gems-1"])


@pytest.mark.rule("awards.4")
def test_after_the_awards_the_rest_of_the_journey_is_discarded() -> None:
    scene = Scene(2).outward(0, "coffee-3", "gems-3", "spices-1").homeward(0, "cloth-3").hand(0, "antiques-1")
    state = scene.discards("gems-1").exhibit(0, "gems-2").hand(0, "cloth-1").to_act(0).state
    play(state, "sail home antiques-1", "turn over gems-3", "turn over cloth-3")
    assert journey(state, 0) == []
    assert discards(state) == ["gems-1", "antiques-1", "spices-1", "coffee-3"]
    assert (exhibition(state, 0), hand(state, 0)) == (["gems-2"], ["cloth-1"])


@pytest.mark.rule("awards.4")
def test_without_an_award_the_whole_journey_is_discarded() -> None:
    state = arrive(Scene(2).outward(1, "3 spices-3"), 3)
    assert (journey(state, 0), discards(state)) == ([], ["coffee-1"] * 5)


@pytest.mark.rule("awards.5")
def test_even_the_largest_award_for_the_fewest_cards_leaves_a_card() -> None:
    state = Scene(2).outward(0, "3 coffee-3").homeward(0, "coffee-3").hand(0, "coffee-3").to_act(0).state
    play(state, "sail home coffee-3")
    assert (len(pile(state, 0)), len(discards(state))) == (4, 1)


@pytest.mark.rule("awards.5")
def test_even_the_shortest_journey_has_a_card_more_than_its_award() -> None:
    state = Scene(2).outward(0, "coffee-1").hand(0, "coffee-1").to_act(0).state
    play(state, "sail home coffee-1")
    assert (len(pile(state, 0)), len(discards(state))) == (1, 1)


@pytest.mark.rule("awards.5")
@pytest.mark.parametrize("card", CARDS)
def test_nothing_is_asked_when_all_cards_of_the_journey_are_equal(card: str) -> None:
    state = Scene(2).outward(0, card).hand(0, card).to_act(0).state
    assert play(state, f"sail home {card}").actor == 1
    assert pile(state, 0) == [card]


@pytest.mark.rule("awards.5")
def test_nothing_more_is_asked_when_all_cards_left_are_equal() -> None:
    scene = Scene(2).outward(0, "2 coffee-3", "gems-3").homeward(0, "coffee-3").hand(0, "coffee-3")
    state = play(scene.to_act(0).state, "sail home coffee-3")
    assert legal(state) == {"turn over gems-3", "turn over coffee-3"}
    assert play(state, "turn over gems-3").actor == 1
    assert pile(state, 0) == ["gems-3", "coffee-3", "coffee-3", "coffee-3"]


# --- doubloons ------------------------------------------------------------------------------------------


@pytest.mark.rule("doubloons.1")
def test_a_doubloon_gained_is_a_card_put_on_ones_own_treasure_pile() -> None:
    state = arrive(Scene(2).pile(0, "gems-1").pile(1, "gems-2"), 1)
    assert (pile(state, 0), pile(state, 1)) == (["gems-1", "coffee-1"], ["gems-2"])


@pytest.mark.rule("doubloons.1")
def test_an_award_is_paid_with_journey_cards_and_a_sale_with_sold_cards() -> None:
    scene = Scene(2).outward(0, "coffee-2").hand(0, "coffee-1", "gems-1").exhibit(0, "cloth-1")
    state = play(scene.pile(0, "spices-1").to_act(0).state, "sail home coffee-1")
    for card in ("gems-1", "cloth-1", "spices-1"):
        assert refused(state, f"turn over {card}").code == "awards.not-on-journey"


@pytest.mark.rule("doubloons.1")
def test_nobody_turns_a_card_over_without_having_earned_it() -> None:
    state = Scene(2).hand(0, "coffee-2").exhibit(0, "gems-1").to_act(0).state
    assert refused(state, "turn over coffee-2").code == "turn-over.nothing-earned"
    assert refused(state, "turn over gems-1").code == "turn-over.nothing-earned"
