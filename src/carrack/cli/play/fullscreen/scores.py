"""The pane of scores: every seat's points and where they came from."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Sequence
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from carrack.cli.play.fullscreen.palette import Ink
from carrack.cli.play.fullscreen.widget import Drawn, Row
from carrack.cli.terminal.results import column_widths, score_rows
from carrack.core.api import Score
from carrack.core.text import Texts

SHORTEST: Final = 8


class Scores(Drawn):
    """The table of scores, best first; turned on its side where it would be too wide."""

    def __init__(self, ink: Ink, id: str) -> None:
        super().__init__(ink, id)
        self.scores: Sequence[Score] = ()
        self.texts: Texts | None = None

    def show(self, scores: Sequence[Score], texts: Texts) -> None:
        self.scores, self.texts = scores, texts
        self.changed()

    def draw(self, width: int) -> Iterable[Row]:
        if not self.scores or self.texts is None:
            return
        table, is_turned = score_rows(self.scores, self.texts, width)
        widths = column_widths(table)
        if is_turned and _over(widths, width) > 0:
            # Put the rank above the name: the sources of points need the room more.
            table[0] = [head.replace(". ", ".\n", 1) for head in table[0]]
            widths = column_widths(table)
        if (over := _over(widths, width)) > 0:
            widths[0] = max(SHORTEST, widths[0] - over)
            table = [[_folded(cells[0], widths[0]), *cells[1:]] for cells in table]
        best = sum(score.rank == 1 for score in self.scores)
        for place, cells in enumerate(table):
            split = [cell.split("\n") for cell in cells]
            tall = max(map(len, split))
            for line in range(tall):
                text = Text(no_wrap=True)
                for column, words in enumerate(split):
                    is_winner = 1 <= (column if is_turned else place) <= best
                    lines = [""] * (tall - len(words)) + words
                    word = lines[line]
                    gap = " " * (widths[column] - cell_len(word))
                    style = self.ink("dim" if place == 0 else "strong" if is_winner else "text")
                    text.append((word + gap if column == 0 else gap + word) + "  ", style)
                text.rstrip()
                yield Row(text)


def _over(widths: Sequence[int], width: int) -> int:
    """Return by how much columns of these widths, with gaps, are too wide."""
    return sum(widths) + 2 * (len(widths) - 1) - width


def _folded(cell: str, room: int) -> str:
    """Break a cell between its words where it is wider than its column."""
    return "\n".join(line.rstrip() for part in cell.split("\n") for line in textwrap.wrap(part, room) or [""])
