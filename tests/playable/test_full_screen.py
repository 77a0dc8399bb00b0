"""Every game starts on the full screen, at every size, and a person gets through it by keys."""

from __future__ import annotations

from pathlib import Path
from random import Random

from textual.pilot import Pilot

from carrack.cli.question import Option
from carrack.cli.screen.table import TableApp
from carrack.cli.sitting import Sitting
from carrack.cli.table.saving import SaveFile
from carrack.core.match import Match, new_match
from tests.playable.tables import DECISIONS, ME, Table, kept, shortest
from tests.screen.tables import Streams, settle, shown, until, with_pilot

BOT = "random"


def app_of(match: Match, language: str) -> TableApp:
    sitting = Sitting(match, SaveFile(Path("game.txt")), Streams(3))
    sitting.keep()
    return TableApp(sitting, lambda: sitting, language, pace=0.0)


def fresh(table: Table) -> Match:
    return new_match(table.game, table.seats, Streams(5)(), table.players(BOT), False, **dict(table.options))


class Person:
    """Somebody at the keys."""

    def __init__(self, app: TableApp, pilot: Pilot[int], random: Random) -> None:
        self.app = app
        self.pilot = pilot
        self.random = random

    @property
    def match(self) -> Match:
        return self.app.sitting.match

    @property
    def where(self) -> tuple[int, list[int]]:
        """How far the game is."""
        return len(self.match.record.entries), list(self.match.draft)

    @property
    def forced(self) -> bool:
        """Whether there is one choice only."""
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
        assert self.app.sitting.asked == ME
        if is_draft:
            assert self.where == (stored, draft)
            assert [option.number for option in self.app.choices.options] == offered
        else:
            assert self.match.record.entries[stored:], "what was taken back stays in the record"


def _words(text: str) -> str:
    return " ".join(text.split())


def test_thirty_decisions_why_hint_undo_leaving_and_coming_back(table: Table) -> None:
    random = Random(str(table))
    asked_why: list[int] = []

    async def first_half(app: TableApp, pilot: Pilot[int]) -> None:
        ann = Person(app, pilot, random)
        assert app.sitting.asked == ME
        for decision in range(DECISIONS // 2):
            if ann.match.is_over:
                return
            if not asked_why and await ann.ask_why():
                asked_why.append(decision)
            match decision:
                case 3:
                    await ann.ask_for_a_hint()
                case 6:
                    await ann.take_back()
                case _:
                    await ann.decide()
        await pilot.press("ctrl+q")

    async def second_half(app: TableApp, pilot: Pilot[int]) -> None:
        ann = Person(app, pilot, random)
        for _ in range(DECISIONS // 2):
            if ann.match.is_over:
                return
            if not asked_why and await ann.ask_why():
                asked_why.append(DECISIONS)
            await ann.decide()
        await pilot.press("ctrl+c")

    with_pilot(app_of(fresh(table), table.language), first_half, table.size)
    left = kept()
    if left.is_over:
        return  # a challenge alone may be lost by then
    before = len(left.record.entries)
    with_pilot(app_of(left, table.other_language), second_half, table.size)
    assert len(kept().record.entries) > before
    assert asked_why


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
