"""Answers without a click: bots think; forced answers and standing orders spare a person the question."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Final, NamedTuple

from carrack.bots.decisions import BotTask
from carrack.core.draft import forced_numbers
from carrack.core.verdicts import Refusal
from carrack.server.protocol.messages import Thinking
from carrack.server.table.errors import RefusedAt
from carrack.server.table.interface import Table
from carrack.server.table.pace import Paces
from carrack.server.tokens import digest_of
from carrack.store import tables
from carrack.store.steps import FORCED, STANDING

log = logging.getLogger(__name__)
BOTS_SEED_DIGITS: Final = 15
AGAIN_SECONDS: Final = 5.0
"""Seconds before the next try when answering failed."""
NOT_ASKED: Final = -1
THOUGHT_SHOWS: Final = 0.15
"""Seconds a bot thinks before everybody is told that it does."""


class OwnAnswer(NamedTuple):
    """Numbers that need no person, and why."""

    numbers: list[int]
    by: str


class AutoReply:
    """The automatic answers of one table."""

    def __init__(self, live: Table, pause: float) -> None:
        self._live = live
        seats = len(live.row.seats)
        self._pause = pause
        self._people = Paces(seats, pause, live.row.clock)
        """How long people take at each seat. An answer that needs no person takes as long: others cannot tell
        one who has no choice from one who has, and whoever left an order can still call it back."""
        self._bots = Paces(seats, 0.0)
        self._asked_at = 0.0
        self._asked = NOT_ASKED
        """The version for which this server last started an automatic answer."""
        self._question = ""
        """The code of the prompt that stands; it names the times to compare with."""
        self._timer: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        """Also those whose answer is not wanted any more: somebody has taken a decision back meanwhile."""

    @property
    def busy(self) -> bool:
        """Return True while an answer is under way."""
        return self._task is not None or self._timer is not None

    async def close(self) -> None:
        """Stop answering."""
        self._stop_timer()
        under_way = list(self._tasks)
        for task in under_way:
            task.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)

    def ask(self) -> None:
        """Let the asked seat answer if it needs no click: a bot, a forced answer, a standing order."""
        row = self._live.row
        self._stop_timer()
        if self._live.match is None or row.asked < 0 or self._live.lost:
            return
        self._asked_at = asyncio.get_running_loop().time()
        self._question = self._live.match.state.prompt().code
        self._asked = row.version if self._live.keeps() else NOT_ASKED
        if self._asked == NOT_ASKED:
            return  # another server keeps this table
        if row.seats[row.asked].kind == tables.BOT:
            watched = self._live.listeners or self._live.elsewhere
            if not watched and all(seat.kind == tables.BOT for seat in row.seats):
                return  # nobody plays and nobody looks on: go on when somebody comes
            self._begin(self._think(row.asked, row.version))
        elif self.own_answer(row.asked):
            seat, version = row.asked, row.version
            pause = self._people.draw(seat, self._question) if self._has_company(seat) else self._pause
            self._timer = asyncio.get_running_loop().call_later(pause, self._ring, seat, version)

    def decided(self, seat: int) -> None:
        """Note how long a person took to decide: answers that need nobody take as long."""
        if self._asked_at:
            self._people.note(seat, self._question, asyncio.get_running_loop().time() - self._asked_at)

    def _has_company(self, seat: int) -> bool:
        """Return True if another person plays, to whom the time of an answer might tell something."""
        return any(one.person is not None for one in self._live.row.seats if one.seat != seat)

    def ask_once(self) -> None:
        """Ask unless that was done: this server may keep the table since it was last changed."""
        if self._asked != self._live.row.version:
            self.ask()

    def go_on(self) -> None:
        """Ask a bot that waited for somebody to come."""
        row = self._live.row
        if not self.busy and row.asked >= 0 and row.seats[row.asked].kind == tables.BOT:
            self.ask()

    def ask_again(self, seat: int) -> None:
        """Look again at a person's standing orders, which have changed."""
        row = self._live.row
        if row.asked == seat and row.seats[seat].kind == tables.PERSON:
            self.ask()

    def own_answer(self, seat: int) -> OwnAnswer | None:
        """Return the forced answer of a person, or that of their standing order; None: they are asked."""
        live = self._live
        if live.match is None or live.row.asked != seat or live.row.seats[seat].kind != tables.PERSON:
            return None
        state = live.match.state
        if forced := forced_numbers(state, seat):
            return OwnAnswer(forced, FORCED)
        # Most seats have no order: check that first, because a view is expensive.
        number = live.standing_orders.answer(state.view(seat)) if live.standing_orders.has(seat) else None
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
        self._tasks.add(self._task)
        self._task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if self._task is task:
            self._task = None
        if not task.cancelled() and (error := task.exception()):
            log.error("an automatic answer failed", exc_info=error, extra={"table": self._live.row.id})
            # Try again later, so that the table neither stalls nor spins.
            self._stop_timer()
            self._timer = asyncio.get_running_loop().call_later(AGAIN_SECONDS, self.ask)

    async def _answer(self, seat: int, version: int) -> None:
        """Let the table's task commit a person's automatic answer."""
        await self._put(lambda: self._commit_own(seat, version))

    async def _commit_own(self, seat: int, version: int) -> None:
        """Commit a person's automatic answer, unless the order was called back meanwhile."""
        found = self.own_answer(seat) if self._live.row.version == version else None
        if found:
            await self._live.commit(seat, None, version, found.numbers, found.by)

    async def _think(self, seat: int, version: int) -> None:
        live = self._live
        assert live.match is not None
        view = live.match.state.view(seat)
        if not view.legal:
            return  # another answer is being stored; the seat to act is asked again after it
        loop = asyncio.get_running_loop()
        telling = loop.call_later(THOUGHT_SHOWS, live.tell_all, Thinking([seat]))
        thought = BotTask(
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
            # If people have used up their share, only their bots wait.
            await costs.admit(wanting.payer)
            begun = loop.time()
            answer = await live.services.bots.decide(thought, wanting)
            took = loop.time() - begun
            if len(view.legal) > 1:
                self._bots.note(seat, self._question, took)
            else:
                await asyncio.sleep(self._bots.draw_known(seat, self._question) - took)
        finally:
            if loop.time() >= telling.when():
                live.tell_all(Thinking([]))
            telling.cancel()
        number = view.legal[version % len(view.legal)]
        if answer is not None and answer.number in view.legal:  # a worker elsewhere may answer anything
            number = answer.number
        # Its step is the largest part of the loop's work for it.
        await costs.give_way(wanting.payer)
        await self._put(lambda: costs.measured([wanting.payer], live.commit(seat, None, version, [number])))

    async def _put(self, work: Callable[[], Awaitable[object]]) -> None:
        """Run work in the table's task; from now on the next answer may be under way."""
        if self._task is asyncio.current_task():
            self._task = None
        try:
            await self._live.do(work)
        except (Refusal, RefusedAt) as refusal:
            # Stale: somebody took a decision back. Anything else is a bug.
            log.info(
                "an automatic answer was refused", extra={"table": self._live.row.id, "error": str(refusal)}
            )


def bots_seed(seed: str) -> int:
    """Return the bots' seed: derived from the table's, which cannot be computed back from it."""
    return int(digest_of("bots " + seed)[:BOTS_SEED_DIGITS], 16)
