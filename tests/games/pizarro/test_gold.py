"""The gold cards: where new ones come from, and what happens when there are none."""

from __future__ import annotations

import pytest

from carrack.core.api import CHANCE
from tests.games.pizarro.scene import (
    Scene,
    asked,
    buy,
    discards,
    draw_out,
    events,
    gold,
    hand,
    legal,
    size,
    supply,
    unsold,
)


@pytest.mark.rule("gold.4")
@pytest.mark.parametrize("explorer", ["columbus", "pizarro", "marco-polo", "cook"])
def test_during_a_year_only_da_gama_brings_gold(explorer: str) -> None:
    state = buy(Scene(3).offer(explorer).state, 1, 9, 9)
    assert (size(state, 1), asked(state)[1]) == (8, "turn-up")


@pytest.mark.rule("gold.5")
def test_an_empty_supply_takes_in_the_discards_in_the_middle_of_a_draw() -> None:
    scene = Scene(3).year(3).ship(0, "da-gama", 2).known(0, 3, 9).supply(1).discards(2, 2)
    state = buy(scene.offer("da-gama").state, 0, 9, 9)
    assert legal(state) == {"gold 1"}
    assert "shuffled" in [event.kind for event in events(state, "gold 1")]
    assert (legal(state), state.weights(), discards(state)) == ({"gold 2", "gold 9"}, [2, 1], [])
    gold(state, 2, 9)
    assert (hand(state, 0), supply(state)) == ([1, 2, 3, 9], [2])


@pytest.mark.rule("gold.5")
def test_an_empty_supply_takes_in_the_discards_before_a_draw_too() -> None:
    state = buy(Scene(3).known(0, 9).supply().discards(2).offer("da-gama").state, 0, 9, 9)
    assert (legal(state), discards(state)) == ({"gold 2", "gold 9"}, [])


@pytest.mark.rule("gold.5")
def test_a_supply_that_is_not_empty_is_used_up_first() -> None:
    state = buy(Scene(3).known(0, 9).supply(4).discards(2).offer("da-gama").state, 0, 9, 9)
    assert legal(state) == {"gold 4"}
    gold(state, 4)
    assert (supply(state), discards(state)) == ([], [2, 9])


@pytest.mark.rule("gold.5")
def test_a_supply_emptied_by_the_last_card_waits_for_the_next_draw() -> None:
    state = buy(Scene(3).known(0, 9).supply(4).offer("da-gama").state, 0, 9, 9)
    gold(state, 4)
    assert (supply(state), discards(state)) == ([], [9])


@pytest.mark.rule("gold.5")
def test_the_rest_of_a_draw_is_lost_when_there_is_no_card() -> None:
    scene = Scene(3).known(0).known(1).known(2).supply(5).discards(6, 7).last("columbus")
    state = scene.state
    given = draw_out(state)
    assert [seat for seat, _ in given] == [0, 0, 1]
    assert sorted(value for _, value in given) == [5, 6, 7]
    assert state.table.year == 1


@pytest.mark.rule("gold.6")
def test_there_is_no_limit_to_a_hand() -> None:
    state = buy(Scene(3).rest_to(1).supply(5, 5).offer("da-gama").state, 1, 1, 1)
    before = size(state, 1)
    assert before > 40
    assert size(gold(state, 5), 1) == before + 1


@pytest.mark.rule("gold.6")
def test_nobody_drops_out_with_an_empty_hand() -> None:
    state = unsold(Scene(3).known(1).ship(1, "pizarro", 1).last("columbus").state)
    assert [seat for seat, _ in draw_out(state)].count(1) == 3
    assert state.actor == CHANCE
