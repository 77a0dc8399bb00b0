"""Da Gama: gold at once, or on side B points instead."""

from __future__ import annotations

import pytest

from carrack.core.api import CHANCE
from tests.games.pizarro.scene import (
    Scene,
    asked,
    breakdown,
    buy,
    discards,
    draw_out,
    events,
    gold,
    hand,
    legal,
    play,
    ships,
    size,
    supply,
    unsold,
)


@pytest.mark.rule("gama.1", "gold.4")
@pytest.mark.parametrize("year", [1, 2, 3])
def test_on_side_a_the_buyer_draws_1_2_or_3_cards_at_once(year: int) -> None:
    scene = Scene(3).known(1, 4).year(year)
    if year > 1:
        scene.ship(1, "da-gama", year - 1)
    state = buy(scene.offer("da-gama").state, 1, 4, 4)
    assert (state.actor, state.prompt().code) == (CHANCE, "drawing")
    gold(state, *[8, 8, 3][:year])
    assert hand(state, 1) == sorted([8, 8, 3][:year])
    assert (asked(state)[1], ships(state, 1)) == ("turn-up", {("da-gama", year): 1})


@pytest.mark.rule("gama.1", "gold.4", "secrets.2")
def test_any_card_of_the_supply_may_come_and_nobody_else_sees_it() -> None:
    state = buy(Scene(3).supply(2, 2, 7).offer("da-gama").state, 1, 9, 9)
    assert (legal(state), state.weights()) == ({"gold 2", "gold 7"}, [2, 1])
    one, other = gold(state.copy(), 2), gold(state.copy(), 7)
    assert hand(one.view(1), 1) != hand(other.view(1), 1)
    for seat in (0, 2, None):
        assert one.view(seat).dump() == other.view(seat).dump()
        assert size(one.view(seat), 1) == 9


@pytest.mark.rule("gama.2")
@pytest.mark.parametrize("year", [1, 2, 3])
def test_on_side_b_the_buyer_picks_the_half_at_once(year: int) -> None:
    scene = Scene(3, "A", "B").year(year)
    if year > 1:
        scene.ship(1, "da-gama", year - 1)
    state = buy(scene.offer("da-gama").state, 1, 9, 9)
    assert (asked(state), legal(state)) == ((1, "half"), {"go left", "go right"})


@pytest.mark.rule("gama.2", "explorers.6")
def test_on_side_a_there_are_no_halves() -> None:
    assert buy(Scene(3).offer("da-gama").state, 1, 9, 9).actor == CHANCE


@pytest.mark.rule("gama.3")
@pytest.mark.parametrize("year", [1, 2, 3])
def test_the_left_half_brings_as_many_cards_as_side_a(year: int) -> None:
    scene = Scene(3, "A", "B").year(year)
    if year > 1:
        scene.ship(1, "da-gama right", year - 1)
    state = play(buy(scene.offer("da-gama").state, 1, 9, 9), "go left")
    assert [seat for seat, _ in draw_out(state)] == [1] * year
    assert ships(state, 1) == {("da-gama", year): 1}
    assert breakdown(state, 1).keys() == {"gold"}


@pytest.mark.rule("gama.3")
@pytest.mark.parametrize("year", [1, 2, 3])
def test_the_right_half_brings_points_and_no_cards(year: int) -> None:
    scene = Scene(3, "A", "B").year(year)
    if year > 1:
        scene.ship(1, "da-gama", year - 1)
    state = play(buy(scene.offer("da-gama").state, 1, 9, 9), "go right")
    assert draw_out(state) == []
    assert (ships(state, 1), size(state, 1)) == ({("da-gama right", year): 1}, 8)
    assert breakdown(state, 1)["da-gama"] == 8


@pytest.mark.rule("gama.4", "gold.5")
def test_the_draw_is_made_in_full_as_far_as_there_are_cards() -> None:
    scene = Scene(3).year(3).ship(0, "da-gama", 2).known(0, 9).supply(1).discards(2)
    state = buy(scene.offer("da-gama").state, 0, 9, 9)
    assert sorted(value for _, value in draw_out(state)) == [1, 2, 9]
    assert (hand(state, 0), discards(state), supply(state)) == ([1, 2, 9], [], [])


@pytest.mark.rule("gama.4", "gold.5")
def test_what_is_not_there_is_not_drawn() -> None:
    scene = Scene(3).year(3).ship(0, "da-gama", 2).known(0, 9).supply(1)
    state = buy(scene.last("da-gama").state, 0, 9, 9)
    assert sorted(value for _, value in draw_out(state)) == [1, 9]
    assert asked(state)[1] == "finished"


@pytest.mark.rule("gama.4")
def test_left_may_be_chosen_though_not_all_can_be_drawn() -> None:
    """Only what was just paid can be drawn again: one card instead of two."""
    scene = Scene(3, "A", "B").year(2).ship(0, "da-gama", 1).known(0, 9).supply()
    state = buy(scene.offer("da-gama").state, 0, 9, 9)
    assert legal(state) == {"go left", "go right"}
    assert draw_out(play(state, "go left")) == [(0, 9)]
    assert ships(state, 0) == {("da-gama", 2): 1}


@pytest.mark.rule("gama.5")
@pytest.mark.parametrize("half", ["da-gama", "da-gama right"])
@pytest.mark.parametrize(("words", "after"), [("go left", "da-gama"), ("go right", "da-gama right")])
def test_the_half_is_chosen_anew_and_a_ship_may_change_sides(half: str, words: str, after: str) -> None:
    scene = Scene(3, "A", "B").year(2).ship(0, half, 1).offer("da-gama")
    state = play(buy(scene.state, 0, 9, 9), words)
    assert ships(state, 0) == {(after, 2): 1}
    assert len(draw_out(state)) == (2 if words == "go left" else 0)


@pytest.mark.rule("gama.5")
def test_the_half_is_chosen_before_the_draw() -> None:
    log = events(buy(Scene(3, "A", "B").offer("da-gama").state, 1, 9, 9), "go left", "gold 5")
    assert [event.kind for event in log] == ["sailed", "drew"]


@pytest.mark.rule("gama.6")
@pytest.mark.parametrize(("side", "place"), [("A", "da-gama"), ("B", "da-gama"), ("B", "da-gama right")])
@pytest.mark.parametrize("year", [1, 2])
def test_da_gama_has_no_bags(side: str, place: str, year: int) -> None:
    state = unsold(Scene(3, "A", side).year(year).ship(1, place, year).last("columbus").state)
    assert [seat for seat, _ in draw_out(state)].count(1) == 2


@pytest.mark.rule("secrets.2")
def test_the_event_of_a_draw_shows_its_value_to_the_drawer_only() -> None:
    event = events(buy(Scene(3).offer("da-gama").state, 1, 9, 9), "gold 5")[0]
    assert (event.kind, event.seat, event.seen_by(1).args) == ("drew", 1, {"card": 5})
    for seat in (0, 2, None):
        assert (event.seen_by(seat).kind, event.seen_by(seat).args) == ("drew-hidden", {})
