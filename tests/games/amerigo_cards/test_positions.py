"""A position from outside is taken only if every card is somewhere, once, and every size fits."""

from __future__ import annotations

import pytest

from carrack.core.packing import pack
from carrack.core.verdicts import Malformed
from carrack.games.amerigo_cards.game import CardsState
from carrack.games.amerigo_cards.state import (
    DISTANCE,
    DOUBLOONS,
    DRAWING,
    EXHIBITED,
    FINISHED,
    HAND,
    HAND_SIZE,
    SAILED,
    SEAT_CARDS,
    SHEET,
    SHOWN,
    STAYING,
)
from tests.games.amerigo_cards.scene import GAME, Scene, hand, play


def position() -> CardsState:
    scene = Scene(2).hand(0, "2 coffee-1").exhibit(0, "gems-1").outward(1, "coffee-2").pile(1, "cloth-1")
    return scene.discards("spices-1").to_act(0).state


def test_a_position_survives_dump_and_load() -> None:
    state = position()
    again = GAME.load(state.dump())
    assert again.digest() == state.digest()
    assert again.legal() == state.legal()


def test_scenes_and_copies_are_independent() -> None:
    scene = Scene(2).hand(0, "2 coffee-1").to_act(0)
    one, other = scene.state, scene.state
    copied = one.copy()
    play(one, "sail out coffee-1")
    assert hand(other, 0) == hand(copied, 0) == ["coffee-1", "coffee-1"]
    assert other.digest() == copied.digest() != one.digest()


SEATS = 2
TABLE, CARDS, SHEETS = 0, 1, 2
"""The rows of a dumped position; the treasure piles come last."""
MARKET = SEATS * SHEET

WRONG: list[tuple[str, int, int, int]] = [
    ("a number is out of range", TABLE, 3, 1000),
    ("a number is out of range", TABLE, 3, -3),
    ("a number is out of range", CARDS, HAND, -1),
    ("a number is out of range", CARDS, HAND, 256),
    ("a card is missing or too many", CARDS, SEATS * SEAT_CARDS + STAYING, 1),
    ("hand size", CARDS, HAND, 1),
    ("hand size", SHEETS, HAND_SIZE, 5),
    ("exhibition size", SHEETS, EXHIBITED, 2),
    ("journey size", SHEETS, SHEET + SAILED, 2),
    ("a journey without distance", SHEETS, SHEET + DISTANCE, 0),
    ("a treasure pile does not fit its size", SHEETS, SHEET + DOUBLOONS, 0),
    ("a card shown that is not in the hand", CARDS, SHOWN, 1),
    ("market", SHEETS, MARKET, 2),
    ("deck size", TABLE, 3, 12),
    ("discard size", TABLE, 4, 0),
    ("actor", TABLE, 1, SEATS),
    ("phase", TABLE, 0, FINISHED + 1),
    ("the end", TABLE, 0, FINISHED),
    ("the end", TABLE, 12, 1),
    ("chance", TABLE, 1, -1),
    ("chance", TABLE, 0, DRAWING),
    ("turn", TABLE, 2, SEATS),
    ("drawer", TABLE, 6, SEATS),
    ("draws", TABLE, 7, 1),
]


@pytest.mark.parametrize(
    ("reason", "row", "at", "value"), WRONG, ids=[f"{w[0]}-{w[1]}-{w[2]}-{w[3]}" for w in WRONG]
)
def test_an_impossible_position_is_refused(reason: str, row: int, at: int, value: int) -> None:
    rows = position().rows()
    rows[row][at] = value
    with pytest.raises(Malformed, match=reason) as caught:
        GAME.load(pack([[GAME.facts.rules_version, 2], *rows]))
    assert caught.value.verdict.code == "dump.unreadable"


@pytest.mark.parametrize("row", [TABLE, CARDS, SHEETS, -2, -1])
def test_rows_that_do_not_fit_the_game_are_refused(row: int) -> None:
    rows = position().rows()
    rows[row].append(0)
    with pytest.raises(Malformed, match=r"dump\.unreadable"):
        GAME.load(pack([[GAME.facts.rules_version, 2], *rows]))


def test_a_position_for_other_seats_is_refused() -> None:
    with pytest.raises(Malformed, match="do not fit"):
        GAME.load(pack([[GAME.facts.rules_version, 3], *position().rows()]))


def test_a_pile_of_unknown_cards_is_refused() -> None:
    rows = position().rows()
    rows[-1] = [15]
    with pytest.raises(Malformed, match="treasure pile"):
        GAME.load(pack([[GAME.facts.rules_version, 2], *rows]))


def test_a_position_of_other_rules_is_refused() -> None:
    with pytest.raises(Malformed, match=r"dump\.other-rules"):
        GAME.load(pack([[GAME.facts.rules_version + 1, 2], *position().rows()]))
