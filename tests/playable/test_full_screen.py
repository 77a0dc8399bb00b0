"""Every game starts on the full screen, at every size, and a person gets through it by keys."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from random import Random

from textual.pilot import Pilot

from carrack.cli.play.fullscreen.table_app import TableApp
from carrack.cli.play.question import Option
from carrack.cli.play.save_file import SaveFile
from carrack.cli.play.session import Session
from carrack.core.match import Match, new_match
from tests.playable.tables import DEAL, DECISIONS, HALF, ME, Table, kept, shortest
from tests.screen.tables import Streams, settle, shown, until, with_pilot

BOT = "random"


def app_of(match: Match, language: str) -> TableApp:
    session = Session(match, SaveFile(Path("game.txt")), Streams(3))
    session.keep()
    return TableApp(session, lambda: session, language, pace=0.0)


def fresh(table: Table, deal: int = DEAL) -> Match:
    players = table.players(BOT)
    return new_match(table.game, table.seats, Streams(deal)(), players, False, **dict(table.options))


class Person:
    """Somebody at the keys."""

    def __init__(self, app: TableApp, pilot: Pilot[int], random: Random) -> None:
        self.app = app
        self.pilot = pilot
        self.random = random

    @property
    def match(self) -> Match:
        return self.app.session.match

    @property
    def where(self) -> tuple[int, list[int]]:
        """Return how far the game is."""
        return len(self.match.record.entries), list(self.match.draft)

    @property
    def forced(self) -> bool:
        """Return True if there is one choice only."""
        return sum(option.legal for option in self.app.choices.options) == 1

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)
        await settle(self.pilot, draws=1)

    async def take(self, option: Option) -> None:
        """Take an option. What bots do next is drawn with it, at once: drawing takes most of the time."""
        before = self.where
        with self.app.batch_update():
            await self.press(*option.label, "enter")
        await settle(self.pilot, draws=1)
        assert self.where != before, option

    async def decide(self) -> None:
        await self.take(self.random.choice([option for option in self.app.choices.options if option.legal]))

    async def ask_why(self) -> bool:
        """Select something grey and read why; Enter does not take it. Whether there is something grey."""
        if not self.app.choices.with_greyed:
            await self.press("question_mark")
        greyed = next((one for one in self.app.choices.options if not one.legal and one.label), None)
        if greyed is None:
            await self.press("escape")
            return False
        before = self.where
        await self.press(*greyed.label)
        assert _words(greyed.reason) in _words(shown(self.app.detail)), greyed
        await self.press("enter")
        assert self.where == before
        await self.press("escape")
        return True

    async def ask_for_a_hint(self) -> None:
        """Ask, and take what is advised."""
        await self.pilot.press("exclamation_mark")
        forced = self.app.say("screen-hint-forced")
        said = forced if self.forced else self.app.say("screen-hint", bot="", action="").split()[0]
        await until(self.pilot, lambda: said in " ".join(shown(self.app.detail).split()))
        assert self.app.choices.choice
        before = self.where
        await self.press("enter")
        assert self.where != before

    async def take_back(self) -> None:
        """Decide and think better of it."""
        offered = [option.number for option in self.app.choices.options]
        stored, draft = self.where
        await self.decide()
        if self.match.is_over:
            return
        is_draft = bool(self.match.draft) and self.where[0] == stored
        await self.press("backspace")
        assert self.app.session.asked == ME
        if is_draft:
            assert self.where == (stored, draft)
            assert [option.number for option in self.app.choices.options] == offered
        else:
            assert self.match.record.entries[stored:], "what was taken back stays in the record"


def _words(text: str) -> str:
    return " ".join(text.split())


def test_thirty_decisions_why_hint_undo_leaving_and_coming_back(table: Table) -> None:
    random = Random(str(table))
    made, asked_why, came_back = 0, False, False

    async def play_half(app: TableApp, pilot: Pilot[int]) -> None:
        nonlocal made, asked_why
        ann = Person(app, pilot, random)
        assert app.session.asked == ME
        most = HALF if made < HALF else DECISIONS
        while made < most and not ann.match.is_over:
            asked_why = asked_why or await ann.ask_why()
            match made:
                case 3:
                    await ann.ask_for_a_hint()
                case 6:
                    await ann.take_back()
                case _:
                    await ann.decide()
            made += 1
        await pilot.press("ctrl+q" if made == HALF else "ctrl+c")

    deals = count(DEAL)
    game, language = fresh(table, next(deals)), table.language
    while made < DECISIONS:
        before = len(game.record.entries)
        with_pilot(app_of(game, language), play_half, table.size)
        game = kept()
        assert len(game.record.entries) > before
        if made == HALF:
            language = table.other_language
            came_back = not game.is_over
        if game.is_over:
            game = fresh(table, next(deals))
    assert asked_why
    assert came_back


def test_whole_game_to_its_result(game_id: str) -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        ann = Person(app, pilot, Random(game_id))
        while not ann.match.is_over:
            # Drawn after so many decisions only: thirty are looked at one by one above.
            with app.batch_update():
                for _ in range(DECISIONS):
                    if not ann.match.is_over:
                        await ann.decide()
            await settle(pilot)
        assert "Ann" in shown(app.scores)
        scores = ann.match.state.scores()
        assert str(scores[ME].total) in shown(app.scores)
        await pilot.press("ctrl+q")

    with_pilot(app_of(fresh(shortest(game_id)), "en"), play)
    assert kept().is_over
