"""The chapter of the rulebook in `docs/design.md` and its file are what the game says and does."""

from __future__ import annotations

import re
from pathlib import Path

from tools.environment import ROOT

GAME = ROOT / "src" / "carrack" / "games" / "amalfi"
CHAPTER = "evolve"
PARAGRAPH = re.compile(rf"^\*\*{CHAPTER}\.\d+\*\* .*$", re.MULTILINE)
NAME = re.compile(r"`(?:\w+\.)?(\w+)`(?<!\.py`)")


def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def shown() -> str:
    """Return the section on a chapter and its file."""
    return text_of(ROOT / "docs" / "design.md").split("## A chapter and its file\n")[1].split("\n## ")[0]


def rows() -> list[list[str]]:
    """Return the rows of its table: a paragraph, and where it stands in the code."""
    lines = [line for line in shown().splitlines() if line.startswith(f"| **{CHAPTER}.")]
    return [line.strip("| ").split(" | ") for line in lines]


def test_every_paragraph_of_the_chapter_is_shown_word_for_word() -> None:
    assert [paragraph for paragraph, _ in rows()] == PARAGRAPH.findall(text_of(GAME / "text" / "rules.en.md"))


def test_what_the_table_names_is_there() -> None:
    code = "\n".join(text_of(path) for path in sorted(GAME.rglob("*.py")))
    for paragraph, where in rows():
        names = NAME.findall(where)
        assert names, paragraph
        assert [name for name in names if not re.search(rf"\b(?:def|class) {name}\b", code)] == [], paragraph


def test_the_code_shown_is_the_code() -> None:
    block = shown().split("```python\n")[1].split("```")[0]
    assert block in text_of(GAME / "questions" / "evolving.py")
