"""`carrack rules`: a game's rules in our words, whole or a part."""

from __future__ import annotations

import os
import shutil
from typing import Annotated, Final

import typer
from rich.console import Group
from rich.text import Text

from carrack.cli.commands.arguments import GameId, OwnValues, game_with
from carrack.cli.terminal.rules_text import find, paragraphs_under_headings
from carrack.cli.terminal.voice import Lang, Voice, voice_of
from carrack.core.rulebook import rulebook

WIDEST: Final = 100
"""Columns; longer lines are hard to read."""


def rules(
    ctx: typer.Context,
    game: GameId,
    part: Annotated[
        str, typer.Argument(metavar="SECTION|ID", help="A section (`sell`) or a paragraph (`sell.3`).")
    ] = "",
    components: OwnValues = None,
    lang: Lang = None,
) -> None:
    """Show the rules of a game, or the part that is named."""
    voice = voice_of(ctx, lang)
    found = game_with(game, components)
    voice.about(found)
    book = rulebook(found, voice.texts.language)
    if part:
        voice.out.print(paragraphs_under_headings(find(book, part), voice.texts), width=_width(voice))
        voice.out.print(Text(book.own), width=_width(voice), end="\n" if book.own else "")
        return
    whole = Group(
        Text(book.title, "title"),
        "",
        Text(book.introduction),
        "",
        *((Text(book.own), "") if book.own else ()),
        paragraphs_under_headings(list(book.paragraphs.values()), voice.texts),
    )
    if voice.out.is_terminal and shutil.which("less"):
        os.environ.setdefault("LESS", "-RFX")
        with voice.out.pager(styles=voice.out.color_system is not None):
            voice.out.print(whole, width=_width(voice))
    else:
        voice.out.print(whole, width=_width(voice))


def _width(voice: Voice) -> int:
    return min(voice.out.width, WIDEST)
