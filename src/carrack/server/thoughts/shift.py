"""A worker's side: takes thoughts from the database, keeps them while it thinks, and stores the answers."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final

from carrack.bots.decisions import build
from carrack.store import thoughts as store
from carrack.store.database import Database
from carrack.store.thoughts import LEASE_SECONDS, TakenThought
from carrack.store.writer import Unsure, Writer

log = logging.getLogger(__name__)
POLL_SECONDS: Final = 0.05
BEAT_SECONDS: Final = 1.0
LONGEST_NAME: Final = 255


class Shift:
    """The work of one worker, from its coming to its going."""

    def __init__(
        self,
        database: Database,
        writer: Writer,
        thinker: str,
        name: str,
        slots: int,
        think: Callable[[bytes], Awaitable[bytes]],
    ) -> None:
        self._database = database
        self._writer = writer
        self._thinker = thinker
        self._name = name[:LONGEST_NAME]
        self._slots = slots
        self._think = think
        """Returns the answer to a thought; EOFError, OSError: somebody else has to think about it."""
        self._taken: dict[asyncio.Task[None], TakenThought] = {}
        self.answered = 0

    async def run(self) -> None:
        """Work until cancelled; then release the thoughts that are not answered."""
        beaten = -BEAT_SECONDS
        try:
            while True:
                if time.monotonic() - beaten >= BEAT_SECONDS:
                    beaten = time.monotonic()
                    await self._beat()
                if len(self._taken) < self._slots:
                    await self._take()
                if len(self._taken) == self._slots:
                    await asyncio.wait(self._taken, timeout=BEAT_SECONDS, return_when=asyncio.FIRST_COMPLETED)
                else:
                    await asyncio.sleep(POLL_SECONDS)
        finally:
            await asyncio.shield(self._leave())

    async def _beat(self) -> None:
        await self._writer.write(
            lambda connection: store.renew_thinker(
                connection, self._thinker, self._name, build(), self._slots
            )
        )
        for taken in list(self._taken.values()):
            await self._renew(taken, LEASE_SECONDS)

    async def _take(self) -> None:
        async with self._database.reading() as connection:
            if not await store.some_wait(connection, build()):
                return
        room = self._slots - len(self._taken)
        found = await self._writer.write(
            lambda connection: store.take_thoughts(connection, room, LEASE_SECONDS, build())
        )
        for taken in found:
            task = asyncio.create_task(self._answer(taken))
            self._taken[task] = taken
            task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._taken.pop(task, None)
        if not task.cancelled() and (error := task.exception()):
            log.error("a decision of a bot failed", exc_info=error)

    async def _answer(self, taken: TakenThought) -> None:
        try:
            answer = await self._think(taken.thought)
        except (EOFError, OSError) as error:
            log.warning("a worker returned a decision unanswered", extra={"error": repr(error)})
            await self._renew(taken, 0.0)
            return
        stored = await self._writer.write(lambda connection: store.answer_thought(connection, taken, answer))
        self.answered += stored

    async def _renew(self, taken: TakenThought, seconds: float) -> None:
        await self._writer.write(lambda connection: store.renew_thought(connection, taken, seconds))

    async def _leave(self) -> None:
        left = dict(self._taken)
        for task in left:
            task.cancel()
        await asyncio.gather(*left, return_exceptions=True)
        try:
            for taken in left.values():
                await self._renew(taken, 0.0)
            await self._writer.write(lambda connection: store.drop_thinker(connection, self._thinker))
        except Unsure:
            # The database is away: others get these decisions when the lease on them runs out.
            log.warning("a worker could not return its decisions", extra={"thinker": self._name})
