"""A position from outside is taken only if every gold card and ship is somewhere, once."""

from __future__ import annotations

import pytest

from carrack.core.packing import pack
from carrack.core.verdicts import Malformed
from carrack.games.pizarro.game import PizarroState
from carrack.games.pizarro.state import (
    DRAWING,
    FINISHED,
    HAND,
    HAND_SIZE,
    MAGELLAN,
    OWNER,
    SEAT_GOLD,
    SEAT_SHIPS,
    SHEET,
    SHIPS_LEFT,
    SPACE,
    SPACES,
    STACK,
    SUPPLY,
    SURE,
    VETOES,
)
from tests.games.pizarro.scene import GAME, Scene, buy, hand, play


def position() -> PizarroState:
    scene = Scene(3).hand(0, 1, 2).known(1, 5).magellan(2, 1, 7).ship(0, "cook", 1, 3).veto(1)
    return scene.discards(4).vetoed("pizarro").state


def test_a_position_survives_dump_and_load() -> None:
    state = position()
    again = GAME.load(state.dump())
    assert again.digest() == state.digest()
    assert again.legal() == state.legal()


def test_a_view_survives_dump_and_load() -> None:
    for seat in (0, 1, 2, None):
        view = position().view(seat)
        assert GAME.load_view(view.dump()).dump() == view.dump()


def test_scenes_and_copies_are_independent() -> None:
    scene = Scene(3).hand(0, 9, 1).offer("pizarro")
    one, other = scene.state, scene.state
    copied = one.copy()
    buy(one, 0, 9, 9)
    assert hand(other, 0) == hand(copied, 0) == [1, 9]
    assert other.digest() == copied.digest() != one.digest()


SIDES, TABLE, GOLD, SHIPS, SHEETS, MAGELLANS, DECK = range(7)
"""The rows of a dumped position."""
COMMON = 3 * SEAT_GOLD

WRONG: list[tuple[str, int, int, int]] = [
    ("no board sides", SIDES, 0, 2),
    ("a number is out of range", TABLE, 7, 1000),
    ("a number is out of range", TABLE, 7, -3),
    ("a number is out of range", GOLD, HAND, -1),
    ("a number is out of range", GOLD, HAND, 256),
    ("a gold card is missing or too many", GOLD, COMMON + SUPPLY, 1),
    ("hand size", GOLD, HAND, 2),
    ("hand size", SHEETS, HAND_SIZE, 3),
    ("a card sure that is not in the hand", GOLD, SURE + 8, 1),
    ("owner of a ship", MAGELLANS, OWNER, 3),
    ("a ship without an owner", MAGELLANS, OWNER, -1),
    ("a card under Magellan", MAGELLANS, STACK, 10),
    ("a gold card is missing or too many", MAGELLANS, STACK, 6),
    ("Magellan", MAGELLANS, SPACE, 4),
    ("Magellan", SHIPS, MAGELLAN * SPACES, 1),
    ("too many ships", SHIPS, 0, 4),
    ("too many ships", SHEETS, SHIPS_LEFT, 4),
    ("ships left", SHEETS, SHIPS_LEFT, -1),
    ("vetoes", SHEETS, VETOES, 4),
    ("vetoes", SHEETS, SHEET + VETOES, -1),
    ("actor", TABLE, 1, 3),
    ("phase", TABLE, 0, FINISHED + 1),
    ("the end", TABLE, 0, FINISHED),
    ("chance", TABLE, 1, 0),
    ("draws", TABLE, 0, DRAWING),
    ("draws", TABLE, 12, 1),
    ("year", TABLE, 2, 3),
    ("a seat", TABLE, 3, 3),
    ("a seat", TABLE, 4, -1),
    ("explorer", TABLE, 5, 6),
    ("bidder", TABLE, 6, 3),
    ("explorer cards", DECK, 0, 19),
]


@pytest.mark.parametrize(
    ("reason", "row", "at", "value"), WRONG, ids=[f"{w[0]}-{w[1]}-{w[2]}-{w[3]}" for w in WRONG]
)
def test_an_impossible_position_is_refused(reason: str, row: int, at: int, value: int) -> None:
    rows = position().rows()
    rows[row][at] = value
    with pytest.raises(Malformed) as caught:
        GAME.load(pack([[GAME.facts.rules_version, 3], *rows]))
    assert caught.value.verdict.code == "dump.unreadable"


@pytest.mark.parametrize("row", range(7))
def test_rows_that_do_not_fit_the_game_are_refused(row: int) -> None:
    rows = position().rows()
    rows[row].append(0)
    with pytest.raises(Malformed, match=r"dump\.unreadable"):
        GAME.load(pack([[GAME.facts.rules_version, 3], *rows]))


def test_a_position_for_other_seats_is_refused() -> None:
    with pytest.raises(Malformed, match=r"dump\.unreadable"):
        GAME.load(pack([[GAME.facts.rules_version, 4], *position().rows()]))


def test_a_position_of_other_rules_is_refused() -> None:
    with pytest.raises(Malformed, match=r"dump\.other-rules"):
        GAME.load(pack([[GAME.facts.rules_version + 1, 3], *position().rows()]))


def test_a_question_in_a_dump_needs_a_card_on_offer() -> None:
    """A position that asks for bids while no card is turned up is none."""
    rows = play(position(), "explorer cook", "allow").rows()
    rows[TABLE][5] = -1
    with pytest.raises(Malformed, match=r"dump\.unreadable"):
        GAME.load(pack([[GAME.facts.rules_version, 3], *rows]))


def test_all_ships_of_a_seat_are_read() -> None:
    assert len(position().rows()[SHIPS]) == 3 * SEAT_SHIPS
