"""Colours for the style words of boards and tables: they read on light and on dark."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import Final

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text
from rich.theme import Theme

from carrack.core.board import Line, Span

# Those of the 256 colours that are about as far from white as from black.
STYLES: Final = {
    "title": "bold",
    "strong": "bold",
    "dim": "color(244)",
    "active": "bold color(28)",
    "doubloon": "bold color(136)",
    "good-gems": "color(162)",
    "good-cloth": "color(32)",
    "good-antiques": "color(30)",
    "good-spices": "color(160)",
    "good-coffee": "color(130)",
    "explorer-columbus": "color(32)",
    "explorer-pizarro": "color(160)",
    "explorer-magellan": "color(30)",
    "explorer-marco-polo": "color(130)",
    "explorer-da-gama": "color(162)",
    "explorer-cook": "color(62)",
    "good-cotton": "color(30)",
    "good-tobacco": "color(64)",
    "good-sugar": "color(162)",
    "good-coconut": "color(136)",
    "cube-blue": "color(32)",
    "cube-black": "color(244)",
    "cube-red": "color(160)",
    "cube-brown": "color(130)",
    "cube-green": "color(28)",
    "cube-yellow": "color(136)",
    "cube-white": "bold",
    "map-water": "color(110) on color(24)",
    "map-frame": "color(67) on color(17)",
    "map-reach": "color(16) on color(110)",
    "map-anchor": "bold color(231) on color(24)",
    "map-land": "color(144) on color(187)",
    "map-good": "bold color(88) on color(187)",
    "map-post": "bold color(16) on color(187)",
    "map-neutral": "color(187) on color(95)",
    "seat-1": "bold color(231) on color(124)",
    "seat-2": "bold color(231) on color(26)",
    "seat-3": "bold color(231) on color(22)",
    "seat-4": "bold color(231) on color(90)",
    "target": "bold color(16) on color(220)",
    "question": "bold",
    "number": "bold",
    "warning": "color(160)",
}
PARTING: Final = (",", "·")
"""Signs between the pieces of a line."""
NO_BREAK: Final = "\N{NO-BREAK SPACE}"
THEME: Final = Theme(STYLES)


def styled(line: Line, width: int) -> list[Text]:
    """Return a line of a board, coloured, on as many lines as it needs.

    It breaks between its pieces only, and goes on under the second of them.
    """
    lines = [Text()]
    pieces = _pieces(line)
    indent = hang(line)
    for piece in pieces:
        used = lines[-1].cell_len
        if used > indent and used + cell_len("".join(span.text for span in piece).rstrip()) >= width:
            lines.append(Text(" " * indent))
        for span in piece:
            text = span.text if lines[-1].plain.strip() or len(lines) == 1 else span.text.lstrip()
            lines[-1].append(text, span.style if span.style in STYLES else Style.null())
    return _tidy(lines, width)


def _tidy(rows: list[Text], width: int) -> list[Text]:
    """Begin no row with a sign that parts it from the row before: a comma moves there, a dot goes.

    Where the row before will be broken, the dot moves, too: its rest would look like the next piece.
    """
    for before, row in pairwise(rows):
        indent = len(row.plain) - len(row.plain.lstrip())
        sign = row.plain[indent : indent + 1]
        if sign in PARTING:
            before.rstrip()
            if sign == ",":
                before.append(",")
            elif before.cell_len > width:
                before.append(f"{NO_BREAK}{sign}")
            rest = row[indent + 1 :]
            row.right_crop(len(row.plain) - indent)
            row.append_text(rest[len(rest.plain) - len(rest.plain.lstrip()) :])
    return [row for place, row in enumerate(rows) if place == 0 or row.plain.strip()]


def broken(line: Text, width: int, hang: int) -> list[Text]:
    """Break a line that is too long between its words; the rest hangs below them."""
    rows: list[Text] = []
    line = line.copy()
    line.rstrip()  # a space at the edge would make a row of its own
    while line.cell_len > width:
        cut = line.plain.rfind(" ", hang + 1, width + 1)
        if cut < 0:
            break
        rows.append(line[:cut])
        rest = line[cut + 1 :]
        line = Text(" " * hang, no_wrap=True, overflow="fold").append_text(rest)
    return [*rows, line]


def hang(line: Line) -> int:
    """Return the columns before the second piece of a line: what is broken off goes on there."""
    return cell_len(line[0].text) if len(_pieces(line)) > 1 else 0


def _pieces(line: Line) -> list[list[Span]]:
    """Return the spans that must stay together."""
    pieces: list[list[Span]] = []
    for span in line:
        if span.glued and pieces:
            pieces[-1].append(span)
        else:
            pieces.append([span])
    return pieces


def solid_width(lines: Iterable[Line]) -> int:
    """Return the columns of a picture on the board: its lines are glued from the first piece to the last."""
    pictures = (line for line in lines if len(line) > 1 and len(_pieces(line)) == 1)
    return max((cell_len("".join(span.text for span in line)) for line in pictures), default=0)
