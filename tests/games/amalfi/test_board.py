"""The board in words: what a player must know to choose is there."""

from __future__ import annotations

import pytest

import carrack
from carrack import games
from carrack.core.board import plain
from carrack.core.chance import Rng
from carrack.core.text import Texts
from carrack.games.amalfi import layout as at
from carrack.games.amalfi.game import AmalfiState
from carrack.games.amalfi.language import CHARACTER, IMMEDIATE
from tests.games.amalfi.scene import GAME as SCENES
from tests.games.amalfi.scene import Scene

GAME = carrack.game("amalfi")


def settled(state: carrack.State) -> AmalfiState:
    """As soon as somebody is asked."""
    rng = Rng(1)
    while state.actor == carrack.CHANCE:
        state.apply(rng.choose(state.legal(), state.weights()))
    assert isinstance(state, AmalfiState)
    return state


def dealt() -> AmalfiState:
    """Two seats, the first of them to choose a pack."""
    return settled(GAME.new(seats=2))


def board(state: AmalfiState, language: str = "en") -> str:
    view = state.view(int(state.actor))
    return plain(games.board(view, Texts(GAME, language)))


def take(state: AmalfiState, pack: str) -> AmalfiState:
    state.apply(GAME.actions.find(f"pack {pack}"))
    return settled(state)


def test_whoever_chooses_a_pack_sees_the_cards_of_all_that_are_left() -> None:
    state = dealt()
    before = board(state)
    assert "pack of the Painters\n  Raphael · end-game · 4 fabric · 4 points for each painting" in before
    assert "Matteo Bressan" in before
    after = board(take(state, "painters"))
    assert "\npack of the Painters\n" not in after
    assert "\npack of the Builders\n" in after


def test_packs_are_not_laid_out_any_more_when_all_have_chosen() -> None:
    state = take(take(dealt(), "painters"), "printers")
    assert "pack of the Builders" not in board(state)


@pytest.mark.parametrize(
    ("language", "more"),
    [("en", "{} more for each in this period"), ("de", "in dieser Epoche je {} mehr")],
)
def test_a_decree_says_what_its_period_adds_to_it(language: str, more: str) -> None:
    lines = board(dealt(), language).splitlines()
    heading = next(i for i, line in enumerate(lines) if line in ("Decrees", "Erlasse"))
    decrees = lines[heading + 1 : heading + 5]
    bonuses = GAME.components.values["decree_bonus"]
    for bonus, line in zip(bonuses, decrees, strict=True):
        assert (more.format(bonus) in line) == (bonus > 0)


def test_ships_bread_and_holds_of_all_stand_first() -> None:
    state = GAME.new(seats=3)
    rng = carrack.Rng(1)
    while state.actor == carrack.CHANCE:
        state.apply(rng.choose(state.legal(), state.weights()))
    lines = plain(games.board(state.view(0), Texts(GAME))).split("\n")
    decrees = lines.index("Decrees")
    for name in ("Seat 1", "Seat 2", "Seat 3"):
        assert any(name in line for line in lines[1:decrees]), name


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            "Titian · free to take · brings 1 bread · permanent · to invite for 3 spices · whenever",
        ),
        (
            "de",
            "Tizian · umsonst zu nehmen · bringt 1 Brot · dauerhaft · für 3 Gewürze einzuladen · immer wenn",
        ),
    ],
)
def test_a_character_of_the_council_is_taken_now_and_paid_when_invited(language: str, said: str) -> None:
    scene = Scene(2).council("titian")
    assert said in plain(games.board(scene.state.view(0), Texts(SCENES, language)))


@pytest.mark.parametrize(("language", "said"), [("en", "free to invite"), ("de", "umsonst einzuladen")])
def test_a_character_of_the_council_may_cost_nothing(language: str, said: str) -> None:
    scene = Scene(2).council("vittoria-colonna")
    scene.table.modifiers[at.OFF + CHARACTER + IMMEDIATE] = 9
    assert said in plain(games.board(scene.state.view(0), Texts(SCENES, language)))
