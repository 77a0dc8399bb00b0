"""Cook: on side A the hand lies open, on side B a card is lost."""

from __future__ import annotations

import pytest

from carrack.core.api import CHANCE
from tests.games.pizarro.scene import (
    Scene,
    asked,
    buy,
    chance,
    discards,
    draw_out,
    events,
    gold,
    hand,
    is_open,
    legal,
    play,
    size,
    sure,
    unsold,
)

# --- side A ---------------------------------------------------------------------------------------------


@pytest.mark.rule("cook.1", "explorers.6")
@pytest.mark.parametrize("year", [1, 2, 3])
def test_on_side_a_the_buyers_hand_lies_open(year: int) -> None:
    scene = Scene(3).hand(1, 4, 6, 6, 9).year(year)
    if year > 1:
        scene.ship(1, "cook", year - 1)
    state = scene.offer("cook").state
    assert hand(state.view(0), 1) == []
    buy(state, 1, 4, 4)
    for seat in (0, 1, 2, None):
        assert hand(state.view(seat), 1) == [6, 6, 9]
        assert hand(state.view(seat), 2) == (hand(state, 2) if seat == 2 else [])


@pytest.mark.rule("cook.1")
def test_an_open_hand_shows_for_the_rest_of_the_year() -> None:
    state = buy(Scene(3).hand(1, 4, 6, 9).offer("cook").state, 1, 4, 4)
    unsold(chance(state, "explorer cook"))
    unsold(chance(state, "explorer pizarro"))
    assert hand(state.view(0), 1) == [6, 9]


@pytest.mark.rule("cook.1")
def test_one_bids_and_pays_from_an_open_hand() -> None:
    state = buy(Scene(3).hand(1, 4, 6, 9).offer("cook").state, 1, 4, 4)
    buy(chance(state, "explorer pizarro"), 1, 6, 6)
    assert (hand(state.view(0), 1), sure(state.view(0), 1)) == ([9], [9])


@pytest.mark.rule("cook.2")
def test_gold_that_comes_later_joins_the_open_hand() -> None:
    state = buy(Scene(3).hand(1, 4, 6, 9).offer("cook").state, 1, 4, 4)
    event = events(buy(chance(state, "explorer da-gama"), 1, 6, 6), "gold 2")[0]
    assert (event.kind, event.seen_by(0).args, event.secret) == ("drew", {"card": 2}, "")
    for seat in (0, None):
        assert hand(state.view(seat), 1) == [2, 9]


@pytest.mark.rule("cook.2")
def test_who_has_no_card_shows_nothing() -> None:
    state = buy(Scene(3).hand(1, 4).offer("cook").state, 1, 4, 4)
    assert (hand(state.view(0), 1), size(state.view(0), 1)) == ([], 0)


@pytest.mark.rule("cook.3", "yearend.4")
@pytest.mark.parametrize("year", [1, 2])
def test_open_cards_are_taken_up_before_new_gold_is_drawn(year: int) -> None:
    scene = Scene(3).year(year).hand(1, 4, 6).open(1).opens(1).last("columbus")
    state = unsold(scene.state)
    gold(state, 1, 1)
    for seat in (0, 2, None):
        assert (is_open(state, 1), hand(state.view(seat), 1)) == (False, [])
    one = chance(state.copy(), "gold 5", "gold 5")
    other = chance(state.copy(), "gold 9", "gold 2")
    assert one.view(0).dump() == other.view(0).dump()


@pytest.mark.rule("cook.3", "secrets.3")
def test_what_an_open_hand_showed_stays_known() -> None:
    state = unsold(Scene(3).hand(1, 4, 6).open(1).last("columbus").state)
    draw_out(state)
    assert sure(state.view(0), 1) == [4, 6]


@pytest.mark.rule("cook.1")
def test_only_the_buyers_hand_lies_open() -> None:
    state = buy(Scene(3).offer("cook").state, 1, 4, 4)
    assert [is_open(state, seat) for seat in range(3)] == [False, True, False]


@pytest.mark.rule("cook.1")
def test_the_opened_cards_are_told_to_all() -> None:
    state = buy(Scene(3).hand(1, 4, 6, 6).offer("cook").state, 1, 4)
    opened = [event for event in events(state, "pay 4") if event.kind == "opened"]
    assert [(event.seat, event.args["card"], event.secret) for event in opened] == [(1, 6, ""), (1, 6, "")]


@pytest.mark.rule("cook.1", "explorers.6")
def test_on_side_a_no_card_is_lost() -> None:
    state = buy(Scene(3).hand(1, 4, 6, 9).offer("cook").state, 1, 4, 4)
    assert (hand(state, 1), discards(state), asked(state)[1]) == ([6, 9], [4], "turn-up")


# --- side B ---------------------------------------------------------------------------------------------


@pytest.mark.rule("cook.4", "cook.6")
@pytest.mark.parametrize("year", [1, 2, 3])
def test_on_side_b_any_card_of_the_hand_is_lost_face_up(year: int) -> None:
    scene = Scene(3, "A", "B").hand(1, 4, 6, 6, 9).year(year)
    if year > 1:
        scene.ship(1, "cook", year - 1)
    state = buy(scene.offer("cook").state, 1, 4, 4)
    assert (state.actor, state.prompt().code) == (CHANCE, "lose")
    assert (legal(state), state.weights()) == ({"lose 6", "lose 9"}, [2, 1])
    chance(state, "lose 6")
    assert (hand(state, 1), discards(state)) == ([6, 9], [4, 6])
    for seat in (0, None):
        assert (discards(state.view(seat)), size(state.view(seat), 1)) == ([4, 6], 2)
    assert asked(state)[1] == "turn-up"


@pytest.mark.rule("cook.6")
def test_a_paid_card_is_not_lost() -> None:
    state = buy(Scene(3, "A", "B").hand(1, 4, 6).offer("cook").state, 1, 4, 4)
    assert legal(state) == {"lose 6"}
    assert hand(chance(state, "lose 6"), 1) == []


@pytest.mark.rule("cook.4")
def test_on_side_b_the_hand_stays_hidden() -> None:
    state = buy(Scene(3, "A", "B").hand(1, 4, 6, 9).offer("cook").state, 1, 4, 4)
    chance(state, "lose 6")
    assert (is_open(state, 1), hand(state.view(0), 1)) == (False, [])


@pytest.mark.rule("cook.5", "auction.9", "bids.8")
def test_with_one_card_nobody_can_bid_for_cook_b() -> None:
    scene = Scene(3, "A", "B").hand(0, 9).hand(1, 9).hand(2, 9).offer("cook").face_down("pizarro")
    assert legal(scene.state) == {"explorer pizarro"}


@pytest.mark.rule("cook.4", "secrets.3")
def test_a_lost_starting_card_is_no_longer_sure() -> None:
    state = buy(Scene(3, "A", "B").offer("cook").state, 1, 9, 9)
    log = events(state, "lose 5")
    assert [(event.kind, event.seat, event.args, event.secret) for event in log] == [
        ("lost", 1, {"value": 5}, "")
    ]
    assert sure(state, 1) == [1, 2, 3, 4, 6, 7, 8]


@pytest.mark.rule("cook.7")
@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize("year", [1, 2])
def test_cook_has_no_bags(side: str, year: int) -> None:
    state = unsold(Scene(3, "A", side).year(year).ship(1, "cook", year).last("columbus").state)
    assert [seat for seat, _ in draw_out(state)].count(1) == 2


@pytest.mark.rule("cook.2")
def test_magellan_from_an_open_hand_and_draws_keep_the_hand_whole() -> None:
    state = buy(Scene(3).hand(1, 4, 6, 8, 9).offer("cook").state, 1, 4, 4)
    play(buy(chance(state, "explorer magellan"), 1, 6, 6), "lay under 8")
    assert hand(state.view(0), 1) == [9]


@pytest.mark.rule("cook.6")
def test_a_lost_card_joins_others_of_its_value_and_nobody_is_drawing_any_more() -> None:
    state = buy(Scene(3, "A", "B").hand(1, 4, 6, 6).discards(6).offer("cook").state, 1, 4, 4)
    assert state.table.drawer == 1
    chance(state, "lose 6")
    assert (discards(state), state.table.drawer) == ([4, 6, 6], 0)
