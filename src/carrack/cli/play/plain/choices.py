"""Choices in few lines, each behind its key: what a family has in common is said once, at the left.

`Sail out with …   og3 gems (3)   ocl2 cloth (2)   oco1 coffee (1)`
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from carrack.cli.play.question import Option
from carrack.cli.terminal.styles import broken
from carrack.cli.terminal.text_table import cells
from carrack.core.text import Texts

GAP: Final = 3
HANG: Final = 2
"""So far the second line of a choice is indented below the first."""
NARROW: Final = 56
"""Below so many columns a heading has its own line."""
FIGURES: Final = 8
"""So many figures in a row are shown as a range."""
MANY: Final = 30
MOST_ROWS: Final = 8
FEW_ROWS: Final = 4
"""Rows for more than MANY choices that would take more than MOST_ROWS."""


@dataclass
class Block:
    """Choices that share a heading; without one, each is a whole sentence."""

    heading: str
    items: list[tuple[str, str, str]] = field(default_factory=list)
    """The key to type, the words, and what it brings."""
    more: Callable[[int], str] = str
    """Says that there are so many more."""


def blocks(offered: Sequence[Option], texts: Texts) -> list[Block]:
    """Return the choices in order, put together by heading."""
    found: list[Block] = []
    for heading, group in groupby(offered, key=lambda option: option.heading):
        members = list(group)
        if (row := _range(members, texts)) is not None:
            found.append(Block(heading, [row]))
            continue
        block = Block(heading, more=_more(members[-1].label, texts))
        for option in members:
            brings = f"({', '.join(filter(None, (option.remark, option.brings)))})"
            brings = "" if brings == "()" else brings
            words = "" if option.words == option.label else option.words
            block.items.append((option.label, words, brings))
        found.append(block)
    return found


def _range(members: Sequence[Option], texts: Texts) -> tuple[str, str, str] | None:
    """Return figures in a row as one item; None if they are few, or more than a figure is to be said."""
    plain = all(
        option.words == option.label and not option.remark and not option.brings for option in members
    )
    if not plain or len(members) < FIGURES:
        return None
    figures = [int(option.label) if option.label.isdecimal() else -1 for option in members]
    if figures != list(range(figures[0], figures[0] + len(figures))):
        return None
    return texts.say("table-range", {"first": str(figures[0]), "last": str(figures[-1])}), "", ""


def _more(label: str, texts: Texts) -> Callable[[int], str]:
    return lambda count: texts.say("table-more-choices", {"count": count, "notation": label})


def layout(found: Sequence[Block], width: int) -> list[Text]:
    """Lay the blocks out as lines that fit the width, items in columns."""
    left = max((cell_len(block.heading) for block in found), default=0)
    own_line = width < NARROW or left > width // 2
    indent = 2 if own_line or not left else left + GAP
    lines: list[Text] = []
    for block in found:
        items = [_item(*item) for item in block.items]
        title = Text(no_wrap=True, overflow="fold").append(block.heading, "dim")
        if block.heading and own_line:
            lines.append(title)
            title = Text(no_wrap=True, overflow="fold")
        title.append(" " * (indent - title.cell_len))
        lengths = [item.cell_len for item in items]
        ways = [_rows(items, title, cell + GAP, width) for cell in cells(lengths)]
        rows, shown = min(ways, key=lambda way: len(way[0]))
        if len(rows) > MOST_ROWS and len(block.items) > MANY:
            more = block.more(len(block.items) - shown[FEW_ROWS - 1])
            rows[FEW_ROWS:] = [Text(" " * indent + more, "dim", no_wrap=True, overflow="fold")]
        lines += rows
    for line in lines:
        line.rstrip()
    return [row for line in lines for row in broken(line, width, indent + HANG)]


def _rows(items: Sequence[Text], title: Text, cell: int, width: int) -> tuple[list[Text], list[int]]:
    """Return rows of cells behind a title, and how many items there are up to the end of each row."""
    indent, line = title.cell_len, title.copy()
    rows: list[Text] = []
    shown: list[int] = []
    for place, item in enumerate(items):
        if line.cell_len > indent and line.cell_len + item.cell_len > width:
            rows.append(line)
            shown.append(place)
            line = Text(" " * indent, no_wrap=True, overflow="fold")
        line.append_text(item)
        filled = line.cell_len - indent
        line.append(" " * (-(-(filled + GAP) // cell) * cell - filled))
    rows.append(line)
    return rows, shown


def _item(label: str, words: str, brings: str) -> Text:
    """Return a choice behind its key, with what it brings."""
    text = Text(label, "number")
    for part, style in ((words, ""), (brings, "active")):
        if part:
            text.append(f" {part}", style)
    return text
