"""Pizarro B: the draw for points during the scoring."""

from __future__ import annotations

import pytest

from carrack.games.pizarro.position import PizarroState
from tests.games.pizarro.scene import (
    Scene,
    asked,
    breakdown,
    buy,
    chance,
    discards,
    draw_out,
    events,
    legal,
    play,
    supply,
    total,
    unsold,
)


def drawing(scene: Scene | None = None) -> PizarroState:
    """Seat 1 has the ship on space 3 and is asked; everybody's hand is empty."""
    scene = scene or Scene(3, "B").known(0).known(1).known(2)
    return unsold(scene.year(3).ship(1, "pizarro", 3).opens(1).last("cook").state)


def drawn(state: PizarroState, *values: int) -> PizarroState:
    for value in values:
        chance(play(state, "draw"), f"gold {value}")
    return state


@pytest.mark.rule("pizarro.1", "pizarro.2", "scoring.7")
def test_the_ship_on_space_3_of_side_b_draws_for_points() -> None:
    state = drawing()
    assert (asked(state), legal(state)) == ((1, "pizarro"), {"draw", "stop"})
    drawn(state, 5, 6)
    assert (asked(state), legal(state)) == ((1, "pizarro"), {"draw", "stop"})
    play(state, "stop")
    assert (asked(state)[1], breakdown(state, 1)) == ("finished", {"draw": 11})


@pytest.mark.rule("pizarro.1")
@pytest.mark.parametrize(("side", "space"), [("A", 3), ("B", 2), ("B", 1)])
def test_no_other_space_draws(side: str, space: int) -> None:
    state = unsold(Scene(3, side).year(3).ship(1, "pizarro", space).last("cook").state)
    assert asked(state)[1] == "finished"


@pytest.mark.rule("pizarro.1")
@pytest.mark.parametrize("year", [1, 2])
def test_on_either_side_pizarro_does_nothing_at_once(year: int) -> None:
    for side in ("A", "B"):
        scene = Scene(3, side).year(year)
        if year == 2:
            scene.ship(1, "pizarro", 1)
        assert asked(buy(scene.offer("pizarro").state, 1, 9, 9))[1] == "turn-up"


@pytest.mark.rule("pizarro.2")
def test_gold_counts_and_not_crowns() -> None:
    assert total(play(drawn(drawing(), 1, 1, 2), "stop"), 1) == 4


@pytest.mark.rule("pizarro.2")
def test_one_may_stop_before_the_first_card() -> None:
    state = play(drawing(), "stop")
    assert (asked(state)[1], total(state, 1)) == ("finished", 0)


@pytest.mark.rule("pizarro.2")
def test_the_cards_are_turned_up_for_all_to_see() -> None:
    state = drawing()
    assert [
        (event.kind, event.seat, event.args, event.secret) for event in events(state, "draw", "gold 7")
    ] == [("turned-up", 1, {"card": 7}, "")]
    assert state.view(0).dump() != drawn(drawing(), 6).view(0).dump()


@pytest.mark.rule("pizarro.2")
def test_turned_up_cards_do_not_come_again() -> None:
    state = drawing(Scene(3, "B").known(0).known(1).rest_to(2).supply(2, 2, 3))
    assert sorted(supply(drawn(state, 2, 3))) == [2]


@pytest.mark.rule("pizarro.3")
@pytest.mark.parametrize(
    ("values", "points"), [((9, 9, 2), 20), ((9, 9, 1), 19), ((7, 7, 6), 20), ((9, 9, 3), 0), ((9, 4, 8), 0)]
)
def test_up_to_20_the_sum_scores_and_above_it_nothing(values: tuple[int, ...], points: int) -> None:
    state = drawn(drawing(), *values)
    assert asked(state)[1] == ("pizarro" if points else "finished")
    if points:
        play(state, "stop")
    assert (asked(state)[1], total(state, 1)) == ("finished", points)


@pytest.mark.rule("pizarro.4")
def test_before_the_draw_the_discards_are_shuffled_into_the_supply() -> None:
    scene = Scene(3, "B").known(0).known(1).rest_to(2).supply(4).discards(7, 7)
    state = play(drawing(scene), "draw")
    assert (legal(state), state.weights()) == ({"gold 4", "gold 7"}, [1, 2])
    assert discards(state) == []


@pytest.mark.rule("pizarro.5")
def test_the_card_that_goes_above_20_ends_the_draw_at_once() -> None:
    state = play(drawn(drawing(), 9, 9), "draw")
    assert "busted" in [event.kind for event in events(state, "gold 3")]
    assert (asked(state)[1], breakdown(state, 1)) == ("finished", {})


@pytest.mark.rule("pizarro.5")
def test_an_empty_supply_ends_the_draw_with_the_sum_reached() -> None:
    state = drawing(Scene(3, "B").known(0).known(1).rest_to(2).supply(4, 5))
    assert total(drawn(state, 4, 5), 1) == 9
    assert asked(state)[1] == "finished"


@pytest.mark.rule("pizarro.5")
def test_with_no_card_at_all_nothing_is_asked() -> None:
    state = drawing(Scene(3, "B").known(0).known(1).rest_to(2).supply())
    assert (asked(state)[1], total(state, 1)) == ("finished", 0)


@pytest.mark.rule("pizarro.6")
@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize("year", [1, 2])
def test_spaces_1_and_2_of_pizarro_have_a_bag_of_1(side: str, year: int) -> None:
    state = unsold(Scene(3, side).year(year).ship(1, "pizarro", year).last("columbus").state)
    assert [seat for seat, _ in draw_out(state)].count(1) == 2 + 1


@pytest.mark.rule("pizarro.1", "scoring.7")
def test_the_draw_counts_for_its_ship_alone() -> None:
    state = play(drawn(drawing(), 5, 6), "stop")
    assert [score.breakdown["draw"] for score in state.scores()] == [0, 11, 0]
