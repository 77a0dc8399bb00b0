"""Words that the board shows in a colour of their own have it in choices and log, too."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from rich.text import Text

from carrack.cli.play.fullscreen.palette import Ink
from carrack.core.board import Line

_COUNTS: Final = re.compile(r"^\d+× |\s*\(?\d[\d ]*\)?$")
_SHORTEST: Final = 3


class Colouring:
    """Learns from boards which words belong to which style (`gems` to `good-gems`)."""

    def __init__(self, ink: Ink) -> None:
        self.ink = ink
        self._styles: dict[str, str] = {}
        self._pattern: re.Pattern[str] | None = None

    def forget(self) -> None:
        """Forget all words: another language has others."""
        self._styles.clear()
        self._pattern = None

    def learn(self, lines: Iterable[Line]) -> None:
        """Learn the words of a board; styles with a hyphen name things of the game."""
        for line in lines:
            for span in line:
                word = _COUNTS.sub("", span.text.strip())
                if "-" in span.style and len(word) >= _SHORTEST and word not in self._styles:
                    self._styles[word] = span.style
                    self._pattern = None

    def colour(self, text: Text) -> Text:
        """Return the same text with those words coloured."""
        if self._pattern is None and self._styles:
            words = "|".join(map(re.escape, sorted(self._styles, key=len, reverse=True)))
            self._pattern = re.compile(rf"(?<!\w)({words})(?!\w)(?: \(\d+[^()]*\))?")
        if self._pattern:
            for found in self._pattern.finditer(text.plain):
                text.stylize(self.ink(self._styles[found[1]]), found.start(), found.end())
        return text
