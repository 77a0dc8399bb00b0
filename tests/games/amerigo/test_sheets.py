"""The words beside the map as sheets: nothing of the board is lost."""

from __future__ import annotations

import pytest

import carrack
from carrack import games
from carrack.bots.greedy import GreedyBot
from carrack.core.api import State
from carrack.core.board import SEAT_SIGNS, plain
from carrack.core.chance import Rng
from carrack.core.text import LANGUAGES, Texts
from carrack.games.amerigo.showing.page import AmerigoPage
from carrack.games.amerigo.showing.sheets import LEAST_WIDTH
from carrack.games.amerigo.showing.words import island_name

GAME = carrack.game("amerigo")


def in_mid_game() -> State:
    state, rng, bot = GAME.new(seats=3), Rng(3), GreedyBot()
    for _ in range(120):
        if state.actor == carrack.CHANCE:
            state.apply(rng.choose(state.legal(), state.weights()))
        else:
            state.apply(bot.decide(state.view(int(state.actor)), rng))
    return state


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_above_the_map_is_on_a_sheet(language: str) -> None:
    state = in_mid_game()
    texts, view = Texts(GAME, language), state.view(0)
    lines = [plain([line]) for line in games.board(view, texts) if line]
    map_begins = lines.index(next(line for line in lines if line.startswith(texts.say("board-map") + "  ")))
    sheets = games.sheets(view, texts, LEAST_WIDTH)
    told = [plain([line]) for sheet in sheets for line in sheet.lines]
    assert sorted(told) == sorted(lines[:map_begins])
    assert [sheet.name for sheet in sheets].count("") == 1
    assert not games.sheets(view, texts, LEAST_WIDTH - 1), "there the map is among the words"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheets_tell_the_totals_if_it_ended_now_and_what_completing_pays(language: str) -> None:
    state = in_mid_game()
    texts, view = Texts(GAME, language), state.view(0)
    page = carrack.describe(view)
    assert isinstance(page, AmerigoPage)
    told = [plain([line]).strip() for sheet in games.sheets(view, texts, LEAST_WIDTH) for line in sheet.lines]
    totals = ", ".join(f"{sign} {seat.total}" for sign, seat in zip(SEAT_SIGNS, page.seats, strict=False))
    assert f"{texts.say('sheet-now')}  {totals}" in told
    pays = next(line for line in told if line.startswith(texts.say("sheet-pays")))
    number, island = next((at, one) for at, one in enumerate(page.islands) if any(one.pays))
    seat = next(at for at, points in enumerate(island.pays) if points)
    expected = f"{SEAT_SIGNS[seat]} {island.pays[seat]} ({island.pays_next[seat]})"
    assert f" {island_name(number)} {expected}" in pays
