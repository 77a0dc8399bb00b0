"""Numbered choices in few lines: what a family has in common is said once, at the left.

`Sail out with …   1 gems (3)   2 cloth (2)   3 coffee (1)`
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from carrack.core.text import Texts

GAP: Final = 3
NARROW: Final = 56
"""Below so many columns a heading has its own line."""
DOTS: Final = "…"


@dataclass
class Block:
    """Choices that share a heading; without one, each is a whole sentence."""

    heading: str
    items: list[tuple[int, str]] = field(default_factory=list)
    """The number to type, and the words."""


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
        head, tail = _shared([texts.action(choice.number) for choice in choices if choice.family == family])
        heading = " ".join([*head, DOTS, *tail]) if head or tail else texts.family(family)
        block = Block(heading)
        for number in members:
            words = texts.action(number).split()
            block.items.append((typed[number], " ".join(words[len(head) : len(words) - len(tail)])))
        found.append(block)
    return found


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
        for typed, words in block.items:
            size = figures + 1 + cell_len(words)
            if line.cell_len > indent and line.cell_len + size > width:
                lines.append(line)
                line = Text(" " * indent, no_wrap=True, overflow="fold")
            line.append(f"{typed:>{figures}} ", "number")
            line.append(words)
            filled = line.cell_len - indent
            line.append(" " * (-(-(filled + GAP) // cell) * cell - filled))
        lines.append(line)
    for line in lines:
        line.rstrip()
    return lines
