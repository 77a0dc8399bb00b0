"""Your board, payments and optional actions."""

from __future__ import annotations

import pytest

from carrack.games.amalfi.game import AmalfiState
from tests.games.amalfi.scene import (
    GAME,
    NAMES,
    Scene,
    bay,
    box,
    bread,
    destination,
    events,
    go,
    hand,
    has,
    hold,
    legal,
    play,
    points,
    port,
    refused,
)


@pytest.mark.rule("board.1")
def test_ships_in_the_port_cannot_be_used() -> None:
    state = Scene().bay(0, 0).hand(0, "titian").state
    assert port(state) == 4
    assert legal(state) == {"pass", "discard titian"}
    assert refused(state, "navigate lisbon").code == "navigate.no-ship"


@pytest.mark.rule("board.2")
@pytest.mark.rule("board.3")
@pytest.mark.parametrize(
    ("name", "worth"), [("spices", 3), ("wood", 2), ("wine", 3), ("gems", 3), ("fabric", 3)]
)
def test_a_ship_in_a_hold_is_a_cargo(name: str, worth: int) -> None:
    state = Scene().bay(0, 2).holds(0, **{name: 1}).bread(0, 0).state
    play(state, f"unload {name}")
    assert (bread(state), bay(state), hold(state, name)) == (worth, 3, 0)


@pytest.mark.rule("board.4")
def test_the_granary_holds_six_and_one_more_for_each_lighthouse() -> None:
    """The rulebook's example: 5 bread, room for 7, a gain of 4 makes 7."""
    scene = Scene().lights(0, "venice").invited(0, "costanza-d-avalos").bread(0, 5)
    state = scene.state
    log = events(state, "engage costanza-d-avalos", "supply")
    assert bread(state) == 7
    assert next(event for event in log if event.kind == "lost-bread").args["count"] == 1


@pytest.mark.rule("board.4")
def test_the_granary_holds_twelve_at_most() -> None:
    names = ("venice", "rhodes", "lisbon", "candia", "palermo", "valencia")
    state = Scene().lights(0, *names).bread(0, 11).state
    play(state, "supply")
    assert bread(state) == 12


@pytest.mark.rule("pay.1")
@pytest.mark.rule("pay.2")
def test_a_price_is_paid_by_ships_from_the_hold() -> None:
    state = Scene().workshop("novellino").bay(0, 0).holds(0, spices=2).bread(0, 0).state
    go(state, "acquire novellino", "unload spices")
    assert (hold(state, "spices"), bay(state)) == (0, 2)
    assert has(state, "books") == 1


@pytest.mark.rule("pay.3")
def test_an_emergency_ship_pays_three_of_any_resource() -> None:
    state = Scene().workshop("novellino").bay(0, 2).bread(0, 0).state
    go(state, "acquire novellino")
    assert (bay(state), port(state)) == (0, 4)


@pytest.mark.rule("pay.4")
def test_the_same_ship_may_pay_twice() -> None:
    state = Scene().workshop("novellino").bay(0, 0).holds(0, spices=1).bread(0, 0).state
    go(state, "acquire novellino")
    assert (hold(state, "spices"), bay(state), port(state)) == (0, 0, 4)
    # 3 + 3 for a price of 4, and the right end brings 1.
    assert bread(state) == 3


@pytest.mark.rule("pay.5")
def test_hold_ships_may_be_spared() -> None:
    state = Scene().workshop("novellino").bay(0, 2).holds(0, spices=2).state
    play(state, "acquire novellino")
    assert {"unload spices", "supply"} <= legal(state)
    go(state, "supply", "supply")
    assert hold(state, "spices") == 2


@pytest.mark.rule("pay.5")
def test_no_ship_moves_that_could_be_left_out() -> None:
    """3 in wine or wood: after a ship of wood (2), one of wine (3) would make the wood needless."""
    state = Scene().hand(0, "costanza-d-avalos").bay(0, 1).holds(0, wood=2, wine=1).state
    play(state, "invite costanza-d-avalos")
    play(state, "unload wood")
    # The second ship of wood is the only way to go on: it was not asked.
    assert has(state, "engageables") == 1
    assert (hold(state, "wood"), hold(state, "wine"), bread(state)) == (0, 1, 1)


@pytest.mark.rule("pay.5")
def test_a_needless_ship_is_refused() -> None:
    state = Scene().hand(0, "costanza-d-avalos").bay(0, 1).holds(0, wood=1, wine=1).state
    play(state, "invite costanza-d-avalos")
    verdict = refused(state, "unload wood")
    assert (verdict.code, verdict.rule) == ("unload.needless", "pay.5")
    assert refused(state, "unload gems").code == "unload.not-wanted"


@pytest.mark.rule("pay.5")
def test_a_needless_emergency_ship_is_refused() -> None:
    """5 in wood or wine, 4 paid in wood: an emergency ship would leave 2 over, as much as a ship of wood."""
    state = Scene().hand(0, "caterina-cornaro").bay(0, 1).holds(0, wood=3).state
    play(state, "invite caterina-cornaro", "unload wood", "unload wood")
    # So the third ship of wood paid, without a question.
    assert has(state, "engageables") == 1
    assert (hold(state, "wood"), bay(state), bread(state)) == (0, 4, 1)
    state = Scene().hand(0, "masaccio").bay(0, 2).holds(0, wood=2).state
    play(state, "invite masaccio", "unload wood")
    assert (hold(state, "wood"), bay(state), bread(state)) == (0, 4, 1)


@pytest.mark.rule("pay.5")
def test_an_emergency_ship_that_makes_another_needless_is_refused() -> None:
    """6 in wine or wood, 4 paid in wood; an emergency ship worth 4 would leave 2 over."""
    scene = Scene().invited(0, "benedetto-cotrugli").hand(0, "zheng-he").built(0, 1).bay(0, 1)
    state = play(scene.holds(0, wood=3, wine=1).state, "invite zheng-he", "unload wood", "unload wood")
    assert legal(state) == {"unload wood", "unload wine"}
    verdict = refused(state, "supply")
    assert (verdict.code, verdict.rule) == ("supply.needless", "pay.5")


@pytest.mark.rule("pay.6")
def test_surplus_becomes_bread() -> None:
    """The rulebook's example: two ships of a hold worth 3 and an emergency ship make 9 for a price of 7."""
    scene = Scene().workshop("art-of-building", "novellino").bay(0, 2).holds(0, spices=2).bread(0, 0)
    state = play(scene.state, "acquire art-of-building", "unload spices", "unload spices")
    # 1 is still owed, and only the bay is left.
    assert (hold(state, "spices"), bay(state), port(state)) == (0, 3, 1)
    assert bread(state) == 2


@pytest.mark.rule("pay.7")
def test_a_price_in_two_resources_is_paid_in_either_or_both() -> None:
    """Morgante: 4 in spices or wine."""
    scene = Scene().workshop("morgante", "utopia").bay(0, 2).holds(0, spices=1, wine=1)
    state = scene.state
    play(state, "acquire morgante")
    assert {"unload spices", "unload wine"} <= legal(state)
    go(state, "unload spices", "unload wine")
    assert has(state, "books") == 1


@pytest.mark.rule("pay.8")
def test_a_price_in_bread_is_paid_from_the_granary() -> None:
    cost = int(GAME.parts.char_cost[NAMES.characters.index("lorenzo-ghiberti")])
    state = Scene().hand(0, "lorenzo-ghiberti").bread(0, cost - 1).state
    verdict = refused(state, "invite lorenzo-ghiberti")
    assert (verdict.code, verdict.args["have"], verdict.args["need"]) == ("bread.short", cost - 1, cost)
    play(state, "supply")
    assert bread(state) == min(6, cost + 2)
    play(state, "invite lorenzo-ghiberti")
    assert bread(state) == min(6, cost + 2) - cost


@pytest.mark.rule("pay.9")
def test_a_price_above_the_granary_cannot_be_paid() -> None:
    """Nothing of ours is so dear; a destination of an owner's may be."""
    own = box()
    own.parts.dest_pay[destination("famagusta")] = 7
    table = Scene().bread(0, 6).table
    table.parts = own.parts
    verdict = refused(AmalfiState(own, table), "navigate famagusta")
    assert (verdict.code, verdict.rule) == ("granary.too-small", "pay.9")
    assert (verdict.args["most"], verdict.args["need"]) == (6, 7)


@pytest.mark.rule("pay.10")
def test_a_discount_never_makes_a_price_negative() -> None:
    scene = Scene().workshop("novellino").hand(0, "michelangelo").bay(0, 0).holds(0, gems=1).bread(0, 6)
    state = go(scene.state, "invite michelangelo", "acquire novellino")
    # 4 less 6: nothing is paid.
    assert hold(state, "gems") == 1
    assert has(state, "books") == 1


# --- optional actions -----------------------------------------------------------------------------------


@pytest.mark.rule("option.1")
def test_ships_become_bread() -> None:
    state = Scene().bay(0, 2).holds(0, wood=1).bread(0, 0).state
    play(state, "unload wood")
    assert (bread(state), bay(state)) == (2, 3)
    play(state, "supply")
    assert (bread(state), bay(state), port(state)) == (5, 2, 2)


@pytest.mark.rule("option.2")
def test_cards_become_bread() -> None:
    state = Scene().hand(0, "titian").bread(0, 0).state
    play(state, "discard titian")
    assert bread(state) == 1
    assert hand(state) == set()


@pytest.mark.rule("option.3")
@pytest.mark.rule("option.4")
def test_optional_actions_are_free_and_offered_at_every_decision() -> None:
    state = Scene().council("titian", "donatello").hand(0, "fra-mauro").bay(0, 3).bread(0, 0).state
    assert {"supply", "discard fra-mauro"} <= legal(state)
    play(state, "navigate barcelona")
    assert state.prompt().code == "take"
    assert {"supply", "discard fra-mauro"} <= legal(state)
    play(state, "supply", "discard fra-mauro")
    assert (bread(state), int(state.actor)) == (4, 0)


@pytest.mark.rule("option.4")
def test_before_feeding_who_lacks_bread_is_asked() -> None:
    state = Scene().bread(0, 0).bread(1, 6).passed(1).state
    play(state, "pass")
    assert (state.prompt().code, int(state.actor)) == ("feed", 0)
    play(state, "supply")
    # Fed: nobody is asked again.
    assert state.prompt().code != "feed"


@pytest.mark.rule("option.4")
@pytest.mark.rule("feed.4")
def test_crews_that_need_more_than_the_granary_holds_are_fed_in_two_goes() -> None:
    """Ten ships eat 8, and the granary holds 6: pay 6, bring a ship down, pay 2 more."""
    state = Scene().built(0, 6).bread(0, 6).bread(1, 6).passed(1).bay(0, 1).state
    play(state, "pass")
    assert (state.prompt().code, bread(state)) == ("feed", 0)
    assert state.prompt().args == {"need": 8, "bread": 6, "count": 2}
    log = events(state, "supply")
    assert [(event.kind, event.args) for event in log][:2] == [
        ("supplied", {"count": 3}),
        ("fed", {"count": 8}),
    ]
    assert (bread(state), points(state)) == (1, 0)


@pytest.mark.rule("feed.2")
@pytest.mark.rule("feed.4")
def test_whoever_declines_pays_for_what_is_missing_only() -> None:
    state = Scene().built(0, 6).bread(0, 6).bread(1, 6).passed(1).bay(0, 1).state
    log = events(state, "pass", "done")
    assert ("hungry", {"count": 2, "points": 6}) in [(event.kind, event.args) for event in log]
    assert points(state) == -6


@pytest.mark.rule("option.4")
def test_before_feeding_whoever_has_nothing_to_turn_into_bread_is_not_asked() -> None:
    scene = Scene().built(0, 6).bread(0, 6).bread(1, 6).passed(1).bay(0, 0).hand(0, "raphael")
    state = play(scene.state, "discard raphael")
    assert state.prompt().code != "feed"
    assert bread(state) == 0


@pytest.mark.rule("option.4")
def test_before_the_decree_who_has_room_for_bread_is_asked_whatever_scores() -> None:
    scene = Scene().bread(0, 6).bread(1, 6).bay(1, 0).passed(1)
    state = play(scene.state, "pass")
    # Seat 1 has nothing to turn into bread; ships in the port come home for nothing in the next period.
    assert (state.prompt().code, int(state.actor)) == ("before-decree", 0)
    assert bread(state) == 4
    assert {"supply", "done"} == legal(state)
    go(state, "supply")
    assert (bread(state), bay(state), port(state)) == (6, 4, 0)


@pytest.mark.rule("option.4")
@pytest.mark.parametrize(("decree", "asked"), [("exploration", False), ("subsistence", True)])
def test_before_the_last_decree_bread_must_score(decree: str, asked: bool) -> None:
    scene = Scene().decrees("adulation", "colonization", "conclave", decree).period(4)
    state = play(scene.bread(0, 6).bread(1, 6).passed(1).state, "pass")
    assert (state.prompt().code == "before-decree") == asked


@pytest.mark.rule("option.4")
def test_before_the_decree_who_could_score_bread_is_asked() -> None:
    scene = Scene().decrees("subsistence").bread(0, 6).bread(1, 6).bay(1, 0).passed(1)
    state = play(scene.state, "pass")
    assert (state.prompt().code, int(state.actor)) == ("before-decree", 0)
    assert bread(state) == 4
    play(state, "supply")
    # The granary is full: no more questions.
    assert state.prompt().code != "before-decree"


@pytest.mark.rule("option.5")
def test_no_ship_becomes_bread_between_ships_that_are_sent() -> None:
    state = Scene().bay(0, 4).holds(0, wine=1).state
    play(state, "navigate alexandria")
    # Before the first ship it may.
    assert {"supply", "unload wine"} <= legal(state)
    play(state, "send spices")
    assert refused(state, "supply").code == "supply.sending"
    assert refused(state, "unload wine").code == "unload.sending"
    assert "done" in legal(state)


@pytest.mark.rule("option.5")
def test_after_the_last_ship_that_is_sent_ships_become_bread_again() -> None:
    """The character of an evolving destination comes last, and the next visit is a new one."""
    scene = Scene().council("titian", "donatello").bay(0, 4).bay(1, 0).passed(1)
    state = play(scene.state, "navigate sorrento", "character last", "send wood")
    assert state.prompt().code == "take"
    assert {"supply", "unload wood"} <= legal(state)
    go(state, "take donatello")
    play(state, "navigate alexandria")
    assert {"supply", "unload wood"} <= legal(state)


@pytest.mark.rule("option.6")
def test_inside_a_payment_ships_only_pay() -> None:
    state = Scene().workshop("novellino").bay(0, 1).holds(0, spices=2, wine=1).bread(0, 0).state
    play(state, "acquire novellino")
    assert refused(state, "unload wine").code == "unload.not-wanted"
    told = [event.kind for event in events(state, "supply")]
    assert told[0] == "paid-supply"
    assert "supplied" not in told
