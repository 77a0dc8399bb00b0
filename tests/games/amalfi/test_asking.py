"""Asking: nobody answers what is settled, nobody loses what could still be done."""

from __future__ import annotations

import pytest

from carrack.games.amalfi.components.parts import Parts
from carrack.games.amalfi.game import AmalfiState
from tests.games.amalfi.scene import (
    Scene,
    bay,
    box,
    bread,
    hold,
    legal,
    play,
    points,
    refused,
    tile,
)


def owned(scene: Scene, parts: Parts) -> AmalfiState:
    """The same scene with values of an owner's file."""
    own = box()
    own.parts = scene.table.parts = parts
    state = scene.state
    state.game = own
    return state


# --- a turn -----------------------------------------------------------------------------------------------


@pytest.mark.rule("turn.6")
@pytest.mark.parametrize("card", ["domenico-ghirlandaio", "costanza-d-avalos", "nicolaus-copernicus"])
@pytest.mark.parametrize(("engaged", "actor"), [(False, 0), (True, 1)])
def test_who_has_somebody_left_to_engage_need_not_pass(card: str, engaged: bool, actor: int) -> None:
    state = Scene().bay(0, 0).invited(0, card, engaged=engaged).state
    assert int(state.actor) == actor


@pytest.mark.rule("turn.6")
def test_who_can_engage_nobody_for_want_of_bread_passes() -> None:
    state = Scene().bay(0, 0).invited(0, "federico-da-montefeltro").state
    assert int(state.actor) == 1
    state = Scene().bay(0, 0).invited(0, "federico-da-montefeltro").bread(0, 1).state
    assert legal(state) == {"engage federico-da-montefeltro", "pass"}


@pytest.mark.rule("turn.6")
@pytest.mark.rule("pay.10")
@pytest.mark.parametrize(
    ("card", "cost", "choice"),
    [
        ("paolo-toscanelli", 2, "discover tunis"),
        ("paolo-toscanelli", 3, ""),
        ("matteo-bressan", 1, "construct 1"),
        ("matteo-bressan", 2, ""),
    ],
)
def test_who_has_no_ship_may_still_have_what_costs_nothing(card: str, cost: int, choice: str) -> None:
    """With our values nothing is so cheap; an owner's may be."""
    parts = box().parts
    if card == "paolo-toscanelli":
        parts.tile_cost[tile("tunis")] = cost
    else:
        parts.ship_costs[0] = cost
    state = owned(Scene().atlas("tunis").bay(0, 0).invited(0, card), parts)
    assert int(state.actor) == (0 if choice else 1)
    assert not choice or choice in legal(state)


# --- a lighthouse -----------------------------------------------------------------------------------------


@pytest.mark.rule("light.2")
@pytest.mark.rule("option.4")
@pytest.mark.parametrize(
    ("ships", "holds", "cards", "had", "asked"),
    [
        (1, 0, 0, 2, True),
        (1, 0, 0, 1, False),
        (2, 0, 0, 0, True),
        (1, 0, 2, 0, True),
        (1, 0, 1, 0, False),
        (0, 1, 0, 0, True),
        (0, 0, 0, 6, False),
    ],
)
def test_a_lighthouse_asks_who_has_a_ship_and_can_raise_the_bread(
    ships: int, holds: int, cards: int, had: int, asked: bool
) -> None:
    scene = Scene().lights(1, "alexandria").bay(1, ships).holds(1, wood=holds).bread(1, had)
    scene.hand(1, *("titian", "donatello")[:cards])
    state = play(scene.state, "navigate alexandria", "done")
    assert (state.prompt().code == "lighthouse") == asked
    assert bread(state, 1) == (had if asked else had + 1)


@pytest.mark.rule("light.2")
@pytest.mark.rule("pay.9")
@pytest.mark.parametrize(("price", "asked"), [(7, True), (8, False)])
def test_a_lighthouse_dearer_than_the_granary_is_large_only_brings_bread(price: int, asked: bool) -> None:
    """An owner's value; with one lighthouse erected the granary holds 7."""
    parts = box().parts
    parts.lighthouse_bread = price
    state = owned(Scene().lights(1, "alexandria").bread(1, 6), parts)
    play(state, "navigate alexandria", "done")
    assert (state.prompt().code == "lighthouse") == asked


@pytest.mark.rule("pay.10")
def test_a_lighthouse_may_send_for_nothing() -> None:
    """An owner's value of 1, and Piri Reis."""
    parts = box().parts
    parts.lighthouse_bread = 1
    state = owned(Scene().lights(1, "alexandria").invited(1, "piri-reis").bread(1, 0), parts)
    play(state, "navigate alexandria", "done")
    assert state.prompt().args["price"] == 0
    play(state, "send spices")
    assert (hold(state, "spices", 1), bread(state, 1)) == (1, 0)


# --- an evolving destination ------------------------------------------------------------------------------


@pytest.mark.rule("evolve.1")
def test_an_empty_council_asks_for_no_order() -> None:
    state = play(Scene().no_decks(characters=True).state, "navigate salerno")
    assert (bread(state), int(state.actor), state.prompt().code) == (3, 1, "turn")


@pytest.mark.rule("evolve.1")
def test_one_character_in_the_council_is_enough_to_ask_for_the_order() -> None:
    state = play(Scene().council("titian").state, "navigate salerno")
    assert (state.prompt().code, int(state.actor)) == ("order", 0)


# --- purchases that an effect grants ----------------------------------------------------------------------


@pytest.mark.rule("invite.8")
@pytest.mark.rule("engage.1")
@pytest.mark.parametrize(("ships", "asked"), [(1, True), (0, False)])
def test_a_granted_purchase_asks_who_can_pay_the_lower_price(ships: int, asked: bool) -> None:
    """A painting for 5, and 3 less: one emergency ship pays it."""
    scene = Scene().workshop("tribute-money").bay(0, ships).invited(0, "masaccio")
    state = play(scene.state, "engage masaccio")
    assert (state.prompt().code == "grant-acquire") == asked


@pytest.mark.rule("invite.8")
@pytest.mark.parametrize(
    ("card", "wanted", "asked"),
    [
        ("masaccio", "novellino", False),
        ("masaccio", "san-romano", True),
        ("masaccio", "mona-lisa", False),
        ("bartolomeu-dias", "tunis", True),
        ("bartolomeu-dias", "elmina", False),
    ],
)
def test_a_granted_purchase_asks_only_where_something_of_its_kind_can_be_paid(
    card: str, wanted: str, asked: bool
) -> None:
    scene = Scene().bay(0, 1).invited(0, card)
    scene = scene.atlas(wanted) if card == "bartolomeu-dias" else scene.workshop(wanted)
    state = play(scene.state, f"engage {card}")
    assert state.prompt().code.startswith("grant-") == asked


@pytest.mark.rule("invite.8")
@pytest.mark.rule("build.6")
@pytest.mark.parametrize(("built", "asked"), [(5, True), (6, False)])
def test_a_granted_ship_asks_as_long_as_the_shipyard_has_one(built: int, asked: bool) -> None:
    scene = Scene().built(0, built).bay(0, 1).holds(0, gems=1).invited(0, "juan-de-la-cosa")
    state = play(scene.state, "engage juan-de-la-cosa")
    assert (state.prompt().code == "grant-construct") == asked


@pytest.mark.rule("invite.8")
@pytest.mark.rule("option.4")
def test_a_granted_purchase_asks_who_could_pay_after_unloading() -> None:
    """A ship in another hold pays nothing there, but once in the bay it can."""
    scene = Scene().workshop("tribute-money").bay(0, 0).holds(0, gems=1).invited(0, "masaccio")
    state = play(scene.state, "engage masaccio")
    assert legal(state) == {"unload gems", "done"}
    play(state, "unload gems")
    assert "acquire tribute-money" in legal(state)


# --- before the last decree -------------------------------------------------------------------------------


@pytest.mark.rule("option.4")
@pytest.mark.parametrize(
    ("decree", "card", "owner", "asked"),
    [
        ("universalism", "raphael", 0, False),
        ("subsistence", "raphael", 0, True),
        ("universalism", "francis-of-paola", 0, True),
        ("universalism", "francis-of-paola", 1, False),
    ],
)
def test_before_the_last_decree_bread_must_score_by_the_decree_or_a_card(
    decree: str, card: str, owner: int, asked: bool
) -> None:
    scene = Scene().decrees("adulation", "colonization", "conclave", decree).period(4)
    scene.bread(0, 6).bread(1, 6).bay(1, 0).invited(owner, card).passed(1)
    state = play(scene.state, "pass")
    assert (state.prompt().code == "before-decree") == asked


# --- sending ----------------------------------------------------------------------------------------------


@pytest.mark.rule("nav.6")
@pytest.mark.rule("option.5")
def test_who_turns_the_last_ship_into_bread_has_none_left_to_send() -> None:
    state = play(Scene().bay(0, 2).state, "navigate alexandria", "supply")
    assert refused(state, "send spices").code == "send.no-ship"
    assert legal(state) == {"done"}


# --- payments ---------------------------------------------------------------------------------------------


@pytest.mark.rule("pay.5")
def test_an_emergency_ship_is_not_made_needless_by_a_hold_ship_worth_more() -> None:
    """A painting for 5, 1 less with Donatello: the fabric of Piero's hold, worth 4, would pay it alone."""
    scene = Scene().workshop("tribute-money").invited(0, "donatello", "piero-della-francesca")
    state = play(scene.bay(0, 2).holds(0, fabric=1).state, "acquire tribute-money")
    assert legal(state) == {"unload fabric", "supply"}
    play(state, "supply")
    assert (hold(state, "fabric"), bay(state), points(state)) == (1, 0, 5)
