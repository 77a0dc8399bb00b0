"""Bids and passes: how much, how often, and when a card is bought."""

from __future__ import annotations

import pytest

from tests.games.pizarro.scene import Scene, asked, bids, events, legal, play, refused, ships


@pytest.mark.rule("bids.2")
def test_a_bid_is_at_least_1() -> None:
    assert bids(Scene(3).offer("pizarro").state)[0] == 1


@pytest.mark.rule("bids.1")
def test_the_opener_may_pass() -> None:
    assert asked(play(Scene(3).offer("pizarro").state, "pass")) == (1, "bid")


@pytest.mark.rule("bids.2", "bids.3")
@pytest.mark.parametrize("standing", [1, 7, 44])
def test_each_bid_is_higher_than_the_last_by_any_step(standing: int) -> None:
    state = play(Scene(3).offer("pizarro").state, f"bid {standing}")
    assert bids(state) == list(range(standing + 1, 46))
    assert refused(state, f"bid {standing}").code == "bid.too-low"


@pytest.mark.rule("bids.7")
def test_the_highest_bid_is_the_sum_of_the_hand() -> None:
    state = Scene(3).hand(0, 9, 9, 2, 2, 1).offer("columbus").state
    assert bids(state)[-1] == 23
    assert refused(state, "bid 24").code == "bid.unaffordable"


@pytest.mark.rule("bids.8")
@pytest.mark.parametrize(("explorer", "board_1", "board_2"), [("magellan", "A", "A"), ("cook", "A", "B")])
@pytest.mark.parametrize(
    ("hand", "most"), [((9, 9, 2), 18), ((5, 5), 5), ((1, 3), 3), ((7, 2, 2, 4), 13), ((9, 8, 7), 17)]
)
def test_for_magellan_a_and_cook_b_it_is_the_sum_less_the_lowest_card(
    explorer: str, board_1: str, board_2: str, hand: tuple[int, ...], most: int
) -> None:
    state = Scene(3, board_1, board_2).hand(0, *hand).offer(explorer).state
    assert bids(state) == list(range(1, most + 1))
    assert refused(state, f"bid {most + 1}").code == "bid.must-keep-a-card"


@pytest.mark.rule("bids.7", "bids.8")
@pytest.mark.parametrize(("explorer", "board_1", "board_2"), [("magellan", "B", "A"), ("cook", "A", "A")])
def test_for_magellan_b_and_cook_a_it_is_the_whole_sum(explorer: str, board_1: str, board_2: str) -> None:
    assert bids(Scene(3, board_1, board_2).hand(0, 9, 2).offer(explorer).state)[-1] == 11


@pytest.mark.rule("bids.4")
def test_a_pass_is_final_for_this_card() -> None:
    state = play(Scene(4).offer("pizarro").state, "bid 1", "pass", "bid 2", "pass")
    assert asked(state) == (0, "bid-more")
    play(state, "bid 3")
    assert asked(state) == (2, "bid-more")


@pytest.mark.rule("bids.5")
def test_when_all_others_have_passed_the_highest_bidder_buys() -> None:
    state = play(Scene(3).offer("pizarro").state, "bid 1", "bid 2", "pass", "pass")
    assert asked(state) == (1, "pay")
    play(state, "pay 2")
    assert ships(state, 1) == {("pizarro", 1): 1}


@pytest.mark.rule("bids.5")
def test_the_highest_bidder_is_not_asked_again() -> None:
    state = play(Scene(3).offer("pizarro").state, "pass", "bid 2", "pass")
    assert asked(state) == (1, "pay")


@pytest.mark.rule("bids.6", "bids.9")
def test_the_last_one_left_without_a_bid_standing_still_chooses() -> None:
    state = play(Scene(3).offer("pizarro").state, "pass", "pass")
    assert asked(state) == (2, "bid")
    assert {"pass", "bid 1", "bid 45"} <= legal(state)
    assert asked(play(state.copy(), "bid 4")) == (2, "pay")
    assert events(state, "pass")[-1].kind == "unsold"


@pytest.mark.rule("bids.6")
def test_a_sole_player_who_may_bid_still_chooses() -> None:
    state = Scene(3).year(2).ship(1, "cook", 1).offer("cook").state
    assert asked(state) == (1, "bid")
    assert {"pass", "bid 1", "bid 45"} <= legal(state)
    assert asked(play(state.copy(), "bid 1")) == (1, "pay")
    assert events(state, "pass")[-1].kind == "unsold"


@pytest.mark.rule("bids.3")
def test_the_bids_of_others_are_no_limit() -> None:
    state = play(Scene(3).hand(2, 9, 9, 9, 9, 9, 8).offer("pizarro").state, "bid 45", "pass")
    assert bids(state) == list(range(46, 54))


@pytest.mark.rule("bids.1")
def test_what_is_bid_is_public() -> None:
    log = events(Scene(3).offer("pizarro").state, "bid 4", "pass", "bid 9", "pass")
    told = [(event.kind, event.seat, event.args, event.secret) for event in log]
    assert told == [
        ("bid", 0, {"amount": 4}, ""),
        ("passed", 1, {}, ""),
        ("bid", 2, {"amount": 9}, ""),
        ("passed", 0, {}, ""),
        ("bought", 2, {"explorer": 1, "amount": 9}, ""),
    ]


@pytest.mark.rule("bids.2", "bids.7")
@pytest.mark.parametrize(("standing", "most"), [(1, 7), (6, 7), (7, 8), (9, 10)])
def test_every_bid_that_a_person_could_try_is_shown_the_next_one_at_least(standing: int, most: int) -> None:
    state = play(Scene(3).hand(1, 3, 4).offer("pizarro").state, f"bid {standing}")
    shown = [state.game.actions.notation(number) for number in state.candidates()]
    assert shown == [*(f"bid {gold}" for gold in range(1, most + 1)), "pass"]
