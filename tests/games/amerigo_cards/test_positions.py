"""A position from outside is taken only if every card is somewhere, once, and every size fits."""

from __future__ import annotations

from functools import partial

import pytest

from carrack.core.api import CHANCE, OVER
from carrack.core.chance import Rng
from carrack.core.packing import pack
from carrack.core.verdicts import Malformed
from carrack.games.amerigo_cards.game import CardsState
from carrack.games.amerigo_cards.layout import (
    DEAL,
    DECK,
    DISCARDS,
    DISTANCE,
    DOUBLOONS,
    DRAWING,
    EXHIBITED,
    FINISHED,
    HAND,
    HAND_SIZE,
    JOURNEY,
    KEEP_POPULAR,
    MEMORY_SEAT,
    MOST_LAID,
    PLACE,
    SAILED,
    SEAT_CARDS,
    SHEET,
    SHOWN,
    STAYING,
    TURNED,
)
from tests.games import playing
from tests.games.amerigo_cards.scene import GAME, Scene, exhibition, fresh, hand, pile, play


def position() -> CardsState:
    scene = Scene(2).hand(0, "2 coffee-1").exhibit(0, "gems-1").outward(1, "coffee-2").pile(1, "cloth-1")
    return scene.discards("spices-1").to_act(0).state


def test_before_the_first_number_nothing_has_happened() -> None:
    assert fresh(3).rows()[TABLE] == [0, -1, 0, 108, 0, 0, 0, 4, 0, -1, -1, 0, 0]


SEATS = 2
TABLE, CARDS, SHEETS, MEMORY, PILE = range(5)
"""The rows of a dumped position; the treasure piles, each with the journey of its seat, come last."""
PHASE, ACTOR, TURN, DECK_SIZE, DISCARDS_SIZE, SHUFFLED, DRAWER, DRAWS = range(8)
SELLERS, RARE, POPULAR, PICKS, ENDING = range(8, 13)
"""The single numbers of a table."""
MARKET = SEATS * SHEET
COMMON = SEATS * SEAT_CARDS

Change = tuple[int, int, int]
"""Row, place, and the number that comes there."""

WRONG: list[tuple[str, Change]] = [
    ("a number is out of range", (TABLE, DECK_SIZE, 1000)),
    ("a number is out of range", (TABLE, DECK_SIZE, -3)),
    ("a number is out of range", (CARDS, HAND, -1)),
    ("a number is out of range", (CARDS, HAND, 256)),
    ("a treasure pile or a journey does not fit its size", (PILE + 1, 0, -1)),
    ("a treasure pile or a journey does not fit its size", (PILE + 1, 0, 256)),
    *(("a card is missing or too many", (CARDS, COMMON + row, 1)) for row in (STAYING, TURNED)),
    ("a card is missing or too many", (CARDS, COMMON + DECK, 5)),
    ("a card is missing or too many", (CARDS, COMMON + DISCARDS, 1)),
    ("a card is missing or too many", (PILE + 1, 0, 0)),
    ("hand size", (CARDS, HAND, 1)),
    ("hand size", (SHEETS, HAND_SIZE, 5)),
    ("exhibition size", (SHEETS, EXHIBITED, 2)),
    ("journey size", (CARDS, SEAT_CARDS + JOURNEY, 1)),
    ("a treasure pile or a journey does not fit its size", (SHEETS, SHEET + SAILED, 2)),
    ("a treasure pile or a journey does not fit its size", (SHEETS, SHEET + SAILED, -1)),
    ("a treasure pile or a journey does not fit its size", (PILE + 1, 1, MOST_LAID + 1)),
    ("a journey without distance", (SHEETS, SHEET + DISTANCE, 0)),
    ("a journey without distance", (SHEETS, DISTANCE, 1)),
    ("a treasure pile or a journey does not fit its size", (SHEETS, SHEET + DOUBLOONS, 0)),
    ("a treasure pile or a journey does not fit its size", (PILE + 1, 0, 15)),
    ("a card shown that is not in the hand", (CARDS, SHOWN, 1)),
    ("market", (SHEETS, MARKET, 2)),
    ("deck size", (TABLE, DECK_SIZE, 12)),
    ("discard size", (TABLE, DISCARDS_SIZE, 0)),
    ("actor", (TABLE, ACTOR, SEATS)),
    ("phase", (TABLE, PHASE, -1)),
    ("phase", (TABLE, PHASE, FINISHED + 1)),
    ("the end", (TABLE, PHASE, FINISHED)),
    ("the end", (TABLE, ACTOR, OVER)),
    ("the end", (TABLE, ENDING, 1)),
    ("chance", (TABLE, ACTOR, CHANCE)),
    ("chance", (TABLE, PHASE, DEAL)),
    ("chance", (TABLE, PHASE, DRAWING)),
    ("turn", (TABLE, TURN, -1)),
    ("turn", (TABLE, TURN, SEATS)),
    ("drawer", (TABLE, DRAWER, -1)),
    ("drawer", (TABLE, DRAWER, SEATS)),
    ("draws", (TABLE, DRAWS, 1)),
    ("rare good", (TABLE, RARE, -2)),
    ("rare good", (TABLE, RARE, 5)),
    ("popular good", (TABLE, POPULAR, -2)),
    ("popular good", (TABLE, POPULAR, 5)),
    ("ending", (TABLE, ENDING, -1)),
    ("ending", (TABLE, ENDING, 4)),
    *(("a size below zero", (TABLE, at, -1)) for at in (DECK_SIZE, DISCARDS_SIZE, DRAWS, PICKS)),
    ("a number below zero", (SHEETS, HAND_SIZE, -1)),
    ("a number below zero", (SHEETS, MARKET + 4, -1)),
    ("place", (SHEETS, PLACE, 4)),
    ("memory", (MEMORY, 0, SEATS * MEMORY_SEAT)),
    ("nothing may be picked", (TABLE, PHASE, KEEP_POPULAR)),
]

FINE: list[Change] = [
    (TABLE, TURN, 1),
    (TABLE, DRAWER, 1),
    (TABLE, SELLERS, 999),
    (TABLE, PICKS, 999),
    (TABLE, RARE, 4),
    (TABLE, POPULAR, 4),
    (SHEETS, PLACE, 3),
    (SHEETS, SHEET + DISTANCE, 1),
    (MEMORY, 0, SEATS * MEMORY_SEAT - 1),
]


def changed(change: Change) -> list[list[int]]:
    rows = position().rows()
    row, at, value = change
    rows[row][at:] = [value, *rows[row][at + 1 :]]
    return rows


load = partial(playing.loaded, GAME, seats=SEATS)
reason_against = partial(playing.reason_against, GAME, seats=SEATS)


def name(case: tuple[str, Change]) -> str:
    return "-".join(map(str, (case[0], *case[1])))


@pytest.mark.parametrize("ending", [1, 2, 3])
def test_a_game_is_over_in_one_of_three_ways(ending: int) -> None:
    rows = Scene(SEATS).over().state.rows()
    rows[TABLE][ENDING] = ending
    load(rows)
    rows[TABLE][ENDING] = 0
    assert reason_against(rows) == "the end"


def test_more_than_twelve_cards_in_a_hand_or_an_exhibition_are_no_position() -> None:
    assert len(hand(Scene(SEATS).hand(0, "10 coffee-1", "2 gems-1").state, 0)) == 12
    with pytest.raises(AssertionError, match="hand size"):
        Scene(SEATS).hand(0, "10 coffee-1", "3 gems-1").state.check()
    assert len(exhibition(Scene(SEATS).exhibit(0, "10 coffee-1", "2 gems-1").state, 0)) == 12
    with pytest.raises(AssertionError, match="exhibition size"):
        Scene(SEATS).exhibit(0, "10 coffee-1", "3 gems-1").state.check()


def test_a_position_with_a_row_too_few_or_too_many_is_refused() -> None:
    assert reason_against(position().rows()[:-1]) == "rows do not fit the game"
    assert reason_against([*position().rows(), []]) == "rows do not fit the game"


def test_a_pile_without_its_cards_is_refused() -> None:
    rows = position().rows()
    rows[-1] = []
    assert reason_against(rows) == "a treasure pile or a journey does not fit its size"


# --- views ----------------------------------------------------------------------------------------------


def load_view(rows: list[list[int]], seat: int = 0) -> None:
    GAME.load_view(pack([[seat, rows[TABLE][ACTOR]], [], *rows]))


def test_an_onlooker_is_offered_nothing_while_chance_is_asked() -> None:
    assert fresh(2).view(None).legal == []


def test_a_view_of_an_impossible_table_is_refused() -> None:
    with pytest.raises(Malformed, match=r"\(dump\.unreadable.*no such view: turn"):
        load_view(changed((TABLE, TURN, SEATS)))


def test_a_view_of_a_seat_that_is_not_at_the_table_is_refused() -> None:
    load_view(position().rows(), seat=1)
    with pytest.raises(Malformed, match="another seat"):
        load_view(position().rows(), seat=2)


def test_a_view_for_no_number_of_seats_is_refused() -> None:
    with pytest.raises(Malformed, match=r"\(seats\.impossible"):
        load_view(position().rows()[:-1])


def test_an_imagined_position_fits_the_view_it_was_made_from() -> None:
    view = position().view(0)
    imagined = GAME.imagine(view, Rng(1))
    assert imagined.view(0).dump() == view.dump()
    assert imagined.game is view.game is GAME.load_view(view.dump()).game is GAME


def test_a_copy_has_piles_of_its_own() -> None:
    one = Scene(SEATS).pile(0, "coffee-3", "gems-1").to_act(0).state
    other = one.copy()
    play(one, "sail out doubloon")
    assert (pile(one, 0), pile(other, 0)) == (["coffee-3"], ["coffee-3", "gems-1"])
