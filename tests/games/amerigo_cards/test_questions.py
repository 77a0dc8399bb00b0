"""Questions to the actor, and which choices are on the table, greyed or not."""

from __future__ import annotations

import pytest

from carrack.core.api import Prompt
from tests.games.amerigo_cards.scene import Scene, fresh, legal, play

CARDS_HELD = ("gems-1", "cloth-2", "coffee-3")
FIVE = ["gems-1", "cloth-1", "antiques-1", "spices-1", "coffee-1"]
JOINING = Prompt("joining", {"seat": 0, "count": 1}, "sell.4")


def sale() -> Scene:
    """Three coffees of two kinds and five common cards of three kinds."""
    scene = Scene(2).exhibit(0, "2 coffee-1", "coffee-2", "2 cloth-1", "spices-1", "2 spices-2").to_act(0)
    return scene.abroad("gems-1", "2 antiques-1", "4 coffee-3")


def award() -> Scene:
    return Scene(2).outward(0, "3 coffee-3").homeward(0, "coffee-3").hand(0, "gems-3").to_act(0)


ASKED: list[tuple[Scene, list[str], Prompt]] = [
    (Scene(2).hand(0, "gems-1").compensation(), [], Prompt("compensation", {}, "compensation.1")),
    (Scene(2).hand(0, "gems-1"), [], Prompt("at-home", {}, "turn.2")),
    (Scene(2).outward(0, "coffee-3", "coffee-1"), [], Prompt("outward", {"distance": 4}, "sail.3")),
    (
        Scene(2).outward(0, "coffee-3").explored(0).hand(0, "gems-1"),
        [],
        Prompt("homeward", {"distance": 3, "back": 0}, "home.3"),
    ),
    (
        Scene(2).outward(0, "2 coffee-3").homeward(0, "coffee-2").hand(0, "gems-1"),
        [],
        Prompt("homeward", {"distance": 6, "back": 4}, "home.3"),
    ),
    (Scene(2), [], Prompt("stuck", {}, "stuck.1")),
    (
        Scene(2).outward(0, "coffee-2"),
        ["explore", "card gems-1"],
        Prompt("drawing", {"seat": 0, "count": 3}, "explore.3"),
    ),
    (Scene(2).hand(0, "2 gems-1"), ["exhibit gems-1"], Prompt("exhibiting", {"count": 0}, "exhibit.2")),
    (award(), ["sail home gems-3"], Prompt("award", {"count": 4}, "awards.2")),
    (award(), ["sail home gems-3", "turn over coffee-3"], Prompt("award", {"count": 3}, "awards.2")),
    (
        Scene(2).exhibit(0, *FIVE).exhibit(1, *FIVE),
        ["sell"],
        Prompt("joining", {"seat": 0, "count": 1}, "sell.4"),
    ),
    (sale(), ["sell"], Prompt("keep-popular", {"count": 1}, "sell.9")),
    (sale(), ["sell", "keep coffee-1"], Prompt("turn-popular", {"count": 1}, "sell.11")),
    (sale(), ["sell", "keep coffee-1", "turn over coffee-1"], Prompt("keep-common", {"count": 2}, "sell.9")),
    (
        sale(),
        ["sell", "keep coffee-1", "turn over coffee-1", "keep cloth-1", "keep spices-1"],
        Prompt("turn-common", {"count": 1}, "sell.11"),
    ),
    (Scene(2).over(), [], Prompt("finished", {}, "winner.1")),
]


@pytest.mark.parametrize(("scene", "before", "prompt"), ASKED, ids=[case[2].code for case in ASKED])
def test_the_question_names_its_paragraph(scene: Scene, before: list[str], prompt: Prompt) -> None:
    state = play(scene.state, *before)
    assert state.prompt() == prompt
    for seat in (0, 1, None):
        assert state.view(seat).prompt() == prompt


def test_the_deal_says_who_gets_how_many() -> None:
    state = fresh(3)
    assert state.prompt() == Prompt("deal", {"seat": 0, "count": 4}, "setup.2")
    play(state, *["card coffee-1"] * 9)
    assert state.prompt() == Prompt("deal", {"seat": 2, "count": 4}, "setup.2")


# --- candidates -----------------------------------------------------------------------------------------


def candidates(scene: Scene, *before: str) -> list[str]:
    state = play(scene.state, *before)
    found = state.candidates()
    assert found == sorted(set(found))
    assert set(state.legal()) <= set(found)
    return [state.game.actions.notation(n) for n in found]


def test_on_a_turn_every_action_is_a_candidate_with_every_hand_card() -> None:
    words = [
        "sail out gems-1",
        "sail out coffee-2",
        "sail out doubloon",
        "sail home gems-1",
        "sail home coffee-2",
    ]
    words += ["sail home doubloon", "explore", "exhibit gems-1", "exhibit coffee-2", "sell", "draw"]
    for scene in (Scene(2), Scene(2).outward(0, "coffee-3"), Scene(2).outward(0, "coffee-3").explored(0)):
        assert candidates(scene.hand(0, "gems-1", "coffee-2")) == words


def test_while_exhibiting_the_hand_cards_and_the_stop_are_candidates() -> None:
    assert candidates(Scene(2).hand(0, "2 gems-1", "cloth-1"), "exhibit gems-1") == [
        "exhibit gems-1",
        "exhibit cloth-1",
        "stop",
    ]


def test_a_first_hand_with_3_rudders_still_shows_its_cards_greyed() -> None:
    scene = Scene(2).hand(0, "gems-1", "coffee-3").compensation()
    assert candidates(scene) == ["decline", "turn over gems-1", "turn over coffee-3"]


def test_in_a_sale_the_whole_exhibition_is_shown() -> None:
    cards = ["cloth-1", "spices-1", "spices-2", "coffee-1", "coffee-2"]
    assert candidates(sale(), "sell") == [f"keep {card}" for card in cards]
    assert candidates(sale(), "sell", "keep coffee-1") == [f"turn over {card}" for card in cards]
    later = candidates(sale(), "sell", "keep coffee-1", "turn over coffee-1")
    assert later == ["keep cloth-1", "keep spices-1", "keep spices-2"]
    last = candidates(sale(), "sell", "keep coffee-1", "turn over coffee-1", "keep cloth-1", "keep spices-1")
    assert last == ["turn over cloth-1", "turn over spices-2"]


def test_for_an_award_the_journey_is_shown_and_to_join_there_are_two_answers() -> None:
    assert candidates(award(), "sail home gems-3") == ["turn over gems-3", "turn over coffee-3"]
    assert candidates(Scene(2).exhibit(0, *FIVE).exhibit(1, *FIVE), "sell") == ["join", "decline"]


def test_chance_has_the_cards_of_the_deck_and_the_end_has_nothing() -> None:
    assert candidates(Scene(2).deck("gems-1", "coffee-2"), "draw") == ["card gems-1", "card coffee-2"]
    assert candidates(Scene(2).over()) == []
    assert legal(Scene(2).over().state) == set()


def test_a_card_drawn_because_one_is_stuck_names_that_rule() -> None:
    state = play(Scene(2).state, "draw")
    assert state.prompt() == Prompt("drawing", {"seat": 0, "count": 1}, "stuck.1")


@pytest.mark.rule("turn.2")
def test_the_legal_numbers_of_a_turn_are_ascending_card_by_card() -> None:
    state = Scene(2).hand(0, "gems-1", "cloth-2", "coffee-3").outward(0, "coffee-3").pile(0, "gems-2").state
    words = [f"sail {way} {card}" for way in ("out", "home") for card in (*CARDS_HELD, "doubloon")]
    assert [state.game.actions.notation(number) for number in state.legal()] == [*words, "explore"]
