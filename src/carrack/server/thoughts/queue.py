"""The keeper's side: thoughts are put into the database, and answers are fetched from there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

import msgspec

from carrack.bots.decisions import BotTask, build
from carrack.store import thoughts as store
from carrack.store.database import Database
from carrack.store.thoughts import ThoughtKey
from carrack.store.writer import Unsure, Writer

POLL_SECONDS: Final = 0.05
WATCH_SECONDS: Final = 1.0


class ThoughtQueue:
    """Thoughts of this server for workers elsewhere."""

    def __init__(
        self, database: Database, writer: Writer, offer: Callable[[ThoughtQueue, int], None]
    ) -> None:
        self._database = database
        self._writer = writer
        self._offer = offer
        """Callback with the number of free slots of all workers."""
        self._asked: dict[ThoughtKey, asyncio.Future[bytes | None]] = {}
        self._some = asyncio.Event()
        self.slots = 0

    async def ask(self, task: BotTask, seconds: float) -> bytes | None:
        """Return a worker's answer; None: none came in time, or there is no worker any more."""
        key = ThoughtKey(task.table, task.version, task.seat)
        answer: asyncio.Future[bytes | None] = asyncio.get_running_loop().create_future()
        self._asked[key] = answer
        data = msgspec.msgpack.encode(task)
        try:
            async with asyncio.timeout(seconds):
                await self._writer.write(lambda connection: store.put_thought(connection, key, data, build()))
                self._some.set()
                return await answer
        except (TimeoutError, Unsure):
            return None
        finally:
            del self._asked[key]
            self._writer.soon(lambda connection: store.drop_thought(connection, key))

    async def fetch(self) -> None:
        """Fetch answers while somebody waits for one, for ever."""
        while True:
            await self._some.wait()
            await asyncio.sleep(POLL_SECONDS)
            async with self._database.reading() as connection:
                found = await store.answers_to(connection, list(self._asked))
            for key, data in found.items():
                self._resolve(key, data)
            if not self._asked:
                self._some.clear()

    async def watch(self) -> None:
        """Look each second how much room workers have, for ever."""
        while True:
            self.slots = await self._database.news.run(
                lambda connection: store.count_slots(connection, build())
            )
            self._offer(self, self.slots)
            if not self.slots:
                for key in list(self._asked):
                    self._resolve(key, None)
            await asyncio.sleep(WATCH_SECONDS)

    def _resolve(self, key: ThoughtKey, data: bytes | None) -> None:
        answer = self._asked.get(key)
        if answer is not None and not answer.done():
            answer.set_result(data)
