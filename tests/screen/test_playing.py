"""Whole games at the full-screen table, by keys and by mouse, and what a person can do on the way."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest
from textual.pilot import Pilot

import carrack
from carrack.cli.play.fullscreen.pace import Clock
from carrack.cli.play.fullscreen.table_app import TableApp
from carrack.cli.terminal.results import signed
from carrack.core.records import read
from carrack.core.text import LANGUAGES, Texts
from tests.screen.tables import at_rest, screen_text, session, settle, shown, table_of, until, with_pilot

MANY = 2000
LATE = 140
"""So many decisions are made before."""
SQUARE = re.compile(r"[a-z]\d+")
FOUR = ("Ann", "random", "random", "random")
LONG_PATH = Path(f"a-game{'-with-a-long-name' * 5}.txt")


def verified(file: str) -> int:
    """Return how many numbers a record holds, checked."""
    reading = read(Path(file).read_text(), carrack.game)
    assert reading.error is None
    return sum(1 for _ in reading.record.numbers())


# --- whole games ------------------------------------------------------------------------------------------


def test_rest_of_a_game_by_keys_and_another_one() -> None:
    """A whole game by keys is played in tests/playable."""

    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        for _ in range(MANY):
            if app.session.match.is_over:
                break
            await pilot.press(*app.choices.options[0].label, "enter")
            await settle(pilot, draws=1)
        assert app.session.match.is_over
        assert "points" in shown(app.question)
        assert "Ann" in shown(app.scores)
        assert "treasure" in shown(app.scores)
        first = app.session
        await pilot.press("enter")
        assert app.session is first, "Enter does not clear the result away by mistake"
        await pilot.press("a")
        await settle(pilot)
        assert app.session is not first
        assert app.session.asked == 0
        assert verified("again.txt") > 0

    with_pilot(table_of(session(FOUR, decisions=LATE)), play)
    assert verified("game.txt") > 100


def test_rest_of_a_game_by_mouse() -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        for _ in range(MANY):
            if app.session.match.is_over:
                break
            x, y = app.choices.place_of("0")
            match = app.session.match
            before = len(match.record.entries), list(match.draft)
            assert await pilot.click(app.choices, offset=(x + 1, y))
            await settle(pilot, draws=1)
            assert (len(match.record.entries), match.draft) != before
        assert app.session.match.is_over

    with_pilot(table_of(session(FOUR, decisions=LATE)), play, size=(120, 40))
    assert verified("game.txt") > 100


# --- choosing -----------------------------------------------------------------------------------------------


def test_nothing_is_taken_before_something_is_selected() -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        before = verified("game.txt")
        await pilot.press("enter")
        assert verified("game.txt") == before
        assert "Select an answer first" in shown(app.detail)
        await pilot.press("down", "right", "left", "down", "up")
        chosen = app.choices.choice
        assert chosen
        assert chosen.legal
        await pilot.press("enter")
        await settle(pilot)
        assert verified("game.txt") > before

    with_pilot(table_of(session(decisions=20)), play)


def test_typed_keys_select_and_wrong_ones_say_so() -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        legal = {option.label: option for option in app.choices.options if option.legal}
        sailing = next(label for label in legal if len(label) > 2)
        await pilot.press(*sailing)
        assert [option.label for option in app.steps] == [sailing]
        assert legal[sailing].sentence in shown(app.detail)
        await pilot.press("backspace")
        assert not app.steps
        assert sailing[:-1] in shown(app.detail)
        await pilot.press("z")
        assert "No answer here begins with" in shown(app.detail)
        await pilot.press("escape", "7")
        assert "No answer here begins with 7" in shown(app.detail)

    with_pilot(table_of(session(decisions=40)), play)


def test_several_decisions_are_one_answer() -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        match = app.session.match
        assert app.asks
        blue = next(option for option in app.asks.options if option.notation == "act blue" and option.legal)
        space = app.asks.options_after([blue.number])[6]
        await pilot.press(*blue.label, *space.label)
        said = " ".join(shown(app.detail).split())
        assert f"{blue.sentence}; {space.sentence}" in said
        assert match.draft == []
        await pilot.press("enter")
        await settle(pilot)
        assert match.draft == [blue.number, space.number]
        await pilot.press("backspace", "backspace")
        assert match.draft == []

    with_pilot(table_of(session(game="amerigo")), play, size=(120, 40))


@pytest.mark.parametrize("size", [(100, 40), (120, 40), (160, 50)])
def test_the_map_stays_in_place_and_shows_what_enter_would_do(size: tuple[int, int]) -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        before = screen_text(app)
        top = next(y for y, line in enumerate(before) if " a b c d e" in line)
        await pilot.press("s", "3")
        await settle(pilot)
        ghost = "\n".join(screen_text(app))
        assert "★1" in ghost, "the ship is shown where Enter would put it"
        assert app.session.match.draft == []
        await pilot.press("backspace", "backspace")
        await settle(pilot)
        assert "★1" not in "\n".join(screen_text(app))
        for _ in range(6):
            await pilot.press("down", "enter")
            await settle(pilot)
            lines = screen_text(app)
            assert " a b c d e" in lines[top], "it does not move from question to question"
            assert "pts" in "\n".join(lines), "a line for each seat"

    with_pilot(table_of(session(game="amerigo")), play, size=size)


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (160, 50)])
def test_a_click_on_the_map_aims_a_second_one_takes(size: tuple[int, int]) -> None:
    async def click(app: TableApp, pilot: Pilot[int], place: str) -> None:
        x, y = app.board.place_of(place)
        app.board_pane.scroll_to(y=max(0, y - 3), animate=False)
        await settle(pilot)
        assert await pilot.click(app.board, offset=(x, y))
        await settle(pilot)

    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        await pilot.press("s", "enter")
        await settle(pilot)
        await click(app, pilot, "to frame-3")
        assert len(app.session.match.draft) == 1
        assert "Frame space 3" in shown(app.detail)
        await click(app, pilot, "to frame-4")
        assert "Frame space 4" in shown(app.detail)
        drafted = len(app.session.match.draft)
        await click(app, pilot, "to frame-4")
        assert len(app.session.match.draft) > drafted, "the ship is on the frame"
        for _ in range(6):
            squares = [option for option in app.choices.options if SQUARE.fullmatch(option.label)]
            if squares:
                break
            await pilot.press("down", "enter")
            await settle(pilot)
        reached = next(option for option in squares if option.legal)
        await click(app, pilot, reached.label)
        assert app.typed == reached.label
        far = next(option for option in squares if not option.legal)
        await click(app, pilot, far.label)
        assert far.reason[:20] in shown(app.detail)

    with_pilot(table_of(session(game="amerigo")), play, size=size)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["amerigo", "amalfi"])
def test_the_whole_result_stands_beside_the_board(game: str, language: str) -> None:
    async def look(app: TableApp, pilot: Pilot[int]) -> None:
        assert app.session.match.is_over
        assert app.choices_pane.max_scroll_y == app.detail_pane.max_scroll_y == 0
        text = "\n".join(screen_text(app))
        for row in app.scores.rows(app.scores.size.width):
            assert row.text.plain.rstrip() in text, row
        assert app.say("table-total") in text

    finished = session(("Ann", "greedy", "greedy"), game=game, decisions=10**6, save=LONG_PATH)
    with_pilot(table_of(finished, language), look, size=(120, 40))


def test_a_letter_of_the_table_works_where_no_answer_begins_with_it() -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        assert app.asks
        assert app.asks.read("h")
        assert not app.asks.read("q")
        await pilot.press("q")
        assert app.return_value == 0

    with_pilot(table_of(session(decisions=40)), play)


def test_a_letter_too_many_changes_neither_language_nor_light() -> None:
    """Keys of answers have a g and a t in them: typed a moment too early they must do nothing."""

    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        before = app.texts.language, app.ink.dark
        await pilot.press("t", "g")
        assert (app.texts.language, app.ink.dark) == before
        await pilot.press("f2", "f3")
        assert (app.texts.language, app.ink.dark) != before

    with_pilot(table_of(session(decisions=40)), play)


def test_filter_finds_choices_by_their_words() -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        await pilot.press("slash", *"sail cof")
        await settle(pilot)
        assert app.filter.has_focus
        found = app.choices.choice
        assert found
        assert "coffee" in found.sentence
        assert all("coffee" in option.sentence for option in app.choices.shown)
        await pilot.press("escape")
        await settle(pilot)
        assert not app.is_filtering
        assert len(app.choices.shown) > 3
        before = verified("game.txt")
        await pilot.press("slash", *"out coffee", "enter")
        await settle(pilot)
        assert verified("game.txt") > before
        assert not app.is_filtering

    with_pilot(table_of(session(decisions=40)), play)


# --- why not ------------------------------------------------------------------------------------------------


def test_greyed_choice_shows_its_reason_and_the_rules_open_at_its_paragraph() -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        assert all(option.legal for option in app.choices.shown)
        await pilot.press("question_mark")
        chosen = app.choices.choice
        assert chosen
        assert chosen.reason
        assert chosen.reason in shown(app.detail).replace("\n", " ")
        assert chosen.rule in shown(app.detail)
        before = verified("game.txt")
        await pilot.press("enter")
        assert verified("game.txt") == before
        await pilot.press("r")
        await settle(pilot)
        text = screen_text(app)
        assert any(line.strip().startswith(f"▶ {chosen.rule}") for line in text), text
        await pilot.press("r", "question_mark")
        assert all(option.legal for option in app.choices.shown)

    with_pilot(table_of(session(decisions=40)), play)


def test_wide_table_shows_reasons_and_rules_at_once_and_clicks_explain() -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        greyed = next(place for place, option in enumerate(app.choices.shown) if not option.legal)
        x, y = app.choices.place_of(str(greyed))
        await pilot.click(app.choices, offset=(x, y))
        await settle(pilot)
        option = app.choices.shown[greyed]
        assert option.reason in " ".join(shown(app.detail).split())
        assert any(f"▶ {option.rule}" in line for line in screen_text(app))

    with_pilot(table_of(session(decisions=60)), play, size=(200, 60))


def test_hint_says_what_a_bot_would_choose_and_selects_it() -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        await pilot.press("exclamation_mark")
        await until(pilot, lambda: app.choices.choice is not None)
        assert app.choices.choice
        said = " ".join(shown(app.detail).split())
        assert said.startswith(f"mate would choose: {app.choices.choice.sentence}. That way you would win")
        assert "%" in said
        assert "-" not in said, "in words, not in the notation of records"

    with_pilot(table_of(session(decisions=40)), play)


# --- undo and done ------------------------------------------------------------------------------------------


def test_an_answer_before_the_hint_has_come_is_taken_and_the_hint_forgotten() -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        for _ in range(3):
            app.choices.step(1)
            app.action_hint()
            app.action_take()
            await settle(pilot)
        assert app.fault is None
        assert app.is_running

    with_pilot(table_of(session()), play)


def test_undo_takes_the_draft_back_and_done_stores_it() -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        match = app.session.match
        choice = app.choices.options[0]
        await pilot.press(*choice.label, "enter")
        await settle(pilot)
        assert match.draft == [choice.number]
        assert "Your turn is finished" in shown(app.question)
        assert "Not final yet" in shown(app.detail)
        await pilot.press("backspace")
        assert match.draft == []
        assert app.choices.options[0] == choice
        await pilot.press(*choice.label, "enter", "d")
        await settle(pilot)
        assert match.draft == []
        assert match.record.entries[-1].actor >= 0 or match.actor == 0
        app.action_done()
        assert "nothing to confirm" in shown(app.detail)

    with_pilot(table_of(session(decisions=40, confirm=True)), play)


def test_undo_without_a_draft_goes_back_before_the_last_decision() -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        await pilot.press("down", "enter")
        await settle(pilot)
        stored = verified("game.txt")
        await pilot.press("backspace")
        await settle(pilot)
        assert "Taken back" in shown(app.detail)
        assert verified("game.txt") < stored
        assert any(entry.struck for entry in app.session.match.record.entries)
        assert app.session.asked == 0

    with_pilot(table_of(session(decisions=40)), play)


# --- several people -----------------------------------------------------------------------------------------


def test_next_person_is_asked_to_sit_down_before_any_hand_is_shown() -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        assert app.is_covered
        text = "\n".join(screen_text(app))
        assert "Ann is asked" in text
        assert "Your hand" not in text
        await pilot.press("enter")
        await settle(pilot)
        assert app.session.asked == 0
        assert "Your hand" in "\n".join(screen_text(app))
        hand = shown(app.board)
        await pilot.press("down", "enter")
        await settle(pilot)
        assert app.is_covered
        text = "\n".join(screen_text(app))
        assert "Bob is asked" in text
        assert "coffee" not in text
        assert "Your hand" not in shown(app.board), "not even behind the card"
        await pilot.press("enter")
        await settle(pilot)
        assert app.session.asked == 1
        assert shown(app.board) != hand
        assert "Ann is dealt 4 cards" in shown(app.log_lines)

    with_pilot(table_of(session(("Ann", "Bob"))), play)


@pytest.mark.parametrize("answer", ["y", "n"])
def test_others_at_the_keyboard_must_agree_to_take_back(answer: str) -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        for key in ("enter", "down", "enter", "enter", "down", "enter", "enter"):
            await pilot.press(key)
            await settle(pilot)
        assert app.session.asked == 0
        before = verified("game.txt")
        await pilot.press("backspace")
        await settle(pilot)
        assert "Bob, do you agree" in "\n".join(screen_text(app))
        await pilot.press(answer)
        await settle(pilot)
        assert (verified("game.txt") < before) == (answer == "y")

    with_pilot(table_of(session(("Ann", "Bob"))), play)


def test_the_log_has_headings_and_says_what_is_new() -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        for _ in range(3):
            await pilot.press("g", "enter")
            await settle(pilot)
        lines = shown(app.log_lines).split("\n")
        assert any("since your last turn" in line for line in lines)
        assert any(line.startswith("Round 1, black phase") for line in lines), "no bullet before a heading"

    with_pilot(table_of(session(game="amerigo")), play, size=(120, 40))


@pytest.mark.parametrize("game_id", carrack.ids())
def test_the_log_ends_with_the_scoring_step_by_step(game_id: str) -> None:
    async def look(app: TableApp, pilot: Pilot[int]) -> None:
        scores = app.session.match.state.scores()
        lines = shown(app.log_lines).split("\n")
        heading = lines.index("The scoring")
        text = " ".join(" ".join(lines[heading:]).split())
        for part, points in scores[0].breakdown.items():
            told = f"{app.texts.score_part(part)}: Ann ({signed(points)}), random" in text
            assert told == any(score.breakdown[part] for score in scores), part
        assert f"total: Ann ({scores[0].total})," in text

    with_pilot(table_of(session(game=game_id, decisions=10**6)), look, size=(120, 40))


# --- pace ---------------------------------------------------------------------------------------------------


class Standing(Clock):
    """A clock whose time passes only when the test lets it."""

    def __init__(self) -> None:
        self.time = 0.0
        self.waiting: list[tuple[float, asyncio.Event]] = []

    def now(self) -> float:
        return self.time

    async def pause(self, seconds: float) -> None:
        event = asyncio.Event()
        self.waiting.append((seconds, event))
        await event.wait()

    def pass_time(self) -> float:
        seconds, event = self.waiting.pop(0)
        self.time += seconds
        event.set()
        return seconds


def test_bots_keep_their_pace() -> None:
    clock = Standing()

    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        await pilot.press("down", "enter")
        await until(pilot, lambda: clock.waiting)
        assert app.session.asked is None
        assert "random 2 is choosing" in shown(app.question)
        decided = len(app.session.match.record.entries)
        await pilot.pause(0.05)
        assert len(app.session.match.record.entries) == decided, "the first bot waits"
        assert clock.pass_time() == pytest.approx(0.9)
        await until(pilot, lambda: clock.waiting)
        assert len(app.session.match.record.entries) > decided
        assert "random 3 is choosing" in shown(app.question)
        clock.pass_time()
        await until(pilot, lambda: at_rest(app))
        assert not clock.waiting

    with_pilot(table_of(session(), pace=0.9, clock=clock), play)


def test_undo_calls_a_thinking_bot_back() -> None:
    clock = Standing()

    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        choice = app.choices.options[0]
        await pilot.press(*choice.label, "enter")
        await until(pilot, lambda: clock.waiting)
        await pilot.press("backspace")
        await until(pilot, lambda: at_rest(app))
        assert app.choices.options[0] == choice
        clock.pass_time()
        await settle(pilot)
        assert app.session.asked == 0, "what the bot had in mind is forgotten"

    with_pilot(table_of(session(), pace=0.9, clock=clock), play)


def test_one_can_leave_and_change_the_language_while_bots_think() -> None:
    clock = Standing()

    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        await pilot.press("down", "enter")
        await until(pilot, lambda: clock.waiting)
        await pilot.press("t", "g")
        assert "überlegt" not in shown(app.question)
        await pilot.press("f2")
        assert "überlegt" in shown(app.question)
        await pilot.press("q")
        assert app.return_value == 0

    with_pilot(table_of(session(), pace=0.9, clock=clock), play)


# --- trouble ------------------------------------------------------------------------------------------------


def test_a_game_that_cannot_be_kept_says_so_until_it_can_be_and_is_offered_another_place() -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        app.session.save.path = Path("/nowhere/at/all/game.txt")
        for _ in range(3):
            await pilot.press("down", "enter")
            await settle(pilot)
            assert "NOT SAVED" in "\n".join(screen_text(app)), "the banner stays"
            assert "cannot be written" in " ".join(shown(app.banner).split())
        await pilot.press("ctrl+q")
        await settle(pilot)
        assert app.is_covered
        assert "Where shall it go?" in "\n".join(screen_text(app))
        await pilot.press("escape")
        await settle(pilot)
        assert app.is_running
        await pilot.press("ctrl+q")
        await settle(pilot)
        await pilot.press("1")
        await until(pilot, lambda: app.return_value == 0)

    with_pilot(table_of(session(decisions=40, save=Path("kept.txt"))), play)
    assert verified("game.txt") > 40


def test_the_banner_goes_when_the_game_is_saved_again() -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        app.session.save.path = Path("/nowhere/at/all/game.txt")
        await pilot.press("down", "enter")
        await settle(pilot)
        assert "NOT SAVED" in "\n".join(screen_text(app))
        app.session.save.path = Path("game.txt")
        await pilot.press("down", "enter")
        await settle(pilot)
        assert "NOT SAVED" not in "\n".join(screen_text(app))

    with_pilot(table_of(session(decisions=40)), play)


def test_bot_that_fails_ends_the_table_and_is_named() -> None:
    Path("own.py").write_text(
        "from carrack.bots.base import Bot\n\n"
        "class Mine(Bot):\n    def decide(self, view, rng):\n        raise ValueError('lost at sea')\n"
    )

    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        await pilot.press("down", "enter")
        await until(pilot, lambda: app.refusal)
        assert app.refusal
        assert "lost at sea" in Texts(None).refusal(app.refusal.verdict)

    with_pilot(table_of(session(("Ann", "own.py:Mine"))), play)
    assert verified("game.txt") > 0


def test_bots_that_do_not_wait_are_shown_when_they_are_done(monkeypatch: pytest.MonkeyPatch) -> None:
    shows: list[int] = []

    def count(app: TableApp) -> None:
        shows.append(app.session.match.actor)
        show(app)

    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        events = len(app.session.match.events)
        shows.clear()
        await pilot.press(*app.choices.options[0].label, "enter")
        await settle(pilot)
        assert len(app.session.match.events) > events + 2, "several bots have moved"
        assert shows[-1] == 0
        assert len(shows) == 2, "the person's decision, and the next question"

    show = TableApp.show
    monkeypatch.setattr(TableApp, "show", count)
    with_pilot(table_of(session(FOUR), clock=Standing()), play)
