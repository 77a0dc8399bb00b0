"""Yellow: production tokens are bought."""

from __future__ import annotations

import pytest

from tests.games.amerigo.scene import Scene, gold, on_sale, play, production, refused, take_gold, tray, where


@pytest.mark.rule("yellow.1")
@pytest.mark.parametrize(("kind", "cost"), [("cotton-2", 2), ("sugar-3", 3), ("coffee-4", 4)])
def test_a_production_token_costs_the_number_on_it(kind: str, cost: int) -> None:
    state = play(Scene().lying(yellow=6).sells(kind, "coconut-2").state, "act yellow", f"buy {kind}")
    assert production(state, 0)[kind[:-2]] == 2
    assert state.prompt().args["points"] == 6 - cost


@pytest.mark.rule("yellow.1")
def test_production_tokens_are_bought_only_in_a_yellow_action() -> None:
    verdict = refused(Scene().lying(yellow=6).sells("cotton-2").state, "buy cotton-2")
    assert (verdict.code, verdict.args, verdict.rule) == ("buy.not-now", {"kind": 0}, "yellow.1")


@pytest.mark.rule("yellow.2")
def test_as_many_as_the_points_allow_of_one_good_or_several() -> None:
    scene = Scene().lying(yellow=7).sells("cotton-2", "cotton-2", "sugar-3", "coffee-4")
    state = play(scene.state, "act yellow", "buy cotton-2", "buy cotton-2", "buy sugar-3")
    assert (production(state, 0)["cotton"], production(state, 0)["sugar"]) == (3, 2)
    assert (on_sale(state), state.actor) == ({"coffee-4": 1}, 1)


@pytest.mark.rule("yellow.2", "gold.4")
def test_gold_helps_to_buy() -> None:
    scene = Scene().lying(yellow=1).gold(0, 5).sells("cotton-2", "coffee-4")
    state = play(scene.state, "act yellow", "buy cotton-2", "buy coffee-4")
    assert (gold(state, 0), on_sale(state)) == (0, {})


@pytest.mark.rule("yellow.4")
def test_tokens_that_are_bought_are_not_replaced_before_the_next_round() -> None:
    scene = Scene().lying(yellow=6).sells("cotton-2", "cotton-3", "coffee-4")
    state = play(scene.state, "act yellow", "buy cotton-2")
    verdict = refused(state, "buy cotton-2")
    assert (verdict.code, verdict.args, verdict.rule) == ("buy.not-shown", {"kind": 0}, "yellow.4")
    play(state, "done")
    tray(take_gold(state), black=1)
    assert on_sale(state) == {"cotton-3": 1, "coffee-4": 1}


@pytest.mark.rule("yellow.3", "score.6")
def test_the_printed_token_counts_like_a_bought_one() -> None:
    state = Scene().lying(yellow=2).owns(0, sugar=2).sells("sugar-2").state
    assert state.scores()[0].breakdown["goods"] == 2
    play(state, "act yellow")
    assert where(state, "buy") == {"sugar-2"}
    play(state, "buy sugar-2")
    assert state.scores()[0].breakdown["goods"] == 4
