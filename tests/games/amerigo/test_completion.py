"""Completing an island: by a tile or by a post, and what everybody gets."""

from __future__ import annotations

import pytest

from carrack.games.amerigo.game import AmerigoState
from tests.games.amerigo.scene import Scene, chests, earned, geography, gold, on, play, points

POSTS = ("b9", "c9", "d10", "g9", "h9", "j10", "m9", "n9", "p10")
"""Of the big island that lies over three tiles; q9 is its last free square below."""
REST = [f"{c}9" for c in "defijklop"] + [f"{c}10" for c in "bcefghiklmnoq"]


def completed(mine: int, theirs: int = 0, number: int = 1) -> AmerigoState:
    """Seat 0 covers the last square of the big island with a village; so many posts stand there."""
    scene = Scene().round(number).lying(green=1).planned(0, "village-single")
    scene.posts(0, *POSTS[:mine]).posts(1, *POSTS[mine : mine + theirs])
    scene.neutral(*POSTS[mine + theirs :], *REST)
    return play(scene.state, "act green", "build village-single")


@pytest.mark.rule("complete.1")
def test_whoever_covers_the_last_free_square_scores_3_on_top() -> None:
    scene = Scene().lying(green=1).posts(0, "j4").planned(0, "village-single")
    state = play(scene.state, "act green", "build village-single")
    assert earned(state, 0) == {"villages": 1, "completion": 3, "trade": 5}


@pytest.mark.rule("complete.1")
def test_an_island_with_a_free_square_is_not_completed() -> None:
    scene = Scene().lying(green=1).posts(0, "o15").planned(0, "village-domino")
    state = play(scene.state, "act green", "build village-domino")
    assert (on(state, "q14"), earned(state, 0)) == ("free", {"villages": 1})


@pytest.mark.rule("complete.1")
def test_who_completes_needs_no_majority_and_no_first_post() -> None:
    scene = Scene().lying(green=1).posts(1, "c2").posts(0, "d4").neutral("d2", "e2", "c3", "d3", "e3", by=1)
    state = play(scene.planned(0, "village-single").state, "act green", "build village-single")
    assert on(state, "c4") == "village 0"
    assert (earned(state, 0)["completion"], earned(state, 1)) == (3, {"trade": 5})


@pytest.mark.rule("complete.2")
def test_an_island_can_be_completed_by_a_post() -> None:
    scene = Scene().lying(blue=1).posts(1, "c2").neutral("d2", "e2", "c3", "d3", "e3", "c4")
    state = play(scene.ships(0, "e4", "frame-1").state, "act blue", "ship 1", "to e4", "establish")
    assert earned(state, 0) == {"completion": 3, "trade": 5}
    assert earned(state, 1) == {"trade": 5}


@pytest.mark.rule("complete.2")
def test_a_post_that_leaves_a_square_free_completes_nothing() -> None:
    scene = Scene().lying(blue=1).ships(0, "j5", "frame-1")
    state = play(scene.state, "act blue", "ship 1", "to j5", "establish")
    assert earned(state, 0) == {"discovery": 3}


@pytest.mark.rule("complete.3")
def test_whoever_completes_an_island_with_a_chest_takes_it() -> None:
    state = completed(2, 1)
    assert (chests(state, 0), chests(state, 1), gold(state, 0)) == (1, 0, 0)


@pytest.mark.rule("complete.3")
def test_a_post_that_completes_a_big_island_takes_the_chest_too() -> None:
    inner = [f"{c}{r}" for r in (14, 15, 16, 17) for c in "bcdef" if f"{c}{r}" not in ("b14", "f14")]
    scene = Scene().lying(blue=1).posts(1, "f14").neutral(*inner).ships(0, "a14", "frame-1")
    state = play(scene.state, "act blue", "ship 1", "to a14", "establish")
    assert (chests(state, 0), earned(state, 0)) == (1, {"completion": 3, "trade": 5})


@pytest.mark.rule("complete.3")
def test_a_second_chest_lies_beside_the_first() -> None:
    scene = Scene().lying(green=1).planned(0, "village-single").chests(0)
    scene.posts(0, *POSTS[:2]).posts(1, POSTS[2]).neutral(*POSTS[3:], *REST)
    assert chests(play(scene.state, "act green", "build village-single", "lay q9 north"), 0) == 2


@pytest.mark.rule("complete.3", "map.7")
def test_there_is_no_chest_on_a_small_island() -> None:
    scene = Scene().lying(green=1).posts(0, "j4").planned(0, "village-single")
    state = play(scene.state, "act green", "build village-single")
    assert chests(state, 0) == 0


@pytest.mark.rule("complete.4")
def test_everybody_with_a_post_scores_and_nobody_else() -> None:
    state = completed(2, 3)
    assert (earned(state, 0)["trade"], earned(state, 1)) == (15, {"trade": 30})
    state = completed(1, 0)
    assert earned(state, 1) == {}


@pytest.mark.rule("complete.4")
def test_posts_on_other_islands_do_not_count() -> None:
    scene = Scene().lying(green=1).posts(0, "j4", "c2", "d4", "n2").posts(1, "h2", "b9")
    state = play(scene.planned(0, "village-single").state, "act green", "build village-single")
    play(state, "lay k4 north")
    assert (earned(state, 0)["trade"], points(state, 1)) == (5, 0)


@pytest.mark.rule("complete.5")
@pytest.mark.parametrize(("posts", "worth"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21)])
def test_posts_are_worth_1_3_6_10_15_and_21(posts: int, worth: int) -> None:
    assert earned(completed(posts), 0) == {"villages": 2, "completion": 3, "trade": 5 * worth}


@pytest.mark.rule("complete.5", "complete.8")
def test_the_sixth_post_counts_even_if_it_completes_the_island() -> None:
    scene = Scene().lying(blue=1).posts(0, *POSTS[:5]).neutral(*REST, "q9", *POSTS[6:])
    state = play(scene.ships(0, "j11", "frame-1").state, "act blue", "ship 1", "to j11", "establish")
    assert earned(state, 0) == {"completion": 3, "trade": 105}


@pytest.mark.rule("complete.6")
@pytest.mark.parametrize("posts", [7, 8, 9])
def test_more_than_six_posts_count_as_six(posts: int) -> None:
    assert earned(completed(posts), 0)["trade"] == 105


@pytest.mark.rule("complete.7", "complete.9")
@pytest.mark.parametrize(("number", "multiplier"), [(1, 5), (2, 4), (3, 3), (4, 2), (5, 1)])
def test_the_time_multiplier_is_5_4_3_2_and_1(number: int, multiplier: int) -> None:
    state = completed(3, 2, number)
    assert (earned(state, 0)["trade"], earned(state, 1)["trade"]) == (6 * multiplier, 3 * multiplier)


@pytest.mark.rule("complete.8")
def test_one_post_can_discover_and_complete_an_island() -> None:
    scene = Scene().lying(blue=1).ships(0, "i2", "frame-1")
    state = play(scene.state, "act blue", "ship 1", "to i2", "establish")
    assert earned(state, 0) == {"discovery": 3, "completion": 3, "trade": 5}


@pytest.mark.rule("complete.1", "green.13")
def test_building_may_complete_several_islands_in_one_action() -> None:
    scene = Scene().lying(green=2).posts(0, "j4", "p17").planned(0, "village-single", "village-single")
    state = play(scene.state, "act green", "build village-single", "lay k4 north", "build village-single")
    assert earned(state, 0) == {"villages": 2, "completion": 6, "trade": 10}


@pytest.mark.rule("complete.1")
def test_a_completed_island_scores_only_once() -> None:
    """After the islet k4 is full, more building elsewhere pays nothing for it."""
    scene = Scene().lying(green=2).posts(0, "j4", "c2").planned(0, "village-single", "village-single")
    state = play(scene.state, "act green", "build village-single", "lay k4 north", "build village-single")
    before = points(state, 0)
    play(state, "lay d2 north")
    assert points(state, 0) == before + 1
    assert int(geography(state).islands) == 9
