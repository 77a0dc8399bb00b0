"""Gold: instead of an action, on top of one, for overrunning a track; and treasure chests."""

from __future__ import annotations

import pytest

from tests.games.amerigo.scene import (
    Scene,
    cannons,
    chests,
    disc,
    earned,
    gold,
    legal,
    planned,
    play,
    points,
    progress,
    refused,
    where,
)

TRACKS = [("black", 12), ("brown", 28), ("white", 24)]
"""The colours that move a disc, and the end of its track."""


def near_the_end(colour: str, left: int, cubes: int) -> Scene:
    """Seat 0 is so many steps from the end of a track."""
    at = dict(TRACKS)[colour] - left
    scene = Scene().lying(**{colour: cubes})
    return {"black": scene.cannons, "brown": scene.progress, "white": scene.disc}[colour](0, at)


@pytest.mark.rule("gold.1")
@pytest.mark.parametrize(("cubes", "expected"), [(1, 1), (2, 1), (3, 1), (4, 2), (6, 2), (7, 3), (10, 4)])
def test_instead_of_an_action_1_gold_for_every_3_cubes_rounded_up(cubes: int, expected: int) -> None:
    state = Scene().lying(blue=min(cubes, 5), red=max(cubes - 5, 0)).state
    assert state.prompt().args["gold"] == expected
    play(state, "gold")
    assert (gold(state, 0), state.actor) == (expected, 1)


@pytest.mark.rule("gold.2")
def test_nobody_has_more_than_12_gold_and_each_one_above_is_a_point() -> None:
    state = play(Scene().lying(blue=7, red=6).gold(0, 10).state, "gold")
    assert (gold(state, 0), points(state, 0), earned(state, 0)) == (12, 3, {"overflow": 3})


@pytest.mark.rule("gold.3")
@pytest.mark.parametrize(
    ("scene", "words", "expected"),
    [
        (Scene().chests(0), ["open chest"], 3),
        (Scene().tokens(0, "gold-3"), ["use gold-3"], 3),
        (Scene().tokens(0, "gold-5"), ["use gold-5"], 5),
        (Scene().cannons(0, 12), ["act black"], 2),
        (
            Scene().tokens(0, "post-gold").ships(0, "b8", "frame-1").posts(1, "c9"),
            ["act blue", "ship 1", "to b8", "establish"],
            1,
        ),
    ],
    ids=["chest", "3 gold", "5 gold", "end of a track", "harbour dues"],
)
def test_gold_above_12_becomes_points_wherever_it_comes_from(
    scene: Scene, words: list[str], expected: int
) -> None:
    state = play(scene.lying(blue=1, black=1).gold(0, 12).state, *words)
    assert (gold(state, 0), earned(state, 0)) == (12, {"overflow": expected})


@pytest.mark.rule("gold.4")
@pytest.mark.parametrize("colour", ["black", "brown", "white"])
def test_each_gold_is_one_point_more(colour: str) -> None:
    state = play(Scene().lying(**{colour: 2}).gold(0, 4).state, f"act {colour}")
    assert where(state, "advance") == {str(steps) for steps in range(7)}
    play(state, "advance 5")
    assert gold(state, 0) == 1


@pytest.mark.rule("gold.5")
def test_one_spends_only_gold_that_one_has() -> None:
    state = play(Scene().lying(black=2).gold(0, 1).gold(1, 5).chests(0).state, "act black")
    verdict = refused(state, "advance 4")
    assert (verdict.code, verdict.args) == ("points.too-few", {"count": 4, "have": 3, "need": 4})
    play(state, "open chest", "advance 4")
    assert (cannons(state, 0), gold(state, 0), gold(state, 1)) == (4, 2, 5)


@pytest.mark.rule("gold.6")
def test_gold_is_paid_only_for_points_that_are_used() -> None:
    state = Scene().lying(red=3).gold(0, 6).state
    play(state, "act red", "plan neutral-domino", "plan village-single")
    assert gold(state, 0) == 6, "the points of the cubes go first"
    play(state, "plan village-single", "done")
    assert (gold(state, 0), planned(state, 0).total()) == (5, 3)


@pytest.mark.rule("gold.6")
def test_gold_may_be_added_at_any_moment_of_an_action() -> None:
    state = play(Scene().lying(red=1).gold(0, 2).state, "act red", *["plan village-single"] * 3)
    assert (gold(state, 0), state.actor) == (0, 1)


@pytest.mark.rule("gold.7")
def test_gold_cannot_be_spent_on_something_instead_of_an_action() -> None:
    state = Scene().lying(blue=2).gold(0, 4).tokens(0, "cube-points").state
    play(state, "points")
    assert (points(state, 0), gold(state, 0)) == (2, 4)
    play(state, "gold")
    assert gold(state, 1) == 1


@pytest.mark.rule("gold.7", "gold.8")
@pytest.mark.parametrize("colour", ["black", "brown", "white"])
def test_gold_cannot_move_a_disc_at_the_end_of_its_track(colour: str) -> None:
    state = play(near_the_end(colour, 0, 1).gold(0, 3).chests(0).state, f"act {colour}")
    assert where(state, "advance") == {"0"}
    verdict = refused(state, "advance 1")
    assert (verdict.code, verdict.args, verdict.rule) == ("advance.beyond", {"count": 1, "most": 0}, "gold.8")


@pytest.mark.rule("gold.8")
@pytest.mark.parametrize(("colour", "end"), TRACKS)
@pytest.mark.parametrize("left_over", [1, 2, 4])
def test_points_left_over_at_the_end_of_a_track_bring_2_gold_however_many(
    colour: str, end: int, left_over: int
) -> None:
    state = play(near_the_end(colour, 2, 2 + left_over).state, f"act {colour}", "advance 2")
    assert (gold(state, 0), state.actor) == (2, 1)
    assert end in (cannons(state, 0), progress(state, 0), disc(state, 0))


@pytest.mark.rule("gold.8")
def test_extra_points_of_a_token_overrun_the_track_too() -> None:
    scene = near_the_end("black", 2, 2).tokens(0, "ap-black")
    assert gold(play(scene.state, "act black", "advance 2"), 0) == 2


@pytest.mark.rule("gold.9")
@pytest.mark.parametrize("colour", ["black", "brown", "white"])
def test_the_2_gold_come_also_if_the_disc_was_at_the_end_before(colour: str) -> None:
    state = play(near_the_end(colour, 0, 3).state, f"act {colour}")
    assert (gold(state, 0), state.actor) == (2, 1), "nothing is asked"


@pytest.mark.rule("gold.10")
@pytest.mark.parametrize("colour", ["black", "brown", "white"])
@pytest.mark.parametrize(("left", "cubes"), [(2, 2), (3, 6)])
def test_reaching_the_end_exactly_or_stopping_before_it_brings_none(
    colour: str, left: int, cubes: int
) -> None:
    state = play(near_the_end(colour, left, cubes).state, f"act {colour}", "advance 2")
    assert (gold(state, 0), state.actor) == (0, 1)


@pytest.mark.rule("gold.10")
def test_reaching_the_end_with_gold_is_exact_too() -> None:
    state = play(near_the_end("black", 3, 1).gold(0, 2).state, "act black", "advance 3")
    assert (cannons(state, 0), gold(state, 0)) == (12, 0)


@pytest.mark.rule("gold.10", "brown.3")
def test_it_is_2_gold_once_even_with_a_token_in_between() -> None:
    """The last mark brings a token, and only then the action ends."""
    scene = near_the_end("brown", 3, 7).shows("jump", "gold-5", "more-gold")
    state = play(scene.state, "act brown", "advance 3", "take jump")
    assert (progress(state, 0), gold(state, 0), state.actor) == (28, 2, 1)


@pytest.mark.rule("gold.10")
def test_whoever_goes_on_after_a_token_overruns_only_once() -> None:
    """On to the last mark but one, a token, then with the rest to the end of the track and beyond."""
    scene = Scene().lying(brown=7).tokens(0, "ap-brown", "ap-black-brown").progress(0, 19)
    state = play(scene.shows("jump", "ap-red", "more-gold").state, "act brown", "advance 1", "take jump")
    play(state, "advance 8", "take ap-red")
    assert (progress(state, 0), gold(state, 0), state.actor) == (28, 2, 1)


# --- treasure chests ------------------------------------------------------------------------------------


@pytest.mark.rule("chest.1")
def test_a_chest_is_turned_into_3_gold_and_leaves_the_game() -> None:
    state = play(Scene().lying(blue=1).chests(0).state, "open chest")
    assert (gold(state, 0), chests(state, 0), state.actor) == (3, 0, 0)
    verdict = refused(state, "open chest")
    assert (verdict.code, verdict.args, verdict.rule) == ("chest.none", {}, "chest.1")


DECISIONS = {
    "choose": [],
    "place-ship": ["act blue"],
    "pick-ship": ["act blue", "to frame-1", "to frame-12"],
    "sail": ["act blue", "to frame-1", "to frame-12", "ship 2"],
    "post": ["act blue", "to frame-1", "to frame-12", "ship 2", "to b8"],
    "cannons": ["act black"],
    "progress": ["act brown"],
    "take": ["act brown", "advance 3"],
    "plan": ["act red"],
    "build": ["act green"],
    "lay": ["act green", "build village-single"],
    "buy": ["act yellow"],
    "order": ["act white"],
}


@pytest.mark.rule("chest.2", "use.12")
@pytest.mark.parametrize("asked", DECISIONS)
def test_chests_and_gold_tokens_can_be_turned_into_gold_at_any_decision(asked: str) -> None:
    scene = Scene().lying(blue=3, black=1, brown=1, red=1, green=1, yellow=1, white=1).chests(0, 2)
    scene.tokens(0, "gold-3", "gold-5").shows("jump", "ap-blue").sells("cotton-2")
    state = play(scene.posts(0, "c2").planned(0, "village-single").state, *DECISIONS[asked])
    assert state.prompt().code == asked
    before = legal(state)
    play(state, "open chest", "use gold-3", "use gold-5")
    assert (gold(state, 0), chests(state, 0), state.prompt().code) == (11, 1, asked)
    assert before - legal(state) == {"use gold-3", "use gold-5"}


@pytest.mark.rule("chest.2")
def test_chests_are_not_opened_when_another_decides() -> None:
    state = play(Scene().lying(blue=1).chests(0).state, "gold")
    assert refused(state, "open chest").code == "chest.none", "seat 1 has none"


@pytest.mark.rule("chest.2")
def test_whoever_has_a_chest_is_asked_even_if_no_point_is_left() -> None:
    state = play(Scene().lying(red=1).chests(0).state, "act red", "plan village-single")
    assert legal(state) == {"open chest", "done"}
    play(state, "open chest", "plan village-l3", "done")
    assert (gold(state, 0), planned(state, 0).total()) == (2, 2)


@pytest.mark.rule("chest.2")
def test_chests_still_closed_at_the_end_are_opened_then() -> None:
    state = Scene().round(5).phase("white").lying(white=1).chests(0, 2).state
    play(state, "gold", "gold")
    assert (gold(state, 0), chests(state, 0)) == (7, 0)


@pytest.mark.rule("chest.3")
def test_a_chest_takes_up_no_room_on_its_island() -> None:
    """Every free square of the big island can be built over while its chest lies there."""
    scene = Scene().lying(green=6).posts(0, "b14").planned(0, *["neutral-block"] * 3)
    state = play(scene.gold(0, 12).state, "act green", "build neutral-block", "lay c14 north")
    play(state, "build neutral-block", "lay c16 north")
    assert points(state, 0) == 36
