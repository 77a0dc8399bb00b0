"""prices."""

from __future__ import annotations

import pytest

from tests.games.amerigo_cards.scene import (
    Scene,
    discards,
    events,
    exhibition,
    legal,
    market,
    pile,
    play,
    refused,
)

GOODS = ["gems", "cloth", "antiques", "spices", "coffee"]


def prices(*counts: int) -> tuple[str, str]:
    """The rare and the popular good of a market with so many of each good; seat 0 shows two of each."""
    scene = Scene(2).exhibit(0, *(f"2 {good}-1" for good in GOODS))
    scene.abroad(*(f"{count - 2} {good}-1" for good, count in zip(GOODS, counts, strict=True)))
    args = events(scene.state, "sell")[0].args
    names = [*GOODS, "none"]
    return names[args["rare"]], names[args["popular"]]


@pytest.mark.rule("prices.1")
def test_each_sale_has_its_own_prices() -> None:
    """Coffee is popular, then rare: the same two cards bring one doubloon, then two."""
    first = Scene(2).exhibit(0, "2 coffee-1").abroad("gems-1", "cloth-1", "antiques-1", "spices-1")
    assert len(pile(play(first.state, "sell"), 0)) == 1
    second = Scene(2).exhibit(0, "2 coffee-1").abroad("3 gems-1", "3 cloth-1", "3 antiques-1", "3 spices-1")
    assert len(pile(play(second.state, "sell"), 0)) == 2


@pytest.mark.rule("prices.1")
def test_the_cards_of_players_who_do_not_sell_count() -> None:
    scene = Scene(3).exhibit(0, "gems-1", "cloth-1", "antiques-1", "spices-1", "coffee-1").to_act(0)
    plain = play(scene.state, "sell", "keep gems-1", "keep cloth-1", "turn over coffee-1")
    assert pile(plain, 0) == ["coffee-1"]
    scene.exhibit(1, "cloth-2", "antiques-2", "spices-2", "2 coffee-2").outward(2, "gems-3")
    state = play(scene.state, "sell", "decline", "turn over cloth-1")
    assert pile(state, 0) == ["gems-1", "cloth-1"]


@pytest.mark.rule("prices.2")
def test_prices_are_fixed_once_although_cards_leave_the_market() -> None:
    """Gems are rare and coffee popular by one card; the first seller's cards go, the prices stay."""
    scene = (
        Scene(3).exhibit(0, "4 coffee-1").exhibit(1, "gems-1", "2 coffee-1", "cloth-1").outward(2, "gems-3")
    )
    scene.exhibit(2, "2 cloth-2", "3 antiques-1", "3 spices-1").to_act(0)
    state = play(scene.state, "sell", "join")
    assert market(state).get("coffee") is None
    assert (len(pile(state, 0)), pile(state, 1)) == (2, ["gems-1", "coffee-1"])
    assert exhibition(state, 1) == ["cloth-1"]


@pytest.mark.rule("prices.2")
def test_prices_are_fixed_before_anybody_answers() -> None:
    scene = (
        Scene(3).exhibit(0, "gems-1", "coffee-1").exhibit(1, "gems-1", "cloth-1", "antiques-1", "spices-1")
    )
    state = scene.exhibit(1, "3 coffee-2").exhibit(2, "cloth-2", "antiques-2", "spices-2").to_act(0).state
    assert refused(state, "sell").code == "sell.earns-nothing", "gems tie with the other goods"
    scene.exhibit(2, "cloth-2", "antiques-2", "spices-2")
    assert events(scene.state, "sell")[0].args == {"rare": 0, "popular": 4}


@pytest.mark.rule("prices.3")
@pytest.mark.parametrize("good", range(5))
def test_the_good_with_the_fewest_cards_is_rare(good: int) -> None:
    counts = [3, 3, 3, 3, 3]
    counts[good] = 2
    assert prices(*counts) == (GOODS[good], "none")


@pytest.mark.rule("prices.3")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_each_rare_card_brings_one_doubloon(count: int) -> None:
    scene = Scene(2).exhibit(0, f"{count} gems-1", "4 coffee-1")
    state = play(scene.abroad("4 cloth-1", "4 antiques-1", "4 spices-1").state, "sell")
    assert pile(state, 0)[:count] == ["gems-1"] * count
    assert "gems-1" not in discards(state) + exhibition(state, 0)


@pytest.mark.rule("prices.4")
@pytest.mark.parametrize("good", range(5))
def test_the_good_with_the_most_cards_is_popular(good: int) -> None:
    counts = [2, 2, 2, 2, 2]
    counts[good] = 4
    assert prices(*counts) == ("none", GOODS[good])


@pytest.mark.rule("prices.4")
@pytest.mark.parametrize(("count", "doubloons"), [(2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_two_popular_cards_bring_one_doubloon(count: int, doubloons: int) -> None:
    scene = Scene(2).exhibit(0, f"{count} coffee-1").abroad("gems-1", "cloth-1", "antiques-1", "spices-1")
    state = play(scene.state, "sell")
    assert (len(pile(state, 0)), len(discards(state))) == (doubloons, doubloons)
    assert len(exhibition(state, 0)) == count % 2


@pytest.mark.rule("prices.5")
@pytest.mark.parametrize(("count", "doubloons"), [(3, 1), (4, 1), (5, 1), (6, 2)])
def test_three_common_cards_bring_one_doubloon(count: int, doubloons: int) -> None:
    scene = Scene(2).exhibit(0, f"{count} cloth-1").abroad("gems-1", "antiques-1", "spices-1", "8 coffee-1")
    state = play(scene.state, "sell")
    assert (len(pile(state, 0)), len(discards(state))) == (doubloons, 2 * doubloons)
    assert len(exhibition(state, 0)) == count % 3


@pytest.mark.rule("prices.5")
def test_common_goods_are_put_together_in_any_mix() -> None:
    scene = Scene(2).exhibit(0, "cloth-1", "antiques-1", "spices-1").abroad("gems-1", "3 coffee-1")
    state = play(scene.state, "sell", "turn over antiques-1")
    assert (pile(state, 0), exhibition(state, 0)) == (["antiques-1"], [])
    assert discards(state) == ["cloth-1", "spices-1"]


@pytest.mark.rule("prices.5")
def test_common_goods_must_be_mixed_if_that_makes_another_three() -> None:
    """Four cloth and two antiques: two threes, nothing stays."""
    scene = Scene(2).exhibit(0, "4 cloth-1", "2 antiques-1").abroad("gems-1", "4 spices-1", "5 coffee-1")
    state = play(scene.state, "sell")
    assert legal(state) == {"turn over cloth-1", "turn over antiques-1"}
    play(state, "turn over cloth-1", "turn over cloth-1")
    assert (len(pile(state, 0)), exhibition(state, 0)) == (2, [])


@pytest.mark.rule("prices.6")
@pytest.mark.parametrize(
    "counts", [(2, 2, 3, 3, 4), (3, 2, 3, 4, 2), (3, 3, 2, 2, 4), (2, 4, 2, 3, 2), (4, 2, 2, 2, 2)]
)
def test_if_several_goods_share_the_lowest_count_nothing_is_rare(counts: tuple[int, ...]) -> None:
    assert prices(*counts) == ("none", GOODS[counts.index(4)])


@pytest.mark.rule("prices.6")
@pytest.mark.parametrize(
    "counts", [(4, 4, 3, 3, 2), (3, 4, 3, 2, 4), (3, 3, 4, 4, 2), (4, 2, 4, 3, 4), (2, 4, 4, 4, 4)]
)
def test_if_several_goods_share_the_highest_count_nothing_is_popular(counts: tuple[int, ...]) -> None:
    assert prices(*counts) == (GOODS[counts.index(2)], "none")


@pytest.mark.rule("prices.6")
def test_goods_that_share_a_count_are_common() -> None:
    """A gem and a spice tie for fewest, two coffees and two cloths for most: all six go three for one."""
    scene = Scene(2).exhibit(0, "gems-1", "spices-1", "2 coffee-1", "2 cloth-1")
    scene.abroad("gems-1", "spices-1", "3 antiques-1", "2 coffee-2", "2 cloth-2")
    state = play(scene.state, "sell", "turn over gems-1", "turn over spices-1")
    assert (pile(state, 0), exhibition(state, 0)) == (["gems-1", "spices-1"], [])


@pytest.mark.rule("prices.7")
def test_a_tie_for_rare_leaves_the_popular_good_and_the_other_way_round() -> None:
    assert prices(2, 2, 3, 3, 4) == ("none", "coffee")
    assert prices(2, 3, 3, 4, 4) == ("gems", "none")
    assert prices(2, 2, 3, 4, 4) == ("none", "none")
    assert prices(2, 3, 3, 3, 4) == ("gems", "coffee")
    assert prices(3, 3, 3, 3, 3) == ("none", "none")


@pytest.mark.rule("prices.7")
def test_a_good_that_nobody_shows_is_not_rare_but_keeps_everybody_from_selling() -> None:
    scene = Scene(2).exhibit(0, "2 cloth-1", "2 antiques-1", "2 spices-1", "3 coffee-1").hand(0, "gems-1")
    assert refused(scene.to_act(0).state, "sell").args == {"missing": 1 << 0, "count": 1}
    assert events(scene.exhibit(0, "gems-1").state, "sell")[0].args == {"rare": 0, "popular": 4}
