"""Bots' decisions, given to worker processes; a table prefers the same one, since its bots remember.

While all of them are busy, workers on other machines (`carrack think`) may help; see `thoughts`.
"""

from __future__ import annotations

import asyncio
import logging
import time
import zlib
from typing import Protocol

import msgspec

from carrack.bots.decisions import THINKER, BotAnswer, BotTask
from carrack.bots.workers import Worker
from carrack.server.build_status import BuildStatus
from carrack.server.fair_queue import NOBODY, FairQueue, Rank, Usage, Wanting
from carrack.server.telemetry.metrics import Metrics
from carrack.server.telemetry.tracing import Tracer

log = logging.getLogger(__name__)
FAVOURITE, HERE, ELSEWHERE = range(3)
"""Ranks of the processes for a decision."""


class Helpers(Protocol):
    """Workers on other machines."""

    async def ask(self, task: BotTask, seconds: float) -> bytes | None:
        """Return the answer of one of them; None: there is none in time."""


class RemoteSlot:
    """Room for one decision at a time on another machine."""

    def __init__(self, helpers: Helpers) -> None:
        self.helpers = helpers


Lane = Worker | RemoteSlot


class BotPool:
    """All processes that think, and how much waits for them."""

    def __init__(
        self, processes: int, seconds: float, compiling: BuildStatus, metrics: Metrics, tracer: Tracer
    ) -> None:
        self._seconds = seconds
        self._compiling = compiling
        self._metrics = metrics
        self._tracer = tracer
        self._usage = Usage()
        self.workers = [Worker(THINKER) for _ in range(processes)]
        self._turns: FairQueue[Lane] = FairQueue(self._usage, self.workers)
        self._slots: set[RemoteSlot] = set()
        self._wanted_slots = 0
        self._decoder = msgspec.msgpack.Decoder(BotAnswer)
        self.waiting = 0
        """Decisions under way or waiting."""
        self.decided_elsewhere = 0

    def offer(self, helpers: Helpers, slots: int) -> None:
        """Set the number of decisions that may be made on other machines at a time."""
        self._wanted_slots = slots
        while len(self._slots) < slots:
            slot = RemoteSlot(helpers)
            self._slots.add(slot)
            self._turns.give(slot)
        for slot in list(self._slots)[slots:]:
            if self._turns.drop(slot):
                self._slots.discard(slot)

    async def decide(self, thought: BotTask, wanting: Wanting = NOBODY) -> BotAnswer | None:
        """Return the bot's answer; None when it took too long or its process died."""
        favourite = self.workers[zlib.crc32(thought.table.encode()) % len(self.workers)]

        def rank(lane: Lane) -> int | None:
            if isinstance(lane, RemoteSlot):
                # One place in the queue for each question; a seat may ask for hints at several drafts.
                return None if thought.explain else ELSEWHERE
            return FAVOURITE if lane is favourite else HERE

        self.waiting += 1
        try:
            with self._metrics.time(self._metrics.thought_seconds):
                answer = await self._decide(thought, wanting, rank)
        finally:
            self.waiting -= 1
        if answer is not None and answer.trouble:
            log.error("a bot failed", extra={"bot": thought.bot, "error": answer.trouble})
        return answer

    async def _decide(self, thought: BotTask, wanting: Wanting, rank: Rank[Lane]) -> BotAnswer | None:
        lane = await self._turns.take(wanting, rank)
        begun = time.monotonic()
        try:
            with self._tracer.span("thought", table=thought.table, bot=thought.bot):
                answer = await self._ask(lane, thought)
        finally:
            self._usage.add(wanting.payer, time.monotonic() - begun)
            if isinstance(lane, RemoteSlot) and len(self._slots) > self._wanted_slots:
                self._slots.discard(lane)
            else:
                self._turns.give(lane)
        if answer is None and isinstance(lane, RemoteSlot):
            # No worker elsewhere has answered: think here.
            return await self._decide(thought, wanting, lambda one: HERE if isinstance(one, Worker) else None)
        return answer

    async def _ask(self, lane: Lane, thought: BotTask) -> BotAnswer | None:
        try:
            if isinstance(lane, RemoteSlot):
                data = await lane.helpers.ask(thought, self._seconds)
                self.decided_elsewhere += data is not None
                return None if data is None else self._decoder.decode(data)
            # Two decisions may use different processes: bots must not depend on what they remember.
            asked = lane.ask(msgspec.msgpack.encode(thought), self._compiling.folder)
            answer: bytes = await asyncio.wait_for(asyncio.wrap_future(asked), self._seconds)
            return self._decoder.decode(answer)
        except (TimeoutError, EOFError, OSError, msgspec.MsgspecError) as error:
            # OSError: the pipe is broken, or the system cannot start another process now.
            log.error("a bot's process failed", extra={"bot": thought.bot, "error": repr(error)})
            _close(lane)
            return None
        except asyncio.CancelledError:
            _close(lane)  # nobody wants its answer any more
            raise

    def close(self) -> None:
        """End the processes."""
        for worker in self.workers:
            worker.close()


def _close(lane: Lane) -> None:
    if isinstance(lane, Worker):
        lane.close()
