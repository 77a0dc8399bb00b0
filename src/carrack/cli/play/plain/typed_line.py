"""The meaning of a typed line: decisions, or a command of the table."""

from __future__ import annotations

import re
from enum import Enum
from typing import Final, NamedTuple

from carrack.cli.play.keys import squeezed
from carrack.cli.play.question import Option, Question
from carrack.core.api import Game
from carrack.core.text import LANGUAGES, Texts
from carrack.core.verdicts import Malformed, Refusal, malformed

LONGEST_WORD: Final = 60
NEAR: Final = 4
"""So many choices are named when a line could mean several."""
PLACE: Final = re.compile(r"#(\d{1,4})$", re.ASCII)
"""A choice by its place in the list."""


class TableCommand(Enum):
    """The commands of the table itself; the value names them in the catalogue."""

    WHY = "why"
    RULE = "rule"
    HINT = "hint"
    UNDO = "undo"
    DONE = "done"
    LOG = "log"
    BOARD = "board"
    LANGUAGE = "language"
    HELP = "help"
    QUIT = "quit"


SHORT: Final = {
    "?": TableCommand.WHY,
    "!": TableCommand.HINT,
    "u": TableCommand.UNDO,
    "d": TableCommand.DONE,
    "l": TableCommand.LOG,
    "b": TableCommand.BOARD,
    "h": TableCommand.HELP,
    "q": TableCommand.QUIT,
}
"""Short forms. A choice with the same key goes first; the whole words always work."""


class Asked(NamedTuple):
    """A line understood: a command with its argument, or decisions (command None)."""

    command: TableCommand | None
    argument: str = ""
    numbers: tuple[int, ...] = ()


def _words(game: Game) -> dict[str, TableCommand]:
    """Return every word in every language: who has changed the language still types the old ones."""
    words = dict(SHORT)
    for language in LANGUAGES:
        texts = Texts(game, language)
        words |= {texts.say(f"table-word-{command.value}"): command for command in TableCommand}
        words[texts.say("screen-key-rules").lower()] = TableCommand.RULE
    return words


def _without_not(argument: str, game: Game) -> str:
    """Return what is asked about behind `why`, or behind the whole `why not`."""
    wholes = (Texts(game, language).say("screen-key-why") for language in LANGUAGES)
    rest = {whole.partition(" ")[2] for whole in wholes}
    first, _, others = argument.partition(" ")
    return others if first in rest else argument


def understand(line: str, game: Game, question: Question | None) -> Asked:
    """Return what a line means: keys, notation, a word of the table, or the words of a choice."""
    text = " ".join(line.split())
    if text.startswith("?"):
        return Asked(TableCommand.WHY, text[1:].strip()[:LONGEST_WORD])
    if question is not None and (keyed := by_key(text, question)):
        return Asked(None, numbers=keyed)
    if text.isdecimal():
        raise malformed("table.no-such-choice", text=text[:20])
    try:
        return Asked(None, numbers=(game.actions.find(text),))
    except Refusal as unknown:
        word, _, argument = text.lower().partition(" ")
        command = _words(game).get(word)
        found = question.find(text[:LONGEST_WORD]) if question else []
        named = [option for option in found if option.legal and squeezed(option.sentence) == squeezed(text)]
        if command is not None and not named:
            if command == TableCommand.WHY:
                argument = _without_not(argument, game)
            return Asked(command, argument[:LONGEST_WORD])
        if len(found) == 1:
            return Asked(None, numbers=(found[0].number,))
        if found:
            raise several(text, found) from None
        if question and (number := _elsewhere(text[:LONGEST_WORD], game, question.texts)) is not None:
            return Asked(None, numbers=(number,))
        near = _near(str(unknown.verdict.args["near"]), game)
        raise malformed("table.not-understood", text=text[:LONGEST_WORD], near=near) from None


def _elsewhere(text: str, game: Game, texts: Texts) -> int | None:
    """Return the choice with these words that is no answer now: the rules say why."""
    wanted = squeezed(text)
    for choice in game.actions.choices[: game.first_chance]:
        if wanted in (squeezed(choice.notation), squeezed(texts.action(choice.number))):
            return choice.number
    return None


def _near(names: str, game: Game) -> str:
    """Return those of these names that a seat can choose; what chance draws is none of them."""
    found = [
        name for name in names.split(", ") if name != "none" and game.actions.find(name) < game.first_chance
    ]
    return ", ".join(found) or "none"


def several(text: str, found: list[Option]) -> Malformed:
    """Return the refusal of words that could mean several choices."""
    near = "; ".join(f"{option.label}: {option.sentence}" for option in found[:NEAR])
    return malformed("table.ambiguous", text=text[:LONGEST_WORD], near=near)


def by_key(text: str, question: Question) -> tuple[int, ...]:
    """Return the decisions whose keys are typed; none: the line is something else."""
    if place := PLACE.match(text):
        here = int(place[1]) - 1
        if 0 <= here < len(question.options):
            return (question.options[here].number,)
        raise malformed("table.no-such-choice", text=text[:20])
    answer = question.read(text[:LONGEST_WORD])
    if answer is None or answer.last is None:
        return ()
    known = len(answer.steps) == 1 and not answer.last.legal and text in SHORT
    return () if known else tuple(answer.numbers)
