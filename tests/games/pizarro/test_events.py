"""Events, told as they happen."""

from __future__ import annotations

from carrack.core.events import Event
from carrack.core.text import Texts
from tests.games.pizarro.scene import GAME, Scene, buy, chance, draw_out, events, fresh, play, unsold


def test_the_auctioneer_is_named() -> None:
    assert events(fresh(3), "auctioneer 2") == [Event("auctioneer", 1)]


def test_a_card_is_offered() -> None:
    assert events(Scene(3).year(2).ship(0, "cook", 1).state, "explorer cook") == [
        Event("offered", -1, {"explorer": 5, "year": 2})
    ]


def test_a_sale_tells_bid_price_payment_and_ship() -> None:
    log = events(Scene(3).offer("pizarro").state, "bid 3", "pass", "pass", "pay 1", "pay 2")
    assert log == [
        Event("bid", 0, {"amount": 3}),
        Event("passed", 1),
        Event("passed", 2),
        Event("bought", 0, {"explorer": 1, "amount": 3}),
        Event("paid", 0, {"card": 1}),
        Event("paid", 0, {"card": 2}),
        Event("sailed", 0, {"explorer": 1, "space": 1, "half": 0, "ship": 0}),
    ]


def test_da_gama_tells_the_half() -> None:
    state = buy(Scene(3, "A", "B").year(2).ship(0, "da-gama", 1).offer("da-gama").state, 0, 9, 9)
    right = events(state.copy(), "go right")
    left = events(state, "go left")
    assert right == [Event("sailed", 0, {"explorer": 4, "space": 2, "half": 1, "ship": 0})]
    assert left == [Event("sailed", 0, {"explorer": 4, "space": 2, "half": 2, "ship": 0})]
    assert list(Texts(GAME).story(right)) == ["Seat 1 sails to space 2 of da Gama, on the right half."]
    assert list(Texts(GAME).story(left)) == ["Seat 1 sails to space 2 of da Gama, on the left half."]


def test_magellan_tells_the_ship_and_the_card() -> None:
    state = buy(Scene(3).magellan(1, 1, 5).offer("magellan").state, 0, 9)
    assert events(state, "pay 9", "lay under 3")[1:] == [
        Event("sailed", 0, {"explorer": 2, "space": 1, "half": 0, "ship": 2}),
        Event("put-under", 0, {"value": 3}, "value"),
    ]


def test_an_unsold_card_is_told() -> None:
    log = events(Scene(3).offer("cook").state, "pass", "pass", "pass")
    assert log[-1] == Event("unsold", -1, {"explorer": 5})


def test_vetoes_and_their_refusals_are_told() -> None:
    log = events(Scene(3).veto(0).veto(1).offer("cook").state, "allow", "veto")
    assert log == [Event("allowed", 0), Event("vetoed", 1, {"explorer": 5})]


def test_a_card_that_comes_back_is_offered_again() -> None:
    state = Scene(3).offer("cook").face_down().vetoed("pizarro").state
    assert events(state, "pass", "pass", "pass")[-1] == Event("offered", -1, {"explorer": 1, "year": 1})


def test_the_end_of_a_year_tells_shuffle_draws_and_swaps() -> None:
    state = Scene(3).known(1).known(2).ship(0, "marco-polo", 1).discards(5).last("columbus").state
    log = events(state, "pass")
    assert log[-2:] == [Event("year-ends", -1, {"year": 1}), Event("shuffled")]
    assert events(state, "gold 5")[0] == Event("drew", 0, {"card": 5}, "card")
    draw_out(state)
    assert events(state, "swap 9") == [Event("swapped", 0, {"card": 9})]


def test_pizarros_draw_tells_cards_stop_and_bust() -> None:
    state = unsold(Scene(3, "B").year(3).ship(0, "pizarro", 3).last("cook").state)
    assert events(state, "draw", "gold 9") == [Event("turned-up", 0, {"card": 9})]
    assert events(state.copy(), "stop")[0] == Event("stopped", 0, {"sum": 9})
    chance(play(state, "draw"), "gold 9")
    assert events(state, "draw", "gold 9")[:2] == [Event("turned-up", 0, {"card": 9}), Event("busted", 0)]


def test_at_the_scoring_every_hand_is_shown() -> None:
    state = unsold(Scene(3, "B").year(3).ship(0, "pizarro", 3).last("cook").state)
    shown = [event for event in events(state, "stop") if event.kind == "showed"]
    assert [event.seat for event in shown] == [1] * 9 + [2] * 9
    assert [event.args["card"] for event in shown] == [*range(1, 10), *range(1, 10)]


def test_at_the_scoring_each_card_of_a_hand_is_shown_as_often_as_it_is_there() -> None:
    state = Scene(3).year(3).known(1, 9).known(2).hand(0, 2, 2, 7).ship(0, "cook", 2).last("cook").state
    shown = [event for event in events(state, "pass") if event.kind == "showed"]
    assert shown == [
        *(Event("showed", 0, {"card": card}) for card in (2, 2, 7)),
        Event("showed", 1, {"card": 9}),
    ]


def test_copies_listen_to_nobody() -> None:
    state = Scene(3).offer("pizarro").state
    log: list[Event] = []
    state.listen(log)
    play(state.copy(), "bid 3")
    assert log == []


def test_at_the_scoring_hidden_stacks_are_shown() -> None:
    scene = Scene(3).known(1).known(2).hand(0, 5).year(3).ship(0, "cook", 2)
    state = scene.magellan(1, 1, 9).magellan(0, 2, 8, 1).last("cook").state
    shown = [event for event in events(state, "pass") if event.kind == "showed-stack"]
    assert shown == [
        Event("showed-stack", 0, {"card": 8}),
        Event("showed-stack", 0, {"card": 1}),
        Event("showed-stack", 1, {"card": 9}),
    ]
