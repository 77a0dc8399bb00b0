"""How the plain style words of boards and tables look: colours that read on light and on dark."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text
from rich.theme import Theme

from carrack.core.board import Line

# Of the 256 colours those about as far from white as from black.
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
    "question": "bold",
    "number": "bold",
    "warning": "color(160)",
}
THEME: Final = Theme(STYLES)


def styled(line: Line, width: int) -> list[Text]:
    """A line of a board, coloured, on as many lines as it needs.

    It breaks between its pieces only, and goes on under the second of them.
    """
    lines = [Text()]
    indent = cell_len(line[0].text) if line else 0
    for span in line:
        used = lines[-1].cell_len
        if used > indent and used + cell_len(span.text.rstrip()) > width:
            lines.append(Text(" " * indent))
        text = span.text if lines[-1].plain.strip() or len(lines) == 1 else span.text.lstrip()
        lines[-1].append(text, span.style if span.style in STYLES else Style.null())
    return lines
