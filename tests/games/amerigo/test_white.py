"""White: the special action track."""

from __future__ import annotations

import pytest

from tests.games.amerigo.scene import (
    Scene,
    cannons,
    disc,
    gold,
    legal,
    order,
    planned,
    play,
    progress,
    refused,
    take_gold,
    tray,
    where,
)

TRACK = ["blue", "black", "brown", "red", "green", "yellow"]
ASKED = dict(zip(TRACK, ["place-ship", "cannons", "progress", "plan", "build", "buy"], strict=True))


@pytest.mark.rule("white.1")
def test_white_is_to_advance_or_to_take_the_action_of_the_colour_under_the_disc() -> None:
    state = Scene().lying(white=2).disc(0, 2).state
    assert legal(state) == {"act white", "special", "gold"}
    assert where(play(state, "act white"), "advance") == {"0", "1", "2"}
    assert refused(state, "special").code == "choose.not-now", "one of the two"


@pytest.mark.rule("white.2")
def test_each_point_takes_the_disc_one_space_forward() -> None:
    state = play(Scene().lying(white=3).order(1, 0).disc(1, 1).state, "act white", "advance 3")
    assert (disc(state, 1), disc(state, 0)) == (4, 0)


@pytest.mark.rule("white.2", "order.2")
def test_a_disc_is_put_on_top_of_discs_that_lie_there() -> None:
    state = Scene(seats=3).order(0, 1, 2).disc(0, 3).disc(1, 3).disc(2, 1).lying(white=2).state
    take_gold(state, 2)
    play(state, "act white", "advance 2")
    assert order(state) == [2, 0, 1]


@pytest.mark.rule("white.2")
def test_a_disc_that_stays_behind_another_does_not_pass_it() -> None:
    state = Scene(seats=3).order(0, 1, 2).disc(0, 6).disc(1, 3).lying(white=4).state
    take_gold(state, 2)
    play(state, "act white", "advance 4")
    assert order(state) == [0, 2, 1]


@pytest.mark.rule("white.2")
def test_whoever_advances_by_nothing_keeps_the_place_in_the_stack() -> None:
    state = play(Scene().order(0, 1).lying(white=4).state, "gold", "act white", "advance 0")
    assert order(state) == [0, 1]


@pytest.mark.rule("white.3", "white.5")
@pytest.mark.parametrize("space", range(1, 25))
def test_the_action_of_the_colour_under_the_disc_can_be_taken_without_such_a_cube(space: int) -> None:
    scene = Scene().lying(white=3, **{TRACK[(space + 2) % 6]: 1}).disc(0, space).sells("cotton-2")
    state = play(scene.posts(0, "c2").planned(0, "village-single").state, "special")
    assert state.prompt().code == ASKED[TRACK[(space - 1) % 6]]
    assert state.table.action_points == 3


@pytest.mark.rule("white.3")
def test_without_a_white_cube_there_is_no_special_action() -> None:
    verdict = refused(Scene().lying(blue=3).disc(0, 2).state, "special")
    assert (verdict.code, verdict.args, verdict.rule) == ("special.no-white", {}, "phase.4")


@pytest.mark.rule("white.4")
def test_on_the_white_start_one_can_only_advance() -> None:
    state = Scene().lying(white=3).state
    assert legal(state) == {"act white", "gold"}
    verdict = refused(state, "special")
    assert (verdict.code, verdict.args, verdict.rule) == ("special.on-start", {}, "white.4")


@pytest.mark.rule("white.5")
@pytest.mark.parametrize(
    ("space", "worth"),
    [(0, 0), (4, 0), (5, 1), (9, 1), (10, 3), (14, 3), (15, 6), (19, 6), (20, 10), (23, 10), (24, 15)],
)
def test_spaces_5_10_15_20_and_24_are_worth_1_3_6_10_and_15(space: int, worth: int) -> None:
    assert Scene().lying(white=1).disc(0, space).state.scores()[0].breakdown["special"] == worth


@pytest.mark.rule("white.5", "gold.8")
def test_the_track_has_24_spaces() -> None:
    state = play(Scene().lying(white=5).disc(0, 22).state, "act white")
    assert where(state, "advance") == {"0", "1", "2"}
    assert refused(state, "advance 3").args["most"] == 2


@pytest.mark.rule("white.6")
def test_an_action_through_white_follows_the_rules_of_its_colour() -> None:
    """Red: one neutral tile; brown: marks bring tokens; black: overrunning brings gold."""
    state = play(Scene().lying(white=3).disc(0, 4).state, "special", "plan neutral-single")
    assert refused(state, "plan neutral-single").code == "plan.second-neutral"
    assert planned(state, 0) == {"neutral-single": 1}
    state = play(Scene().lying(white=3).disc(0, 3).shows("jump", "gold-3").state, "special", "advance 3")
    assert (progress(state, 0), where(state, "take")) == (3, {"jump", "gold-3"})
    state = play(Scene().lying(white=3).disc(0, 2).cannons(0, 11).state, "special", "advance 1")
    assert (cannons(state, 0), gold(state, 0), disc(state, 0)) == (12, 2, 2)


@pytest.mark.rule("white.6", "gold.4")
def test_gold_helps_through_white_too() -> None:
    state = play(Scene().lying(white=1).disc(0, 2).gold(0, 2).state, "special", "advance 3")
    assert (cannons(state, 0), gold(state, 0)) == (3, 0)


@pytest.mark.rule("white.7")
def test_a_colour_that_can_be_chosen_anyway_is_not_taken_through_white() -> None:
    state = Scene().lying(white=3, black=1).disc(0, 2).state
    assert legal(state) == {"act black", "act white", "gold"}
    verdict = refused(state, "special")
    assert (verdict.code, verdict.args, verdict.rule) == ("special.lies-out", {}, "white.7")


@pytest.mark.rule("white.7")
def test_red_that_green_stands_for_is_not_taken_through_white_either() -> None:
    state = Scene().lying(white=3, green=1).disc(0, 4).tokens(0, "red-green").state
    assert legal(state) == {"act red", "act green", "act white", "gold"}
    assert refused(state, "special").code == "special.lies-out"


@pytest.mark.rule("white.1", "phase.9")
def test_the_special_action_may_be_of_no_use() -> None:
    state = play(Scene().lying(white=3).disc(0, 5).state, "special")
    assert state.actor == 1, "nothing to build: the action is over"


@pytest.mark.rule("white.3")
def test_the_disc_stays_where_it_is() -> None:
    state = play(Scene().lying(white=3).disc(0, 2).state, "special", "advance 3", "gold")
    tray(state, black=1)
    assert (disc(state, 0), order(state)) == (2, [0, 1])
