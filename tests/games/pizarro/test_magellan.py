"""Magellan: a gold card under the card, from the hand or from the payment."""

from __future__ import annotations

import pytest

from tests.games.pizarro.scene import (
    Scene,
    asked,
    buy,
    chance,
    discards,
    draw_out,
    events,
    hand,
    legal,
    paid,
    play,
    refused,
    ships,
    size,
    stack,
    supply,
    total,
    unsold,
)


@pytest.mark.rule("magellan.1", "magellan.2")
def test_on_side_a_a_hand_card_goes_face_down_under_the_card() -> None:
    state = buy(Scene(3).hand(0, 2, 5, 8).offer("magellan").state, 0, 5, 5)
    assert (asked(state), legal(state)) == ((0, "under-hand"), {"lay under 2", "lay under 8"})
    play(state, "lay under 2")
    assert (hand(state, 0), stack(state, 1), discards(state)) == ([8], [2, 0, 0], [5])
    assert ships(state, 0) == {("magellan", 1): 1}
    assert stack(state.view(0), 1) == [2, 0, 0]
    for seat in (1, 2, None):
        assert (stack(state.view(seat), 1), size(state.view(seat), 0)) == ([0, 0, 0], 1)


@pytest.mark.rule("magellan.2")
def test_on_side_a_a_paid_card_cannot_go_under() -> None:
    state = buy(Scene(3).hand(0, 2, 5, 8).offer("magellan").state, 0, 5, 5)
    refused(state, "lay under 5")


@pytest.mark.rule("magellan.1", "magellan.2")
def test_on_side_a_the_last_card_must_go_under() -> None:
    state = buy(Scene(3).hand(0, 2, 5).offer("magellan").state, 0, 5, 5)
    assert legal(state) == {"lay under 2"}
    assert hand(play(state, "lay under 2"), 0) == []


@pytest.mark.rule("magellan.1", "magellan.3")
def test_on_side_b_one_of_the_paid_cards_goes_face_up_under_the_card() -> None:
    state = buy(Scene(3, "B").hand(0, 2, 5, 8).offer("magellan").state, 0, 7, 2, 5)
    assert (asked(state), legal(state)) == ((0, "under-paid"), {"lay under 2", "lay under 5"})
    assert (paid(state), discards(state)) == ([2, 5], [])
    assert refused(state, "lay under 8").code == "under.not-paid"
    play(state, "lay under 2")
    assert (hand(state, 0), stack(state, 1), discards(state), paid(state)) == ([8], [2, 0, 0], [5], [])
    for seat in (1, 2, None):
        assert stack(state.view(seat), 1) == [2, 0, 0]


@pytest.mark.rule("magellan.1", "magellan.3")
def test_on_side_b_a_single_paid_card_goes_under() -> None:
    state = buy(Scene(3, "B").hand(0, 7).offer("magellan").state, 0, 7, 7)
    assert legal(state) == {"lay under 7"}
    play(state, "lay under 7")
    assert (hand(state, 0), stack(state, 1), discards(state)) == ([], [7, 0, 0], [])


@pytest.mark.rule("magellan.4")
@pytest.mark.parametrize("side", ["A", "B"])
def test_later_cards_join_the_stack(side: str) -> None:
    state = Scene(3, side).year(3).magellan(0, 2, 1, 4).offer("magellan").state
    play(buy(state, 0, 5, 5), f"lay under {5 if side == 'B' else 6}")
    assert stack(state, 1) == [1, 4, 5 if side == "B" else 6]
    assert stack(state.view(1), 1) == ([1, 4, 5] if side == "B" else [0, 0, 0])
    assert ships(state, 0) == {("magellan", 3): 1}


@pytest.mark.rule("magellan.5")
def test_each_ship_has_a_stack_of_its_own() -> None:
    state = play(buy(Scene(3).offer("magellan").state, 1, 9, 9), "lay under 1")
    play(buy(chance(state, "explorer magellan"), 1, 8, 8), "lay under 2")
    play(buy(chance(state, "explorer magellan"), 0, 9, 9), "lay under 3")
    assert [stack(state, ship)[0] for ship in (1, 2, 3)] == [1, 2, 3]
    assert (ships(state, 1), ships(state, 0)) == ({("magellan", 1): 2}, {("magellan", 1): 1})


@pytest.mark.rule("magellan.5")
def test_a_stack_moves_with_its_ship() -> None:
    scene = Scene(3).year(2).magellan(0, 1, 1).magellan(0, 1, 9).offer("magellan")
    state = play(buy(scene.state, 0, 5, 5), "move ship 1", "lay under 8")
    assert (stack(state, 1), stack(state, 2)) == ([1, 8, 0], [9, 0, 0])


@pytest.mark.rule("magellan.5")
@pytest.mark.parametrize("side", ["A", "B"])
def test_a_stack_never_returns_to_supply_or_discards(side: str) -> None:
    state = Scene(3, side).magellan(0, 1, 9).supply(2).discards(3).last("columbus").state
    unsold(state)
    seen = [value for _, value in draw_out(state)]
    assert (seen, stack(state, 1)) == ([2, 3], [9, 0, 0])
    assert (supply(state), discards(state)) == ([], [])


@pytest.mark.rule("magellan.6", "magellan.7")
@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize(
    ("space", "cards", "points"),
    [(1, (1,), 3), (1, (4,), 2), (2, (1, 9), 8), (3, (3, 2, 1), 27), (3, (9, 8, 6), 12)],
)
def test_the_crowns_of_the_stack_are_multiplied_by_the_space(
    side: str, space: int, cards: tuple[int, ...], points: int
) -> None:
    state = Scene(3, side).known(0).magellan(0, space, *cards).year(3).state
    assert (total(state, 0), state.scores()[0].breakdown["magellan"]) == (points, points)


@pytest.mark.rule("magellan.5", "magellan.6")
def test_each_stack_counts_for_its_ship_alone() -> None:
    scene = Scene(3).known(0).known(1).magellan(0, 3, 1, 1, 5).magellan(0, 1, 2).magellan(1, 2, 9, 9)
    state = scene.year(3).state
    assert (total(state, 0), total(state, 1), state.scores()[2].breakdown["magellan"]) == (24 + 3, 4, 0)


@pytest.mark.rule("magellan.7")
@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize(("year", "bag"), [(1, 0), (2, 1)])
def test_only_space_2_has_a_bag(side: str, year: int, bag: int) -> None:
    scene = Scene(3, side).year(year).known(0).known(1).known(2).magellan(0, year, *[5] * year)
    state = scene.last("columbus").state
    assert [seat for seat, _ in draw_out(state)].count(0) == 2 + bag


@pytest.mark.rule("payment.6")
def test_everybody_sees_whose_magellan_ships_are_where() -> None:
    state = Scene(3).magellan(1, 2, 1, 2).year(2).state
    for seat in (0, 1, 2, None):
        assert ships(state.view(seat), 1) == {("magellan", 2): 1}


@pytest.mark.rule("secrets.4", "magellan.2")
def test_the_event_of_a_hidden_card_shows_its_value_to_the_owner_only() -> None:
    state = buy(Scene(3).hand(0, 2, 5, 8).offer("magellan").state, 0, 5, 5)
    event = events(state, "lay under 2")[0]
    assert (event.kind, event.seat, event.seen_by(0).args) == ("put-under", 0, {"value": 2})
    for seat in (1, 2, None):
        assert (event.seen_by(seat).kind, event.seen_by(seat).args) == ("put-under-hidden", {})


@pytest.mark.rule("secrets.4", "magellan.3")
@pytest.mark.parametrize(("side", "opened"), [("A", True), ("B", False)])
def test_the_event_of_an_open_card_shows_its_value_to_all(side: str, opened: bool) -> None:
    scene = Scene(3, side).hand(0, 2, 5, 5)
    state = buy((scene.open(0) if opened else scene).offer("magellan").state, 0, 5, 5)
    event = events(state, "lay under 5")[0]
    assert event.seen_by(1).args == event.seen_by(None).args == {"value": 5}
    assert event.secret == ""


@pytest.mark.rule("secrets.4")
def test_a_card_from_an_open_hand_is_known_to_all() -> None:
    state = buy(Scene(3).hand(0, 2, 5, 8).open(0).offer("magellan").state, 0, 5, 5)
    play(state, "lay under 8")
    for seat in (1, 2, None):
        assert (stack(state.view(seat), 1), hand(state.view(seat), 0)) == ([8, 0, 0], [2])


@pytest.mark.rule("magellan.2", "auction.9", "bids.8")
def test_with_one_card_nobody_can_bid_for_magellan_a() -> None:
    scene = Scene(3).hand(0, 9).hand(1, 9).hand(2, 9).offer("magellan").face_down("cook")
    assert legal(scene.state) == {"explorer cook"}


@pytest.mark.rule("magellan.7", "yearend.3")
def test_a_bag_is_for_the_owner_of_the_ship_on_that_space_alone() -> None:
    scene = Scene(3).year(2).known(0).known(1).known(2).magellan(0, 2, 5, 5).magellan(1, 1, 5)
    drawers = [seat for seat, _ in draw_out(scene.last("columbus").state)]
    assert [drawers.count(seat) for seat in range(3)] == [3, 2, 2]
