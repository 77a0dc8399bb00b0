"""Blue: trading posts."""

from __future__ import annotations

import pytest

from carrack.games.amerigo.game import AmerigoState
from tests.games.amerigo.scene import (
    PRINTED,
    Scene,
    earned,
    geography,
    gold,
    legal,
    on,
    play,
    points,
    posts_left,
    refused,
    ships,
    where,
)


def anchored(scene: Scene) -> AmerigoState:
    """Ship 1 of seat 0 sails from a1 to the anchor b2 of the post space c2."""
    return play(scene.lying(blue=2, green=1).ships(0, "a1", "frame-1").state, "act blue", "ship 1", "to b2")


@pytest.mark.rule("blue.11")
def test_a_ship_that_ends_on_an_anchor_may_establish_a_post() -> None:
    state = anchored(Scene())
    assert legal(state) == {"establish", "leave"}
    play(state, "establish")
    assert (on(state, "c2"), posts_left(state, 0)) == ("post 0", 11)


@pytest.mark.rule("blue.11")
def test_nobody_has_to_establish_a_post() -> None:
    state = play(anchored(Scene()), "leave")
    assert (on(state, "c2"), posts_left(state, 0), points(state, 0)) == ("free", 12, 0)


@pytest.mark.rule("blue.11", "green.2")
def test_with_a_post_one_can_build_on_the_island() -> None:
    scene = Scene().planned(0, "village-single")
    state = play(anchored(scene), "establish", "to frame-1", "gold")
    assert state.actor == -1
    built = Scene().lying(green=1).posts(0, "c2").planned(0, "village-single").state
    assert where(play(built, "act green", "build village-single"), "lay") == {"d2 north", "c3 north"}


@pytest.mark.rule("blue.11")
def test_a_post_is_not_established_without_a_ship_on_its_anchor() -> None:
    state = play(Scene().lying(blue=2).ships(0, "a1", "frame-1").state, "act blue", "ship 1", "to b1")
    assert state.prompt().code == "sail", "b1 is no anchor: the other ship's turn"
    for words in ("establish", "leave"):
        assert (refused(state, words).code, refused(state, words).rule) == ("post.not-now", "blue.11")


@pytest.mark.rule("blue.11")
def test_a_ship_that_only_passes_an_anchor_establishes_nothing() -> None:
    state = play(Scene().lying(blue=3).ships(0, "a2", "frame-1").state, "act blue", "ship 1", "to b3")
    assert (state.prompt().code, on(state, "c2")) == ("sail", "free")


@pytest.mark.rule("blue.12")
def test_a_ship_that_stays_on_an_anchor_may_establish_a_post() -> None:
    state = play(
        Scene().lying(blue=1).ships(0, "b2", "frame-1").state, "act blue", "ship 1", "to b2", "establish"
    )
    assert on(state, "c2") == "post 0"


@pytest.mark.rule("blue.12")
def test_one_ship_establishes_one_post_at_most() -> None:
    state = play(
        Scene().lying(blue=5).ships(0, "b8", "frame-1").state, "act blue", "ship 1", "to b8", "establish"
    )
    assert state.prompt().args["ship"] == 2
    assert refused(state, "establish").code == "post.not-now"
    play(state, "to frame-1")
    assert (posts_left(state, 0), state.actor) == (11, 1)


@pytest.mark.rule("blue.12")
def test_two_ships_may_establish_two_posts_on_one_island() -> None:
    scene = Scene().lying(blue=1).ships(0, "b8", "c8")
    state = play(scene.state, "act blue", "ship 1", "to b8", "establish", "to c8", "establish")
    assert (on(state, "b9"), on(state, "c9"), earned(state, 0)) == ("post 0", "post 0", {"discovery": 3})


@pytest.mark.rule("blue.13")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_post_space_with_a_post_is_taken_whoever_owns_it(owner: int) -> None:
    state = anchored(Scene().posts(owner, "c2"))
    assert state.prompt().code == "sail", "nothing is asked: the other ship's turn"
    assert ships(state, 0)[0] == "b2"


@pytest.mark.rule("blue.14", "green.8")
def test_a_post_space_built_over_is_gone_and_its_anchor_is_plain_water() -> None:
    state = anchored(Scene().neutral("c2"))
    assert state.prompt().code == "sail"
    assert refused(state, "establish").code == "post.not-now"
    assert ships(state, 0)[0] == "b2"


@pytest.mark.rule("blue.15")
def test_without_a_post_in_supply_none_is_established() -> None:
    """All twelve posts stand on the printed tiles; a ship lies at the anchor of a thirteenth space."""
    chart = geography(Scene(PRINTED).lying(blue=1).state)
    names = [f"{chr(97 + int(s) % 24)}{int(s) // 24 + 1}" for s in chart.post_square]
    anchor = int(chart.post_anchor[12])
    name = f"{chr(97 + anchor % 24)}{anchor // 24 + 1}"
    scene = Scene(PRINTED).lying(blue=1).posts(0, *names[:12]).ships(0, name, "frame-1")
    state = play(scene.state, "act blue", "ship 1", f"to {name}")
    assert (posts_left(state, 0), state.prompt().code, on(state, names[12])) == (0, "sail", "free")


@pytest.mark.rule("blue.16")
def test_the_first_post_on_an_island_scores_3() -> None:
    state = play(anchored(Scene()), "establish")
    assert earned(state, 0) == {"discovery": 3}


@pytest.mark.rule("blue.17")
@pytest.mark.parametrize("owner", [0, 1])
def test_posts_after_the_first_of_all_score_nothing(owner: int) -> None:
    state = play(anchored(Scene().posts(owner, "d4")), "establish")
    assert (on(state, "c2"), points(state, 0), points(state, owner)) == ("post 0", 0, 0)


@pytest.mark.rule("blue.16")
def test_a_post_on_another_island_does_not_count_as_its_discovery() -> None:
    state = play(anchored(Scene().posts(1, "h2", "n2")), "establish")
    assert points(state, 0) == 3


@pytest.mark.rule("tokens.18")
def test_harbour_dues_bring_1_gold_for_each_post_and_nothing_for_those_before() -> None:
    state = play(anchored(Scene().posts(0, "d4", "h2").tokens(0, "post-gold")), "establish")
    assert gold(state, 0) == 1
    state = play(anchored(Scene().tokens(1, "post-gold")), "establish")
    assert (gold(state, 0), gold(state, 1)) == (0, 0), "a token helps nobody but its owner"
