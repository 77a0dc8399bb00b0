"""Green: tiles are built."""

from __future__ import annotations

import pytest

from carrack.games.amerigo.components.shapes import squares_of
from carrack.games.amerigo.game import AmerigoState
from tests.games.amerigo.scene import (
    GAME,
    Scene,
    earned,
    gold,
    goods,
    on,
    planned,
    play,
    points,
    refused,
    where,
)

SIZES = {"single": 1, "domino": 2, "i3": 3, "l3": 3, "i4": 4, "square": 4, "u5": 5, "block": 6}
VILLAGES = list(SIZES)[:6]


def build(scene: Scene, tile: str, points: int = 7) -> set[str]:
    """Return where seat 0 may lay a tile that it has planned."""
    state = scene.lying(green=points).planned(0, tile, tile).state
    return where(play(state, "act green", f"build {tile}"), "lay")


def build_anywhere(state: AmerigoState, tile: str) -> AmerigoState:
    """Take up a tile and lay it on the first place there is; the only place needs no answer."""
    play(state, f"build {tile}")
    if state.prompt().code == "lay":
        play(state, min(f"lay {place}" for place in where(state, "lay")))
    return state


@pytest.mark.rule("green.1")
def test_only_planned_tiles_can_be_built() -> None:
    state = play(Scene().lying(green=3).posts(0, "c2").planned(0, "village-single").state, "act green")
    assert where(state, "build") == {"village-single"}
    verdict = refused(state, "build neutral-single")
    assert (verdict.code, verdict.args, verdict.rule) == ("build.not-planned", {"tile": 0}, "green.1")
    play(state, "build village-single", "lay d2 north")
    assert planned(state, 0).total() == 0


@pytest.mark.rule("green.1")
def test_tiles_are_built_only_in_a_green_action_and_laid_only_when_taken_up() -> None:
    state = Scene().lying(green=3).posts(0, "c2").planned(0, "village-single").state
    verdict = refused(state, "build village-single")
    assert (verdict.code, verdict.args, verdict.rule) == ("build.not-now", {"tile": 8}, "green.1")
    verdict = refused(play(state, "act green"), "lay d2 north")
    assert (verdict.code, verdict.args, verdict.rule) == ("lay.not-now", {"square": 27, "turn": 0}, "green.1")


@pytest.mark.rule("green.2")
def test_one_builds_only_on_islands_with_an_own_post() -> None:
    scene = Scene().posts(0, "c2").posts(1, "n2")
    assert build(scene, "village-single") == {"d2 north", "c3 north"}
    state = play(scene.state, "act green", "build village-single")
    for name in ("o2", "h2"):
        verdict = refused(state, f"lay {name} north")
        assert (verdict.code, verdict.rule) == ("lay.no-post", "green.2")


@pytest.mark.rule("green.2")
def test_without_a_post_nothing_can_be_built() -> None:
    state = Scene().lying(green=3).planned(0, "village-single").posts(1, "c2").state
    assert play(state, "act green").actor == 1, "there is nothing to ask"


@pytest.mark.rule("green.3")
@pytest.mark.parametrize("shape", VILLAGES)
def test_a_village_costs_1_to_build_whatever_its_size(shape: str) -> None:
    scene = Scene().lying(green=2).posts(0, "b9").planned(0, f"village-{shape}", "neutral-single")
    state = build_anywhere(play(scene.state, "act green"), f"village-{shape}")
    assert (state.actor, state.prompt().args["points"]) == (0, 1)


@pytest.mark.rule("green.4")
@pytest.mark.parametrize("shape", SIZES)
def test_a_neutral_tile_costs_as_many_points_as_it_has_squares_to_build(shape: str) -> None:
    tiles = (f"neutral-{shape}", "village-single")
    state = play(Scene().lying(green=7).posts(0, "b14").planned(0, *tiles).state, "act green")
    build_anywhere(state, tiles[0])
    assert state.prompt().args["points"] == 7 - SIZES[shape]


@pytest.mark.rule("green.5")
@pytest.mark.parametrize("place", ["e2 north", "b2 north", "e3 east", "h6 north", "w23 north"])
def test_a_tile_never_lies_on_water_not_even_in_part(place: str) -> None:
    """e2 is land and f2 is water; w23 is beyond the map."""
    scene = Scene().lying(green=1).posts(0, "d4").planned(0, "village-domino")
    verdict = refused(play(scene.state, "act green", "build village-domino"), f"lay {place}")
    assert (verdict.code, verdict.rule) == ("lay.over-water", "green.5")


EDGE = """
   abcdef ghijkl mnopqr
 1 a1##.. ...... ......
 2 ..##.. ...... ......
 3 ...... ...... ......
 4 ...... ...... ......
 5 ...... ...... ......
 6 ...... ...... ......
 7 ...... ...... ......
 8 ...... ...... ......
 9 ...... ...... ......
10 ...... ...... ......
11 ...... ...... ......
12 ...... ...... ......
13 ...... ...... ......
14 ...... ...... ......
15 ...... ...... ......
16 ...... ...... ...a..
17 ...... ...... ..#1##
18 ...... ...... ..####
"""


@pytest.mark.rule("green.5")
def test_the_frame_is_water_too() -> None:
    scene = Scene(EDGE).lying(green=1).posts(0, "p17").planned(0, "village-square", "village-domino")
    state = play(scene.state, "act green", "build village-domino")
    for place in ("r17 north", "p18 east", "r18 north", "r18 east"):
        assert refused(state, f"lay {place}").code == "lay.over-water"
    assert {"q17 north", "o17 east", "p18 north", "q17 east"} <= where(state, "lay")


@pytest.mark.rule("green.6")
def test_a_tile_cannot_lie_on_another_tile_not_even_in_part() -> None:
    scene = Scene().lying(green=1).posts(0, "c2").neutral("d2").village(1, "single", "c4")
    state = play(
        scene.planned(0, "village-domino", "village-domino").state, "act green", "build village-domino"
    )
    for place in ("d2 north", "d2 east", "c3 east"):
        verdict = refused(state, f"lay {place}")
        assert (verdict.code, verdict.rule) == ("lay.over-tile", "green.6")


@pytest.mark.rule("green.7")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_post_cannot_be_built_over_whoever_owns_it(owner: int) -> None:
    scene = (
        Scene()
        .lying(green=1)
        .posts(0, "c2")
        .posts(owner, "d4")
        .planned(0, "village-domino", "village-domino")
    )
    state = play(scene.state, "act green", "build village-domino")
    verdict = refused(state, "lay c4 north")
    assert (verdict.code, verdict.args, verdict.rule) == (
        "lay.over-post",
        {"square": 74, "turn": 0},
        "green.7",
    )


@pytest.mark.rule("green.8")
def test_an_empty_post_space_may_be_built_over_and_is_gone() -> None:
    scene = Scene().lying(green=1, blue=1).posts(0, "c2").neutral("c3", "c4").planned(0, "village-single")
    state = play(scene.ships(1, "e4", "frame-1").state, "act green", "build village-single", "lay d4 north")
    assert on(state, "d4") == "village 0"
    play(state, "act blue", "ship 1", "to e4")
    assert state.prompt().code == "sail", "no post can be established there"


@pytest.mark.rule("green.9")
def test_a_tile_must_touch_an_own_post_by_a_side() -> None:
    scene = Scene().lying(green=1).posts(0, "c2").planned(0, "village-single", "village-single")
    state = play(scene.state, "act green", "build village-single")
    assert where(state, "lay") == {"d2 north", "c3 north"}
    verdict = refused(state, "lay d3 north")
    assert (verdict.code, verdict.args, verdict.rule) == (
        "lay.off-chain",
        {"square": 51, "turn": 0},
        "green.9",
    )


@pytest.mark.rule("green.9")
def test_a_tile_for_which_there_is_no_room_beside_the_chain_cannot_be_taken_up() -> None:
    scene = Scene().lying(green=6).posts(0, "c2").planned(0, "neutral-block", "village-single")
    verdict = refused(play(scene.neutral("d3").state, "act green"), "build neutral-block")
    assert (verdict.code, verdict.args, verdict.rule) == ("build.no-room", {"tile": 7}, "green.9")


@pytest.mark.rule("green.10")
def test_own_villages_and_neutral_tiles_of_anybody_carry_the_chain() -> None:
    """From the post n2 over a village, then over a neutral tile that seat 1 built."""
    scene = Scene().posts(0, "n2").village(0, "single", "o2").neutral("o3", by=1)
    assert build(scene, "village-single") == {"p2 north", "o4 north"}


@pytest.mark.rule("green.10")
def test_a_village_that_touches_no_post_is_no_chain() -> None:
    scene = Scene().posts(0, "n2").posts(1, "o5").neutral("o4", by=1)
    state = build_anywhere(
        play(scene.lying(green=1).planned(0, "village-single").state, "act green"), "village-single"
    )
    assert [on(state, name) for name in ("o2", "o3")] == ["village 0", "free"], (
        "o4 leads to a post of seat 1 only"
    )


@pytest.mark.rule("green.11")
def test_villages_of_others_carry_no_chain() -> None:
    scene = Scene().posts(0, "n2").village(1, "single", "o2")
    state = scene.lying(green=1).planned(0, "village-single").state
    assert play(state, "act green").actor == 1, "o3 and p2 touch only the village of seat 1"


@pytest.mark.rule("green.11")
def test_posts_of_others_carry_no_chain() -> None:
    """c9 is a post of seat 1 between b9, a post of seat 0, and d9."""
    scene = Scene().posts(0, "b9").posts(1, "c9")
    state = play(scene.lying(green=1).planned(0, "village-single").state, "act green", "build village-single")
    assert [on(state, name) for name in ("b10", "d9")] == ["village 0", "free"], "the only place"
    scene = Scene().posts(0, "b9").posts(1, "c9", "d10").neutral("b10", "c10")
    state = scene.lying(green=1).planned(0, "village-single").state
    assert play(state, "act green").actor == 1


@pytest.mark.rule("green.12")
def test_tiles_may_be_turned_as_one_likes() -> None:
    places = {"d2 north", "d2 east", "d2 south", "d2 west"}
    assert places <= build(Scene().posts(0, "c2"), "village-l3")


@pytest.mark.rule("green.12")
@pytest.mark.parametrize(
    ("tile", "turns"), [("domino", 2), ("i3", 2), ("l3", 4), ("square", 1), ("single", 1)]
)
def test_turns_that_look_the_same_are_one(tile: str, turns: int) -> None:
    scene = Scene().lying(green=4).posts(0, "b14").planned(0, f"village-{tile}", f"village-{tile}")
    state = play(scene.state, "act green", f"build village-{tile}")
    names = ("north", "east", "south", "west")
    assert {place.split()[1] for place in where(state, "lay")} == set(names[:turns])
    for same in names[turns:]:
        verdict = refused(state, f"lay c14 {same}")
        assert (verdict.code, verdict.rule) == ("lay.same-turn", "green.12")


@pytest.mark.rule("green.12")
def test_no_shape_is_different_in_a_mirror() -> None:
    def turns(squares: list[tuple[int, int]]) -> set[tuple[tuple[int, int], ...]]:
        found = set()
        for _ in range(4):
            squares = sorted((c, -r) for r, c in squares)
            (top, left) = min(r for r, _ in squares), min(c for _, c in squares)
            found.add(tuple(sorted((r - top, c - left) for r, c in squares)))
        return found

    for picture in GAME.components.values["shapes"].values():
        squares = squares_of(picture)
        assert turns(squares) == turns([(r, -c) for r, c in squares])


@pytest.mark.rule("green.13")
def test_several_tiles_on_several_islands_in_one_action() -> None:
    scene = Scene().lying(green=3).posts(0, "c2", "n2").planned(0, *["village-single"] * 3)
    state = play(scene.state, "act green")
    for place in ("d2", "o2", "c3"):
        play(state, "build village-single", f"lay {place} north")
    assert [on(state, place) for place in ("d2", "o2", "c3")] == ["village 0"] * 3
    assert (state.actor, points(state, 0)) == (1, 3)


@pytest.mark.rule("green.14")
def test_the_next_tile_may_lean_on_the_one_before() -> None:
    scene = Scene().lying(green=3).posts(0, "b14").planned(0, "village-single", "neutral-domino")
    state = play(scene.state, "act green", "build village-single", "lay c14 north", "build neutral-domino")
    assert {"d14 north", "d14 east", "c15 north"} <= where(state, "lay")
    play(state, "lay d14 north")
    assert on(state, "e14") == "neutral"


@pytest.mark.rule("green.14", "phase.10")
def test_a_tile_taken_up_is_built_before_anything_else() -> None:
    scene = Scene().lying(green=3).posts(0, "b14").planned(0, "village-single", "neutral-domino")
    state = play(scene.state, "act green", "build village-single")
    assert refused(state, "done").code == "done.not-now"
    assert refused(state, "build neutral-domino").code == "build.not-now"


@pytest.mark.rule("green.9")
def test_the_only_place_there_is_needs_no_answer() -> None:
    scene = Scene().lying(green=1).posts(0, "j4").planned(0, "village-single")
    state = play(scene.state, "act green", "build village-single")
    assert (on(state, "k4"), state.actor) == ("village 0", 1)


@pytest.mark.rule("green.15")
def test_whoever_builds_over_a_commodity_space_gets_its_token() -> None:
    scene = Scene().lying(green=2).posts(0, "o15").planned(0, "neutral-single", "village-i3")
    state = play(scene.state, "act green", "build village-i3")
    assert (goods(state, 0), goods(state, 1)) == ({"cotton": 1, "tobacco": 1, "sugar": 1}, {})


@pytest.mark.rule("green.15")
def test_a_square_without_a_commodity_brings_none() -> None:
    scene = Scene().lying(green=1).posts(0, "c2").planned(0, "village-single")
    assert goods(play(scene.state, "act green", "build village-single", "lay d2 north"), 0) == {}


@pytest.mark.rule("green.16", "green.17")
@pytest.mark.parametrize("shape", VILLAGES)
@pytest.mark.parametrize(("post", "worth"), [("h14", 1), ("b9", 2), ("b14", 2)])
def test_a_village_is_worth_1_on_a_small_and_2_on_a_big_island(shape: str, post: str, worth: int) -> None:
    scene = Scene().lying(green=1).posts(0, post).planned(0, f"village-{shape}")
    state = build_anywhere(play(scene.state, "act green"), f"village-{shape}")
    assert (earned(state, 0), points(state, 0)) == ({"villages": worth}, worth)


@pytest.mark.rule("green.16", "green.17")
@pytest.mark.parametrize("shape", SIZES)
@pytest.mark.parametrize(("post", "worth"), [("h14", 2), ("b14", 3)])
def test_a_neutral_tile_is_worth_2_a_square_on_a_small_and_3_on_a_big_island(
    shape: str, post: str, worth: int
) -> None:
    scene = Scene().lying(green=6).posts(0, post).planned(0, f"neutral-{shape}")
    state = build_anywhere(play(scene.state, "act green"), f"neutral-{shape}")
    assert earned(state, 0) == {"neutrals": worth * SIZES[shape]}


@pytest.mark.rule("gold.4", "green.4")
def test_gold_helps_to_build() -> None:
    scene = Scene().lying(green=2).gold(0, 5).posts(0, "b14").planned(0, "neutral-block")
    state = play(scene.state, "act green", "build neutral-block", "lay c14 north")
    assert (gold(state, 0), points(state, 0)) == (1, 18)


@pytest.mark.rule("green.5", "green.6")
def test_the_first_square_in_reading_order_says_where_a_tile_lies() -> None:
    covered = {
        "north": ["j15", "j16", "k16"],
        "east": ["j15", "k15", "j16"],
        "south": ["j15", "k15", "k16"],
        "west": ["j15", "i16", "j16"],
    }
    scene = Scene().lying(green=1).posts(0, "h14").planned(0, "village-l3").neutral("i14", "j14")
    for turn, squares in covered.items():
        state = play(scene.state, "act green", "build village-l3", f"lay j15 {turn}")
        assert [on(state, name) for name in squares] == ["village 0"] * 3
