"""Rules as text: a paragraph or a section of a rulebook, found by its id and laid out for a terminal."""

from __future__ import annotations

import difflib
from collections.abc import Sequence
from itertools import groupby

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from carrack.core.api import Game
from carrack.core.rulebook import Paragraph, Rulebook, rulebook
from carrack.core.text import Texts
from carrack.core.verdicts import malformed


def find(book: Rulebook, part: str) -> list[Paragraph]:
    """Return the paragraph with this id, or those of a section, named by its id or its heading."""
    wanted = part.strip().lower()
    everything = list(book.paragraphs.values())
    chosen = [
        paragraph
        for paragraph in everything
        if wanted in (paragraph.id, section(paragraph), paragraph.heading.lower())
    ]
    if not chosen:
        sections = list(dict.fromkeys(section(paragraph) for paragraph in everything))
        near = difflib.get_close_matches(wanted.partition(".")[0], sections)
        raise malformed("rule.unknown", rule=part.strip()[:60], known=", ".join(near or sections))
    return chosen


def sections(game: Game, language: str) -> list[str]:
    """Return the ids of all sections of a game's rules."""
    return list(dict.fromkeys(section(one) for one in rulebook(game, language).paragraphs.values()))


def section(paragraph: Paragraph) -> str:
    """Return the section of a paragraph: `sell` of `sell.3`."""
    return paragraph.id.partition(".")[0]


def paragraphs_under_headings(paragraphs: Sequence[Paragraph], texts: Texts) -> RenderableType:
    """Lay out paragraphs under their headings, ids at the left."""
    parts: list[RenderableType] = []
    widest = max(len(paragraph.id) for paragraph in paragraphs)
    for heading, group in groupby(paragraphs, key=lambda paragraph: paragraph.heading):
        grid = Table.grid(padding=(0, 2))
        grid.add_column(width=widest, no_wrap=True)
        grid.add_column()
        for paragraph in group:
            grid.add_row(Text(paragraph.id, "dim"), paragraph_text(paragraph, texts))
        parts.append(Text(heading, "title"))
        parts.append(Padding(grid, (0, 0, 1, 0)))
    return Group(*parts)


def paragraph_text(paragraph: Paragraph, texts: Texts) -> Text:
    """Return the words of a rule; a ruling of ours is marked as one."""
    mark = "" if paragraph.source == "rulebook" else f" [{texts.say(f'cli-source-{paragraph.source}')}]"
    return Text.assemble(paragraph.text, (mark, "dim"))
