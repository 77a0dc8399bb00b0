"""Events, told as they happen: who, what, and every figure that a sentence or a picture needs."""

from __future__ import annotations

import pytest

from carrack.core.chance import Rng
from carrack.core.events import Event
from carrack.games.amerigo.layout import COLOUR_NAMES, GOOD_NAMES, TURN_NAMES
from carrack.games.amerigo.tokens import TOKEN_NAMES
from tests.games.amerigo.scene import (
    CHART,
    Scene,
    asks,
    at,
    by_chance,
    events,
    fresh,
    game_on,
    kind_number,
    number,
    play,
    tile_number,
)

TOKENS = ("jump", "gold-3", "gold-5", "ap-blue")


def colour(name: str) -> int:
    return COLOUR_NAMES.index(name)


def token(name: str) -> int:
    return TOKEN_NAMES.index(name)


def lay_chart() -> list[str]:
    """The choices of chance that lay CHART."""
    return [words for tile in range(1, 10) for words in (f"tile {tile}", "turn north")]


# --- set-up and the start of a round ----------------------------------------------------------------------


def test_the_finished_map_tells_its_islands_and_how_many_are_big() -> None:
    log = events(fresh(2, game_on(CHART)), *lay_chart())
    assert log == [Event("charted", -1, {"islands": 9, "big": 2})]


def test_a_pirate_marker_tells_its_value_and_the_strength_of_all() -> None:
    state = play(Scene().round(2).markers(1, 3).phase("white").lying(white=1).state, "gold", "gold")
    assert events(state, "marker 2") == [Event("marker", -1, {"value": 2, "strength": 6})]


def test_new_tokens_tell_what_was_drawn() -> None:
    state = play(Scene().phase("white").lying(white=1).state, "gold", "gold", "marker 0")
    assert events(state, "token jump") == [Event("token-shown", -1, {"card": number(state, "token jump")})]
    play(state, *(f"token {name}" for name in TOKENS[1:]))
    card = number(state, "production coffee-4")
    assert events(state, "production coffee-4") == [Event("production-shown", -1, {"card": card})]


def test_each_disc_tells_its_place_in_the_order_and_the_gold_it_brings() -> None:
    state = by_chance(fresh(3), asks("disc"), Rng(1, 3))
    assert events(state, "disc 2") == [Event("disc", 1, {"order": 1})]
    assert events(state, "disc 3") == [
        Event("disc", 2, {"order": 2}),
        Event("gold", 2, {"gold": 1}),
        Event("disc", 0, {"order": 3}),
        Event("gold", 0, {"gold": 2}),
    ]


# --- the tower --------------------------------------------------------------------------------------------


def test_a_drop_tells_round_colour_and_cubes_and_then_what_lies_in_the_tray() -> None:
    state = Scene().round(3).lying(blue=2).inside(red=1, green=1).state
    assert events(state, "gold", "gold")[-1] == Event(
        "dropped", -1, {"round": 3, "colour": colour("black"), "count": 7}
    )
    log = events(state, "tray black-4", "tray red-1", "tray green-0")
    cards = [number(state, "tray black-4"), number(state, "tray red-1")]
    assert log == [Event("tray", -1, {"card": card}) for card in cards], "no cubes are not told"


def test_a_phase_without_cubes_is_told() -> None:
    state = Scene().lying(blue=2).inside(black=7).state
    assert events(state, "gold", "gold")[-3:] == [
        Event("dropped", -1, {"round": 1, "colour": colour("black"), "count": 0}),
        Event("skipped"),
        Event("dropped", -1, {"round": 1, "colour": colour("red"), "count": 7}),
    ]
    assert events(Scene().lying(blue=1).state, "gold", "gold", "tray black-0")[-2] == Event("skipped")


# --- a turn -----------------------------------------------------------------------------------------------


def test_an_action_tells_its_colour_and_its_points() -> None:
    state = play(Scene().lying(red=3).tokens(1, "ap-red").state, "gold")
    assert events(state, "act red") == [Event("acts", 1, {"colour": colour("red"), "points": 5})]


def test_an_action_through_white_is_told_as_such() -> None:
    log = events(Scene().lying(white=2).disc(0, 1).state, "special")
    assert log == [Event("acts-by-white", 0, {"colour": colour("blue"), "points": 2})]


def test_gold_instead_of_an_action_tells_how_much() -> None:
    assert events(play(Scene().lying(red=7).state, "gold"), "gold")[:2] == [
        Event("rather-gold", 1),
        Event("gold", 1, {"gold": 3}),
    ]


def test_points_instead_of_an_action_tell_token_and_points() -> None:
    state = play(Scene().lying(red=4, blue=3).tokens(1, "cube-points").state, "gold")
    assert events(state, "points")[:2] == [
        Event("used", 1, {"token": token("cube-points")}),
        Event("cube-points", 1, {"points": 7}),
    ]


def test_gold_beyond_the_track_tells_the_points_it_becomes() -> None:
    assert events(Scene().lying(red=7).gold(0, 11).state, "gold")[1:] == [
        Event("gold", 0, {"gold": 3}),
        Event("overflow", 0, {"points": 2}),
    ]


def test_points_bought_with_gold_tell_the_gold() -> None:
    state = play(Scene().lying(red=1).gold(1, 4).state, "gold", "act red")
    assert events(state, "plan neutral-i4") == [
        Event("bought-points", 1, {"gold": 3}),
        Event("planned", 1, {"tile": tile_number("neutral-i4")}),
    ]


def test_a_chest_and_a_token_with_gold_tell_what_they_bring() -> None:
    state = play(Scene().lying(red=1).chests(1).tokens(1, "gold-5").state, "gold", "act red")
    assert events(state, "open chest", "use gold-5") == [
        Event("opened-chest", 1),
        Event("gold", 1, {"gold": 3}),
        Event("used", 1, {"token": token("gold-5")}),
        Event("gold", 1, {"gold": 5}),
    ]


# --- ships and posts --------------------------------------------------------------------------------------


def test_ships_that_come_into_play_tell_their_frame_space() -> None:
    state = play(Scene().lying(blue=1).state, "gold", "act blue")
    assert events(state, "to frame-3", "to frame-12") == [
        Event("ship-placed", 1, {"ship": 1, "frame": 2}),
        Event("ship-placed", 1, {"ship": 2, "frame": 11}),
    ]


def test_a_ship_that_sails_tells_its_steps_and_where_it_is() -> None:
    state = play(Scene().lying(blue=3).ships(1, "a5", "frame-1").state, "gold", "act blue", "ship 2")
    assert events(state, "to a2", "to a4")[:2] == [
        Event("sailed", 1, {"ship": 2, "steps": 2, "start": at("frame-1"), "place": at("a2")}),
        Event("sailed", 1, {"ship": 1, "steps": 1, "start": at("a5"), "place": at("a4")}),
    ]


def test_neither_a_ship_that_stays_nor_points_that_just_suffice_are_told() -> None:
    state = play(Scene().lying(blue=1).gold(0, 1).ships(0, "a6", "c6").state, "act blue", "ship 1")
    sailed = {"ship": 1, "steps": 1, "start": at("a6"), "place": at("a5")}
    assert events(state, "to a5", "to c6") == [Event("sailed", 0, sailed)]


def test_a_post_tells_its_square_the_discovery_and_the_harbour_dues() -> None:
    scene = Scene().lying(blue=1).ships(1, "b2", "frame-1").tokens(1, "post-gold")
    state = play(scene.state, "gold", "act blue", "ship 1", "to b2")
    assert events(state, "establish") == [
        Event("post", 1, {"square": at("c2")}),
        Event("discovered", 1, {"island": 0, "points": 3}),
        Event("gold", 1, {"gold": 1}),
    ]


# --- tracks -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("action", "kind", "place"), [("black", "cannons", 4), ("brown", "progress", 5), ("white", "advanced", 6)]
)
def test_a_disc_that_advances_tells_its_steps_and_where_it_is(action: str, kind: str, place: int) -> None:
    scene = Scene().lying(**{action: 2}).cannons(1, 2).progress(1, 3).disc(0, 7).disc(1, 4)
    log = events(play(scene.state, "gold", f"act {action}"), "advance 2")
    assert log[0] == Event(kind, 1, {"count": 2, "at": place})


def test_a_disc_that_stays_is_not_told() -> None:
    state = play(Scene().lying(black=2).state, "act black")
    assert events(state, "advance 0") == []


def test_points_left_at_the_end_of_a_track_are_told_with_their_gold() -> None:
    state = play(Scene().lying(black=3).cannons(1, 11).state, "gold", "act black")
    assert events(state, "advance 1")[:3] == [
        Event("cannons", 1, {"count": 1, "at": 12}),
        Event("overran", 1),
        Event("gold", 1, {"gold": 2}),
    ]


def test_a_jump_tells_the_space_of_the_first_disc() -> None:
    state = play(Scene().lying(white=1).disc(0, 5).tokens(1, "jump").state, "gold", "act white")
    assert events(state, "jump")[0] == Event("jumped", 1, {"at": 5})


def test_a_progress_token_tells_who_takes_it() -> None:
    state = play(Scene().lying(brown=3).shows("jump", "gold-3").state, "gold", "act brown", "advance 3")
    assert events(state, "take jump")[0] == Event("took-token", 1, {"token": token("jump")})


# --- tiles and production ---------------------------------------------------------------------------------


def test_a_planned_tile_and_a_production_token_tell_their_kind() -> None:
    state = play(Scene().lying(red=1).state, "gold", "act red")
    assert events(state, "plan village-l3")[0] == Event("planned", 1, {"tile": tile_number("village-l3")})
    state = play(Scene().lying(yellow=3).sells("sugar-3").state, "gold", "act yellow")
    assert events(state, "buy sugar-3")[0] == Event("bought", 1, {"kind": kind_number("sugar-3")})


def test_a_tile_tells_where_it_lies_its_points_and_the_goods_underneath() -> None:
    scene = Scene().lying(green=3).posts(1, "d4").neutral("d2", "d3").planned(1, "village-domino")
    state = play(scene.state, "gold", "act green", "build village-domino")
    where = {"square": at("e2"), "turn": TURN_NAMES.index("east")}
    assert events(state, "lay e2 east")[:3] == [
        Event("built", 1, {**where, "tile": tile_number("village-domino"), "points": 1}),
        Event("commodity", 1, {"good": GOOD_NAMES.index("cotton")}),
        Event("commodity", 1, {"good": GOOD_NAMES.index("sugar")}),
    ]


# --- islands and pirates ----------------------------------------------------------------------------------


def test_a_completed_island_tells_its_chest_and_what_posts_bring_to_whom() -> None:
    rest = [f"{c}{r}" for r in (14, 15, 16, 17) for c in "bcdef" if f"{c}{r}" not in ("b14", "f14")]
    scene = Scene().lying(blue=1).posts(0, "f14").neutral(*rest).ships(1, "a14", "frame-1")
    state = play(scene.state, "gold", "act blue", "ship 1", "to a14")
    assert events(state, "establish") == [
        Event("post", 1, {"square": at("b14")}),
        Event("completed", 1, {"island": 5, "points": 3, "chest": 1}),
        Event("trade", 0, {"island": 5, "points": 5}),
        Event("trade", 1, {"island": 5, "points": 5}),
    ]


def test_a_small_island_has_no_chest_to_tell_of() -> None:
    scene = Scene().lying(green=1).posts(0, "j4").planned(0, "village-single")
    log = events(play(scene.state, "act green"), "build village-single")
    assert log[1:] == [
        Event("completed", 0, {"island": 3, "points": 3, "chest": 0}),
        Event("trade", 0, {"island": 3, "points": 5}),
    ]


def test_pirates_tell_their_strength_and_what_they_took() -> None:
    scene = Scene(seats=3).phase("white").lying(white=1).markers(4, 3).points(0, 9).points(1, 2)
    state = play(scene.cannons(2, 8).tokens(2, "stronger-pirates", "victory-gold").state, "gold", "gold")
    assert events(state, "gold")[2:] == [
        Event("plundered", 0, {"strength": 9, "points": 9, "cannons": 0}),
        Event("plundered", 1, {"strength": 9, "points": 2, "cannons": 0}),
        Event("fought-off", 2, {"strength": 7}),
        Event("gold", 2, {"gold": 2}),
        Event("round", -1, {"round": 2, "multiplier": 4}),
    ]


def test_at_the_end_of_the_game_chests_and_tokens_tell_their_gold() -> None:
    state = play(Scene().round(5).phase("white").lying(white=1).chests(1).tokens(1, "gold-3").state, "gold")
    assert [event for event in events(state, "gold") if event.seat == 1][3:7] == [
        Event("opened-chest", 1),
        Event("gold", 1, {"gold": 3}),
        Event("used", 1, {"token": token("gold-3")}),
        Event("gold", 1, {"gold": 3}),
    ]


def test_every_line_of_the_final_scoring_is_told() -> None:
    scene = Scene().round(5).phase("white").lying(white=1).gold(0, 4).progress(0, 7).disc(0, 10)
    state = play(scene.owns(0, sugar=1).tokens(0, "seven-points").state, "gold")
    lines = [event for event in events(state, "gold") if event.kind.startswith("final-") and event.seat == 0]
    assert lines == [
        Event("final-gold", 0, {"points": 5}),
        Event("final-goods", 0, {"points": 1}),
        Event("final-tokens", 0, {"points": 7}),
        Event("final-progress", 0, {"points": 3}),
        Event("final-special", 0, {"points": 3}),
    ]
