"""Standing orders: what they answer, how long they hold, and when they cannot be given."""

from __future__ import annotations

from carrack.games.pizarro.position import PizarroState
from carrack.games.pizarro.standing_orders import ORDERS
from tests.games.pizarro.scene import Scene, play
from tests.games.playing import about, answer

PASS, BID, ALLOW = ORDERS


def objection(state: PizarroState, seat: int, amount: int) -> str:
    return BID.refusal(state.view(seat), amount).code


def test_a_bid_for_me_is_the_least_that_leads_up_to_the_limit() -> None:
    state = Scene(3).offer("pizarro").state
    assert answer(state, BID, 4) == "bid 1"
    assert answer(play(state, "bid 3"), BID, 4) == "bid 4"
    assert answer(play(state, "bid 4"), BID, 4) == "pass"


def test_a_bid_for_me_passes_rather_than_bid_what_cannot_be_paid() -> None:
    state = play(Scene(3).hand(1, 2, 1).offer("pizarro").state, "bid 3")
    assert answer(state, BID, 99) == "pass"


def test_whoever_leads_is_not_asked_and_outbids_nobody() -> None:
    state = play(Scene(3).offer("pizarro").state, "bid 3", "bid 4", "pass")
    assert answer(state, BID, 9) == "bid 5"
    # The other one passes: the card is sold, and there is nothing more to bid.
    assert answer(play(state, "bid 5", "pass"), BID, 9) is None


def test_a_pass_answers_bids_alone() -> None:
    state = Scene(3).veto(1).face_down("cook").offer("pizarro").state
    assert (answer(state, PASS), answer(state, ALLOW)) == (None, "allow")
    assert (answer(play(state, "allow"), PASS), answer(state, ALLOW)) == ("pass", None)


def test_orders_can_be_given_ahead_of_the_turn_and_hold_for_this_card() -> None:
    state = Scene(3).offer("pizarro").state
    card = about(state, PASS, 2)
    assert card
    assert card == about(play(state, "bid 1"), PASS, 2) == about(state, BID, 2)
    # Who has passed has nothing more to order; the card that is sold is nobody's.
    assert about(play(state, "pass"), PASS, 1) == ""
    assert about(play(state, "pass"), PASS, 2) == ""


def test_a_card_that_comes_back_after_a_veto_is_another_one() -> None:
    state = Scene(3).veto(0).face_down("cook").offer("pizarro").state
    before = about(state, PASS, 1)
    play(state, "veto", "explorer cook")
    assert about(state, PASS, 1) not in ("", before)
    play(state, "pass", "pass", "pass")
    assert about(state, PASS, 1) not in ("", before)


def test_whoever_takes_no_part_cannot_order_a_bid() -> None:
    state = Scene(3).ships_left(1, 0).offer("pizarro").state
    assert about(state, BID, 0)
    assert about(state, BID, 1) == ""


def test_a_limit_is_above_the_bid_and_within_the_hand() -> None:
    state = play(Scene(3).hand(2, 9, 2).offer("magellan").state, "bid 3")
    assert [objection(state, 2, amount) for amount in (3, 4, 9)] == ["bid.too-low", "", ""]
    assert objection(state, 2, 10) == "bid.must-keep-a-card"
    assert objection(state, 2, 12) == "bid.unaffordable"
    assert BID.limits is not None
    limits = BID.limits(state.view(2))
    assert (limits.least, limits.most) == (4, 9)


def test_no_veto_holds_for_the_year_and_for_those_who_have_one() -> None:
    state = Scene(3).veto(1).face_down("cook").offer("pizarro").state
    assert about(state, ALLOW, 1) == "0"
    assert about(state, ALLOW, 0) == ""
