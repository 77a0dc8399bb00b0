"""The words beside the map as sheets: nothing of the board is lost."""

from __future__ import annotations

import pytest

import carrack
from carrack import games
from carrack.bots.greedy import GreedyBot
from carrack.core.board import plain
from carrack.core.chance import Rng
from carrack.core.text import LANGUAGES, Texts
from carrack.games.amerigo.showing.sheets import LEAST_WIDTH

GAME = carrack.game("amerigo")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_above_the_map_is_on_a_sheet(language: str) -> None:
    state, rng, bot = GAME.new(seats=3), Rng(3), GreedyBot()
    for _ in range(120):
        if state.actor == carrack.CHANCE:
            state.apply(rng.choose(state.legal(), state.weights()))
        else:
            state.apply(bot.decide(state.view(int(state.actor)), rng))
    texts, view = Texts(GAME, language), state.view(0)
    lines = [plain([line]) for line in games.board(view, texts) if line]
    map_begins = lines.index(next(line for line in lines if line.startswith(texts.say("board-map") + "  ")))
    sheets = games.sheets(view, texts, LEAST_WIDTH)
    told = [plain([line]) for sheet in sheets for line in sheet.lines]
    assert sorted(told) == sorted(lines[:map_begins])
    assert [sheet.name for sheet in sheets].count("") == 1
    assert not games.sheets(view, texts, LEAST_WIDTH - 1), "there the map is among the words"
