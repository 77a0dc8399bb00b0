"""Boards in the terminal: prices of a sale, totals in Pizarro's draw, every ship on the map."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import carrack
from carrack.bots.greedy import GreedyBot
from carrack.cli.play.save_file import SaveFile
from carrack.cli.play.session import Session
from carrack.core.board import plain
from carrack.core.chance import Rng
from carrack.core.match import Match, new_match
from carrack.core.text import LANGUAGES, Texts
from carrack.games import board
from tests.cli.running import carrack_command, refused


def positions(
    game_id: str, seats: int, most: int, seed: int = 3, wild: float = 0.2, **options: str
) -> Iterator[Match]:
    match = new_match(carrack.game(game_id), seats, Rng(seed), None, False, **options)
    bot, picker = GreedyBot(), random.Random(seed)
    for step in range(most):
        if match.is_over:
            return
        yield match
        state = match.state_for(match.actor)
        if picker.random() < wild:
            number = picker.choice(state.legal())
        else:
            number = bot.decide(match.view(match.actor), Rng(step))
        match.play(match.actor, number)
        if match.is_complete:
            match.done(match.actor)


def drawn(match: Match, language: str = "en") -> str:
    return plain(board(match.view(match.actor), Texts(match.game, language)))


def test_prices_stay_while_a_sale_goes_on() -> None:
    asked = 0
    for match in positions("amerigo-cards", 4, 600):
        prompt = match.state_for(match.actor).prompt().code
        if prompt in ("joining", "keep-popular", "turn-popular", "keep-common", "turn-common"):
            asked += 1
            text = drawn(match)
            assert "no sale" not in text, prompt
            assert "(rare)" in text
            assert "(popular)" in text
    assert asked > 3


def test_totals_are_shown_while_somebody_draws_with_pizarro() -> None:
    for seed in range(3, 30):
        for match in positions("pizarro", 3, 2000, seed, wild=1.0, board_1="B"):
            if match.state_for(match.actor).prompt().code == "pizarro":
                own = drawn(match).split("▸ ")[1].split("\n")[0]
                assert re.search(r"· \d+ points? ·", own), own
                return
    raise AssertionError("nobody draws with Pizarro")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_ship_is_on_the_map_with_its_number(seats: int) -> None:
    for match in positions("amerigo", seats, 120):
        view = match.view(match.actor)
        text = drawn(match).split("\n\n")[-1]
        for seat, sign in zip(range(seats), "★▲◆✚", strict=False):
            for ship in (0, 1):
                placed = any(
                    event.kind == "ship-placed" and event.seat == seat and event.args["ship"] == ship + 1
                    for event in match.events_for(match.actor)
                )
                assert (f"{sign}{ship + 1}" in text) == placed, (view.actor, seat, ship)


@pytest.mark.parametrize("language", LANGUAGES)
def test_islands_have_letters_on_the_map_and_in_the_list(language: str) -> None:
    match = next(match for match in positions("amerigo", 2, 5))
    text = drawn(match, language)
    assert re.search(r"\d ~~.*[░a-z□]A", text)
    assert "undiscovered" in text or "unentdeckt" in text


def test_people_without_secrets_need_not_look_away() -> None:
    for game_id, hides in (("amerigo", False), ("amerigo-cards", True)):
        match = new_match(carrack.game(game_id), 2, Rng(1), ["Ann", "Bob"])
        assert Session(match, SaveFile(Path("x.txt")), lambda: Rng(1)).hides == hides
    words = ("play", "amerigo", "--seats", 2, "--bots", "human", "--name", "Ann,Bob", "--seed", 5)
    out = carrack_command(*words, typed="g\ng\n").out
    assert "Nobody else looks" not in out
    assert "is next" in out


def test_a_plot_is_an_svg() -> None:
    refused(carrack_command("simulate", "amerigo-cards", "--games", 1, "--plot", "x.png"), ".svg")
