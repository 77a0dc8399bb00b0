"""sell."""

from __future__ import annotations

import pytest

from carrack.core.text import Texts
from tests.games.amerigo_cards.scene import (
    Scene,
    discards,
    exhibition,
    hand,
    legal,
    market,
    pile,
    play,
    refused,
)

GOODS = ["gems", "cloth", "antiques", "spices", "coffee"]


def stall(scene: Scene) -> Scene:
    """Seat 1 is sailing and shows all goods: a rare gem, many popular coffees, the others common."""
    return scene.abroad("gems-3", "2 cloth-3", "2 antiques-3", "2 spices-3", "5 coffee-3")


def fair(seats: int) -> Scene:
    """Every seat shows a gem, a cloth and an antique; with a spice and a coffee all goods are common."""
    scene = Scene(seats)
    for seat in range(seats):
        scene.exhibit(seat, "gems-1", "cloth-1", "antiques-1")
    return scene


# --- who may sell ---------------------------------------------------------------------------------------


@pytest.mark.rule("sell.1")
def test_nobody_sells_while_sailing() -> None:
    scene = Scene(2).exhibit(0, "3 gems-1", "cloth-1", "antiques-1", "spices-1", "coffee-1").to_act(0)
    assert "sell" in legal(scene.state)
    scene.outward(0, "3 spices-3").hand(0, "gems-2")
    assert refused(scene.state, "sell").rule == "sell.1"
    assert refused(scene.explored(0).state, "sell").rule == "sell.1"
    assert refused(scene.homeward(0, "gems-2").state, "sell").rule == "sell.1"


@pytest.mark.rule("sell.2")
def test_all_goods_that_are_missing_are_named() -> None:
    state = Scene(2).exhibit(0, "gems-1", "spices-1").hand(0, "gems-2").to_act(0).state
    verdict = refused(state, "sell")
    assert "3 are missing: cloth, antiques, coffee." in Texts(state.game).refusal(verdict)
    assert "Noch fehlen: Stoffe" in Texts(state.game, "de").refusal(verdict)


@pytest.mark.rule("sell.2")
@pytest.mark.parametrize("good", range(5))
def test_the_market_must_show_all_five_goods(good: int) -> None:
    goods = ["3 gems-1", "3 cloth-1", "3 antiques-1", "3 spices-1", "3 coffee-1"]
    missing = goods.pop(good)
    scene = Scene(2).exhibit(0, *goods).hand(0, "gems-2").to_act(0)
    verdict = refused(scene.state, "sell")
    assert (verdict.code, verdict.args) == ("sell.market-incomplete", {"missing": 1 << good, "count": 1})
    assert "sell" in legal(scene.exhibit(1, missing).state)


@pytest.mark.rule("sell.2")
def test_the_exhibitions_of_all_players_count_also_of_those_sailing() -> None:
    scene = Scene(3).exhibit(0, "3 gems-1", "cloth-1").exhibit(1, "antiques-1").hand(0, "gems-2").to_act(0)
    scene.exhibit(2, "spices-1", "coffee-1").outward(2, "coffee-2")
    assert "sell" in legal(scene.state)


@pytest.mark.rule("sell.3")
@pytest.mark.parametrize(
    "own", [[], ["coffee-1"], ["cloth-1", "spices-1"], ["cloth-1", "spices-1", "coffee-1"]]
)
def test_nobody_sells_without_earning_a_doubloon(own: list[str]) -> None:
    state = stall(Scene(2).exhibit(0, *own).hand(0, "gems-2")).state
    verdict = refused(state, "sell")
    assert (verdict.code, verdict.rule) == ("sell.earns-nothing", "sell.3")


@pytest.mark.rule("sell.3")
@pytest.mark.parametrize(
    "own", [["2 coffee-1"], ["2 cloth-1", "spices-1"], ["cloth-1", "antiques-1", "spices-1"]]
)
def test_one_doubloon_is_enough_to_sell(own: list[str]) -> None:
    assert "sell" in legal(stall(Scene(2).exhibit(0, *own)).state)


@pytest.mark.rule("sell.3")
def test_a_single_rare_card_is_enough_to_sell() -> None:
    scene = Scene(2).exhibit(0, "gems-1").abroad("2 cloth-1", "2 antiques-1", "2 spices-1", "3 coffee-1")
    assert legal(scene.state) == {"sell"}


# --- who joins in ---------------------------------------------------------------------------------------


@pytest.mark.rule("sell.4")
@pytest.mark.parametrize(("answer", "sold"), [("join", 1), ("decline", 0)])
def test_others_at_home_are_free_to_sell_as_well(answer: str, sold: int) -> None:
    scene = fair(2).exhibit(0, "spices-1", "coffee-1").to_act(0)
    state = play(scene.state, "sell")
    assert (state.actor, legal(state)) == (1, {"join", "decline"})
    play(state, answer, "keep gems-1", "keep cloth-1", "turn over coffee-1")
    if sold:
        play(state, "turn over cloth-1")
    assert (len(pile(state, 1)), len(exhibition(state, 1))) == (sold, 3 - 3 * sold)


@pytest.mark.rule("sell.4")
def test_players_who_are_sailing_cannot_join_in() -> None:
    scene = fair(4).exhibit(0, "spices-1", "coffee-1").outward(1, "gems-2").outward(2, "gems-2").explored(2)
    scene.outward(3, "2 gems-3").homeward(3, "gems-2").to_act(0)
    state = play(scene.state, "sell")
    assert state.actor == 0
    play(state, "keep gems-1", "keep cloth-1", "turn over coffee-1")
    assert [exhibition(state, seat) for seat in (1, 2, 3)] == [["gems-1", "cloth-1", "antiques-1"]] * 3


@pytest.mark.rule("sell.5")
def test_only_players_who_could_earn_a_doubloon_are_asked() -> None:
    scene = Scene(4).exhibit(0, "3 gems-1", "spices-1", "coffee-1").exhibit(2, "2 cloth-1").to_act(0)
    scene.exhibit(1, "antiques-1").exhibit(3, "cloth-1", "antiques-1", "spices-1")
    assert play(scene.state, "sell").actor == 3


@pytest.mark.rule("sell.5")
def test_the_others_answer_in_turn_order() -> None:
    state = play(fair(4).exhibit(2, "spices-1", "coffee-1").to_act(2).state, "sell")
    asked = []
    for _ in range(3):
        asked.append(int(state.actor))
        play(state, "decline")
    assert asked == [3, 0, 1]
    assert state.actor == 2


@pytest.mark.rule("sell.6")
def test_the_sale_begins_after_the_last_answer() -> None:
    state = play(fair(3).exhibit(0, "spices-1", "coffee-1").to_act(0).state, "sell", "join")
    assert (state.actor, legal(state)) == (2, {"join", "decline"})
    assert [len(exhibition(state, seat)) for seat in range(3)] == [5, 3, 3]
    assert [pile(state, seat) for seat in range(3)] == [[], [], []]


@pytest.mark.rule("sell.6")
def test_the_active_player_sells_first_then_those_who_joined_in_turn_order() -> None:
    scene = fair(4).exhibit(2, "spices-1", "coffee-1").to_act(2)
    state = play(scene.state, "sell", "join", "decline", "join")
    assert (state.actor, legal(state)) == (2, {f"keep {good}-1" for good in GOODS})
    play(state, "keep spices-1", "keep coffee-1", "turn over gems-1")
    assert (state.actor, pile(state, 2)) == (3, ["gems-1"])
    play(state, "turn over gems-1")
    assert (state.actor, pile(state, 3)) == (1, ["gems-1"])
    play(state, "turn over gems-1")
    assert (pile(state, 1), pile(state, 0)) == (["gems-1"], [])
    assert state.actor == 3, "the turn passes to the left of the active player"


# --- what is sold ---------------------------------------------------------------------------------------


@pytest.mark.rule("sell.7")
def test_a_seller_sells_all_that_pays() -> None:
    """Two rare gems, two pairs of coffee, two threes of common goods."""
    scene = Scene(2).exhibit(0, "2 gems-1", "4 coffee-1", "6 cloth-1")
    state = play(scene.abroad("4 antiques-1", "4 spices-1", "4 coffee-1").state, "sell")
    assert exhibition(state, 0) == []
    assert pile(state, 0) == [*["gems-1"] * 2, *["cloth-1"] * 2, *["coffee-1"] * 2]
    assert market(state) == {"antiques": 4, "spices": 4, "coffee": 4}


@pytest.mark.rule("sell.7")
def test_who_joins_in_sells_all_that_pays_too() -> None:
    scene = (
        Scene(2).exhibit(1, "2 gems-1", "4 coffee-1", "6 cloth-1").exhibit(0, "6 antiques-1", "3 coffee-1")
    )
    state = play(scene.exhibit(0, "3 spices-1").to_act(0).state, "sell", "join")
    assert (state.actor, legal(state)) == (0, {"turn over antiques-1", "turn over spices-1"})
    play(state, *["turn over antiques-1"] * 3)
    assert exhibition(state, 1) == []
    assert pile(state, 1) == [*["gems-1"] * 2, *["cloth-1"] * 2, *["coffee-1"] * 2]


@pytest.mark.rule("sell.8")
def test_at_most_1_popular_and_2_common_cards_stay() -> None:
    scene = Scene(2).exhibit(0, "5 coffee-1", "5 cloth-1")
    state = play(scene.abroad("gems-1", "2 antiques-1", "2 spices-1", "3 coffee-1").state, "sell")
    assert exhibition(state, 0) == ["cloth-1", "cloth-1", "coffee-1"]
    assert (len(pile(state, 0)), len(discards(state)), state.actor) == (2 + 1, 2 + 2, 1)


@pytest.mark.rule("sell.8")
def test_what_does_not_pay_cannot_be_thrown_in() -> None:
    """One coffee and two common cards stay although the sale of the gem would take place without them."""
    scene = Scene(2).exhibit(0, "gems-1", "cloth-1", "spices-1", "coffee-1")
    state = play(scene.abroad("2 cloth-2", "3 antiques-2", "2 spices-2", "4 coffee-2").state, "sell")
    assert (pile(state, 0), discards(state)) == (["gems-1"], [])
    assert exhibition(state, 0) == ["cloth-1", "spices-1", "coffee-1"]
    assert market(state) == {"cloth": 3, "antiques": 3, "spices": 3, "coffee": 5}


@pytest.mark.rule("sell.9")
def test_the_seller_chooses_which_popular_card_stays() -> None:
    state = play(stall(Scene(2).exhibit(0, "coffee-1", "2 coffee-2")).state, "sell")
    assert legal(state) == {"keep coffee-1", "keep coffee-2"}
    play(state, "keep coffee-1")
    assert (exhibition(state, 0), pile(state, 0), discards(state)) == (
        ["coffee-1"],
        ["coffee-2"],
        ["coffee-2"],
    )


@pytest.mark.rule("sell.9")
def test_the_seller_chooses_which_common_cards_stay() -> None:
    state = stall(Scene(2).exhibit(0, "2 cloth-1", "spices-1", "2 spices-2")).state
    play(state, "sell")
    assert legal(state) == {"keep cloth-1", "keep spices-1", "keep spices-2"}
    play(state, "keep spices-1")
    assert legal(state) == {"keep cloth-1", "keep spices-2"}
    play(state, "keep spices-2", "turn over cloth-1")
    assert (exhibition(state, 0), pile(state, 0)) == (["spices-1", "spices-2"], ["cloth-1"])
    assert discards(state) == ["cloth-1", "spices-2"]


@pytest.mark.rule("sell.9")
def test_the_cards_that_stay_are_still_in_the_market() -> None:
    state = stall(Scene(2).exhibit(0, "2 cloth-1", "spices-1", "2 spices-2")).state
    play(state, "sell", "keep spices-1", "keep spices-2", "turn over cloth-1")
    assert market(state) == {"gems": 1, "cloth": 2, "antiques": 2, "spices": 4, "coffee": 5}


@pytest.mark.rule("sell.10")
def test_half_of_the_popular_and_a_third_of_the_common_cards_become_doubloons() -> None:
    """Each group supplies its own: two of four coffees, two of six common cards, every gem."""
    scene = Scene(2).exhibit(0, "gems-1", "4 coffee-1", "6 cloth-1")
    state = play(scene.abroad("2 antiques-1", "2 spices-1", "5 coffee-2").state, "sell")
    assert pile(state, 0) == ["gems-1", "cloth-1", "cloth-1", "coffee-1", "coffee-1"]
    assert discards(state) == [*["cloth-1"] * 4, *["coffee-1"] * 2]


@pytest.mark.rule("sell.10")
def test_a_common_card_cannot_stand_in_for_a_popular_one() -> None:
    state = play(stall(Scene(2).exhibit(0, "coffee-1", "coffee-2", "cloth-1", "2 spices-1")).state, "sell")
    assert legal(state) == {"turn over coffee-1", "turn over coffee-2"}
    assert refused(state, "turn over cloth-1").code == "sell.not-in-this-group"
    play(state, "turn over coffee-1")
    assert refused(state, "turn over coffee-2").code == "sell.not-in-this-group"


@pytest.mark.rule("sell.10")
def test_the_hand_is_no_part_of_a_sale() -> None:
    state = play(stall(Scene(2).exhibit(0, "2 coffee-1").hand(0, "coffee-2", "3 cloth-1")).state, "sell")
    assert (hand(state, 0), pile(state, 0)) == (["cloth-1", "cloth-1", "cloth-1", "coffee-2"], ["coffee-1"])


@pytest.mark.rule("sell.11")
@pytest.mark.parametrize(("chosen", "other"), [("coffee-1", "coffee-2"), ("coffee-2", "coffee-1")])
def test_the_seller_chooses_which_popular_cards_become_doubloons(chosen: str, other: str) -> None:
    state = play(stall(Scene(2).exhibit(0, "coffee-1", "coffee-2")).state, "sell", f"turn over {chosen}")
    assert (pile(state, 0), discards(state)) == ([chosen], [other])


@pytest.mark.rule("sell.11")
@pytest.mark.parametrize("chosen", ["cloth-1", "antiques-2", "spices-1"])
def test_the_seller_chooses_which_common_cards_become_doubloons(chosen: str) -> None:
    state = play(stall(Scene(2).exhibit(0, "cloth-1", "antiques-2", "spices-1")).state, "sell")
    assert legal(state) == {"turn over cloth-1", "turn over antiques-2", "turn over spices-1"}
    play(state, f"turn over {chosen}")
    assert (pile(state, 0), len(discards(state))) == ([chosen], 2)


@pytest.mark.rule("sell.12")
def test_nothing_is_asked_where_the_cards_are_equal() -> None:
    state = play(stall(Scene(2).exhibit(0, "3 coffee-1", "5 spices-2")).state, "sell")
    assert (state.actor, exhibition(state, 0)) == (1, ["spices-2", "spices-2", "coffee-1"])
    assert pile(state, 0) == ["spices-2", "coffee-1"]


@pytest.mark.rule("sell.12")
def test_rare_cards_are_never_asked_for() -> None:
    scene = Scene(3).exhibit(0, "gems-1", "gems-2", "gems-3")
    state = play(scene.abroad("4 cloth-1", "4 antiques-1", "4 spices-1", "5 coffee-1").state, "sell")
    assert (state.actor, pile(state, 0)) == (1, ["gems-1", "gems-2", "gems-3"])


@pytest.mark.rule("sell.12")
def test_nothing_more_is_asked_once_the_cards_left_are_equal() -> None:
    """Two of a cloth and four spices stay; after the cloth only spices are left to choose from."""
    state = play(stall(Scene(2).exhibit(0, "cloth-1", "4 spices-1", "2 coffee-1")).state, "sell")
    assert legal(state) == {"keep cloth-1", "keep spices-1"}
    assert play(state, "keep cloth-1").actor == 1
    assert (exhibition(state, 0), pile(state, 0)) == (["cloth-1", "spices-1"], ["spices-1", "coffee-1"])


@pytest.mark.rule("sell.12")
def test_a_group_too_small_to_pay_is_not_asked_about() -> None:
    state = play(stall(Scene(2).exhibit(0, "2 coffee-1", "cloth-1", "spices-1")).state, "sell")
    assert (state.actor, exhibition(state, 0)) == (1, ["cloth-1", "spices-1"])


@pytest.mark.rule("sell.2")
def test_cards_of_all_rudders_count_towards_the_price() -> None:
    scene = Scene(2).exhibit(0, "coffee-3", "coffee-1").abroad("gems-1", "cloth-1", "antiques-1", "spices-1")
    state = play(scene.to_act(0).state, "sell", "turn over coffee-3")
    assert (pile(state, 0), exhibition(state, 0)) == (["coffee-3"], [])


@pytest.mark.rule("sell.7")
def test_only_the_rare_good_is_sold_card_by_card() -> None:
    """Coffee is rare; a single gem, cloth or spice stays where it is."""
    scene = Scene(2).exhibit(0, "gems-1", "cloth-1", "coffee-3")
    scene.abroad("gems-2", "cloth-2", "2 antiques-1", "3 spices-1")
    state = play(scene.to_act(0).state, "sell")
    assert (pile(state, 0), exhibition(state, 0)) == (["coffee-3"], ["gems-1", "cloth-1"])


@pytest.mark.rule("sell.4")
def test_who_has_nothing_but_a_rare_card_is_asked_to_join() -> None:
    scene = Scene(3).exhibit(0, "2 coffee-1", "2 cloth-1", "2 antiques-1", "2 spices-1")
    state = play(scene.exhibit(1, "gems-1").exhibit(2, "coffee-1").to_act(0).state, "sell")
    assert (state.actor, state.prompt().code) == (1, "joining")
