"""Blue: ships sail."""

from __future__ import annotations

import pytest

from carrack.games.amerigo.game import AmerigoState
from carrack.games.amerigo.showing.page_builder import page_of
from tests.games.amerigo.scene import Scene, gold, legal, play, refused, ships, where


def first_blue(points: int = 2) -> AmerigoState:
    return play(Scene().lying(blue=points).state, "act blue")


@pytest.mark.rule("blue.1")
def test_the_first_blue_action_puts_both_ships_on_frame_spaces_for_nothing() -> None:
    state = play(first_blue(), "to frame-12", "to frame-6")
    assert ships(state, 0) == ["frame-12", "frame-6"]
    assert (state.prompt().code, state.prompt().args["points"]) == ("pick-ship", 2)


@pytest.mark.rule("blue.1")
def test_ships_start_on_the_frame_and_not_on_a_square() -> None:
    verdict = refused(first_blue(), "to a1")
    assert (verdict.code, verdict.args, verdict.rule) == ("sail.starts-on-frame", {"square": 0}, "blue.1")


@pytest.mark.rule("blue.1")
def test_the_second_blue_action_places_no_ship() -> None:
    state = play(Scene().lying(blue=1).ships(0, "a1", "frame-3").state, "act blue")
    assert legal(state) == {"ship 1", "ship 2", "done"}


@pytest.mark.rule("blue.2")
def test_the_first_blue_action_through_white_brings_both_ships_into_play() -> None:
    state = play(Scene().lying(white=1).disc(0, 1).state, "special", "to frame-2", "to frame-2")
    assert ships(state, 0) == ["frame-2", "frame-2"]
    assert legal(state) == {"ship 1", "ship 2", "done"}


@pytest.mark.rule("blue.2")
def test_both_ships_are_placed_before_one_moves() -> None:
    state = play(first_blue(), "to frame-2")
    assert state.prompt().code == "place-ship"
    assert where(state, "to") == {f"frame-{n}" for n in range(1, 13)}


@pytest.mark.rule("blue.3")
def test_each_point_lets_each_ship_take_one_step() -> None:
    state = play(first_blue(2), "to frame-1", "to frame-7", "ship 1", "to a1", "to r18")
    assert ships(state, 0) == ["a1", "r18"]


@pytest.mark.rule("blue.3")
def test_steps_that_one_ship_does_not_use_are_not_added_to_the_other() -> None:
    state = play(Scene().lying(blue=2).ships(0, "h6", "k6").state, "act blue", "ship 1", "to h6")
    assert "m6" in where(state, "to")
    assert refused(state, "to n6").args["need"] == 3


@pytest.mark.rule("blue.4")
def test_steps_go_side_to_side_and_never_diagonally() -> None:
    state = play(Scene().lying(blue=1).ships(0, "h5", "frame-1").state, "act blue", "ship 1")
    assert where(state, "to") == {"h5", "h4", "h6", "g5", "i5"}


@pytest.mark.rule("blue.4")
def test_ships_sail_around_land() -> None:
    """From h3 north of the islet to h1: land on h2 lies between."""
    state = play(Scene().lying(blue=3).ships(0, "h3", "frame-7").state, "act blue", "ship 1")
    verdict = refused(state, "to h1")
    assert (verdict.code, verdict.rule) == ("sail.too-far", "blue.4")
    assert (verdict.args["have"], verdict.args["need"]) == (3, 4)


@pytest.mark.rule("blue.4")
def test_no_ship_goes_onto_land() -> None:
    state = play(Scene().lying(blue=3).ships(0, "h3", "frame-7").state, "act blue", "ship 1")
    verdict = refused(state, "to h2")
    assert (verdict.code, verdict.args, verdict.rule) == ("sail.not-water", {"square": 31}, "blue.4")
    assert refused(state, "to s1").code == "sail.not-water", "beyond the map of two players"


@pytest.mark.rule("blue.4", "map.14")
def test_the_frame_is_a_shortcut_around_the_map() -> None:
    state = play(Scene().lying(blue=2).ships(0, "a9", "frame-1").state, "act blue", "ship 1")
    assert {"a1", "a4", "frame-1", "frame-11"} <= where(state, "to")


@pytest.mark.rule("blue.5")
def test_any_number_of_ships_can_be_on_a_frame_space() -> None:
    scene = Scene().lying(blue=1).ships(0, "frame-3", "a1").ships(1, "frame-2", "frame-2")
    state = play(scene.state, "act blue", "ship 1", "to frame-2", "to frame-2")
    assert ships(state, 0) == ships(state, 1) == ["frame-2", "frame-2"]


@pytest.mark.rule("blue.6")
def test_a_square_with_a_ship_is_no_end_of_a_move() -> None:
    state = Scene().lying(blue=3).ships(0, "a6", "frame-1").ships(1, "a5", "frame-3").state
    play(state, "act blue", "ship 1")
    verdict = refused(state, "to a5")
    assert (verdict.code, verdict.args, verdict.rule) == ("sail.occupied", {"square": 96}, "blue.6")


@pytest.mark.rule("blue.7")
def test_an_anchor_has_room_for_one_ship_even_of_ones_own() -> None:
    state = play(Scene().lying(blue=3).ships(0, "b8", "frame-12").state, "act blue", "ship 2")
    verdict = refused(state, "to b8")
    assert (verdict.code, verdict.rule) == ("sail.occupied", "blue.6")
    assert "b8" in where(
        play(Scene().lying(blue=3).ships(0, "b8", "frame-1").state, "act blue", "ship 1"), "to"
    )


@pytest.mark.rule("blue.8")
def test_ships_do_not_block_the_way() -> None:
    """With 3 steps, c8 can be reached from the frame only across b8."""
    scene = Scene().lying(blue=3).ships(0, "frame-12", "frame-1").ships(1, "b8", "a8")
    state = play(scene.state, "act blue", "ship 1", "to c8", "establish")
    assert ships(state, 0) == ["c8", "frame-1"]


@pytest.mark.rule("blue.9")
@pytest.mark.parametrize(("first", "expected"), [(1, ["a2", "a6"]), (2, ["a5", "a2"])])
def test_one_chooses_which_ship_moves_first(first: int, expected: list[str]) -> None:
    """Whichever comes first takes a2, which the other could not have then."""
    state = Scene().lying(blue=4).ships(0, "a5", "a6").state
    play(state, "act blue", f"ship {first}", "to a2")
    assert "a2" not in where(state, "to")
    play(state, "to a6" if first == 1 else "to a5")
    assert ships(state, 0) == expected


@pytest.mark.rule("blue.9")
@pytest.mark.parametrize("ship", [1, 2])
def test_everybody_sees_which_ship_has_moved(ship: int) -> None:
    state = Scene().lying(blue=2).ships(0, "a5", "a6").state
    play(state, "act blue", f"ship {ship}", "to a4")
    assert page_of(state.view(1), None).sailed == [ship]


@pytest.mark.rule("blue.9")
def test_a_ship_that_has_finished_does_not_move_again() -> None:
    state = play(Scene().lying(blue=2).ships(0, "a5", "frame-1").state, "act blue", "ship 1", "to a4")
    verdict = refused(state, "ship 1")
    assert (verdict.code, verdict.args, verdict.rule) == ("ship.not-now", {"ship": 1}, "blue.9")
    assert state.prompt().args["ship"] == 2
    play(state, "to frame-1")
    assert (state.actor, ships(state, 0)) == (1, ["a4", "frame-1"])


@pytest.mark.rule("blue.10")
def test_a_ship_may_stay_where_it_is_and_both_may() -> None:
    state = play(
        Scene().lying(blue=2).ships(0, "a5", "frame-4").state, "act blue", "ship 1", "to a5", "to frame-4"
    )
    assert (ships(state, 0), state.actor) == (["a5", "frame-4"], 1)
    state = play(Scene().lying(blue=2).ships(0, "a5", "frame-4").state, "act blue", "done")
    assert (ships(state, 0), state.actor) == (["a5", "frame-4"], 1)


@pytest.mark.rule("blue.6", "blue.10")
def test_a_ship_that_can_go_nowhere_stays_unasked() -> None:
    scene = Scene().lying(blue=1).ships(0, "e4", "frame-4").ships(1, "f4", "e5")
    stuck = play(scene.state, "act blue", "ship 1")
    assert (stuck.prompt().code, ships(stuck, 0)) == ("post", ["e4", "frame-4"])
    assert play(scene.gold(0, 1).state, "act blue", "ship 1").prompt().code == "sail"


@pytest.mark.rule("blue.10", "gold.6")
def test_gold_for_the_first_ship_is_steps_for_the_second_too() -> None:
    scene = Scene().lying(blue=1).gold(0, 2).ships(0, "h6", "k6")
    state = play(scene.state, "act blue", "ship 1", "to e6")
    assert gold(state, 0) == 0
    play(state, "to n6")
    assert ships(state, 0) == ["e6", "n6"]


@pytest.mark.rule("blue.10")
def test_a_ship_that_has_finished_gains_nothing_from_gold_for_the_second() -> None:
    scene = Scene().lying(blue=1).gold(0, 2).ships(0, "h6", "k6")
    state = play(scene.state, "act blue", "ship 1", "to g6", "to m6")
    assert (ships(state, 0), gold(state, 0), state.actor) == (["g6", "m6"], 1, 1)


@pytest.mark.rule("blue.10")
def test_gold_is_paid_only_for_steps_beyond_those_of_the_first_ship() -> None:
    scene = Scene().lying(blue=1).gold(0, 5).ships(0, "h6", "k6")
    state = play(scene.state, "act blue", "ship 1", "to f6", "to o6")
    assert gold(state, 0) == 2, "1 for two steps of both, 2 for two more"


@pytest.mark.rule("blue.3")
def test_ships_sail_only_in_a_blue_action() -> None:
    state = Scene().lying(blue=1).ships(0, "a1", "r1").state
    assert (refused(state, "to a2").code, refused(state, "to a2").rule) == ("sail.not-now", "blue.3")
