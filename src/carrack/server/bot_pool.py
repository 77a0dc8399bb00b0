"""Bots' decisions, handed to a few processes; a table always asks the same one, so its bots can remember."""

from __future__ import annotations

import asyncio
import logging
import time
import zlib
from typing import Final

import msgspec

from carrack.server.bot_worker import BotAnswer, BotTask
from carrack.server.build_status import BuildStatus
from carrack.server.fair_queue import NOBODY, FairQueue, Usage, Wanting
from carrack.server.worker_process import WorkerProcess

log = logging.getLogger(__name__)
MODULE: Final = "carrack.server.bot_worker"


class BotPool:
    """All processes that think, and how much waits for them."""

    def __init__(self, processes: int, seconds: float, compiling: BuildStatus) -> None:
        self._usage = Usage()
        self._workers = [_Worker(seconds, compiling, self._usage) for _ in range(processes)]
        self.waiting = 0
        """Decisions under way or waiting."""

    async def decide(self, thought: BotTask, wanting: Wanting = NOBODY) -> BotAnswer | None:
        """Return the bot's answer; None when it took too long or its process died."""
        self.waiting += 1
        try:
            worker = self._workers[zlib.crc32(thought.table.encode()) % len(self._workers)]
            return await worker.decide(thought, wanting)
        finally:
            self.waiting -= 1

    async def close(self) -> None:
        await asyncio.gather(*(worker.close() for worker in self._workers))


class _Worker:
    """One process: started when it is needed, again after it died, and again once the rules are compiled."""

    def __init__(self, seconds: float, compiling: BuildStatus, usage: Usage) -> None:
        self._seconds = seconds
        self._compiling = compiling
        self._folder = ""
        """The folder from which the process has imported the package."""
        self._process = WorkerProcess(MODULE)
        self._usage = usage
        self._turns = FairQueue(usage)
        self._decoder = msgspec.msgpack.Decoder(BotAnswer)

    async def decide(self, thought: BotTask, wanting: Wanting) -> BotAnswer | None:
        await self._turns.take(wanting)
        begun = time.monotonic()
        try:
            answer = await asyncio.wait_for(self._ask(thought), self._seconds)
        except (TimeoutError, EOFError, OSError, msgspec.MsgspecError) as error:
            # OSError: the pipe is broken, or there is no room for another process just now.
            log.error("a bot's process failed", extra={"bot": thought.bot, "trouble": repr(error)})
            await self.close()
            return None
        except asyncio.CancelledError:
            # Half an answer may be in the pipe.
            await self.close()
            raise
        finally:
            self._usage.add(wanting.payer, time.monotonic() - begun)
            self._turns.give()
        if answer.trouble:
            log.error("a bot failed", extra={"bot": thought.bot, "trouble": answer.trouble})
        return answer

    async def _ask(self, thought: BotTask) -> BotAnswer:
        if self._folder != self._compiling.folder:
            # Between two decisions: what a bot remembers is a help to it, nothing more.
            await self.close()
            self._folder = self._compiling.folder
        return self._decoder.decode(await self._process.ask(msgspec.msgpack.encode(thought), self._folder))

    async def close(self) -> None:
        await self._process.close()
