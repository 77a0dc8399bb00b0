"""Brown: progress, and how its tokens are taken."""

from __future__ import annotations

import pytest

from tests.games.amerigo.scene import (
    Scene,
    gold,
    legal,
    play,
    progress,
    refused,
    shown,
    take_gold,
    tokens,
    total,
    tray,
    where,
)

SHOWN = ("gold-3", "jump", "half-loss", "ap-blue", "ap-red", "gold-again", "more-gold", "ships-8")


@pytest.mark.rule("brown.1")
def test_the_disc_moves_one_step_for_each_point() -> None:
    state = play(Scene().lying(brown=2).state, "act brown", "advance 2")
    assert (progress(state, 0), state.actor) == (2, 1)


@pytest.mark.rule("brown.2")
@pytest.mark.parametrize(
    ("step", "worth"),
    [(0, 0), (2, 0), (3, 1), (6, 1), (7, 3), (12, 3), (13, 6), (19, 6), (20, 10), (27, 10), (28, 15)],
)
def test_marks_at_3_7_13_20_and_28_are_worth_1_3_6_10_and_15(step: int, worth: int) -> None:
    assert Scene().lying(white=1).progress(0, step).state.scores()[0].breakdown["progress"] == worth


@pytest.mark.rule("brown.2", "gold.8")
def test_the_track_has_28_steps() -> None:
    state = play(Scene().lying(brown=5).progress(0, 25).state, "act brown")
    assert where(state, "advance") == {"0", "1", "2", "3"}
    assert refused(state, "advance 4").args["most"] == 3


@pytest.mark.rule("brown.3")
@pytest.mark.parametrize(("start", "steps"), [(0, 3), (0, 4), (2, 1), (4, 5), (25, 3)])
def test_whoever_reaches_or_passes_a_mark_must_take_a_token(start: int, steps: int) -> None:
    state = Scene().lying(brown=steps).progress(0, start).shows(*SHOWN).state
    play(state, "act brown", f"advance {steps}")
    assert legal(state) == {f"take {name}" for name in SHOWN}, "no other answer"
    play(state, "take jump")
    assert tokens(state, 0) == {"jump"}


@pytest.mark.rule("brown.3")
def test_between_marks_no_token_is_taken() -> None:
    state = play(Scene().lying(brown=2).progress(0, 3).shows(*SHOWN).state, "act brown", "advance 2")
    assert (state.actor, tokens(state, 0)) == (1, set())
    verdict = refused(state, "take jump")
    assert (verdict.code, verdict.args, verdict.rule) == ("take.not-now", {"token": 19}, "brown.3")


@pytest.mark.rule("brown.4")
def test_only_tokens_on_display_can_be_taken() -> None:
    state = play(Scene().lying(brown=3).shows(*SHOWN).state, "act brown", "advance 3")
    verdict = refused(state, "take gold-5")
    assert (verdict.code, verdict.args, verdict.rule) == ("take.not-shown", {"token": 16}, "brown.4")


@pytest.mark.rule("brown.4")
def test_a_move_past_two_marks_brings_two_tokens() -> None:
    state = Scene().lying(brown=5).progress(0, 2).shows(*SHOWN).state
    play(state, "act brown", "advance 5")
    assert state.prompt().args["count"] == 2
    play(state, "take jump")
    assert refused(state, "take jump").code == "take.not-shown"
    play(state, "take ap-blue")
    assert (tokens(state, 0), state.actor) == ({"jump", "ap-blue"}, 1)


@pytest.mark.rule("brown.4")
def test_the_only_token_left_is_taken_without_a_question() -> None:
    state = play(Scene().lying(brown=5).progress(0, 2).shows("", "jump").state, "act brown", "advance 5")
    assert (tokens(state, 0), state.actor) == ({"jump"}, 1), "there is none for the second mark"


@pytest.mark.rule("brown.4")
def test_if_none_is_left_on_display_there_is_none() -> None:
    state = play(Scene().lying(brown=3).state, "act brown", "advance 3")
    assert (progress(state, 0), tokens(state, 0), state.actor) == (3, set(), 1)


@pytest.mark.rule("brown.4")
def test_the_token_is_taken_at_once_and_the_disc_may_go_on() -> None:
    """The 3 gold of the token pay for further steps of the same action."""
    state = Scene().lying(brown=3).progress(0, 1).shows(*SHOWN).state
    play(state, "act brown", "advance 3", "take gold-3", "use gold-3", "advance 3", "take jump")
    assert (progress(state, 0), gold(state, 0), tokens(state, 0)) == (7, 0, {"gold-3", "jump"})


@pytest.mark.rule("brown.4")
def test_points_that_are_left_after_a_token_can_be_used() -> None:
    state = Scene().lying(brown=5).shows(*SHOWN).state
    play(state, "act brown", "advance 3", "take jump")
    assert where(state, "advance") == {"0", "1", "2"}
    play(state, "advance 2")
    assert (progress(state, 0), state.actor) == (5, 1)


@pytest.mark.rule("brown.5")
def test_tokens_that_are_taken_are_not_replaced_before_the_next_round() -> None:
    state = Scene().lying(brown=3).shows(*SHOWN).state
    play(state, "act brown", "advance 3", "take jump")
    gap = [name if name != "jump" else "" for name in SHOWN]
    assert shown(state) == gap
    tray(take_gold(state), black=1)
    assert shown(state) == gap


@pytest.mark.rule("brown.2", "score.8")
def test_only_the_highest_mark_counts() -> None:
    state = Scene().lying(white=1).progress(0, 15).state
    assert (state.scores()[0].breakdown["progress"], total(state, 0)) == (6, 6)
