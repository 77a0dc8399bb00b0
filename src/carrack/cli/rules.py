"""`carrack rules`: a game's rules in our words, whole or a part."""

from __future__ import annotations

import difflib
import os
import shutil
from collections.abc import Sequence
from itertools import groupby
from typing import Annotated, Final

import typer
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

import carrack
from carrack.cli.options import GameId
from carrack.cli.voice import Lang, Voice, voice_of
from carrack.core.api import Game
from carrack.core.rulebook import Paragraph, Rulebook, rulebook
from carrack.core.text import Texts
from carrack.core.verdicts import malformed

WIDEST: Final = 100
"""Columns; longer lines are hard to read."""


def rules(
    ctx: typer.Context,
    game: GameId,
    part: Annotated[
        str, typer.Argument(metavar="SECTION|ID", help="A section (`sell`) or a paragraph (`sell.3`).")
    ] = "",
    lang: Lang = None,
) -> None:
    """Show the rules of a game, or the part that is named."""
    voice = voice_of(ctx, lang)
    found = carrack.game(game)
    voice.about(found)
    book = rulebook(found, voice.texts.language)
    if part:
        voice.out.print(_paragraphs(find(book, part), voice.texts), width=_width(voice))
        return
    whole = Group(
        Text(book.title, "title"),
        "",
        Text(book.introduction),
        "",
        _paragraphs(list(book.paragraphs.values()), voice.texts),
    )
    if voice.out.is_terminal and shutil.which("less"):
        os.environ.setdefault("LESS", "-RFX")
        with voice.out.pager(styles=voice.out.color_system is not None):
            voice.out.print(whole, width=_width(voice))
    else:
        voice.out.print(whole, width=_width(voice))


def _width(voice: Voice) -> int:
    return min(voice.out.width, WIDEST)


def find(book: Rulebook, part: str) -> list[Paragraph]:
    """The paragraph with this id, or the paragraphs of a section, named by its id or its heading."""
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
    """`sell` of `sell.3`."""
    return paragraph.id.partition(".")[0]


def _paragraphs(paragraphs: Sequence[Paragraph], texts: Texts) -> RenderableType:
    """Paragraphs under their headings, ids at the left."""
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
    """The words of a rule; a ruling of ours is marked as one."""
    mark = "" if paragraph.source == "rulebook" else f" [{texts.say(f'cli-source-{paragraph.source}')}]"
    return Text.assemble(paragraph.text, (mark, "dim"))
