"""deck."""

from __future__ import annotations

import pytest

from carrack.core.api import CHANCE, OVER
from carrack.games.amerigo_cards.layout import ALL_HOME, MEMORY_DREW, MEMORY_SEAT, NO_DISCARDS
from tests.games.amerigo_cards.scene import (
    Scene,
    chance,
    deck,
    discards,
    draw_out,
    events,
    hand,
    legal,
    pile,
    play,
    refused,
    reshuffled,
)


@pytest.mark.rule("deck.1")
def test_the_first_time_the_deck_runs_out_the_discards_become_the_new_deck() -> None:
    scene = Scene(2).deck("coffee-1").discards("gems-1", "2 cloth-3").others_on_pile(1).outward(1, "coffee-2")
    state = chance(play(scene.to_act(0).state, "draw"), "coffee-1")
    assert (deck(state), discards(state)) == (["gems-1", "cloth-3", "cloth-3"], [])
    assert (state.table.deck_size, state.table.discards_size, state.actor) == (3, 0, 1)
    assert reshuffled(state) == deck(state)


@pytest.mark.rule("deck.1")
def test_only_the_discards_are_shuffled() -> None:
    scene = Scene(2).deck("coffee-1").discards("gems-1").others_on_pile(1).exhibit(0, "spices-1")
    state = scene.hand(1, "gems-2").outward(1, "coffee-2").to_act(0).state
    before = pile(state, 1)
    chance(play(state, "draw"), "coffee-1")
    assert (deck(state), pile(state, 1), hand(state, 1)) == (["gems-1"], before, ["gems-2"])


@pytest.mark.rule("deck.2")
def test_the_deck_has_run_out_when_its_last_card_completes_the_draw() -> None:
    scene = Scene(2).deck("coffee-1", "gems-1").discards("2 spices-2").others_on_pile(1)
    state = chance(play(scene.outward(0, "cloth-1").to_act(0).state, "explore"), "coffee-1", "gems-1")
    assert (hand(state, 0), state.actor) == (["gems-1", "coffee-1"], 1)
    assert (deck(state), discards(state)) == (["spices-2", "spices-2"], [])


@pytest.mark.rule("deck.2")
def test_a_deck_with_one_card_left_has_not_run_out() -> None:
    scene = Scene(2).deck("2 coffee-1").discards("2 spices-2").others_on_pile(1)
    state = chance(play(scene.to_act(0).state, "draw"), "coffee-1")
    assert (deck(state), discards(state), state.actor) == (["coffee-1"], ["spices-2", "spices-2"], 1)


@pytest.mark.rule("deck.2")
def test_the_second_run_out_ends_the_game_even_if_it_completes_the_draw() -> None:
    scene = Scene(2).deck("2 coffee-1").shuffled().outward(0, "cloth-1").to_act(0)
    assert chance(play(scene.state, "explore"), "coffee-1", "coffee-1").actor == OVER


@pytest.mark.rule("deck.3")
def test_an_unfinished_draw_goes_on_with_the_new_deck() -> None:
    scene = Scene(2).deck("coffee-1").discards("3 gems-1", "spices-2").others_on_pile(1)
    state = chance(play(scene.outward(0, "cloth-2").to_act(0).state, "explore"), "coffee-1")
    assert (state.actor, legal(state)) == (CHANCE, {"card gems-1", "card spices-2"})
    assert state.weights() == [3, 1]
    assert draw_out(state) == 3
    assert (hand(state, 0), state.actor) == (["gems-1", "gems-1", "gems-1", "coffee-1"], 1)


@pytest.mark.rule("deck.3")
def test_the_reshuffle_takes_place_at_once() -> None:
    scene = Scene(2).deck("coffee-1").outward(0, "cloth-2").hand(0, "gems-1").to_act(0)
    kinds = [event.kind for event in events(scene.state, "explore", "card coffee-1", "card coffee-1")]
    assert kinds == ["explored", "drew", "reshuffled", "drew"]


@pytest.mark.rule("deck.4")
def test_if_there_is_no_discard_to_shuffle_the_game_ends() -> None:
    state = Scene(2).deck("coffee-1").others_on_pile(1).outward(1, "coffee-2").to_act(0).state
    chance(play(state, "draw"), "coffee-1")
    assert (state.actor, int(state.table.ending), hand(state, 0)) == (OVER, NO_DISCARDS, ["coffee-1"])


@pytest.mark.rule("deck.4")
def test_without_discards_the_rest_of_the_draw_is_lost() -> None:
    state = Scene(2).deck("coffee-1").others_on_pile(1).outward(0, "coffee-2").to_act(0).state
    chance(play(state, "explore"), "coffee-1")
    assert (state.actor, hand(state, 0)) == (OVER, ["coffee-1"])


@pytest.mark.rule("deck.1")
def test_nothing_is_drawn_that_is_not_in_the_deck() -> None:
    state = play(Scene(2).deck("coffee-1", "gems-1").to_act(0).state, "draw")
    assert legal(state) == {"card coffee-1", "card gems-1"}
    assert refused(state, "card gems-2").code == "deck.none-left"


@pytest.mark.rule("deck.2")
def test_a_reshuffle_with_everybody_at_home_ends_the_game_for_that_reason() -> None:
    state = chance(play(Scene(2).deck("coffee-1").to_act(0).state, "draw"), "coffee-1")
    assert (state.actor, int(state.table.ending)) == (OVER, ALL_HOME)


@pytest.mark.rule("secrets.4")
def test_a_seat_remembers_every_card_it_draws_after_the_reshuffle() -> None:
    state = Scene(2).shuffled().outward(0, "coffee-1").to_act(0).state
    chance(play(state, "explore"), "gems-2", "gems-2")
    first = int(state.table.drawn(0))
    assert [int(count) for count in state.table.cards[first : first + 15]] == [0, 2, *[0] * 13]


@pytest.mark.rule("secrets.4")
def test_after_the_reshuffle_everybody_remembers_who_drew_and_who_showed_which_card() -> None:
    state = (
        Scene(2).shuffled().hand(1, "gems-2").outward(0, "coffee-1").outward(1, "coffee-1").to_act(1).state
    )
    play(state, "sail out gems-2", "explore", "card gems-1", "card gems-1")
    notes = [1 * MEMORY_SEAT + 1, MEMORY_DREW, MEMORY_DREW]
    assert [int(note) for note in state.table.memory][-3:] == notes
