"""The log of a game: what happened, in sentences under the headings of its phases."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from carrack.cli.terminal.results import scoring_steps
from carrack.core import messages
from carrack.core.events import Event
from carrack.core.match import Match
from carrack.core.text import Texts

MOST_SENTENCES: Final = 400
HEADINGS: Final = frozenset(
    f"event-{kind}"
    for kind in ("round", "dropped", "offered", "year-ends", "period", "sale-begins", "game-ends")
)
"""What begins a part of the game: its sentence is a heading of the log."""


class Heading(str):
    """A sentence of the log that begins a part of the game."""

    __slots__ = ()


def told(events: Iterable[Event], texts: Texts) -> Iterator[str]:
    """Yield what happened in sentences, those that begin a part of the game as headings."""
    assert texts.game is not None
    for saying in messages.story(texts.game, events):
        sentence = texts.tell(saying)
        yield Heading(sentence) if saying.key in HEADINGS else sentence


class GameLog:
    """The log of one game in sentences; each event is put into words once."""

    def __init__(self) -> None:
        self._key: tuple[object, ...] = ()
        self._told = 0
        self._sentences: list[tuple[int, str]] = []
        """Each with the event that its chapter begins with."""

    def tell(self, match: Match, eyes: int | None, texts: Texts, news: int) -> tuple[list[str], list[str]]:
        """Return the old sentences and the news, as these eyes may know them."""
        key = (id(match), eyes, texts.language)
        if key != self._key or self._told > len(match.events):
            self._key, self._told, self._sentences = key, 0, []
        for begin, end in ((self._told, max(news, self._told)), (max(news, self._told), len(match.events))):
            chapter = [event.seen_by(eyes) for event in match.events[begin:end]]
            self._sentences += [(begin, sentence) for sentence in told(chapter, texts)]
        self._told = len(match.events)
        shown = self._sentences[-MOST_SENTENCES:]
        if match.is_over:
            heading = Heading(texts.say("table-scoring"))
            steps = scoring_steps(match.state.scores(), texts)
            shown = [*shown, *((len(match.events), step) for step in (heading, *steps))]
        return _words(shown, lambda begin: begin < news), _words(shown, lambda begin: begin >= news)


def _words(sentences: Iterable[tuple[int, str]], wanted: Callable[[int], bool]) -> list[str]:
    return [sentence for begin, sentence in sentences if wanted(begin)]
