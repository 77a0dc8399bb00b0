"""Printing for the plain table: what happened, the board, the question, the choices, the reasons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from carrack.cli.play.game_log import Heading, told
from carrack.cli.play.plain.choices import blocks, layout
from carrack.cli.play.plain.typed_line import SHORT, TableCommand
from carrack.cli.play.question import Option, folded
from carrack.cli.terminal.rules_text import find, paragraph_text
from carrack.cli.terminal.styles import broken, solid_width, styled
from carrack.cli.terminal.voice import Voice
from carrack.core.api import State, View
from carrack.core.board import Line, parts_with_targets
from carrack.core.events import Event
from carrack.core.rulebook import rulebook
from carrack.core.text import Texts
from carrack.core.verdicts import Verdict
from carrack.games import board, piles

FEWEST_SENTENCES: Final = 4
"""Where there is room for so many sentences, what happened is cut so that the board stays in sight."""
ABOUT_CHOICES: Final = 3
"""Rows above and below the choices: the question, and the line to type in."""
HANG: Final = 2
UNLIMITED: Final = 10_000
CLEAR_ALL: Final = "\x1b[H\x1b[2J\x1b[3J"
"""Clears the screen and what has scrolled off it, so that nobody scrolls back to another's hand."""


class Display:
    """One table in one terminal."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice

    @property
    def texts(self) -> Texts:
        return self.voice.texts

    def welcome(self) -> None:
        """Print the title of the game."""
        title, subtitle = self.texts.say("game-title"), self.texts.say("game-subtitle")
        self.voice.line(Text.assemble((title, "title"), (f" · {subtitle}", "dim")))

    def turn(
        self, seat: int, events: Sequence[Event], view: View, offered: Sequence[Option], most: int
    ) -> None:
        """Print the start of a seat's turn: what happened since, and the board."""
        self.voice.line()
        title = Text(f" {self.texts.name(seat)} ", "active")
        self.voice.out.print(Rule(title, align="left", style="dim"))
        lines = self._board_lines(view)
        room = UNLIMITED
        if self.voice.out.is_terminal:
            below = 4 + len(self._choice_lines(offered))
            room = self.voice.out.height - 2 - len(lines) - below
        # A board that fills the screen scrolls anyway: print everything that happened.
        self.story(events, min(most, room if room >= FEWEST_SENTENCES else UNLIMITED))
        self.board(view)

    def board(self, view: View) -> None:
        """Print everything that the viewer may see."""
        for line in self._board_lines(view):
            self.voice.line(line)

    def piles(self, view: View) -> None:
        """Print the cards in piles that everybody has seen."""
        for line in self._styled(piles(view, self.texts)):
            self.voice.line(line)

    def places(self, view: View) -> None:
        """Print the part of the board with the places that the question is about, if it is about some."""
        for line in self._styled(parts_with_targets(board(view, self.texts))):
            self.voice.line(line)

    def _board_lines(self, view: View) -> list[Text]:
        return self._styled(board(view, self.texts))

    def _styled(self, lines: list[Line]) -> list[Text]:
        width = self.voice.out.width if self.voice.out.is_terminal else UNLIMITED
        return [
            part
            for row in lines
            for line in styled(row, width)
            for part in ([line] if solid_width([row]) else broken(line, width, _hang(line)))
        ]

    def story(self, events: Sequence[Event], most: int) -> None:
        """Print what happened; only the last sentences where there are too many."""
        sentences = list(told(events, self.texts))
        if len(sentences) > most:
            self.voice.say("table-more-happened", "dim", count=len(sentences) - most + 1, all=len(sentences))
            sentences = sentences[1 - most :]
        for sentence in sentences:
            self.voice.line(sentence, "question" if isinstance(sentence, Heading) else "")
        if sentences:
            self.voice.line()

    def question(self, state: State, offered: Sequence[Option], draft: Sequence[int]) -> None:
        """Print question, draft and choices; the question again where it would be out of sight."""
        self.voice.line()
        if draft:
            drafted = "; ".join(self.texts.action(number) for number in draft)
            self.voice.say("table-draft", "dim", drafted=drafted)
        if not offered:
            self.voice.say("table-confirm", "question")
            return
        prompt = state.prompt()
        text = Text(self.texts.prompt(prompt), "question")
        text.append(f"  [{prompt.rule}]" if prompt.rule else "", "dim")
        self.voice.line(text)
        lines = self._choice_lines(offered)
        for line in lines:
            self.voice.line(line)
        if self.voice.out.is_terminal and len(lines) > self.voice.out.height - ABOUT_CHOICES:
            self.voice.line(text)

    def _choice_lines(self, offered: Sequence[Option]) -> list[Text]:
        return layout(blocks(offered, self.texts), self.voice.out.width) if offered else []

    def greyed(self, greyed: Sequence[Option]) -> None:
        """Print what cannot be picked here, one line for each reason."""
        if not greyed:
            self.voice.say("table-nothing-greyed")
            return
        grid = Table.grid(padding=(0, 2))
        grid.add_column(ratio=2)
        grid.add_column(ratio=3, style="dim")
        for option in folded(greyed, self.texts):
            rule = f" [{option.rule}]" if option.rule else ""
            grid.add_row(Text(option.words), Text(option.reason + rule))
        self.voice.out.print(grid)
        self.voice.say("table-greyed-hint", "dim", choice=greyed[0].label)

    def reason(self, verdict: Verdict) -> str:
        """Return why not, with the paragraph that says so."""
        return self.texts.refusal(verdict) + (f" [{verdict.rule}]" if verdict.rule else "")

    def refused(self, verdict: Verdict) -> None:
        """Print why something cannot be."""
        self.voice.line(self.reason(verdict), "warning")

    def rule(self, part: str) -> None:
        """Print a paragraph of the rules, or a section."""
        game = self.texts.game
        assert game is not None
        book = rulebook(game, self.texts.language)
        for paragraph in find(book, part):
            words = paragraph_text(paragraph, self.texts)
            self.voice.line(Text.assemble((f"{paragraph.id}  ", "dim"), words))
        if book.own:
            self.voice.line(book.own, "dim")

    def help(self, offered: Sequence[Option]) -> None:
        """Print all that can be typed, with an example of what can be picked here."""
        grid = Table.grid(padding=(0, 2))
        if offered:
            first = offered[0]
            words = {"sentence": first.sentence, "notation": first.notation}
            grid.add_row(Text(first.label, "number"), self.texts.say("table-help-pick", words))
        letters = {command: letter for letter, command in SHORT.items()}
        for command in TableCommand:
            keys = f"{letters.get(command, ' ')}  {self.texts.say(f'table-word-{command.value}')}"
            grid.add_row(Text(keys, "number"), self.texts.say(f"table-help-{command.value}"))
        self.voice.out.print(grid)

    def hand_over(self, seat: int) -> None:
        """Hide everything from the next person, and say whose turn it is."""
        if self.voice.out.is_terminal:
            dumb = self.voice.out.is_dumb_terminal
            self.voice.out.file.write("\n" * self.voice.out.height if dumb else CLEAR_ALL)
        self.voice.say("table-hand-over", "question", seat=seat)


def _hang(line: Text) -> int:
    """Return the indent for the rest of a line that is too long."""
    return len(line.plain) - len(line.plain.lstrip()) or HANG
