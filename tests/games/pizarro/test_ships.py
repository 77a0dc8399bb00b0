"""Ships: who may bid in which year, and which ship goes where."""

from __future__ import annotations

import pytest

from carrack.games.pizarro.layout import NONE
from tests.games.pizarro.scene import (
    Scene,
    asked,
    buy,
    chance,
    draw_out,
    events,
    legal,
    play,
    refused,
    ships,
    ships_left,
    stack,
    total,
    unsold,
)

PLAIN = ["columbus", "pizarro", "marco-polo", "da-gama", "cook"]


# --- year I ---------------------------------------------------------------------------------------------


@pytest.mark.rule("ships.1")
@pytest.mark.parametrize("explorer", PLAIN)
def test_in_year_i_the_buyer_places_a_ship_on_space_1(explorer: str) -> None:
    state = buy(Scene(3).offer(explorer).state, 1, 9, 9)
    assert (ships(state, 1), ships_left(state, 1)) == ({(explorer, 1): 1}, 5)
    assert ships(state, 0) == ships(state, 2) == {}


@pytest.mark.rule("auction.5")
def test_in_year_i_one_player_may_buy_all_three_cards_of_an_explorer() -> None:
    state = buy(Scene(3).offer("pizarro").state, 1, 9, 9)
    buy(chance(state, "explorer pizarro"), 1, 8, 8)
    buy(chance(state, "explorer pizarro"), 1, 7, 7)
    assert ships(state, 1) == {("pizarro", 1): 3}


@pytest.mark.rule("auction.5")
@pytest.mark.parametrize("explorer", [*PLAIN, "magellan"])
def test_in_year_i_everybody_may_bid_for_any_card(explorer: str) -> None:
    state = Scene(4).ship(0, "columbus", 1).offer(explorer).state
    order = []
    for _ in range(4):
        order.append(int(state.actor))
        play(state, "pass")
    assert order == [0, 1, 2, 3]


@pytest.mark.rule("auction.6", "setup.3")
def test_who_has_placed_six_ships_may_not_bid_in_year_i() -> None:
    scene = Scene(3).ship(1, "columbus", 1, 3).ship(1, "cook", 1, 3)
    state = play(scene.offer("pizarro").state, "pass")
    assert asked(state) == (2, "bid")


@pytest.mark.rule("auction.6", "setup.3")
def test_with_five_ships_placed_a_sixth_card_can_be_bought() -> None:
    scene = Scene(3).ship(1, "columbus", 1, 3).ship(1, "cook", 1, 2)
    state = buy(scene.offer("pizarro").state, 1, 9, 9)
    assert (ships_left(state, 1), sum(ships(state, 1).values())) == (0, 6)
    assert asked(chance(state, "explorer pizarro")) == (2, "bid")


@pytest.mark.rule("auction.6")
def test_magellans_ships_count_among_the_six() -> None:
    scene = Scene(3).magellan(1, 1, 5).ship(1, "cook", 1, 3).ship(1, "columbus", 1, 2)
    assert asked(play(scene.offer("pizarro").state, "pass")) == (2, "bid")


@pytest.mark.rule("ships.3")
def test_ships_that_were_not_placed_go_back_after_year_i() -> None:
    state = Scene(3).ship(0, "cook", 1).last("columbus").state
    draw_out(unsold(state))
    assert [ships_left(state, seat) for seat in range(3)] == [0, 0, 0]
    assert ships(state, 0) == {("cook", 1): 1}


@pytest.mark.rule("ships.3")
def test_no_new_ship_is_placed_in_year_ii() -> None:
    state = Scene(3).year(2).ships_left(0, 6).offer("cook").face_down("columbus").state
    assert legal(state) == {"explorer columbus"}


# --- years II and III -----------------------------------------------------------------------------------


@pytest.mark.rule("auction.7", "auction.8", "ships.2")
@pytest.mark.parametrize("explorer", PLAIN)
@pytest.mark.parametrize("year", [2, 3])
def test_later_the_buyer_moves_a_ship_from_the_space_before(explorer: str, year: int) -> None:
    scene = Scene(3).year(year).ship(1, explorer, year - 1, 2).offer(explorer)
    state = scene.state
    assert asked(state) == (1, "bid")
    assert ships(buy(state, 1, 9, 9), 1) == {(explorer, year - 1): 1, (explorer, year): 1}


@pytest.mark.rule("auction.7")
@pytest.mark.parametrize("year", [2, 3])
def test_without_a_ship_of_that_explorer_one_may_not_bid(year: int) -> None:
    state = Scene(4).year(year).ship(1, "cook", year - 1).ship(2, "pizarro", year - 1).offer("cook").state
    assert asked(state) == (1, "bid")
    assert events(state, "pass")[-1].kind == "unsold"


@pytest.mark.rule("auction.7", "auction.8")
def test_a_ship_that_stayed_on_space_1_is_not_enough_in_year_iii() -> None:
    state = Scene(3).year(3).ship(0, "cook", 1, 3).ship(1, "cook", 2).offer("cook").state
    assert asked(state) == (1, "bid")


@pytest.mark.rule("auction.8")
def test_a_card_is_not_enough_once_its_ship_has_moved_on() -> None:
    scene = Scene(3).year(2).ship(0, "cook", 1).ship(1, "cook", 1)
    state = buy(scene.offer("cook").state, 0, 9, 9)
    assert asked(chance(state, "explorer cook")) == (1, "bid")
    assert events(state, "pass")[-1].kind == "unsold"


@pytest.mark.rule("auction.8")
def test_with_two_ships_both_cards_of_year_ii_can_be_bought() -> None:
    state = buy(Scene(3).year(2).ship(0, "pizarro", 1, 2).offer("pizarro").state, 0, 9, 9)
    buy(chance(state, "explorer pizarro"), 0, 8, 8)
    assert ships(state, 0) == {("pizarro", 2): 2}


@pytest.mark.rule("auction.7", "auction.8")
@pytest.mark.parametrize("year", [2, 3])
def test_magellans_ships_make_eligible_by_their_space(year: int) -> None:
    scene = Scene(4).year(year).magellan(1, year - 1, *[5] * (year - 1)).magellan(2, year, *[6] * year)
    if year == 3:
        scene.magellan(3, 1, 4)
    state = scene.offer("magellan").state
    assert asked(state) == (1, "bid")
    assert events(state, "pass")[-1].kind == "unsold"


@pytest.mark.rule("auction.7", "auction.8")
@pytest.mark.parametrize("half", ["da-gama", "da-gama right"])
@pytest.mark.parametrize("year", [2, 3])
def test_a_ship_on_either_half_of_da_gama_b_is_enough(half: str, year: int) -> None:
    state = Scene(3, "A", "B").year(year).ship(2, half, year - 1).offer("da-gama").state
    assert asked(state) == (2, "bid")


@pytest.mark.rule("ships.4")
def test_any_ships_share_a_space() -> None:
    scene = Scene(3).year(2).ship(0, "cook", 2).ship(1, "cook", 1, 2).ship(2, "cook", 2)
    state = buy(scene.offer("cook").state, 1, 9, 9)
    assert [ships(state, seat)["cook", 2] for seat in range(3)] == [1, 1, 1]


@pytest.mark.rule("scoring.5")
def test_a_ship_scores_only_where_it_ends() -> None:
    state = Scene(3).known(0, 9).year(2).ship(0, "columbus", 1).offer("columbus").state
    assert total(state, 0) == 1 + 1
    assert total(buy(state, 0, 1, 9), 0) == 5


# --- which ship -----------------------------------------------------------------------------------------


@pytest.mark.rule("ships.5")
def test_who_has_several_of_magellans_ships_picks_one() -> None:
    scene = Scene(3).year(2).magellan(0, 1, 1).magellan(1, 1, 5).magellan(0, 1, 9)
    state = buy(scene.offer("magellan").state, 0, 9, 9)
    assert asked(state) == (0, "ship")
    assert legal(state) == {"move ship 1", "move ship 3"}
    play(state, "move ship 3", "lay under 4")
    assert ships(state, 0) == {("magellan", 1): 1, ("magellan", 2): 1}
    assert (stack(state, 1), stack(state, 3)) == ([1, 0, 0], [9, 4, 0])


@pytest.mark.rule("ships.5")
def test_on_magellan_a_the_owner_is_asked_though_the_stacks_are_alike() -> None:
    alike = Scene(3).year(2).magellan(0, 1, 5).magellan(0, 1, 5)
    other = Scene(3).year(2).magellan(0, 1, 5).magellan(0, 1, 1)
    one, two = (buy(scene.offer("magellan").state, 0, 9, 9) for scene in (alike, other))
    assert asked(one) == asked(two) == (0, "ship")
    assert one.view(1).dump() == two.view(1).dump()


@pytest.mark.rule("ships.5")
def test_on_magellan_b_stacks_that_are_alike_raise_no_question() -> None:
    scene = Scene(3, "B").year(2).magellan(0, 1, 5).magellan(0, 1, 5)
    state = buy(scene.offer("magellan").state, 0, 9, 9)
    assert asked(state) == (0, "under-paid")
    assert ships(state, 0) == {("magellan", 1): 1, ("magellan", 2): 1}


@pytest.mark.rule("ships.5")
def test_on_magellan_b_the_same_cards_in_another_order_are_alike() -> None:
    scene = Scene(3, "B").year(3).magellan(0, 2, 5, 2).magellan(0, 2, 2, 5)
    assert asked(buy(scene.offer("magellan").state, 0, 9, 9)) == (0, "under-paid")


@pytest.mark.rule("ships.5")
@pytest.mark.parametrize("stacks", [(5, 5, 6), (5, 6, 5), (6, 5, 5)])
def test_on_magellan_b_stacks_that_differ_raise_one(stacks: tuple[int, int, int]) -> None:
    scene = Scene(3, "B").year(2)
    for value in stacks:
        scene.magellan(0, 1, value)
    state = buy(scene.offer("magellan").state, 0, 9, 9)
    assert asked(state) == (0, "ship")
    play(state, f"move ship {stacks.index(6) + 1}", "lay under 9")
    assert stack(state, stacks.index(6) + 1) == [6, 9, 0]


@pytest.mark.rule("ships.5")
def test_ships_elsewhere_and_of_others_cannot_be_picked() -> None:
    scene = Scene(3).year(3).magellan(0, 2, 5, 5).magellan(0, 1, 6).magellan(1, 2, 5, 4)
    state = buy(scene.offer("magellan").state, 0, 9, 9)
    assert asked(state) == (0, "under-hand")
    play(state, "lay under 1")
    assert stack(state, 1) == [5, 5, 1]
    two = Scene(3).year(2).magellan(0, 1, 5).magellan(1, 1, 6).magellan(0, 1, 7)
    state = buy(two.offer("magellan").state, 0, 9, 9)
    assert refused(state, "move ship 2").code == "ship.not-waiting"


@pytest.mark.rule("ships.5")
def test_who_has_ships_on_both_halves_of_da_gama_b_picks_one() -> None:
    scene = Scene(3, "A", "B").year(2).ship(0, "da-gama", 1).ship(0, "da-gama right", 1)
    state = buy(scene.offer("da-gama").state, 0, 9, 9)
    assert (asked(state), legal(state)) == ((0, "ship"), {"move from left", "move from right"})
    left = play(state.copy(), "move from left", "go right")
    assert ships(left, 0) == {("da-gama right", 1): 1, ("da-gama right", 2): 1}
    right = play(state, "move from right", "go right")
    assert ships(right, 0) == {("da-gama", 1): 1, ("da-gama right", 2): 1}


@pytest.mark.rule("ships.5")
@pytest.mark.parametrize("half", ["da-gama", "da-gama right"])
def test_ships_on_one_half_of_da_gama_b_raise_no_question(half: str) -> None:
    scene = Scene(3, "A", "B").year(2).ship(0, half, 1, 2)
    state = play(buy(scene.offer("da-gama").state, 0, 9, 9), "go right")
    expected = {(half, 1): 1, ("da-gama right", 2): 1}
    assert ships(state, 0) == expected


@pytest.mark.rule("ships.5")
@pytest.mark.parametrize("explorer", ["columbus", "pizarro", "marco-polo"])
def test_ships_that_do_not_differ_raise_no_question(explorer: str) -> None:
    state = buy(Scene(3).year(2).ship(0, explorer, 1, 3).offer(explorer).state, 0, 9, 9)
    assert asked(state)[1] == "turn-up"
    assert ships(state, 0) == {(explorer, 1): 2, (explorer, 2): 1}


@pytest.mark.rule("ships.5")
@pytest.mark.parametrize("stacks", [(1, 2), (2, 1), (8, 9), (9, 8)])
def test_on_magellan_b_the_highest_and_the_lowest_cards_differ_too(stacks: tuple[int, int]) -> None:
    scene = Scene(3, "B").year(2).magellan(0, 1, stacks[0]).magellan(0, 1, stacks[1])
    assert asked(buy(scene.offer("magellan").state, 0, 7, 7)) == (0, "ship")


@pytest.mark.rule("ships.5", "gama.2")
def test_in_year_i_no_ship_of_da_gama_b_comes_from_anywhere() -> None:
    assert buy(Scene(3, "A", "B").offer("da-gama").state, 0, 9, 9).table.ship == NONE
