"""Navigation, and what destinations do: send, take, erect, straighten; lighthouses; evolving destinations."""

from __future__ import annotations

import pytest

from carrack.games.amalfi.language import COUNCIL, WORKSHOP
from tests.games.amalfi.scene import (
    Scene,
    bay,
    bread,
    chance,
    dock,
    engaged,
    events,
    go,
    hand,
    has,
    hold,
    in_row,
    legal,
    light,
    of,
    play,
    points,
    refused,
)
from tests.games.amalfi.sheet import LIGHTS

FOUR = ("titian", "donatello", "fra-mauro", "michelozzo")


@pytest.mark.rule("nav.1")
def test_a_ship_goes_from_the_bay_to_a_free_dock() -> None:
    state = Scene().docked(1, "lisbon").state
    verdict = refused(state, "navigate lisbon")
    assert (verdict.code, verdict.rule) == ("navigate.dock-taken", "nav.1")
    play(state, "navigate candia")
    assert (bay(state), dock(state, "candia")) == (3, 0)


@pytest.mark.rule("nav.2")
def test_the_last_ship_may_go_though_none_is_left_to_send() -> None:
    state = Scene().bay(0, 1).state
    play(state, "navigate alexandria")
    assert (bay(state), hold(state, "spices"), int(state.actor)) == (0, 0, 1)
    state = Scene().bay(0, 0).holds(0, gems=1).state
    assert refused(state, "navigate alexandria").code == "navigate.no-ship"
    play(state, "unload gems", "navigate alexandria")


@pytest.mark.rule("nav.3")
def test_bread_is_a_condition() -> None:
    state = Scene().bread(0, 0).state
    verdict = refused(state, "navigate famagusta")
    assert (verdict.code, verdict.args["have"], verdict.args["need"]) == ("bread.short", 0, 1)
    play(state, "supply", "navigate famagusta")
    assert bread(state) == 2


@pytest.mark.rule("nav.4")
def test_benefits_go_from_left_to_right_each_as_far_as_possible() -> None:
    """Caffa: spices, then gems; with one ship left only one of them comes."""
    state = Scene().bay(0, 2).state
    play(state, "navigate caffa")
    assert state.prompt().args["hold"] == 0
    play(state, "send spices")
    assert (hold(state, "spices"), hold(state, "gems"), int(state.actor)) == (1, 0, 1)


@pytest.mark.rule("nav.5")
def test_only_the_discoverer_docks_at_a_private_destination() -> None:
    """The rulebook's example: 1 ship to a hold, and 3 bread."""
    scene = Scene().owns(0, "damietta").bread(0, 0)
    assert refused(scene.on_turn(1).state, "navigate damietta").code == "navigate.not-yours"
    state = scene.on_turn(0).state
    assert refused(state, "navigate corfu").code == "navigate.not-there"
    play(state, "navigate damietta", "send spices")
    assert (hold(state, "spices"), bread(state)) == (1, 3)


@pytest.mark.rule("nav.6")
def test_up_to_so_many_ships_are_sent() -> None:
    """The rulebook's example: up to 2 ships asked, 1 in the bay, 1 sent."""
    state = Scene().bay(0, 2).state
    play(state, "navigate alexandria", "send spices")
    assert (hold(state, "spices"), bay(state), int(state.actor)) == (1, 0, 1)


@pytest.mark.rule("nav.7")
def test_a_wild_hold_is_chosen_for_each_ship() -> None:
    state = Scene().owns(0, "seville").bread(0, 0).state
    play(state, "navigate seville")
    assert {f"send {name}" for name in ("spices", "wood", "wine", "gems", "fabric")} <= legal(state)
    play(state, "send wood", "send gems")
    assert (hold(state, "wood"), hold(state, "gems"), bread(state)) == (1, 1, 1)


@pytest.mark.rule("nav.8")
def test_one_may_send_fewer_ships_but_must_do_everything_else() -> None:
    state = Scene().council(*FOUR).workshop("utopia").state
    play(state, "navigate valencia", "done")
    assert hold(state, "fabric") == 0
    state = Scene().council(*FOUR).state
    play(state, "navigate barcelona")
    assert "done" not in legal(state)


@pytest.mark.rule("nav.9")
def test_a_destination_discards_the_rightmost_card() -> None:
    """The rulebook's example: a lighthouse, and then the rightmost artwork leaves."""
    state = Scene().workshop("utopia", "mona-lisa").state
    play(state, "navigate rhodes", "erect candia")
    assert in_row(state, WORKSHOP) == ["", "", "", "", "utopia"]
    chance(state)
    assert in_row(state, WORKSHOP)[4] == "utopia"
    assert all(in_row(state, WORKSHOP))
    assert light(state, "candia") == 0


@pytest.mark.rule("nav.9")
def test_a_destination_discards_the_rightmost_character() -> None:
    state = Scene().council(*FOUR).bread(0, 0).state
    go(state, "navigate venice", "take michelozzo")
    # The one that was rightmost after the taking has left.
    assert "fra-mauro" not in in_row(state, COUNCIL)
    assert bread(state) == 4


# --- taking a character -----------------------------------------------------------------------------------


@pytest.mark.rule("take.1")
def test_a_character_is_taken_into_the_hand() -> None:
    state = go(Scene().council(*FOUR).state, "navigate barcelona", "take fra-mauro")
    assert hand(state) == {"fra-mauro"}
    assert in_row(state, COUNCIL)[3] == "michelozzo"
    assert in_row(state, COUNCIL)[2] == "donatello"


@pytest.mark.rule("take.2")
def test_the_right_end_brings_bread() -> None:
    state = go(Scene().council(*FOUR).bread(0, 0).state, "navigate barcelona", "take michelozzo")
    assert bread(state) == 1


@pytest.mark.rule("take.3")
@pytest.mark.parametrize(("name", "price"), [("titian", 2), ("donatello", 1), ("fra-mauro", 0)])
def test_places_at_the_left_cost_bread(name: str, price: int) -> None:
    state = play(Scene().council(*FOUR).bread(0, price).state, "navigate barcelona")
    go(state, f"take {name}")
    assert bread(state) == 0
    if price:
        state = play(Scene().council(*FOUR).bread(0, price - 1).state, "navigate barcelona")
        verdict = refused(state, f"take {name}")
        assert (verdict.code, verdict.args["have"], verdict.args["need"]) == (
            "take.too-dear",
            price - 1,
            price,
        )


# --- lighthouses ------------------------------------------------------------------------------------------


@pytest.mark.rule("erect.1")
def test_a_lighthouse_goes_to_any_free_slot() -> None:
    scene = Scene().owns(1, "damietta").lights(1, "lisbon").workshop("utopia")
    state = play(scene.state, "navigate rhodes")
    assert {"erect damietta", "erect candia"} <= legal(state)
    assert refused(state, "erect lisbon").code == "erect.slot-taken"
    assert refused(state, "erect corfu").code == "erect.not-there"
    play(state, "erect damietta")
    assert (light(state, "damietta"), of(state, 0, LIGHTS)) == (0, 5)


@pytest.mark.rule("erect.2")
def test_printed_evolving_destinations_have_no_slot() -> None:
    state = play(Scene().workshop("utopia").state, "navigate rhodes")
    assert refused(state, "erect capri").code == "erect.no-slot"
    state = play(Scene().covered(3, "tunis").period(4).workshop("utopia").state, "navigate rhodes")
    assert "erect tunis" in legal(state)
    assert refused(state, "erect capri").code == "erect.no-slot"


@pytest.mark.rule("erect.3")
def test_the_icon_under_the_lighthouse_works() -> None:
    """The rulebook's example: the lighthouse over the straighten icon straightens 1."""
    scene = Scene().lights(0, "venice").invited(0, "masaccio", engaged=True).workshop("utopia")
    state = go(scene.state, "navigate rhodes", "erect candia")
    assert engaged(state) == set()


@pytest.mark.rule("erect.4")
@pytest.mark.parametrize(("stand", "prompt"), [(0, ""), (1, ""), (2, ""), (3, "take"), (4, ""), (5, "send")])
def test_what_lies_under_the_six_lighthouses(stand: int, prompt: str) -> None:
    names = ("venice", "lisbon", "candia", "palermo", "messina", "ragusa")[:stand]
    scene = Scene().lights(0, *names).council(*FOUR).workshop("utopia")
    state = play(scene.state, "navigate rhodes", "erect valencia")
    assert (state.prompt().code == prompt) == bool(prompt)


@pytest.mark.rule("erect.5")
def test_without_a_lighthouse_a_character_or_points() -> None:
    names = ("venice", "lisbon", "candia", "palermo", "messina", "ragusa")
    scene = Scene().lights(0, *names).council(*FOUR).workshop("utopia").bread(0, 0)
    state = play(scene.state, "navigate rhodes")
    assert state.prompt().code == "no-lighthouse"
    other = state.copy()
    play(state, "points")
    assert points(state) == 2
    go(other, "take michelozzo")
    assert hand(other) == {"michelozzo"}


@pytest.mark.rule("erect.6")
def test_without_a_free_slot_nothing_is_erected() -> None:
    first = ("alexandria", "caffa", "ragusa", "messina", "candia", "palermo")
    second = ("famagusta", "valencia", "barcelona", "venice", "rhodes", "lisbon")
    scene = Scene(3).lights(1, *first).lights(2, *second).workshop("utopia")
    state = go(scene.state, "navigate rhodes")
    assert (of(state, 0, LIGHTS), points(state)) == (6, 0)


@pytest.mark.rule("straight.1")
def test_one_engaged_character_is_straightened() -> None:
    scene = Scene().invited(0, "masaccio", "zheng-he", engaged=True)
    state = play(scene.invited(0, "andrea-palladio").state, "navigate messina")
    assert refused(state, "straighten andrea-palladio").code == "straighten.not-engaged"
    assert refused(state, "straighten juan-de-la-cosa").code == "straighten.not-yours"
    play(state, "straighten zheng-he")
    assert engaged(state) == {"masaccio"}


@pytest.mark.rule("straight.2")
def test_nothing_to_straighten_and_no_ship_to_send_is_lost() -> None:
    state = play(Scene().bay(0, 1).bread(0, 0).state, "navigate messina")
    assert (int(state.actor), bread(state)) == (1, 1)


# --- using lighthouses ------------------------------------------------------------------------------------


@pytest.mark.rule("light.1")
def test_the_owner_is_asked_after_the_visitors_actions() -> None:
    state = play(Scene().lights(1, "alexandria").bread(1, 2).state, "navigate alexandria")
    assert (int(state.actor), state.prompt().code) == (0, "send")
    play(state, "send spices", "done")
    assert (int(state.actor), state.prompt().code) == (1, "lighthouse")


@pytest.mark.rule("light.2")
def test_a_lighthouse_sends_a_ship_for_two_bread_or_brings_one() -> None:
    state = play(Scene().lights(1, "alexandria").bread(1, 2).state, "navigate alexandria", "done")
    other = state.copy()
    play(state, "send spices")
    assert (bread(state, 1), hold(state, "spices", 1), bay(state, 1)) == (0, 1, 3)
    play(other, "bread")
    assert (bread(other, 1), hold(other, "spices", 1)) == (3, 0)


@pytest.mark.rule("light.2")
def test_the_bread_for_a_lighthouse_may_be_raised() -> None:
    scene = Scene().lights(1, "alexandria").bread(1, 0).hand(1, "titian")
    state = play(scene.state, "navigate alexandria", "done")
    assert refused(state, "send spices").code == "bread.short"
    play(state, "supply", "send spices")
    assert (bread(state, 1), bay(state, 1)) == (1, 2)


@pytest.mark.rule("light.3")
@pytest.mark.rule("light.4")
def test_the_owner_chooses_among_the_holds_shown() -> None:
    state = play(Scene().lights(1, "lisbon").bread(1, 2).state, "navigate lisbon", "send wood")
    assert {"send gems", "send wood", "bread"} <= legal(state)
    state = play(Scene().lights(1, "caffa").bread(1, 2).state, "navigate caffa", "done", "done")
    assert {"send spices", "send gems", "bread"} <= legal(state)
    assert refused(state, "send wine").code == "send.other-hold"


@pytest.mark.rule("light.4")
def test_where_no_hold_is_shown_only_the_bread_is_left() -> None:
    scene = Scene().lights(1, "venice").bread(1, 2).council(*FOUR)
    state = go(scene.state, "navigate venice", "take fra-mauro")
    assert (int(state.actor), state.prompt().code, bread(state, 1)) == (1, "turn", 3)


@pytest.mark.rule("light.5")
def test_ones_own_visit_counts_even_with_a_lighthouse_erected_in_it() -> None:
    scene = Scene().owns(0, "livorno").bread(0, 4)
    state = play(scene.state, "navigate livorno", "erect livorno", "done")
    assert (int(state.actor), state.prompt().code) == (0, "lighthouse")
    play(state, "send gems")
    assert (bread(state), hold(state, "gems")) == (0, 1)


@pytest.mark.rule("light.6")
def test_who_has_passed_may_use_lighthouses() -> None:
    scene = Scene().lights(1, "alexandria").bread(1, 2).passed(1)
    state = play(scene.state, "navigate alexandria", "done")
    assert (int(state.actor), state.prompt().code) == (1, "lighthouse")
    play(state, "bread")
    assert int(state.actor) == 0


@pytest.mark.rule("light.7")
def test_using_a_lighthouse_sets_off_nothing() -> None:
    """Fra Mauro scores for visits to private destinations; the owner of a lighthouse there visits nothing."""
    scene = Scene().owns(0, "damietta").lights(1, "damietta").bread(1, 2).invited(1, "fra-mauro")
    state = play(scene.state, "navigate damietta", "done", "send spices")
    assert (points(state, 1), points(state, 0)) == (0, 0)


@pytest.mark.rule("invite.4")
@pytest.mark.parametrize(("place", "worth"), [("palermo", 0), ("tunis", 0), ("sorrento", 0), ("damietta", 2)])
def test_only_a_private_destination_is_visited_as_one(place: str, worth: int) -> None:
    """Fra Mauro; a tile that covers an evolving destination is public."""
    scene = Scene().owns(0, "damietta").covered(1, "tunis").period(2).invited(0, "fra-mauro")
    state = play(scene.state, f"navigate {place}", *(() if place == "tunis" else ("done",)))
    assert points(state) == worth


# --- evolving destinations --------------------------------------------------------------------------------


@pytest.mark.rule("evolve.1")
def test_a_character_before_or_after_everything_else() -> None:
    scene = Scene().council(*FOUR).bread(0, 0)
    first = play(scene.state, "navigate salerno", "character first")
    assert (first.prompt().code, bread(first)) == ("take", 0)
    go(first, "take michelozzo")
    assert bread(first) == 4
    last = play(Scene().council(*FOUR).bread(0, 0).state, "navigate salerno", "character last")
    # The bread of the place is there to pay for the character.
    assert (last.prompt().code, bread(last)) == ("take", 3)


@pytest.mark.rule("evolve.2")
@pytest.mark.rule("evolve.3")
def test_a_tile_covers_an_evolving_destination() -> None:
    scene = Scene().covered(1, "constantinople").period(2).council(*FOUR)
    state = scene.bread(0, 1).state
    assert refused(state, "navigate constantinople").args["need"] == 3
    assert refused(state, "navigate salerno").code == "navigate.covered"
    assert refused(state, "discover constantinople").code == "discover.not-there"
    state = scene.bread(0, 3).state
    log = events(state, "navigate constantinople", "character last")
    assert [event.kind for event in log][:2] == ["navigated", "paid-bread"]
    assert {"send gems", "done"} <= legal(state)
    assert has(state, "tiles") == 0
    assert has(state, "own-docks") == 0


@pytest.mark.rule("evolve.4")
def test_the_character_stays_when_a_tile_covers_the_place() -> None:
    state = play(Scene().covered(1, "tunis").period(2).council(*FOUR).state, "navigate tunis")
    assert state.prompt().code == "order"
