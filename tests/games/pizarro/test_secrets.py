"""secrets: what a seat knows, and what `imagine` keeps of it."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from carrack.core.api import CHANCE, OVER
from carrack.core.chance import Rng
from carrack.core.events import Event
from carrack.core.tables import TableView
from carrack.games.pizarro.knowledge.guesses import Guesses
from carrack.games.pizarro.layout import BIDDING, PAYING, PIZARRO_DRAW
from carrack.games.pizarro.position import PizarroState
from carrack.games.pizarro.questions.bids import highest_bid
from carrack.games.pizarro.table import Table
from tests.games.pizarro.scene import (
    GAME,
    NUMBERS,
    Scene,
    asked,
    buy,
    chance,
    discards,
    draw_out,
    fresh,
    gold,
    hand,
    imagination,
    legal,
    paid,
    payments,
    play,
    size,
    stack,
    supply,
    sure,
    under_the_stack,
    unsold,
)

SET = list(NUMBERS)


def imagined(view: TableView[Table], count: int = 30) -> list[PizarroState]:
    """Several positions that fit this view: they look the same from that seat."""
    ready = GAME.prepare(view)
    seat = None if view.seat < 0 else int(view.seat)
    found = []
    for seed in range(count):
        state = ready.state(Rng(seed))
        assert isinstance(state, PizarroState)
        state.check()
        assert state.view(seat).dump() == view.dump()
        found.append(state)
    return found


def can_pay(state: PizarroState, seat: int, bid: int) -> bool:
    return int(highest_bid(state.table, seat)) >= bid


# --- what is hidden -------------------------------------------------------------------------------------


@pytest.mark.rule("secrets.1")
def test_only_you_see_the_cards_in_your_hand() -> None:
    state = Scene(3).hand(0, 1, 2).hand(1, 3).hand(2, 4, 4).offer("cook").state
    for seat in range(3):
        seen = [hand(state.view(seat), other) for other in range(3)]
        assert seen == [hand(state, other) if other == seat else [] for other in range(3)]
    assert [hand(state.view(None), other) for other in range(3)] == [[], [], []]


@pytest.mark.rule("secrets.1")
def test_views_of_positions_that_differ_in_other_hands_only_are_equal() -> None:
    one = Scene(3).hand(0, 5).hand(1, 1, 2).offer("cook").state
    other = Scene(3).hand(0, 5).hand(1, 9, 9).offer("cook").state
    assert one.view(0).dump() == other.view(0).dump()
    assert one.view(None).dump() == other.view(None).dump()
    assert one.view(1).dump() != other.view(1).dump()


@pytest.mark.rule("secrets.1")
def test_only_the_asked_seat_is_offered_choices() -> None:
    state = Scene(3).offer("cook").state
    assert state.view(0).legal == state.legal()
    assert state.view(1).legal == state.view(None).legal == []


@pytest.mark.rule("secrets.1")
def test_whether_a_buyer_could_pay_exactly_stays_hidden() -> None:
    exact = buy(Scene(3).hand(1, 8, 1, 6).offer("pizarro").state, 1, 7)
    over = buy(Scene(3).hand(1, 8, 4, 5).offer("pizarro").state, 1, 7)
    for seat in (0, 2, None):
        assert exact.view(seat).dump() == over.view(seat).dump()


@pytest.mark.rule("secrets.2")
def test_nobody_sees_the_supply() -> None:
    state = Scene(3).hand(1, 4, 4).offer("cook").state
    for seat in (0, 1, None):
        assert supply(state.view(seat)) == []
    assert len({tuple(supply(guess)) for guess in imagined(state.view(0))}) > 1


@pytest.mark.rule("secrets.2")
def test_the_discards_that_were_shuffled_in_may_be_drawn_by_anybody() -> None:
    state = buy(Scene(3).known(0, 9).supply().discards(2, 3).offer("da-gama").state, 0, 9, 9)
    gold(state, 3)
    found = {tuple(hand(guess, 0)) for guess in imagined(state.view(1))}
    assert found == {(2,), (3,), (9,)}


@pytest.mark.rule("secrets.5")
def test_everybody_knows_which_explorer_cards_are_left_but_not_their_order() -> None:
    state = play(Scene(3).veto(0).offer("cook").face_down("cook", "columbus").state, "veto")
    for seat in (0, 1, None):
        view = state.view(seat)
        assert (view.rows()[7], under_the_stack(view)) == ([1, 0, 0, 0, 0, 1], ["cook"])
    assert legal(state) == {"explorer columbus", "explorer cook"}


# --- what is public -------------------------------------------------------------------------------------


@pytest.mark.rule("secrets.3")
def test_everybody_knows_how_many_cards_a_hand_holds() -> None:
    state = Scene(3).hand(0, 1, 2).hand(1, 3).known(2).offer("cook").state
    for seat in (0, 1, 2, None):
        assert [size(state.view(seat), other) for other in range(3)] == [2, 1, 0]
        for guess in imagined(state.view(seat), 5):
            assert [len(hand(guess, other)) for other in range(3)] == [2, 1, 0]


@pytest.mark.rule("secrets.3")
def test_the_discards_and_what_is_being_paid_are_public() -> None:
    state = play(buy(Scene(3).hand(1, 8, 4, 5).discards(1, 1).offer("pizarro").state, 1, 13), "pay 8")
    for seat in (0, 1, None):
        assert (discards(state.view(seat)), paid(state.view(seat))) == ([1, 1], [8])


@pytest.mark.rule("secrets.3", "secrets.1")
def test_at_the_beginning_nothing_is_hidden_but_the_order_of_cards() -> None:
    state = play(fresh(4), "auctioneer 1", "explorer cook")
    for guess in imagined(state.view(2), 5):
        assert guess.dump() == state.dump()


@pytest.mark.rule("secrets.3")
def test_what_an_open_hand_showed_stays_known_after_it_is_taken_up() -> None:
    state = buy(Scene(3).hand(1, 4, 6, 6).last("cook").state, 1, 4, 4)
    draw_out(state)
    for seat in (0, 2, None):
        for guess in imagined(state.view(seat)):
            assert not Counter([6, 6]) - Counter(hand(guess, 1))
            assert len(hand(guess, 1)) == 4


@pytest.mark.rule("secrets.3", "cook.2")
def test_what_is_drawn_to_an_open_hand_stays_known() -> None:
    scene = Scene(3).hand(1, 4, 6).open(1).opens(1).last("da-gama")
    state = gold(buy(scene.state, 1, 4, 4), 8)
    draw_out(state)
    assert sure(state.view(0), 1) == [6, 8]
    for guess in imagined(state.view(0)):
        assert {6, 8} <= set(hand(guess, 1))


# --- starting cards -------------------------------------------------------------------------------------


@pytest.mark.rule("secrets.3")
def test_a_starting_card_that_never_left_is_in_every_imagined_hand() -> None:
    state = gold(buy(Scene(3).offer("da-gama").state, 1, 9, 9), 4)
    for seat in (0, 2, None):
        for guess in imagined(state.view(seat)):
            assert not Counter(SET[:-1]) - Counter(hand(guess, 1))


@pytest.mark.rule("secrets.3")
def test_a_starting_card_that_was_lost_is_not_kept() -> None:
    state = chance(buy(Scene(3, "A", "B").offer("cook").state, 1, 9, 9), "lose 5")
    for guess in imagined(state.view(0)):
        assert hand(guess, 1) == [1, 2, 3, 4, 6, 7, 8]


@pytest.mark.rule("secrets.3", "polo.3")
def test_a_starting_card_that_was_swapped_is_not_kept() -> None:
    state = unsold(Scene(3).ship(1, "marco-polo", 1).last("columbus").state)
    draw_out(state)
    gold(play(state, "swap 8", "stop"), 5)
    guesses = imagined(state.view(0))
    assert all(not Counter([1, 2, 3, 4, 5, 6, 7, 9]) - Counter(hand(guess, 1)) for guess in guesses)
    assert not all(8 in hand(guess, 1) for guess in guesses)


@pytest.mark.rule("secrets.4")
def test_a_starting_card_may_be_the_one_under_magellan_a() -> None:
    state = play(buy(Scene(3).offer("magellan").state, 1, 9, 9), "lay under 3")
    seen = set()
    for guess in imagined(state.view(0), 60):
        under = stack(guess, 1)[0]
        assert sorted([*hand(guess, 1), under]) == SET[:-1]
        seen.add(under)
    assert len(seen) == 8


def _gold_in(event: Event) -> str:
    """Cards that are told one after the other are `card`, a single one is `value`."""
    return "card" if "card" in event.args else "value"


class Watcher:
    """Follows a game by its open events only: what must still be in each hand."""

    def __init__(self, seats: int) -> None:
        self.log: list[Event] = []
        self.start = [Counter(SET) for _ in range(seats)]
        self.hidden = [0] * seats

    def read(self) -> None:
        for event in self.log:
            if event.kind in ("paid", "lost", "swapped"):
                self.start[event.seat][event.args[_gold_in(event)]] -= 1
            elif event.kind == "put-under":
                if event.secret:
                    self.hidden[event.seat] += 1
                else:
                    self.start[event.seat][event.args[_gold_in(event)]] -= 1
        self.log.clear()

    def missing(self, state: PizarroState, seat: int) -> int:
        """Starting cards that never left openly and are not in the hand: they can only be under Magellan."""
        return sum((+self.start[seat] - Counter(hand(state, seat))).values())


def lively(state: PizarroState, rng: Rng) -> int:
    """A number for a game in which much happens: small raises, some large ones, any cards."""
    numbers = state.legal()
    if state.actor == CHANCE:
        return rng.choose(numbers, state.weights())
    if state.table.phase == BIDDING:
        if len(numbers) == 1 or rng.below(3) == 0:
            return numbers[-1]
        return numbers[int(rng.below(len(numbers) - 1 if rng.below(5) == 0 else min(4, len(numbers) - 1)))]
    return numbers[int(rng.below(len(numbers)))]


@pytest.mark.heavy
@pytest.mark.rule("secrets.1", "secrets.2", "secrets.3", "secrets.4")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("board_1", ["A", "B"])
@pytest.mark.parametrize("board_2", ["A", "B"])
def test_imagined_positions_fit_all_that_was_seen_in_whole_games(
    seats: int, board_1: str, board_2: str
) -> None:
    state = fresh(seats, board_1, board_2)
    rng = Rng(seats, ord(board_1) + 2 * ord(board_2))
    watcher = Watcher(seats)
    state.listen(watcher.log)
    moves = 0
    while state.actor != OVER:
        state.apply(lively(state, rng))
        watcher.read()
        moves += 1
        if moves % 23 == 0:
            viewer = int(rng.below(seats + 1)) - 1
            for guess in imagined(state.view(None if viewer < 0 else viewer), 3):
                check_guess(guess, state, watcher, viewer)


def check_guess(guess: PizarroState, state: PizarroState, watcher: Watcher, viewer: int) -> None:
    assert discards(guess) == discards(state)
    for seat in range(int(state.seats)):
        assert watcher.missing(guess, seat) <= watcher.hidden[seat]
        if seat == viewer:
            assert hand(guess, seat) == hand(state, seat)
    if state.table.phase == BIDDING and state.table.bid:
        assert can_pay(guess, int(state.table.bidder), int(state.table.bid))
    if state.table.phase == PAYING:
        assert payments(guess)


# --- seen discards --------------------------------------------------------------------------------------


@pytest.mark.rule("secrets.3")
def test_a_card_seen_in_the_discards_is_in_no_hand_until_it_is_shuffled_in_and_drawn() -> None:
    """All nines but those of the two starting sets lie in the discards; two are drawn after the shuffle."""
    scene = Scene(3).discards(9, 9, 9, 9, 9).hand(1, 5, 5).opens(1).last("columbus")
    state = scene.state
    for guess in imagined(state.view(0)):
        assert 9 not in hand(guess, 1)
    unsold(state)
    gold(state, 1, 1, 9, 9, 2, 2)
    nines = [hand(guess, 1).count(9) for guess in imagined(state.view(0), 150)]
    assert max(nines) <= 2
    assert max(nines) > 0


@pytest.mark.rule("secrets.3")
def test_a_card_paid_after_the_shuffle_is_in_no_other_hand() -> None:
    """Every nine is seen: one in the viewer's hand, the others in the discards."""
    scene = Scene(3).known(0, 9, 1).hand(1, 5, 5).hand(2, 4, 4).discards(9, 9, 9, 9, 9, 9).offer("pizarro")
    state = buy(scene.state, 0, 9, 9)
    for guess in imagined(state.view(2)):
        assert 9 not in hand(guess, 1) + supply(guess)


# --- bids and payments ----------------------------------------------------------------------------------


@pytest.mark.rule("bids.7")
def test_who_bid_20_can_pay_20() -> None:
    state = play(Scene(3).hand(1, 9, 8, 5).offer("pizarro").state, "pass", "bid 20")
    for seat in (0, 2, None):
        assert all(sum(hand(guess, 1)) >= 20 for guess in imagined(state.view(seat)))


@pytest.mark.rule("bids.8")
@pytest.mark.parametrize(("explorer", "board_1", "board_2"), [("magellan", "A", "A"), ("cook", "A", "B")])
def test_who_bid_for_magellan_a_or_cook_b_can_pay_and_keep_a_card(
    explorer: str, board_1: str, board_2: str
) -> None:
    scene = Scene(3, board_1, board_2).hand(1, 9, 8, 5)
    state = play(scene.offer(explorer).state, "pass", "bid 16")
    for guess in imagined(state.view(0)):
        cards = hand(guess, 1)
        assert sum(cards) - min(cards) >= 16


@pytest.mark.rule("bids.7")
def test_who_was_outbid_could_still_pay_the_own_bid() -> None:
    state = play(Scene(3).hand(1, 9, 8, 5).offer("pizarro").state, "pass", "bid 20", "bid 21", "pass")
    assert asked(state) == (2, "pay")
    assert all(sum(hand(guess, 1)) >= 20 for guess in imagined(state.view(0)))


@pytest.mark.rule("bids.7")
@pytest.mark.parametrize(("explorer", "bid"), [("pizarro", 22), ("magellan", 17)])
def test_a_bid_for_an_earlier_card_is_remembered(explorer: str, bid: int) -> None:
    """For Magellan A: who bid 17 had 17 gold beside a lowest card."""
    state = play(Scene(3).hand(1, 9, 8, 5).offer(explorer).state, "bid 1", f"bid {bid}", f"bid {bid + 1}")
    play(state, "pass", "pass")
    while state.table.phase == PAYING:
        state.apply(state.legal()[-1])
    if explorer == "magellan":
        play(state, "lay under 2")
    assert state.prompt().code == "turn-up"
    for guess in imagined(state.view(0), 60):
        cards = hand(guess, 1)
        assert sum(cards) - (min(cards) if explorer == "magellan" else 0) >= bid


@pytest.mark.rule("bids.7")
def test_a_bid_for_an_earlier_card_is_remembered_while_paying_for_a_later_one() -> None:
    scene = Scene(3).hand(1, 9, 8, 5).offer("pizarro")
    state = play(scene.state, "pass", "bid 22", "bid 23", "pass", "pay 9", "pay 8", "pay 6")
    chance(state, "explorer pizarro")
    buy(state, 1, 5)
    for guess in imagined(state.view(0), 60):
        assert sum(hand(guess, 1)) >= 22


@pytest.mark.rule("bids.7")
def test_a_bid_is_remembered_when_more_cards_have_come_to_the_hand() -> None:
    """The single card of seat 1 must be a nine, whatever it draws later."""
    state = play(
        Scene(3).hand(1, 9).last("pizarro").state, "pass", "bid 9", "bid 10", "pass", "pay 9", "pay 1"
    )
    draw_out(state)
    assert len(hand(state, 1)) == 3
    assert all(9 in hand(guess, 1) for guess in imagined(state.view(0), 60))


@pytest.mark.rule("bids.7")
@pytest.mark.parametrize("cards", [(9, 9, 9, 9), (9, 9, 9, 9, 9, 8), (9, 9, 9, 9, 9, 8, 8, 8, 8, 8)])
def test_even_a_bid_that_only_a_rare_hand_can_pay_is_kept(cards: tuple[int, ...]) -> None:
    state = play(Scene(3).hand(1, *cards).offer("pizarro").state, "pass", f"bid {sum(cards)}")
    for guess in imagined(state.view(0), 5):
        assert sum(hand(guess, 1)) >= sum(cards)


@pytest.mark.rule("bids.7", "secrets.4")
def test_a_bid_tells_what_can_be_under_magellan_a() -> None:
    """Seat 1 hid its three lowest cards and then bid all the gold it can have."""
    state = Scene(3).offer("magellan").state
    for card, under in ((9, 1), (8, 2), (7, 3)):
        play(buy(state, 1, card, card), f"lay under {under}")
        chance(state, "explorer magellan" if card > 7 else "explorer pizarro")
    play(state, "bid 15")
    for guess in imagined(state.view(0), 5):
        assert sorted([stack(guess, ship)[0] for ship in (1, 2, 3)]) == [1, 2, 3]


@pytest.mark.heavy
@pytest.mark.rule("payment.2", "payment.4")
@given(st.lists(st.integers(1, 9), min_size=2, max_size=6), st.data())
@settings(max_examples=25)
def test_a_begun_payment_can_be_finished(cards: list[int], data: st.DataObject) -> None:
    cards = [card for i, card in enumerate(cards) if cards[:i].count(card) < 4]
    bid = data.draw(st.integers(1, sum(cards)))
    state = buy(Scene(3).hand(1, *cards).offer("pizarro").state, 1, bid)
    while state.table.phase == PAYING:
        for seat in (0, None):
            for guess in imagined(state.view(seat), 3):
                while guess.table.phase == PAYING:
                    guess.apply(guess.legal()[0])
        state.apply(data.draw(st.sampled_from(state.legal())))


@pytest.mark.rule("payment.2")
def test_a_begun_payment_tells_of_the_hand() -> None:
    """Seat 1 pays 8 with a 4 of its two cards: the other one is a 4, or no 8 and enough."""
    state = play(buy(Scene(3).hand(1, 4, 7).offer("pizarro").state, 1, 8), "pay 4")
    others = {hand(guess, 1)[0] for guess in imagined(state.view(0), 150)}
    assert others <= {4, 5, 6, 7}
    assert {4, 7} <= others


@pytest.mark.rule("payment.2")
def test_an_overpayment_tells_that_no_exact_one_was_possible() -> None:
    """A seat that paid 9 for 7 with two cards left has no 7 among them, and they do not add up to 7."""
    state = play(buy(Scene(3).hand(1, 9, 8, 8).offer("pizarro").state, 1, 7), "pay 9")
    for guess in imagined(state.view(0), 100):
        assert 7 not in hand(guess, 1)
        assert sum(hand(guess, 1)) != 7


# --- Magellan -------------------------------------------------------------------------------------------


@pytest.mark.rule("secrets.4")
def test_a_card_under_magellan_a_is_known_to_its_owner_only() -> None:
    state = buy(Scene(3).hand(1, 5, 2, 9).offer("magellan").state, 1, 5, 5)
    two, nine = play(state.copy(), "lay under 2"), play(state.copy(), "lay under 9")
    for seat in (0, 2, None):
        assert two.view(seat).dump() == nine.view(seat).dump()
        assert len({stack(guess, 1)[0] for guess in imagined(two.view(seat))}) > 3
    assert {stack(guess, 1)[0] for guess in imagined(two.view(1))} == {2}


@pytest.mark.rule("secrets.4")
def test_a_card_under_magellan_from_an_open_hand_is_known_to_all() -> None:
    state = play(buy(Scene(3).hand(1, 5, 2, 9).open(1).offer("magellan").state, 1, 5, 5), "lay under 2")
    for seat in (0, 2, None):
        for guess in imagined(state.view(seat)):
            assert (stack(guess, 1)[0], hand(guess, 1)) == (2, [9])


@pytest.mark.rule("secrets.4", "secrets.3")
def test_an_open_hand_later_tells_what_is_under_magellan() -> None:
    """From the starting set 9 was paid and 2 hidden; then Cook opens the hand."""
    state = play(buy(Scene(3).offer("magellan").state, 1, 9, 9), "lay under 2")
    buy(chance(state, "explorer cook"), 1, 8, 8)
    for guess in imagined(state.view(0)):
        assert (stack(guess, 1)[0], hand(guess, 1)) == (2, [1, 3, 4, 5, 6, 7])


@pytest.mark.rule("secrets.4")
def test_a_hidden_card_is_counted_once_for_its_owner() -> None:
    state = Scene(3).hand(1, 5).magellan(1, 1, 9).discards(9, 9, 9, 9).year(2).state
    for guess in imagined(state.view(1)):
        assert stack(guess, 1)[0] == 9
        assert hand(guess, 1) == [5]


@pytest.mark.rule("secrets.1", "scoring.8")
def test_hands_that_are_not_scored_yet_are_imagined_during_pizarros_draw() -> None:
    scene = Scene(3, "B").year(3).hand(0, 4, 4).hand(1, 6).hand(2, 7, 8).ship(1, "pizarro", 3).opens(1)
    state = unsold(scene.last("cook").state)
    gold(play(state, "draw"), 5)
    guesses = imagined(state.view(1))
    assert len({tuple(hand(guess, 0)) for guess in guesses}) > 3
    assert all(hand(guess, 1) == [6] for guess in imagined(state.view(2)))


@pytest.mark.rule("secrets.1")
def test_an_onlooker_imagines_hands_of_the_right_size() -> None:
    state = Scene(3).hand(0, 1, 2).hand(1, 3).offer("cook").state
    for guess in imagined(state.view(None)):
        assert [len(hand(guess, seat)) for seat in range(3)] == [2, 1, 9]
        assert hand(guess, 2) == SET


@pytest.mark.rule("secrets.2")
def test_imagined_positions_can_be_played_to_the_end() -> None:
    state = Scene(3).hand(0, 1, 2, 9).hand(1, 3, 8).magellan(2, 1, 4).year(2).offer("cook").state
    for guess in imagined(state.view(0), 4):
        rng = Rng(5)
        while guess.actor != OVER:
            guess.apply(lively(guess, rng))
        guess.check()


@pytest.mark.rule("secrets.2")
def test_an_imagined_position_can_be_looked_at_from_the_other_seats() -> None:
    """In it the others know what they drew: a bot thinks about what they may think."""
    state = gold(buy(Scene(3).offer("da-gama").state, 1, 9, 9), 4)
    for guess in imagined(state.view(0), 10):
        for again in imagined(guess.view(1), 2):
            assert hand(again, 1) == hand(guess, 1)
            assert hand(again, 0) == hand(guess, 0) == SET
        assert sum(1 for value in guess.table.drawn if value) == 1


# --- looking ahead --------------------------------------------------------------------------------------


def guesses_left(view: TableView[Table], most: int) -> int:
    """Return how many of a small sample fit all that was seen."""
    guesses = Guesses(view.table, most, Rng(most))
    guesses.live()
    return len(guesses.all)


@pytest.mark.rule("secrets.3", "cook.1")
def test_a_hand_laid_open_later_leads_no_guess_to_a_dead_end() -> None:
    """Nobody would guess these ten cards by chance; who looks ahead cannot miss them."""
    cards = (1, 1, 4, 6, 6, 6, 7, 9, 9, 9)
    state = Scene(4).hand(1, *cards).hand(2, 2, 3, 5, 8, 8).offer("cook").state
    buy(state, 1, 9, 9)
    for seat in (0, 2, 3, None):
        assert guesses_left(state.view(seat), 8) == (1 if seat == 2 else 8)
        for guess in imagined(state.view(seat), 3):
            assert hand(guess, 1) == list(cards[:-1])


@pytest.mark.rule("secrets.2", "secrets.3")
def test_what_one_seat_shows_later_nobody_else_has_drawn() -> None:
    """Two nines are left in the supply: seat 1 pays with both, and they were the last."""
    scene = Scene(3).known(0).hand(2, 1, 2, 3).hand(1, 9, 9, 4).discards(9, 9, 9, 9, 9).offer("pizarro")
    state = buy(scene.state, 1, 18, 9, 9)
    for seat in (0, None):
        assert guesses_left(state.view(seat), 8) == 8
    for guess in imagined(state.view(0)):
        assert 9 not in hand(guess, 2) + supply(guess)


@pytest.mark.rule("secrets.2", "secrets.3")
def test_more_cards_of_a_value_than_a_shuffle_brought_were_in_the_supply_before() -> None:
    """Seat 0 draws three fours at the end of the year. One came with the discards: nobody drew the others."""
    scene = Scene(3).ship(0, "pizarro", 1).discards(4).supply(1, 2, 3, 4, 4, 5, 6).opens(1)
    state = gold(buy(scene.offer("da-gama").face_down("columbus").state, 1, 9, 9), 1)
    unsold(chance(state, "explorer columbus"))
    gold(state, 4, 4, 2, 3, 5, 6, 4)
    assert guesses_left(state.view(0), 8) == 8
    for guess in imagined(state.view(0)):
        assert (hand(guess, 1).count(4), hand(guess, 2).count(4)) == (1, 1)


@pytest.mark.heavy
@pytest.mark.rule("secrets.1", "secrets.3", "scoring.8")
@pytest.mark.parametrize("seats", [3, 6])
def test_the_first_sample_is_enough_to_the_end_of_a_game(seats: int) -> None:
    """In Pizarro's draw most hands have been shown, and all that went before must fit them."""
    state = fresh(seats, "B", "A")
    rng = Rng(seats, 2)
    asked_before = 0
    while state.actor != OVER:
        state.apply(lively(state, rng))
        if state.table.phase == PIZARRO_DRAW or len(state.table.memory) > asked_before + 80:
            asked_before = len(state.table.memory)
            for seat in (0, None):
                assert imagination(state.view(seat)).attempts == 1
