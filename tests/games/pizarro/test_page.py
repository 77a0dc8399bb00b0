"""The view as named values: what the page draws, and the payment it proposes."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import carrack
from carrack.core.api import OVER
from carrack.core.chance import Rng
from carrack.games.pizarro.position import PizarroState
from carrack.games.pizarro.showing.page import GoldCard, PizarroPage, PizarroSetup, Sailing
from carrack.games.pizarro.showing.page_builder import page_of, setup_of
from tests.games.pizarro.scene import GAME, Scene, buy, play
from tests.games.pizarro.test_payment import hands, payable, right_payments


def seen(state: PizarroState, seat: int | None = 0) -> PizarroPage:
    return page_of(state.view(seat))


def printed(state: PizarroState) -> PizarroSetup:
    return setup_of(state.view(None))


def test_a_hand_is_its_owners_and_the_others_know_what_was_seen() -> None:
    state = Scene(3).hand(1, 4, 4).known(1, 9).offer("cook").state
    mine, theirs = seen(state, 1).seats[1], seen(state, 0).seats[1]
    cards = [GoldCard("hand:4@1", 4), GoldCard("hand:4@1/2", 4), GoldCard("hand:9@1", 9)]
    assert (mine.hand, mine.gold, mine.crowns) == (cards, 17, 5)
    assert (theirs.hand, theirs.known, theirs.hand_size, theirs.gold) == ([], [9], 3, 0)


def test_an_open_hand_is_open_to_everybody() -> None:
    state = Scene(3).hand(1, 4, 4).open(1).offer("cook").state
    seat = seen(state, None).seats[1]
    assert (seat.open, [card.value for card in seat.hand]) == (True, [4, 4])


def test_ships_stand_on_their_spaces_with_what_lies_under_them() -> None:
    scene = Scene(3, "A", "B").ship(0, "cook", 2).ship(1, "da-gama right", 1).ship(2, "da-gama", 1)
    state = scene.magellan(1, 2, 3, 9).year(2).offer("cook").state
    names = [voyage.explorer for voyage in printed(state).voyages]
    spaces = {name: voyage.spaces for name, voyage in zip(names, seen(state, 1).voyages, strict=True)}
    assert spaces["cook"][1].berths[0].ships == [Sailing("ship:cook-2@0", 0, 0, [], 0)]
    halves = spaces["da-gama"][0].berths
    assert [(half.place, half.half, [ship.place for ship in half.ships]) for half in halves] == [
        ("space:da-gama-1-left", "left", ["ship:da-gama-1-left@2"]),
        ("space:da-gama-1-right", "right", ["ship:da-gama-1-right@1"]),
    ]
    assert spaces["magellan"][1].berths[0].ships == [Sailing("magellan:1@1", 1, 1, [3, 9], 4)]
    hidden = seen(state, 0).voyages[2].spaces[1].berths[0].ships
    assert hidden == [Sailing("magellan:1@1", 1, 1, [0, 0], 0)]


def test_sides_abilities_and_numbers_of_the_spaces() -> None:
    page = printed(Scene(3, "B", "B").offer("cook").state)
    assert [voyage.side for voyage in page.voyages] == ["B"] * 6
    assert [voyage.board for voyage in page.voyages] == [1, 1, 1, 2, 2, 2]
    pizarro, da_gama = page.voyages[1].spaces, page.voyages[4].spaces
    assert (pizarro[2].ability, pizarro[2].args) == ("draw", {"limit": 20})
    assert (da_gama[1].right, da_gama[1].gold, da_gama[1].ability) == (8, 2, "half")
    assert page.voyages[0].spaces[1].bags == 1


def test_the_auction_says_who_is_in_and_what_is_bid() -> None:
    page = seen(play(Scene(3).offer("cook").state, "bid 4", "pass"), 2)
    assert page.offer is not None
    assert (page.offer.stage, page.offer.bidder, page.offer.bid, page.offer.most) == ("bidding", 0, 4, 45)
    assert [seat.part for seat in page.seats] == ["in", "passed", "in"]
    assert [seat.bid for seat in page.seats] == [4, 0, 0]


def test_who_has_no_ship_there_or_no_gold_takes_no_part() -> None:
    scene = Scene(3, "A", "B").ship(0, "cook", 1).ship(1, "cook", 1).hand(1, 7).year(2)
    page = seen(scene.offer("cook").state)
    assert [seat.part for seat in page.seats] == ["in", "no-gold", "no-ship"]
    assert page.offer is not None
    # A card must stay for Cook B to take.
    assert page.offer.most == 44


def test_a_card_brings_more_points_than_the_ship_has_now() -> None:
    page = seen(Scene(3).ship(0, "columbus", 1).year(2).offer("columbus").state)
    assert page.offer is not None
    assert (page.offer.before, page.offer.gain) == (1, 4)
    first = seen(Scene(3).offer("columbus").state).offer
    assert first is not None
    assert (first.before, first.gain) == (-1, 1)


def test_magellan_brings_more_for_what_lies_under_the_best_ship() -> None:
    state = Scene(3).magellan(0, 1, 9).magellan(0, 1, 2).year(2).offer("magellan").state
    page = seen(state)
    assert page.offer is not None
    assert (page.offer.gain, page.offer.ships) == (3, [1, 2])
    other = seen(state, 1).offer
    assert other is not None
    assert other.gain == 0


def test_da_gama_sails_on_from_the_half_that_has_less_to_lose() -> None:
    scene = Scene(3, "A", "B").ship(0, "da-gama right", 1).ship(1, "da-gama right", 1).ship(1, "da-gama", 1)
    state = scene.year(2).offer("da-gama").state
    gains = []
    for seat in (0, 1):
        offer = seen(state, seat).offer
        assert offer is not None
        gains.append((offer.before, offer.gain))
    assert gains == [(8, -8), (0, 0)]


def test_pizarros_draw_tells_what_the_next_card_risks() -> None:
    state = Scene(3, "B").ship(0, "pizarro", 2).hand(0, 9).year(3).last("pizarro").state
    buy(state, 0, 9)
    first = seen(play(state, "pay 9", "draw")).turned
    assert first is not None
    assert (first.cards, first.drawing) == ([], True)
    play(state, "gold 8", "draw", "gold 7")
    page = seen(state)
    assert page.turned is not None
    assert (page.turned.seat, page.turned.cards, page.turned.sum) == (0, [7, 8], 15)
    # Of each value there are seven; the paid 9 is back in the supply, the other hands are hidden.
    assert (page.turned.unseen, page.turned.too_much) == (61, 26)
    # While a card is being turned up, the draw goes on; so it does before the first one.
    turning = seen(play(state, "draw")).turned
    assert turning is not None
    assert turning.drawing
    end = seen(play(state, "gold 6"))
    assert end.turned is not None
    assert (end.over, end.turned.sum, end.turned.drawing) == (True, 21, False)


def test_a_year_ends_when_its_last_card_is_sold() -> None:
    state = Scene(3).ship(0, "marco-polo", 1).last("cook").state
    assert not seen(state).year_ends
    buy(state, 0, 9)
    play(state, "pay 9")
    page = seen(state)
    assert (page.year_ends, page.offer, page.over) == (True, None, False)
    other = buy(Scene(3).offer("cook").state, 0, 9)
    assert not seen(play(other, "pay 9")).year_ends


# --- the proposed payment -------------------------------------------------------------------------------


def proposal(cards: tuple[int, ...], bid: int, explorer: str = "pizarro") -> list[int]:
    return seen(payable(cards, bid, explorer)).proposal


@given(hands(1), st.data())
def test_what_is_proposed_is_a_right_payment(cards: tuple[int, ...], data: st.DataObject) -> None:
    bid = data.draw(st.integers(1, sum(cards)))
    assert tuple(sorted(proposal(cards, bid))) in right_payments(cards, bid)


@pytest.mark.parametrize(
    ("cards", "bid", "best"),
    [
        ((1, 2, 3, 4, 5, 9), 9, [9]),
        ((1, 2, 3, 4, 5, 6), 9, [4, 5]),
        ((2, 3, 4, 7, 8), 15, [7, 8]),
        ((8, 9), 3, [8]),
        ((5, 6, 9), 10, [5, 6]),
    ],
)
def test_the_proposal_keeps_crowns(cards: tuple[int, ...], bid: int, best: list[int]) -> None:
    assert proposal(cards, bid) == best


def test_for_magellan_b_a_card_with_crowns_is_among_the_paid_ones() -> None:
    state = buy(Scene(3, "B").hand(0, 1, 2, 7, 9).magellan(0, 1, 5).year(2).offer("magellan").state, 0, 9)
    assert seen(state).proposal == [2, 7]
    assert proposal((1, 2, 7, 9), 9) == [9]


def test_nobody_else_sees_the_proposal() -> None:
    state = payable((4, 5, 9), 9)
    assert (seen(state, 1).proposal, seen(state, None).proposal) == ([], [])
    assert seen(play(state, "pay 9")).proposal == []


def test_a_begun_payment_is_proposed_to_its_end() -> None:
    state = play(payable((1, 2, 3, 4, 5), 9), "pay 5")
    page = seen(state)
    assert (page.paid, page.due, page.proposal) == ([GoldCard("paid:5@0", 5)], 4, [4])


@pytest.mark.heavy
@pytest.mark.parametrize("seats", [3, 6])
@pytest.mark.parametrize("sides", ["AA", "AB", "BA", "BB"])
def test_every_position_of_a_game_has_a_page(seats: int, sides: str) -> None:
    state = carrack.game(GAME.facts.id).new(seats, board_1=sides[0], board_2=sides[1])
    assert isinstance(state, PizarroState)
    rng = Rng(seats)
    while state.actor != OVER:
        for seat in (*range(seats), None):
            page = page_of(state.view(seat))
            assert bool(page.proposal) == (page.due > 0 and seat == state.actor)
        legal = state.legal()
        state.apply(legal[int(rng.below(min(len(legal), 4)))])
    assert page_of(state.view(None)).over
