"""Memory notes what everybody sees, and nothing else: hidden cards are imagined from these notes."""

from __future__ import annotations

import pytest

from carrack.games.pizarro.layout import (
    BYTE,
    NOTE_BID,
    NOTE_BID_AND_KEEP,
    NOTE_DREW,
    NOTE_DREW_OPENLY,
    NOTE_HID,
    NOTE_OPENED,
    NOTE_OVERPAID,
    NOTE_SEAT,
    NOTE_SHUFFLED,
    NOTE_STACK,
    NOTE_TURNED,
    YEARS,
)
from carrack.games.pizarro.position import PizarroState
from tests.games.pizarro.scene import (
    FLOOR,
    FLOOR_KEEPS,
    NUMBERS,
    Scene,
    buy,
    chance,
    play,
    stack,
    sure,
    unsold,
)


def notes(state: PizarroState, *choices: str) -> list[int]:
    """Return what these choices add to the memory."""
    before = len(state.table.memory)
    play(state, *choices)
    return [int(note) for note in state.table.memory][before:]


def last_notes(state: PizarroState, count: int) -> list[int]:
    return [int(note) for note in state.table.memory][-count:]


def counts(*values: int) -> list[int]:
    return [values.count(value) for value in NUMBERS]


def sheet(state: PizarroState, seat: int, *places: int) -> list[int]:
    return [int(state.table.player[seat].numbers()[place]) for place in places]


# --- cards that leave a hand or come into one -----------------------------------------------------------


@pytest.mark.rule("secrets.3", "payment.6")
def test_a_paid_card_is_noted_for_its_seat() -> None:
    state = buy(Scene(3).hand(2, 4, 6).offer("pizarro").state, 2, 10)
    assert notes(state, "pay 4") == [2 * NOTE_SEAT + 4]
    assert notes(state, "pay 6") == [2 * NOTE_SEAT + 6]


@pytest.mark.rule("secrets.2")
def test_a_draw_is_noted_without_its_value_which_the_seat_keeps() -> None:
    state = buy(Scene(3).offer("da-gama").state, 1, 9, 9)
    assert notes(state, "gold 5") == [NOTE_SEAT + NOTE_DREW]
    assert [int(value) for value in state.table.drawn] == [5]


@pytest.mark.rule("cook.1", "cook.2")
def test_an_opened_hand_is_noted_whole_and_what_is_drawn_to_it() -> None:
    state = buy(Scene(3).hand(1, 4, 6, 6, 9).offer("cook").state, 1, 4)
    assert notes(state, "pay 4") == [NOTE_SEAT + 4, NOTE_SEAT + NOTE_OPENED, *counts(6, 6, 9)]
    buy(chance(state, "explorer da-gama"), 1, 6, 6)
    assert notes(state, "gold 2") == [NOTE_SEAT + NOTE_DREW_OPENLY + 2]
    assert [int(value) for value in state.table.drawn] == [4, 6, 6, 9]
    assert sure(state, 1) == [2, 6, 9]


@pytest.mark.rule("magellan.2", "secrets.4")
def test_a_card_hidden_under_magellan_is_noted_with_ship_and_year() -> None:
    scene = Scene(3).year(2).magellan(0, 1, 1).magellan(1, 1, 2).hand(1, 5, 6, 7).offer("magellan")
    state = buy(scene.state, 1, 5, 5)
    assert notes(state, "lay under 7") == [NOTE_SEAT + NOTE_HID + 1 * YEARS + 1]


@pytest.mark.rule("magellan.2", "secrets.4")
def test_after_a_hidden_card_one_can_be_sure_of_one_card_less_of_each_value() -> None:
    state = buy(Scene(3).known(0, 2, 2, 5, 7, 7).offer("magellan").state, 0, 5, 5)
    assert sure(play(state, "lay under 7"), 0) == [2, 7]


@pytest.mark.rule("gold.5", "yearend.1")
def test_a_shuffle_is_noted_with_the_discards() -> None:
    state = Scene(3).discards(7, 7, 8).last("columbus").state
    play(state, "pass", "pass")
    assert notes(state, "pass") == [NOTE_SHUFFLED, *counts(7, 7, 8)]


@pytest.mark.rule("yearend.1")
def test_without_discards_there_is_no_shuffle_to_note() -> None:
    state = Scene(3).last("columbus").state
    play(state, "pass", "pass")
    assert notes(state, "pass") == []


@pytest.mark.rule("pizarro.1")
def test_a_card_turned_up_for_pizarro_is_noted() -> None:
    state = unsold(Scene(3, "B").year(3).ship(0, "pizarro", 3).last("cook").state)
    assert notes(state, "draw", "gold 9") == [NOTE_TURNED + 9]


# --- the scoring ----------------------------------------------------------------------------------------


@pytest.mark.rule("scoring.1", "magellan.6")
def test_at_the_scoring_hands_and_hidden_stacks_are_noted_seat_by_seat() -> None:
    scene = Scene(3).known(0, 3).known(1, 4).known(2).year(3).last("cook")
    scene.magellan(0, 1, 9).magellan(1, 2, 8, 1).magellan(0, 3, 1, 2, 3)
    state = scene.state
    assert state.prompt().code == "finished"
    expected = [NOTE_OPENED, *counts(3), NOTE_STACK + 0, 9]
    for year, card in enumerate((1, 2, 3)):
        expected += [NOTE_STACK + 2 * YEARS + year, card]
    expected += [NOTE_SEAT + NOTE_OPENED, *counts(4), NOTE_STACK + YEARS, 8, NOTE_STACK + YEARS + 1, 1]
    expected += [2 * NOTE_SEAT + NOTE_OPENED, *counts()]
    assert last_notes(state, len(expected)) == expected
    for viewer in (0, 1, 2, None):
        seen = state.view(viewer)
        assert [stack(seen, ship) for ship in (1, 2, 3)] == [[9, 0, 0], [8, 1, 0], [1, 2, 3]]
        assert [sure(seen, seat) for seat in range(3)] == [[3], [4], []]


@pytest.mark.rule("scoring.1", "magellan.3")
def test_stacks_that_lay_open_are_not_noted_again() -> None:
    scene = Scene(3, "B").known(0, 3).known(1).known(2).year(3).magellan(0, 2, 9, 8)
    state = scene.last("cook").state
    expected = [NOTE_OPENED, *counts(3)]
    expected += [NOTE_SEAT + NOTE_OPENED, *counts(), 2 * NOTE_SEAT + NOTE_OPENED, *counts()]
    assert last_notes(state, len(expected)) == expected


# --- bids and payments ----------------------------------------------------------------------------------


@pytest.mark.rule("bids.7")
def test_a_bid_that_tells_more_than_was_known_is_noted() -> None:
    state = Scene(3).offer("pizarro").state
    assert notes(state, "bid 7") == [NOTE_BID + 0, 0, 7]
    assert notes(state, "bid 8") == [NOTE_BID + 1, 0, 8]
    assert sheet(state, 0, FLOOR, FLOOR_KEEPS) == [7, 0]


@pytest.mark.rule("bids.7")
def test_a_bid_that_tells_nothing_new_is_not_noted() -> None:
    state = play(Scene(3).offer("pizarro").state, "bid 20", "bid 21", "pass", "pass")
    play(state, "pay 9", "pay 8", "pay 4", "explorer cook", "pass", "pass")
    assert notes(state, "bid 19")[:1] != [NOTE_BID + 0]
    assert sheet(state, 0, FLOOR) == [20]


@pytest.mark.rule("bids.7", "payment.1")
def test_what_was_paid_need_not_be_held_any_longer() -> None:
    state = play(Scene(3).offer("pizarro").state, "bid 20", "pass", "pass", "pay 9")
    assert sheet(state, 0, FLOOR) == [11]
    assert sheet(play(state, "pay 8", "pay 3"), 0, FLOOR) == [0]


@pytest.mark.rule("bids.8", "magellan.2")
def test_what_went_face_down_may_have_been_the_highest_card() -> None:
    state = play(Scene(3).offer("magellan").state, "bid 20", "bid 21", "pass", "pass")
    assert sheet(state, 0, FLOOR, FLOOR_KEEPS) == [20, 1]
    play(state, "pay 9", "pay 8", "pay 4", "lay under 1")
    chance(state, "explorer magellan")
    play(state, "pass", "pass", "bid 5", "pay 5", "lay under 1")
    assert sheet(state, 0, FLOOR, FLOOR_KEEPS) == [20 + 1 - 5 - 9, 0]


@pytest.mark.rule("bids.8")
@pytest.mark.parametrize(("sides", "explorer"), [("AA", "magellan"), ("BB", "cook")])
def test_a_bid_that_leaves_a_card_is_noted_so(sides: str, explorer: str) -> None:
    state = Scene(3, *sides).offer(explorer).state
    assert notes(state, "bid 7") == [NOTE_BID_AND_KEEP + 0, 0, 7]
    assert sheet(state, 0, FLOOR, FLOOR_KEEPS) == [7, 1]


@pytest.mark.rule("bids.7")
def test_a_large_bid_is_noted_in_two_bytes() -> None:
    state = Scene(3).known(1).known(2).rest_to(0).offer("pizarro").state
    assert notes(state, "bid 300")[:3] == [NOTE_BID + 0, 1, 300 - BYTE]


@pytest.mark.rule("payment.2", "payment.4")
def test_who_overpays_had_nothing_exact_and_that_is_noted() -> None:
    state = buy(Scene(3).hand(2, 3, 5, 9).offer("pizarro").state, 2, 7)
    play(state, "pay 3")
    paid = [2 * NOTE_SEAT + 5, NOTE_OVERPAID + 2, 0, 7, *counts(3, 5)]
    assert notes(state, "pay 5") == paid


@pytest.mark.rule("payment.2")
def test_an_exact_payment_is_no_overpayment() -> None:
    state = buy(Scene(3).hand(2, 3, 4, 9).offer("pizarro").state, 2, 7)
    assert notes(state, "pay 3", "pay 4") == [2 * NOTE_SEAT + 3, 2 * NOTE_SEAT + 4]


@pytest.mark.rule("payment.4")
def test_a_large_overpayment_is_noted_in_two_bytes() -> None:
    cards = [card for card in range(4, 10) for _ in range(7)]
    state = buy(Scene(3).hand(0, *cards).known(1).known(2).offer("pizarro").state, 0, 271)
    play(state, *(f"pay {card}" for card in cards))
    assert last_notes(state, 12) == [NOTE_OVERPAID + 0, 1, 271 - BYTE, *counts(*cards)]
