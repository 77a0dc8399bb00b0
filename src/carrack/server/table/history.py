"""The history of a table, version by version: what a client missed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from msgspec.structs import replace

from carrack.core import messages
from carrack.core.api import Game
from carrack.core.events import Event
from carrack.server.protocol.messages import Step
from carrack.server.table.view import moves


class HistoryEntry(NamedTuple):
    """The events of one version: from which on, and whether the story begins anew with it."""

    version: int
    seat: int
    start: int
    anew: bool
    by: str


class History:
    """The versions since the last take-back; what was before it is void."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self.chapters: list[HistoryEntry] = []

    def add(self, version: int, seat: int, start: int, anew: bool = False, by: str = "") -> None:
        """Add a version with the events from `start` on; `anew`: with all of them."""
        if anew:
            self.chapters.clear()
        self.chapters.append(HistoryEntry(version, seat, 0 if anew else start, anew, by))

    def since(self, have: int, events: list[Event], eyes: int | None) -> tuple[list[Step], bool]:
        """Return the steps after a version, as a seat saw them, and whether they start from the beginning."""
        if not self.chapters:
            return [], True
        first, last = self.chapters[0].version, self.chapters[-1].version
        from_start = not first <= have <= last
        begin = 0 if from_start else have - first + 1
        return [self.step(place, events, eyes) for place in range(begin, len(self.chapters))], from_start

    def step(self, place: int, events: list[Event], eyes: int | None) -> Step:
        """Return one version's step as a seat saw it (-1: the last)."""
        return self.step_for([eyes], place, events)[eyes]

    def step_for(
        self, viewers: Iterable[int | None], place: int, events: list[Event]
    ) -> dict[int | None, Step]:
        """Return one version's step as each of these saw it; who saw the same shares its log and moves."""
        place %= len(self.chapters)
        chapter = self.chapters[place]
        end = self.chapters[place + 1].start if place + 1 < len(self.chapters) else len(events)
        happened = events[chapter.start : end]
        owners = {event.seat for event in happened if event.secret}
        told: dict[int | None, Step] = {}
        found: dict[int | None, Step] = {}
        for eyes in viewers:
            # Each secret is known to one seat; all others saw the same.
            kind = eyes if eyes in owners else None
            if kind not in told:
                seen = [event.seen_by(kind) for event in happened]
                log = list(messages.story(self._game, seen))
                told[kind] = Step(chapter.version, chapter.seat, moves(self._game, seen), log, chapter.anew)
            # Hide from others that a seat had no choice or had a standing order.
            own = bool(chapter.by) and eyes == chapter.seat
            found[eyes] = replace(told[kind], by=chapter.by) if own else told[kind]
        return found
