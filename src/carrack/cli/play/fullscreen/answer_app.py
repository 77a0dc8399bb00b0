"""Answers at the table: what is typed, selected or clicked, what Enter would do, and why not."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, Final

from textual import events
from textual.binding import Binding, BindingType
from textual.widgets import Input

from carrack.cli.files import shown_path
from carrack.cli.play.fullscreen.choices import Choices
from carrack.cli.play.fullscreen.pace import beside
from carrack.cli.play.fullscreen.panes import Board, ghost
from carrack.cli.play.fullscreen.shell import MEDIUM, Shell
from carrack.cli.play.keys import END
from carrack.cli.play.question import Answer, Option, Question
from carrack.cli.play.session import Session
from carrack.core.api import View
from carrack.core.board import Line
from carrack.core.rulebook import rulebook
from carrack.core.verdicts import Refusal, Verdict
from carrack.games import board

FOLLOWED: Final = 6
"""Rows of the board that are to be seen from a selected place on."""


class AnsweringApp(Shell):
    """A screen on which somebody answers questions; `decide` says what an answer does."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "take"),
        Binding("up", "move(-1)"),
        Binding("down", "move(1)"),
        Binding("left", "step(-1)"),
        Binding("right", "step(1)"),
        Binding("question_mark", "why"),
        Binding("slash", "filter"),
        Binding("exclamation_mark", "hint"),
    ]

    def __init__(self, session: Session, language: str, linear: bool = False) -> None:
        record = session.match.record
        super().__init__(session.match.game, record.players, record.seats, language, linear)
        self.session = session
        self.typed = ""
        self.aimed = ""
        """The place that was clicked: the end of what is typed."""
        self.answer = Answer([])
        """What is typed, understood."""
        self.is_answered = False
        """Whether the answer that is typed was refused: the next key begins a new one."""
        self.asks: Question | None = None
        self.message: tuple[str, str] = ("", "")
        self.lines: list[Line] = []
        """The board as it is."""
        self.previewed: tuple[int, ...] = ()
        """The decisions that the board shows as if they were made."""
        self.want_greyed: bool | None = None
        """Whether greyed choices are wanted; None: where there is room."""

    # --- what other screens do with answers ---------------------------------------------------------------

    def decide(self, step: Callable[[], None]) -> None:
        """Do something at the table and see who is asked then."""
        raise NotImplementedError

    def action_done(self) -> None:
        """Store the turn that waits for it."""
        raise NotImplementedError

    def action_undo(self) -> None:
        """Take back the last decision."""
        raise NotImplementedError

    # --- what Enter would do ------------------------------------------------------------------------------

    @property
    def _with_greyed(self) -> bool:
        if self.want_greyed is not None:
            return self.want_greyed
        return self.size.width >= MEDIUM and not self.in_sheets

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
        """Update the line below the choices: a message, the reason of a greyed choice, or the draft."""
        self._preview()
        match, steps = self.session.match, self.steps
        parts: list[tuple[str, str]] = []
        if self.message[0]:
            parts.append(self.message)
        elif self.answer.rest:
            parts += [*self._said(steps), (self.say("screen-typed", typed=self.answer.rest), "number")]
        elif steps and not steps[-1].legal:
            parts += self._reason(steps[-1])
        elif steps:
            parts += self._said(steps)
        elif match.draft and self.session.asked is not None:
            drafted = "; ".join(map(self.texts.action, match.draft))
            parts.append((self.say("screen-draft", drafted=drafted), "text"))
        self.detail.show(*parts)
        self.record_line.show(*self._where_it_is())
        self.finish_showing()
        self.call_after_refresh(self._follow)

    def _where_it_is(self) -> list[tuple[str, str]]:
        """Say where the record of a game that is over is, unless it could not be kept."""
        if not self.session.match.is_over or self.session.trouble:
            return []
        return [(self.say("table-record-saved", file=shown_path(self.session.save.path)), "dim")]

    def _follow(self) -> None:
        """Turn a board that is not to be seen whole to what is selected, or to the first that is typed."""
        if self.asks is None or self.map_stays:
            return
        aimed = self.steps[-1:]
        if self.answer.rest and not aimed:
            aimed = [option for option in self.asks.options if option.legal and option.begins(self.typed)]
        names = {name for option in aimed for name in (option.notation, option.square) if name}
        for sheets in (self.sheets, self.more_sheets):
            sheets.turn_to(names)
        row, pane = self.board.row_of(names), self.board_pane
        if row is not None and not 0 <= row - pane.scroll_offset.y <= pane.size.height - FOLLOWED:
            pane.scroll_to(y=max(0, row - 1), animate=False)

    @property
    def steps(self) -> list[Option]:
        """Return what is typed or selected: the decisions that Enter would make."""
        if self.typed:
            return self.answer.steps
        return [self.choices.choice] if self.choices.choice else []

    def _said(self, steps: Sequence[Option]) -> list[tuple[str, str]]:
        """Say what Enter would do, and what that brings."""
        if not steps:
            return []
        said = steps[0].sentence
        for option in steps[1:]:
            said = self.say("screen-then", first=said, next=option.sentence)
        last = steps[-1]
        remark = f"  {last.remark}" if last.remark else ""
        brings = f"  {last.brings}" if last.brings else ""
        about = f"\n{last.about}" if last.about else ""
        return [
            (self.say("screen-answer", answer=said), "strong"),
            (remark, "warning" if last.warns else "dim"),
            (brings, "active"),
            (about or " ", "text"),
        ]

    def _reason(self, option: Option) -> list[tuple[str, str]]:
        """Say why an option cannot be picked, with the paragraph."""
        said = option.sentence if option.label else option.words  # a folded row stands for several answers
        parts = [(f"{said}: ", "strong"), (option.reason, "warning")]
        paragraph = rulebook(self.game, self.texts.language).paragraphs.get(option.rule)
        if paragraph:
            parts += [(f"\n{paragraph.id}  ", "number"), (paragraph.text, "text")]
        return parts

    # --- typing and selecting -----------------------------------------------------------------------------

    async def heard(self, event: events.Key) -> None:
        """Type the keys of answers; letters that begin none of them stand for actions of the table."""
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
        self.aimed = ""
        answer = self.asks.read(typed) if self.asks and typed else None
        self.answer = answer or Answer([])
        if self.answer.steps and self.answer.steps[0].legal:
            self.choices.select_number(self.answer.steps[0].number)
        else:
            self.choices.select(-1)
        self.choices.begin(self.answer.rest if not self.answer.steps else "")

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
        """Forget what was said or typed before: the next key has come."""
        self.message = ("", "")
        self.typed = ""
        self.answer = Answer([])
        self.choices.begin("")

    def action_move(self, rows: int) -> None:
        self.hush()
        self.choices.move(rows)
        self.refresh_detail()

    def action_step(self, by: int) -> None:
        self.hush()
        self.choices.step(by)
        self.refresh_detail()

    def on_board_picked(self, message: Board.Picked) -> None:
        """Aim at a place of the map; a second click there takes what the line below says."""
        if self.asks is None or self.is_covered:
            return
        self.message = ("", "")
        if self.typed and message.place == self.aimed:
            self.action_take()
            return
        typed = self.asks.aim(message.place, self.typed.removesuffix(self.aimed))
        if typed is None:
            self.note(self.say("screen-nothing-there"), "dim")
            return
        self._type(typed)
        self.aimed = message.place
        self.refresh_detail()

    def action_turn(self) -> None:
        """Turn the tile that is about to be laid."""
        if self.asks is not None and (typed := self.asks.turned(self.typed)):
            aimed = self.aimed
            self._type(typed)
            self.aimed = aimed
            self.refresh_detail()

    # --- taking -------------------------------------------------------------------------------------------

    def action_take(self) -> None:
        """Take what Enter stands for: the selected choice, or *done* for a finished draft."""
        if self.session.asked is None:
            return
        if self.session.match.is_complete:
            self.action_done()
        elif self.steps and not self.answer.rest:
            self.take(self.steps)
        elif self.choices.options:
            self.note(self.say("screen-select-first"), "number")

    def on_choices_picked(self, message: Choices.Picked) -> None:
        if self.session.asked is not None:
            self.take([message.option])

    def take(self, steps: Sequence[Option]) -> None:
        """Decide so, or say why that cannot be."""
        if not steps[-1].legal:
            self.is_answered = True
            self.refresh_detail()
            return
        self.decide(lambda: self.session.pick([option.number for option in steps]))

    def refused(self, verdict: Verdict) -> str:
        return self.texts.refusal(verdict) + (f" [{verdict.rule}]" if verdict.rule else "")

    # --- reasons and hints --------------------------------------------------------------------------------

    @property
    def _nothing_folded(self) -> bool:
        """Return whether every greyed answer is shown, those included that are never an answer here."""
        return self.choices.with_extras or not any(
            option.extra and not option.legal for option in self.choices.options
        )

    def action_why(self) -> None:
        """Show or hide what cannot be picked, reason by reason."""
        self.hush()
        self.want_greyed = not (self.choices.with_greyed and self._nothing_folded)
        self.choices.with_greyed = self.choices.with_extras = self.want_greyed
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
            view = self.session.match.view(self.session.asked)
            self.run_worker(self._hint(self.asks, view), exclusive=True, group="hint")

    async def _hint(self, asks: Question, view: View) -> None:
        """Ask a bot; say nothing if somebody has answered meanwhile."""
        advise = self.session.adviser()
        try:
            advice = await beside(lambda: advise(view))
        except Refusal as refusal:
            self.note(self.refused(refusal.verdict), "warning")
            return
        if self.asks is asks:
            self._advise(advice.number, advice.sentence(asks))

    def _advise(self, number: int, sentence: str) -> None:
        """Select what is advised, and say why."""
        self.hush()
        self.choices.select_number(number)
        self.note(sentence, "number")

    # --- filter -------------------------------------------------------------------------------------------

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
