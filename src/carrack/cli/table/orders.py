"""What a typed line means: a choice, or one of the table's own words."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Final, NamedTuple

from carrack.core.api import Game
from carrack.core.text import LANGUAGES, Texts
from carrack.core.verdicts import Refusal, malformed

LONGEST_WORD: Final = 60


class Order(Enum):
    """The table's own words; the value names them in the catalogue."""

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
    "?": Order.WHY,
    "u": Order.UNDO,
    "d": Order.DONE,
    "l": Order.LOG,
    "b": Order.BOARD,
    "h": Order.HELP,
    "q": Order.QUIT,
}


class Asked(NamedTuple):
    """A line understood: an order with its argument, or a number of the game (order None)."""

    order: Order | None
    argument: str = ""
    number: int = -1


def _words(game: Game) -> dict[str, Order]:
    """Every word, in every language: who has changed the language still types the old ones."""
    words = dict(SHORT)
    for language in LANGUAGES:
        texts = Texts(game, language)
        words |= {texts.say(f"table-word-{order.value}"): order for order in Order if order != Order.WHY}
    return words


def understand(line: str, game: Game, offered: Sequence[int]) -> Asked:
    """The meaning of a line; `offered` are the numbers of the game in the order they were counted out.

    A choice's notation goes before a word of the table.
    """
    text = " ".join(line.split())
    if text.isdecimal():
        if not 1 <= int(text[:9]) <= len(offered):
            raise malformed("table.no-such-choice", text=text[:20])
        return Asked(None, number=offered[int(text) - 1])
    try:
        return Asked(None, number=game.actions.number(text))
    except Refusal as unknown:
        if text.startswith("?"):
            return Asked(Order.WHY, text[1:].strip()[:LONGEST_WORD])
        word, _, argument = text.lower().partition(" ")
        order = _words(game).get(word)
        if order is None:
            near = unknown.verdict.args["near"]
            raise malformed("table.not-understood", text=text[:LONGEST_WORD], near=near) from None
        return Asked(order, argument[:LONGEST_WORD])
