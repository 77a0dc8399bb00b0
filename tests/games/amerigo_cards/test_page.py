"""The view as named values: what the page draws."""

from __future__ import annotations

import carrack
from carrack.core.chance import Rng
from carrack.games.amerigo_cards.game import CardsState
from carrack.games.amerigo_cards.showing.page import CardsPage, TradeCard
from carrack.games.amerigo_cards.showing.page_builder import page_of
from tests.games.amerigo_cards.scene import GAME, Scene, play


def gems_2(seat: int) -> TradeCard:
    return TradeCard(f"hand:gems-2@{seat}", "gems", 2)


def seen(state: CardsState, seat: int | None = 0) -> CardsPage:
    return page_of(state.view(seat))


def test_only_the_owner_sees_a_hand() -> None:
    state = Scene(2).hand(0, "gems-2").shown_hand(1, "gems-2").hand(1, "coffee-1").to_act(0).state
    assert seen(state, 0).seats[0].hand == [gems_2(0)]
    assert seen(state, None).seats[0].hand == []
    assert (seen(state, 0).seats[1].hand, seen(state, 0).seats[1].hand_size) == ([gems_2(1)], 2)


def test_a_journey_tells_how_far_and_what_it_would_earn() -> None:
    state = Scene(3).outward(0, "3 coffee-3").outward(1, "coffee-2").hand(0, "5 gems-1").to_act(0).state
    mine, other, home = seen(state).seats
    assert (mine.course, mine.distance, mine.king, mine.companies) == ("outward", 9, 3, 1)
    assert (mine.explore, mine.needed) == (7, 5)
    assert (other.distance, other.companies, home.course, home.companies) == (2, 0, "at-home", 0)


def test_a_journey_is_shown_as_it_was_laid() -> None:
    """doubloons.2: a spent doubloon lies face down; cards of the way home lie the other way."""
    scene = Scene(2).outward(0, "coffee-3").hand(0, "coffee-1", "gems-2", "cloth-1").pile(0, "gems-1")
    state = scene.outward(1, "gems-3").hand(1, "2 spices-1").to_act(0).state
    play(state, "sail out doubloon", "sail out spices-1", "sail home gems-2")
    cards = seen(state, 0).seats[0].journey
    assert [(card.good, card.rudders, card.doubloon, card.homeward) for card in cards] == [
        ("coffee", 3, False, False),
        ("gems", 1, True, False),
        ("gems", 2, False, True),
    ]


def test_piles_that_everybody_has_seen() -> None:
    """secrets.4: discards and treasure piles, counted by kind."""
    state = Scene(2).hand(0, "gems-1").discards("2 gems-3", "coffee-1").pile(1, "cloth-2").to_act(0).state
    page = seen(state, None)
    assert (page.discarded[2], page.discarded[12], sum(page.discarded)) == (2, 1, 3)
    assert (page.seats[1].treasure[4], sum(page.seats[1].treasure), sum(page.seats[0].treasure)) == (1, 1, 0)


def test_the_way_home_counts_double() -> None:
    state = Scene(2).outward(0, "3 coffee-3").homeward(0, "gems-2").hand(0, "gems-1").to_act(0).state
    mine = seen(state).seats[0]
    assert (mine.course, mine.back, mine.needed, mine.explore) == ("homeward", 4, 3, 0)


def test_the_market_says_what_is_rare_popular_and_what_a_sale_brings() -> None:
    state = (
        Scene(2)
        .exhibit(0, "gems-1", "2 coffee-1", "2 cloth-1", "antiques-1")
        .exhibit(1, "antiques-1", "2 spices-1", "2 coffee-1")
        .hand(0, "coffee-1")
        .to_act(0)
        .state
    )
    page = seen(state)
    assert [(stall.good, stall.count, stall.price) for stall in page.market] == [
        ("gems", 1, "rare"),
        ("cloth", 2, "common"),
        ("antiques", 2, "common"),
        ("spices", 2, "common"),
        ("coffee", 4, "popular"),
    ]
    assert page.open
    assert ([lot.count for lot in page.seats[0].lots], page.seats[0].sale) == ([1, 2, 1, 0, 2], 3)


def test_without_all_five_goods_nothing_has_a_price() -> None:
    page = seen(Scene(2).exhibit(0, "gems-1", "2 coffee-1").hand(0, "coffee-1").to_act(0).state)
    assert [stall.price for stall in page.market] == ["common", "missing", "missing", "missing", "common"]
    assert (page.open, page.seats[0].sale) == (False, 0)


def test_prices_stand_while_a_sale_goes_on() -> None:
    state = (
        Scene(2)
        .exhibit(0, "gems-1", "2 coffee-1", "coffee-2", "2 cloth-1", "cloth-2", "antiques-1", "spices-1")
        .exhibit(1, "antiques-1", "2 spices-1", "coffee-1")
        .to_act(0)
        .state
    )
    page = seen(play(state, "sell", "join"))
    assert (page.selling, page.open) == (True, True)
    assert [stall.price for stall in page.market][4] == "popular"
    assert page.turned == [TradeCard("turned:gems-1@0", "gems", 1)]


def test_every_position_of_a_game_has_a_page() -> None:
    state, rng = GAME.new(3), Rng(3)
    while state.actor != carrack.OVER:
        page = page_of(state.view(max(state.actor, 0)))
        exhibited = sum(len(seat.exhibition) for seat in page.seats) + len(page.staying)
        assert sum(stall.count for stall in page.market) == exhibited
        state.apply(rng.choose(state.legal(), state.weights()))
    assert page_of(state.view(None)).over
