"""many: 5–8 players."""

from __future__ import annotations

import pytest

from carrack.core.api import OVER
from carrack.core.text import Texts
from carrack.games.amerigo_cards.layout import ALL_HOME
from tests.games.amerigo_cards.scene import (
    CARDS,
    Scene,
    chance,
    deck,
    draw_out,
    events,
    fresh,
    hand,
    pile,
    place,
    play,
)

DEAL = [4, 4, 5, 5, 6, 6, 7, 7]


@pytest.mark.rule("many.1")
@pytest.mark.parametrize("seats", [5, 6, 7, 8])
def test_two_decks_have_twice_as_many_of_each_card(seats: int) -> None:
    one, two = deck(fresh(4)), deck(fresh(seats))
    assert len(two) == 216
    assert [two.count(card) for card in CARDS] == [2 * one.count(card) for card in CARDS]


@pytest.mark.rule("many.1")
def test_all_other_rules_stay_the_same() -> None:
    scene = Scene(8).outward(7, "3 coffee-3").homeward(7, "coffee-3").hand(7, "coffee-3").outward(0, "gems-1")
    state = play(scene.hand(1, "gems-2").to_act(7).state, "sail home coffee-3")
    assert (place(state, 7), len(pile(state, 7)), state.actor) == ("home", 4, 0)
    assert draw_out(play(state, "explore")) == 2
    assert state.actor == 1


@pytest.mark.rule("many.2")
@pytest.mark.parametrize("seats", [5, 6, 7, 8])
def test_seats_5_and_6_get_6_cards_and_seats_7_and_8_get_7(seats: int) -> None:
    state = fresh(seats)
    assert draw_out(state) == sum(DEAL[:seats])
    assert [len(hand(state, seat)) for seat in range(seats)] == DEAL[:seats]
    assert len(deck(state)) == 216 - sum(DEAL[:seats])


@pytest.mark.rule("many.3")
@pytest.mark.parametrize("seats", [5, 6, 7, 8])
@pytest.mark.parametrize(("sailing", "over"), [(0, True), (1, True), (2, False)])
def test_after_the_reshuffle_the_game_ends_with_at_most_one_player_sailing(
    seats: int, sailing: int, over: bool
) -> None:
    scene = Scene(seats).shuffled().outward(0, "coffee-1").hand(0, "coffee-1").to_act(0)
    for seat in range(1, 1 + sailing):
        scene.outward(seat, "gems-1")
    state = play(scene.state, "sail home coffee-1")
    assert (state.actor == OVER) is over
    assert int(state.table.ending) == (ALL_HOME if over else 0)


@pytest.mark.rule("many.3")
@pytest.mark.parametrize(("sailing", "told"), [(0, "All ships are home"), (1, "All ships but one are home")])
def test_the_end_is_told_as_it_came(sailing: int, told: str) -> None:
    scene = Scene(5).shuffled().outward(0, "coffee-1").hand(0, "coffee-1").to_act(0)
    if sailing:
        scene.outward(1, "gems-1")
    state = scene.state
    last = events(state, "sail home coffee-1")[-1]
    assert told in " ".join(Texts(state.game).story([last]))


@pytest.mark.rule("many.3")
def test_before_the_reshuffle_one_player_sailing_ends_nothing() -> None:
    state = Scene(5).outward(0, "coffee-1").hand(0, "coffee-1").outward(1, "gems-1").to_act(0).state
    assert play(state, "sail home coffee-1").actor == 1


@pytest.mark.rule("many.3")
def test_the_turn_of_the_reshuffle_itself_may_end_the_game_with_its_explorer_at_sea() -> None:
    state = Scene(5).deck("coffee-1").outward(0, "gems-1").to_act(0).state
    chance(play(state, "explore"), "coffee-1", "coffee-1")
    assert (state.actor, place(state, 0), hand(state, 0)) == (OVER, "explored", ["coffee-1", "coffee-1"])


@pytest.mark.rule("many.3")
def test_the_turn_must_be_over_first() -> None:
    """In the middle of the explorer's draw only one is sailing, but the draw goes on."""
    state = Scene(5).deck("coffee-1").outward(0, "gems-2").to_act(0).state
    chance(play(state, "explore"), "coffee-1")
    assert draw_out(state) == 3
    assert state.actor == OVER
