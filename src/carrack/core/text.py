"""Sentences in the reader's language, made at the edge from values: choices, verdicts, prompts, events.

One Fluent catalogue per language: what all games share (`core/catalogue`) with the game's own on top
(`text/` in its folder).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from carrack.core import messages
from carrack.core.api import Game, Prompt
from carrack.core.events import NOBODY, Event
from carrack.core.messages import Argument, Saying, saying
from carrack.core.verdicts import Verdict, malformed

LANGUAGES: Final = ("en", "de")
SHARED: Final = Path(__file__).parent / "catalogue"
KEPT: Final = 8192
"""Formatted messages that a catalogue keeps: boards say the same words again and again."""


class _Catalogue:
    """The messages of a game in one language."""

    def __init__(self, folder: Path | None, language: str) -> None:
        if language not in LANGUAGES:
            raise malformed("language.unknown", language=language, known=", ".join(LANGUAGES))
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        for home in (SHARED, *([folder / "text"] if folder else [])):
            text = (home / f"{language}.ftl").read_text(encoding="utf-8")
            self.bundle.add_resource(FluentResource(text), allow_overrides=True)
        # Typed, since 1 and True are equal keys but not the same words.
        self._formatted = lru_cache(KEPT, typed=True)(self._format)

    def format(self, key: str, words: Mapping[str, object]) -> str:
        """Return a message with these words in it; raise KeyError when there is no such message or word."""
        return self._formatted(key, tuple(words), *words.values())

    def _format(self, key: str, names: tuple[str, ...], *values: object) -> str:
        message = self.bundle.get_message(key)
        if message.value is None:
            raise KeyError(key)
        words = dict(zip(names, values, strict=True))
        text, errors = self.bundle.format_pattern(message.value, words)
        if errors:
            raise KeyError(f"{key} ({self.language}): {errors[0]}")
        return str(text)


@cache
def _catalogue(folder: Path | None, language: str) -> _Catalogue:
    return _Catalogue(folder, language)


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
        return bool(self._catalogue.bundle.has_message(key))

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
