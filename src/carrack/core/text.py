"""Sentences in the reader's language, made at the edge from values: choices, verdicts, prompts, events.

One Fluent catalogue per language: what all games share (`core/catalogue`) with the game's own on top
(`text/` in its folder).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from carrack.core import messages
from carrack.core.api import Game, Prompt
from carrack.core.events import NOBODY, Event
from carrack.core.messages import saying
from carrack.core.saying import Argument, Saying
from carrack.core.verdicts import Verdict, malformed

LANGUAGES: Final = ("en", "de")
SHARED: Final = Path(__file__).parent / "catalogue"
KEPT: Final = 8192
"""Formatted messages that a catalogue keeps: boards say the same words again and again."""
ENTRY: Final = re.compile(r"^(?=-?[A-Za-z][\w-]* *=)", re.MULTILINE)
"""The beginning of a message or term in a Fluent file."""
MENTIONED: Final = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")
"""A message or term inside another one."""


class Messages:
    """The messages of some folders in one language, those of later folders on top.

    Each is parsed when it is said for the first time: a program says few of the thousand that there are.
    """

    def __init__(self, language: str, folders: Iterable[Path]) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unread: dict[str, str] = {}
        for folder in folders:
            text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
            for entry in ENTRY.split(text)[1:]:
                self._unread[entry.partition("=")[0].rstrip()] = entry
        # Keys include the type, since 1 and True are equal keys with different words.
        self._formatted = lru_cache(KEPT, typed=True)(self._format)

    def has(self, key: str) -> bool:
        """Return whether there is such a message."""
        return key in self._unread or bool(self._bundle.has_message(key))

    def format(self, key: str, words: Mapping[str, object]) -> str:
        """Return a message with these words in it; raise KeyError when there is no such message or word."""
        return self._formatted(key, tuple(words), *words.values())

    def _format(self, key: str, names: tuple[str, ...], *values: object) -> str:
        self._read(key)
        message = self._bundle.get_message(key)
        if message.value is None:
            raise KeyError(key)
        words = dict(zip(names, values, strict=True))
        text, errors = self._bundle.format_pattern(message.value, words)
        if errors:
            raise KeyError(f"{key} ({self.language}): {errors[0]}")
        return str(text)

    def _read(self, key: str) -> None:
        """Parse a message after those that it mentions, unless that was done before.

        Another thread may do the same at the same time: what is not unread any more can be said.
        """
        entry = self._unread.get(key)
        if entry is not None:
            for mentioned in MENTIONED.findall(entry):
                self._read(mentioned)
            self._bundle.add_resource(FluentResource(entry), allow_overrides=True)
            self._unread.pop(key, None)


@cache
def _catalogue(folder: Path | None, language: str) -> Messages:
    if language not in LANGUAGES:
        raise malformed("language.unknown", language=language, known=", ".join(LANGUAGES))
    return Messages(language, (SHARED, *([folder / "text"] if folder else [])))


class Texts:
    """Everything that can be said of a game (None: of no particular one) in one language.

    `names` are the players' names, seat by seat.
    """

    def __init__(self, game: Game | None, language: str = "en", names: Sequence[str] = ()) -> None:
        self.game = game
        self.language = language
        self.names = names
        self._catalogue = _catalogue(game.folder if game else None, language)

    def has(self, key: str) -> bool:
        """Return whether there is such a message."""
        return self._catalogue.has(key)

    def say(self, key: str, args: Mapping[str, object] | None = None) -> str:
        """Return one message; a missing key or parameter is a bug of ours and raises."""
        return self.tell(saying(self.game, key, args))

    def tell(self, what: Saying) -> str:
        """Return a saying in this language."""
        return self._catalogue.format(what.key, self._words(what.args))

    def _words(self, args: Mapping[str, Argument]) -> dict[str, object]:
        words: dict[str, object] = {}
        for name, value in args.items():
            if isinstance(value, list):
                words[name] = ", ".join(self.tell(part) for part in value)
            else:
                words[name] = self.tell(value) if isinstance(value, Saying) else value
        seat = args.get("seat")
        if isinstance(seat, int) and seat != NOBODY:
            words["name"] = self.name(seat)
        return words

    def name(self, seat: int) -> str:
        """Return a player's name, or the number of the seat."""
        if seat < len(self.names):
            return self.names[seat]
        return self.say("seat-name", {"number": seat + 1})

    def action(self, number: int) -> str:
        """Return the sentence of picking this number."""
        assert self.game is not None
        return self.tell(messages.action(self.game, number))

    def family(self, family: str) -> str:
        """Return a family of numbers by name, for tables of figures."""
        return self.say(f"family-{family}")

    def refusal(self, verdict: Verdict) -> str:
        """Return the sentence of a refusal."""
        return self.tell(messages.refusal(self.game, verdict))

    def prompt(self, prompt: Prompt) -> str:
        """Return the sentence of a question."""
        assert self.game is not None
        return self.tell(messages.prompt(self.game, prompt))

    def score_part(self, part: str) -> str:
        """Return where points come from."""
        return self.say(f"score-{part}")

    def story(self, events: Iterable[Event]) -> Iterator[str]:
        """Return what happened, in sentences; cards of one kind of event follow each other in one."""
        assert self.game is not None
        return map(self.tell, messages.story(self.game, events))
