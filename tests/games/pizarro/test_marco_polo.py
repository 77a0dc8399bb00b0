"""Marco Polo: swaps at the end of years I and II."""

from __future__ import annotations

import pytest

from carrack.core.api import CHANCE
from carrack.games.pizarro.position import PizarroState
from tests.games.pizarro.scene import (
    Scene,
    asked,
    chance,
    discards,
    draw_out,
    events,
    gold,
    hand,
    legal,
    play,
    refused,
    size,
    supply,
    sure,
    unsold,
)


def at_the_swaps(scene: Scene) -> PizarroState:
    """All other gold of the year's end has been drawn."""
    state = unsold(scene.last("columbus").state)
    draw_out(state)
    return state


@pytest.mark.rule("polo.1", "explorers.6")
def test_a_ship_of_marco_polo_a_swaps_up_to_3_cards() -> None:
    state = at_the_swaps(Scene(3).ship(1, "marco-polo", 1))
    assert asked(state) == (1, "swap")
    before = size(state, 1)
    play(state, "swap 9", "swap 8", "swap 7")
    assert (state.actor, size(state, 1), discards(state)) == (CHANCE, before - 3, [7, 8, 9])
    gold(state, 5, 5, 6)
    assert (size(state, 1), asked(state)[1], state.table.year) == (before, "turn-up", 1)


@pytest.mark.rule("polo.1", "polo.3")
@pytest.mark.parametrize("cards", [(), (9,), (9, 8)])
def test_fewer_cards_may_be_swapped(cards: tuple[int, ...]) -> None:
    state = at_the_swaps(Scene(3).ship(1, "marco-polo", 1))
    play(state, *(f"swap {card}" for card in cards), "stop")
    assert len(draw_out(state)) == len(cards)
    assert (asked(state)[1], state.table.year) == ("turn-up", 1)


@pytest.mark.rule("polo.1")
def test_swaps_come_after_all_new_gold_is_drawn() -> None:
    state = unsold(Scene(3).ship(0, "marco-polo", 1).ship(2, "marco-polo", 1).last("columbus").state)
    assert len(draw_out(state)) == 3 * 2 + 2
    assert asked(state) == (0, "swap")


@pytest.mark.rule("polo.1")
def test_cards_just_drawn_can_be_swapped_and_others_cannot() -> None:
    state = unsold(Scene(3).known(0, 4).known(1, 5).known(2).ship(0, "marco-polo", 1).last("columbus").state)
    for value in (1, 1, 2, 2, 3, 3, 6):
        gold(state, value)
    assert legal(state) == {"swap 1", "swap 4", "swap 6", "stop"}
    refused(state, "swap 5")


@pytest.mark.rule("polo.2")
@pytest.mark.parametrize("year", [1, 2])
def test_only_ships_on_the_space_of_the_year_just_ended_swap(year: int) -> None:
    scene = Scene(3).year(year).ship(0, "marco-polo", 3 - year).ship(1, "marco-polo", year)
    state = at_the_swaps(scene)
    assert asked(state) == (1, "swap")
    assert asked(play(state, "stop"))[1] == "turn-up"


@pytest.mark.rule("polo.3", "yearend.4")
def test_swaps_go_ship_by_ship_clockwise_from_the_auctioneer() -> None:
    scene = Scene(4).auctioneer(2).ship(1, "marco-polo", 1).ship(3, "marco-polo", 1, 2)
    state = at_the_swaps(scene)
    order = []
    while state.prompt().code == "swap":
        order.append(int(state.actor))
        play(state, "stop")
    assert order == [3, 3, 1]


@pytest.mark.rule("polo.3")
def test_a_second_ship_may_swap_what_the_first_brought() -> None:
    scene = Scene(3).known(0, 9).known(1).known(2).ship(0, "marco-polo", 1, 2).year(1).last("columbus")
    state = unsold(scene.state)
    gold(state, 9, 9, 1, 1, 1, 1, 8, 8)
    play(state, "swap 8", "swap 8", "swap 9")
    gold(state, 2, 2, 2)
    assert (asked(state), legal(state)) == ((0, "swap"), {"swap 2", "swap 9", "stop"})
    gold(play(state, "swap 2", "stop"), 3)
    assert (hand(state, 0), discards(state)) == ([2, 2, 3, 9, 9], [2, 8, 8, 9])


@pytest.mark.rule("polo.3", "secrets.3")
def test_swapped_cards_lie_openly_on_the_discards_before_the_draw() -> None:
    state = play(at_the_swaps(Scene(3).ship(1, "marco-polo", 1)), "swap 9", "stop")
    for seat in (0, 1, None):
        assert discards(state.view(seat)) == [9]
    assert 9 not in sure(state.view(0), 1)
    log = events(at_the_swaps(Scene(3).ship(1, "marco-polo", 1)), "swap 9")
    assert [(event.kind, event.args, event.secret) for event in log] == [("swapped", {"card": 9}, "")]


@pytest.mark.rule("polo.3", "gold.5")
def test_cards_are_drawn_only_after_all_of_the_swap_lie_there() -> None:
    scene = Scene(3).known(0, 9, 8).known(1).known(2).supply(*[5] * 7).ship(0, "marco-polo", 1)
    state = at_the_swaps(scene)
    assert supply(state) == []
    play(state, "swap 9", "stop")
    assert legal(state) == {"gold 9"}


@pytest.mark.rule("polo.1")
def test_who_has_no_card_left_to_swap_draws() -> None:
    scene = Scene(3).known(0).known(1).known(2).supply(7, 7).ship(0, "marco-polo", 1)
    state = play(at_the_swaps(scene), "swap 7", "swap 7")
    assert state.actor == CHANCE
    gold(state, 7, 7)
    assert (hand(state, 0), state.table.year) == ([7, 7], 1)


@pytest.mark.rule("polo.1", "gold.6")
def test_who_has_no_hand_is_not_asked() -> None:
    scene = Scene(3).known(0).known(1).known(2).supply().ship(0, "marco-polo", 1)
    state = at_the_swaps(scene)
    assert (asked(state)[1], state.table.year) == ("turn-up", 1)


@pytest.mark.rule("polo.2")
def test_a_swap_that_could_not_be_made_is_not_kept_for_the_next_year() -> None:
    scene = Scene(3).known(0, 5, 6).known(1).known(2).supply().ship(2, "marco-polo", 1)
    state = at_the_swaps(scene)
    while state.table.year == 1:
        assert state.actor == CHANCE
        state.apply(state.legal()[0])
    assert (state.table.year, hand(state, 0)) == (2, [5, 6])


@pytest.mark.rule("polo.4")
@pytest.mark.parametrize("year", [1, 2])
def test_side_b_has_no_swaps(year: int) -> None:
    state = at_the_swaps(Scene(3, "A", "B").year(year).ship(1, "marco-polo", year))
    assert (asked(state)[1], state.table.year) == ("turn-up", year)


@pytest.mark.rule("polo.4", "yearend.5")
def test_space_3_has_no_swap() -> None:
    state = unsold(Scene(3).year(3).ship(1, "marco-polo", 3).ship(0, "marco-polo", 2).last("cook").state)
    assert asked(state)[1] == "finished"


@pytest.mark.rule("polo.5")
@pytest.mark.parametrize(("side", "bags"), [("A", (1, 3)), ("B", (2, 3))])
def test_the_bags_of_marco_polo(side: str, bags: tuple[int, int]) -> None:
    for year, bag in enumerate(bags, 1):
        state = unsold(Scene(3, "A", side).year(year).ship(1, "marco-polo", year).last("columbus").state)
        assert [seat for seat, _ in draw_out(state)].count(1) == 2 + bag


@pytest.mark.rule("polo.1", "gold.4")
def test_the_new_cards_come_from_the_supply() -> None:
    scene = Scene(3).known(0, 9).known(1).known(2).supply(*[5] * 7, 3).ship(0, "marco-polo", 1)
    state = unsold(scene.last("columbus").state)
    gold(state, 5, 5, 5, 5, 5, 5, 5)
    play(state, "swap 9", "stop")
    assert legal(state) == {"gold 3"}
    chance(state, "gold 3")
    assert (hand(state, 0), discards(state)) == ([3, 5, 5, 5], [9])


@pytest.mark.rule("polo.3")
def test_a_swap_leaves_nothing_to_count_behind() -> None:
    state = play(at_the_swaps(Scene(3).ship(1, "marco-polo", 1)), "swap 9", "stop")
    assert (state.prompt().code, state.table.swaps) == ("drawing", 0)
