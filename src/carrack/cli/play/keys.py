"""Keys of choices: what to type for each, the same at every question of a game.

A verb has a letter (`typed-FAMILY` in the game's catalogue; `.` for pass, stay, that is all). A choice among
several of its family adds the shortest unmistakable piece of its name: `eg2` exhibits gems with 2 rudders,
`m9` is a square, `7` bids 7. The whole family decides what is unmistakable, not what is legal just now, so
a choice keeps its key.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Final, NamedTuple

from carrack.core.api import Game
from carrack.core.text import LANGUAGES, Texts

END: Final = "."
"""The key of pass, stay and that is all, in every game and language."""
_PIECES: Final = re.compile(r"[^\W\d_]+|\d+")
_SQUARE: Final = re.compile(r"^[a-z]\d{1,2}\b")
_ABOUT: Final = re.compile(r":(?:\s.*)?$", re.DOTALL)
_SMALL: Final = frozenset(
    [
        "a",
        "an",
        "and",
        "d",
        "da",
        "de",
        "der",
        "des",
        "di",
        "die",
        "das",
        "den",
        "du",
        "for",
        "für",
        "of",
        "on",
        "the",
        "von",
        "vom",
        "la",
        "il",
        "in",
        "und",
        "über",
        "zum",
    ]
)
"""Words that no key begins with."""


class Key(NamedTuple):
    """The key of a choice: at least `short` is typed; more of `whole` is understood, too."""

    short: str
    whole: str


def keys_of(game: Game, language: str) -> Mapping[int, Key]:
    """Return the key of every choice of the seats."""
    return _keys(game, language)


def shared_words(game: Game, language: str, family: str) -> tuple[list[str], list[str]]:
    """Return the words that all choices of a family begin and end with."""
    return _shared_words(game, language, family)


def squeezed(text: str) -> str:
    """Return text as it is compared: small letters without accents, spaces or signs.

    >>> squeezed("Niccolò  Machiavelli"), squeezed("Für 2 AP")
    ('niccolomachiavelli', 'fur2ap')
    """
    plain = unicodedata.normalize("NFD", text.casefold())
    return "".join(letter for letter in plain if letter.isalnum())


@cache
def _keys(game: Game, language: str) -> dict[int, Key]:
    assert language in LANGUAGES
    texts = Texts(game, language)
    families: dict[str, list[int]] = {}
    for choice in game.actions.choices[: game.first_chance]:
        families.setdefault(choice.family, []).append(choice.number)
    keys: dict[int, Key] = {}
    for family, numbers in families.items():
        verb = texts.say(f"typed-{family}") if texts.has(f"typed-{family}") else ""
        if len(numbers) == 1:
            verb = verb or squeezed(texts.action(numbers[0]).split()[0])
            keys[numbers[0]] = Key(verb, verb)
            continue
        head, tail = _shared_words(game, language, family)
        names = [_own_words(texts.action(number), head, tail) for number in numbers]
        given = (
            texts.say(f"typed-each-{family}").split() if texts.has(f"typed-each-{family}") else codes(names)
        )
        for number, name, code in zip(numbers, names, given, strict=True):
            keys[number] = Key(verb + code, verb + squeezed(_ABOUT.sub("", name)))
    return keys


def _own_words(sentence: str, head: Sequence[str], tail: Sequence[str]) -> str:
    words = sentence.split()
    return " ".join(words[len(head) : len(words) - len(tail)])


def codes(names: Sequence[str]) -> list[str]:
    """Return a short code for each of these names, all different.

    >>> codes(["gems (1)", "gems (2)", "cloth (1)", "coffee (1)"])
    ['g1', 'g2', 'cl1', 'co1']
    >>> codes(["1 ship", "2 ships"]), codes(["a1 (north)", "a1 (west)"]), codes(["3 gold", "Fair wind"])
    (['1', '2'], ['a1n', 'a1w'], ['g3', 'f'])
    """
    split = [_pieces(name) for name in names]
    figures = ["".join(piece for piece in pieces if piece.isdecimal()) for pieces in split]
    if all(figures) and len(set(figures)) == len(names):
        return figures
    found: dict[int, str] = {}
    waiting = list(range(len(names)))
    tries = [list(_tries(names[n], split[n], figures[n])) for n in waiting]
    for place in range(max(map(len, tries))):
        wanted = {n: tries[n][min(place, len(tries[n]) - 1)] for n in waiting}
        often = Counter([*wanted.values(), *found.values()])
        for n in list(waiting):
            if often[wanted[n]] == 1:
                found[n] = wanted[n]
                waiting.remove(n)
    return [found[n] if n in found else squeezed(names[n]) for n in range(len(names))]


def _pieces(name: str) -> list[str]:
    plain = unicodedata.normalize("NFD", _ABOUT.sub("", name).casefold())
    return _PIECES.findall("".join(letter for letter in plain if not unicodedata.combining(letter)))


def _tries(name: str, pieces: Sequence[str], figures: str) -> Iterator[str]:
    """Yield codes for a name, the shortest first."""
    square = _SQUARE.match(name)
    words = [piece for piece in pieces if not piece.isdecimal()]
    if square:
        rest = words[1:]
        yield square[0] + (rest[-1][:1] if rest else "")
        return
    first, *others = [word for word in words if word not in _SMALL] or words
    initials = first[:1] + "".join(word[:1] for word in others)
    yield first[:1] + figures
    yield first[:2] + figures
    yield initials + figures
    for length in range(2, max(map(len, (first, *others))) + 1):
        yield first[: length + 1] + figures
        yield first[:1] + "".join(word[:length] for word in others) + figures
    yield first + "".join(others) + figures


@cache
def _shared_words(game: Game, language: str, family: str) -> tuple[list[str], list[str]]:
    texts = Texts(game, language)
    numbers = [choice.number for choice in game.actions.choices if choice.family == family]
    return _shared([texts.action(number) for number in numbers]) if len(numbers) > 1 else ([], [])


def _shared(sentences: Sequence[str]) -> tuple[list[str], list[str]]:
    """Return the words that all sentences begin and end with; each keeps a word of its own."""
    split = [sentence.split() for sentence in sentences]
    room = min(map(len, split)) - 1
    head = 0
    while head < room and len({words[head] for words in split}) == 1:
        head += 1
    tail = 0
    while tail < room - head and len({words[-1 - tail] for words in split}) == 1:
        if split[0][-1 - tail].count("(") != split[0][-1 - tail].count(")"):
            break  # inside brackets
        tail += 1
    first = split[0]
    return first[:head], first[len(first) - tail :]
