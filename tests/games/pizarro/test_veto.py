"""Columbus and his vetoes: who has one, who is asked when, and where a vetoed card goes."""

from __future__ import annotations

import pytest

from carrack.core.api import CHANCE
from tests.games.pizarro.scene import (
    Scene,
    asked,
    buy,
    chance,
    draw_out,
    events,
    legal,
    on_offer,
    play,
    refused,
    ships,
    under_the_stack,
    unsold,
    vetoes,
)

# --- who has one ----------------------------------------------------------------------------------------


@pytest.mark.rule("columbus.1", "explorers.6")
@pytest.mark.parametrize("side", ["A", "B"])
def test_each_columbus_card_of_year_i_is_a_veto(side: str) -> None:
    state = buy(Scene(3, side).offer("columbus").state, 1, 9, 9)
    assert [vetoes(state, seat) for seat in range(3)] == [0, 1, 0]
    play(chance(state, "explorer columbus"), "allow")
    buy(state, 1, 8, 8)
    assert vetoes(state, 1) == 2


@pytest.mark.rule("columbus.1")
@pytest.mark.parametrize("year", [2, 3])
def test_the_columbus_cards_of_years_ii_and_iii_give_none(year: int) -> None:
    state = buy(Scene(3).year(year).ship(1, "columbus", year - 1).offer("columbus").state, 1, 9, 9)
    assert (vetoes(state, 1), ships(state, 1)) == (0, {("columbus", year): 1})


@pytest.mark.rule("columbus.1")
@pytest.mark.parametrize("explorer", ["pizarro", "marco-polo"])
def test_no_other_explorer_brings_a_veto(explorer: str) -> None:
    assert vetoes(buy(Scene(3).offer(explorer).state, 1, 9, 9), 1) == 0


@pytest.mark.rule("payment.6")
def test_everybody_sees_whose_vetoes_are_unused() -> None:
    state = Scene(3).veto(1, 2).veto(2).offer("pizarro").state
    for seat in (0, 1, 2, None):
        assert [vetoes(state.view(seat), other) for other in range(3)] == [0, 2, 1]


# --- who is asked ---------------------------------------------------------------------------------------


@pytest.mark.rule("veto.1")
def test_the_holder_is_asked_before_the_first_bid_or_pass() -> None:
    state = Scene(3).veto(2).offer("pizarro").state
    assert asked(state) == (2, "veto")
    assert legal(state) == {"veto", "allow"}
    assert asked(play(state, "allow")) == (0, "bid")
    assert refused(state, "veto").code == "veto.not-asked"


@pytest.mark.rule("veto.1")
def test_without_a_veto_nobody_is_asked() -> None:
    assert asked(Scene(3).offer("pizarro").state) == (0, "bid")


@pytest.mark.rule("veto.1")
@pytest.mark.parametrize("year", [1, 2, 3])
def test_a_veto_works_in_any_year(year: int) -> None:
    state = Scene(3).year(year).veto(2).ship(0, "pizarro", 2).offer("pizarro").state
    assert asked(state) == (2, "veto")


@pytest.mark.rule("veto.1")
def test_a_veto_bought_in_year_i_is_kept_for_later_years() -> None:
    state = Scene(3).last("columbus").state
    draw_out(buy(state, 1, 9, 9))
    assert asked(chance(state, "explorer cook")) == (1, "veto")


@pytest.mark.rule("veto.2")
def test_the_holders_are_asked_clockwise_from_the_opener_and_the_opener_first() -> None:
    state = Scene(5).veto(0).veto(2).veto(3).opens(2).offer("pizarro").state
    order = []
    while state.prompt().code == "veto":
        order.append(int(state.actor))
        play(state, "allow")
    assert order == [2, 3, 0]
    assert asked(state) == (2, "bid")


@pytest.mark.rule("veto.2")
def test_an_opener_without_a_veto_is_not_asked_for_one() -> None:
    state = Scene(4).veto(0).veto(1).opens(3).offer("pizarro").state
    assert asked(state) == (0, "veto")
    assert asked(play(state, "allow")) == (1, "veto")
    assert asked(play(state, "allow")) == (3, "bid")


@pytest.mark.rule("veto.2")
def test_who_may_not_bid_is_asked_all_the_same() -> None:
    scene = Scene(3).year(2).ship(1, "cook", 1).known(0).known(2)
    state = scene.veto(0).veto(2).opens(0).offer("cook").state
    assert asked(state) == (0, "veto")
    assert asked(play(state, "allow")) == (2, "veto")
    assert asked(play(state, "allow")) == (1, "bid")


@pytest.mark.rule("veto.2")
def test_even_a_card_that_nobody_can_bid_for_may_be_vetoed() -> None:
    state = Scene(3).year(2).veto(1).offer("cook").face_down("columbus").state
    assert asked(state) == (1, "veto")
    assert [event.kind for event in events(state, "allow")] == ["allowed", "unsold"]


@pytest.mark.rule("veto.2")
def test_after_the_first_yes_nobody_else_is_asked() -> None:
    state = play(Scene(4).veto(1).veto(2).offer("pizarro").state, "veto")
    assert state.actor == CHANCE
    assert [vetoes(state, seat) for seat in range(4)] == [0, 0, 1, 0]


@pytest.mark.rule("veto.2", "veto.3")
def test_a_veto_is_spent_once() -> None:
    state = play(Scene(3).veto(1).offer("pizarro").state, "veto")
    assert vetoes(state, 1) == 0
    assert asked(chance(state, "explorer pizarro")) == (0, "bid")


@pytest.mark.rule("veto.2", "veto.3")
def test_who_has_two_spends_one_at_a_time_and_is_asked_once_for_each_card() -> None:
    state = Scene(3).veto(1, 2).offer("pizarro").state
    assert asked(play(state.copy(), "allow")) == (0, "bid")
    assert vetoes(play(state, "veto"), 1) == 1
    assert asked(chance(state, "explorer cook")) == (1, "veto")
    assert vetoes(play(state, "veto"), 1) == 0


@pytest.mark.rule("veto.3")
def test_who_allows_keeps_the_veto() -> None:
    state = unsold(play(Scene(3).veto(1).offer("pizarro").state, "allow"))
    assert vetoes(state, 1) == 1
    assert asked(chance(state, "explorer cook")) == (1, "veto")


# --- where the card goes --------------------------------------------------------------------------------


@pytest.mark.rule("veto.4")
def test_a_vetoed_card_goes_under_the_stack_and_the_next_one_is_turned_up() -> None:
    state = play(Scene(3).veto(1).offer("pizarro").face_down("cook", "columbus").state, "veto")
    assert (under_the_stack(state), on_offer(state)) == (["pizarro"], "")
    assert legal(state) == {"explorer columbus", "explorer cook"}
    unsold(chance(state, "explorer cook"))
    unsold(chance(state, "explorer columbus"))
    assert (on_offer(state), asked(state), under_the_stack(state)) == ("pizarro", (0, "bid"), [])


@pytest.mark.rule("veto.4")
def test_a_vetoed_card_can_be_bought_when_it_returns() -> None:
    state = play(Scene(3).veto(1).offer("pizarro").face_down("cook").state, "veto")
    buy(unsold(chance(state, "explorer cook")), 1, 9, 9)
    assert ships(state, 1) == {("pizarro", 1): 1}


@pytest.mark.rule("veto.5")
def test_vetoed_cards_come_back_in_the_order_of_their_vetoes() -> None:
    state = play(Scene(3).veto(1).offer("cook").face_down("columbus").vetoed("pizarro").state, "veto")
    assert under_the_stack(state) == ["pizarro", "cook"]
    unsold(chance(state, "explorer columbus"))
    assert on_offer(state) == "pizarro"
    assert on_offer(unsold(state)) == "cook"


@pytest.mark.rule("veto.5")
def test_a_card_that_comes_back_may_be_vetoed_again() -> None:
    scene = Scene(3).veto(1, 2).offer("columbus").face_down().vetoed("pizarro", "cook")
    state = unsold(play(scene.state, "allow"))
    assert (on_offer(state), asked(state)) == ("pizarro", (1, "veto"))
    assert under_the_stack(play(state, "veto")) == ["pizarro"]
    assert (on_offer(state), asked(state)) == ("cook", (1, "veto"))
    play(state, "veto")
    assert (on_offer(state), asked(state)) == ("pizarro", (0, "bid"))


@pytest.mark.rule("veto.6")
def test_the_only_card_left_of_a_year_cannot_be_vetoed() -> None:
    for seat in range(3):
        assert asked(Scene(3).veto(seat, 2).last("pizarro").state) == (0, "bid")


@pytest.mark.rule("veto.6")
def test_a_vetoed_card_that_returns_as_the_only_one_cannot_be_vetoed() -> None:
    state = play(Scene(3).veto(1, 3).offer("pizarro").face_down("cook").state, "veto")
    unsold(play(chance(state, "explorer cook"), "allow"))
    assert (on_offer(state), asked(state)) == ("pizarro", (0, "bid"))


@pytest.mark.rule("veto.6")
def test_the_last_card_but_one_can_be_vetoed() -> None:
    state = Scene(3).veto(1).offer("pizarro").face_down("cook").state
    assert asked(state) == (1, "veto")
    assert asked(Scene(3).veto(1).offer("pizarro").face_down().vetoed("cook").state) == (1, "veto")


@pytest.mark.rule("veto.4", "veto.6")
def test_vetoed_cards_belong_to_their_year() -> None:
    """The year ends only after the vetoed card, too, has been auctioned."""
    state = play(Scene(3).veto(1).offer("pizarro").face_down("cook").state, "veto")
    unsold(chance(state, "explorer cook"))
    assert state.table.year == 0
    draw_out(unsold(state))
    assert (state.table.year, under_the_stack(state)) == (1, [])


def test_everybody_is_told_of_a_veto() -> None:
    log = events(Scene(3).veto(1).offer("pizarro").state, "veto")
    assert [(event.kind, event.seat, event.args, event.secret) for event in log] == [
        ("vetoed", 1, {"explorer": 1}, "")
    ]
