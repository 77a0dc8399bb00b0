"""Rounds, phases, action points and player order."""

from __future__ import annotations

import pytest

from carrack.core.api import CHANCE
from carrack.core.chance import Rng
from tests.games.amerigo.scene import (
    Scene,
    asks,
    by_chance,
    cannons,
    disc,
    events,
    gold,
    inside,
    is_over,
    legal,
    lying,
    number,
    order,
    planned,
    play,
    progress,
    refused,
    set_up,
    stored,
    take_gold,
    tray,
    where,
)

COLOURS = ["blue", "black", "red", "brown", "green", "yellow", "white"]


@pytest.mark.rule("phase.1")
def test_the_game_has_five_rounds_of_seven_phases_in_the_order_of_colours() -> None:
    state, rng = set_up(), Rng(3)
    seen: list[tuple[int, int]] = []
    while not is_over(state):
        at = (int(state.table.round), int(state.table.colour))
        seen += [at] if state.table.colour >= 0 and at not in seen else []
        if state.actor == CHANCE:
            state.apply(rng.choose(state.legal(), state.weights()))
        else:
            state.apply(number(state, "gold"))
    assert seen == [(round_, colour) for round_ in range(5) for colour in range(7)]


@pytest.mark.rule("phase.2")
def test_all_cubes_in_the_storage_of_the_colour_are_dropped_and_the_tray_is_moved_to_the_action_space() -> (
    None
):
    state = take_gold(Scene().lying(blue=2).inside(black=2, green=1).state)
    assert (state.table.drop_size, stored(state)) == (
        5,
        {"blue": 7, "red": 7, "brown": 7, "green": 6, "yellow": 7, "white": 7},
    )
    tray(state, black=6, green=1)
    assert (lying(state), inside(state)) == ({"black": 6, "green": 1}, {"black": 1})


ASKED = {
    "blue": "place-ship",
    "black": "cannons",
    "red": "plan",
    "brown": "progress",
    "green": "build",
    "yellow": "buy",
    "white": "order",
}


@pytest.mark.rule("phase.3")
@pytest.mark.parametrize("colour", COLOURS)
def test_the_colours_that_lie_out_are_the_actions_of_the_phase(colour: str) -> None:
    scene = Scene().lying(**{colour: 2}).sells("cotton-2").posts(0, "c2").planned(0, "village-single")
    state = scene.state
    assert where(state, "act") == {colour}
    assert play(state, f"act {colour}").prompt().code == ASKED[colour]


@pytest.mark.rule("phase.4")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_colour_without_a_cube_cannot_be_chosen(colour: str) -> None:
    other = "blue" if colour == "white" else "white"
    verdict = refused(Scene().lying(**{other: 7}).disc(0, 0).state, f"act {colour}")
    assert (verdict.code, verdict.args, verdict.rule) == (
        "choose.no-cube",
        {"colour": COLOURS.index(colour)},
        "phase.4",
    )


@pytest.mark.rule("phase.5")
def test_the_largest_group_is_the_number_of_action_points() -> None:
    state = Scene().lying(blue=4, black=1, red=1, green=2).state
    assert state.prompt().args["points"] == 4
    assert where(play(state, "act black"), "advance") == {"0", "1", "2", "3", "4"}


@pytest.mark.rule("phase.6")
@pytest.mark.parametrize(
    ("colour", "asked"), [("black", "advance"), ("brown", "advance"), ("white", "advance")]
)
def test_the_points_are_the_same_for_every_colour_and_every_player(colour: str, asked: str) -> None:
    state = Scene().lying(yellow=5, black=1, brown=2, white=1).state
    for _ in range(2):
        play(state, f"act {colour}")
        assert where(state, asked) == {str(steps) for steps in range(6)}
        play(state, "advance 1")


@pytest.mark.rule("phase.7")
def test_everybody_takes_exactly_one_action_in_player_order() -> None:
    state = Scene(seats=3).order(2, 0, 1).lying(black=2, brown=2).state
    for seat in (2, 0, 1):
        assert state.actor == seat
        play(state, "act black", "advance 2")
    assert state.actor == CHANCE
    assert [cannons(state, seat) for seat in range(3)] == [2, 2, 2]


@pytest.mark.rule("phase.7")
def test_points_cannot_be_split_between_two_actions() -> None:
    state = play(Scene().lying(red=2, black=1).state, "act red", "plan village-single")
    verdict = refused(state, "act black")
    assert (verdict.code, verdict.args, verdict.rule) == ("choose.not-now", {"colour": 1}, "phase.7")
    assert refused(state, "gold").code == refused(state, "points").code == "choose.not-now"


@pytest.mark.rule("phase.8")
def test_several_players_may_choose_the_same_action() -> None:
    state = play(Scene().lying(brown=1).state, "act brown", "advance 1", "act brown", "advance 1")
    assert (progress(state, 0), progress(state, 1)) == (1, 1)


@pytest.mark.rule("phase.9")
@pytest.mark.parametrize("colour", ["green", "yellow"])
def test_a_colour_may_be_chosen_even_if_it_is_of_no_use(colour: str) -> None:
    state = Scene().lying(**{colour: 3}).gold(0, 1).state
    play(state, f"act {colour}")
    assert (state.actor, gold(state, 0)) == (1, 1), "nothing to build or to buy: the action is over"


@pytest.mark.rule("phase.10")
def test_some_or_all_points_may_be_forfeited() -> None:
    state = play(Scene().lying(red=3, black=1).state, "act red", "plan village-single", "done")
    assert (planned(state, 0).total(), state.actor) == (1, 1)
    play(state, "act black", "advance 0")
    assert cannons(state, 1) == 0


@pytest.mark.rule("phase.10")
def test_points_cannot_be_saved_for_later() -> None:
    state = play(Scene().lying(black=3).state, "act black", "advance 0", "gold")
    tray(state, black=1)
    assert where(play(state, "act black"), "advance") == {"0", "1"}


@pytest.mark.rule("phase.10")
@pytest.mark.parametrize(
    ("colour", "words"), [("black", []), ("blue", ["to frame-1", "to frame-2", "ship 1"])]
)
def test_done_is_said_only_where_something_can_go_on(colour: str, words: list[str]) -> None:
    state = play(Scene().lying(**{colour: 2}).state, f"act {colour}", *words)
    assert (refused(state, "done").code, refused(state, "done").rule) == ("done.not-now", "phase.10")


@pytest.mark.rule("phase.11")
@pytest.mark.parametrize(
    ("colour", "words", "need"),
    [("black", "advance 5", 5), ("red", "plan neutral-u5", 5), ("yellow", "buy coffee-4", 4)],
)
def test_nothing_may_cost_more_than_points_and_gold(colour: str, words: str, need: int) -> None:
    state = play(Scene().lying(**{colour: 2}).gold(0, 1).sells("coffee-4", "coffee-2").state, f"act {colour}")
    verdict = refused(state, words)
    assert (verdict.code, verdict.args["have"], verdict.args["need"]) == ("points.too-few", 3, need)
    assert verdict.rule == "phase.11"


@pytest.mark.rule("phase.11")
@pytest.mark.parametrize(
    ("colour", "before", "words", "need"),
    [
        ("red", ["plan village-single"], "plan neutral-single", 1),
        ("green", ["build village-single", "lay d2 north"], "build neutral-single", 1),
        ("yellow", [], "buy cotton-2", 2),
    ],
)
def test_who_has_a_chest_left_is_told_what_even_the_cheapest_would_need(
    colour: str, before: list[str], words: str, need: int
) -> None:
    scene = Scene().lying(**{colour: 1}).chests(0).sells("cotton-2").posts(0, "c2")
    scene.planned(0, "neutral-single", "village-single")
    state = play(scene.state, f"act {colour}", *before)
    verdict = refused(state, words)
    assert (verdict.code, verdict.args["have"], verdict.args["need"]) == (
        "points.too-few",
        1 - len(before[:1]),
        need,
    )


@pytest.mark.rule("phase.11")
def test_a_tile_that_costs_more_than_points_and_gold_cannot_be_built() -> None:
    scene = Scene().lying(green=2).gold(0, 1).posts(0, "c2").planned(0, "neutral-i4", "village-single")
    verdict = refused(play(scene.state, "act green"), "build neutral-i4")
    assert (verdict.code, verdict.args) == ("points.too-few", {"tile": 4, "have": 3, "need": 4})


@pytest.mark.rule("phase.12")
def test_a_phase_without_a_cube_to_drop_is_skipped() -> None:
    state = Scene().lying(blue=2).inside(black=7).state
    log = [event.kind for event in events(state, "gold", "gold")]
    assert log[-3:] == ["dropped", "skipped", "dropped"]
    assert (state.table.colour, state.prompt().code) == (2, "tray"), "red follows at once"


@pytest.mark.rule("phase.12", "phase.13")
def test_a_phase_in_which_no_cube_comes_out_is_skipped_and_brings_nothing_instead() -> None:
    scene = Scene().lying(blue=2).tokens(0, "more-gold", "cube-points")
    state = tray(take_gold(scene.state))
    assert (gold(state, 0), gold(state, 1)) == (1, 1), "only what the blue phase brought"
    assert (state.actor, state.table.colour) == (CHANCE, 2)
    assert inside(state) == {"black": 7}


@pytest.mark.rule("phase.14")
def test_cubes_go_back_to_their_storage_when_everybody_has_acted() -> None:
    state = play(Scene().lying(blue=2, yellow=3).state, "gold")
    assert lying(state) == {"blue": 2, "yellow": 3}
    play(state, "gold")
    assert (lying(state), stored(state)["yellow"], stored(state)["blue"]) == ({}, 7, 7)
    assert state.table.colour == 1


@pytest.mark.rule("phase.15")
def test_the_round_ends_after_the_white_phase() -> None:
    state = take_gold(Scene().phase("white").lying(white=2).state)
    assert (state.table.round, state.prompt().code) == (1, "marker")


@pytest.mark.rule("phase.16")
@pytest.mark.parametrize("stuck", [7, 3])
def test_the_round_ends_even_if_the_white_phase_is_skipped(stuck: int) -> None:
    state = take_gold(Scene().phase("yellow").lying(yellow=2).inside(white=stuck).state)
    if stuck < 7:
        tray(state)
    assert (state.table.round, state.prompt().code) == (1, "marker")


# --- player order ---------------------------------------------------------------------------------------


@pytest.mark.rule("order.1")
def test_the_disc_farthest_along_acts_first_and_the_others_follow() -> None:
    state = Scene(seats=3).order(1, 2, 0).disc(1, 5).disc(2, 3).disc(0, 1).lying(black=1).state
    acted = []
    while state.actor != CHANCE:
        acted.append(int(state.actor))
        play(state, "gold")
    assert acted == [1, 2, 0]


@pytest.mark.rule("order.2")
def test_discs_on_one_space_count_from_the_top_down() -> None:
    """Seat 2 comes to lie on top of seats 1 and 0, which lay there in this order."""
    state = Scene(seats=3).order(1, 0, 2).disc(1, 2).disc(0, 2).lying(white=2).state
    take_gold(state, 2)
    play(state, "act white", "advance 2")
    assert order(state) == [2, 1, 0]


@pytest.mark.rule("order.3")
def test_a_disc_that_moves_changes_the_order_from_the_next_phase_on() -> None:
    state = Scene(seats=3).lying(white=3).state
    take_gold(state, 1)
    play(state, "act white", "advance 3")
    assert order(state) == [1, 0, 2]
    assert state.actor == 2, "the order of this phase was read before"
    take_gold(state)
    tray(state, black=1)
    assert state.actor == 1


@pytest.mark.rule("order.3")
def test_nobody_acts_twice_or_never_when_discs_pass_each_other() -> None:
    state = Scene().lying(white=2, black=1).order(1, 0).state
    play(state, "act white", "advance 1", "act white", "advance 2")
    assert (order(state), disc(state, 0), disc(state, 1)) == ([0, 1], 2, 1)
    assert state.actor == CHANCE


@pytest.mark.rule("phase.3")
def test_what_may_be_chosen_is_a_colour_or_gold() -> None:
    state = by_chance(set_up(3, 8), asks("choose"), Rng(1))
    assert legal(state) == {*(f"act {colour}" for colour in lying(state)), "gold"}
