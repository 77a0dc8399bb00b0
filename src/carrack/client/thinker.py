"""A worker that thinks for the bots of a server or of a database: `carrack think`."""

from __future__ import annotations

import asyncio
import os
import secrets
import socket as network
from collections.abc import Callable
from typing import Final, NoReturn
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI

from carrack.bots.decisions import THINKER, build
from carrack.bots.workers import Worker
from carrack.core.system_reasons import system_reason
from carrack.core.verdicts import BUSY, Malformed, Verdict, malformed
from carrack.server.protocol.thinking import Beat, Beginning, Begun, Dismissed, Found, Think, ToThinker
from carrack.server.thoughts.shift import Shift
from carrack.store.addresses import url_of
from carrack.store.database import open_database
from carrack.store.dialects import is_sqlite
from carrack.store.writer import Unsure, Writer

PATH: Final = "/api/thoughts/socket"
BEAT_SECONDS: Final = 1.0
OPEN_SECONDS: Final = 30.0
LARGEST_FRAME: Final = 1 << 22
RETRY_SECONDS: Final = (0.2, 0.5, 1.0, 2.0, 5.0, 10.0)
"""Waiting before the next attempt when the line was cut; the last one again and again."""
ID_BYTES: Final = 8
decoder: Final[msgspec.msgpack.Decoder[ToThinker]] = msgspec.msgpack.Decoder(ToThinker)
encode: Final = msgspec.msgpack.Encoder().encode
Lost = Callable[[Verdict], None]


def own_name() -> str:
    """Return this machine and process, for the host's log."""
    return f"{network.gethostname()} process {os.getpid()}"


class Minds:
    """The processes of this worker, each of which thinks about one thing at a time."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        for _ in range(processes):
            self._free.put_nowait(Worker(THINKER))

    async def think(self, thought: bytes) -> bytes:
        """Return the answer to a thought; EOFError or OSError: the process has died of it."""
        worker = await self._free.get()
        try:
            return await asyncio.wrap_future(worker.ask(thought))
        except asyncio.CancelledError:
            worker.close()  # the server does not wait for it any more
            raise
        finally:
            self._free.put_nowait(worker)


async def think_for_server(
    address: str, token: str, processes: int, on_ready: Callable[[], None], on_lost: Lost
) -> NoReturn:
    """Think for the bots of a server until interrupted; a line that was cut is made again."""
    parts = urlsplit(address)
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise malformed("think.address", address=address)
    target = f"ws{address.removeprefix('http').rstrip('/')}{PATH}"
    minds = Minds(processes)
    begun, failures = False, 0
    while True:
        try:
            async with connect(
                target, compression=None, open_timeout=OPEN_SECONDS, max_size=LARGEST_FRAME
            ) as line:
                await _greet(line, token, processes)
                if not begun:
                    on_ready()
                begun, failures = True, 0
                await _work(line, minds)
        except (ConnectionClosed, InvalidHandshake, InvalidURI, OSError) as error:
            if not begun:
                raise malformed("think.unreachable", address=address, reason=system_reason(error)) from error
            on_lost(system_reason(error))
        await asyncio.sleep(RETRY_SECONDS[min(failures, len(RETRY_SECONDS) - 1)])
        failures += 1


async def _greet(line: ClientConnection, token: str, slots: int) -> None:
    await line.send(encode(Beginning(token, build(), own_name(), slots)))
    match decoder.decode(await _receive(line)):
        case Dismissed(code=code, family=family, params=params) if family == BUSY:
            raise OSError(code)
        case Dismissed(code=code, family=family, params=params):
            raise Malformed(Verdict(code, params, family=family))
        case Begun():
            return
        case other:
            raise OSError(f"unexpected: {type(other).__name__}")


async def _receive(line: ClientConnection) -> bytes:
    data = await line.recv()
    return data.encode() if isinstance(data, str) else data


async def _work(line: ClientConnection, minds: Minds) -> None:
    """Answer thoughts until the line is cut, which raises."""

    async def answer(asked: Think) -> None:
        try:
            found = await minds.think(asked.thought)
        except (EOFError, OSError):
            found = b""  # another worker may think about it
        await line.send(encode(Found(asked.id, found)))

    async def beat() -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            await line.send(encode(Beat()))

    try:
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(beat())
            while True:
                message = decoder.decode(await _receive(line))
                if isinstance(message, Think):
                    tasks.create_task(answer(message))
    except* ConnectionClosed as lost:
        raise lost.exceptions[0] from None


async def think_for_database(
    address: str, processes: int, on_ready: Callable[[], None], on_lost: Lost
) -> NoReturn:
    """Think for the bots of all servers of a database until interrupted."""
    if is_sqlite(url_of(address)):
        raise malformed("think.file")
    minds = Minds(processes)
    failures = 0
    while True:
        database = await open_database(address)
        writer = await Writer.open(database)
        try:
            on_ready()
            thinker = secrets.token_hex(ID_BYTES)
            await Shift(database, writer, thinker, own_name(), processes, minds.think).run()
        except (Unsure, OSError) as error:
            cause = error.__cause__
            on_lost(system_reason(cause if isinstance(cause, Exception) else error))
        finally:
            await writer.close()
            await database.close()
        await asyncio.sleep(RETRY_SECONDS[min(failures, len(RETRY_SECONDS) - 1)])
        failures += 1
