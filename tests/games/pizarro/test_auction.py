"""Auctions: who opens, who is asked, who is skipped; cards that nobody buys."""

from __future__ import annotations

import pytest

from tests.games.pizarro.scene import (
    Scene,
    asked,
    bids,
    buy,
    chance,
    discards,
    draw_out,
    events,
    fresh,
    hand,
    legal,
    on_offer,
    play,
    ships,
    ships_left,
    unsold,
    vetoes,
)

# --- who opens ------------------------------------------------------------------------------------------


@pytest.mark.rule("auction.2")
@pytest.mark.parametrize("auctioneer", [1, 2, 3, 4])
def test_the_auctioneer_opens_the_first_auction(auctioneer: int) -> None:
    state = play(fresh(4), f"auctioneer {auctioneer}", "explorer cook")
    assert asked(state) == (auctioneer - 1, "bid")


@pytest.mark.rule("auction.4")
def test_the_auctioneer_bids_like_everybody() -> None:
    state = buy(play(fresh(3), "auctioneer 2", "explorer pizarro"), 1, 7, 7)
    assert ships(state, 1) == {("pizarro", 1): 1}


@pytest.mark.rule("auction.2")
def test_the_buyer_of_the_card_before_opens_the_next_auction() -> None:
    state = buy(Scene(4).offer("pizarro").state, 2, 7, 7)
    assert asked(chance(state, "explorer pizarro")) == (2, "bid")


@pytest.mark.rule("bids.1")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_bidding_goes_clockwise(seats: int) -> None:
    state = Scene(seats).opens(1).offer("pizarro").state
    order = []
    for bid in range(1, 2 * seats + 1):
        order.append(int(state.actor))
        play(state, f"bid {bid}")
    assert order == [(1 + turn) % seats for turn in range(2 * seats)]


@pytest.mark.rule("auction.3")
def test_an_unsold_card_changes_nothing_about_who_opens() -> None:
    state = unsold(Scene(3).opens(2).offer("pizarro").state)
    assert asked(chance(state, "explorer pizarro")) == (2, "bid")


@pytest.mark.rule("auction.3")
def test_an_unsold_first_card_leaves_the_auctioneer_to_open() -> None:
    state = unsold(play(fresh(3), "auctioneer 3", "explorer pizarro"))
    assert asked(chance(state, "explorer columbus")) == (2, "bid")


@pytest.mark.rule("auction.3")
def test_a_vetoed_card_changes_nothing_about_who_opens() -> None:
    state = play(Scene(3).opens(2).veto(1).offer("pizarro").state, "veto")
    assert asked(chance(state, "explorer pizarro")) == (2, "bid")


@pytest.mark.rule("auction.2")
def test_who_bids_but_does_not_buy_does_not_open() -> None:
    state = play(Scene(3).opens(0).offer("pizarro").state, "bid 3", "bid 4", "pass", "pass", "pay 4")
    assert asked(chance(state, "explorer pizarro")) == (1, "bid")


@pytest.mark.rule("auction.3", "setup.7")
def test_the_last_buyer_of_a_year_opens_the_next_year() -> None:
    state = Scene(3).ship(2, "pizarro", 1).ship(1, "pizarro", 1).last("pizarro").state
    draw_out(buy(state, 2, 7, 7))
    assert (state.table.year, state.table.auctioneer) == (1, 0)
    assert asked(chance(state, "explorer pizarro")) == (2, "bid")


# --- who is skipped -------------------------------------------------------------------------------------


@pytest.mark.rule("auction.9")
def test_an_opener_who_may_not_bid_is_skipped_and_the_next_one_opens() -> None:
    scene = Scene(4).year(2).ship(2, "pizarro", 1).ship(3, "pizarro", 1).opens(1)
    state = scene.offer("pizarro").state
    assert asked(state) == (2, "bid")
    assert asked(play(state, "pass")) == (3, "bid")


@pytest.mark.rule("auction.9")
def test_who_holds_no_gold_is_skipped() -> None:
    state = Scene(4).known(1).known(2).offer("pizarro").state
    assert asked(play(state, "pass")) == (3, "bid")


@pytest.mark.rule("auction.9")
def test_an_opener_without_gold_is_skipped() -> None:
    assert asked(Scene(3).known(0).offer("pizarro").state) == (1, "bid")


@pytest.mark.rule("auction.9")
@pytest.mark.parametrize(("explorer", "board_1", "board_2"), [("magellan", "A", "A"), ("cook", "A", "B")])
def test_magellan_a_and_cook_b_skip_who_holds_fewer_than_two_cards(
    explorer: str, board_1: str, board_2: str
) -> None:
    scene = Scene(4, board_1, board_2).hand(0, 9).known(1).hand(2, 1, 1).hand(3, 8)
    state = scene.offer(explorer).state
    assert asked(state) == (2, "bid")
    assert asked(buy(state, 2, 1, 1))[0] != 3


@pytest.mark.rule("auction.9")
@pytest.mark.parametrize(
    ("explorer", "board_1", "board_2"),
    [("magellan", "B", "A"), ("cook", "A", "A"), ("pizarro", "A", "A"), ("columbus", "A", "A")],
)
def test_one_card_is_enough_for_all_others(explorer: str, board_1: str, board_2: str) -> None:
    state = Scene(3, board_1, board_2).hand(0, 9).offer(explorer).state
    assert asked(state) == (0, "bid")
    assert bids(state) == list(range(1, 10))


@pytest.mark.rule("auction.10")
def test_who_merely_cannot_pay_enough_is_asked_and_must_pass() -> None:
    state = play(Scene(3).hand(1, 4, 2).offer("pizarro").state, "bid 6")
    assert asked(state) == (1, "bid-more")
    assert legal(state) == {"pass"}


@pytest.mark.rule("auction.10")
def test_who_cannot_pay_enough_is_asked_just_like_one_who_can() -> None:
    poor = play(Scene(3).hand(1, 4, 2).offer("pizarro").state, "bid 6")
    rich = play(Scene(3).hand(1, 9, 9).offer("pizarro").state, "bid 6")
    assert poor.view(2).dump() == rich.view(2).dump()


@pytest.mark.rule("auction.10")
def test_who_must_keep_a_card_and_cannot_is_still_asked() -> None:
    state = play(Scene(3).hand(1, 4, 5).offer("magellan").state, "bid 5")
    assert asked(state) == (1, "bid-more")
    assert legal(state) == {"pass"}


# --- unsold ---------------------------------------------------------------------------------------------


@pytest.mark.rule("bids.9")
def test_a_card_that_nobody_bids_for_leaves_the_game() -> None:
    state = unsold(Scene(3).offer("columbus").face_down("cook").state)
    assert legal(state) == {"explorer cook"}
    for seat in range(3):
        assert (ships(state, seat), ships_left(state, seat), vetoes(state, seat)) == ({}, 6, 0)
        assert len(hand(state, seat)) == 9
    assert discards(state) == []


@pytest.mark.rule("bids.10")
def test_a_card_that_nobody_can_bid_for_leaves_the_game_at_once() -> None:
    scene = Scene(3).year(2).offer("cook").face_down("pizarro")
    log = events(scene.offer("").face_down("cook", "pizarro").state, "explorer cook")
    assert [event.kind for event in log] == ["offered", "unsold"]


@pytest.mark.rule("bids.10")
def test_after_a_card_nobody_can_bid_for_the_next_one_is_turned_up() -> None:
    state = Scene(3).year(2).offer("cook").face_down("pizarro").state
    assert (on_offer(state), legal(state)) == ("", {"explorer pizarro"})


@pytest.mark.rule("bids.4")
def test_passes_count_for_one_card_only() -> None:
    state = unsold(Scene(3).offer("columbus").state)
    assert asked(chance(state, "explorer columbus")) == (0, "bid")
    assert asked(play(state, "pass")) == (1, "bid")


@pytest.mark.rule("bids.2")
def test_bids_count_for_one_card_only() -> None:
    state = chance(buy(Scene(3).offer("pizarro").state, 1, 9, 9), "explorer pizarro")
    assert bids(state)[0] == 1
