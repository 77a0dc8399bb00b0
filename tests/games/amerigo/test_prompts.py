"""Prompts: the question, the figures it names, and the paragraph that asks it."""

from __future__ import annotations

from carrack.core.api import Prompt
from carrack.games.amerigo.game import AmerigoState
from tests.games.amerigo.scene import Scene, at, play, tile_number


def asked(state: AmerigoState, *choices: str) -> Prompt:
    """Return what is asked after these choices."""
    return play(state, *choices).prompt()


def test_who_chooses_is_told_the_points_of_an_action_and_the_gold_instead() -> None:
    assert asked(Scene().lying(blue=3, red=1).state) == Prompt("choose", {"points": 3, "gold": 2}, "phase.7")


def test_chance_is_asked_for_cubes_of_one_colour() -> None:
    assert asked(Scene().lying(blue=2).state, "gold", "gold") == Prompt("tray", {"colour": 1}, "tower.3")


def test_ships_are_placed_one_after_the_other() -> None:
    state = Scene().lying(blue=2).state
    assert asked(state, "act blue") == Prompt("place-ship", {"ship": 1}, "blue.1")
    assert asked(state, "to frame-1") == Prompt("place-ship", {"ship": 2}, "blue.1")


def test_steps_and_gold_are_named_while_ships_sail_and_the_square_of_a_post() -> None:
    state = Scene().lying(blue=2).gold(0, 5).ships(0, "frame-1", "a2").state
    means = {"points": 2, "purse": 5}
    assert asked(state, "act blue") == Prompt("pick-ship", means, "blue.9")
    assert asked(state, "ship 2") == Prompt("sail", {**means, "ship": 2, "place": at("a2")}, "blue.3")
    assert asked(state, "to b2") == Prompt("post", {"square": at("c2")}, "blue.11")


def test_each_track_has_a_question_of_its_own() -> None:
    means = {"points": 2, "purse": 0}
    for colour, code, rule in (
        ("black", "cannons", "black.1"),
        ("brown", "progress", "brown.1"),
        ("white", "order", "white.2"),
    ):
        assert asked(Scene().lying(**{colour: 2}).state, f"act {colour}") == Prompt(code, means, rule)


def test_tokens_still_to_be_taken_are_counted() -> None:
    state = Scene().lying(brown=7).progress(0, 1).shows("jump", "gold-3", "gold-5").state
    figures = {"count": 2, "points": 1, "purse": 0}
    assert asked(state, "act brown", "advance 6") == Prompt("take", figures, "brown.3")


def test_points_left_are_named_to_who_plans_builds_or_buys() -> None:
    planning = Scene().lying(red=3).gold(0, 1).state
    assert asked(planning, "act red") == Prompt("plan", {"points": 3, "purse": 1}, "red.1")
    buying = Scene().lying(yellow=3).sells("cotton-2").state
    assert asked(buying, "act yellow") == Prompt("buy", {"points": 3, "purse": 0}, "yellow.1")
    building = Scene().lying(green=2).posts(0, "c2").planned(0, "village-single").state
    means = {"points": 2, "purse": 0}
    assert asked(building, "act green") == Prompt("build", means, "green.1")
    figures = {**means, "tile": tile_number("village-single")}
    assert asked(building, "build village-single") == Prompt("lay", figures, "green.9")
