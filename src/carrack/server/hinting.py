"""Hints: what a strong bot would do in somebody's place, from what that seat may know and nothing else."""

from __future__ import annotations

from typing import Final, NamedTuple

from carrack.core import sayings
from carrack.core.api import View
from carrack.core.draft import Draft
from carrack.core.verdicts import BUSY, FORBIDDEN, Busy, Forbidden, Illegal, Verdict
from carrack.server.answering import bots_seed
from carrack.server.live import LiveTable
from carrack.server.messages import Advice, AskHint
from carrack.server.seating import allows_hints
from carrack.server.thinker import Answer, Thought
from carrack.server.thinking import Thinkers

ADVISER: Final = "captain"
DIGITS: Final = 3


class _Asked(NamedTuple):
    """A hint to think about."""

    seat: int
    person: str
    view: View


class Hints:
    """Of all tables: nobody has more than one hint thought about at a time."""

    def __init__(self, thinkers: Thinkers, most_waiting: int) -> None:
        self._thinkers = thinkers
        self._most_waiting = most_waiting
        self._thought_about: set[str] = set()

    async def give(self, live: LiveTable, seat: int | None, wish: AskHint) -> Advice:
        """Think beside the table, which goes on meanwhile; when it has, the hint is stale."""
        asked = await live.do(lambda: self._take(live, seat, wish))
        thought = Thought(
            table=live.row.id,
            seat=asked.seat,
            game=live.row.game,
            bot=ADVISER,
            view=asked.view.dump(),
            seed=bots_seed(live.row.seed),
            version=wish.version,
            owner_file=live.row.owner_file,
            explain=True,
        )
        try:
            answer = await self._thinkers.decide(thought, live.wanting())
        finally:
            self._thought_about.discard(asked.person)
        return await live.do(lambda: self._tell(live, asked.seat, wish, answer))

    async def _take(self, live: LiveTable, seat: int | None, wish: AskHint) -> _Asked:
        draft = live.draft_at(seat, wish.version, wish.numbers)
        seat = draft.seat
        if not allows_hints(live.row, seat):
            raise Forbidden(Verdict("hint.off", family=FORBIDDEN))
        if draft.numbers and draft.is_complete:
            raise Illegal(Verdict("draft.complete"))
        person = live.row.seats[seat].person or f"{live.row.id} {seat}"
        if person in self._thought_about:
            raise Busy(Verdict("hint.one", family=BUSY))
        if self._thinkers.waiting >= self._most_waiting:
            raise Busy(Verdict("hint.busy", family=BUSY))
        self._thought_about.add(person)
        return _Asked(seat, person, draft.shown.view(seat))

    async def _tell(self, live: LiveTable, seat: int, wish: AskHint, answer: Answer | None) -> Advice:
        draft = live.draft_at(seat, wish.version, wish.numbers)
        if answer is None or not answer.visits:
            raise Busy(Verdict("hint.busy", family=BUSY))
        game = draft.shown.game
        numbers = _rest_of_turn(draft, answer.line)
        most = next(
            (number for number, times in answer.visits.items() if times and number != answer.number), None
        )
        return Advice(
            id=wish.id,
            version=wish.version,
            bot=ADVISER,
            numbers=numbers,
            does=[sayings.action(game, number) for number in numbers],
            chances=[round(value, DIGITS) for value in answer.values],
            share=round(answer.visits[answer.number] / sum(answer.visits.values()), DIGITS),
            instead=None if most is None else sayings.action(game, most),
        )


def _rest_of_turn(draft: Draft, line: list[int]) -> list[int]:
    """As much of the line as is this seat's own before anybody else or chance follows."""
    before = len(draft.numbers)
    for number in line:
        if (len(draft.numbers) > before and draft.is_complete) or number not in draft.outcome.legal():
            break
        draft.add(number)
    return draft.numbers[before:]
