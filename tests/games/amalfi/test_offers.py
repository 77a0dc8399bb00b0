"""Offers are exactly what may be done, in the order of the numbers."""

from __future__ import annotations

import pytest

from carrack.games.amalfi.game import AmalfiState
from carrack.games.amalfi.language import CHARACTER
from carrack.games.amalfi.layout import CLAUSE
from tests.games.amalfi.scene import NAMES, Scene, box, legal, play
from tests.games.amalfi.test_prompts import CASES, Make


def everything() -> AmalfiState:
    """A turn with something of each kind: the first and the last of the box among it, some of it too dear."""
    scene = Scene().built(0, 4).workshop("novellino", "saint-peters", "utopia", "mona-lisa")
    scene.atlas("calicut", "santo-domingo", "tunis").owns(0, "damietta").owns(1, "corfu").docked(1, "lisbon")
    scene.hand(0, "raphael", "lorenzo-ghiberti", "fra-giocondo", "veronica-gambara")
    scene.invited(0, "domenico-ghirlandaio", "federico-da-montefeltro").invited(0, "zheng-he", engaged=True)
    return scene.bay(0, 2).holds(0, spices=1, wood=1, wine=2, fabric=1).bread(0, 3).state


def at_a_lighthouse_of_all_holds() -> AmalfiState:
    scene = Scene().lights(1, "lisbon").bay(1, 1).holds(1, gems=1, wood=1).bread(1, 2).hand(1, "titian")
    return play(scene.state, "navigate lisbon", "done")


def sending_with_ships_in_holds() -> AmalfiState:
    return play(Scene().holds(0, spices=1, gems=1, fabric=1).hand(0, "titian").state, "navigate valencia")


def granted_one_type() -> AmalfiState:
    """Beatrice allows any character; an owner's card may allow end-game characters only."""
    own = box()
    at = int(own.parts.char_code[NAMES.characters.index("beatrice-d-este")]) * CLAUSE
    own.parts.code[at + 2] = 1 << CHARACTER
    scene = Scene().hand(0, "beatrice-d-este", "raphael", "titian").bread(0, 6)
    scene.table.parts = own.parts
    state = play(AmalfiState(own, scene.table), "invite beatrice-d-este")
    assert {"invite raphael"} == {words for words in legal(state) if words.startswith("invite")}
    return state


MORE: list[Make] = [everything, at_a_lighthouse_of_all_holds, sending_with_ships_in_holds, granted_one_type]


@pytest.mark.parametrize(
    "make",
    [pytest.param(case[1], id=case[0]) for case in CASES] + [pytest.param(m, id=m.__name__) for m in MORE],
)
def test_what_is_offered_is_what_may_be_done(make: Make) -> None:
    state = make()
    numbers = range(len(state.game.actions.choices))
    assert list(state.legal()) == [n for n in numbers if state.verdict(n).ok]


@pytest.mark.rule("turn.2")
@pytest.mark.rule("option.4")
def test_a_turn_offers_all_main_actions_and_ships_and_cards_for_bread() -> None:
    found = legal(everything())
    navigations = {words for words in found if words.startswith("navigate")}
    assert len(navigations) == 12 + 3 - 1 + 1
    assert found - navigations == {
        "acquire novellino",
        "acquire utopia",
        "acquire mona-lisa",
        "discover calicut",
        "discover santo-domingo",
        "discover tunis",
        "invite raphael",
        "invite lorenzo-ghiberti",
        "invite veronica-gambara",
        "engage domenico-ghirlandaio",
        "engage federico-da-montefeltro",
        "construct 1",
        "construct 2",
        "pass",
        "unload spices",
        "unload wood",
        "unload wine",
        "unload fabric",
        "supply",
        "discard raphael",
        "discard lorenzo-ghiberti",
        "discard fra-giocondo",
        "discard veronica-gambara",
    }
