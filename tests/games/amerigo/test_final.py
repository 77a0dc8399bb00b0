"""The end: final scoring, the winner, and what lies open."""

from __future__ import annotations

import pytest

from carrack.core.api import OVER
from carrack.core.chance import Rng
from carrack.games.amerigo.game import AmerigoState
from tests.games.amerigo.scene import (
    PRINTED,
    Scene,
    by_chance,
    fresh,
    gold,
    play,
    points,
    set_up,
    take_gold,
    total,
    tray,
)


def ended(scene: Scene) -> AmerigoState:
    """The fifth round ends; everybody has advanced by nothing in its last phase."""
    state = scene.round(5).phase("white").lying(white=1).state
    while state.actor != OVER:
        play(state, "act white", "advance 0")
    return state


def breakdown(state: AmerigoState, seat: int = 0) -> dict[str, int]:
    return {name: count for name, count in state.scores()[seat].breakdown.items() if count}


@pytest.mark.rule("score.1")
def test_the_game_ends_after_the_fifth_round_with_an_attack_first() -> None:
    state = ended(Scene().points(0, 9).gold(0, 4).markers(3))
    assert (state.actor, points(state, 0)) == (OVER, 6)
    assert breakdown(state) == {"discovery": 9, "pirates": -3, "gold": 4}


@pytest.mark.rule("score.1", "pirates.4")
def test_the_attack_takes_no_points_that_the_final_scoring_brings() -> None:
    assert total(ended(Scene().gold(0, 4).markers(3)), 0) == 4


@pytest.mark.rule("score.1")
def test_the_game_does_not_end_before() -> None:
    state = take_gold(Scene().round(4).phase("white").lying(white=1).state)
    assert state.actor != OVER


@pytest.mark.rule("score.2")
@pytest.mark.parametrize(
    ("chests", "tokens", "worth"),
    [(1, ["gold-3"], 6), (2, ["gold-5"], 11), (0, ["gold-3", "gold-5"], 8), (1, ["gold-3", "gold-5"], 11)],
)
def test_gold_in_reserve_counts_before_the_end_too(chests: int, tokens: list[str], worth: int) -> None:
    state = Scene().lying(white=1).chests(0, chests).tokens(0, *tokens).state
    assert breakdown(state) == {"gold": worth}


@pytest.mark.rule("score.2")
def test_chests_and_gold_tokens_are_turned_into_gold_and_what_goes_beyond_12_into_points() -> None:
    state = ended(Scene().gold(0, 4).chests(0, 2).tokens(0, "gold-3", "gold-5"))
    assert (gold(state, 0), breakdown(state)) == (12, {"overflow": 6, "gold": 12})


@pytest.mark.rule("score.2")
def test_a_token_that_was_used_brings_no_gold_again() -> None:
    assert total(ended(Scene().used(0, "gold-5")), 0) == 0


@pytest.mark.rule("score.3", "score.4")
def test_each_gold_is_a_point_and_stays_on_the_track() -> None:
    state = ended(Scene().gold(0, 7))
    assert (total(state, 0), gold(state, 0)) == (7, 7)


@pytest.mark.rule("score.4", "tokens.24")
def test_the_gold_that_stays_is_what_scores_again() -> None:
    assert breakdown(ended(Scene().gold(0, 7).tokens(0, "gold-again"))) == {"gold": 7, "tokens": 7}


@pytest.mark.rule("score.5")
def test_for_each_good_commodities_times_production_tokens() -> None:
    scene = Scene().owns(0, cotton=2, coffee=1).produces(0, "cotton-2", "cotton-4", "sugar-2")
    assert breakdown(ended(scene)) == {"goods": 2 * 3 + 1 * 1 + 0 * 2}


@pytest.mark.rule("score.6")
@pytest.mark.parametrize("kind", ["cotton-2", "cotton-3", "cotton-4"])
def test_every_production_token_counts_1_whatever_it_cost(kind: str) -> None:
    assert breakdown(ended(Scene().owns(0, cotton=2).produces(0, kind))) == {"goods": 4}


@pytest.mark.rule("score.7")
def test_the_tokens_for_the_final_scoring_count() -> None:
    scene = Scene().gold(0, 5).posts(0, "c2", "d4").tokens(0, "post-points", "seven-points", "gold-again")
    assert breakdown(ended(scene)) == {"gold": 5, "tokens": 2 + 7 + 5}


@pytest.mark.rule("score.8")
def test_the_highest_mark_of_the_progress_track_counts() -> None:
    assert breakdown(ended(Scene().progress(0, 13))) == {"progress": 6}


@pytest.mark.rule("score.9")
def test_the_highest_value_of_the_special_action_track_counts() -> None:
    state = ended(Scene().disc(0, 23).disc(1, 6))
    assert (breakdown(state, 0), breakdown(state, 1)) == ({"special": 10}, {"special": 1})


@pytest.mark.rule("score.10")
def test_cannons_tiles_not_built_and_other_tokens_bring_nothing() -> None:
    scene = Scene().cannons(0, 12).planned(0, "neutral-block", "village-i4")
    scene.tokens(0, "ap-blue", "jump", "two-neutrals", "ships-8", "cube-points", "half-loss", "more-gold")
    assert total(ended(scene.ships(0, "a1", "a2").posts(0, "c2")), 0) == 0


# --- the winner -----------------------------------------------------------------------------------------


@pytest.mark.rule("goal.1", "winner.1")
def test_whoever_has_the_most_points_wins() -> None:
    state = ended(Scene(seats=3).points(0, 5).gold(1, 7).points(2, 2))
    assert [score.rank for score in state.scores()] == [2, 1, 3]
    assert [score.total for score in state.scores()] == [5, 7, 2]


@pytest.mark.rule("winner.2", "winner.3")
def test_whoever_is_ahead_in_player_order_wins_a_tie() -> None:
    state = ended(Scene(seats=3).order(2, 0, 1).points(0, 5).points(1, 5).points(2, 4))
    assert [score.rank for score in state.scores()] == [1, 2, 3]


@pytest.mark.rule("winner.2", "winner.3")
def test_the_order_is_read_from_the_discs_as_they_lie_in_the_end() -> None:
    """Seat 1 passes seat 0 in the very last action of the game."""
    state = Scene().round(5).phase("white").lying(white=1).points(0, 5).points(1, 5).state
    play(state, "act white", "advance 0", "act white", "advance 1")
    assert [score.rank for score in state.scores()] == [2, 1]


@pytest.mark.rule("goal.2")
def test_points_are_scored_at_once_and_none_is_lost_beyond_50() -> None:
    scene = Scene().lying(blue=5).points(0, 198).ships(0, "i2", "frame-1")
    state = play(scene.state, "act blue", "ship 1", "to i2", "establish")
    assert points(state, 0) == 209


@pytest.mark.rule("goal.1")
def test_points_come_during_the_game_and_at_the_end() -> None:
    scene = Scene().points(0, 3).gold(0, 2).owns(0, sugar=1).progress(0, 3).disc(0, 6)
    assert breakdown(ended(scene)) == {"discovery": 3, "gold": 2, "goods": 1, "progress": 1, "special": 1}


# --- open and hidden ------------------------------------------------------------------------------------


@pytest.mark.rule("open.1")
def test_all_that_lies_on_the_table_is_open_to_all() -> None:
    state = set_up(4, 6)
    views = [state.view(seat) for seat in (0, 1, 2, 3, None)]
    assert all(view.rows()[1:] == state.rows() for view in views)


@pytest.mark.rule("open.1")
def test_what_chance_has_yet_to_bring_is_nowhere_on_the_table() -> None:
    """From one view, any drop, marker or token that is left may follow: chance decides only when asked."""
    state = set_up(2, 6)
    assert state.game.imagine(state.view(0), Rng(1)).digest() == state.digest()
    take_gold(state)
    one, other = state.copy(), state.copy()
    tray(one)
    by_chance(other, lambda _: False, Rng(2))
    assert one.digest() != other.digest()


@pytest.mark.rule("setup.13")
def test_a_whole_game_can_be_played_on_the_printed_tiles() -> None:
    state = Scene(PRINTED).lying(blue=2).state
    assert state.game is fresh().game
    rng = Rng(8)
    while state.actor != OVER:
        weights = state.weights() or [1] * len(state.legal())
        state.apply(rng.choose(state.legal(), weights))
    assert {score.rank for score in state.scores()} == {1, 2}
