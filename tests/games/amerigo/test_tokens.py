"""The twenty-four progress tokens, one by one. Those for pirates are tested with the pirates."""

from __future__ import annotations

import pytest

from carrack.core.api import OVER
from carrack.games.amerigo.game import AmerigoState
from carrack.games.amerigo.tokens import TOKEN_NAMES
from tests.games.amerigo.scene import (
    Scene,
    cannons,
    disc,
    earned,
    gold,
    legal,
    order,
    planned,
    play,
    points,
    progress,
    refused,
    set_up,
    ships,
    shown,
    take_gold,
    tokens,
    total,
    tray,
    turned_over,
    undrawn,
    where,
)

COLOURS = ["blue", "black", "red", "brown", "green", "yellow"]
TRACK = ["blue", "black", "brown", "red", "green", "yellow"]


def points_of(scene: Scene, colour: str, seat: int = 0) -> int:
    """The action points with which a seat performs an action of this colour, with 2 cubes lying out."""
    scene.lying(**{colour: 2}).sells("cotton-2").posts(0, "c2").posts(1, "d4")
    state = scene.planned(0, "village-single").planned(1, "village-single").ships(0, "a1", "a2").state
    take_gold(state, seat)
    return int(play(state, f"act {colour}").table.action_points)


# --- three ways -----------------------------------------------------------------------------------------


@pytest.mark.rule("use.1")
@pytest.mark.parametrize("name", ["ap-black", "ap-black-brown"])
def test_a_token_helps_nobody_but_its_owner(name: str) -> None:
    assert points_of(Scene().tokens(0, name), "black", 1) == 2


@pytest.mark.rule("use.1")
@pytest.mark.parametrize("words", ["use gold-3", "use gold-5", "use ships-8", "points"])
def test_a_token_that_is_not_owned_cannot_be_used(words: str) -> None:
    scene = Scene().lying(blue=1).ships(0, "a1", "a2").tokens(1, "gold-3", "gold-5", "ships-8", "cube-points")
    verdict = refused(scene.state, words)
    assert (verdict.code, verdict.rule) == ("token.not-owned", "use.1")


@pytest.mark.rule("use.2", "use.3")
@pytest.mark.parametrize("name", ["gold-3", "gold-5", "ships-8", "cube-points"])
def test_four_tokens_work_once_and_are_turned_over(name: str) -> None:
    words = "points" if name == "cube-points" else f"use {name}"
    state = Scene().lying(blue=2).ships(0, "a1", "a2").tokens(0, name).state
    if name == "ships-8":
        play(state, "act blue")
    play(state, words)
    assert (tokens(state, 0), turned_over(state, 0)) == ({name}, {name})
    if name == "cube-points":
        tray(take_gold(state), black=1)
    verdict = refused(state, words)
    assert (verdict.code, verdict.rule) == ("token.used", "use.3")
    assert words not in legal(state)


@pytest.mark.rule("use.2")
def test_all_others_work_for_the_rest_of_the_game() -> None:
    state = Scene().lying(black=2).tokens(0, "ap-black").state
    for cubes in (2, 3):
        play(state, "act black")
        assert state.table.action_points == cubes + 2
        play(state, "advance 0", "gold")
        tray(state, black=3)
    assert turned_over(state, 0) == set()


@pytest.mark.rule("use.2")
@pytest.mark.parametrize(("name", "worth"), [("post-points", 2), ("seven-points", 7), ("gold-again", 5)])
def test_three_tokens_work_in_the_final_scoring(name: str, worth: int) -> None:
    state = Scene().lying(white=1).gold(0, 5).posts(0, "c2", "d4").tokens(0, name).state
    assert (points(state, 0), state.scores()[0].breakdown["tokens"]) == (0, worth)


@pytest.mark.rule("use.4")
def test_each_of_the_24_tokens_is_there_only_once() -> None:
    assert len(set(TOKEN_NAMES)) == 24
    state = set_up(seed=3)
    assert len(undrawn(state)) == 16
    assert undrawn(state) | set(shown(state)) == set(TOKEN_NAMES)


# --- extra action points --------------------------------------------------------------------------------


def extra(name: str) -> dict[str, int]:
    """Return what a token adds to the actions of all colours."""
    return {c: added for c in COLOURS if (added := points_of(Scene().tokens(0, name), c) - 2)}


@pytest.mark.rule("tokens.1")
def test_2_more_whenever_one_moves_ships() -> None:
    assert extra("ap-blue") == {"blue": 2}
    scene = Scene().lying(blue=1).ships(0, "h6", "k6").tokens(0, "ap-blue")
    state = play(scene.state, "act blue", "ship 1", "to e6", "to n6")
    assert ships(state, 0) == ["e6", "n6"], "2 more for each ship"


@pytest.mark.rule("tokens.2")
def test_2_more_whenever_one_loads_cannons() -> None:
    assert extra("ap-black") == {"black": 2}


@pytest.mark.rule("tokens.3")
def test_2_more_whenever_one_plans() -> None:
    assert extra("ap-red") == {"red": 2}


@pytest.mark.rule("tokens.4")
def test_2_more_whenever_one_makes_progress() -> None:
    assert extra("ap-brown") == {"brown": 2}


@pytest.mark.rule("tokens.5")
def test_2_more_whenever_one_builds() -> None:
    assert extra("ap-green") == {"green": 2}


@pytest.mark.rule("tokens.6")
def test_2_more_whenever_one_buys_production_tokens() -> None:
    assert extra("ap-yellow") == {"yellow": 2}


@pytest.mark.rule("tokens.7")
def test_1_more_whenever_one_plans_or_moves_ships() -> None:
    assert extra("ap-red-blue") == {"blue": 1, "red": 1}


@pytest.mark.rule("tokens.8")
def test_1_more_whenever_one_loads_cannons_or_makes_progress() -> None:
    assert extra("ap-black-brown") == {"black": 1, "brown": 1}


@pytest.mark.rule("tokens.9")
def test_1_more_whenever_one_builds_or_buys_production_tokens() -> None:
    assert extra("ap-green-yellow") == {"green": 1, "yellow": 1}


@pytest.mark.rule("use.5")
@pytest.mark.parametrize("colour", TRACK)
def test_extra_points_count_through_white_too(colour: str) -> None:
    scene = Scene().lying(white=2).tokens(0, f"ap-{colour}").disc(0, TRACK.index(colour) + 1)
    scene.sells("cotton-2").posts(0, "c2").planned(0, "village-single")
    state = play(scene.state, "special")
    assert state.table.action_points == 4


@pytest.mark.rule("use.5")
def test_it_is_the_action_that_counts_and_not_the_colour_of_a_cube() -> None:
    """Planning with a green cube has the points for planning, and advancing with white no others."""
    state = Scene().lying(green=2).tokens(0, "red-green", "ap-red").state
    assert play(state, "act red").table.action_points == 4
    state = Scene().lying(white=2).tokens(0, "ap-black").disc(0, 2).state
    assert play(state, "act white").table.action_points == 2


@pytest.mark.rule("use.5")
def test_several_tokens_add_up() -> None:
    assert points_of(Scene().tokens(0, "ap-red", "ap-red-blue"), "red") == 5


@pytest.mark.rule("use.6")
@pytest.mark.parametrize("name", ["ap-brown", "ap-black-brown"])
def test_a_token_taken_during_an_action_adds_nothing_to_it(name: str) -> None:
    state = Scene().lying(brown=4).shows(name, "jump").state
    play(state, "act brown", "advance 3", f"take {name}")
    assert (tokens(state, 0), where(state, "advance")) == ({name}, {"0", "1"})
    play(state, "advance 1")
    assert (progress(state, 0), state.actor) == (4, 1)


# --- fair wind ------------------------------------------------------------------------------------------


def sailing(scene: Scene) -> AmerigoState:
    return play(scene.lying(blue=1, white=1).ships(0, "h6", "k6").tokens(0, "ships-8").state, "act blue")


@pytest.mark.rule("tokens.10")
def test_fair_wind_gives_each_ship_8_more_steps() -> None:
    state = play(sailing(Scene()), "use ships-8", "ship 1")
    assert state.prompt().args["points"] == 9
    play(state, "to b3", "to q3")
    assert ships(state, 0) == ["b3", "q3"]


@pytest.mark.rule("tokens.10")
def test_without_it_the_ships_do_not_get_that_far() -> None:
    assert refused(play(sailing(Scene()), "ship 1"), "to a6").args["have"] == 1


@pytest.mark.rule("use.7")
def test_fair_wind_works_for_this_one_action() -> None:
    state = play(sailing(Scene()), "use ships-8", "done", "gold")
    tray(state, black=0)
    tray(state, red=1)
    assert turned_over(state, 0) == {"ships-8"}
    assert refused(state, "use ships-8").code == "token.used"


@pytest.mark.rule("use.7")
def test_fair_wind_works_through_white() -> None:
    scene = Scene().lying(white=1).disc(0, 1).ships(0, "h6", "k6").tokens(0, "ships-8")
    state = play(scene.state, "special", "use ships-8")
    assert state.prompt().args["points"] == 9


@pytest.mark.rule("use.7")
def test_a_ship_that_has_finished_gains_nothing_from_it() -> None:
    state = play(sailing(Scene()), "ship 1", "to g6", "use ships-8", "to q3")
    assert (ships(state, 0), state.actor) == (["g6", "q3"], 1)


@pytest.mark.rule("use.7")
@pytest.mark.parametrize("words", [[], ["act white"]])
def test_fair_wind_is_used_only_while_ships_sail(words: list[str]) -> None:
    state = play(Scene().lying(blue=1, white=1).tokens(0, "ships-8").state, *words)
    verdict = refused(state, "use ships-8")
    assert (verdict.code, verdict.args, verdict.rule) == ("ships.not-sailing", {"token": 9}, "use.7")


# --- plan and build -------------------------------------------------------------------------------------


@pytest.mark.rule("tokens.14")
def test_two_neutral_tiles_if_both_are_paid_for() -> None:
    scene = Scene().lying(red=5).tokens(0, "two-neutrals")
    state = play(scene.state, "act red", "plan neutral-domino", "plan neutral-i3")
    assert planned(state, 0) == {"neutral-domino": 1, "neutral-i3": 1}
    state = play(Scene().lying(red=4).tokens(0, "two-neutrals").state, "act red", "plan neutral-domino")
    assert refused(state, "plan neutral-i3").code == "points.too-few"


@pytest.mark.rule("use.10")
@pytest.mark.parametrize("words", ["act red", "special"])
def test_two_neutral_tiles_in_all_and_no_third(words: str) -> None:
    cubes = {"red": 7} if words == "act red" else {"white": 7}
    scene = Scene().lying(**cubes).disc(0, 4).tokens(0, "two-neutrals")
    state = play(scene.state, words, "plan neutral-single", "plan neutral-single")
    assert refused(state, "plan neutral-single").code == "plan.second-neutral"
    assert "neutral-single" not in where(state, "plan")


@pytest.mark.rule("tokens.15")
@pytest.mark.parametrize("colour", ["red", "green"])
def test_red_cubes_count_as_green_and_green_ones_as_red(colour: str) -> None:
    scene = Scene().lying(**{colour: 2, "blue": 1}).tokens(0, "red-green").posts(0, "c2")
    state = scene.planned(0, "village-single").state
    assert where(state, "act") == {"red", "green", "blue"}
    assert play(scene.state, "act red").prompt().code == "plan"
    assert play(scene.state, "act green").prompt().code == "build"


@pytest.mark.rule("tokens.15")
def test_red_and_green_groups_do_not_add_up() -> None:
    state = Scene().lying(red=2, green=3).tokens(0, "red-green").state
    assert play(state, "act red").table.action_points == 3


@pytest.mark.rule("use.11")
@pytest.mark.parametrize(("space", "other"), [(4, "green"), (5, "red")])
def test_a_white_cube_counts_as_neither_even_if_the_disc_is_on_red_or_green(space: int, other: str) -> None:
    state = Scene().lying(white=3).disc(0, space).tokens(0, "red-green").state
    assert legal(state) == {"act white", "special", "gold"}
    assert refused(state, f"act {other}").code == "choose.no-cube"
    own = "plan" if space == 4 else "build"
    assert space == 5 or play(state, "special").prompt().code == own


# --- gold -----------------------------------------------------------------------------------------------


@pytest.mark.rule("tokens.16")
def test_3_gold_once() -> None:
    state = play(Scene().lying(blue=1).gold(0, 2).tokens(0, "gold-3").state, "use gold-3")
    assert (gold(state, 0), state.actor) == (5, 0), "the action is still to come"


@pytest.mark.rule("tokens.17")
def test_5_gold_once() -> None:
    state = play(Scene().lying(blue=1).gold(0, 2).tokens(0, "gold-5").state, "use gold-5")
    assert (gold(state, 0), state.actor) == (7, 0)


@pytest.mark.rule("use.12", "score.2")
def test_gold_tokens_not_used_by_the_end_bring_their_gold_then() -> None:
    state = take_gold(Scene().round(5).phase("white").lying(white=1).tokens(0, "gold-3", "gold-5").state)
    assert (gold(state, 0), turned_over(state, 0)) == (9, {"gold-3", "gold-5"})


@pytest.mark.rule("tokens.18")
def test_harbour_dues_are_paid_for_both_ships() -> None:
    scene = Scene().lying(blue=1).ships(0, "b8", "c8").tokens(0, "post-gold")
    state = play(scene.state, "act blue", "ship 1", "to b8", "establish")
    assert gold(state, 0) == 1
    assert gold(play(state, "to c8", "establish"), 0) == 2


@pytest.mark.rule("tokens.19")
@pytest.mark.parametrize(("cubes", "expected"), [(1, 1), (2, 1), (3, 2), (6, 3), (7, 4)])
def test_gold_for_pairs_is_1_for_every_2_cubes_rounded_up(cubes: int, expected: int) -> None:
    state = Scene().lying(blue=cubes).tokens(0, "more-gold").state
    assert state.prompt().args["gold"] == expected
    play(state, "gold")
    assert gold(state, 0) == expected


# --- player order ---------------------------------------------------------------------------------------


def jumping(scene: Scene) -> Scene:
    """Seat 2 of three is last, and has the token."""
    return scene.lying(white=1).tokens(2, "jump")


@pytest.mark.rule("tokens.20")
def test_jump_puts_the_disc_on_top_of_the_first_players_disc_whatever_the_points() -> None:
    state = take_gold(jumping(Scene(seats=3).disc(0, 9).disc(1, 4)).state, 2)
    play(state, "act white", "jump")
    assert (order(state), disc(state, 2)) == ([2, 0, 1], 9)


@pytest.mark.rule("tokens.20")
def test_without_the_token_nobody_jumps() -> None:
    state = play(jumping(Scene(seats=3).disc(0, 9)).state, "gold", "act white")
    verdict = refused(state, "jump")
    assert (verdict.code, verdict.args, verdict.rule) == ("token.not-owned", {}, "use.1")


@pytest.mark.rule("tokens.20")
@pytest.mark.parametrize("colour", ["black", "brown"])
def test_one_jumps_only_in_a_white_action(colour: str) -> None:
    state = play(Scene().lying(**{colour: 2}).order(1, 0).tokens(1, "jump").state, f"act {colour}")
    assert (refused(state, "jump").code, refused(state, "jump").rule) == ("jump.not-white", "tokens.20")


@pytest.mark.rule("use.13")
def test_first_is_whoever_is_in_front_at_that_moment() -> None:
    """Seat 1 passes seat 0 in this phase; seat 2 jumps on top of seat 1."""
    state = jumping(Scene(seats=3).disc(0, 3).disc(1, 3)).state
    play(state, "gold", "act white", "advance 1", "act white", "jump")
    assert (order(state), disc(state, 2)) == ([2, 1, 0], 4)


@pytest.mark.rule("use.13")
def test_the_jump_works_within_one_stack() -> None:
    state = take_gold(jumping(Scene(seats=3)).state, 2)
    play(state, "act white", "jump")
    assert (order(state), disc(state, 2)) == ([2, 0, 1], 0)


@pytest.mark.rule("use.13")
def test_whoever_is_in_front_cannot_jump() -> None:
    state = play(Scene().lying(white=2).tokens(0, "jump").disc(0, 2).state, "act white")
    verdict = refused(state, "jump")
    assert (verdict.code, verdict.args, verdict.rule) == ("jump.first", {}, "use.13")


@pytest.mark.rule("use.14")
def test_one_either_jumps_or_advances() -> None:
    state = take_gold(jumping(Scene(seats=3).disc(0, 9)).state, 2)
    play(state, "act white")
    assert where(state, "advance") | {"jump"} == {"0", "1", "jump"}
    play(state, "jump")
    assert state.actor == -1, "the action is over"


@pytest.mark.rule("use.14", "gold.10")
def test_a_jump_never_brings_the_2_gold() -> None:
    state = play(Scene().lying(white=3).disc(0, 24).tokens(1, "jump").state, "gold", "act white", "jump")
    assert (disc(state, 1), gold(state, 1), order(state)) == (24, 0, [1, 0])


@pytest.mark.rule("use.14", "gold.9")
def test_at_the_end_of_the_track_below_another_one_may_jump_or_take_the_2_gold() -> None:
    scene = Scene().lying(white=3).disc(0, 24).disc(1, 24).tokens(1, "jump")
    state = play(scene.state, "gold", "act white")
    assert legal(state) == {"advance 0", "jump"}
    play(state, "advance 0")
    assert (gold(state, 1), order(state)) == (2, [0, 1])


# --- victory points -------------------------------------------------------------------------------------


@pytest.mark.rule("tokens.21", "tokens.25")
def test_points_for_cubes_instead_of_an_action() -> None:
    state = play(Scene().lying(blue=3, red=2, white=1).tokens(0, "cube-points").state, "points")
    assert (earned(state, 0), state.actor, gold(state, 0)) == ({"cubes": 6}, 1, 0)


@pytest.mark.rule("tokens.21", "tokens.25")
def test_points_for_cubes_are_worth_nothing_in_the_final_scoring() -> None:
    scene = Scene().round(5).phase("white").lying(white=3).tokens(0, "cube-points")
    state = play(scene.state, "act white", "advance 0", "gold")
    assert (state.actor, total(state, 0)) == (OVER, 0)


@pytest.mark.rule("tokens.22")
def test_points_for_posts_are_1_for_each_post_on_the_map() -> None:
    state = Scene().lying(white=1).posts(0, "c2", "b9", "n2").posts(1, "d4").tokens(0, "post-points").state
    assert (total(state, 0), total(state, 1)) == (3, 0)


@pytest.mark.rule("tokens.23")
def test_7_points_in_the_final_scoring() -> None:
    assert total(Scene().lying(white=1).tokens(0, "seven-points").state, 0) == 7


@pytest.mark.rule("tokens.24")
def test_the_gold_track_scores_a_second_time() -> None:
    state = Scene().lying(white=1).gold(0, 9).tokens(0, "gold-again").state
    assert state.scores()[0].breakdown == {**state.scores()[0].breakdown, "gold": 9, "tokens": 9}
    state = Scene().lying(white=1).gold(0, 11).chests(0).tokens(0, "gold-again").state
    assert total(state, 0) == 12 + 2 + 12, "what goes beyond 12 is not scored twice"


@pytest.mark.rule("use.1")
def test_tokens_are_open_to_all() -> None:
    state = Scene().lying(white=1).tokens(0, "gold-again").used(1, "gold-3").cannons(0, 2).state
    assert (cannons(state, 0), tokens(state, 1), turned_over(state, 1)) == (2, {"gold-3"}, {"gold-3"})
    assert state.view(0).rows() == state.view(1).rows() == state.view(None).rows()
