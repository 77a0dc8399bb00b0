"""Names that everybody can read, and tell from each other."""

from __future__ import annotations

import unicodedata
from functools import cache
from typing import Final

from carrack.bots.loading import BOTS
from carrack.core.text import LANGUAGES, Texts
from carrack.core.verdicts import malformed
from carrack.server.protocol.schemas import LONGEST_NAME

UNSEEN: Final = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and symbols by their kind, but with nothing to see."""
SHOWN: Final = ("L", "M", "N", "P", "S")
"""First letters of Unicode's categories: letters, marks, numbers, punctuation, symbols."""
MOST_MARKS: Final = 2
"""Accents over one letter; more of them cover the lines above and below."""
ALIKE: Final = ("LATIN", "CYRILLIC", "GREEK")
"""Scripts that share letters to look at: a word is written in one of them."""


def check_name(name: str) -> str:
    """Return the name, trimmed; refuse what cannot be read or is a bot's."""
    name = " ".join(unicodedata.normalize("NFKC", name).split())
    if not 1 <= len(name) <= LONGEST_NAME or not _is_readable(name):
        raise malformed("person.name", longest=LONGEST_NAME)
    if plain(name) in _reserved():
        raise malformed("person.reserved", name=name)
    return name


def plain(name: str) -> str:
    """Return a name without accents, capitals, spaces and signs, to compare names that look alike."""
    parts = unicodedata.normalize("NFKD", name.casefold())
    return "".join(one for one in parts if unicodedata.category(one)[0] in "LN")


def _is_readable(name: str) -> bool:
    marks = 0
    for one in unicodedata.normalize("NFD", name):
        if one == " ":
            marks = 0
            continue
        kind = unicodedata.category(one)
        if kind[0] not in SHOWN or one in UNSEEN:
            return False
        marks = marks + 1 if kind[0] == "M" else 0
        if marks > MOST_MARKS:
            return False
    return all(len(_scripts(word)) <= 1 for word in name.split())


def _scripts(word: str) -> set[str]:
    """Return which of the scripts that look alike a word is written in."""
    names = (unicodedata.name(one, "") for one in word if one.isalpha())
    return {name.split(" ")[0] for name in names} & set(ALIKE)


@cache
def _reserved() -> frozenset[str]:
    """Return the names of bots, as programs write them and as people read them."""
    texts = [Texts(None, language) for language in LANGUAGES]
    return frozenset(plain(name) for bot in BOTS for name in (bot, *(one.say(f"bot-{bot}") for one in texts)))
