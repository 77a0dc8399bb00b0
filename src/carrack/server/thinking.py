"""Bots' decisions, handed to a few processes; a table always asks the same one, so its bots can remember."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import zlib
from asyncio.subprocess import PIPE, Process
from typing import Final

import msgspec

from carrack.server.compiling import Compiling
from carrack.server.thinker import LENGTH_BYTES, Answer, Thought, framed

log = logging.getLogger(__name__)
COMMAND: Final = (sys.executable, "-m", "carrack.server.thinker")


class Thinkers:
    """All processes that think, and how much waits for them."""

    def __init__(self, processes: int, seconds: float, compiling: Compiling) -> None:
        self._workers = [_Worker(seconds, compiling) for _ in range(processes)]
        self.waiting = 0
        """Decisions under way or waiting."""

    async def decide(self, thought: Thought) -> Answer | None:
        """The bot's answer; None when it took too long or its process died."""
        self.waiting += 1
        try:
            worker = self._workers[zlib.crc32(thought.table.encode()) % len(self._workers)]
            return await worker.decide(thought)
        finally:
            self.waiting -= 1

    async def close(self) -> None:
        await asyncio.gather(*(worker.close() for worker in self._workers))


class _Worker:
    """One process: started when it is needed, again after it died, and again once the rules are compiled."""

    def __init__(self, seconds: float, compiling: Compiling) -> None:
        self._seconds = seconds
        self._compiling = compiling
        self._folder = ""
        """The folder from which the process has imported the package."""
        self._process: Process | None = None
        self._turn = asyncio.Lock()
        self._decoder = msgspec.msgpack.Decoder(Answer)

    async def decide(self, thought: Thought) -> Answer | None:
        async with self._turn:
            try:
                answer = await asyncio.wait_for(self._ask(thought), self._seconds)
            except (
                TimeoutError,
                asyncio.IncompleteReadError,
                ConnectionError,
                msgspec.MsgspecError,
            ) as error:
                log.error("a bot's process failed", extra={"bot": thought.bot, "trouble": repr(error)})
                await self.close()
                return None
            except asyncio.CancelledError:
                # Half an answer may be in the pipe.
                await self.close()
                raise
        if answer.trouble:
            log.error("a bot failed", extra={"bot": thought.bot, "trouble": answer.trouble})
        return answer

    async def _ask(self, thought: Thought) -> Answer:
        if self._folder != self._compiling.folder:
            # Between two decisions: what a bot remembers is a help to it, nothing more.
            await self.close()
            self._folder = self._compiling.folder
        if self._process is None:
            env = {**os.environ, "PYTHONPATH": _first(self._folder, os.environ.get("PYTHONPATH", ""))}
            self._process = await asyncio.create_subprocess_exec(*COMMAND, stdin=PIPE, stdout=PIPE, env=env)
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(framed(thought))
        await self._process.stdin.drain()
        head = await self._process.stdout.readexactly(LENGTH_BYTES)
        return self._decoder.decode(await self._process.stdout.readexactly(int.from_bytes(head, "big")))

    async def close(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            if process.returncode is None:
                process.kill()
            await process.wait()


def _first(folder: str, path: str) -> str:
    """Return a search path with this folder in front."""
    return os.pathsep.join([folder, *(part for part in path.split(os.pathsep) if part not in ("", folder))])
