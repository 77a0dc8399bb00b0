"""Sayings of everything that is told: choices, questions, refusals, events.

`Texts` says them in Python, the page says them in the browser, from the same catalogue.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby
from typing import Final

from carrack.core.api import Game, Prompt
from carrack.core.events import NOBODY, Event
from carrack.core.saying import Argument, Saying
from carrack.core.verdicts import Verdict

LARGEST_NUMBER: Final = 10**15
LONGEST_WORD: Final = 200


def saying(game: Game | None, key: str, args: Mapping[str, object] | None = None) -> Saying:
    """Return the message with arguments that any reader's side can use: the game's own numbers become
    words."""
    words = {name: _sayable(value) for name, value in (args or {}).items()}
    return Saying(key, _plain(game.words(words) if game else words))


def action(game: Game, number: int) -> Saying:
    """Return the message of picking this number."""
    choice = game.actions.choices[number]
    return saying(game, f"do-{choice.family}", choice.args)


def refusal(game: Game | None, verdict: Verdict) -> Saying:
    """Return the message of a refusal; a reason inside a reason is a saying, too."""
    args = dict(verdict.args)
    if isinstance(inner := args.get("reason"), Verdict):
        del args["reason"]
        args["why"] = refusal(game, inner)
    return saying(game, "refusal-" + verdict.code.replace(".", "-"), args)


def prompt(game: Game, asked: Prompt) -> Saying:
    """Return the message of a question."""
    return saying(game, f"prompt-{asked.code}", asked.args)


def story(game: Game, events: Iterable[Event]) -> Iterator[Saying]:
    """Tell what happened. Equal events in a row are one sentence that counts them, or lists their cards;
    events that have a count of their own are told one by one."""
    for (kind, seat, _, _), group in groupby(enumerate(events), key=_alike):
        members = [event for _, event in group]
        args: dict[str, object] = dict(members[0].args)
        if args.pop("card", None) is not None:
            args["cards"] = [saying(game, "card", {"card": event.args["card"]}) for event in members]
        args["count"] = args.get("count", len(members))
        yield saying(game, f"event-{kind}", {**args, "seat": seat} if seat != NOBODY else args)


def _plain(words: Mapping[str, object]) -> dict[str, Argument]:
    """Return arguments that JSON can carry; anything else becomes text."""
    return {
        name: value if isinstance(value, (str, int, float, Saying, list)) else str(value)
        for name, value in words.items()
    }


def _sayable(value: object) -> object:
    """Return an argument that fits a sentence: long text is cut, a huge number becomes text."""
    if isinstance(value, int) and abs(value) > LARGEST_NUMBER:
        value = str(value)
    if isinstance(value, str) and len(value) > LONGEST_WORD:
        return value[:LONGEST_WORD] + "…"
    return value


def _alike(numbered: tuple[int, Event]) -> tuple[str, int, object, int]:
    """Return a key that is equal for events that one sentence tells: they differ only in their card."""
    place, event = numbered
    told_alone = place if "count" in event.args and "card" not in event.args else -1
    return event.kind, event.seat, sorted((k, v) for k, v in event.args.items() if k != "card"), told_alone
