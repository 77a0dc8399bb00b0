"""The table at which a record is watched, decision by decision."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from textual.binding import Binding, BindingType

from carrack.cli.play.frames import EVERYTHING, board_lines, frames, sentences, sheets_of
from carrack.cli.play.fullscreen.bars import Key
from carrack.cli.play.fullscreen.shell import Shell
from carrack.cli.play.question import options
from carrack.core.api import OVER
from carrack.core.records import Reading
from carrack.core.text import LANGUAGES
from carrack.games import piles

LEAP: Final = 10


class WatchApp(Shell):
    """A record; `eyes` is the seat that looks, None an onlooker, EVERYTHING all hands open."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "go(-1)"),
        Binding("right,enter,space", "go(1)"),
        Binding("up", f"go(-{LEAP})"),
        Binding("down", f"go({LEAP})"),
        Binding("home", "end(0)"),
        Binding("end", "end(1)"),
        Binding("escape", "tab('table')"),
    ]

    LETTERS: ClassVar[Mapping[str, str]] = {**Shell.LETTERS, "g": "language", "t": "light", "v": "eyes"}

    def __init__(self, reading: Reading, eyes: int | None, language: str) -> None:
        super().__init__(reading.game, reading.record.players, reading.record.seats, language)
        self.reading = reading
        self.frames = frames(reading)
        self.eyes = eyes
        self.step = 0

    @property
    def last(self) -> int:
        return len(self.frames) - 1

    def began(self) -> None:
        self.show()

    # --- moving -----------------------------------------------------------------------------------------

    def action_go(self, by: int) -> None:
        self.step = min(max(self.step + by, 0), self.last)
        self.show()

    def action_end(self, last: int) -> None:
        self.step = self.last if last else 0
        self.show()

    def action_eyes(self) -> None:
        """Look as the next seat, then as a spectator, then with all hands open."""
        order: list[int | None] = [EVERYTHING, *range(self.seats), None]
        self.eyes = order[(order.index(self.eyes) + 1) % len(order)]
        self.show()

    # --- showing ----------------------------------------------------------------------------------------

    def show(self) -> None:
        frame = self.frames[self.step]
        state, texts = frame.state, self.texts
        self.all_sheets = sheets_of(state, self.eyes, texts, self.size.width)
        eyes = None if self.eyes == EVERYTHING else self.eyes
        self.show_board(board_lines(state, self.eyes, texts), piles(state.view(eyes), texts))
        before = self.frames[: self.step]
        self.log_lines.show(
            [sentence for one in before for sentence in sentences(one, self.eyes, texts)],
            sentences(frame, self.eyes, texts),
        )
        self.choices.with_greyed = False
        self.choices.show(())
        self.show_result(state.scores() if state.actor == OVER else ())
        if state.actor >= 0:
            self._show_question(int(state.actor))
        self._say_what_follows()
        self.finish_showing()

    def _show_question(self, actor: int) -> None:
        """Show the question and, to those who may know them, the choices it was decided among."""
        frame, texts = self.frames[self.step], self.texts
        prompt = frame.state.prompt()
        self.question.show(
            (f"{texts.name(actor)}: ", "active"),
            (texts.prompt(prompt), "question"),
            (f"  [{prompt.rule}]", "dim"),
        )
        if self.eyes in (EVERYTHING, actor):
            self.choices.show(options(frame.state, frame.state.legal(), texts), taken=frame.following)
            self.choices.select(-1)

    def _say_what_follows(self) -> None:
        frame = self.frames[self.step]
        if frame.following < 0:
            if self.reading.error:
                self.detail.show((self.texts.refusal(self.reading.error.verdict), "warning"))
            elif frame.state.actor != OVER:
                numbers = sum(1 for _ in self.reading.record.numbers())
                self.detail.show((self.say("cli-story-unfinished", numbers=numbers), "warning"))
            else:
                self.detail.show()
        elif self.eyes in (EVERYTHING, int(frame.state.actor)):
            self.detail.show(
                (f"{self.say('screen-replay-next')} ", "dim"), (self.texts.action(frame.following), "strong")
            )
        else:
            self.detail.show()

    def who_looks(self) -> str:
        if self.eyes == EVERYTHING:
            who = self.say("screen-everything")
        else:
            who = self.say("screen-onlooker") if self.eyes is None else self.texts.name(self.eyes)
        return f"{self.step}/{self.last} · {who}"

    def cited(self) -> str:
        state = self.frames[self.step].state
        return state.prompt().rule if state.actor >= 0 else ""

    def key_list(self) -> list[Key]:
        other = next(language for language in LANGUAGES if language != self.texts.language)
        return [
            Key("←", "", "go(-1)"),
            Key("→", self.say("screen-key-step"), "go(1)"),
            Key("Home", "", "end(0)"),
            Key("End", self.say("screen-key-ends"), "end(1)"),
            Key("v", self.say("screen-key-eyes"), "eyes"),
            Key("q", self.say("screen-key-leave"), "leave"),
            Key("F1", self.say("screen-key-help"), "help"),
            Key("r", self.say("screen-key-rules"), "rules"),
            Key("g", self.say(f"screen-language-{other}"), "language"),
            Key("t", self.say("screen-key-light" if self.ink.dark else "screen-key-dark"), "light"),
        ]

    def help_lines(self) -> list[tuple[str, str]]:
        shown = ("← →", "step"), ("↑ ↓", "leap"), ("Home End", "ends"), ("v", "eyes"), ("r", "rules")
        rest = ("Tab", "tab"), ("PgUp PgDn", "scroll"), ("g F2", "language"), ("t F3", "light")
        return [
            (key, self.say(f"screen-help-{name}")) for key, name in (*shown, *rest, ("q Ctrl-C", "leave"))
        ]
