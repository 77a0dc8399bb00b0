"""A card that covers the table and waits for an answer: hand-over, consent, saved games, help."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen

from carrack.cli.play.fullscreen.bars import Bar, Key
from carrack.cli.play.fullscreen.palette import Ink
from carrack.cli.play.fullscreen.widget import Row, Spot, wrapped

_NAMES: Final = {"Esc": "escape"}


class _Answers(Bar):
    """Answers, one below the other."""

    def __init__(self, ink: Ink, keys: Sequence[Key]) -> None:
        super().__init__(ink, "card-answers")
        self.keys = keys

    def draw(self, width: int) -> Iterable[Row]:
        widest = max(len(key.key) for key in self.keys)
        for key, word, action in self.keys:
            text = Text.assemble((f"{key:<{widest}}  ", self.ink("key")), (word, self.ink("text")))
            for line in wrapped(text, width, widest + 2):
                yield Row(line, (Spot(0, line.cell_len, action),))


class _Words(Bar):
    def __init__(self, ink: Ink, parts: Sequence[tuple[str, str]]) -> None:
        super().__init__(ink, "card-words")
        self.parts = parts

    def draw(self, width: int) -> Iterable[Row]:
        for text, style in self.parts:
            yield from map(Row, wrapped(Text(text, self.ink(style)), width))
            yield Row(Text())


class Dialog(ModalScreen[str]):
    """Words and answers; `action` of a key is what the card gives back. Nothing shines through.

    Where the answer does not matter any key closes it; `enter` is what Enter answers without being named.
    """

    def __init__(
        self,
        ink: Ink,
        parts: Sequence[tuple[str, str]],
        keys: Sequence[Key],
        any_key: bool = False,
        enter: str = "",
    ) -> None:
        super().__init__()
        self.ink = ink
        self.parts = parts
        self.keys = keys
        self.any_key = any_key
        self.enter = enter
        self.is_answered = False

    def compose(self) -> ComposeResult:
        with Vertical(id="card"), VerticalScroll(can_focus=False):
            yield _Words(self.ink, self.parts)
            yield _Answers(self.ink, self.keys)

    def on_key(self, event: events.Key) -> None:
        event.stop()
        typed = (event.character or "").lower()
        for key, _, action in self.keys:
            if event.key in (key.lower(), _NAMES.get(key)) or (typed and typed == key.lower()):
                self._answer(action)
                return
        if self.any_key:
            self._answer("")
        elif event.key == "enter" and self.enter:
            self._answer(self.enter)

    def on_bar_chosen(self, message: Bar.Chosen) -> None:
        message.stop()
        self._answer(message.action)

    def _answer(self, action: str) -> None:
        """Close the card, once: keys that came with the first one may still be waiting."""
        if not self.is_answered:
            self.is_answered = True
            self.dismiss(action)
