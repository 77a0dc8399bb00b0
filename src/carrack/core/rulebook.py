"""The rules in our words: numbered paragraphs that verdicts, prompts and tests cite."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Final

from carrack.core.api import Game
from carrack.core.components import in_words
from carrack.core.text import Texts

PARAGRAPH: Final = re.compile(r"\*\*([a-z]+\.[0-9]+)\*\* \((rulebook|public|ruling|ours)\) (.+)", re.DOTALL)


@dataclass(frozen=True)
class Paragraph:
    """One rule: its id, where it comes from, the heading it stands under, and the text."""

    id: str
    source: str
    heading: str
    text: str


@dataclass(frozen=True)
class Rulebook:
    """The rules of one game in one language."""

    title: str
    introduction: str
    own: str
    """The values of an owner's file, in a sentence; nothing if there is none."""
    paragraphs: dict[str, Paragraph]


@cache
def _read(path: Path) -> Rulebook:
    title = heading = ""
    introduction: list[str] = []
    paragraphs: dict[str, Paragraph] = {}
    for block in re.split(r"\n\s*\n", path.read_text(encoding="utf-8").strip()):
        text = " ".join(block.split())
        if text.startswith("# "):
            title = text[2:]
        elif text.startswith("## "):
            heading = text[3:]
        elif found := PARAGRAPH.fullmatch(text):
            name, source, sentence = found.groups()
            if name in paragraphs:
                raise ValueError(f"{path.name}: paragraph {name} stands twice")
            paragraphs[name] = Paragraph(name, source, heading, sentence)
        elif heading:
            raise ValueError(f"{path.name}: no paragraph id in {text[:60]!r}")
        else:
            introduction.append(text)
    return Rulebook(title, "\n\n".join(introduction), "", paragraphs)


def rulebook(game: Game, language: str) -> Rulebook:
    """Return the rules of a game; the paragraphs tell its own values, `own` those of an owner's file."""
    book = _read(game.folder / "text" / f"rules.{language}.md")
    owned = [f"{row.name} {in_words(row.value)}" for row in game.components.owned]
    if not owned:
        return book
    return replace(book, own=Texts(game, language).say("rules-own-values", {"values": "; ".join(owned)}))
