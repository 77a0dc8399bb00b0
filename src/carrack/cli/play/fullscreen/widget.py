"""A widget that lays out its own lines for the width it has, and knows what lies where for the mouse."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final, NamedTuple

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text
from textual.geometry import Size
from textual.widget import Widget

from carrack.cli.play.fullscreen.palette import Ink
from carrack.cli.terminal.styles import PARTING

_WRAPPER: Final = Console(force_terminal=False, width=80)
PATH: Final = re.compile(r"\S*/\S+")


class Spot(NamedTuple):
    """A stretch of a row that means something when it is clicked."""

    start: int
    end: int
    value: str


class Row(NamedTuple):
    """One line of the screen."""

    text: Text
    spots: tuple[Spot, ...] = ()


def wrapped(text: Text, width: int, indent: int = 0) -> list[Text]:
    """Break a text into as many lines as it needs; the lines after the first are indented.

    A parting sign alone on the last of them goes.
    """
    text = _with_broken_paths(text, max(8, width))
    first, *more = text.wrap(_WRAPPER, max(8, width))
    first.rstrip()
    if not more:
        return [first]
    rest = text[len(first) :]
    rest = rest[len(rest) - len(rest.plain.lstrip()) :]
    lines = list(rest.wrap(_WRAPPER, max(8, width - indent)))
    if lines[-1].plain.strip() in PARTING:
        lines.pop()
    for line in lines:
        line.rstrip()
    return [first, *(Text(" " * indent) + line for line in lines)]


def _with_broken_paths(text: Text, width: int) -> Text:
    """Let a path that is too long for a line go on in the next one behind its last slash."""
    for path in reversed(list(PATH.finditer(text.plain))):
        if cell_len(path[0]) > width:
            name = path.start() + path[0].rindex("/") + 1
            text = Text(" ").join([text[:name], text[name:]])
    return text


class Drawn(Widget, can_focus=False):
    """Rows made by `draw` whenever content, width or light change."""

    DEFAULT_CSS = "Drawn { width: 1fr; height: auto; }"

    def __init__(self, ink: Ink, id: str) -> None:
        super().__init__(id=id)
        self.ink = ink
        self._rows: list[Row] = []
        self._width = -1

    def draw(self, width: int) -> Iterable[Row]:
        """Lay out the rows for this width."""
        raise NotImplementedError

    def changed(self) -> None:
        """Draw anew."""
        self._width = -1
        self.refresh(layout=True)

    def rows(self, width: int) -> list[Row]:
        """Return the rows as they are now."""
        if width != self._width:
            self._rows = list(self.draw(width)) if width > 0 else []
            self._width = width
        return self._rows

    def height_at(self, width: int) -> int:
        """Return the rows at this width; a widget without any takes no room."""
        return len(self.rows(width))

    def spot_at(self, x: int, y: int) -> str:
        """Return what lies under the mouse, or nothing."""
        rows = self.rows(self.size.width)
        if 0 <= y < len(rows):
            for spot in rows[y].spots:
                if spot.start <= x < spot.end:
                    return spot.value
        return ""

    def place_of(self, value: str) -> tuple[int, int]:
        """Return the column and row of something; -1, -1 when it is not shown."""
        for y, row in enumerate(self.rows(self.size.width)):
            for spot in row.spots:
                if spot.value == value:
                    return spot.start, y
        return -1, -1

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return self.height_at(width)

    def render(self) -> Text:
        return Text("\n", no_wrap=True, end="").join(row.text for row in self.rows(self.size.width))
