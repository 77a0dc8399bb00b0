"""Numbered choices in few lines: what a family has in common is said once, at the left.

`Sail out with …   1 gems (3)   2 cloth (2)   3 coffee (1)`
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import groupby
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from carrack.core.api import Game
from carrack.core.text import Texts

GAP: Final = 3
NARROW: Final = 56
"""Below so many columns a heading has its own line."""
DOTS: Final = "…"
MANY: Final = 30
MOST_ROWS: Final = 8
FEW_ROWS: Final = 4
"""Of more than MANY choices that would take more than MOST_ROWS only FEW_ROWS are counted out."""


@dataclass
class Block:
    """Choices that share a heading; without one, each is a whole sentence."""

    heading: str
    items: list[tuple[int, str]] = field(default_factory=list)
    """The number to type, and the words."""
    more: Callable[[int], str] = str
    """Says that there are so many more."""


def blocks(numbers: Sequence[int], texts: Texts) -> list[Block]:
    """The choices in order, put together by family; single ones stand side by side."""
    assert texts.game is not None
    choices = texts.game.actions.choices
    typed = {number: place + 1 for place, number in enumerate(numbers)}
    found: list[Block] = []
    for family, group in groupby(numbers, key=lambda number: choices[number].family):
        members = list(group)
        if len(members) == 1:
            if not found or found[-1].heading:
                found.append(Block(""))
            found[-1].items.append((typed[members[0]], texts.action(members[0])))
            continue
        head, tail = _shared_words(texts.game, texts.language, family)
        heading = " ".join([*head, DOTS, *tail]) if head or tail else texts.family(family)
        block = Block(heading, more=_more(choices[members[-1]].notation, texts))
        for number in members:
            words = texts.action(number).split()
            block.items.append((typed[number], " ".join(words[len(head) : len(words) - len(tail)])))
        found.append(block)
    return found


def _more(notation: str, texts: Texts) -> Callable[[int], str]:
    return lambda count: texts.say("table-more-choices", {"count": count, "notation": notation})


@cache
def _shared_words(game: Game, language: str, family: str) -> tuple[list[str], list[str]]:
    """The words that all choices of a family share: some have thousands."""
    texts = Texts(game, language)
    return _shared(
        [texts.action(choice.number) for choice in game.actions.choices if choice.family == family]
    )


def _shared(sentences: Sequence[str]) -> tuple[list[str], list[str]]:
    """The words that all sentences begin and end with; each keeps a word of its own."""
    split = [sentence.split() for sentence in sentences]
    room = min(map(len, split)) - 1
    head = 0
    while head < room and len({words[head] for words in split}) == 1:
        head += 1
    tail = 0
    while tail < room - head and len({words[-1 - tail] for words in split}) == 1:
        tail += 1
    first = split[0]
    return first[:head], first[len(first) - tail :]


def layout(found: Sequence[Block], width: int) -> list[Text]:
    """The blocks as lines that fit the width, items in columns."""
    figures = len(str(max(typed for block in found for typed, _ in block.items)))
    left = max((cell_len(block.heading) for block in found), default=0)
    own_line = width < NARROW or left > width // 2
    indent = 2 if own_line or not left else left + GAP
    grouped = [words for block in found if block.heading for _, words in block.items]
    every = grouped or [words for block in found for _, words in block.items]
    cell = figures + 1 + max(map(cell_len, every)) + GAP
    lines: list[Text] = []
    for block in found:
        line = Text(no_wrap=True, overflow="fold")
        if block.heading:
            line.append(block.heading, "dim")
            if own_line:
                lines.append(line)
                line = Text(no_wrap=True, overflow="fold")
        line.append(" " * (indent - line.cell_len))
        rows: list[Text] = []
        shown: list[int] = []  # choices up to the end of each row
        for place, (typed, words) in enumerate(block.items):
            size = figures + 1 + cell_len(words)
            if line.cell_len > indent and line.cell_len + size > width:
                rows.append(line)
                shown.append(place)
                line = Text(" " * indent, no_wrap=True, overflow="fold")
            line.append(f"{typed:>{figures}} ", "number")
            line.append(words)
            filled = line.cell_len - indent
            line.append(" " * (-(-(filled + GAP) // cell) * cell - filled))
        rows.append(line)
        if len(rows) > MOST_ROWS and len(block.items) > MANY:
            more = block.more(len(block.items) - shown[FEW_ROWS - 1])
            rows[FEW_ROWS:] = [Text(" " * indent + more, "dim", no_wrap=True, overflow="fold")]
        lines += rows
    for line in lines:
        line.rstrip()
    return lines
