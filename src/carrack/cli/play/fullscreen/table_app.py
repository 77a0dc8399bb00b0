"""The table that one plays at."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import ClassVar, Final

from textual.binding import Binding, BindingType

from carrack.cli.play.fullscreen.answer_app import AnsweringApp
from carrack.cli.play.fullscreen.bars import Key
from carrack.cli.play.fullscreen.dialog import Dialog
from carrack.cli.play.fullscreen.pace import READABLE, Clock, beside
from carrack.cli.play.fullscreen.shell import Shell
from carrack.cli.play.game_log import GameLog
from carrack.cli.play.session import Session
from carrack.core.board import has_target
from carrack.core.text import LANGUAGES
from carrack.core.verdicts import Refusal
from carrack.games import board, piles, sheets

LONGEST_END: Final = 16
"""So long may the words of what ends a turn be among the keys; else it is `that is all`."""
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
        session: Session,
        again: Callable[[], Session],
        language: str,
        pace: float = READABLE,
        clock: Clock | None = None,
        linear: bool = False,
    ) -> None:
        super().__init__(session, language, linear)
        self.new_session = again
        self.pace = pace
        self.clock = clock or Clock()
        self.shown_at = 0.0
        self.story = GameLog()
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
        session = self.session
        match = session.match
        while not match.is_over and match.actor in session.bots:
            if not await self._bot_moves(match.actor):
                return
            last = match.is_over or match.actor not in session.bots
            if last or self.pace or self.clock.now() - self.shown_at >= GLIMPSE:
                self.show()
        if not match.is_over and session.waits_for is not None:
            await self._hand_over(session.waits_for)
            self.show()

    async def _bot_moves(self, seat: int) -> bool:
        started = self.clock.now()
        view, bot = self.session.match.view(seat), self.session.bots[seat]
        try:
            number = await beside(lambda: bot.decide(view))
        except Refusal as refusal:
            self.refusal = refusal
            self.exit(0)
            return False
        left = self.pace - (self.clock.now() - started)
        if left > 0 and not self.hurry.is_set():
            await self._pause(left)
        self.session.bot_plays(seat, number)
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
        if self.session.asked is None:
            self.hurry.set()
        else:
            self.action_turn()

    async def _hand_over(self, seat: int) -> None:
        """Hide everything until the next person has sat down; without secrets go on at once."""
        if not self.session.hides:
            self.session.at_keyboard = seat
            return
        self.session.at_keyboard = None
        self.show()
        words = [(self.say("table-hand-over", seat=seat), "question")]
        ready = [
            Key("Enter", self.say("screen-ready"), "ready"),
            Key("q", self.say("screen-key-leave"), "leave"),
        ]
        answer = await self.push_screen_wait(Dialog(self.ink, words, ready))
        if answer == "leave":
            self.action_leave()
            return
        self.session.at_keyboard = seat

    # --- showing ----------------------------------------------------------------------------------------

    def show(self) -> None:
        self.shown_at = self.clock.now()
        session, match = self.session, self.session.match
        eyes = session.at_keyboard
        self.lines = board(match.view(eyes), self.texts)
        self.all_sheets = [] if self.linear else sheets(match.view(eyes), self.texts, self.size.width)
        self.show_board(self.lines, piles(match.view(eyes), self.texts))
        self.previewed = ()
        news = session.seen.get(eyes, 0) if eyes is not None else len(match.events)
        old, new = self.story.tell(match, eyes, self.texts, news)
        draft = list(self.texts.story(match.events_for(eyes, len(match.events))))
        self.log_lines.show(old, new, draft, self.say("screen-since"))
        position = (*session.position, len(match.draft))
        again = position == self.position
        self.position = position
        if not again:
            self._type("")
            for pane in (self.sheets, self.more_sheets):
                self.call_after_refresh(pane.turn_to_question)
            if not match.draft or any(map(has_target, self.lines)):
                # During a turn keep the board where it is until another place matters.
                self.call_after_refresh(self.scroll_to_target)
        self._show_question(again)
        self._tell_trouble()
        self.refresh_detail()

    def _show_question(self, again: bool) -> None:
        """Show the question; the same one `again` keeps what the person has selected."""
        match = self.session.match
        seat = self.session.asked
        self.asks = self.session.question(self.texts)
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
            self.choices.with_extras = self.want_greyed is True
            self.hurry.clear()
            self.choices.show(self.asks.options, again=again)

    def _tell_trouble(self) -> None:
        """Say on a banner that the game cannot be kept, as long as that is so."""
        trouble = self.session.trouble
        if trouble:
            self.banner.show((self.say("screen-banner", why=self.texts.refusal(trouble)), "banner"))
        else:
            self.banner.show()

    def who_looks(self) -> str:
        eyes = self.session.at_keyboard
        return self.say("screen-onlooker") if eyes is None else self.texts.name(eyes)

    def cited(self) -> str:
        if self.steps and self.steps[-1].rule:
            return self.steps[-1].rule
        return (
            ""
            if self.session.match.is_over
            else self.session.match.view(self.session.at_keyboard).prompt().rule
        )

    def key_list(self) -> list[Key]:
        other = next(language for language in LANGUAGES if language != self.texts.language)
        last = [
            Key("F1", self.say("screen-key-help"), "help"),
            Key("F4", self.say("screen-key-rules"), "rules"),
            Key("^Q", self.say("screen-key-leave"), "leave"),
            Key("F2", self.say(f"screen-language-{other}"), "language"),
            Key("F3", self.say("screen-key-light" if self.ink.dark else "screen-key-dark"), "light"),
        ]
        if self.session.match.is_over:
            return [Key("a", self.say("screen-key-again"), "again"), *last]
        if self.session.asked is None:
            return [Key("␣", self.say("screen-key-hurry"), "hurry"), *last] if self.pace else last
        first = [Key("⏎", self.say("screen-key-take"), "take")]
        if self.asks is not None:
            ends = [option for option in self.asks.options if option.ends and option.legal]
            if ends:
                word = ends[0].words if ends[0].words == ends[0].sentence else ""
                short = 0 < len(word) <= LONGEST_END
                first.append(Key(".", word if short else self.say("screen-key-end"), "end"))
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
        rest = (
            ("␣", "hurry"),
            ("F4", "rules"),
            ("Tab", "tab"),
            ("PgUp PgDn", "scroll"),
            ("F5 F6 F7 F8", "pages"),
        )
        ends = ("F2", "language"), ("F3", "light"), ("Ctrl-Q", "leave")
        return [(key, self.say(f"screen-help-{name}")) for key, name in (*shown, *rest, *ends)]

    # --- picking ----------------------------------------------------------------------------------------

    def decide(self, step: Callable[[], None]) -> None:
        """Do something at the table and see who is asked then."""
        self.hush()
        seat = self.session.asked
        try:
            step()
        except Refusal as refusal:
            self.note(self.refused(refusal.verdict), "warning")
            return
        self.close_filter()
        self.show()
        if self.session.asked != seat or seat is None:
            self.go_on()

    # --- the table's own words --------------------------------------------------------------------------

    def action_done(self) -> None:
        if self.session.asked is not None:
            self.decide(self.session.done)

    def action_leave(self) -> None:
        """Leave; a game that is not saved is offered another place first."""
        if self.session.trouble and not self.is_covered:
            self.run_worker(self._leave_unsaved(), exclusive=True, group="course")
        else:
            super().action_leave()

    async def _leave_unsaved(self) -> None:
        places = self.session.other_places()
        keys = [Key(str(n + 1), str(path), str(n)) for n, path in enumerate(places)]
        keys.append(Key("Esc", self.say("screen-unsaved-back"), "back"))
        keys.append(Key("q", self.say("screen-unsaved-leave"), "leave"))
        words = [(self.say("screen-unsaved"), "question")]
        if self.session.trouble:
            words.append((self.texts.refusal(self.session.trouble), "warning"))
        answer = await self.push_screen_wait(Dialog(self.ink, words, keys))
        if answer == "leave":
            self.exit(0)
            return
        if answer != "back":
            self.session.keep_at(places[int(answer)])
            if not self.session.trouble:
                self.exit(0)
                return
        self.show()
        self.go_on()

    def action_undo(self) -> None:
        if self.session.match.draft and self.session.asked is not None:
            self.decide(self.session.undo)
        elif self.session.at_keyboard is not None:
            self.run_worker(self._take_back(self.session.at_keyboard), exclusive=True, group="course")

    async def _take_back(self, seat: int) -> None:
        """Take back the last stored decision, when everybody at the table agrees."""
        agreed = []
        for other in self.session.people:
            if other != seat:
                words = [(self.say("table-agree", seat=other), "question")]
                keys = [Key("y", self.say("screen-yes"), "yes"), Key("n", self.say("screen-no"), "no")]
                if await self.push_screen_wait(Dialog(self.ink, words, keys)) == "yes":
                    agreed.append(other)
        try:
            self.session.take_back(seat, agreed)
            self.message = (self.say("table-taken-back"), "number")
        except Refusal as refusal:
            self.message = (self.refused(refusal.verdict), "warning")
        self.story = GameLog()
        self.show()
        self.go_on()

    def action_again(self) -> None:
        if self.session.match.is_over and not self.is_covered:
            self.hush()
            try:
                self.session = self.new_session()
            except Refusal as refusal:
                self.note(self.refused(refusal.verdict), "warning")
                return
            self.session.keep()
            self.story = GameLog()
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
