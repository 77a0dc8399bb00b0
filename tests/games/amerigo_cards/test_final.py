"""final, winner."""

from __future__ import annotations

import pytest

from carrack.core.api import OVER, Score
from tests.games.amerigo_cards.scene import Scene, chance, exhibition, pile, play, total

FIVE = ["gems-1", "cloth-1", "antiques-1", "spices-1", "coffee-1"]
"""All goods once: nothing is rare or popular, three for one."""


def result(scene: Scene, seat: int = 0) -> Score:
    return scene.over().state.scores()[seat]


def parts(scene: Scene, seat: int = 0) -> list[int]:
    """Pile, rare, popular, common, last cards."""
    breakdown = result(scene, seat).breakdown
    return [breakdown[name] for name in ("pile", "rare", "popular", "common", "last-cards")]


def ranks(scene: Scene) -> list[int]:
    return [score.rank for score in scene.over().state.scores()]


# --- the final sale -------------------------------------------------------------------------------------


@pytest.mark.rule("final.1")
def test_when_the_game_has_ended_everybody_sells_what_they_exhibit() -> None:
    scene = Scene(3).exhibit(0, *FIVE).exhibit(1, *FIVE).exhibit(2, *FIVE)
    assert [score.breakdown["common"] for score in scene.over().state.scores()] == [1, 1, 1]


@pytest.mark.rule("final.1")
@pytest.mark.parametrize("place", ["outward", "explored", "homeward"])
def test_players_who_are_still_sailing_sell_too(place: str) -> None:
    scene = Scene(2).exhibit(0, *FIVE).outward(0, "3 coffee-3")
    scene = scene.explored(0) if place == "explored" else scene
    scene = scene.homeward(0, "gems-2") if place == "homeward" else scene
    assert parts(scene) == [0, 0, 0, 1, 0]


@pytest.mark.rule("final.1")
def test_the_end_of_the_game_is_followed_by_the_final_sale() -> None:
    scene = Scene(2).deck("coffee-3").shuffled().exhibit(0, "2 gems-1").exhibit(1, "3 cloth-1").to_act(0)
    state = chance(play(scene.outward(1, "coffee-1").state, "draw"), "coffee-3")
    assert (state.actor, total(state, 0), total(state, 1)) == (OVER, 0, 1)


@pytest.mark.rule("final.2")
def test_with_all_five_goods_prices_are_as_in_any_sale() -> None:
    """Two rare gems, five popular coffees, four common cards."""
    scene = Scene(2).exhibit(0, "2 gems-1", "5 coffee-1", "3 cloth-1", "antiques-1")
    assert parts(scene.exhibit(1, "3 antiques-2", "3 spices-1")) == [0, 2, 2, 1, 0]


@pytest.mark.rule("final.2")
def test_the_prices_are_the_same_for_all() -> None:
    """A seat's sale does not make the other's goods rarer."""
    scene = Scene(2).exhibit(0, "gems-1", "3 coffee-1", "2 cloth-1", "2 antiques-1", "2 spices-1")
    scene.exhibit(1, "gems-2", "3 coffee-2", "cloth-2", "antiques-2", "spices-2")
    assert parts(scene, 1) == [0, 1, 1, 1, 0]


@pytest.mark.rule("final.2")
def test_the_exhibitions_of_sailing_players_count_for_the_prices() -> None:
    scene = Scene(2).exhibit(0, "gems-1", "2 coffee-1").outward(1, "coffee-3")
    scene.exhibit(1, "2 cloth-1", "2 antiques-1", "2 spices-1", "coffee-2")
    assert parts(scene) == [0, 1, 1, 0, 0]


@pytest.mark.rule("final.3")
def test_if_a_good_is_missing_any_3_cards_bring_one_doubloon() -> None:
    """Gems would be rare and coffee popular, but nobody shows spices."""
    scene = Scene(2).exhibit(0, "gems-1", "5 coffee-1").exhibit(1, "2 cloth-1", "2 antiques-1")
    assert parts(scene) == [0, 0, 0, 2, 0]


@pytest.mark.rule("final.3")
@pytest.mark.parametrize("missing", range(5))
def test_whichever_good_is_missing_all_are_common(missing: int) -> None:
    goods = ["gems-1", "2 cloth-1", "3 antiques-1", "2 spices-1", "4 coffee-1"]
    goods.pop(missing)
    scene = Scene(2).exhibit(0, *goods)
    cards = len(exhibition(scene.state, 0))
    assert parts(scene)[:4] == [0, 0, 0, cards // 3]


@pytest.mark.rule("final.4")
@pytest.mark.parametrize(
    ("held", "doubloons", "left"), [(0, 0, 0), (3, 0, 3), (4, 1, 0), (7, 1, 3), (12, 3, 0)]
)
def test_any_4_hand_cards_bring_one_doubloon(held: int, doubloons: int, left: int) -> None:
    cards = ["coffee-1", "gems-1", "cloth-2", "spices-3"] * 3
    score = result(Scene(2).hand(0, *cards[:held]))
    assert (score.total, score.tie_break) == (doubloons, left)


@pytest.mark.rule("final.4")
def test_hand_and_rest_of_the_exhibition_are_put_together() -> None:
    """Two common leftovers, one popular leftover and a hand card make four."""
    scene = Scene(2).exhibit(0, "3 coffee-1", "cloth-1", "antiques-1").hand(0, "gems-2")
    scene.exhibit(1, "gems-1", "coffee-2", "spices-1")
    assert parts(scene) == [0, 0, 1, 0, 1]


@pytest.mark.rule("final.4")
def test_cards_sold_in_the_final_sale_are_not_sold_again() -> None:
    score = result(Scene(2).exhibit(0, "3 coffee-1").hand(0, "3 coffee-1"))
    assert (score.total, score.tie_break) == (1, 3)


@pytest.mark.rule("final.5")
def test_the_total_is_pile_rare_half_popular_third_common_and_quarter_rest() -> None:
    """Pile 2; 1 gem; 5 coffees; 5 common; 5 in hand: 2 + 1 + 2 + 1 + (1 + 2 + 5) // 4."""
    scene = Scene(2).pile(0, "2 gems-3").exhibit(0, "gems-1", "5 coffee-1", "3 cloth-1", "2 spices-1")
    scene.exhibit(1, "3 antiques-1", "spices-1").hand(0, "5 coffee-2")
    assert parts(scene) == [2, 1, 2, 1, 2]
    assert (result(scene).total, result(scene).tie_break) == (8, 0)


@pytest.mark.rule("final.5")
def test_each_division_is_rounded_down() -> None:
    scene = (
        Scene(2)
        .exhibit(0, "coffee-1", "cloth-1", "antiques-1")
        .exhibit(1, "gems-1", "2 coffee-2", "spices-1")
    )
    assert (parts(scene), result(scene).tie_break) == ([0, 0, 0, 0, 0], 3)


@pytest.mark.rule("final.5")
def test_nobody_is_asked_anything_in_the_final_sale() -> None:
    scene = (
        Scene(2)
        .deck("coffee-3")
        .shuffled()
        .exhibit(0, "cloth-1", "spices-1")
        .exhibit(1, "coffee-1", "gems-2")
    )
    state = chance(play(scene.outward(1, "coffee-2").to_act(0).state, "draw"), "coffee-3")
    assert (state.actor, state.legal()) == (OVER, [])


@pytest.mark.rule("final.6")
def test_the_cards_of_an_unfinished_journey_bring_nothing() -> None:
    scene = Scene(2).outward(0, "3 coffee-3", "doubloon gems-1").homeward(0, "doubloon gems-1", "cloth-1")
    assert (parts(scene), result(scene).tie_break) == ([0, 0, 0, 0, 0], 0)


@pytest.mark.rule("final.6")
def test_an_unfinished_journey_earns_no_award() -> None:
    scene = (
        Scene(2).deck("coffee-1").shuffled().outward(0, "3 coffee-3").explored(0).hand(0, "gems-1").to_act(1)
    )
    state = chance(play(scene.state, "draw"), "coffee-1")
    assert (state.actor, pile(state, 0), total(state, 0)) == (OVER, [], 0)


# --- the winner -----------------------------------------------------------------------------------------


@pytest.mark.rule("winner.1")
def test_whoever_has_the_most_doubloons_wins() -> None:
    scene = Scene(4).pile(0, "2 gems-1").pile(1, "4 gems-2").pile(2, "3 cloth-1").pile(3, "coffee-1")
    assert ranks(scene) == [3, 1, 2, 4]


@pytest.mark.rule("winner.1")
def test_doubloons_of_the_final_sale_count_like_those_of_the_pile() -> None:
    assert ranks(Scene(2).pile(0, "gems-1").hand(1, "4 coffee-1").exhibit(1, "3 coffee-2")) == [2, 1]


@pytest.mark.rule("winner.1")
def test_more_cards_left_do_not_beat_a_doubloon() -> None:
    assert ranks(Scene(2).pile(0, "2 gems-1").pile(1, "gems-2").hand(1, "3 coffee-1")) == [1, 2]


@pytest.mark.rule("winner.2")
@pytest.mark.parametrize(("first", "second", "expected"), [(2, 1, [1, 2]), (0, 3, [2, 1]), (3, 2, [1, 2])])
def test_players_who_are_level_compare_the_cards_left(first: int, second: int, expected: list[int]) -> None:
    scene = (
        Scene(2)
        .pile(0, "gems-1")
        .pile(1, "gems-1")
        .hand(0, f"{first} coffee-1")
        .hand(1, f"{second} coffee-2")
    )
    assert ranks(scene) == expected


@pytest.mark.rule("winner.2")
def test_cards_left_in_hand_and_exhibition_both_count() -> None:
    scene = Scene(2).hand(0, "coffee-1").exhibit(0, "2 gems-1").hand(1, "2 coffee-2")
    assert ranks(scene) == [1, 2]


@pytest.mark.rule("winner.2")
def test_the_cards_are_counted_after_the_sale_of_4_for_1() -> None:
    """Five hand cards are one doubloon and one card; a doubloon and two cards beat that."""
    scene = Scene(2).hand(0, "5 coffee-1").pile(1, "gems-1").hand(1, "2 coffee-2")
    assert [score.tie_break for score in scene.over().state.scores()] == [1, 2]
    assert ranks(scene) == [2, 1]


@pytest.mark.rule("winner.3")
def test_those_who_are_still_level_share_the_victory() -> None:
    scene = Scene(3).pile(0, "2 gems-1").pile(1, "2 cloth-1").pile(2, "coffee-1")
    assert ranks(scene.hand(0, "coffee-1").hand(1, "coffee-2").hand(2, "2 coffee-3")) == [1, 1, 3]
