"""The course of a year and its end."""

from __future__ import annotations

import pytest

from carrack.core.api import CHANCE, OVER
from carrack.games.pizarro.game import Pizarro
from carrack.games.pizarro.layout import EXPLORER_NAMES
from carrack.games.pizarro.position import PizarroState
from tests.games.pizarro.scene import (
    Scene,
    asked,
    buy,
    chance,
    discards,
    draw_out,
    events,
    fresh,
    gold,
    hand,
    legal,
    on_offer,
    play,
    ships,
    size,
    supply,
    unsold,
)


def drawers(state: PizarroState) -> list[int]:
    """Return who draws, in order."""
    return [seat for seat, _ in draw_out(state)]


@pytest.mark.rule("year.1")
@pytest.mark.parametrize("year", [1, 2])
def test_after_a_year_the_next_one_begins_with_its_own_stack(year: int) -> None:
    state = unsold(Scene(3).year(year).last("columbus").state)
    draw_out(state)
    assert (state.table.year, state.actor, state.weights()) == (year, CHANCE, [3 - year] * 6)


@pytest.mark.rule("year.1", "scoring.1")
def test_after_three_years_the_game_is_over() -> None:
    state = play(fresh(3), "auctioneer 1")
    years = []
    while state.actor != OVER:
        years.append(int(state.table.year) + 1)
        if state.actor == CHANCE:
            state.apply(state.legal()[0])
        else:
            play(state, "pass")
    assert sorted(set(years)) == [1, 2, 3]


@pytest.mark.rule("year.2", "auction.1")
def test_after_a_sale_comes_the_next_card() -> None:
    state = buy(Scene(3).offer("pizarro").state, 1, 9, 9)
    assert (on_offer(state), state.prompt().code, ships(state, 1)) == ("", "turn-up", {("pizarro", 1): 1})
    assert on_offer(chance(state, "explorer cook")) == "cook"


@pytest.mark.rule("year.3")
def test_a_year_ends_after_its_last_card_sold_or_not() -> None:
    sold = buy(Scene(3).last("pizarro").state, 1, 9, 9)
    none = unsold(Scene(3).last("pizarro").state)
    for state in (sold, none):
        assert state.prompt().code == "drawing"
    more = unsold(Scene(3).offer("pizarro").face_down("cook").state)
    assert more.prompt().code == "turn-up"


@pytest.mark.rule("explorers.1", "setup.6")
def test_all_cards_of_a_year_come_one_after_the_other() -> None:
    state = chance(fresh(3), "auctioneer 1")
    seen = []
    while state.table.year == 0 and state.prompt().code == "turn-up":
        state.apply(state.legal()[0])
        seen.append(on_offer(state))
        unsold(state)
    assert sorted(seen) == sorted(EXPLORER_NAMES * 3)


# --- gold at the end of a year --------------------------------------------------------------------------


@pytest.mark.rule("yearend.1", "yearend.4")
@pytest.mark.parametrize("year", [1, 2])
def test_first_the_discards_are_shuffled_into_the_supply(year: int) -> None:
    state = unsold(Scene(3).year(year).supply(1, 1, 1).discards(7, 8).last("columbus").state)
    assert (legal(state), state.weights()) == ({"gold 1", "gold 7", "gold 8"}, [3, 1, 1])
    assert (discards(state), supply(state)) == ([], [1, 1, 1, 7, 8])


@pytest.mark.rule("yearend.2")
@pytest.mark.parametrize("year", [1, 2])
@pytest.mark.parametrize("seats", [3, 6])
def test_everybody_draws_2_cards(year: int, seats: int) -> None:
    scene = Scene(seats).year(year).last("columbus")
    for seat in range(seats):
        scene.known(seat, seat + 1)
    state = unsold(scene.state)
    draw_out(state)
    assert [size(state, seat) for seat in range(seats)] == [3] * seats


@pytest.mark.rule("yearend.4")
def test_each_round_goes_clockwise_from_the_auctioneer() -> None:
    scene = Scene(4).auctioneer(2).opens(1).ship(1, "pizarro", 1, 2).ship(3, "pizarro", 1)
    scene.ship(0, "marco-polo", 1).ship(2, "marco-polo", 1)
    state = unsold(scene.last("columbus").state)
    assert drawers(state) == [2, 2, 3, 3, 0, 0, 1, 1, 2, 3, 0, 1, 1]
    assert asked(state) == (2, "swap")
    assert asked(play(state, "stop")) == (0, "swap")


@pytest.mark.rule("yearend.4", "cook.3")
def test_the_whole_order_open_hands_shuffle_gold_bags_swaps() -> None:
    scene = Scene(3).hand(1, 9).open(1).opens(1).ship(1, "marco-polo", 1).discards(8)
    state = unsold(scene.last("columbus").state)
    assert (hand(state.view(0), 1), discards(state)) == ([], [])
    assert drawers(state) == [0, 0, 1, 1, 2, 2, 1]
    assert asked(state) == (1, "swap")


BAGS = [
    ("columbus", "A", (0, 1)),
    ("columbus", "B", (0, 1)),
    ("pizarro", "A", (1, 1)),
    ("pizarro", "B", (1, 1)),
    ("marco-polo", "A", (1, 3)),
    ("marco-polo", "B", (2, 3)),
    ("da-gama", "A", (0, 0)),
    ("da-gama", "B", (0, 0)),
    ("da-gama right", "B", (0, 0)),
    ("cook", "A", (0, 0)),
    ("cook", "B", (0, 0)),
]


@pytest.mark.rule("yearend.3", "columbus.2", "pizarro.6", "polo.5", "gama.6", "cook.7", "explorers.4")
@pytest.mark.parametrize(("place", "side", "bags"), BAGS, ids=[f"{row[0]}-{row[1]}" for row in BAGS])
@pytest.mark.parametrize("count", [1, 2])
def test_the_bags_of_every_space(place: str, side: str, bags: tuple[int, int], count: int) -> None:
    for year, bag in enumerate(bags, 1):
        scene = Scene(3, side, side).year(year).ship(1, place, year, count)
        state = unsold(scene.last("magellan").state)
        assert drawers(state).count(1) == 2 + count * bag


@pytest.mark.rule("yearend.3")
def test_ships_on_the_spaces_of_earlier_years_bring_none() -> None:
    state = unsold(Scene(3).year(2).ship(1, "pizarro", 1, 2).ship(2, "pizarro", 2).last("columbus").state)
    assert sorted(drawers(state)) == [0, 0, 1, 1, 2, 2, 2]


@pytest.mark.rule("yearend.3", "yearend.4")
def test_the_bags_of_all_ships_are_drawn_together() -> None:
    scene = Scene(3).year(2).ship(1, "pizarro", 2).ship(1, "columbus", 2).ship(0, "pizarro", 2)
    assert drawers(unsold(scene.last("cook").state)) == [0, 0, 1, 1, 2, 2, 0, 1, 1]


@pytest.mark.rule("yearend.5", "explorers.5")
@pytest.mark.parametrize(("board_1", "board_2"), [("A", "A"), ("A", "B")])
def test_at_the_end_of_year_iii_no_gold_is_drawn(board_1: str, board_2: str) -> None:
    scene = Scene(3, board_1, board_2).year(3)
    for place in ("columbus", "pizarro", "marco-polo", "da-gama", "cook"):
        scene.ship(1, place, 3).ship(2, place, 2)
    state = unsold(scene.magellan(0, 3, 1, 1, 1).last("magellan").state)
    assert (state.actor, [size(state, seat) for seat in range(3)]) == (OVER, [9, 9, 9])


@pytest.mark.rule("yearend.5", "explorers.5")
@pytest.mark.parametrize("place", ["columbus", "pizarro", "da-gama right"])
def test_no_space_3_of_side_b_has_a_bag(place: str) -> None:
    state = unsold(Scene(3, "B", "B").year(3).ship(1, place, 3).last("magellan").state)
    assert (state.prompt().code in ("finished", "pizarro"), size(state, 1)) == (True, 9)


@pytest.mark.rule("yearend.5")
def test_a_bag_on_a_space_3_would_be_paid_before_the_scoring() -> None:
    game = Pizarro("columbus_a = { crowns = [1, 5, 10], bags = [0, 1, 2] }")
    state = unsold(Scene(3, game=game).known(1).year(3).ship(1, "columbus", 3).last("cook").state)
    assert drawers(state) == [1, 1]
    assert (state.actor, size(state, 1)) == (OVER, 2)
    assert state.scores()[1].breakdown["gold"] > 0


@pytest.mark.rule("yearend.2", "secrets.2")
def test_draws_at_the_end_of_a_year_are_hidden() -> None:
    state = unsold(Scene(3).last("columbus").state)
    one, other = gold(state.copy(), 5, 5), gold(state.copy(), 9, 2)
    assert one.view(1).dump() == other.view(1).dump()
    assert one.view(0).dump() != other.view(0).dump()


def test_the_end_of_a_year_is_told() -> None:
    log = events(Scene(3).discards(5).last("columbus").state, "pass", "pass", "pass")
    assert [event.kind for event in log[-3:]] == ["unsold", "year-ends", "shuffled"]
    assert log[-2].args == {"year": 1}
