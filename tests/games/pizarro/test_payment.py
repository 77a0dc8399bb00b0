"""Paying: exact when some cards are exact, else without a needless card; no change."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from carrack.games.pizarro.layout import PAYING
from carrack.games.pizarro.position import PizarroState
from carrack.games.pizarro.questions.payment import (
    NATIVE_BITS,
    can_pay_exactly,
    payment_can_end,
    reaches,
    reaches_far,
)
from tests.games.pizarro.scene import (
    Scene,
    asked,
    buy,
    discards,
    events,
    hand,
    paid,
    payments,
    play,
    refused,
    sure,
)


def payable(cards: tuple[int, ...], bid: int, explorer: str = "pizarro", board_2: str = "A") -> PizarroState:
    """Seat 0 holds these cards and pays this bid."""
    return buy(Scene(3, "A", board_2).hand(0, *cards).offer(explorer).state, 0, bid)


def ways(state: PizarroState) -> set[tuple[int, ...]]:
    """Every payment the buyer can make card by card, sorted."""
    if state.table.phase != PAYING:
        return {()}
    found = set()
    assert payments(state), "a payment that cannot be finished"
    for value in payments(state):
        after = state.copy()
        after.apply(after.game.actions.find(f"pay {value}"))
        found |= {tuple(sorted((value, *rest))) for rest in ways(after)}
    return found


def right_payments(cards: tuple[int, ...], bid: int) -> set[tuple[int, ...]]:
    """Ruling 3, word by word."""
    some = {tuple(sorted(chosen)) for n in range(1, len(cards) + 1) for chosen in combinations(cards, n)}
    exact = {chosen for chosen in some if sum(chosen) == bid}
    return exact or {
        chosen for chosen in some if sum(chosen) >= bid and all(sum(chosen) - card < bid for card in chosen)
    }


def there_are_so_many(cards: list[int]) -> bool:
    """Two other seats hold their sets, so five cards of each value are left."""
    return all(cards.count(card) <= 5 for card in cards)


def hands(fewest: int, most: int = 7, lowest: int = 1) -> st.SearchStrategy[tuple[int, ...]]:
    cards = st.lists(st.integers(lowest, 9), min_size=fewest, max_size=most)
    return cards.filter(there_are_so_many).map(tuple)


@pytest.mark.rule("payment.1", "payment.2", "payment.3", "payment.4")
@given(hands(1), st.data())
def test_card_by_card_leads_to_exactly_the_right_payments(
    cards: tuple[int, ...], data: st.DataObject
) -> None:
    bid = data.draw(st.integers(1, sum(cards)))
    assert ways(payable(cards, bid)) == right_payments(cards, bid)


@pytest.mark.rule("bids.8")
@given(hands(2), st.data())
def test_every_payment_for_cook_b_leaves_a_card(cards: tuple[int, ...], data: st.DataObject) -> None:
    bid = data.draw(st.integers(1, sum(cards) - min(cards)))
    assert all(len(way) < len(cards) for way in ways(payable(cards, bid, "cook", "B")))


@pytest.mark.rule("payment.2", "payment.4")
@given(hands(1), st.data())
def test_each_step_offers_exactly_the_values_that_can_be_completed(
    cards: tuple[int, ...], data: st.DataObject
) -> None:
    pay_step_by_step(cards, data.draw(st.integers(1, sum(cards))), data)


@pytest.mark.rule("payment.2", "payment.4")
@settings(max_examples=20)
@given(hands(10, 11, lowest=6), st.data())
def test_large_bids_are_paid_like_small_ones(cards: tuple[int, ...], data: st.DataObject) -> None:
    pay_step_by_step(cards, data.draw(st.integers(55, sum(cards))), data)


def pay_step_by_step(cards: tuple[int, ...], bid: int, data: st.DataObject) -> None:
    right = right_payments(cards, bid)
    state = payable(cards, bid)
    so_far: list[int] = []
    while state.table.phase == PAYING:
        assert payments(state) == set(next_values(right, so_far))
        so_far.append(data.draw(st.sampled_from(sorted(payments(state)))))
        play(state, f"pay {so_far[-1]}")
    assert tuple(sorted(so_far)) in right


def next_values(right: set[tuple[int, ...]], so_far: list[int]) -> Iterator[int]:
    """Return what a right payment still needs beyond these cards."""
    for way in right:
        left = list(way)
        try:
            for card in so_far:
                left.remove(card)
        except ValueError:
            continue
        yield from left


@pytest.mark.rule("payment.2")
def test_an_exact_payment_must_be_made_where_there_is_one() -> None:
    state = payable((2, 5, 8), 7)
    assert payments(state) == {2, 5}
    verdict = refused(state, "pay 8")
    assert (verdict.code, verdict.args) == ("pay.exact-possible", {"value": 8, "due": 7})


@pytest.mark.rule("payment.2")
def test_a_card_that_spoils_an_exact_payment_is_refused_in_the_middle_too() -> None:
    state = play(payable((2, 2, 3, 5), 7), "pay 2")
    assert payments(state) == {2, 3, 5}
    assert payments(play(state, "pay 2")) == {3}
    assert refused(state, "pay 5").code == "pay.exact-possible"


@pytest.mark.rule("payment.3")
def test_who_cannot_pay_exactly_overpays() -> None:
    state = play(payable((4, 9), 5), "pay 9")
    assert (hand(state, 0), discards(state)) == ([4], [9])
    assert state.table.due == 0


@pytest.mark.rule("payment.3")
def test_nobody_gets_change() -> None:
    state = play(payable((9, 9), 10), "pay 9")
    assert payments(state) == {9}
    play(state, "pay 9")
    assert (hand(state, 0), discards(state)) == ([], [9, 9])


@pytest.mark.rule("payment.4")
def test_an_overpayment_has_no_card_that_could_be_taken_away() -> None:
    state = payable((2, 6, 6), 7)
    assert ways(state) == {(2, 6), (6, 6)}
    play(state, "pay 2")
    assert payments(state) == {6}
    assert ways(payable((3, 5, 9), 7)) == {(3, 5), (9,)}
    verdict = refused(play(payable((3, 5, 9), 7), "pay 3"), "pay 9")
    assert (verdict.code, verdict.args) == ("pay.needless-card", {"value": 9, "due": 4})


@pytest.mark.rule("payment.3")
def test_more_may_be_overpaid_than_needed() -> None:
    assert ways(payable((5, 9), 4)) == {(5,), (9,)}


@pytest.mark.rule("payment.1")
def test_the_buyer_picks_the_cards() -> None:
    assert ways(payable((1, 2, 3, 4, 5, 6), 6)) == {(6,), (1, 5), (2, 4), (1, 2, 3)}


@pytest.mark.rule("payment.2")
def test_a_payment_ends_as_soon_as_it_is_enough() -> None:
    state = play(payable((1, 2, 3), 3), "pay 1")
    assert asked(state) == (0, "pay")
    assert asked(play(state, "pay 2"))[1] == "turn-up"


@pytest.mark.rule("payment.1")
def test_the_price_is_the_own_bid() -> None:
    state = play(Scene(3).offer("pizarro").state, "bid 3", "bid 4", "bid 8", "pass", "pass")
    assert payments(state) == {1, 2, 3, 4, 5, 6, 7, 8}
    assert refused(state, "pay 9").args == {"value": 9, "due": 8}


@pytest.mark.rule("payment.1", "secrets.3")
def test_what_is_paid_lies_face_up_and_then_in_the_discards() -> None:
    state = play(payable((2, 5, 8), 7), "pay 5")
    for seat in (0, 1, None):
        assert (paid(state.view(seat)), discards(state.view(seat))) == ([5], [])
    play(state, "pay 2")
    for seat in (0, 1, None):
        assert (paid(state.view(seat)), discards(state.view(seat))) == ([], [2, 5])


@pytest.mark.rule("payment.1")
def test_the_others_keep_their_gold() -> None:
    state = buy(Scene(3).offer("pizarro").state, 1, 9, 9)
    assert [len(hand(state, seat)) for seat in range(3)] == [9, 8, 9]


@pytest.mark.rule("secrets.3")
def test_a_paid_starting_card_is_no_longer_sure() -> None:
    assert sure(buy(Scene(3).offer("pizarro").state, 1, 9, 9), 1) == [1, 2, 3, 4, 5, 6, 7, 8]


@pytest.mark.rule("payment.5")
@pytest.mark.parametrize("explorer", ["da-gama", "cook"])
def test_the_payment_lies_in_the_discards_before_the_ability_works(explorer: str) -> None:
    """With an empty supply what was just paid is drawn again; what Cook takes is no paid card."""
    state = buy(Scene(3, "A", "B").hand(0, 4, 4, 9).supply().offer(explorer).state, 0, 9, 9)
    assert (discards(state), hand(state, 0)) == ([9], [4, 4])


def test_payments_are_told_to_everybody() -> None:
    log = events(payable((2, 5, 8), 7), "pay 5", "pay 2")
    told = [(event.kind, event.seat, event.args, event.secret) for event in log[:2]]
    assert told == [("paid", 0, {"card": 5}, ""), ("paid", 0, {"card": 2}, "")]


@pytest.mark.rule("payment.2")
@pytest.mark.parametrize("without", [-1, 0, 3, 8])
@pytest.mark.parametrize("least", [0, 1, 4])
def test_sums_of_much_gold_are_found_like_those_of_little(without: int, least: int) -> None:
    """Both ways to look for a sum agree wherever both can be used."""
    cards = Scene(3).hand(0, 1, 1, 3, 4, 4, 9, 9).state.table.player[0].hand
    for low in range(NATIVE_BITS):
        for high in range(low, min(low + 4, NATIVE_BITS)):
            small = reaches(cards, without, least, low, high)
            assert small == reaches_far(cards, without, least, low, high)


@pytest.mark.rule("payment.2")
def test_a_card_counts_only_once_however_large_the_price() -> None:
    """69 is all nines and eights; after the 4 there are 61 or 69 without it, and never 65."""
    assert payments(payable((9, 9, 9, 9, 9, 8, 8, 8, 4), 69)) == {8, 9}


@pytest.mark.rule("payment.2")
def test_much_gold_is_paid_exactly_where_it_can_be() -> None:
    cards = (9, 9, 9, 9, 9, 9, 6, 6)
    table = Scene(3).hand(0, *cards).known(1).known(2).state.table
    exact = [amount for amount in range(60, 68) if can_pay_exactly(table, 0, amount)]
    assert exact == [60, 66]


@pytest.mark.rule("payment.1", "payment.4")
def test_a_begun_payment_can_end_only_if_some_card_leads_on() -> None:
    state = payable((3, 5, 9), 7)
    assert payment_can_end(state.table, 0)
    play(state, "pay 3")
    assert payment_can_end(state.table, 0)
    exact = payable((2, 5, 8), 7).table
    assert payment_can_end(exact, 0)
    hand = exact.player[0].hand_to_write()
    hand[1] = hand[4] = 0
    assert not payment_can_end(exact, 0)
    hand[0] = 7
    assert payment_can_end(exact, 0)


@pytest.mark.rule("payment.1")
def test_a_payment_leaves_nothing_to_pay_behind() -> None:
    state = buy(Scene(3, "A", "B").offer("da-gama").state, 0, 9)
    assert (state.table.exact, int(state.table.player[0].bid_made)) == (True, 0)
    play(state, "pay 9")
    assert (state.prompt().code, state.table.exact, int(state.table.due)) == ("half", False, 0)
