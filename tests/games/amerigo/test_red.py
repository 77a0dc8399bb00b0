"""Red: tiles are planned."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.amerigo.scene import (
    Scene,
    at_home,
    gold,
    legal,
    planned,
    play,
    points,
    refused,
    supply,
    total,
    tray,
    where,
)

SIZES = {"single": 1, "domino": 2, "i3": 3, "l3": 3, "i4": 4, "square": 4, "u5": 5, "block": 6}
VILLAGES = list(SIZES)[:6]


@pytest.mark.rule("red.1")
def test_tiles_are_taken_from_the_supply_and_kept() -> None:
    state = play(Scene().lying(red=3).state, "act red", "plan neutral-domino", "plan village-l3")
    assert planned(state, 0) == {"neutral-domino": 1, "village-l3": 1}
    assert (supply(state)["domino"], at_home(state, 0)["l3"]) == (5, 2)


@pytest.mark.rule("red.1")
def test_tiles_are_planned_only_in_a_red_action() -> None:
    verdict = refused(Scene().lying(red=3).state, "plan neutral-domino")
    assert (verdict.code, verdict.args, verdict.rule) == ("plan.not-now", {"tile": 1}, "red.1")


@pytest.mark.rule("red.2")
@pytest.mark.parametrize("shape", VILLAGES)
def test_a_village_costs_1_whatever_its_size(shape: str) -> None:
    state = play(Scene().lying(red=2).state, "act red", f"plan village-{shape}")
    assert state.prompt().args["points"] == 1


@pytest.mark.rule("red.3")
@pytest.mark.parametrize("shape", SIZES)
def test_a_neutral_tile_costs_as_many_points_as_it_has_squares(shape: str) -> None:
    state = play(Scene().lying(red=7).state, "act red", f"plan neutral-{shape}")
    assert state.prompt().args["points"] == 7 - SIZES[shape]


@pytest.mark.rule("red.4")
def test_only_one_neutral_tile_in_a_phase() -> None:
    state = play(Scene().lying(red=7).gold(0, 5).state, "act red", "plan neutral-single")
    verdict = refused(state, "plan neutral-single")
    assert (verdict.code, verdict.args, verdict.rule) == ("plan.second-neutral", {"tile": 0}, "red.4")
    assert where(state, "plan") == {f"village-{shape}" for shape in VILLAGES}


@pytest.mark.rule("red.4")
def test_everybody_may_take_a_neutral_tile_and_again_in_the_next_phase() -> None:
    state = Scene().lying(red=1).gold(0, 1).state
    play(state, "act red", "plan neutral-single", "done", "act red", "plan neutral-single")
    assert planned(state, 0) == planned(state, 1) == {"neutral-single": 1}
    tray(tray(state), red=1)
    play(state, "act red", "plan neutral-single")
    assert planned(state, 0) == {"neutral-single": 2}


@pytest.mark.rule("red.4")
def test_the_number_of_villages_is_not_limited() -> None:
    state = play(
        Scene().lying(red=7).state, "act red", *["plan village-single"] * 4, *["plan village-domino"] * 3
    )
    assert planned(state, 0) == {"village-single": 4, "village-domino": 3}
    assert state.actor == 1, "no point is left: the action is over"


@pytest.mark.rule("red.5")
def test_villages_of_others_cannot_be_taken() -> None:
    scene = Scene().lying(red=2).planned(0, "village-i4")
    state = play(scene.state, "act red")
    assert at_home(state, 1)["i4"] == 1
    assert refused(state, "plan village-i4").code == "plan.run-out"
    play(state, "plan village-single")
    assert at_home(state, 1)["single"] == 4


@pytest.mark.rule("red.6")
def test_a_shape_that_has_run_out_cannot_be_taken() -> None:
    scene = Scene().lying(red=6).run_out("neutral-block").planned(0, "village-i4", *["village-single"] * 4)
    state = play(scene.state, "act red")
    for words, tile in (("plan neutral-block", 7), ("plan village-single", 8), ("plan village-i4", 12)):
        verdict = refused(state, words)
        assert (verdict.code, verdict.args, verdict.rule) == ("plan.run-out", {"tile": tile}, "red.6")


@pytest.mark.rule("red.6")
def test_neutral_tiles_are_one_supply_for_all() -> None:
    state = Scene().lying(red=6).planned(1, "neutral-block", "neutral-block").state
    play(state, "act red", "plan neutral-block", "act red")
    assert refused(state, "plan neutral-block").code == "plan.run-out"


@pytest.mark.rule("red.7", "open.1")
def test_planned_tiles_lie_open_without_limit() -> None:
    tiles = [*["village-single"] * 4, *["village-domino"] * 4, *["neutral-i3"] * 5]
    state = play(Scene().lying(red=1).planned(0, *tiles).state, "act red", "plan village-l3")
    assert planned(state, 0) == Counter([*tiles, "village-l3"])
    assert state.view(1).rows() == state.view(0).rows()


@pytest.mark.rule("red.7", "score.10")
def test_planned_tiles_are_worth_nothing_at_the_end() -> None:
    state = Scene().lying(red=1).planned(0, "neutral-block", "village-i4").state
    assert (total(state, 0), points(state, 0)) == (0, 0)
    assert not any(words.startswith("plan") for words in legal(state))


@pytest.mark.rule("gold.4", "red.3")
def test_gold_helps_to_plan() -> None:
    state = play(Scene().lying(red=2).gold(0, 5).state, "act red", "plan neutral-block")
    assert (planned(state, 0), gold(state, 0)) == ({"neutral-block": 1}, 1)
