"""The table that one plays at."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, Final

from textual import events
from textual.binding import Binding, BindingType
from textual.widgets import Input

from carrack.cli.files import shown_path
from carrack.cli.keys import END
from carrack.cli.question import Answer, Option, Question
from carrack.cli.screen.bars import Key
from carrack.cli.screen.cards import Card
from carrack.cli.screen.choices import Choices
from carrack.cli.screen.pace import READABLE, Clock, beside
from carrack.cli.screen.panes import ghost
from carrack.cli.screen.shell import Shell
from carrack.cli.sitting import Sitting, Story
from carrack.core.board import Line
from carrack.core.rulebook import rulebook
from carrack.core.text import LANGUAGES
from carrack.core.verdicts import Refusal, Verdict
from carrack.games import board

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
        Binding("exclamation_mark", "hint"),
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
        record = sitting.match.record
        super().__init__(sitting.match.game, record.players, record.seats, language)
        self.sitting = sitting
        self.new_sitting = again
        self.pace = pace
        self.clock = clock or Clock()
        self.shown_at = 0.0
        self.story = Story()
        self.typed = ""
        self.answer = Answer([])
        """What is typed, understood."""
        self.is_answered = False
        """Whether the answer that is typed was refused: the next key begins a new one."""
        self.asks: Question | None = None
        self.hurry = asyncio.Event()
        """Set when nobody wants to wait for the bots until a person is asked again."""
        self.message: tuple[str, str] = ("", "")
        self.refusal: Refusal | None = None
        """What ended the game early: a bot that failed."""
        self.lines: list[Line] = []
        """The board as it is."""
        self.previewed: tuple[int, ...] = ()
        """The decisions that the board shows as if they were made."""
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
        """Let the bots move without a pause until a person is asked."""
        if self.sitting.asked is None and not self.is_covered:
            self.hurry.set()

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

    @property
    def _with_greyed(self) -> bool:
        return self.size.width >= 100 if self.want_greyed is None else self.want_greyed

    def _tell_trouble(self) -> None:
        """Say on a banner that the game cannot be kept, as long as that is so."""
        trouble = self.sitting.trouble
        if trouble:
            self.banner.show((self.say("screen-banner", why=self.texts.refusal(trouble)), "banner"))
        else:
            self.banner.show()

    def _preview(self) -> None:
        """Show on the picture of the board what Enter would do: where the ship goes, where the tile lies."""
        steps = self.steps if self.asks and all(option.legal for option in self.steps) else []
        numbers = tuple(option.number for option in steps)
        if numbers == self.previewed or not self.board.least_width or self.asks is None:
            return
        self.previewed = numbers
        after = board(self.asks.view_after(numbers), self.texts) if numbers else self.lines
        self.board.show(ghost(self.lines, after) if numbers else self.lines)

    def refresh_detail(self) -> None:
        """The line below the choices: a message, the reason of a greyed choice, or the draft."""
        self._preview()
        match, steps = self.sitting.match, self.steps
        parts: list[tuple[str, str]] = []
        if self.message[0]:
            parts.append(self.message)
        elif self.answer.rest:
            parts += [*self._said(steps), (self.say("screen-typed", typed=self.answer.rest), "number")]
        elif steps and not steps[-1].legal:
            parts += self._reason(steps[-1])
        elif steps:
            parts += self._said(steps)
        elif match.draft and self.sitting.asked is not None:
            drafted = "; ".join(map(self.texts.action, match.draft))
            parts.append((self.say("screen-draft", drafted=drafted), "text"))
        elif match.is_over:
            parts.append((self.say("table-record-saved", file=shown_path(self.sitting.save.path)), "dim"))
        self.detail.show(*parts)
        self.finish_showing()

    @property
    def steps(self) -> list[Option]:
        """What is typed or selected: the decisions that Enter would make."""
        if self.typed:
            return self.answer.steps
        return [self.choices.choice] if self.choices.choice else []

    def _said(self, steps: Sequence[Option]) -> list[tuple[str, str]]:
        """What Enter does, before Enter, and what it brings."""
        if not steps:
            return []
        said = steps[0].sentence
        for option in steps[1:]:
            said = self.say("screen-then", first=said, next=option.sentence)
        last = steps[-1]
        remark = f"  {last.remark}" if last.remark else ""
        brings = f"  {last.brings}" if last.brings else ""
        return [
            (self.say("screen-answer", answer=said), "strong"),
            (remark, "warning" if last.warns else "dim"),
            (brings, "active"),
            (" ", "text"),
        ]

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

    async def heard(self, event: events.Key) -> None:
        """Keys of answers come first; letters that begin none of them stand for actions of the table."""
        typed = event.character or ""
        if self.is_covered or self.is_filtering:
            return
        if self.asks is not None and event.key == "backspace" and self.typed:
            event.stop()
            self.message = ("", "")
            self._type(self.typed[:-1])
            self.refresh_detail()
        elif event.key == "backspace":
            event.stop()
            self.action_undo()
        elif self.asks is not None and len(typed) == 1 and (typed.isalnum() or typed == END):
            event.stop()
            await self._type_on(typed)
        else:
            await super().heard(event)

    async def _type_on(self, letter: str) -> None:
        """Type a letter, or do what it stands for where no answer begins so."""
        assert self.asks is not None
        self.message = ("", "")
        for start in ("" if self.is_answered else self.typed, ""):
            if self.asks.read(start + letter) is not None:
                self._type(start + letter)
                self.refresh_detail()
                return
            if start:
                self.note(self.say("screen-no-such-key", typed=start + letter), "warning")
                return
        if action := self.LETTERS.get(letter):
            await self.run_action(action)
        else:
            self.note(self.say("screen-no-such-key", typed=letter), "warning")

    def _type(self, typed: str) -> None:
        """Take this as typed, and select what it means."""
        self.is_answered = False
        self.typed = typed
        answer = self.asks.read(typed) if self.asks and typed else None
        self.answer = answer or Answer([])
        if self.answer.steps and self.answer.steps[0].legal:
            self.choices.select_number(self.answer.steps[0].number)
        else:
            self.choices.select(-1)

    def action_end(self) -> None:
        """Select whatever passes, stays or says that is all."""
        if self.asks is not None and self.asks.read(END) is not None:
            self._type(END)
            self.refresh_detail()

    def note(self, text: str, style: str) -> None:
        """Say something below the choices until the next key."""
        self.message = (text, style)
        self.refresh_detail()

    def hush(self) -> None:
        """The next key has come: what was said or typed before is done with."""
        self.message = ("", "")
        self.typed = ""
        self.answer = Answer([])

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
        elif self.steps and not self.answer.rest:
            self.take(self.steps)
        elif self.choices.options:
            self.note(self.say("screen-select-first"), "number")

    def on_choices_picked(self, message: Choices.Picked) -> None:
        if self.sitting.asked is not None:
            self.take([message.option])

    def take(self, steps: Sequence[Option]) -> None:
        """Decide so, or say why that cannot be."""
        if not steps[-1].legal:
            self.is_answered = True
            self.refresh_detail()
            return
        self.decide(lambda: self.sitting.pick([option.number for option in steps]))

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
        if self.asks is None or self.is_covered:
            return
        legal = [option for option in self.asks.options if option.legal]
        if len(legal) == 1:
            self._advise(legal[0].number, self.say("screen-hint-forced"))
        else:
            self.run_worker(self._hint(), exclusive=True, group="hint")

    async def _hint(self) -> None:
        view = self.sitting.match.view(self.sitting.asked)
        advise = self.sitting.adviser()
        try:
            advice = await beside(lambda: advise(view))
        except Refusal as refusal:
            self.note(self.refused(refusal.verdict), "warning")
            return
        self._advise(advice.number, advice.sentence(view, self.texts))

    def _advise(self, number: int, sentence: str) -> None:
        """Select what is advised, and say why."""
        self.hush()
        self.choices.select_number(number)
        self.note(sentence, "number")

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
