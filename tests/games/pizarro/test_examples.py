"""The rulebook's own examples, each with its numbers."""

from __future__ import annotations

import pytest

from carrack.core.api import OVER
from carrack.games.pizarro.layout import PAYING
from tests.games.pizarro.scene import (
    Scene,
    asked,
    breakdown,
    buy,
    chance,
    draw_out,
    gold,
    play,
    ships,
    stack,
    total,
    unsold,
)

RED = 1


@pytest.mark.rule("magellan.6", "magellan.5", "magellan.7")
@pytest.mark.parametrize("side", ["A", "B"])
def test_reds_magellan_brings_34(side: str) -> None:
    scene = Scene(3, side).known(RED).magellan(RED, 3, 1, 1, 5).magellan(RED, 2, 2, 4).year(3)
    assert total(scene.state, RED) == 8 * 3 + 5 * 2 == 34


@pytest.mark.rule("magellan.4", "magellan.5", "ships.5")
def test_red_buys_both_magellans_of_year_ii_and_the_one_of_year_iii() -> None:
    """Under the first ship 1, 1 and 5, under the second 2 and 4; red keeps a 7."""
    scene = Scene(3).magellan(RED, 1, 1).magellan(RED, 1, 2).known(RED, 9, 8, 1, 4, 6, 5, 7).year(2)
    state = buy(scene.opens(RED).offer("magellan").face_down("magellan").state, RED, 9, 9)
    play(state, "move ship 1", "lay under 1")
    play(buy(chance(state, "explorer magellan"), RED, 8, 8), "lay under 4")
    draw_out(state)
    buy(chance(state, "explorer magellan"), RED, 6, 6)
    play(state, "move ship 1", "lay under 5")
    assert (stack(state, 1), stack(state, 2)) == ([1, 1, 5], [2, 4, 0])
    assert state.scores()[RED].breakdown["magellan"] == 34


def red_at_the_end() -> Scene:
    """Marco Polo 0, da Gama 1, one gold card with 1 crown, Magellan 34, and the ship on Pizarro."""
    scene = Scene(3, "B", "A").year(3).known(0).known(2).known(RED, 9)
    scene.magellan(RED, 3, 1, 1, 5).magellan(RED, 2, 2, 4)
    return scene.ship(RED, "marco-polo", 1).ship(RED, "da-gama", 2).ship(RED, "pizarro", 3).opens(2)


@pytest.mark.rule("scoring.7", "pizarro.2", "pizarro.3", "pizarro.5")
def test_reds_pizarro_draws_5_6_2_8_and_brings_nothing() -> None:
    state = unsold(red_at_the_end().last("cook").state)
    assert (asked(state), total(state, RED)) == ((RED, "pizarro"), 36)
    for value in (5, 6, 2):
        gold(play(state, "draw"), value)
    assert total(state, RED) == 36 + 13 == 49
    gold(play(state, "draw"), 8)
    assert (state.actor, total(state, RED)) == (OVER, 36)
    assert breakdown(state, RED) == {"da-gama": 1, "magellan": 34, "gold": 1}


@pytest.mark.rule("pizarro.3")
def test_red_would_have_had_49_by_stopping_at_13() -> None:
    state = unsold(red_at_the_end().last("cook").state)
    for value in (5, 6, 2):
        gold(play(state, "draw"), value)
    play(state, "stop")
    assert (state.actor, total(state, RED)) == (OVER, 49)


@pytest.mark.rule("payment.1")
@pytest.mark.parametrize(("bid", "cards"), [(7, (7,)), (7, (2, 5)), (13, (4, 9))])
def test_7_may_be_a_7_or_2_and_5_and_13_may_be_4_and_9(bid: int, cards: tuple[int, ...]) -> None:
    state = buy(Scene(3).offer("pizarro").state, 0, bid, *cards)
    assert (state.table.phase != PAYING, ships(state, 0)) == (True, {("pizarro", 1): 1})


@pytest.mark.rule("scoring.4", "columbus.2")
def test_red_gets_1_yellow_5_and_green_10_for_columbus() -> None:
    scene = Scene(3).year(3).ship(0, "columbus", 1).ship(1, "columbus", 2).ship(2, "columbus", 3)
    state = scene.state
    assert [state.scores()[seat].breakdown["columbus"] for seat in range(3)] == [1, 5, 10]


@pytest.mark.rule("yearend.3", "columbus.2")
def test_end_of_year_ii_yellow_and_green_get_1_card_and_red_none() -> None:
    red, yellow, green = range(3)
    scene = Scene(3).year(2).ship(red, "columbus", 1).ship(yellow, "columbus", 2).ship(green, "columbus", 2)
    drawers = [seat for seat, _ in draw_out(unsold(scene.last("cook").state))]
    assert [drawers.count(seat) - 2 for seat in (red, yellow, green)] == [0, 1, 1]


@pytest.mark.rule("yearend.3", "polo.5")
def test_end_of_year_ii_green_gets_6_cards_and_red_none() -> None:
    red, green = 0, 2
    scene = Scene(3).year(2).ship(red, "marco-polo", 1).ship(green, "marco-polo", 2, 2)
    drawers = [seat for seat, _ in draw_out(unsold(scene.last("cook").state))]
    assert [drawers.count(seat) - 2 for seat in (red, green)] == [0, 6]


@pytest.mark.rule("gama.3", "gama.5", "gama.6")
def test_da_gama_b_brings_green_8_blue_8_and_red_nothing() -> None:
    red, blue, green = range(3)
    state = Scene(3, "A", "B").offer("da-gama").face_down("da-gama", "da-gama").state
    gold(play(buy(state, red, 9, 9), "go left"), 1)
    gold(play(buy(chance(state, "explorer da-gama"), blue, 9, 9), "go left"), 1)
    play(buy(chance(state, "explorer da-gama"), green, 9, 9), "go right")
    draw_out(state)
    for seat in (red, blue):
        play(buy(chance(state, "explorer da-gama"), seat, 8, 8), "go left")
        assert len(draw_out(state)) == 2
    while state.table.year == 1:
        state.apply(state.legal()[0] if state.actor < 0 else state.legal()[-1])
    play(buy(chance(state, "explorer da-gama"), blue, 7, 7), "go right")
    assert state.prompt().code == "turn-up", "no card was drawn"
    assert [state.scores()[seat].breakdown["da-gama"] for seat in (red, blue, green)] == [0, 8, 8]
