"""Every no of the game: its code, its parameters and the paragraph it cites."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from carrack.core.rulebook import rulebook
from carrack.core.verdicts import Malformed
from carrack.games.pizarro.position import PizarroState
from carrack.games.pizarro.refusals import REASONS
from tests.games.pizarro.scene import GAME, Scene, buy, draw_out, fresh, play, refused, unsold

Position = Callable[[], PizarroState]


def bidding() -> PizarroState:
    return Scene(3).hand(0, 2, 5).offer("pizarro").state


def bidding_for_the_last_card() -> PizarroState:
    return Scene(3).veto(0).last("pizarro").state


def bidding_for_magellan() -> PizarroState:
    return Scene(3).hand(0, 2, 5).offer("magellan").state


def raising() -> PizarroState:
    return play(Scene(3).offer("pizarro").state, "bid 7")


def paying() -> PizarroState:
    """7 can be paid exactly with 2 and 5."""
    return buy(Scene(3).hand(0, 2, 5, 8).offer("pizarro").state, 0, 7)


def overpaying() -> PizarroState:
    """7 cannot be paid exactly; 3 is paid, 4 are due."""
    return play(buy(Scene(3).hand(0, 3, 5, 9).offer("pizarro").state, 0, 7), "pay 3")


def vetoing() -> PizarroState:
    return Scene(3).veto(1).offer("pizarro").state


def picking_a_ship() -> PizarroState:
    scene = Scene(3).year(2).magellan(0, 1, 1).magellan(1, 1, 1).magellan(0, 1, 2)
    return buy(scene.offer("magellan").state, 0, 9, 9)


def picking_a_half() -> PizarroState:
    return buy(Scene(3, "A", "B").offer("da-gama").state, 0, 9, 9)


def picking_from_halves() -> PizarroState:
    scene = Scene(3, "A", "B").year(2).ship(0, "da-gama", 1).ship(0, "da-gama right", 1)
    return buy(scene.offer("da-gama").state, 0, 9, 9)


def laying_under_from_the_hand() -> PizarroState:
    return buy(Scene(3).hand(0, 2, 5).offer("magellan").state, 0, 5, 5)


def laying_under_from_the_payment() -> PizarroState:
    return buy(Scene(3, "B").hand(0, 2, 5).offer("magellan").state, 0, 5, 5)


def swapping() -> PizarroState:
    scene = Scene(3).known(0, 4).known(1).known(2).supply().ship(0, "marco-polo", 1)
    return unsold(scene.last("columbus").state)


def drawing_for_pizarro() -> PizarroState:
    return unsold(Scene(3, "B").year(3).ship(0, "pizarro", 3).last("cook").state)


def naming_the_auctioneer() -> PizarroState:
    return fresh(3)


def turning_up() -> PizarroState:
    return Scene(3).face_down("cook").state


def drawing() -> PizarroState:
    return buy(Scene(3).supply(5).offer("da-gama").state, 0, 9, 9)


def losing() -> PizarroState:
    return buy(Scene(3, "A", "B").hand(0, 2, 5).offer("cook").state, 0, 5, 5)


NOES = [
    (raising, "bid 7", "bid.too-low", {"standing": 7}, "bids.2"),
    (raising, "bid 1", "bid.too-low", {"standing": 7}, "bids.2"),
    (bidding, "bid 8", "bid.unaffordable", {"have": 7, "need": 8}, "bids.7"),
    (bidding, "bid 315", "bid.unaffordable", {"have": 7, "need": 315}, "bids.7"),
    (bidding_for_magellan, "bid 6", "bid.must-keep-a-card", {"most": 5}, "bids.8"),
    (bidding_for_magellan, "bid 8", "bid.unaffordable", {"have": 7, "need": 8}, "bids.7"),
    (paying, "bid 8", "bid.not-now", {"amount": 8}, "bids.1"),
    (paying, "pass", "bid.not-now", {}, "bids.1"),
    (vetoing, "bid 1", "bid.not-now", {"amount": 1}, "bids.1"),
    (bidding, "pay 2", "pay.not-now", {"value": 2}, "payment.1"),
    (paying, "pay 9", "pay.not-in-hand", {"value": 9}, "payment.1"),
    (paying, "pay 8", "pay.exact-possible", {"value": 8, "due": 7}, "payment.2"),
    (overpaying, "pay 9", "pay.needless-card", {"value": 9, "due": 4}, "payment.4"),
    (bidding, "veto", "veto.not-asked", {}, "veto.1"),
    (bidding_for_the_last_card, "veto", "veto.last-card", {}, "veto.6"),
    (bidding, "allow", "veto.not-asked", {}, "veto.1"),
    (bidding, "move ship 1", "ship.not-now", {"ship": 1}, "ships.5"),
    (bidding, "move from left", "ship.not-now", {}, "ships.5"),
    (picking_a_half, "move from right", "ship.not-now", {}, "ships.5"),
    (picking_a_ship, "move ship 2", "ship.not-waiting", {"ship": 2}, "ships.2"),
    (picking_a_ship, "move from left", "ship.not-waiting", {}, "ships.2"),
    (picking_from_halves, "move ship 1", "ship.not-waiting", {"ship": 1}, "ships.2"),
    (bidding, "go left", "half.not-now", {}, "gama.2"),
    (picking_from_halves, "go right", "half.not-now", {}, "gama.2"),
    (bidding, "lay under 5", "under.not-now", {"value": 5}, "magellan.1"),
    (laying_under_from_the_hand, "lay under 5", "under.not-in-hand", {"value": 5}, "magellan.2"),
    (laying_under_from_the_payment, "lay under 2", "under.not-paid", {"value": 2}, "magellan.3"),
    (bidding, "swap 5", "swap.not-now", {"value": 5}, "polo.1"),
    (swapping, "swap 9", "swap.not-in-hand", {"value": 9}, "polo.1"),
    (bidding, "draw", "draw.not-now", {}, "pizarro.1"),
    (swapping, "draw", "draw.not-now", {}, "pizarro.1"),
    (bidding, "stop", "stop.not-now", {}, "pizarro.2"),
    (naming_the_auctioneer, "auctioneer 4", "auctioneer.no-such-seat", {"seat": 3}, "setup.7"),
    (turning_up, "explorer columbus", "explorer.none-left", {"explorer": 0}, "explorers.1"),
    (drawing, "gold 4", "gold.none-left", {"value": 4}, "gold.1"),
    (losing, "lose 5", "gold.none-left", {"value": 5}, "gold.1"),
    (turning_up, "gold 5", "chance.other", {"value": 5}, "year.2"),
    (drawing, "lose 5", "chance.other", {"value": 5}, "year.2"),
    (drawing, "explorer cook", "chance.other", {"explorer": 5}, "year.2"),
    (drawing, "auctioneer 1", "chance.other", {"seat": 0}, "year.2"),
    (losing, "gold 2", "chance.other", {"value": 2}, "year.2"),
]


def test_every_cited_paragraph_stands_in_the_rules() -> None:
    known = rulebook(GAME, "en").paragraphs.keys()
    assert {reason.rule for reason in REASONS.values()} <= known


PROMPTS = [
    (naming_the_auctioneer, "auctioneer", {}, "setup.7"),
    (turning_up, "turn-up", {}, "auction.1"),
    (vetoing, "veto", {"explorer": 1}, "veto.1"),
    (bidding, "bid", {"explorer": 1, "bid": 0}, "bids.1"),
    (raising, "bid-more", {"explorer": 1, "bid": 7, "seat": 0}, "bids.1"),
    (paying, "pay", {"explorer": 1, "due": 7}, "payment.1"),
    (overpaying, "pay", {"explorer": 1, "due": 4}, "payment.1"),
    (picking_a_ship, "ship", {}, "ships.5"),
    (picking_a_half, "half", {}, "gama.2"),
    (laying_under_from_the_hand, "under-hand", {}, "magellan.1"),
    (laying_under_from_the_payment, "under-paid", {}, "magellan.1"),
    (losing, "lose", {"seat": 0}, "cook.4"),
    (drawing, "drawing", {"seat": 0, "count": 1}, "gold.4"),
    (swapping, "swap", {"count": 3}, "polo.1"),
    (drawing_for_pizarro, "pizarro", {"sum": 0, "limit": 20}, "pizarro.2"),
    (lambda: play(drawing_for_pizarro(), "stop"), "finished", {}, "winner.1"),
]


@pytest.mark.parametrize(("position", "code", "args", "rule"), PROMPTS, ids=[p[1] for p in PROMPTS])
def test_a_question_has_its_code_its_parameters_and_its_paragraph(
    position: Position, code: str, args: dict[str, int], rule: str
) -> None:
    state = position()
    prompt = state.prompt()
    assert (prompt.code, {**prompt.args, **args}) == (code, prompt.args)
    assert prompt.rule == rule
    for seat in (0, 1, None):
        assert state.view(seat).prompt() == prompt


@pytest.mark.parametrize(
    ("option", "value", "code"),
    [("board_3", "A", r"option\.unknown"), ("board_1", "C", r"option\.impossible")],
)
def test_options_that_are_not_there_are_refused(option: str, value: str, code: str) -> None:
    with pytest.raises(Malformed, match=rf"\({code} "):
        GAME.new(3, **{option: value})


@pytest.mark.parametrize(
    "position",
    [
        bidding_for_magellan,
        raising,
        paying,
        overpaying,
        vetoing,
        picking_a_ship,
        picking_from_halves,
        swapping,
    ],
)
def test_what_a_person_could_try_contains_what_is_legal(position: Position) -> None:
    state = position()
    numbers = state.candidates()
    assert numbers == sorted(set(numbers))
    assert set(state.legal()) <= set(numbers)


def tried(state: PizarroState) -> list[str]:
    return [state.game.actions.notation(each) for each in state.candidates()]


def test_a_person_could_try_all_bids_up_to_the_gold_of_the_hand_and_the_next_bid() -> None:
    assert tried(bidding()) == [*(f"bid {bid}" for bid in range(1, 8)), "pass"]
    poor = play(Scene(3).hand(1, 2).offer("pizarro").state, "bid 6")
    assert tried(poor) == [*(f"bid {bid}" for bid in range(1, 8)), "pass"]


def test_a_person_could_try_all_cards_of_the_hand_and_all_ships() -> None:
    assert tried(paying()) == ["pay 2", "pay 5", "pay 8"]
    assert tried(picking_a_ship()) == ["move ship 1", "move ship 2", "move ship 3"]
    assert tried(picking_from_halves()) == ["move from left", "move from right"]
    assert tried(play(drawing_for_pizarro(), "stop")) == []


def test_after_a_draw_the_swap_is_refused_again() -> None:
    state = swapping()
    draw_out(play(state, "stop"))
    assert refused(state, "swap 4").code == "chance.first"
