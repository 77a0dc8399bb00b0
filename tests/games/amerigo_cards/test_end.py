"""end."""

from __future__ import annotations

import pytest

from carrack.cli.play.question import asked
from carrack.core.api import CHANCE, OVER
from carrack.core.chance import Rng
from carrack.core.text import Texts
from carrack.core.verdicts import GAME_OVER
from carrack.games import answers
from carrack.games.amerigo_cards.game import CardsState
from carrack.games.amerigo_cards.layout import ALL_HOME, DECK_GONE
from carrack.games.amerigo_cards.showing.board_answers import remarks
from tests.games.amerigo_cards.scene import (
    GAME,
    Scene,
    chance,
    events,
    hand,
    legal,
    place,
    play,
    refused,
)


@pytest.mark.rule("end.1")
def test_once_the_reshuffled_deck_has_run_out_the_game_is_over() -> None:
    state = Scene(2).deck("coffee-1").shuffled().outward(1, "coffee-2").to_act(0).state
    chance(play(state, "draw"), "coffee-1")
    assert (state.actor, int(state.table.ending)) == (OVER, DECK_GONE)


@pytest.mark.rule("end.1")
def test_discards_are_not_shuffled_a_second_time() -> None:
    state = Scene(2).deck("coffee-1").discards("3 gems-1").shuffled().outward(1, "coffee-2").to_act(0).state
    log = events(state, "draw", "card coffee-1")
    assert [event.kind for event in log] == ["stuck", "drew", "game-ends"]
    assert log[-1].args == {"ending": DECK_GONE}


@pytest.mark.rule("end.2")
def test_cards_not_yet_drawn_are_lost() -> None:
    state = Scene(2).deck("coffee-1", "gems-1").shuffled().outward(0, "coffee-3").to_act(0).state
    chance(play(state, "explore"), "gems-1", "coffee-1")
    assert (state.actor, hand(state, 0)) == (OVER, ["gems-1", "coffee-1"])


@pytest.mark.rule("end.2")
def test_nobody_has_another_turn() -> None:
    scene = Scene(2).deck("coffee-1").shuffled().outward(1, "coffee-2").hand(1, "gems-1").to_act(0)
    state = chance(play(scene.state, "draw"), "coffee-1")
    assert legal(state) == set()
    for words in ("sail home gems-1", "sail out coffee-1", "card gems-1"):
        verdict = refused(state, words)
        assert (verdict.code, verdict.family) == ("game.over", GAME_OVER)


@pytest.mark.rule("end.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_after_the_reshuffle_the_game_ends_when_all_players_are_at_home(seats: int) -> None:
    scene = Scene(seats).shuffled().outward(0, "coffee-1").hand(0, "coffee-1").to_act(0)
    state = play(scene.state, "sail home coffee-1")
    assert (state.actor, int(state.table.ending)) == (OVER, ALL_HOME)


@pytest.mark.rule("end.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_before_the_reshuffle_all_players_at_home_end_nothing(seats: int) -> None:
    scene = Scene(seats).outward(0, "coffee-1").hand(0, "coffee-1").to_act(0)
    assert play(scene.state, "sail home coffee-1").actor == 1


@pytest.mark.rule("end.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("place", ["outward", "explored", "homeward"])
def test_a_single_ship_at_sea_keeps_the_game_going(seats: int, place: str) -> None:
    scene = Scene(seats).shuffled().outward(0, "coffee-1").hand(0, "coffee-1").outward(1, "3 gems-1")
    scene = scene.explored(1) if place == "explored" else scene
    scene = scene.homeward(1, "cloth-1") if place == "homeward" else scene
    assert play(scene.state, "sail home coffee-1").actor == 1


@pytest.mark.rule("end.4")
def test_the_first_check_is_at_the_end_of_the_very_turn_with_the_reshuffle() -> None:
    state = Scene(2).deck("coffee-1").to_act(0).state
    chance(play(state, "draw"), "coffee-1")
    assert (state.actor, int(state.table.ending), hand(state, 0)) == (OVER, ALL_HOME, ["coffee-1"])


@pytest.mark.rule("end.4")
def test_an_explorer_who_causes_the_reshuffle_is_sailing_and_the_game_goes_on() -> None:
    state = Scene(2).deck("coffee-1").outward(0, "gems-1").to_act(0).state
    chance(play(state, "explore"), "coffee-1", "coffee-1")
    assert (state.actor, place(state, 0)) == (1, "explored")


@pytest.mark.rule("end.4")
def test_it_is_checked_at_the_end_of_a_turn_not_when_the_ship_arrives() -> None:
    state = Scene(2).shuffled().outward(0, "coffee-1").hand(0, "gems-1").to_act(0).state
    play(state, "sail home gems-1")
    assert (place(state, 0), state.actor) == ("home", 0)
    assert play(state, "turn over gems-1").actor == OVER


@pytest.mark.rule("end.2")
def test_at_the_end_nobody_is_drawing_any_more() -> None:
    state = Scene(2).deck("coffee-1").shuffled().outward(1, "coffee-2").to_act(1).state
    chance(play(state, "explore"), "coffee-1")
    assert (state.actor, int(state.table.drawer), int(state.table.draws)) == (OVER, 0, 0)


def test_beside_each_card_stands_how_far_home_it_brings_the_ship() -> None:
    """No loss is told of leagues to whoever is home."""
    state, rng = GAME.new(3), Rng(3, 3)
    assert isinstance(state, CardsState)
    told = set()
    while state.actor != OVER:
        offered = state.legal()
        if state.actor >= 0 and state.prompt().code in ("outward", "homeward"):
            view, seat, distance = (
                state.view(state.actor),
                int(state.actor),
                state.table.distance(state.actor),
            )
            described = answers(state, view)
            assert described
            assert all(count >= 0 for count in described.brings.get("distance", []))
            for number, remark in remarks(view, Texts(GAME)).items():
                if remark.warns or not GAME.actions.notation(number).startswith("sail home"):
                    continue
                after = state.copy()
                after.apply(number)
                back = int(after.table.way_back(seat))
                home = remark.words == "home"
                assert home or remark.words == f"{back}/{distance}"
                assert home == (int(after.table.way_back(seat)) == 0 or back >= distance)
                told.add(home)
        state.apply(rng.choose(offered, state.weights() if state.actor == CHANCE else []))
    assert told == {True, False}


@pytest.mark.parametrize("seats", [2, 3, 5, 8])
def test_what_ends_the_game_is_foreseen(seats: int) -> None:
    """Exactly the answers with a warning end the game at once, whatever is drawn and awarded."""
    foreseen = 0
    for seed in range(3):
        state, rng = GAME.new(seats), Rng(seed, seats)
        assert isinstance(state, CardsState)
        while state.actor != OVER:
            offered = state.legal()
            if state.actor >= 0 and state.prompt().code in ("outward", "homeward"):
                beside = remarks(state.view(state.actor), Texts(GAME))
                warned = [number for number, remark in beside.items() if remark.warns]
                for number in offered:
                    ends = _ends(state, number, rng)
                    assert ends == (number in warned), GAME.actions.notation(number)
                    foreseen += ends
            state.apply(rng.choose(offered, state.weights() if state.actor == CHANCE else []))
    assert foreseen


def _ends(state: CardsState, number: int, rng: Rng) -> bool:
    """Return whether the game is over when this turn is, with any cards and any awards."""
    after, seat = state.copy(), state.actor
    after.apply(number)
    while after.actor == CHANCE or (after.actor == seat and after.prompt().code == "award"):
        after.apply(rng.choose(after.legal(), after.weights() if after.actor == CHANCE else []))
    return bool(after.actor == OVER)


def test_a_lone_explorer_is_warned() -> None:
    """many.3: with five and more seats the deck's end is the game's end if nobody else is at sea."""
    state = Scene(5).deck("coffee-1").outward(0, "gems-1").to_act(0).state
    explore = GAME.actions.find("explore")
    option = next(one for one in asked(state, state.view(0), Texts(GAME)) if one.number == explore)
    assert (option.remark, option.warns) == ("the deck runs out, and the game ends", True)
    company = Scene(5).deck("coffee-1").outward(0, "gems-1").outward(1, "gems-1").to_act(0).state
    assert explore not in remarks(company.view(0), Texts(GAME))
