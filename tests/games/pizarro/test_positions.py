"""A position from outside is taken only if every gold card and ship is somewhere, once."""

from __future__ import annotations

from functools import partial

import pytest

from carrack.core.api import OVER
from carrack.core.chance import Rng
from carrack.core.packing import pack
from carrack.core.verdicts import Malformed
from carrack.games.pizarro.layout import (
    DRAWING,
    FINISHED,
    GOLD_TURNED,
    MAGELLAN,
    MAGELLAN_SHEET,
    NEXT_CARD,
    OWNER,
    SEAT_SHIPS,
    SPACE,
    SPACES,
    STACK,
)
from carrack.games.pizarro.position import PizarroState
from tests.games import playing
from tests.games.pizarro.scene import (
    DISCARDS,
    GAME,
    HAND,
    HAND_SIZE,
    PAID,
    SEAT_GOLD,
    SHEET,
    SHIPS_LEFT,
    SUPPLY,
    SURE,
    TURNED,
    VETOES,
    Scene,
    buy,
    fresh,
    play,
)


def position() -> PizarroState:
    scene = Scene(3).hand(0, 1, 2).known(1, 5).magellan(2, 1, 7).ship(0, "cook", 1, 3).veto(1)
    return scene.discards(4).vetoed("pizarro").state


@pytest.mark.parametrize(("board_1", "board_2"), [("A", "B"), ("B", "A")])
def test_a_position_keeps_the_sides_of_its_boards(board_1: str, board_2: str) -> None:
    state = fresh(4, board_1, board_2)
    again = GAME.load(state.dump())
    assert again.dump() == state.dump()
    assert again.rows()[0] == ["AB".index(board_1), "AB".index(board_2)]


def test_before_the_first_number_nothing_has_happened() -> None:
    waiting = [0, -1, 0, 0, 0, -1, -1, 0, 0, 0, -1, 0, 0, NEXT_CARD, 0, 0, 0, 0, -1, 0]
    assert fresh(6).rows()[TABLE] == waiting


SIDES, TABLE, GOLD, SHIPS, SHEETS, MAGELLANS, DECK, VETOED, MEMORY, DRAWN = range(10)
"""The rows of a dumped position."""
PHASE, ACTOR, YEAR, AUCTIONEER, OPENER, EXPLORER, BIDDER, BID, DUE, _, SHIP = range(11)
DRAWER, DRAWS, AFTER, ROUND, SWAPPER, SWAP_SHIPS, SWAPS, LAST_BUYER, PIZARRO_SUM = range(11, 20)
"""The single numbers of a table."""
COMMON = 3 * SEAT_GOLD

Change = tuple[int, int, int]
"""Row, place, and the number that comes there."""

WRONG: list[tuple[str, Change]] = [
    ("no board sides", (SIDES, 0, 2)),
    ("a number is out of range", (TABLE, BID, 1000)),
    ("a number is out of range", (TABLE, BID, -3)),
    *(("a number is out of range", (row, 0, -1)) for row in (GOLD, SHIPS, DECK, VETOED, MEMORY, DRAWN)),
    *(("a number is out of range", (row, 0, 256)) for row in (GOLD, SHIPS, DECK, VETOED, MEMORY, DRAWN)),
    ("a gold card is missing or too many", (GOLD, COMMON + SUPPLY, 1)),
    ("a gold card is missing or too many", (GOLD, COMMON + DISCARDS, 1)),
    ("a gold card is missing or too many", (GOLD, COMMON + PAID, 1)),
    ("a gold card is missing or too many", (GOLD, COMMON + TURNED, 1)),
    ("hand size", (GOLD, HAND, 2)),
    ("hand size", (SHEETS, HAND_SIZE, 3)),
    ("a card sure that is not in the hand", (GOLD, SURE + 8, 1)),
    ("owner of a ship", (MAGELLANS, OWNER, 3)),
    ("owner of a ship", (MAGELLANS, MAGELLAN_SHEET + OWNER, -2)),
    ("a ship without an owner", (MAGELLANS, OWNER, -1)),
    ("a ship without an owner", (MAGELLANS, MAGELLAN_SHEET + SPACE, 1)),
    ("a card under Magellan", (MAGELLANS, STACK, 10)),
    ("a card under Magellan", (MAGELLANS, STACK + 2, -1)),
    ("a gold card is missing or too many", (MAGELLANS, STACK, 6)),
    ("a gold card is missing or too many", (MAGELLANS, 2 * MAGELLAN_SHEET + STACK + 2, 1)),
    ("space of a ship", (MAGELLANS, SPACE, 4)),
    ("space of a ship", (MAGELLANS, SPACE, -1)),
    ("Magellan's ships have places of their own", (SHIPS, MAGELLAN * SPACES, 1)),
    ("Magellan's ships have places of their own", (SHIPS, 2 * SEAT_SHIPS + MAGELLAN * SPACES, 1)),
    ("too many ships", (SHIPS, 0, 1)),
    ("too many ships", (SHIPS, SEAT_SHIPS - 1, 1)),
    ("too many ships", (SHEETS, SHIPS_LEFT, 4)),
    ("too many ships", (SHEETS, 2 * SHEET + SHIPS_LEFT, 6)),
    ("a number below zero", (SHEETS, SHIPS_LEFT, -1)),
    ("vetoes", (SHEETS, VETOES, 4)),
    ("a number below zero", (SHEETS, SHEET + VETOES, -1)),
    ("actor", (TABLE, ACTOR, 3)),
    ("phase", (TABLE, PHASE, -1)),
    ("phase", (TABLE, PHASE, FINISHED + 1)),
    ("the end", (TABLE, PHASE, FINISHED)),
    ("the end", (TABLE, ACTOR, OVER)),
    ("chance", (TABLE, ACTOR, 0)),
    ("draws", (TABLE, PHASE, DRAWING)),
    ("draws", (TABLE, DRAWS, 1)),
    ("year", (TABLE, YEAR, -1)),
    ("year", (TABLE, YEAR, 3)),
    *(("a seat", (TABLE, at, 3)) for at in (AUCTIONEER, OPENER, DRAWER, SWAPPER)),
    *(("a seat", (TABLE, at, -1)) for at in (AUCTIONEER, OPENER, DRAWER, SWAPPER)),
    ("explorer", (TABLE, EXPLORER, -2)),
    ("explorer", (TABLE, EXPLORER, 6)),
    ("bidder", (TABLE, BIDDER, -2)),
    ("bidder", (TABLE, BIDDER, 3)),
    ("last buyer", (TABLE, LAST_BUYER, -2)),
    ("last buyer", (TABLE, LAST_BUYER, 3)),
    ("ship", (TABLE, SHIP, -2)),
    ("ship", (TABLE, SHIP, 7)),
    ("round", (TABLE, ROUND, -1)),
    ("round", (TABLE, ROUND, 4)),
    ("what follows a draw", (TABLE, AFTER, FINISHED)),
    ("what follows a draw", (TABLE, AFTER, GOLD_TURNED + 1)),
    *(("a number below zero", (TABLE, at, -1)) for at in (BID, DUE, DRAWS, SWAP_SHIPS, SWAPS, PIZARRO_SUM)),
    ("explorer cards", (DECK, 0, 4)),
    ("explorer cards", (TABLE, YEAR, 1)),
    ("a vetoed card", (VETOED, 0, 6)),
    ("a card drawn", (DRAWN, 0, 0)),
    ("a card drawn", (DRAWN, 0, 10)),
]

FINE: list[Change] = [
    *((TABLE, at, 2) for at in (AUCTIONEER, OPENER, DRAWER, SWAPPER, BIDDER, LAST_BUYER)),
    *((TABLE, at, 999) for at in (BID, DUE, SWAP_SHIPS, SWAPS, PIZARRO_SUM)),
    (TABLE, EXPLORER, 5),
    (TABLE, SHIP, 6),
    (TABLE, ROUND, 3),
    (TABLE, AFTER, GOLD_TURNED),
    (SHEETS, VETOES, 3),
    (SHEETS, 2 * SHEET + SHIPS_LEFT, 5),
    (SHEETS, SHIPS_LEFT, 0),
    (DECK, 0, 0),
    (VETOED, 0, 5),
    (DRAWN, 0, 9),
]


load = partial(playing.loaded, GAME, seats=3)
reason_against = partial(playing.reason_against, GAME, seats=3)


def name(case: tuple[str, Change]) -> str:
    return "-".join(map(str, (case[0], *case[1])))


@pytest.mark.parametrize("sides", [[], [0], [0, 0, 0], [0, -1], [0, 2], [2, 1]])
def test_a_position_without_the_sides_of_its_boards_is_refused(sides: list[int]) -> None:
    assert reason_against([sides, *position().rows()[1:]]) == "no board sides"
    assert reason_against([]) == "no board sides"


def test_a_position_with_a_row_too_few_or_too_many_is_refused() -> None:
    assert reason_against(position().rows()[:-1]) == "rows do not fit the game"
    assert reason_against([*position().rows(), []]) == "rows do not fit the game"


@pytest.mark.parametrize("words", [[], ["pass", "pass"], ["bid 5", "pass", "pass"]])
def test_a_question_in_a_dump_needs_a_card_on_offer(words: list[str]) -> None:
    """A position that asks for vetoes, bids or payments while no card is turned up is none."""
    scene = Scene(3).veto(1).offer("cook").state
    rows = play(scene, *(["allow", *words] if words else [])).rows()
    rows[TABLE][EXPLORER] = -1
    assert reason_against(rows) == "no card on offer"


def test_a_payment_in_a_dump_needs_a_buyer() -> None:
    rows = buy(Scene(3).hand(0, 2, 5).offer("cook").state, 0, 5).rows()
    rows[TABLE][BIDDER] = -1
    assert reason_against(rows) == "no buyer"


def test_nobody_need_have_bid_yet_in_a_dump() -> None:
    state = Scene(3).offer("cook").state
    assert state.table.bidder == -1
    load(state.rows())


NOTES: list[tuple[list[int], str]] = [
    ([29], "a note of a card hidden"),
    ([2 * 32 + 31], "a note of a card hidden"),
    ([3 * 32 + 1], "a note of a seat"),
    ([199], "a note of a seat"),
    ([200], "a note of a card turned up"),
    ([219, 1], "a note of a card under Magellan"),
    ([223, *[0] * 11], "a note of a seat"),
    ([233, 0, 1], "a note of a seat"),
    ([243, 0, 1], "a note of a seat"),
    ([254, 0, 1], "a note of a seat"),
    ([10, *[0] * 8], "a note cut off"),
    ([210], "a note cut off"),
    ([222, *[0] * 10], "a note cut off"),
    ([232, 0], "a note cut off"),
    ([242, 0], "a note cut off"),
    ([255, *[0] * 8], "a note cut off"),
    ([0], "draws and what was drawn"),
]


@pytest.mark.parametrize(("note", "reason"), NOTES)
def test_a_memory_that_means_nothing_is_refused(note: list[int], reason: str) -> None:
    rows = position().rows()
    rows[MEMORY] += note
    assert reason_against(rows) == reason
    with pytest.raises(Malformed, match=reason):
        load_view(rows)


@pytest.mark.parametrize(
    "note",
    [
        *([seat * 32 + what] for seat in (0, 2) for what in (1, 9, 11, 19, 20, 28)),
        *([seat * 32 + 10, *[1] * 9] for seat in (0, 2)),
        [201],
        [209],
        [210, 1],
        [218, 9],
        *([first + seat, 1, 59] for first in (230, 240) for seat in (0, 2)),
        *([220 + seat, 0, 7, *[1] * 9] for seat in (0, 2)),
        [255, *[1] * 9],
    ],
)
def test_a_memory_may_hold_every_kind_of_note(note: list[int]) -> None:
    """Cards shown, drawn openly, hidden or turned up, hands opened, stacks shown, bids, shuffles."""
    rows = position().rows()
    rows[MEMORY] += [*note, 0]
    rows[DRAWN].append(1)
    load(rows)
    load_view(rows)


# --- views ----------------------------------------------------------------------------------------------


def load_view(rows: list[list[int]], seat: int = 0, seats: int = 3) -> None:
    GAME.load_view(pack([[seat, rows[TABLE][ACTOR]], [], [seats], *rows]))


def test_a_view_of_an_impossible_table_is_refused() -> None:
    rows = position().rows()
    rows[TABLE][YEAR] = 3
    with pytest.raises(Malformed, match=r"\(dump\.unreadable.*no such view: year"):
        load_view(rows)


def test_a_view_of_a_seat_that_is_not_at_the_table_is_refused() -> None:
    load_view(position().rows(), seat=2)
    with pytest.raises(Malformed, match="another seat"):
        load_view(position().rows(), seat=3)


@pytest.mark.parametrize("head", [[], [3, 3]])
def test_a_view_without_a_number_of_seats_is_refused(head: list[int]) -> None:
    with pytest.raises(Malformed, match=r"\(dump\.unreadable.*=no seats"):
        GAME.load_view(pack([[0, -1], [], head, *position().rows()]))
    with pytest.raises(Malformed, match="no seats"):
        GAME.load_view(pack([[0, -1], []]))


def test_a_view_for_other_seats_is_refused() -> None:
    with pytest.raises(Malformed, match=r"\(seats\.impossible"):
        load_view(position().rows(), seats=7)
    with pytest.raises(Malformed, match="rows do not fit the game"):
        load_view(position().rows(), seats=4)


def test_an_imagined_position_fits_the_view_it_was_made_from() -> None:
    view = position().view(0)
    imagined = GAME.imagine(view, Rng(1))
    assert imagined.view(0).dump() == view.dump()
    assert imagined.game is view.game is GAME.load_view(view.dump()).game is GAME


def test_all_ships_of_a_seat_are_read() -> None:
    assert len(position().rows()[SHIPS]) == 3 * SEAT_SHIPS
