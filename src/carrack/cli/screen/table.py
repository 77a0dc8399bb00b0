"""The table that one plays at."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from textual import events
from textual.binding import Binding, BindingType
from textual.widgets import Input

from carrack.cli.screen.bars import Key
from carrack.cli.screen.cards import Card
from carrack.cli.screen.choices import Choices
from carrack.cli.screen.options import Option, options
from carrack.cli.screen.pace import READABLE, Clock, beside
from carrack.cli.screen.shell import Shell
from carrack.cli.screen.sitting import Sitting, Story
from carrack.core.rulebook import rulebook
from carrack.core.text import LANGUAGES
from carrack.core.verdicts import Refusal, Verdict
from carrack.games import board

LONGEST_LABEL: Final = 4
GLIMPSE: Final = 0.25
"""Seconds from one look at the table to the next while bots move without waiting."""


class TableApp(Shell):
    """People and bots in turn. `again` makes the next game with the same players."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "take"),
        Binding("up", "move(-1)"),
        Binding("down", "move(1)"),
        Binding("left", "step(-1)"),
        Binding("right", "step(1)"),
        Binding("question_mark", "why"),
        Binding("slash", "filter"),
        Binding("escape", "escape"),
        Binding("u", "undo"),
        Binding("d", "done"),
        Binding("h", "hint"),
        Binding("a", "again"),
    ]

    def __init__(
        self,
        sitting: Sitting,
        again: Callable[[], Sitting],
        language: str,
        pace: float = READABLE,
        clock: Clock | None = None,
    ) -> None:
        record = sitting.match.record
        super().__init__(sitting.match.game, record.players, record.seats, language)
        self.sitting = sitting
        self.new_sitting = again
        self.pace = pace
        self.clock = clock or Clock()
        self.shown_at = 0.0
        self.story = Story()
        self.typed = ""
        self.message: tuple[str, str] = ("", "")
        self.refusal: Refusal | None = None
        """What ended the game early: a bot that failed."""
        self.trouble_told = False
        self.position: tuple[object, ...] = ()
        """What the screen shows: while it stays, a selection stays."""
        self.want_greyed: bool | None = None
        """Whether greyed choices are wanted; None: where there is room."""

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
        if left > 0:
            await self.clock.pause(left)
        self.sitting.bot_plays(seat, number)
        return True

    async def _hand_over(self, seat: int) -> None:
        """Everything is hidden until the next person has sat down."""
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
        self.show_board(board(match.view(eyes), self.texts))
        news = sitting.seen.get(eyes, 0) if eyes is not None else len(match.events)
        old, new = self.story.tell(match, eyes, self.texts, news)
        draft = list(self.texts.story(match.events_for(eyes, len(match.events))))
        self.log_lines.show(old, new, draft)
        position = (id(match), len(match.events), len(match.draft), sitting.asked)
        again = position == self.position
        self.position = position
        if not again:
            self.typed = ""
            self.call_after_refresh(self.scroll_to_target)
        self._show_question(again)
        self._tell_trouble()
        self.refresh_detail()

    def _show_question(self, again: bool) -> None:
        """What is asked; the same `again` keeps what the person has selected."""
        match = self.sitting.match
        seat = self.sitting.asked
        offered = self.sitting.offered()
        self.show_result(match.state.scores() if match.is_over else ())
        if match.is_over:
            return
        if seat is None:
            self.question.show((self.say("screen-waiting", seat=match.actor), "dim"))
            self.choices.show(())
        elif not offered:
            self.question.show((self.say("table-confirm"), "question"))
            self.choices.show(())
        else:
            state = match.state_for(seat)
            prompt = state.prompt()
            rule = f"  [{prompt.rule}]" if prompt.rule else ""
            self.question.show((self.texts.prompt(prompt), "question"), (rule, "dim"))
            self.choices.with_greyed = self._with_greyed
            self.choices.show(options(state, offered, self.texts), again=again)

    @property
    def _with_greyed(self) -> bool:
        return self.size.width >= 100 if self.want_greyed is None else self.want_greyed

    def _tell_trouble(self) -> None:
        """That the game cannot be kept is said once, and again when it fails anew."""
        trouble = self.sitting.trouble
        if trouble and not self.trouble_told:
            self.message = (self.texts.refusal(trouble), "warning")
        self.trouble_told = trouble is not None

    def refresh_detail(self) -> None:
        """The line below the choices: a message, the reason of a greyed choice, or the draft."""
        match, chosen = self.sitting.match, self.choices.choice
        parts: list[tuple[str, str]] = []
        if self.message[0]:
            parts.append(self.message)
        elif chosen and not chosen.legal:
            parts += self._reason(chosen)
        elif self.typed:
            parts.append((self.say("screen-typed", typed=self.typed), "number"))
        elif match.draft and self.sitting.asked is not None:
            drafted = "; ".join(map(self.texts.action, match.draft))
            parts.append((self.say("table-draft", drafted=drafted), "text"))
        elif match.is_over:
            parts.append((self.say("table-record-saved", file=str(self.sitting.save.path)), "dim"))
        self.detail.show(*parts)
        self.finish_showing()

    def _reason(self, option: Option) -> list[tuple[str, str]]:
        """Why not, and the paragraph that says so."""
        parts = [(f"{option.sentence}: ", "strong"), (option.reason, "warning")]
        paragraph = rulebook(self.game, self.texts.language).paragraphs.get(option.rule)
        if paragraph:
            parts += [(f"\n{paragraph.id}  ", "number"), (paragraph.text, "text")]
        return parts

    def who_looks(self) -> str:
        eyes = self.sitting.at_keyboard
        return self.say("screen-onlooker") if eyes is None else self.texts.name(eyes)

    def cited(self) -> str:
        chosen = self.choices.choice
        if chosen and chosen.rule:
            return chosen.rule
        return (
            ""
            if self.sitting.match.is_over
            else self.sitting.match.view(self.sitting.at_keyboard).prompt().rule
        )

    def key_list(self) -> list[Key]:
        other = next(language for language in LANGUAGES if language != self.texts.language)
        last = [
            Key("r", self.say("screen-key-rules"), "rules"),
            Key("q", self.say("screen-key-leave"), "leave"),
            Key("F1", self.say("screen-key-help"), "help"),
            Key("g", self.say(f"screen-language-{other}"), "language"),
            Key("t", self.say("screen-key-light" if self.ink.dark else "screen-key-dark"), "light"),
        ]
        if self.sitting.match.is_over:
            return [Key("a", self.say("screen-key-again"), "again"), *last]
        first = []
        if self.sitting.asked is None:
            return last
        if self.choices.options:
            first = [
                Key("⏎", self.say("screen-key-take"), "take"),
                Key("?", self.say("screen-key-why"), "why"),
                Key("h", self.say("screen-key-hint"), "hint"),
            ]
        first.append(Key("u", self.say("screen-key-undo"), "undo"))
        if self.sitting.match.draft:
            first.append(Key("d", self.say("screen-key-done"), "done"))
        return [*first, *last]

    def help_lines(self) -> list[tuple[str, str]]:
        shown = (
            ("1 2 …", "pick"),
            ("⏎", "take"),
            ("↑ ↓ ← →", "move"),
            ("/", "filter"),
            ("?", "why"),
            ("u", "undo"),
        )
        rest = ("d", "done"), ("h", "hint"), ("r", "rules"), ("Tab", "tab"), ("PgUp PgDn", "scroll")
        ends = ("g F2", "language"), ("t F3", "light"), ("q Ctrl-C", "leave")
        return [(key, self.say(f"screen-help-{name}")) for key, name in (*shown, *rest, *ends)]

    # --- picking ----------------------------------------------------------------------------------------

    def on_key(self, event: events.Key) -> None:
        """Keys of choices: amounts, numbers and letters are typed, Enter takes what they select."""
        typed = event.character or ""
        if self.is_covered or self.is_filtering or self.sitting.asked is None:
            return
        if event.key == "backspace":
            typed, self.typed = "", self.typed[:-1]
        elif not typed.isalnum() or len(typed) != 1:
            return
        elif not self.choices.begins(self.typed + typed):
            self.typed = ""
            if not self.choices.begins(typed):
                if typed.isdecimal():
                    self.note(self.say("screen-no-such-key", typed=typed), "warning")
                return
        event.stop()
        self.typed += typed
        self.message = ("", "")
        if not self.typed or self.choices.find(self.typed) is None:
            self.choices.select(-1)
        self.refresh_detail()

    def note(self, text: str, style: str) -> None:
        """Say something below the choices until the next key."""
        self.message = (text, style)
        self.refresh_detail()

    def hush(self) -> None:
        """The next key has come: what was said or typed before is done with."""
        self.message = ("", "")
        self.typed = ""

    def action_move(self, rows: int) -> None:
        self.hush()
        self.choices.move(rows)
        self.refresh_detail()

    def action_step(self, by: int) -> None:
        self.hush()
        self.choices.step(by)
        self.refresh_detail()

    def action_take(self) -> None:
        """Enter: the selected choice, or the draft that waits for it."""
        if self.sitting.asked is None:
            return
        if self.sitting.match.is_complete:
            self.action_done()
        elif chosen := self.choices.choice:
            self.take(chosen)
        elif self.choices.options:
            self.note(self.say("screen-select-first"), "number")

    def on_choices_picked(self, message: Choices.Picked) -> None:
        if self.sitting.asked is not None:
            self.take(message.option)

    def take(self, option: Option) -> None:
        """Pick it, or say why that cannot be."""
        self.hush()
        if not option.legal:
            self.refresh_detail()
            return
        self.decide(lambda: self.sitting.pick(option.number))

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

    def refused(self, verdict: Verdict) -> str:
        return self.texts.refusal(verdict) + (f" [{verdict.rule}]" if verdict.rule else "")

    # --- the table's own words --------------------------------------------------------------------------

    def action_done(self) -> None:
        if self.sitting.asked is not None:
            self.decide(self.sitting.done)

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

    def action_why(self) -> None:
        """Show or hide what cannot be picked, reason by reason."""
        self.hush()
        self.want_greyed = not self.choices.with_greyed
        self.choices.with_greyed = self.want_greyed
        self.choices.update_shown()
        if self.want_greyed:
            greyed = [place for place, option in enumerate(self.choices.shown) if not option.legal]
            if greyed:
                self.choices.select(greyed[0])
            else:
                self.note(self.say("table-nothing-greyed"), "dim")
                return
        self.refresh_detail()

    def action_hint(self) -> None:
        if self.choices.options and self.sitting.asked is not None:
            self.run_worker(self._hint(), exclusive=True, group="hint")

    async def _hint(self) -> None:
        view = self.sitting.match.view(self.sitting.asked)
        advise = self.sitting.adviser()
        try:
            advice = await beside(lambda: advise(view))
        except Refusal as refusal:
            self.note(self.refused(refusal.verdict), "warning")
            return
        for place, option in enumerate(self.choices.shown):
            if option.number == advice.number:
                self.choices.select(place)
                self.note(advice.sentence(view, self.texts), "number")

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

    def action_filter(self) -> None:
        if self.choices.options:
            self.hush()
            self.screen_stack[0].add_class("filtering")
            self.filter.placeholder = self.say("screen-filter")
            self.filter.value = ""
            self.filter.disabled = False
            self.filter.focus()
            self.arrange()

    def close_filter(self) -> None:
        if self.is_filtering:
            self.screen_stack[0].remove_class("filtering")
            self.screen_stack[0].set_focus(None)
            self.filter.disabled = True
            self.choices.filter_text = ""
            self.choices.with_greyed = self._with_greyed
            self.choices.update_shown()

    def on_input_changed(self, event: Input.Changed) -> None:
        self.choices.filter_text = event.value
        self.choices.with_greyed = True
        self.choices.update_shown()
        self.refresh_detail()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.action_take()

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
