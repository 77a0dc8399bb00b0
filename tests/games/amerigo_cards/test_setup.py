"""goal, cards, setup, compensation, limits, turn."""

from __future__ import annotations

import pytest

from carrack.core.api import OVER
from carrack.games.amerigo_cards.game import AmerigoCards
from tests.games.amerigo_cards.scene import (
    CARDS,
    Scene,
    chance,
    deck,
    discards,
    distance,
    draw_out,
    exhibition,
    fresh,
    hand,
    journey,
    legal,
    market,
    pile,
    place,
    play,
    refused,
    shown,
)

# --- goal and cards -------------------------------------------------------------------------------------


@pytest.mark.rule("goal.1")
def test_goods_that_are_sold_bring_doubloons() -> None:
    scene = Scene(2).exhibit(0, "gems-1", "cloth-1", "antiques-1", "spices-1", "coffee-1").to_act(0)
    assert len(pile(play(scene.state, "sell", "keep gems-1", "keep cloth-1", "turn over coffee-1"), 0)) == 1


@pytest.mark.rule("goal.1")
def test_long_journeys_bring_awards_from_king_and_companies() -> None:
    state = Scene(2).outward(0, "3 coffee-3").homeward(0, "coffee-3").hand(0, "coffee-3").to_act(0).state
    assert len(pile(play(state, "sail home coffee-3"), 0)) == 3 + 1


@pytest.mark.rule("cards.1")
@pytest.mark.parametrize(
    ("good", "count"), [("gems", 15), ("cloth", 18), ("antiques", 21), ("spices", 24), ("coffee", 30)]
)
def test_a_deck_has_108_cards_of_five_goods(good: str, count: int) -> None:
    cards = deck(fresh(2))
    assert len(cards) == 108
    assert sum(card.startswith(good) for card in cards) == count


@pytest.mark.rule("cards.2")
@pytest.mark.parametrize("card", CARDS)
def test_a_card_shows_one_good_and_its_rudders_and_its_back_is_one_doubloon(card: str) -> None:
    good, rudders = card.split("-")
    in_hand = Scene(2).hand(0, card).to_act(0)
    assert distance(play(in_hand.state, f"sail out {card}"), 0) == int(rudders)
    assert market(play(in_hand.state, f"exhibit {card}")) == {good: 1}
    assert Scene(2).pile(0, card).state.scores()[0].breakdown["pile"] == 1


@pytest.mark.rule("cards.3")
def test_a_third_of_each_good_has_1_rudder_a_third_2_and_a_third_3() -> None:
    cards = deck(fresh(2))
    for good, count in {"gems": 5, "cloth": 6, "antiques": 7, "spices": 8, "coffee": 10}.items():
        assert [cards.count(f"{good}-{rudders}") for rudders in (1, 2, 3)] == [count] * 3
    assert [sum(card.endswith(rudders) for card in cards) for rudders in "123"] == [36, 36, 36]


@pytest.mark.rule("cards.4")
def test_there_are_15_kinds_and_cards_of_a_kind_are_equal() -> None:
    before = fresh(2)
    assert len(before.legal()) == 15
    assert before.weights() == [5] * 3 + [6] * 3 + [7] * 3 + [8] * 3 + [10] * 3
    assert legal(Scene(2).hand(0, "2 coffee-2").to_act(0).state) == {"sail out coffee-2", "exhibit coffee-2"}


# --- setup ----------------------------------------------------------------------------------------------


def after_the_deal(seats: int) -> list[int]:
    """The first hands, seat by seat."""
    state = fresh(seats)
    draw_out(state)
    return [len(hand(state, seat)) for seat in range(seats)]


@pytest.mark.rule("setup.1")
def test_seat_1_is_the_start_player() -> None:
    state = Scene(3).hand(0, "coffee-3").hand(1, "coffee-3").hand(2, "coffee-3").compensation().state
    assert play(state, "decline", "decline", "decline").actor == 0
    assert legal(state) == {"sail out coffee-3", "exhibit coffee-3"}


@pytest.mark.rule("setup.2")
@pytest.mark.parametrize(("seats", "hands"), [(2, [4, 4]), (3, [4, 4, 5]), (4, [4, 4, 5, 5])])
def test_seats_1_and_2_get_4_cards_and_seats_3_and_4_get_5(seats: int, hands: list[int]) -> None:
    assert len(deck(fresh(seats))) == 108
    assert after_the_deal(seats) == hands


@pytest.mark.rule("setup.2")
def test_each_seat_gets_the_cards_that_chance_deals_it() -> None:
    first = ["gems-1", "gems-2", "gems-3", "cloth-1"]
    second = ["spices-1", "spices-2", "spices-3", "coffee-1"]
    state = chance(fresh(2), *first, *second)
    assert (hand(state, 0), hand(state, 1)) == (first, second)


@pytest.mark.rule("setup.3")
def test_the_undealt_cards_are_the_deck_and_the_discard_pile_is_empty() -> None:
    state = fresh(4)
    draw_out(state)
    assert len(deck(state)) == 108 - 4 - 4 - 5 - 5 == state.table.deck_size
    assert discards(state) == []


@pytest.mark.rule("setup.3")
def test_everybody_begins_at_home() -> None:
    state = fresh(4)
    draw_out(state)
    for seat in range(4):
        assert place(state, seat) == "home"
        assert exhibition(state, seat) == journey(state, seat) == pile(state, seat) == []


# --- compensation ---------------------------------------------------------------------------------------


@pytest.mark.rule("compensation.1")
def test_without_a_3_rudder_card_one_card_may_become_a_doubloon() -> None:
    state = Scene(2).hand(0, "gems-1", "cloth-2", "2 coffee-1").compensation().state
    assert legal(state) == {"turn over gems-1", "turn over cloth-2", "turn over coffee-1", "decline"}


@pytest.mark.rule("compensation.1")
@pytest.mark.parametrize("card", [card for card in CARDS if card.endswith("3")])
def test_any_3_rudder_card_in_the_first_hand_rules_a_compensation_out(card: str) -> None:
    state = Scene(2).hand(0, "gems-1", "cloth-2", "coffee-1", card).compensation().state
    assert refused(state, "turn over gems-1").code == "compensation.has-three-rudders"


@pytest.mark.rule("compensation.1")
def test_a_compensation_may_be_declined() -> None:
    state = play(Scene(2).hand(0, "gems-1", "cloth-2").compensation().state, "decline")
    assert (hand(state, 0), shown(state, 0), pile(state, 0)) == (["gems-1", "cloth-2"], [], [])


@pytest.mark.rule("compensation.2")
def test_the_compensated_hand_is_seen_by_everybody() -> None:
    state = play(Scene(3).hand(0, "gems-1", "2 cloth-2").compensation().state, "turn over cloth-2")
    for seat in (1, 2, None):
        assert shown(state.view(seat), 0) == ["gems-1", "cloth-2"]


@pytest.mark.rule("compensation.2")
def test_the_card_turned_over_starts_the_treasure_pile() -> None:
    state = play(Scene(2).hand(0, "gems-1", "cloth-2").compensation().state, "turn over cloth-2")
    assert (pile(state, 0), hand(state, 0)) == (["cloth-2"], ["gems-1"])


@pytest.mark.rule("compensation.2")
def test_only_a_card_of_the_first_hand_can_be_turned_over() -> None:
    state = Scene(2).hand(0, "gems-1", "cloth-2").compensation().state
    assert refused(state, "turn over coffee-1").code == "card.not-in-hand"


@pytest.mark.rule("compensation.3")
def test_all_players_are_asked_in_turn_order_before_the_first_turn() -> None:
    scene = Scene(4).hand(0, "gems-1").hand(1, "gems-3").hand(2, "cloth-1").hand(3, "coffee-3")
    state = scene.compensation().state
    for seat in range(4):
        assert state.actor == seat
        assert refused(state, f"sail out {hand(state, seat)[0]}").code == "compensation.answer-first"
        play(state, "decline")
    assert state.actor == 0


@pytest.mark.rule("compensation.3")
def test_who_holds_a_3_rudder_card_is_asked_but_can_only_decline() -> None:
    assert legal(Scene(2).hand(0, "gems-1", "coffee-3").compensation().state) == {"decline"}


@pytest.mark.rule("compensation.4")
def test_no_card_is_drawn_for_the_one_turned_over() -> None:
    state = Scene(2).hand(0, "2 gems-1", "2 cloth-2").hand(1, "coffee-3").compensation().state
    in_deck = len(deck(state))
    play(state, "turn over gems-1")
    assert (len(hand(state, 0)), len(deck(state)), state.actor) == (3, in_deck, 1)


# --- limits ---------------------------------------------------------------------------------------------


@pytest.mark.rule("limits.1")
@pytest.mark.parametrize(("held", "drawn"), [(0, 12), (1, 11), (11, 1)])
def test_a_draw_stops_at_12_hand_cards_and_its_rest_is_lost(held: int, drawn: int) -> None:
    state = (
        Scene(2).outward(0, "3 spices-3").hand(0, *["coffee-1"] * min(held, 10), *["coffee-2"] * (held - 10))
    )
    after = play(state.to_act(0).state, "explore")
    assert draw_out(after) == drawn
    assert (len(hand(after, 0)), after.actor) == (12, 1)


@pytest.mark.rule("limits.2")
def test_an_exhibition_holds_12_cards_and_no_more() -> None:
    state = Scene(2).exhibit(0, "10 coffee-1").hand(0, "3 gems-1").to_act(0).state
    play(state, "exhibit gems-1", "exhibit gems-1")
    assert (len(exhibition(state, 0)), state.actor) == (12, 1)


@pytest.mark.rule("limits.2")
def test_a_full_exhibition_takes_no_card() -> None:
    state = Scene(2).exhibit(0, "10 coffee-1", "2 gems-1").hand(0, "gems-1").to_act(0).state
    assert refused(state, "exhibit gems-1").args == {"limit": 12}
    assert legal(state) == {"sail out gems-1"}


@pytest.mark.rule("limits.2")
def test_each_player_has_the_exhibition_limit_separately() -> None:
    state = Scene(2).exhibit(0, "10 coffee-1", "2 gems-1").exhibit(1, "10 coffee-2").hand(1, "gems-1")
    assert len(exhibition(play(state.to_act(1).state, "exhibit gems-1"), 1)) == 11


@pytest.mark.rule("limits.2")
def test_exhibited_cards_do_not_count_towards_the_hand_limit() -> None:
    state = Scene(2).exhibit(0, "10 coffee-1", "2 gems-1").outward(0, "2 spices-3").to_act(0).state
    play(state, "explore")
    assert draw_out(state) == 12


# --- turn -----------------------------------------------------------------------------------------------


@pytest.mark.rule("turn.1")
def test_after_one_action_it_is_the_left_hand_neighbours_turn() -> None:
    state = Scene(3).hand(0, "2 coffee-1").hand(1, "2 coffee-2").hand(2, "2 coffee-3").to_act(0).state
    assert play(state, "sail out coffee-1").actor == 1
    assert play(state, "sail out coffee-2").actor == 2
    assert play(state, "sail out coffee-3").actor == 0


@pytest.mark.rule("turn.1")
@pytest.mark.parametrize("words", ["draw", "stop", "decline"])
def test_nobody_may_pass_who_can_take_an_action(words: str) -> None:
    state = Scene(2).hand(0, "coffee-1").to_act(0).state
    assert legal(state) == {"sail out coffee-1", "exhibit coffee-1"}
    assert not refused(state, words).ok


@pytest.mark.rule("turn.2")
def test_at_home_one_may_sail_exhibit_or_sell() -> None:
    state = Scene(2).hand(0, "coffee-1").exhibit(0, "gems-1", "cloth-1", "antiques-1", "spices-1", "coffee-2")
    assert legal(state.to_act(0).state) == {"sail out coffee-1", "exhibit coffee-1", "sell"}


@pytest.mark.rule("turn.2")
def test_sailing_one_may_sail_or_explore() -> None:
    state = Scene(2).hand(0, "coffee-1").exhibit(0, "gems-1", "cloth-1", "antiques-1", "spices-1", "coffee-2")
    words = {"sail out coffee-1", "sail home coffee-1", "explore"}
    assert legal(state.outward(0, "coffee-3").to_act(0).state) == words


@pytest.mark.rule("turn.3")
def test_the_turn_lasts_until_the_awards_are_done() -> None:
    state = Scene(2).outward(0, "coffee-1").hand(0, "gems-1").to_act(0).state
    assert play(state, "sail home gems-1").actor == 0
    assert play(state, "turn over gems-1").actor == 1


@pytest.mark.rule("turn.3")
def test_the_turn_lasts_until_everybodys_part_in_a_sale_is_done() -> None:
    scene = Scene(3).exhibit(0, "3 gems-1", "spices-1", "coffee-1").exhibit(2, "cloth-1", "2 antiques-1")
    state = play(scene.hand(1, "coffee-3").to_act(0).state, "sell")
    assert state.actor == 2
    play(state, "join", "turn over cloth-1")
    assert (pile(state, 2), state.actor) == (["cloth-1"], 1)


@pytest.mark.rule("turn.3")
def test_the_game_does_not_end_before_the_awards_are_done() -> None:
    state = Scene(2).shuffled().outward(0, "coffee-1").hand(0, "gems-1").to_act(0).state
    assert play(state, "sail home gems-1").actor == 0
    assert play(state, "turn over gems-1").actor == OVER


@pytest.mark.rule("turn.3")
def test_the_game_does_not_end_before_the_last_seller_is_done() -> None:
    scene = Scene(2).exhibit(0, "3 gems-1", "spices-1", "coffee-1").exhibit(1, "cloth-1", "2 antiques-1")
    state = play(scene.shuffled().to_act(0).state, "sell", "join")
    assert (state.actor, pile(state, 0)) == (1, ["gems-1"])
    assert play(state, "turn over cloth-1").actor == OVER


@pytest.mark.rule("setup.1", "compensation.3")
def test_after_the_deal_seat_1_is_asked_first_and_nobody_is_dealt_to() -> None:
    state = fresh(3)
    draw_out(state)
    assert (state.actor, state.prompt().code, state.table.drawer) == (0, "compensation", 0)


def test_an_owners_values_say_how_many_cards_each_seat_is_dealt() -> None:
    state = AmerigoCards("deal = [3, 4, 5, 5, 6, 6, 7, 7]").new(2)
    assert state.prompt().args == {"seat": 0, "count": 3}


@pytest.mark.rule("explore.3")
def test_after_a_draw_nobody_is_drawing_any_more() -> None:
    state = Scene(2).outward(1, "coffee-1").to_act(1).state
    draw_out(play(state, "explore"))
    assert (state.actor, int(state.table.drawer)) == (0, 0)
