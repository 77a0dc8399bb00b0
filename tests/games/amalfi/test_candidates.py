"""Candidates at each question: what can be picked, and what is shown grey."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from carrack.games.amalfi.game import AmalfiState
from tests.games.amalfi.scene import GAME, NAMES, Scene, legal, play
from tests.games.amalfi.test_refusals import (
    at_a_lighthouse,
    drafting,
    erecting,
    granted,
    packs,
    paying,
    selecting,
    sending,
    straightening,
    taking,
    turn,
)

PRINTED = NAMES.destinations[:15]
HOLDS = ("spices", "wood", "wine", "gems", "fabric")
SHIPS = [*(f"unload {hold}" for hold in HOLDS), "supply"]
SENDS = [f"send {hold}" for hold in HOLDS]
HAND = ["discard raphael", "discard lorenzo-ghiberti"]

Make = Callable[[], AmalfiState]


def offered(state: AmalfiState) -> list[str]:
    """Return what a person could try, in the order of the numbers."""
    return [GAME.actions.notation(number) for number in state.candidates()]


def own_tiles() -> AmalfiState:
    return Scene().owns(0, "tunis").owns(1, "damietta").owns(0, "hormuz").state


def discovering() -> AmalfiState:
    scene = Scene().atlas("seville", "london", "calicut").hand(0, "raphael", "lorenzo-ghiberti")
    return play(scene.invited(0, "bartolomeu-dias").state, "engage bartolomeu-dias")


def inviting() -> AmalfiState:
    scene = Scene().atlas("seville").workshop("utopia").hand(0, "raphael", "lorenzo-ghiberti")
    return play(scene.invited(0, "isabella-of-castile").state, "engage isabella-of-castile")


def erecting_everywhere() -> AmalfiState:
    """A slot on anybody's tile will do."""
    scene = Scene().lights(1, "lisbon").owns(1, "damietta").owns(0, "hormuz").atlas("seville")
    return play(scene.state, "navigate rhodes")


def no_lighthouse() -> AmalfiState:
    lit = ("venice", "lisbon", "candia", "palermo", "messina", "ragusa")
    return play(Scene().lights(0, *lit).council("titian", "donatello").bread(0, 0).state, "navigate rhodes")


def ordering() -> AmalfiState:
    return play(Scene().council("titian").state, "navigate salerno")


def before_feeding() -> AmalfiState:
    return play(Scene().bread(0, 0).bread(1, 6).passed(1).hand(0, "raphael").state, "pass")


def before_the_decree() -> AmalfiState:
    return play(Scene().bread(0, 6).bread(1, 6).bay(1, 0).passed(1).state, "pass")


TURN = [
    *(f"navigate {place}" for place in PRINTED),
    *("acquire utopia", "acquire saint-peters", "discover seville"),
    *(
        "invite raphael",
        "invite lorenzo-ghiberti",
        "engage masaccio",
        "engage zheng-he",
        "construct 1",
        "pass",
    ),
    *SHIPS,
    *HAND,
]
EMPTY_TURN = [
    *(f"navigate {place}" for place in (*PRINTED, "hormuz", "tunis")),
    *(f"construct {ships}" for ships in range(1, 7)),
    *("pass", *SHIPS),
]
OFFERED: list[tuple[str, Make, list[str]]] = [
    ("pack", packs, [f"pack {pack}" for pack in NAMES.packs]),
    ("turn", turn, TURN),
    ("turn", own_tiles, EMPTY_TURN),
    (
        "grant-acquire",
        granted("masaccio"),
        ["acquire utopia", "acquire mona-lisa", *SHIPS, "discard raphael", "done"],
    ),
    (
        "grant-discover",
        discovering,
        ["discover calicut", "discover seville", "discover london", *SHIPS, *HAND, "done"],
    ),
    ("grant-invite", inviting, ["invite raphael", "invite lorenzo-ghiberti", *SHIPS, *HAND, "done"]),
    ("grant-construct", granted("juan-de-la-cosa"), ["construct 1", *SHIPS, "discard raphael", "done"]),
    ("pay", paying, SHIPS),
    ("send", sending, [*SHIPS, *SENDS, "done"]),
    ("lighthouse", at_a_lighthouse, [*SHIPS, *SENDS, "bread"]),
    ("erect", erecting, [*SHIPS, *(f"erect {place}" for place in PRINTED)]),
    (
        "erect",
        erecting_everywhere,
        [*SHIPS, *(f"erect {place}" for place in (*PRINTED, "hormuz", "damietta"))],
    ),
    ("no-lighthouse", no_lighthouse, [*SHIPS, "points", "take donatello", "take titian"]),
    (
        "straighten",
        straightening,
        [*SHIPS, *(f"straighten {name}" for name in ("masaccio", "juan-de-la-cosa", "zheng-he"))],
    ),
    (
        "take",
        taking,
        [*SHIPS, *(f"take {name}" for name in ("michelozzo", "fra-mauro", "donatello", "titian"))],
    ),
    ("order", ordering, [*SHIPS, "character first", "character last", "character none"]),
    ("feed", before_feeding, [*SHIPS, "discard raphael", "done"]),
    ("before-decree", before_the_decree, [*SHIPS, "done"]),
]


@pytest.mark.parametrize(
    ("question", "make", "wanted"),
    OFFERED,
    ids=[question for question, _, _ in OFFERED],
)
def test_what_lies_on_the_table_may_be_tried(question: str, make: Make, wanted: list[str]) -> None:
    state = make()
    assert state.prompt().code == question
    assert offered(state) == wanted
    assert legal(state) < set(wanted)


@pytest.mark.parametrize("make", [selecting, drafting])
def test_of_the_cards_dealt_all_that_may_be_kept_are_offered(make: Make) -> None:
    state = make()
    assert state.candidates() == state.legal()


# --- what may be picked -----------------------------------------------------------------------------------


def test_a_turn_may_engage_and_end() -> None:
    assert {"engage masaccio", "engage zheng-he", "pass"} <= legal(turn())
    assert not any(choice.startswith(("engage", "pass")) for choice in legal(granted("masaccio")()))


def test_an_effect_allows_the_first_tile_too() -> None:
    state = discovering()
    assert GAME.names.destinations[15] == "calicut"
    assert {"discover calicut", "discover seville", "discover london"} <= legal(state)
    assert state.verdict(GAME.actions.find("discover calicut")).ok


def test_without_a_lighthouse_points_or_a_character_that_is_paid_for() -> None:
    assert legal(no_lighthouse()) == {"supply", "points", "take donatello", "take titian"}


def test_a_character_comes_first_or_last() -> None:
    assert {"character first", "character last"} <= legal(ordering())


def test_every_pack_that_nobody_has_may_be_chosen() -> None:
    assert legal(packs()) == {f"pack {pack}" for pack in NAMES.packs if pack != "painters"}
