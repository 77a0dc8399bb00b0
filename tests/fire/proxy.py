"""A bad line between servers and their database: it delays, stalls, cuts and refuses, as packet loss does."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, TypeVar

T = TypeVar("T")
CHUNK = 65536


class BadLine:
    """A TCP proxy in a thread of its own, with faults that can be changed while it runs."""

    def __init__(self, port: int, seed: int = 2013) -> None:
        self.target = port
        self.port = 0
        self.dice = random.Random(seed)
        self.delay = 0.0
        """Seconds, at most, that each piece of data waits."""
        self.loss = 0.0
        """The chance that a piece of data is lost for good: the connection stalls, and is reset."""
        self.refuses = False
        self.holds = False
        """Nothing passes, and nobody is told: the line is dead."""
        self.cuts = 0
        self.answers: dict[asyncio.StreamWriter, asyncio.StreamWriter] = {}
        """By the line to the database: the line back to whoever sent."""
        self._writers: set[asyncio.StreamWriter] = set()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)

    def __enter__(self) -> BadLine:
        self._thread.start()

        async def listen() -> int:
            self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
            return int(self._server.sockets[0].getsockname()[1])

        self.port = self._run(listen())
        return self

    def __exit__(self, *_: object) -> None:
        async def stop() -> None:
            self._server.close()
            self._cut_all()
            self.holds = False
            while self._writers:  # each connection notices by itself
                await asyncio.sleep(0)

        self._run(stop())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()

    def cut(self) -> None:
        """Reset every connection."""

        async def cut() -> None:
            self._cut_all()

        self._run(cut())

    def _cut_all(self) -> None:
        for writer in list(self._writers):
            writer.transport.abort()

    def _run(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.refuses:
            writer.transport.abort()
            return
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            writer.transport.abort()
            return
        both = (writer, back)
        self.answers[back] = writer
        self._writers.update(both)
        try:
            await asyncio.gather(self._pass(reader, back), self._pass(there, writer))
        finally:
            self._writers.difference_update(both)
            del self.answers[back]
            for one in both:
                one.transport.abort()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, asyncio.IncompleteReadError):
            while data := await reader.read(CHUNK):
                if self.delay:
                    await asyncio.sleep(self.dice.random() * self.delay)
                while self.holds:
                    await asyncio.sleep(0.01)
                if self.loss and self.dice.random() < self.loss:
                    self.cuts += 1
                    break
                writer.write(data)
                await writer.drain()
        # One direction has ended: so has the connection.
        writer.transport.abort()
