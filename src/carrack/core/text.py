"""Sentences in the reader's language, made at the edge from values: choices, verdicts, prompts, events.

One Fluent catalogue per language: what all games share (`core/catalogue`) with the game's own on top
(`text/` in its folder).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from carrack.core.api import Game, Prompt
from carrack.core.events import NOBODY, Event
from carrack.core.verdicts import Verdict, malformed

LANGUAGES: Final = ("en", "de")
LARGEST_NUMBER: Final = 10**15
LONGEST_WORD: Final = 200
SHARED: Final = Path(__file__).parent / "catalogue"


@cache
def _bundle(folder: Path | None, language: str) -> FluentBundle:
    if language not in LANGUAGES:
        raise malformed("language.unknown", language=language, known=", ".join(LANGUAGES))
    bundle = FluentBundle([language], use_isolating=False)
    for home in (SHARED, *([folder / "text"] if folder else [])):
        text = (home / f"{language}.ftl").read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(text), allow_overrides=True)
    return bundle


class Texts:
    """Everything that can be said of a game (None: of no particular one) in one language.

    `names` are the players' names, seat by seat.
    """

    def __init__(self, game: Game | None, language: str = "en", names: Sequence[str] = ()) -> None:
        self.game = game
        self.language = language
        self.names = names
        self._bundle = _bundle(game.folder if game else None, language)

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return bool(self._bundle.has_message(key))

    def say(self, key: str, args: Mapping[str, object] | None = None) -> str:
        """One message; a missing key or parameter is a bug of ours and raises."""
        message = self._bundle.get_message(key)
        if message.value is None:
            raise KeyError(key)
        text, errors = self._bundle.format_pattern(message.value, self._words(args or {}))
        if errors:
            raise KeyError(f"{key} ({self.language}): {errors[0]}")
        return str(text)

    def _words(self, args: Mapping[str, object]) -> dict[str, object]:
        words = {name: _sayable(value) for name, value in args.items()}
        seat = args.get("seat")
        if isinstance(seat, int) and seat != NOBODY:
            words["name"] = self.name(seat)
        return self.game.words(words) if self.game else words

    def name(self, seat: int) -> str:
        """A player's name, or the number of the seat."""
        if seat < len(self.names):
            return self.names[seat]
        return self.say("seat-name", {"number": seat + 1})

    def action(self, number: int) -> str:
        """What picking this number means."""
        assert self.game is not None
        choice = self.game.actions.choices[number]
        return self.say(f"do-{choice.family}", choice.args)

    def family(self, family: str) -> str:
        """A family of numbers by name, for tables of figures."""
        return self.say(f"family-{family}")

    def refusal(self, verdict: Verdict) -> str:
        """Why not, in a sentence; a reason inside a reason becomes a sentence, too."""
        args = dict(verdict.args)
        if isinstance(inner := args.pop("reason", None), Verdict):
            args["why"] = self.refusal(inner)
        elif inner is not None:
            args["reason"] = inner
        return self.say("refusal-" + verdict.code.replace(".", "-"), args)

    def prompt(self, prompt: Prompt) -> str:
        """What is asked."""
        return self.say(f"prompt-{prompt.code}", prompt.args)

    def score_part(self, part: str) -> str:
        """Where points come from."""
        return self.say(f"score-{part}")

    def story(self, events: Iterable[Event]) -> Iterator[str]:
        """What happened, in sentences; cards of one kind of event follow each other in one."""
        for (kind, seat, _), group in groupby(events, key=_alike):
            members = list(group)
            args: dict[str, object] = dict(members[0].args)
            if "card" in args:
                args["cards"] = ", ".join(self.say("card", {"card": event.args["card"]}) for event in members)
            yield self.say(f"event-{kind}", {**args, "seat": seat, "count": args.get("count", len(members))})


def _sayable(value: object) -> object:
    """What anybody may have typed must fit a sentence: long text is cut, a huge number is text."""
    if isinstance(value, int) and abs(value) > LARGEST_NUMBER:
        value = str(value)
    if isinstance(value, str) and len(value) > LONGEST_WORD:
        return value[:LONGEST_WORD] + "…"
    return value


def _alike(event: Event) -> tuple[str, int, object]:
    """Events that differ in their card alone can share a sentence."""
    return event.kind, event.seat, sorted((k, v) for k, v in event.args.items() if k != "card")
