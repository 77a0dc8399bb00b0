"""The board as sheets: a row for each thing, with all that a choice is about."""

from __future__ import annotations

import re
from functools import cache

import pytest

import carrack
from carrack import games
from carrack.bots.greedy import GreedyBot
from carrack.core.board import SEAT_SIGNS, Sheet, plain
from carrack.core.chance import Rng
from carrack.core.text import LANGUAGES, Texts
from carrack.games.amalfi import choices as pick
from carrack.games.amalfi.showing.sheets import DOCK, ROOMY, SPACIOUS

GAME = carrack.game("amalfi")
WIDTHS = (80, ROOMY, SPACIOUS)
NAMED = range(pick.NAVIGATE, pick.ENGAGE)
"""Destinations, artworks, tiles and characters: what lies on the table or in the hand."""


SAILING = range(pick.NAVIGATE, pick.ACQUIRE)
BUYING = range(pick.ACQUIRE, pick.INVITE)


def asked(decisions: int, seats: int = 3, about: range = SAILING) -> carrack.State:
    """A position in the middle of a game in which the first seat can navigate, or do something else."""
    state, rng, bot = GAME.new(seats=seats), Rng(3), GreedyBot()
    made = 0
    while made < decisions or state.actor != 0 or not set(about).intersection(state.legal()):
        if state.actor == carrack.CHANCE:
            state.apply(rng.choose(state.legal(), state.weights()))
        else:
            state.apply(bot.decide(state.view(int(state.actor)), rng))
            made += 1
    return state


def sheets(state: carrack.State, language: str, width: int) -> list[Sheet]:
    return games.sheets(state.view(0), Texts(GAME, language), width)


@pytest.mark.parametrize("width", WIDTHS)
def test_every_answer_that_names_a_thing_is_on_a_sheet(width: int) -> None:
    state = asked(40)
    places = {
        span.place
        for sheet in sheets(state, "en", width)
        for line in sheet.lines
        for span in line
        if span.place
    }
    wanted = {GAME.actions.notation(number) for number in state.legal() if number in NAMED}
    assert len(wanted) > 5
    assert wanted <= places


@pytest.mark.parametrize("language", LANGUAGES)
def test_docks_and_seats_keep_to_their_columns(language: str) -> None:
    for width, room in ((80, DOCK), (ROOMY, 62)):
        fixed, *others = sheets(asked(80), language, width)
        docks = next(sheet for sheet in others if sheet.name in ("Docks", "Anleger"))
        assert max(len(plain([line])) for line in docks.lines) <= room
        assert max(len(plain([line])) for line in fixed.lines) <= (78 if width == 80 else 62)
        assert [plain([line])[0] for line in fixed.lines[1:]] == list(SEAT_SIGNS[:3])


@cache
def with_much_bread() -> carrack.State:
    """A position in which a seat has ten bread or more, and another has less."""
    bot = GreedyBot()
    for seed in range(40):
        state, rng = GAME.new(seats=3), Rng(seed)
        while state.actor != carrack.OVER:
            if state.actor == carrack.CHANCE:
                state.apply(rng.choose(state.legal(), state.weights()))
                continue
            state.apply(bot.decide(state.view(int(state.actor)), rng))
            captains = [plain([line]) for line in sheets(state, "en", WIDTHS[0])[0].lines[1:]]
            if len([row for row in captains if re.search(r"\d\d/\d\d", row)]) == 1:
                return state
    raise AssertionError("nobody has ten bread")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", WIDTHS)
def test_much_bread_does_not_push_the_figures_behind_it(language: str, width: int) -> None:
    captains = sheets(with_much_bread(), language, width)[0].lines[1:]
    figures = [plain([line[:-1]]) for line in captains]
    assert len({len(row) for row in figures}) == 1, figures


@pytest.mark.parametrize(
    ("width", "gain"), [(80, "(+1 bread) "), (ROOMY, "(+1 br) "), (SPACIOUS, "(+1 bread) ")]
)
def test_bread_of_a_place_is_told_apart_from_the_effect_of_its_card(width: int, gain: str) -> None:
    for name in ("Workshop", "Atlas"):
        row = next(sheet for sheet in sheets(asked(40), "en", width) if sheet.name == name)
        *others, last = plain(row.lines).splitlines()
        assert gain in last
        assert not any(gain in other for other in others)


def test_other_games_have_one_board() -> None:
    game = carrack.game("pizarro")
    assert not games.sheets(game.new(seats=3).view(0), Texts(game), 80)


def test_a_selected_card_says_all_that_it_does() -> None:
    view = asked(40, about=BUYING).view(0)
    found = games.remarks(view, Texts(GAME))
    bought = [number for number in view.legal if number in BUYING]
    assert bought
    assert all(found[number].about for number in bought)
