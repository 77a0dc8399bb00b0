"""Who answers without a click: bots think; a person who has no choice, or has left an order, is not asked."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import TYPE_CHECKING, Final, NamedTuple

from carrack.core.draft import forced_numbers
from carrack.core.verdicts import Refusal
from carrack.server.messages import Thinking
from carrack.server.pacing import Pace
from carrack.server.refusals import Refused
from carrack.server.seating import digest_of
from carrack.server.thinker import Thought
from carrack.store import tables
from carrack.store.steps import FORCED, STANDING

if TYPE_CHECKING:
    from carrack.server.live import LiveTable

log = logging.getLogger(__name__)
BOTS_SEED_DIGITS: Final = 15
AGAIN_SECONDS: Final = 5.0
"""Before whoever is asked is asked once more, when answering failed."""
THOUGHT_SHOWS: Final = 0.15
"""Seconds a bot thinks before everybody is told that it does."""


class OwnAnswer(NamedTuple):
    """Numbers that need no person, and why."""

    numbers: list[int]
    by: str


class Answering:
    """Of one table."""

    def __init__(self, live: LiveTable, pause: float) -> None:
        self._live = live
        seats = live.row.seats
        self._people = [Pace(pause) for _ in seats]
        """How long people take at each seat. An answer that needs no person takes as long: others cannot tell
        one who has no choice from one who has, and whoever left an order can still call it back."""
        self._bots = [Pace(0.0) for _ in seats]
        self._asked_at = 0.0
        self._timer: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        """Whether an answer is on its way."""
        return self._task is not None or self._timer is not None

    async def close(self) -> None:
        """Nothing is answered any more."""
        self._stop_timer()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def ask(self) -> None:
        """Somebody is asked: let those answer who need no click."""
        row = self._live.row
        self._stop_timer()
        if self._live.match is None or row.asked < 0:
            return
        self._asked_at = asyncio.get_running_loop().time()
        if row.seats[row.asked].kind == tables.BOT:
            if not self._live.listeners and all(seat.kind == tables.BOT for seat in row.seats):
                return  # nobody plays and nobody looks on: it goes on when somebody comes
            self._begin(self._think(row.asked, row.version))
        elif self.own_answer(row.asked):
            seat, version = row.asked, row.version
            pause = self._people[seat].draw()
            self._timer = asyncio.get_running_loop().call_later(pause, self._ring, seat, version)

    def decided(self, seat: int) -> None:
        """A person has decided; how long it took is how long the answers take that need nobody."""
        if self._asked_at:
            self._people[seat].note(asyncio.get_running_loop().time() - self._asked_at)

    def go_on(self) -> None:
        """Somebody has come: a bot that waited for that is asked."""
        row = self._live.row
        if not self.busy and row.asked >= 0 and row.seats[row.asked].kind == tables.BOT:
            self.ask()

    def ask_again(self, seat: int) -> None:
        """What this person has ordered is another thing now."""
        row = self._live.row
        if row.asked == seat and row.seats[seat].kind == tables.PERSON:
            self.ask()

    def own_answer(self, seat: int) -> OwnAnswer | None:
        """What a person who is asked need not say: there is no choice, or an order stands."""
        live = self._live
        if live.match is None or live.row.asked != seat or live.row.seats[seat].kind != tables.PERSON:
            return None
        state = live.match.state
        if forced := forced_numbers(state, seat):
            return OwnAnswer(forced, FORCED)
        # A view costs more than all the rest: most seats have left no order.
        number = live.orders.answer(state.view(seat)) if live.orders.has(seat) else None
        return None if number is None else OwnAnswer([number], STANDING)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _ring(self, seat: int, version: int) -> None:
        self._timer = None
        self._begin(self._answer(seat, version))

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        self._task = asyncio.create_task(work)
        self._task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        if self._task is task:
            self._task = None
        if not task.cancelled() and (error := task.exception()):
            log.error("answering failed", exc_info=error, extra={"table": self._live.row.id})
            # The table must not stand still for it, and must not be asked in a tight loop either.
            self._stop_timer()
            self._timer = asyncio.get_running_loop().call_later(AGAIN_SECONDS, self.ask)

    async def _answer(self, seat: int, version: int) -> None:
        """Looked at once more in the table's own task: the order may have been called back meanwhile."""

        async def answer() -> None:
            found = self.own_answer(seat) if self._live.row.version == version else None
            if found:
                await self._live.commit(seat, None, version, found.numbers, found.by)

        await self._put(answer)

    async def _think(self, seat: int, version: int) -> None:
        live = self._live
        assert live.match is not None
        view = live.match.state.view(seat)
        loop = asyncio.get_running_loop()
        telling = loop.call_later(THOUGHT_SHOWS, live.send_all, Thinking([seat]))
        thought = Thought(
            table=live.row.id,
            seat=seat,
            game=live.row.game,
            bot=live.row.seats[seat].bot,
            view=view.dump(),
            seed=bots_seed(live.row.seed),
            version=version,
            owner_file=live.row.owner_file,
        )
        wanting = live.wanting()
        costs = live.services.costs
        try:
            # Where people have asked for more than their share, their bots wait, and nobody else's.
            await costs.admit(wanting.payer)
            begun = loop.time()
            answer = await live.thinkers.decide(thought, wanting)
            took = loop.time() - begun
            if len(view.legal) > 1:
                self._bots[seat].note(took)
            else:
                await asyncio.sleep(self._bots[seat].draw_known() - took)
        finally:
            if loop.time() >= telling.when():
                live.send_all(Thinking([]))
            telling.cancel()
        number = view.legal[version % len(view.legal)] if answer is None else answer.number
        await self._put(lambda: costs.measured([wanting.payer], live.commit(seat, None, version, [number])))

    async def _put(self, work: Callable[[], Awaitable[object]]) -> None:
        """Into the table's inbox; from now on the next answer may be on its way."""
        if self._task is asyncio.current_task():
            self._task = None
        try:
            await self._live.do(work)
        except (Refusal, Refused) as refusal:
            # Stale: somebody took a decision back. Anything else is a fault, and the log has it.
            log.info("an answer was not used", extra={"table": self._live.row.id, "trouble": str(refusal)})


def bots_seed(seed: str) -> int:
    """What bots draw from: made from the table's seed, but no way back to what chance will draw."""
    return int(digest_of("bots " + seed)[:BOTS_SEED_DIGITS], 16)
