"""Evolving destinations: the bonus before, after or not at all; one name for a covered place."""

from __future__ import annotations

import pytest

from carrack import games
from carrack.core.board import plain
from carrack.core.text import Texts
from carrack.games.amalfi.game import Amalfi, AmalfiState
from tests.games.amalfi.scene import (
    GAME,
    NAMES,
    Scene,
    bread,
    dock,
    events,
    go,
    hand,
    has,
    legal,
    play,
    refused,
)
from tests.games.amalfi.test_effects import owner_file

TEXTS = Texts(GAME, "en", ["Ann", "Bob", "Cyd"])
FOUR = ("titian", "donatello", "fra-mauro", "michelozzo")


def dear(amount: int) -> Scene:
    """Constantinople, a visit for 3 bread, covers the topmost evolving destination."""
    return Scene().covered(1, "constantinople").period(2).council(*FOUR).bread(0, amount)


@pytest.mark.rule("evolve.1")
@pytest.mark.rule("evolve.5")
def test_no_character_need_be_taken() -> None:
    state = play(Scene().council(*FOUR).bread(0, 0).state, "navigate salerno", "character none")
    assert (hand(state), bread(state)) == (set(), 3)
    assert int(state.actor) == 1


@pytest.mark.rule("evolve.5")
def test_bread_of_the_bonus_may_pay_for_the_visit() -> None:
    """2 bread at hand, 1 for the rightmost character, 3 for the visit."""
    state = play(dear(2).state, "navigate constantinople")
    assert legal(state) >= {"character first"}
    for late in ("character last", "character none"):
        verdict = refused(state, late)
        assert (verdict.code, verdict.args["have"], verdict.args["need"]) == ("bread.short", 2, 3)
    play(state, "character first")
    assert refused(state, "take fra-mauro").code == "take.leaves-too-little"
    go(state, "take michelozzo")
    assert (hand(state), bread(state), state.prompt().code) == ({"michelozzo"}, 0, "send")


@pytest.mark.rule("evolve.5")
def test_bread_of_a_permanent_effect_may_pay_for_the_visit() -> None:
    """Lucrezia Borgia: 2 bread more for each character taken."""
    assert refused(dear(1).state, "navigate constantinople").code == "bread.short"
    state = go(dear(1).invited(0, "lucrezia-borgia").state, "navigate constantinople", "character first")
    go(state, "take michelozzo")
    assert (bread(state), state.prompt().code) == (1, "send")


@pytest.mark.rule("evolve.5")
def test_a_character_that_leaves_too_little_cannot_be_taken_first() -> None:
    state = play(dear(3).state, "navigate constantinople", "character first")
    assert legal(state) >= {"take fra-mauro", "take michelozzo"}
    verdict = refused(state, "take donatello")
    assert (verdict.code, verdict.args["have"], verdict.args["need"]) == ("take.leaves-too-little", 2, 3)


@pytest.mark.rule("evolve.5")
def test_bread_that_the_bonus_itself_brings_may_pay_for_the_visit() -> None:
    """2 bread as the bonus, 3 for the visit: who has 1 can pay, who has none cannot."""

    def change(clauses: list[dict[str, object]]) -> None:
        clauses[:] = [{"do": "gain", "what": "bread", "count": 2}]

    own = Amalfi(owner_file("evolving_bonus", change), "mine.toml")

    def with_bread(amount: int) -> AmalfiState:
        scene = dear(amount)
        scene.table.parts = own.parts
        return AmalfiState(own, scene.state.table)

    assert refused(with_bread(0), "navigate constantinople").code == "bread.short"
    state = play(with_bread(1), "navigate constantinople", "character first")
    assert (bread(state), state.prompt().code) == (0, "send")


@pytest.mark.rule("evolve.1")
@pytest.mark.rule("nav.3")
def test_the_visit_is_paid_before_its_main_action() -> None:
    log = events(dear(3).state, "navigate constantinople", "character last")
    assert [event.kind for event in log] == ["navigated", "paid-bread"]


@pytest.mark.rule("evolve.2")
def test_a_covered_place_has_the_name_of_its_tile_everywhere() -> None:
    state = dear(3).state
    assert "navigate salerno" not in legal(state)
    board = plain(games.board(state.view(0), TEXTS))
    assert "Salerno" not in board
    log = events(state, "navigate constantinople", "character none")
    assert next(iter(TEXTS.story(log))) == "Ann navigates to Constantinople."
    assert dock(state, "constantinople") == 0


@pytest.mark.rule("evolve.3")
@pytest.mark.rule("decree.8")
def test_a_ship_at_a_covered_place_lies_at_no_private_destination() -> None:
    state = play(dear(3).owns(0, "corfu").state, "navigate constantinople", "character none", "done")
    assert (has(state, "docked"), has(state, "own-docks")) == (1, 0)


@pytest.mark.rule("evolve.2")
def test_everybody_may_visit_a_covering_tile_and_erect_a_lighthouse_there() -> None:
    scene = Scene().covered(2, "tunis").period(3).on_turn(1).workshop("utopia")
    assert "navigate tunis" in legal(scene.state)
    state = play(scene.state, "navigate rhodes")
    assert "erect tunis" in legal(state)
    assert NAMES.destinations[int(state.table.evolving(1))] == "tunis"
