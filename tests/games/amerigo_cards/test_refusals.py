"""Every no of the game: its code, its parameters and the paragraph it cites."""

from __future__ import annotations

import pytest

from carrack.core.verdicts import Malformed
from tests.games.amerigo_cards.scene import GAME, Scene, kind_of, refused

FIVE = ["gems-1", "cloth-1", "antiques-1", "spices-1", "coffee-1"]


def at_home() -> Scene:
    return Scene(2).hand(0, "coffee-1").to_act(0)


def outward() -> Scene:
    return Scene(2).outward(0, "3 spices-3").hand(0, "coffee-1").to_act(0)


def explored() -> Scene:
    return outward().explored(0)


def homeward() -> Scene:
    return outward().homeward(0, "gems-1")


def exhibiting() -> Scene:
    """Play `exhibit coffee-1` first."""
    return Scene(2).hand(0, "2 coffee-1").exhibit(0, *FIVE).to_act(0)


def compensated() -> Scene:
    return Scene(2).hand(0, "gems-1", "cloth-2").compensation()


def sale() -> Scene:
    """Play `sell` first: seat 0 picks the coffee that stays, the one it turns over, then the commons."""
    scene = (
        Scene(2).exhibit(0, "2 coffee-1", "coffee-2", "2 cloth-1", "spices-1", "spices-2").hand(0, "coffee-3")
    )
    return scene.abroad("gems-1", "2 antiques-1", "4 coffee-3")


def joining() -> Scene:
    """Play `sell` first: seat 1 is asked to join in."""
    return Scene(2).exhibit(0, *FIVE).exhibit(1, *FIVE).hand(1, "coffee-2").to_act(0)


def award() -> Scene:
    """Play `sail home gems-1` first."""
    return Scene(2).outward(0, "coffee-2").hand(0, "gems-1", "gems-2").to_act(0)


COFFEE = {"card": kind_of("coffee-1")}
GEMS = {"card": kind_of("gems-1")}

NOES: list[tuple[Scene, list[str], str, str, dict[str, int], str]] = [
    (at_home(), [], "sail out gems-1", "card.not-in-hand", GEMS, "sail.2"),
    (outward(), [], "sail home gems-1", "card.not-in-hand", GEMS, "sail.2"),
    (at_home(), [], "exhibit gems-1", "card.not-in-hand", GEMS, "exhibit.2"),
    (exhibiting(), ["exhibit coffee-1"], "exhibit gems-1", "card.not-in-hand", GEMS, "exhibit.2"),
    (compensated(), [], "turn over coffee-1", "card.not-in-hand", COFFEE, "compensation.2"),
    (at_home(), [], "sail out doubloon", "doubloon.none", {}, "doubloons.2"),
    (outward(), [], "sail home doubloon", "doubloon.none", {}, "doubloons.2"),
    (explored(), [], "sail out coffee-1", "sail.must-sail-home", COFFEE, "explore.6"),
    (explored().pile(0, "gems-1"), [], "sail out doubloon", "sail.must-sail-home", {}, "explore.6"),
    (homeward(), [], "sail out coffee-1", "sail.homeward-only", COFFEE, "home.4"),
    (homeward().pile(0, "gems-1"), [], "sail out doubloon", "sail.homeward-only", {}, "home.4"),
    (at_home(), [], "sail home coffee-1", "home.not-sailing", COFFEE, "sail.5"),
    (at_home().pile(0, "gems-1"), [], "sail home doubloon", "home.not-sailing", {}, "sail.5"),
    (at_home(), [], "explore", "explore.not-outward", {}, "explore.1"),
    (explored(), [], "explore", "explore.not-outward", {}, "explore.1"),
    (homeward(), [], "explore", "explore.not-outward", {}, "explore.1"),
    (outward(), [], "exhibit coffee-1", "exhibit.not-at-home", COFFEE, "exhibit.1"),
    (
        at_home().exhibit(0, "9 coffee-1", "3 gems-1"),
        [],
        "exhibit coffee-1",
        "exhibit.full",
        {"limit": 12},
        "limits.2",
    ),
    (at_home(), [], "stop", "exhibit.nothing-yet", {}, "exhibit.4"),
    (outward(), [], "stop", "exhibit.nothing-yet", {}, "exhibit.4"),
    (exhibiting(), ["exhibit coffee-1"], "sail out coffee-1", "exhibit.finish-first", COFFEE, "exhibit.2"),
    (exhibiting(), ["exhibit coffee-1"], "sell", "exhibit.finish-first", {}, "exhibit.2"),
    (exhibiting(), ["exhibit coffee-1"], "draw", "exhibit.finish-first", {}, "exhibit.2"),
    (outward().exhibit(0, *FIVE), [], "sell", "sell.not-at-home", {}, "sell.1"),
    (
        at_home().exhibit(0, "3 gems-1", "cloth-1", "antiques-1", "coffee-1"),
        [],
        "sell",
        "sell.market-incomplete",
        {"missing": 1 << 3, "count": 1},
        "sell.2",
    ),
    (
        at_home().exhibit(0, "gems-1", "cloth-1").exhibit(1, *FIVE),
        [],
        "sell",
        "sell.earns-nothing",
        {},
        "sell.3",
    ),
    (at_home(), [], "join", "sell.nothing-to-join", {}, "sell.4"),
    (compensated(), [], "join", "sell.nothing-to-join", {}, "sell.4"),
    (joining(), ["sell"], "sail out coffee-2", "sell.answer-first", {"card": kind_of("coffee-2")}, "sell.4"),
    (joining(), ["sell"], "sell", "sell.answer-first", {}, "sell.4"),
    (joining(), ["sell"], "keep coffee-1", "sell.answer-first", COFFEE, "sell.4"),
    (joining(), ["sell"], "turn over coffee-1", "sell.answer-first", COFFEE, "sell.4"),
    (at_home(), [], "decline", "decline.nothing-asked", {}, "turn.1"),
    (sale(), ["sell"], "decline", "decline.nothing-asked", {}, "turn.1"),
    (at_home(), [], "draw", "draw.not-stuck", {}, "stuck.1"),
    (
        compensated().hand(0, "coffee-3"),
        [],
        "turn over gems-1",
        "compensation.has-three-rudders",
        GEMS,
        "compensation.1",
    ),
    (compensated(), [], "sail out gems-1", "compensation.answer-first", GEMS, "compensation.3"),
    (compensated(), [], "draw", "compensation.answer-first", {}, "compensation.3"),
    (at_home(), [], "turn over coffee-1", "turn-over.nothing-earned", COFFEE, "doubloons.1"),
    (
        exhibiting(),
        ["exhibit coffee-1"],
        "turn over coffee-1",
        "turn-over.nothing-earned",
        COFFEE,
        "doubloons.1",
    ),
    (at_home(), [], "keep coffee-1", "keep.nothing-to-keep", COFFEE, "sell.9"),
    (award(), ["sail home gems-1"], "keep gems-1", "keep.nothing-to-keep", GEMS, "sell.9"),
    (
        award(),
        ["sail home gems-1"],
        "sail out gems-2",
        "awards.pick-first",
        {"card": kind_of("gems-2")},
        "awards.2",
    ),
    (award(), ["sail home gems-1"], "stop", "awards.pick-first", {}, "awards.2"),
    (
        award(),
        ["sail home gems-1"],
        "turn over gems-2",
        "awards.not-on-journey",
        {"card": kind_of("gems-2")},
        "awards.2",
    ),
    (sale(), ["sell"], "turn over coffee-1", "sell.pick-what-stays", COFFEE, "sell.9"),
    (sale(), ["sell"], "sail out coffee-3", "sell.pick-what-stays", {"card": kind_of("coffee-3")}, "sell.9"),
    (
        sale(),
        ["sell", "keep coffee-1", "turn over coffee-1"],
        "turn over cloth-1",
        "sell.pick-what-stays",
        {"card": kind_of("cloth-1")},
        "sell.9",
    ),
    (sale(), ["sell", "keep coffee-1"], "keep coffee-1", "sell.pick-doubloons", COFFEE, "sell.11"),
    (sale(), ["sell", "keep coffee-1"], "sell", "sell.pick-doubloons", {}, "sell.11"),
    (
        sale(),
        ["sell", "keep coffee-1", "turn over coffee-1", "keep cloth-1"],
        "keep cloth-1",
        "sell.pick-doubloons",
        {"card": kind_of("cloth-1")},
        "sell.11",
    ),
    (sale(), ["sell"], "keep cloth-1", "sell.not-in-this-group", {"card": kind_of("cloth-1")}, "sell.10"),
    (
        sale(),
        ["sell", "keep coffee-1"],
        "turn over cloth-1",
        "sell.not-in-this-group",
        {"card": kind_of("cloth-1")},
        "sell.10",
    ),
    (
        sale(),
        ["sell", "keep coffee-1", "turn over coffee-1"],
        "keep coffee-1",
        "sell.not-in-this-group",
        COFFEE,
        "sell.10",
    ),
    (
        sale(),
        ["sell", "keep coffee-1", "turn over coffee-1"],
        "keep antiques-1",
        "sell.not-in-this-group",
        {"card": kind_of("antiques-1")},
        "sell.10",
    ),
    (
        sale(),
        ["sell", "keep coffee-1", "turn over coffee-1", "keep cloth-1"],
        "turn over coffee-1",
        "sell.not-in-this-group",
        COFFEE,
        "sell.10",
    ),
    (Scene(2).deck("coffee-1"), ["draw"], "card gems-1", "deck.none-left", GEMS, "deck.2"),
]


@pytest.mark.parametrize("seats", [0, 1, 9])
def test_there_are_2_to_8_seats(seats: int) -> None:
    with pytest.raises(Malformed, match=r"\(seats\.impossible"):
        GAME.new(seats)


@pytest.mark.parametrize(
    ("words", "rule"),
    [("turn over gems-1", "compensation.2"), ("turn over coffee-3", "compensation.2")],
)
def test_a_card_that_is_not_in_the_first_hand_cites_the_compensation(words: str, rule: str) -> None:
    assert refused(Scene(2).hand(0, "cloth-1").compensation().state, words).rule == rule
