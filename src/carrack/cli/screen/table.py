"""The table that one plays at."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import ClassVar, Final

from textual.binding import Binding, BindingType

from carrack.cli.screen.answering import AnsweringApp
from carrack.cli.screen.bars import Key
from carrack.cli.screen.cards import Card
from carrack.cli.screen.pace import READABLE, Clock, beside
from carrack.cli.screen.shell import Shell
from carrack.cli.sitting import Sitting, Story
from carrack.core.text import LANGUAGES
from carrack.core.verdicts import Refusal
from carrack.games import board

GLIMPSE: Final = 0.25
"""Seconds from one look at the table to the next while bots move without waiting."""


class TableApp(AnsweringApp):
    """People and bots in turn. `again` makes the next game with the same players."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "escape"),
        Binding("space", "hurry"),
    ]
    LETTERS: ClassVar[Mapping[str, str]] = {
        **Shell.LETTERS,
        "u": "undo",
        "d": "done",
        "h": "hint",
        "a": "again",
    }

    def __init__(
        self,
        sitting: Sitting,
        again: Callable[[], Sitting],
        language: str,
        pace: float = READABLE,
        clock: Clock | None = None,
    ) -> None:
        super().__init__(sitting, language)
        self.new_sitting = again
        self.pace = pace
        self.clock = clock or Clock()
        self.shown_at = 0.0
        self.story = Story()
        self.hurry = asyncio.Event()
        """Set when nobody wants to wait for the bots until a person is asked again."""
        self.refusal: Refusal | None = None
        """What ended the game early: a bot that failed."""
        self.position: tuple[object, ...] = ()
        """What the screen shows: while it stays, a selection stays."""

    def began(self) -> None:
        self.show()
        self.go_on()

    # --- the course of the game -------------------------------------------------------------------------

    def go_on(self) -> None:
        """Let bots move until a person is asked or the game is over."""
        self.run_worker(self._go_on(), exclusive=True, group="course")

    async def _go_on(self) -> None:
        sitting = self.sitting
        match = sitting.match
        while not match.is_over and match.actor in sitting.bots:
            if not await self._bot_moves(match.actor):
                return
            last = match.is_over or match.actor not in sitting.bots
            if last or self.pace or self.clock.now() - self.shown_at >= GLIMPSE:
                self.show()
        if not match.is_over and sitting.waits_for is not None:
            await self._hand_over(sitting.waits_for)
            self.show()

    async def _bot_moves(self, seat: int) -> bool:
        started = self.clock.now()
        view, bot = self.sitting.match.view(seat), self.sitting.bots[seat]
        try:
            number = await beside(lambda: bot.decide(view))
        except Refusal as refusal:
            self.refusal = refusal
            self.exit(0)
            return False
        left = self.pace - (self.clock.now() - started)
        if left > 0 and not self.hurry.is_set():
            await self._pause(left)
        self.sitting.bot_plays(seat, number)
        return True

    async def _pause(self, seconds: float) -> None:
        """Wait so that a move can be followed, unless somebody is in a hurry."""
        ways = [
            asyncio.ensure_future(self.clock.pause(seconds)),
            asyncio.ensure_future(self.hurry.wait()),
        ]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()

    def action_hurry(self) -> None:
        """Let the bots move without a pause until a person is asked; then turn the tile in hand."""
        if self.is_covered:
            return
        if self.sitting.asked is None:
            self.hurry.set()
        else:
            self.action_turn()

    async def _hand_over(self, seat: int) -> None:
        """Everything is hidden until the next person has sat down; where nobody hides anything, go on."""
        if not self.sitting.hides:
            self.sitting.at_keyboard = seat
            return
        self.sitting.at_keyboard = None
        self.show()
        words = [(self.say("table-hand-over", seat=seat), "question")]
        ready = [
            Key("Enter", self.say("screen-ready"), "ready"),
            Key("q", self.say("screen-key-leave"), "leave"),
        ]
        answer = await self.push_screen_wait(Card(self.ink, words, ready))
        if answer == "leave":
            self.action_leave()
            return
        self.sitting.at_keyboard = seat

    # --- showing ----------------------------------------------------------------------------------------

    def show(self) -> None:
        self.shown_at = self.clock.now()
        sitting, match = self.sitting, self.sitting.match
        eyes = sitting.at_keyboard
        self.lines = board(match.view(eyes), self.texts)
        self.show_board(self.lines)
        self.previewed = ()
        news = sitting.seen.get(eyes, 0) if eyes is not None else len(match.events)
        old, new = self.story.tell(match, eyes, self.texts, news)
        draft = list(self.texts.story(match.events_for(eyes, len(match.events))))
        self.log_lines.show(old, new, draft, self.say("screen-since"))
        position = (id(match), len(match.events), len(match.draft), sitting.asked)
        again = position == self.position
        self.position = position
        if not again:
            self._type("")
            self.call_after_refresh(self.scroll_to_target)
        self._show_question(again)
        self._tell_trouble()
        self.refresh_detail()

    def _show_question(self, again: bool) -> None:
        """What is asked; the same `again` keeps what the person has selected."""
        match = self.sitting.match
        seat = self.sitting.asked
        self.asks = self.sitting.question(self.texts)
        self.show_result(match.state.scores() if match.is_over else ())
        if match.is_over:
            return
        if seat is None:
            self.question.show((self.say("screen-waiting", seat=match.actor), "dim"))
            self.choices.show(())
        elif self.asks is None:
            self.question.show((self.say("screen-confirm"), "question"))
            self.choices.show(())
        else:
            state = match.state_for(seat)
            prompt = state.prompt()
            rule = f"  [{prompt.rule}]" if prompt.rule else ""
            self.question.show((self.texts.prompt(prompt), "question"), (rule, "dim"))
            self.choices.with_greyed = self._with_greyed
            self.hurry.clear()
            self.choices.show(self.asks.options, again=again)

    def _tell_trouble(self) -> None:
        """Say on a banner that the game cannot be kept, as long as that is so."""
        trouble = self.sitting.trouble
        if trouble:
            self.banner.show((self.say("screen-banner", why=self.texts.refusal(trouble)), "banner"))
        else:
            self.banner.show()

    def who_looks(self) -> str:
        eyes = self.sitting.at_keyboard
        return self.say("screen-onlooker") if eyes is None else self.texts.name(eyes)

    def cited(self) -> str:
        if self.steps and self.steps[-1].rule:
            return self.steps[-1].rule
        return (
            ""
            if self.sitting.match.is_over
            else self.sitting.match.view(self.sitting.at_keyboard).prompt().rule
        )

    def key_list(self) -> list[Key]:
        other = next(language for language in LANGUAGES if language != self.texts.language)
        last = [
            Key("F4", self.say("screen-key-rules"), "rules"),
            Key("^Q", self.say("screen-key-leave"), "leave"),
            Key("F1", self.say("screen-key-help"), "help"),
            Key("F2", self.say(f"screen-language-{other}"), "language"),
            Key("F3", self.say("screen-key-light" if self.ink.dark else "screen-key-dark"), "light"),
        ]
        if self.sitting.match.is_over:
            return [Key("a", self.say("screen-key-again"), "again"), *last]
        if self.sitting.asked is None:
            return [Key("␣", self.say("screen-key-hurry"), "hurry"), *last] if self.pace else last
        first = [Key("⏎", self.say("screen-key-take"), "take")]
        if self.asks is not None:
            if any(option.ends and option.legal for option in self.asks.options):
                first.append(Key(".", self.say("screen-key-end"), "end"))
            first.append(Key("?", self.say("screen-key-why"), "why"))
            first.append(Key("!", self.say("screen-key-hint"), "hint"))
        first.append(Key("⌫", self.say("screen-key-undo"), "undo"))
        return [*first, *last]

    def help_lines(self) -> list[tuple[str, str]]:
        first = self.asks.options[0].label if self.asks else "…"
        shown = (
            (first, "pick"),
            (".", "end"),
            ("⏎", "take"),
            ("↑ ↓ ← →", "move"),
            ("/", "filter"),
            ("?", "why"),
            ("!", "hint"),
            ("⌫", "undo"),
        )
        rest = ("␣", "hurry"), ("F4", "rules"), ("Tab", "tab"), ("PgUp PgDn", "scroll")
        ends = ("F2", "language"), ("F3", "light"), ("Ctrl-Q", "leave")
        return [(key, self.say(f"screen-help-{name}")) for key, name in (*shown, *rest, *ends)]

    # --- picking ----------------------------------------------------------------------------------------

    def decide(self, step: Callable[[], None]) -> None:
        """Do something at the table and see who is asked then."""
        self.hush()
        seat = self.sitting.asked
        try:
            step()
        except Refusal as refusal:
            self.note(self.refused(refusal.verdict), "warning")
            return
        self.close_filter()
        self.show()
        if self.sitting.asked != seat or seat is None:
            self.go_on()

    # --- the table's own words --------------------------------------------------------------------------

    def action_done(self) -> None:
        if self.sitting.asked is not None:
            self.decide(self.sitting.done)

    def action_leave(self) -> None:
        """Leave; a game that is not saved is offered another place first."""
        if self.sitting.trouble and not self.is_covered:
            self.run_worker(self._leave_unsaved(), exclusive=True, group="course")
        else:
            super().action_leave()

    async def _leave_unsaved(self) -> None:
        places = self.sitting.other_places()
        keys = [Key(str(n + 1), str(path), str(n)) for n, path in enumerate(places)]
        keys.append(Key("Esc", self.say("screen-unsaved-back"), "back"))
        keys.append(Key("q", self.say("screen-unsaved-leave"), "leave"))
        words = [(self.say("screen-unsaved"), "question")]
        if self.sitting.trouble:
            words.append((self.texts.refusal(self.sitting.trouble), "warning"))
        answer = await self.push_screen_wait(Card(self.ink, words, keys))
        if answer == "leave":
            self.exit(0)
            return
        if answer != "back":
            self.sitting.keep_at(places[int(answer)])
            if not self.sitting.trouble:
                self.exit(0)
                return
        self.show()
        self.go_on()

    def action_undo(self) -> None:
        if self.sitting.match.draft and self.sitting.asked is not None:
            self.decide(self.sitting.undo)
        elif self.sitting.at_keyboard is not None:
            self.run_worker(self._take_back(self.sitting.at_keyboard), exclusive=True, group="course")

    async def _take_back(self, seat: int) -> None:
        """The last stored decision, when everybody at the table agrees."""
        agreed = []
        for other in self.sitting.people:
            if other != seat:
                words = [(self.say("table-agree", seat=other), "question")]
                keys = [Key("y", self.say("screen-yes"), "yes"), Key("n", self.say("screen-no"), "no")]
                if await self.push_screen_wait(Card(self.ink, words, keys)) == "yes":
                    agreed.append(other)
        try:
            self.sitting.take_back(seat, agreed)
            self.message = (self.say("table-taken-back"), "number")
        except Refusal as refusal:
            self.message = (self.refused(refusal.verdict), "warning")
        self.story = Story()
        self.show()
        self.go_on()

    def action_again(self) -> None:
        if self.sitting.match.is_over and not self.is_covered:
            self.hush()
            try:
                self.sitting = self.new_sitting()
            except Refusal as refusal:
                self.note(self.refused(refusal.verdict), "warning")
                return
            self.sitting.keep()
            self.story = Story()
            self.tab = "table"
            self.show()
            self.go_on()

    # --- filter -----------------------------------------------------------------------------------------

    def action_language(self) -> None:
        self.hush()
        super().action_language()

    def action_escape(self) -> None:
        """Escape: out of filter, reasons or a tab, back to the question."""
        self.hush()
        self.close_filter()
        self.want_greyed = None
        self.tab = "table"
        self.show()
