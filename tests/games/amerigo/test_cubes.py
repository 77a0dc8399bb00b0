"""The tower as the game uses it: where cubes are, what comes out, and what everybody knows."""

from __future__ import annotations

import pytest

from carrack.core.api import OVER
from carrack.core.chance import Rng
from carrack.games.amerigo.game import AmerigoState, AmerigoView
from carrack.games.amerigo.layout import INSIDE
from tests.games.amerigo.scene import (
    Scene,
    asks,
    by_chance,
    inside,
    legal,
    lying,
    number,
    play,
    refused,
    set_up,
    stored,
    take_gold,
    tray,
)

COLOURS = ["blue", "black", "red", "brown", "green", "yellow", "white"]


def before_black() -> AmerigoState:
    """Both have acted in the blue phase; 5 black cubes fall on 2 black, 3 red and 1 white ones."""
    scene = Scene().lying(blue=2, red=1).inside(black=2, red=3, white=1)
    return take_gold(scene.state)


@pytest.mark.rule("tower.1")
def test_every_cube_is_in_the_tower_on_the_action_space_or_in_the_storage_of_its_colour() -> None:
    state, rng = set_up(3, 4), Rng(2)
    while state.actor != OVER:
        where = [lying(state), stored(state), inside(state)]
        assert [sum(row.get(colour, 0) for row in where) for colour in COLOURS] == [7] * 7
        state.apply(number(state, "gold"))
        by_chance(state, lambda _: False, rng)


@pytest.mark.rule("tower.2")
def test_the_tray_can_show_colours_that_were_not_dropped() -> None:
    state = tray(before_black(), black=4, red=2, white=1)
    assert lying(state) == {"black": 4, "red": 2, "white": 1}
    assert inside(state) == {"black": 3, "red": 1}


@pytest.mark.rule("tower.2")
def test_cubes_may_get_stuck() -> None:
    state = tray(before_black(), white=1)
    assert (lying(state), inside(state)) == ({"white": 1}, {"black": 7, "red": 3})


@pytest.mark.rule("tower.3")
def test_colour_by_colour_a_number_says_how_many_lie_in_the_tray() -> None:
    state = before_black()
    assert legal(state) == {f"tray black-{count}" for count in range(8)}
    play(state, "tray black-3")
    assert legal(state) == {f"tray red-{count}" for count in range(4)}
    play(state, "tray red-0")
    assert legal(state) == {"tray white-0", "tray white-1"}, "colours that cannot come are not asked for"


@pytest.mark.rule("tower.3")
def test_no_more_cubes_come_out_than_were_dropped_and_inside() -> None:
    state = play(before_black(), "tray black-3")
    verdict = refused(state, "tray red-4")
    assert (verdict.code, verdict.args, verdict.rule) == (
        "tray.too-many",
        {"colour": 2, "count": 4},
        "tower.3",
    )
    assert refused(state, "tray white-1").code == "chance.other", "red is asked first"


@pytest.mark.rule("tower.3")
def test_a_cube_inside_falls_out_more_easily_the_more_cubes_are_dropped() -> None:
    """One white cube is inside, and 1 or 7 black ones are dropped."""

    def chance_of_white(stuck: int) -> float:
        state = take_gold(Scene().lying(blue=1).inside(white=1, black=stuck).state)
        play(state, "tray black-0")
        stays, falls = state.weights()
        assert legal(state) == {"tray white-0", "tray white-1"}
        return falls / (stays + falls)

    assert 0 < chance_of_white(6) < chance_of_white(0) < 1


@pytest.mark.rule("tower.4", "open.1")
def test_everybody_knows_how_many_cubes_of_each_colour_are_inside() -> None:
    state = before_black()
    for seat in (0, 1, None):
        view = state.view(seat)
        assert isinstance(view, AmerigoView)
        assert [*view.table.cubes[INSIDE : INSIDE + 7]] == [0, 2, 3, 0, 0, 0, 1]


@pytest.mark.rule("tower.4")
def test_the_tower_is_not_emptied_between_phases_or_rounds() -> None:
    state = Scene().phase("white").lying(white=3).inside(blue=2, red=4).markers(0).state
    take_gold(state)
    assert inside(state) == {"blue": 2, "red": 4}
    by_chance(state, asks("tray"), Rng(1))
    assert inside(state) == {"blue": 2, "red": 4}


@pytest.mark.rule("tower.5")
def test_what_somebody_does_in_a_phase_brings_out_no_cube() -> None:
    state = Scene().lying(black=2, white=1).inside(blue=3).state
    play(state, "act black", "advance 2", "act white", "advance 1")
    assert state.prompt().code == "tray"
    assert inside(state) == {"blue": 3}
