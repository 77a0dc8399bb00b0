"""The first and the last line: where one is, and which keys there are. Both can be clicked."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from rich.text import Text
from textual import events
from textual.message import Message

from carrack.cli.play.fullscreen.palette import Ink
from carrack.cli.play.fullscreen.widget import Drawn, Row, Spot


class Key(NamedTuple):
    """A key, what it does in a word, and the action of the app."""

    key: str
    word: str
    action: str


TABS: Final = ("table", "log", "rules")


class Bar(Drawn):
    """One line of things to click."""

    class Chosen(Message):
        """Something was clicked: the action that it stands for."""

        def __init__(self, action: str) -> None:
            super().__init__()
            self.action = action

    def on_click(self, event: events.Click) -> None:
        if action := self.spot_at(event.x, event.y):
            self.post_message(self.Chosen(action))


class KeyBar(Bar):
    """The keys that mean something now; those that do not fit are left out, the last ones first."""

    def __init__(self, ink: Ink, id: str) -> None:
        super().__init__(ink, id)
        self.keys: Sequence[Key] = ()

    def show(self, keys: Sequence[Key]) -> None:
        self.keys = keys
        self.changed()

    def draw(self, width: int) -> Iterable[Row]:
        line, spots = Text(no_wrap=True), list[Spot]()
        for key, word, action in self.keys:
            piece = Text.assemble((key, self.ink("key")), (f" {word}", self.ink("text")))
            if line.cell_len + piece.cell_len > width:
                break
            spots.append(Spot(line.cell_len, line.cell_len + piece.cell_len, action))
            line.append_text(piece).append("  ")
        yield Row(line, tuple(spots))


class TopBar(Bar):
    """The game, the tabs where panes share the room, and who is looking."""

    def __init__(self, ink: Ink, id: str) -> None:
        super().__init__(ink, id)
        self.title = ""
        self.about = ""
        self.who = ""
        self.tabs: Sequence[tuple[str, str]] = ()
        self.tab = TABS[0]

    def show(self, title: str, about: str, who: str, tabs: Sequence[tuple[str, str]], tab: str) -> None:
        self.title, self.about, self.who, self.tabs, self.tab = title, about, who, tabs, tab
        self.changed()

    def draw(self, width: int) -> Iterable[Row]:
        line, spots = Text(no_wrap=True).append(f"≈ {self.title} ", self.ink("question")), list[Spot]()
        for name, word in self.tabs:
            line.append(" ")
            start = line.cell_len
            line.append(f" {word} ", self.ink("picked" if name == self.tab else "dim"))
            spots.append(Spot(start, line.cell_len, f"tab('{name}')"))
        who = Text(self.who, self.ink("active"))
        room = width - line.cell_len - who.cell_len
        if not self.tabs and len(self.about) + 6 < room:
            line.append(f" {self.about}", self.ink("dim"))
            room = width - line.cell_len - who.cell_len
        line.append(" " * max(1, room)).append_text(who)
        line.truncate(width)
        yield Row(line, tuple(spots))
