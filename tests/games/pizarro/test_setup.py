"""The set-up: gold, ships, supply, explorer cards, boards, and who is the auctioneer."""

from __future__ import annotations

import pytest

from carrack.core.api import CHANCE
from carrack.core.verdicts import Malformed
from carrack.games.pizarro.game import Pizarro
from carrack.games.pizarro.layout import EXPLORER_NAMES
from carrack.games.pizarro.position import PizarroState
from tests.games.pizarro.scene import (
    GAME,
    NUMBERS,
    Scene,
    asked,
    breakdown,
    chance,
    discards,
    fresh,
    hand,
    legal,
    on_offer,
    play,
    ships,
    ships_left,
    supply,
    sure,
    total,
    unsold,
    vetoes,
)

SEATS = range(3, 7)


@pytest.mark.parametrize("seats", [0, 2, 7])
def test_there_are_3_to_6_seats(seats: int) -> None:
    with pytest.raises(Malformed, match=r"\(seats\.impossible"):
        GAME.new(seats)


@pytest.mark.rule("setup.4")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_begins_with_one_set_of_gold_1_to_9_that_all_know(seats: int) -> None:
    state = fresh(seats)
    for seat in range(seats):
        assert hand(state, seat) == sure(state, seat) == list(NUMBERS)
        assert sum(hand(state, seat)) == 45


@pytest.mark.rule("setup.3")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_begins_with_six_ships_and_no_veto(seats: int) -> None:
    state = fresh(seats)
    for seat in range(seats):
        assert (ships_left(state, seat), ships(state, seat), vetoes(state, seat)) == (6, {}, 0)


@pytest.mark.rule("setup.5")
@pytest.mark.parametrize(("seats", "cards"), [(3, 36), (4, 27), (5, 18), (6, 9)])
def test_the_supply_is_what_the_players_did_not_take_of_seven_sets(seats: int, cards: int) -> None:
    state = fresh(seats)
    assert supply(state) == sorted(list(NUMBERS) * (7 - seats))
    assert (len(supply(state)), discards(state)) == (cards, [])


@pytest.mark.rule("gold.2", "gold.3")
@pytest.mark.parametrize(
    ("value", "crowns"), [(1, 3), (2, 3), (3, 3), (4, 2), (5, 2), (6, 2), (7, 1), (8, 1), (9, 1)]
)
def test_a_gold_card_shows_a_value_and_crowns(value: int, crowns: int) -> None:
    state = Scene(3).hand(0, value).offer("columbus").state
    assert breakdown(state, 0) == {"gold": crowns}
    assert legal(state) == {"pass", *(f"bid {bid}" for bid in range(1, value + 1))}


@pytest.mark.rule("setup.4", "gold.3")
def test_a_starting_set_is_worth_18_crowns() -> None:
    assert total(fresh(3), 0) == 18


@pytest.mark.rule("setup.7")
@pytest.mark.parametrize("seats", SEATS)
def test_the_auctioneer_is_any_player_by_chance(seats: int) -> None:
    state = fresh(seats)
    assert state.actor == CHANCE
    assert legal(state) == {f"auctioneer {seat + 1}" for seat in range(seats)}
    assert state.weights() == [1] * seats


@pytest.mark.rule("explorers.1")
@pytest.mark.parametrize(("year", "count"), [(1, 3), (2, 2), (3, 1)])
def test_each_year_has_3_2_and_1_cards_of_each_explorer(year: int, count: int) -> None:
    """A year is auctioned card by card, and every card is any of those still face down."""
    state = Scene(3).year(year).state
    seen = []
    for left in range(6 * count, 0, -1):
        assert (state.actor, sum(state.weights()), state.table.year) == (CHANCE, left, year - 1)
        state.apply(state.legal()[-1])
        seen.append(on_offer(state) or "nobody could bid")
        unsold(state)
    if year == 1:
        assert sorted(seen) == sorted(EXPLORER_NAMES * count)
    assert (state.actor, state.prompt().code) == ((CHANCE, "drawing") if year < 3 else (-2, "finished"))


@pytest.mark.rule("explorers.1", "setup.6", "auction.1")
def test_year_i_has_3_of_each_explorer_card_each_alike_likely() -> None:
    state = chance(fresh(3), "auctioneer 1")
    assert legal(state) == {f"explorer {name}" for name in EXPLORER_NAMES}
    assert state.weights() == [3] * 6
    unsold(chance(state, "explorer cook"))
    assert state.weights() == [3, 3, 3, 3, 3, 2]


@pytest.mark.rule("setup.2")
def test_side_a_and_side_a_unless_chosen() -> None:
    assert fresh(3).dump() == GAME.new(3).dump()
    assert GAME.facts.options == {"board_1": ("A", "B"), "board_2": ("A", "B")}


@pytest.mark.rule("explorers.2", "explorers.3", "setup.1")
@pytest.mark.parametrize("board_1", ["A", "B"])
@pytest.mark.parametrize("board_2", ["A", "B"])
def test_the_sides_of_the_two_boards_are_chosen_apart(board_1: str, board_2: str) -> None:
    """Board 1 holds Columbus, Pizarro and Magellan, board 2 Marco Polo, da Gama and Cook."""
    one = Scene(3, board_1, board_2).hand(0, 3, 4).offer("magellan").state
    assert ("bid 5" in legal(one)) == (board_1 == "B")
    two = Scene(3, board_1, board_2).hand(0, 3, 4).offer("cook").state
    assert ("bid 5" in legal(two)) == (board_2 == "A")


CROWNS = [
    ("columbus", "A", (1, 5, 10)),
    ("columbus", "B", (1, 5, 10)),
    ("pizarro", "A", (1, 4, 10)),
    ("pizarro", "B", (1, 4, 0)),
    ("marco-polo", "A", (0, 1, 4)),
    ("marco-polo", "B", (0, 2, 6)),
    ("da-gama", "A", (0, 1, 3)),
    ("da-gama", "B", (0, 0, 0)),
    ("da-gama right", "B", (8, 8, 8)),
    ("cook", "A", (5, 10, 20)),
    ("cook", "B", (7, 14, 26)),
]


@pytest.mark.rule("explorers.4", "columbus.2", "pizarro.6", "polo.5", "gama.6", "cook.7")
@pytest.mark.parametrize(("place", "side", "crowns"), CROWNS, ids=[f"{row[0]}-{row[1]}" for row in CROWNS])
def test_the_crowns_of_every_space(place: str, side: str, crowns: tuple[int, int, int]) -> None:
    for space, points in enumerate(crowns, 1):
        scene = Scene(3, side, side).known(0).ship(0, place, space).year(3)
        assert total(scene.state, 0) == points


@pytest.mark.rule("magellan.7")
@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize("space", [1, 2, 3])
def test_magellans_spaces_multiply_by_1_2_and_3(side: str, space: int) -> None:
    state = Scene(3, side).known(0).magellan(0, space, *[9] * space).year(3).state
    assert total(state, 0) == space * space


def test_an_owners_values_replace_the_games() -> None:
    game = Pizarro("ships = 1")
    state = game.new(3)
    assert isinstance(state, PizarroState)
    assert ships_left(state, 0) == 1


@pytest.mark.parametrize("line", ["gold_sets = 5", "ships = 0", "crowns = [1, 2]", "caravels = 3"])
def test_values_that_break_the_game_are_refused(line: str) -> None:
    with pytest.raises(Malformed, match=r"\(components\.bad-value"):
        Pizarro(line)


@pytest.mark.rule("auction.2")
def test_the_auctioneer_is_asked_first() -> None:
    state = play(fresh(4), "auctioneer 3", "explorer pizarro")
    assert asked(state) == (2, "bid")


@pytest.mark.rule("gold.1")
@pytest.mark.parametrize("seats", SEATS)
def test_all_63_gold_cards_are_on_the_table(seats: int) -> None:
    state = fresh(seats)
    cards = supply(state) + [card for seat in range(seats) for card in hand(state, seat)]
    assert sorted(cards) == sorted(list(NUMBERS) * 7)


@pytest.mark.rule("explorers.1", "auction.1")
def test_an_explorer_without_a_card_left_is_not_turned_up() -> None:
    state = Scene(3).face_down("columbus", "cook", "cook").state
    assert legal(state) == {"explorer columbus", "explorer cook"}
    assert state.weights() == [1, 2]
