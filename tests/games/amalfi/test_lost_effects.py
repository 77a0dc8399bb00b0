"""Effects that cannot be used: asked where a ship could come down first, else lost, and the log says so."""

from __future__ import annotations

import pytest

from carrack.core.text import Texts
from tests.games.amalfi.scene import (
    GAME,
    NAMES,
    Scene,
    bay,
    bread,
    engaged,
    events,
    hold,
    legal,
    play,
    refused,
)

TEXTS = Texts(GAME, "en", ["Ann", "Bob", "Cyd"])


@pytest.mark.rule("option.4")
@pytest.mark.rule("nav.6")
def test_with_an_empty_bay_a_ship_may_come_down_before_it_is_sent() -> None:
    state = play(Scene().bay(0, 1).holds(0, wine=1).bread(0, 0).state, "navigate alexandria")
    assert state.prompt().code == "send"
    assert refused(state, "send spices").code == "send.no-ship"
    assert legal(state) == {"unload wine", "done"}
    play(state, "unload wine", "send spices")
    assert (hold(state, "wine"), hold(state, "spices"), bread(state), bay(state)) == (0, 1, 3, 0)


@pytest.mark.rule("option.5")
def test_no_ship_comes_down_between_two_that_are_sent() -> None:
    """Alexandria sends two, the bay had one: after it nothing more can be sent."""
    state = play(Scene().bay(0, 2).holds(0, wine=1).state, "navigate alexandria", "send spices")
    assert int(state.actor) == 1


@pytest.mark.rule("straight.2")
@pytest.mark.rule("option.4")
def test_an_engageable_is_not_turned_for_nothing_without_a_question() -> None:
    scene = Scene().bay(0, 0).holds(0, wine=1).invited(0, "domenico-ghirlandaio")
    state = play(scene.state, "engage domenico-ghirlandaio")
    assert (state.prompt().code, engaged(state)) == ("send", set())
    play(state, "unload wine", "send fabric")
    assert (hold(state, "fabric"), engaged(state)) == (1, {"domenico-ghirlandaio"})


LOST = [
    (
        "no ship",
        Scene().bay(0, 0).invited(0, "domenico-ghirlandaio"),
        "engage domenico-ghirlandaio",
        "Ann has no ship to send.",
    ),
    ("nobody", Scene().owns(0, "ancona"), "navigate ancona", "Ann cannot take a character."),
    ("none engaged", Scene().bay(0, 1), "navigate messina", "Ann has no engaged character to straighten."),
    (
        "no ship in the port",
        Scene().bay(0, 4).bread(0, 2).invited(0, "hayreddin-barbarossa"),
        "engage hayreddin-barbarossa",
        "Ann has no ship in the port.",
    ),
    (
        "no slot",
        Scene(3)
        .lights(1, *NAMES.destinations[:6])
        .lights(2, *NAMES.destinations[6:12])
        .hand(0, "lorenzo-ghiberti")
        .bread(0, 6),
        "invite lorenzo-ghiberti",
        "No slot is free for a lighthouse of Ann.",
    ),
    (
        "shipyard",
        Scene().built(0, 6).hand(0, "mariano-taccola").bread(0, 6),
        "invite mariano-taccola",
        "The shipyard of Ann is empty.",
    ),
]


@pytest.mark.rule("straight.2")
@pytest.mark.rule("nav.4")
@pytest.mark.parametrize(("scene", "words", "sentence"), [pytest.param(*one[1:], id=one[0]) for one in LOST])
def test_the_log_says_what_was_lost(scene: Scene, words: str, sentence: str) -> None:
    assert sentence in TEXTS.story(events(scene.state, words))


@pytest.mark.rule("pay.3")
def test_the_log_counts_ships() -> None:
    state = Scene().workshop("novellino").bay(0, 4).state
    story = list(TEXTS.story(events(state, "acquire novellino")))
    assert "Ann pays with 2 emergency ships." in story
    state = Scene().bay(0, 4).state
    assert "Ann sends 2 ships to the hold for spices." in TEXTS.story(
        events(state, "navigate alexandria", "send spices", "send spices")
    )


@pytest.mark.rule("option.1")
def test_ships_turned_into_bread_are_told_one_by_one() -> None:
    story = list(TEXTS.story(events(Scene().bay(0, 4).bread(0, 0).state, "supply", "supply")))
    assert story == ["Ann turns a ship from the bay into 3 bread."] * 2
