"""Numbers that a seat tries one after the other, before anything is stored.

A draft may be dropped, so it must teach nothing: chance never acts in it, and what others have hidden is laid
open (`Facts.shows`) only when it is stored.
"""

from __future__ import annotations

from collections.abc import Iterable

from carrack.core.api import State
from carrack.core.events import Event
from carrack.core.verdicts import Illegal, Verdict


class Draft:
    """A seat's draft; the state it starts from stays as it is."""

    def __init__(self, state: State, seat: int, numbers: Iterable[int] = ()) -> None:
        self.seat = seat
        self.numbers: list[int] = []
        self.shown = state
        """The position the seat sees meanwhile."""
        self.events: list[Event] = []
        """What has led to it."""
        self.outcome = state
        """The position once the draft is stored."""
        self.revealed: list[Event] = []
        """What happens only then."""
        for number in numbers:
            self.add(number)

    @property
    def is_complete(self) -> bool:
        """Return whether nothing more can be added: somebody else follows, or something will be laid open."""
        return bool(self.revealed) or self.outcome.actor != self.seat

    def add(self, number: int) -> None:
        """Add a number that the seat picks; if it is refused, nothing changes."""
        if self.is_complete:
            raise Illegal(Verdict("draft.complete"))
        trial = self.outcome.copy()
        events: list[Event] = []
        trial.listen(events)
        trial.apply(number)
        trial.listen(None)
        self.numbers.append(number)
        self.outcome = trial
        shows = trial.game.facts.shows
        if shows and any(event.kind in shows for event in events):
            self.revealed = events
        else:
            self.shown = trial
            self.events += events


def forced_numbers(state: State, seat: int) -> list[int]:
    """Return what a seat must pick from here on: one number after the other, while there is no other."""
    draft = Draft(state, seat)
    while not draft.is_complete and len(legal := draft.outcome.legal()) == 1:
        draft.add(legal[0])
    return draft.numbers
