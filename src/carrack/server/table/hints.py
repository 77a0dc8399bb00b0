"""Hints: the move of a strong bot, found from the seat's own view."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any, Final, NamedTuple

from carrack.bots.decisions import BotAnswer, BotTask
from carrack.core import messages
from carrack.core.api import View
from carrack.core.draft import Draft
from carrack.core.verdicts import BUSY, FORBIDDEN, Busy, Forbidden, Illegal, Verdict
from carrack.server.bot_pool import BotPool
from carrack.server.protocol.messages import Advice, AskHint
from carrack.server.supervisor import Jobs
from carrack.server.table.auto_reply import bots_seed
from carrack.server.table.live import LiveTable
from carrack.server.table.seat_info import allows_hints

ADVISER: Final = "captain"
DIGITS: Final = 3


class _Asked(NamedTuple):
    """A hint to think about."""

    seat: int
    person: str
    view: View


class Hints:
    """Hints of all tables: one at a time for each person."""

    def __init__(self, bots: BotPool, most_waiting: int) -> None:
        self._thinkers = bots
        self._most_waiting = most_waiting
        self._thought_about: set[str] = set()
        self._jobs = Jobs()

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Let a hint be found while its page's next messages are read; it does not end with the page.

        Ending it would end the bot's process, too, and with it what bots of other tables remember.
        """
        self._jobs.start("hint", work)

    async def close(self) -> None:
        """End the hints under way."""
        await self._jobs.stop()

    async def give(self, live: LiveTable, seat: int | None, wish: AskHint) -> Advice:
        """Return a hint; the table goes on meanwhile, and if it has, the hint is refused as stale."""
        asked = await live.do(lambda: self._take(live, seat, wish))
        thought = BotTask(
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
        draft = live.decisions.draft_at(seat, wish.version, wish.numbers)
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

    async def _tell(self, live: LiveTable, seat: int, wish: AskHint, answer: BotAnswer | None) -> Advice:
        draft = live.decisions.draft_at(seat, wish.version, wish.numbers)
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
            does=[messages.action(game, number) for number in numbers],
            chances=[round(value, DIGITS) for value in answer.values],
            share=round(answer.visits[answer.number] / sum(answer.visits.values()), DIGITS),
            instead=None if most is None else messages.action(game, most),
        )


def _rest_of_turn(draft: Draft, line: list[int]) -> list[int]:
    """Return the part of the line that is this seat's own, before anybody else or chance follows.

    The line leaves out what has no alternative, such as the last card of a payment: it is added.
    """
    before = len(draft.numbers)
    for number in line:
        if number not in draft.outcome.legal():
            break
        draft.add(number)
        while not draft.is_complete and len(legal := draft.outcome.legal()) == 1:
            draft.add(legal[0])
        if draft.is_complete:
            break
    return draft.numbers[before:]
