"""A finished game is judged exactly, an unfinished one sensibly."""

from __future__ import annotations

import pytest

from carrack.games.amerigo_cards.game import CardsState
from tests.games.amerigo_cards.scene import Scene, chance, play


def worth(state: CardsState, seat: int = 0) -> float:
    return state.evaluate(seat)


def better(one: Scene, other: Scene) -> bool:
    return worth(one.state) > worth(other.state)


@pytest.mark.rule("winner.1", "goal.1")
def test_a_won_game_is_1_and_a_lost_one_0() -> None:
    state = Scene(3).pile(1, "2 gems-1").pile(2, "gems-2").over().state
    assert [worth(state, seat) for seat in range(3)] == [0.0, 1.0, 0.0]


@pytest.mark.rule("winner.3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_shared_victory_is_shared(seats: int) -> None:
    state = Scene(seats).over().state
    assert [worth(state, seat) for seat in range(seats)] == [1.0 / seats] * seats


@pytest.mark.rule("winner.2")
def test_a_tie_is_broken_before_the_game_is_judged() -> None:
    state = Scene(2).pile(0, "gems-1").pile(1, "gems-2").hand(1, "coffee-1").over().state
    assert [worth(state, seat) for seat in range(2)] == [0.0, 1.0]


@pytest.mark.parametrize("seats", [2, 5, 8])
def test_the_seats_share_one_victory(seats: int) -> None:
    state = Scene(seats).pile(0, "2 gems-1").hand(1, "3 coffee-1").outward(1, "coffee-3").to_act(0).state
    assert sum(worth(state, seat) for seat in range(seats)) == pytest.approx(1.0)
    assert all(0.0 <= worth(state, seat) <= 1.0 for seat in range(seats))


def test_more_doubloons_are_better() -> None:
    assert better(Scene(2).pile(0, "3 gems-1"), Scene(2).pile(0, "gems-1"))


def test_doubloons_of_others_are_worse() -> None:
    assert better(Scene(2).pile(1, "gems-1"), Scene(2).pile(1, "3 gems-1"))


def test_more_cards_in_hand_are_better() -> None:
    assert better(Scene(2).hand(0, "4 coffee-1"), Scene(2).hand(0, "coffee-1"))


def test_a_doubloon_is_better_than_a_hand_card() -> None:
    assert better(Scene(2).pile(0, "coffee-1"), Scene(2).hand(0, "coffee-1"))


def test_exhibited_rare_goods_are_better_than_common_ones() -> None:
    rare = Scene(2).exhibit(0, "gems-1").abroad("2 cloth-1", "2 antiques-1", "2 spices-1", "3 coffee-1")
    common = (
        Scene(2).exhibit(0, "cloth-2").abroad("gems-1", "cloth-1", "2 antiques-1", "2 spices-1", "3 coffee-1")
    )
    assert better(rare, common)


def test_being_home_with_an_award_beats_being_home_without() -> None:
    scene = Scene(2).outward(0, "coffee-1").hand(0, "coffee-1").to_act(0)
    alone = play(scene.state, "sail home coffee-1")
    level = play(scene.outward(1, "spices-1").state, "sail home coffee-1")
    assert alone.table.doubloons(0) > level.table.doubloons(0)
    assert worth(alone) > worth(level)


def test_an_earned_award_counts_before_it_is_picked() -> None:
    scene = Scene(2).outward(0, "3 coffee-3").homeward(0, "coffee-3").hand(0, "gems-3").to_act(0)
    picking = play(scene.state, "sail home gems-3")
    picked = play(picking.copy(), *["turn over coffee-3"] * 4)
    assert worth(picking) == pytest.approx(worth(picked), abs=0.05)


def test_a_sale_in_progress_is_worth_what_it_brings() -> None:
    scene = Scene(2).exhibit(0, "gems-1", "cloth-1", "antiques-1", "spices-1", "coffee-1").to_act(0)
    selling = play(scene.state, "sell", "keep gems-1", "keep cloth-1")
    sold = play(selling.copy(), "turn over coffee-1")
    assert worth(selling) == pytest.approx(worth(sold), abs=0.05)


def test_a_promised_draw_counts_before_the_cards_come() -> None:
    drawing = play(Scene(2).outward(0, "coffee-3").to_act(0).state, "explore")
    drawn = chance(drawing.copy(), *["coffee-1"] * 6)
    assert worth(drawing) == pytest.approx(worth(drawn), abs=0.05)


def test_a_ship_that_cannot_pay_its_way_home_is_worse_off() -> None:
    stranded = Scene(2).outward(0, "3 coffee-1").homeward(0, "coffee-1").outward(1, "3 spices-3")
    supplied = (
        Scene(2).outward(0, "3 coffee-1").homeward(0, "coffee-1").outward(1, "3 spices-3").hand(0, "gems-1")
    )
    assert better(supplied, stranded)
