"""Events, told as they happen."""

from __future__ import annotations

from carrack.core.events import Event
from carrack.games.amerigo_cards.layout import ALL_HOME
from tests.games.amerigo_cards.scene import Scene, events, fresh, kind_of, play

FIVE = ["gems-1", "cloth-1", "antiques-1", "spices-1", "coffee-1"]


def card(name: str) -> dict[str, int]:
    return {"card": kind_of(name)}


def test_sailing_out_tells_card_and_distance() -> None:
    state = Scene(2).outward(0, "coffee-3").hand(0, "gems-2").pile(0, "gems-1").to_act(0)
    assert events(state.state, "sail out gems-2") == [
        Event("sailed-out", 0, card("gems-2") | {"distance": 5})
    ]
    assert events(state.state, "sail out doubloon") == [Event("sailed-out-doubloon", 0, {"distance": 6})]


def test_sailing_home_tells_what_counts_double() -> None:
    state = Scene(2).outward(0, "3 coffee-3").hand(0, "gems-2").pile(0, "gems-1").to_act(0)
    assert events(state.state, "sail home gems-2") == [
        Event("sailed-home", 0, card("gems-2") | {"distance": 4})
    ]
    assert events(state.state, "sail home doubloon") == [Event("sailed-home-doubloon", 0, {"distance": 6})]


def test_coming_home_tells_awards_then_doubloons_then_discards() -> None:
    state = Scene(2).outward(0, "2 coffee-1").hand(0, "gems-1").to_act(0).state
    assert events(state, "sail home gems-1", "turn over coffee-1") == [
        Event("sailed-home", 0, card("gems-1") | {"distance": 2}),
        Event("came-home", 0, {"distance": 2, "king": 0, "companies": 1}),
        Event("turned-over", 0, card("coffee-1")),
        Event("discarded", 0, card("gems-1")),
        Event("discarded", 0, card("coffee-1")),
    ]


def test_exploring_tells_the_draw_and_keeps_the_cards_secret() -> None:
    state = Scene(2).outward(0, "coffee-1").to_act(0).state
    assert events(state, "explore", "card gems-1", "card gems-2") == [
        Event("explored", 0, {"distance": 1, "count": 2}),
        Event("drew", 0, card("gems-1"), "card"),
        Event("drew", 0, card("gems-2"), "card"),
    ]


def test_exhibiting_tells_each_card() -> None:
    state = Scene(2).hand(0, "gems-1", "coffee-1", "cloth-1").to_act(0).state
    assert events(state, "exhibit gems-1", "exhibit cloth-1", "stop") == [
        Event("exhibited", 0, card("gems-1")),
        Event("exhibited", 0, card("cloth-1")),
    ]


def test_a_compensation_tells_the_whole_hand() -> None:
    state = Scene(2).hand(0, "2 gems-1", "cloth-2").hand(1, "coffee-3").compensation().state
    assert events(state, "turn over cloth-2", "decline") == [
        Event("showed", 0, card("gems-1")),
        Event("showed", 0, card("gems-1")),
        Event("showed", 0, card("cloth-2")),
        Event("turned-over", 0, card("cloth-2")),
        Event("kept-hand", 1),
    ]


def test_a_sale_tells_prices_answers_and_what_each_seller_gets() -> None:
    scene = Scene(3).exhibit(0, "2 coffee-1").exhibit(1, "2 coffee-1").exhibit(2, "2 coffee-1", *FIVE)
    assert events(scene.state, "sell", "join", "decline") == [
        Event("sale-begins", 0, {"rare": -1, "popular": 4}),
        Event("joined-sale", 1),
        Event("passed-sale", 2),
        Event("discarded", 0, card("coffee-1")),
        Event("sold", 0, {"count": 1}),
        Event("turned-over", 0, card("coffee-1")),
        Event("discarded", 1, card("coffee-1")),
        Event("sold", 1, {"count": 1}),
        Event("turned-over", 1, card("coffee-1")),
    ]


def test_the_reshuffle_and_the_end_are_told() -> None:
    scene = Scene(2).deck("coffee-1").discards("2 gems-1").others_on_pile(0).outward(1, "cloth-1")
    sailing = scene.to_act(1).state
    assert events(sailing, "explore", "card coffee-1", "card gems-1")[2] == Event(
        "reshuffled", -1, {"count": 2}
    )
    home = Scene(2).shuffled().outward(0, "coffee-1").hand(0, "coffee-1").to_act(0).state
    assert events(home, "sail home coffee-1")[-1] == Event("game-ends", -1, {"ending": ALL_HOME})


def test_who_is_stuck_is_told() -> None:
    assert events(Scene(2).to_act(0).state, "draw")[0] == Event("stuck", 0)


def test_copies_listen_to_nobody_and_listening_can_stop() -> None:
    log: list[Event] = []
    state = Scene(2).hand(0, "coffee-1").hand(1, "gems-1").to_act(0).state
    state.listen(log)
    play(state.copy(), "sail out coffee-1")
    assert log == []
    play(state, "sail out coffee-1")
    state.listen(None)
    play(state, "sail out gems-1")
    assert [event.kind for event in log] == ["sailed-out"]


def test_the_deal_tells_each_card_to_its_owner() -> None:
    assert events(fresh(2), "card gems-1") == [Event("dealt", 0, card("gems-1"), "card")]
