"""A sale as one scene: what each group brings, what to propose, and which cards went where."""

from __future__ import annotations

from carrack.core.places import Move
from carrack.games.amerigo_cards.game import CardsState
from carrack.games.amerigo_cards.showing.page_builder import page_of
from carrack.games.amerigo_cards.showing.places import PLACES
from tests.games.amerigo_cards.scene import GAME, Scene, events, play

OTHERS = ("antiques-1", "2 spices-1", "coffee-1")


def market(*mine: str) -> CardsState:
    """Seat 0 exhibits these and may sell; seat 1 is at sea and cannot join."""
    return Scene(2).exhibit(0, *mine).exhibit(1, *OTHERS).outward(1, "gems-3").to_act(0).state


MIXED = ("gems-1", "2 coffee-1", "coffee-2", "2 cloth-1", "cloth-2", "antiques-1", "spices-1")


def told(state: CardsState, seat: int | None = 0) -> list[tuple[str, int, int, int]]:
    return [(lot.price, lot.cards, lot.coins, lot.stay) for lot in page_of(state.view(seat)).deal]


def test_what_a_sale_brings_is_told_group_by_group() -> None:
    """Gems are rare, coffee is popular; five common cards pay one doubloon, and two of them stay."""
    state = market(*MIXED)
    expected = [("rare", 1, 1, 0), ("popular", 3, 1, 1), ("common", 5, 1, 2)]
    assert told(state) == expected
    assert page_of(state.view(0)).deal[2].goods == ["cloth", "antiques", "spices"]
    assert told(state, 1) == [("popular", 1, 0, 1), ("common", 3, 1, 0)]
    assert told(state, None) == []


def test_it_stays_the_same_until_the_sale_is_over() -> None:
    state = market(*MIXED)
    expected = told(state)
    for words in ("sell", "keep coffee-2", "keep antiques-1", "keep spices-1"):
        state = play(state, words)
        assert told(state) == expected


def test_too_few_popular_cards_stay_through_the_sale() -> None:
    rows = Scene(2).exhibit(0, "gems-1", "coffee-1", "2 cloth-1", "antiques-1", "antiques-2", "spices-1")
    state = rows.exhibit(1, "spices-1", "3 coffee-1").outward(1, "gems-3").to_act(0).state
    expected = [("rare", 1, 1, 0), ("popular", 1, 0, 1), ("common", 5, 1, 2)]
    assert told(state) == expected
    assert told(play(state, "sell")) == expected


def test_without_a_market_there_is_no_deal() -> None:
    assert told(Scene(2).exhibit(0, "gems-1", "2 coffee-1").hand(0, "coffee-1").to_act(0).state) == []


def proposed(state: CardsState) -> list[str]:
    return [GAME.actions.notation(number) for number in page_of(state.view(0)).proposal]


def test_a_proposal_answers_the_whole_question() -> None:
    """Goods that are scarce on the market stay: they will bring more next time."""
    state = play(market(*MIXED), "sell")
    assert proposed(state) == ["keep coffee-1"]
    assert proposed(play(state, "keep coffee-1")) == ["turn over coffee-1"]


def test_a_proposal_can_be_followed_to_the_end() -> None:
    for mine in (
        MIXED,
        (*MIXED, "coffee-3"),
        ("gems-1", "3 coffee-1", "4 cloth-2", "antiques-3", "spices-2"),
    ):
        state = play(market(*mine), "sell")
        asked = 0
        while page_of(state.view(0)).selling:
            numbers = page_of(state.view(0)).proposal
            assert numbers
            for number in numbers:
                if number not in state.legal():
                    break
                state.apply(number)
            asked += 1
            assert asked < 9
        assert page_of(state.view(0)).proposal == []


def test_nobody_else_gets_a_proposal() -> None:
    state = play(market(*MIXED), "sell")
    assert page_of(state.view(1)).proposal == []
    assert page_of(state.view(None)).proposal == []


def test_what_stays_and_what_is_turned_belongs_to_the_seller() -> None:
    state = (
        Scene(3)
        .exhibit(0, "gems-1", "3 cloth-1", "antiques-1")
        .exhibit(1, "3 coffee-1", "coffee-2", "gems-1", "spices-1", "cloth-1")
        .exhibit(2, "antiques-1")
        .to_act(0)
        .state
    )
    state = play(state, "sell", "join")
    while state.actor == 0:
        state.apply(state.legal()[0])
    assert state.actor == 1
    page = page_of(state.view(1))
    assert {card.place.partition("@")[2] for card in [*page.staying, *page.turned]} <= {"1"}


def test_cards_of_a_sale_leave_the_exhibition() -> None:
    """Also where the sale goes on after a question: nothing else says where the cards lay."""
    state = play(market(*MIXED), "sell")
    moves: list[Move] = []
    for words in ("keep coffee-2", "keep antiques-1", "keep spices-1"):
        moves += PLACES.moves(GAME, events(state, words))
    assert moves
    assert {move.source.partition(":")[0] for move in moves} == {"exhibition"}


def test_cards_of_an_award_leave_the_journey() -> None:
    ships = Scene(2).outward(0, "3 coffee-3").homeward(0, "gems-2").outward(1, "gems-1")
    state = play(ships.hand(0, "gems-3").to_act(0).state, "sail home gems-3")
    moves: list[Move] = []
    while int(state.actor) == 0 and page_of(state.view(0)).seats[0].journey:
        number = state.legal()[0]
        words = GAME.actions.notation(number)
        moves += PLACES.moves(GAME, events(state, words))
    assert moves
    assert {move.source.partition(":")[0] for move in moves} == {"journey"}
