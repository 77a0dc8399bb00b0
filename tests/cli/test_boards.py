"""Boards in the terminal: prices of a sale, totals in Pizarro's draw, every ship on the map."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

import carrack
from carrack.bots.greedy import GreedyBot
from carrack.cli.play.question import Question, asked
from carrack.cli.play.save_file import SaveFile
from carrack.cli.play.session import Session
from carrack.cli.terminal.results import scoring_steps
from carrack.cli.terminal.styles import styled
from carrack.core.api import Score
from carrack.core.board import plain
from carrack.core.chance import Rng
from carrack.core.match import Match, new_match
from carrack.core.text import LANGUAGES, Texts
from carrack.games import board
from carrack.games.amerigo.game import AmerigoView
from carrack.games.amerigo.layout import GOOD_NAMES
from carrack.games.amerigo.showing.board_answers import remarks
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


@cache
def last_decision(game: str, seats: int) -> Match:
    """The last decision of a game."""
    return list(positions(game, seats, 2000, 5))[-1]


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


@pytest.mark.parametrize(("language", "words"), [("en", "face down"), ("de", "verdeckt")])
def test_known_cards_under_magellan_are_kept_apart_from_those_face_down(language: str, words: str) -> None:
    for seed in range(9, 30):
        for match in positions("pizarro", 3, 2000, seed, wild=1.0):
            if found := re.search(rf"\((\d[^()]*) {words}\)", drawn(match, language)):
                hidden = found[1].partition(" + ")[2]
                if re.search(r"\d\D+\d", found[1]):
                    assert hidden.isdigit(), found[0]
                    return
    raise AssertionError("no ship of Magellan's has both")


@pytest.mark.parametrize("width", [54, 62, 78])
def test_a_space_of_an_explorer_is_not_parted_from_the_first_ship_on_it(width: int) -> None:
    last = last_decision("pizarro", 3)
    texts = Texts(last.game, "en", ["Alexandra", "greedy 2", "greedy 3"])
    lines = board(last.view(0), texts)
    assert not [span for line in lines for span in line if span.text.startswith(":")], "a row would begin so"
    rows = [row.plain for line in lines for row in styled(line, width)]
    for row, following in pairwise(rows):
        begins_with_ship = re.match(r" {3,}(Alex|greedy)", following)
        assert not (begins_with_ship and re.search(r"\d [♛×]\d+( \+\d)?$", row.rstrip())), row


def test_the_way_home_of_a_journey_is_not_parted_from_its_heading() -> None:
    seen = 0
    for match in positions("amerigo-cards", 3, 150):
        for line in board(match.view(match.actor), Texts(match.game)):
            seen += any("home: " in span.text for span in line)
            for width in range(54, 79, 6):
                assert not any(row.plain.rstrip().endswith("home:") for row in styled(line, width))
    assert seen


def test_ships_with_long_names_on_every_space_of_the_board_are_drawn() -> None:
    last = last_decision("pizarro", 6)
    names = [f"Maximiliana Alexandra {number}" for number in range(6)]
    text = plain(board(last.view(0), Texts(last.game, "en", names)))
    assert all(name in text for name in names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_of_amerigo_says_who_would_win_now_and_what_islands_pay(language: str) -> None:
    match = list(positions("amerigo", 3, 150))[-1]
    texts = Texts(match.game, language)
    lines = plain(board(match.view(match.actor), texts)).split("\n")
    now, pays = texts.say("sheet-now"), texts.say("sheet-pays")
    top = next(place for place, line in enumerate(lines) if line.startswith(now))
    assert top <= 7, "in sight on a screen of 24 rows"
    assert re.fullmatch(rf"{now}  ★ \d+, ▲ \d+, ◆ \d+", lines[top])
    assert any(re.match(rf"  {re.escape(pays)}  [A-Z] [★▲◆] \d+", line) for line in lines)


@pytest.mark.parametrize("width", [58, 78])
def test_no_heading_of_what_a_seat_has_ends_a_row(width: int) -> None:
    for match in positions("amerigo", 3, 150):
        texts = Texts(match.game, "de")
        for line in board(match.view(match.actor), texts):
            rows = [row.plain.rstrip() for row in styled(line, width)]
            assert not any(row.endswith(("Geplant", "· Plättchen")) for row in rows), rows


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_seat_of_amerigo_is_one_line_beside_the_map(language: str) -> None:
    """At 120 columns the words have 56 beside a map of 24 columns, late in a game, too."""
    last = list(positions("amerigo", 4, 300))[-1]
    texts = Texts(last.game, language, ["Alexandra", "greedy 2", "greedy 3", "greedy 4"])
    lines = plain(board(last.view(0), texts)).split("\n")
    rows = [line for line in lines if len(re.findall(r"\d×\d", line)) == len(GOOD_NAMES)]
    assert len(rows) == 4
    assert max(map(len, rows)) <= 56, rows


def test_an_advance_says_where_it_leads() -> None:
    told: dict[str, set[str]] = {}
    for match in positions("amerigo", 3, 400):
        view = match.view(match.actor)
        assert isinstance(view, AmerigoView)
        for number, remark in remarks(view, Texts(match.game, "en", ["Ann", "Ben", "Cem"])).items():
            if match.game.actions.choices[number].family == "advance":
                told.setdefault(match.state_for(match.actor).prompt().code, set()).add(remark.words)
    assert any(re.fullmatch(r"\d+ of \d+ cannons: (enough|\d+ short)", words) for words in told["cannons"])
    progress = told["progress"]
    assert any(re.fullmatch(r"space \d+, a token, \d+ points? more at the end", words) for words in progress)
    assert any(re.match(r"onto \w+, ahead of (Ann|Ben|Cem)", words) for words in told["order"])


def test_a_frame_space_says_how_many_anchors_are_near() -> None:
    told: set[str] = set()
    for match in positions("amerigo", 3, 200):
        view = match.view(match.actor)
        assert isinstance(view, AmerigoView)
        if match.state_for(match.actor).prompt().code == "place-ship":
            found = remarks(view, Texts(match.game))
            told |= {found[number].words for number in view.legal if number in found}
    assert any(re.fullmatch(r"(\d+ anchors|1 anchor|no anchor) within \d+ AP", words) for words in told), told


def test_after_the_last_action_point_enter_ends_the_action() -> None:
    """Gold could buy more, but whoever wants no more need not look for the key."""
    seen = 0
    for match in positions("amerigo", 3, 400):
        state, view = match.state_for(match.actor), match.view(match.actor)
        assert isinstance(view, AmerigoView)
        question = Question(state, match.actor, Texts(match.game), asked(state, view, Texts(match.game)))
        offered = [option for option in question.options if option.legal and not option.extra]
        code = state.prompt().code
        if code in ("plan", "build", "buy", "progress", "cannons") and len(offered) > 1:
            proposed = question.default
            assert (proposed is not None) == (view.table.action_points == 0), code
            assert proposed is None or proposed.notation in ("done", "advance 0")
            seen += proposed is not None
    assert seen


def test_steps_of_the_scoring_that_bring_nobody_anything_are_left_out() -> None:
    scores = [Score(-3, {"gold": 0, "pirates": -3}, 0, 2), Score(4, {"gold": 0, "pirates": 4}, 0, 1)]
    texts = Texts(carrack.game("amerigo"), "en", ["Ann", "Ben"])
    assert scoring_steps(scores, texts) == ["pirates: Ann (−3), Ben (4).", "total: Ann (−3), Ben (4)."]


def test_a_finished_game_of_cards_offers_no_sale() -> None:
    last = None
    for match in positions("amerigo-cards", 3, 2000):
        last = match
    assert last is not None
    assert last.is_over
    assert "a sale now brings you" not in plain(board(last.view(0), Texts(last.game)))


def test_cards_say_that_their_numbers_are_rudders() -> None:
    game = carrack.game("amerigo-cards")
    assert Texts(game).action(game.actions.find("exhibit coffee-3")) == "Exhibit coffee (3 rudders)"


def test_answers_come_before_what_can_be_done_at_any_time() -> None:
    seen = 0
    for match in positions("amalfi", 2, 120):
        state = match.state_for(match.actor)
        found = asked(state, match.view(match.actor), Texts(match.game))
        kinds = [option.extra for option in found if option.legal]
        assert kinds == sorted(kinds)
        seen += len(set(kinds)) == 2
    assert seen > 5
