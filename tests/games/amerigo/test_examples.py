"""The rulebook's own examples, in its order; chance says what the rulebook says."""

from __future__ import annotations

import pytest

from carrack.core.api import OVER
from tests.games.amerigo.scene import (
    PRINTED,
    Scene,
    cannons,
    chests,
    disc,
    earned,
    gold,
    goods,
    inside,
    lying,
    on,
    on_sale,
    order,
    planned,
    play,
    points,
    production,
    progress,
    refused,
    set_up,
    ships,
    stored,
    take_gold,
    tokens,
    total,
    tray,
    where,
)

RED, WHITE, BLUE, YELLOW = 0, 1, 2, 3


@pytest.mark.rule("setup.12")
def test_red_starts_without_gold_white_with_1_blue_with_2_and_yellow_with_3() -> None:
    state = play(set_up(4, until="disc"), "disc 1", "disc 2", "disc 3")
    assert [gold(state, seat) for seat in (RED, WHITE, BLUE, YELLOW)] == [0, 1, 2, 3]
    assert order(state) == [RED, WHITE, BLUE, YELLOW]


@pytest.mark.rule("setup.13", "phase.2", "phase.5")
def test_21_cubes_stay_inside_4_blue_ones_are_dropped_and_everybody_has_4_points() -> None:
    state = set_up(4, until="tray")
    tray(state, blue=4, black=4, red=5, brown=3, green=4, yellow=5, white=3)
    assert sum(inside(state).values()) == 21
    assert state.table.drop_size == 4
    tray(state, blue=4, black=1, red=1, green=2)
    assert lying(state) == {"blue": 4, "black": 1, "red": 1, "green": 2}
    assert (where(state, "act"), state.prompt().args["points"]) == ({"blue", "black", "red", "green"}, 4)


@pytest.mark.rule("order.1", "order.2")
def test_red_decides_first_then_white_blue_and_yellow() -> None:
    state = Scene(seats=4).lying(blue=4).state
    asked = []
    while state.actor >= 0:
        asked.append(int(state.actor))
        play(state, "gold")
    assert asked == [RED, WHITE, BLUE, YELLOW]


@pytest.mark.rule("blue.1", "blue.3", "blue.16")
def test_one_ship_sails_3_posts_for_3_points_and_forfeits_1_the_other_still_has_4() -> None:
    state = play(Scene().lying(blue=4).state, "act blue", "to frame-12", "to frame-3", "ship 1")
    play(state, "to c8", "establish")
    assert refused(state, "to l5").args == {"square": 107, "have": 4, "need": 5}
    play(state, "to l4")
    assert (points(state, RED), on(state, "c9"), ships(state, RED)) == (3, "post 0", ["c8", "l4"])


@pytest.mark.rule("blue.17")
def test_a_second_post_on_that_island_brings_no_points() -> None:
    scene = Scene().lying(blue=5).ships(RED, "c8", "frame-3").posts(RED, "c9").points(RED, 3)
    state = play(scene.state, "act blue", "ship 1", "to g8", "establish")
    assert (points(state, RED), on(state, "g9")) == (3, "post 0")


@pytest.mark.rule("black.1")
def test_4_points_are_4_cannons() -> None:
    assert cannons(play(Scene().lying(black=4).state, "act black", "advance 4"), RED) == 4


@pytest.mark.rule("red.2", "red.3")
def test_4_points_plan_a_neutral_tile_of_2_and_villages_of_4_and_3_squares() -> None:
    state = play(Scene().lying(red=4).state, "act red", "plan neutral-domino", "plan village-square")
    play(state, "plan village-l3")
    assert planned(state, RED) == {"neutral-domino": 1, "village-square": 1, "village-l3": 1}
    assert state.actor == 1


@pytest.mark.rule("brown.3")
def test_5_points_pass_one_mark_and_bring_one_token() -> None:
    state = play(Scene().lying(brown=5).shows("jump", "gold-3").state, "act brown", "advance 5")
    assert (progress(state, 0), state.prompt().args["count"]) == (5, 1)
    play(state, "take jump")
    assert (tokens(state, 0), state.actor) == ({"jump"}, 1)


@pytest.mark.rule("green.3", "green.4", "green.16")
def test_a_neutral_tile_of_2_and_two_villages_cost_4_and_bring_10_on_a_big_island() -> None:
    scene = Scene().lying(green=4).posts(RED, "b14")
    scene.planned(RED, "neutral-domino", "village-l3", "village-square")
    state = play(scene.state, "act green", "build neutral-domino", "lay c14 north")
    play(state, "build village-square", "lay c15 north", "build village-l3", "lay e14 south")
    assert (points(state, RED), state.actor) == (10, 1)


@pytest.mark.rule("green.5")
def test_a_village_partly_on_water_cannot_be_placed() -> None:
    scene = Scene().lying(green=1).posts(RED, "c2").planned(RED, "village-i3")
    verdict = refused(play(scene.state, "act green", "build village-i3"), "lay d2 north")
    assert (verdict.code, verdict.rule) == ("lay.over-water", "green.5")


@pytest.mark.rule("green.9")
def test_a_village_not_joined_to_the_post_by_a_side_cannot_be_placed() -> None:
    scene = Scene().lying(green=1).posts(RED, "c2").planned(RED, "village-domino")
    verdict = refused(play(scene.state, "act green", "build village-domino"), "lay d3 north")
    assert (verdict.code, verdict.rule) == ("lay.off-chain", "green.9")


@pytest.mark.rule("green.15")
def test_tiles_over_sugar_and_cotton_take_both() -> None:
    scene = Scene().lying(green=2).posts(RED, "c2").planned(RED, "village-domino", "village-domino")
    state = play(scene.state, "act green", "build village-domino", "lay d2 north")
    play(state, "build village-domino", "lay d3 north")
    assert goods(state, RED) == {"cotton": 1, "sugar": 1}


@pytest.mark.rule("complete.1", "complete.3", "complete.4")
def test_an_island_in_the_second_round_brings_17_and_the_chest_and_the_other_post_4() -> None:
    inner = [f"{c}{r}" for r in (15, 16, 17) for c in "bcdef" if f"{c}{r}" != "f17"]
    scene = Scene().round(2).lying(green=1).posts(RED, "b14", "f17").posts(1, "f14")
    scene.neutral(*inner, "c14", by=1).planned(RED, "village-domino")
    state = play(scene.state, "act green", "build village-domino")
    assert earned(state, RED) == {"villages": 2, "completion": 3, "trade": 12}
    assert (points(state, RED), chests(state, RED), points(state, 1)) == (17, 1, 4)


@pytest.mark.rule("yellow.1", "yellow.2")
def test_5_points_buy_cotton_for_2_and_for_3() -> None:
    scene = Scene().lying(yellow=5).sells("cotton-2", "cotton-3", "coffee-4")
    state = play(scene.state, "act yellow", "buy cotton-2", "buy cotton-3")
    assert (production(state, RED)["cotton"], on_sale(state)) == (3, {"coffee-4": 1})


@pytest.mark.rule("white.2", "order.3", "phase.10")
def test_yellow_advances_4_onto_the_disc_of_blue_on_red_and_starts_the_next_phase() -> None:
    scene = Scene(seats=4).order(BLUE, RED, WHITE, YELLOW).disc(BLUE, 4).disc(RED, 2)
    state = take_gold(scene.lying(white=5).state, 3)
    assert state.actor == YELLOW
    play(state, "act white", "advance 4")
    assert (disc(state, YELLOW), order(state)) == (4, [YELLOW, BLUE, RED, WHITE])
    tray(state, black=1)
    assert (state.actor, gold(state, YELLOW)) == (YELLOW, 0), "1 point was forfeited"


@pytest.mark.rule("white.3")
def test_with_the_disc_on_red_5_white_cubes_plan_with_5_points() -> None:
    state = play(Scene().lying(white=5).disc(0, 4).state, "special")
    assert (state.prompt().code, state.prompt().args["points"]) == ("plan", 5)
    play(state, "plan neutral-u5")
    assert planned(state, 0) == {"neutral-u5": 1}


@pytest.mark.rule("gold.1", "gold.2")
def test_10_cubes_are_4_gold_and_9_and_4_are_12_and_1_point() -> None:
    state = play(Scene().lying(blue=4, red=3, green=3).gold(0, 9).state, "gold")
    assert (gold(state, 0), points(state, 0)) == (12, 1)


@pytest.mark.rule("gold.8")
def test_10_cannons_and_5_points_are_12_cannons_and_2_gold() -> None:
    state = play(Scene().lying(black=5).cannons(RED, 10).state, "act black", "advance 2")
    assert (cannons(state, RED), gold(state, RED)) == (12, 2)


@pytest.mark.rule("gold.4", "brown.3")
def test_2_points_and_1_gold_are_3_steps_and_one_token() -> None:
    scene = Scene().lying(brown=2).gold(RED, 1).progress(RED, 4).shows("jump", "gold-3")
    state = play(scene.state, "act brown", "advance 3", "take gold-3")
    assert (progress(state, RED), gold(state, RED), tokens(state, RED)) == (7, 0, {"gold-3"})


@pytest.mark.rule("pirates.2", "pirates.3", "round.1")
def test_6_pirates_take_6_points_from_4_cannons_leave_2_of_8_and_become_10() -> None:
    scene = Scene().phase("white").lying(white=1).markers(1, 2, 3).round(3)
    state = take_gold(scene.cannons(0, 4).points(0, 20).cannons(1, 8).points(1, 20).state)
    assert (cannons(state, 0), points(state, 0)) == (0, 14)
    assert (cannons(state, 1), points(state, 1)) == (2, 20)
    play(state, "marker 4")
    assert state.table.strength == 10


@pytest.mark.rule("score.2", "score.3", "score.5", "score.7", "score.8", "score.9")
def test_the_final_scoring_of_red_is_72() -> None:
    scene = Scene(PRINTED).round(5).phase("white").lying(white=1)
    scene.gold(RED, 10).chests(RED).tokens(RED, "gold-5", "seven-points", "gold-again")
    scene.owns(RED, cotton=3, tobacco=1, coconut=2, coffee=2)
    scene.produces(RED, "cotton-2", "cotton-3", "cotton-4", "sugar-2", "coffee-3")
    state = play(scene.progress(RED, 20).disc(RED, 15).state, "act white", "advance 0", "gold")
    assert state.actor == OVER
    found = {name: count for name, count in state.scores()[RED].breakdown.items() if count}
    assert found == {
        "overflow": 6,
        "gold": 12,
        "goods": 12 + 1 + 0 + 2 + 4,
        "tokens": 7 + 12,
        "progress": 10,
        "special": 6,
    }
    assert total(state, RED) == 72


@pytest.mark.rule("phase.14")
def test_all_cubes_go_to_their_storage_spaces_and_the_black_ones_are_dropped_next() -> None:
    state = take_gold(Scene().lying(blue=4, black=1, red=1, green=2).state)
    assert stored(state)["red"] == stored(state)["green"] == stored(state)["blue"] == 7
    assert (state.table.colour, state.table.drop_size) == (1, 7)
