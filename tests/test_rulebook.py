"""Reading the rules in our words."""

from __future__ import annotations

from pathlib import Path

import pytest

import carrack
from carrack.core import rulebook as rulebooks
from carrack.core.rulebook import Paragraph, rulebook

GAME = carrack.game("amerigo-cards")
TEXT = """# A game

What it is
about.

## Goal

**goal.1** (rulebook) Win
all you can.

**goal.2** (ruling) Or lose with *grace*.
"""


def read(folder: Path, text: str) -> rulebooks.Rulebook:
    path = folder / "rules.en.md"
    path.write_text(text, encoding="utf-8")
    return rulebooks._read(path)


def test_title_introduction_and_paragraphs(tmp_path: Path) -> None:
    book = read(tmp_path, TEXT)
    assert book.title == "A game"
    assert book.introduction == "What it is about."
    assert book.paragraphs == {
        "goal.1": Paragraph("goal.1", "rulebook", "Goal", "Win all you can."),
        "goal.2": Paragraph("goal.2", "ruling", "Goal", "Or lose with *grace*."),
    }


def test_a_paragraph_that_stands_twice_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"goal\.1 stands twice"):
        read(tmp_path, TEXT + "\n**goal.1** (rulebook) Again.\n")


@pytest.mark.parametrize(
    "line", ["No id.", "**goal.3** No source.", "**goal.3** (guess) What?", "**Goal** (ruling) No."]
)
def test_a_paragraph_without_id_or_source_is_an_error(tmp_path: Path, line: str) -> None:
    with pytest.raises(ValueError, match="no paragraph id"):
        read(tmp_path, f"{TEXT}\n{line}\n")


def test_the_rules_of_a_game_are_read_in_both_languages() -> None:
    english, german = rulebook(GAME, "en"), rulebook(GAME, "de")
    assert english.title == GAME.facts.title
    assert english.paragraphs["goal.1"].heading == "Goal"
    assert german.paragraphs["goal.1"].text != english.paragraphs["goal.1"].text
    assert rulebook(GAME, "en") is english
