"""Load for the bench: many tables of four connected seats each, played as fast as they go or at a pace.

A client says what the page says: a hello with the protocol, a `try` for each click, and a `commit` once the
draft is complete.
"""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final
from urllib.request import Request, urlopen

import msgspec
from msgspec import Struct

from carrack.bench.client import Socket, knock
from carrack.bench.echo import GREETING
from carrack.core.verdicts import malformed
from carrack.server.protocol.messages import Commit, Hello, Try
from carrack.server.table.listener import encode

SEATS: Final = 4
AT_ONCE: Final = 50
"""Connections made at the same time."""
OPENED_AT_ONCE: Final = 4
"""Tables opened at the same time."""
PACE: Final = 100.0
"""Moves a second of all tables while latency is measured: 500 tables whose players think five seconds."""
FASTEST_PACE: Final = 5.0
"""Moves a second at one table, at most."""
WARM_UP: Final = 0.5
LEAST_MOVES: Final = 5
"""Moves that are measured at least, however slow the machine."""
POLL: Final = 0.02
NANOSECONDS: Final = 1e9
UNLIMITED: Final = {
    "CARRACK_LOG": "none",
    "CARRACK_REQUESTS_PER_MINUTE": "1000000",
    "CARRACK_WORK_PER_PERSON": "1000000",
    "CARRACK_WORK_PER_ADDRESS": "1000000",
    "CARRACK_MESSAGES_PER_SECOND": "1000000",
    "CARRACK_SOCKETS_PER_ADDRESS": "1000000",
    "CARRACK_TABLES_PER_PERSON": "1000000",
    "CARRACK_TABLES_IN_MEMORY": "1000000",
    # The clients answer everything themselves.
    "CARRACK_ANSWER_PAUSE": "3600",
}


HELLO: Final = encode(Hello())
Door = tuple[str, dict[str, str], bytes]
"""A socket's address, the headers to knock with, and what to say first."""


class Figures(Struct):
    """The figures of one run."""

    tables: int
    sockets: int
    servers: int
    p50_ms: float
    p99_ms: float
    pace: float
    """Moves a second of all tables while latency was measured."""
    moves_per_second: float
    echoes_per_second: float
    ratio: float
    """Moves against echoes."""
    bytes_per_move: float
    """All that one client receives, from one move to the next."""
    kb_per_table: float
    """Memory of the server, without sockets."""
    kb_per_socket: float
    moves_per_commit: float
    cpu_ms_per_move: float
    """Processor time of all servers for one move, at full speed; without that of the database."""
    times_one: float
    """How many times as many moves the servers bear, with a core each, as one server with one, if the clients
    of a table are all at the same server.

    By processor time, because clients and database share this machine's cores with them.
    """
    times_one_apart: float
    """The same if the clients of each table are spread over all servers."""
    delivery_p99_ms: float
    """From the first client that has a move to the last: what a move needs to the other servers."""


class _ShownPart(Struct):
    version: int
    actor: int
    legal: list[int]


class _GapPart(Struct):
    shown: _ShownPart


class _Part(Struct):
    """As much of a message as the load needs."""

    type: str
    complete: bool = False
    shown: _ShownPart | None = None
    gap: _GapPart | None = None


DECODER: Final = msgspec.json.Decoder(_Part)


class Load:
    """Tables with their sockets, and what happened on them."""

    def __init__(self, tables: int) -> None:
        self.tables = [LoadTable(self, number) for number in range(tables)]
        self.sockets: list[Socket] = []
        self.latencies: list[float] = []
        self.deliveries: list[float] = []
        self.moves = 0
        self.bytes = 0
        self.pace: float = 0
        self.going = False
        self.last = 0.0
        """When the last move was done."""

    async def run(self, seconds: float, pace: float, warm_up: float = 0) -> tuple[float, list[float]]:
        """Let all tables play for a while, or to the end; moves a second, and latencies."""
        self.pace = pace
        self.going = True
        for number, table in enumerate(self.tables):
            table.later(number / len(self.tables) / pace if pace else 0)
        await asyncio.sleep(warm_up)
        self.moves, self.latencies, self.deliveries, self.bytes = 0, [], [], 0
        begun = self.last = time.perf_counter()
        await self.until(
            lambda: (time.perf_counter() - begun >= seconds and self.moves >= LEAST_MOVES) or self.is_over
        )
        # A few tables may have finished long before.
        rate = self.moves / max(self.last - begun, 1e-9)
        self.going = False
        await self.until(lambda: not any(table.waiting for table in self.tables))
        return rate, sorted(self.latencies)

    @property
    def is_over(self) -> bool:
        """Return True once every table has played to the end."""
        return not any(table.ready or table.waiting for table in self.tables)

    async def until(self, reached: Callable[[], bool]) -> None:
        """Wait for something; a socket that ends meanwhile ends the bench."""
        while not reached():
            for socket in self.sockets:
                if socket.ended is not None:
                    raise socket.ended
            await asyncio.sleep(POLL)


class LoadTable:
    """One table: the seat that is asked sends, and the move is done when all have it."""

    def __init__(self, load: Load, number: int) -> None:
        self.load = load
        self.random = Random(number)
        self.sockets: list[Socket] = []
        self.asked: tuple[int, _ShownPart] | None = None
        self.welcomed = 0
        self.sent = 0.0
        self.first = 0.0
        """When the first client had the move."""
        self.waiting = 0
        self.count = 0
        self.draft: list[int] = []

    @property
    def ready(self) -> bool:
        """Return True if a seat is to act."""
        return self.asked is not None

    @property
    def complete(self) -> bool:
        """Return True once all clients are welcomed: one that comes after a move is not told of it."""
        return self.welcomed == len(self.sockets)

    def later(self, seconds: float) -> None:
        asyncio.get_running_loop().call_later(seconds, self._go)

    def _go(self) -> None:
        if self.load.going and not self.waiting and self.asked is not None:
            self.waiting = len(self.sockets)
            self.sent = time.perf_counter()
            self.draft = []
            self._click(*self.asked)

    def _click(self, seat: int, shown: _ShownPart) -> None:
        """Try one more number."""
        self.draft.append(self.random.choice(shown.legal))
        self._send(seat, Try(self._id(), self.asked_version, self.draft))

    @property
    def asked_version(self) -> int:
        """Return the version that the seat to act knows."""
        return self.asked[1].version if self.asked else 0

    def _id(self) -> str:
        self.count += 1
        return f"b{self.count}"

    def _send(self, seat: int, message: Try | Commit) -> None:
        self.sockets[seat].send(encode(message))

    def tried(self, seat: int, part: _Part) -> None:
        """Commit a complete draft, or click on."""
        if part.complete or not (part.shown and part.shown.legal):
            self._send(seat, Commit(self._id(), self.asked_version, self.draft))
        else:
            self._click(seat, part.shown)

    def arrived(self) -> None:
        """Count a client that has received the move."""
        now = time.perf_counter()
        if self.waiting == len(self.sockets):
            self.first = now
        self.waiting -= 1
        if self.waiting == 0:
            self.load.moves += 1
            self.load.last = now
            self.load.latencies.append(now - self.sent)
            self.load.deliveries.append(now - self.first)
            self.later(max(0.0, 1 / self.load.pace - (now - self.sent)) if self.load.pace else 0)

    def hear(self, seat: int, text: bytes) -> None:
        """Take one message that a client has received."""
        self.load.bytes += len(text)
        part = DECODER.decode(text)
        self.welcomed += part.type == "welcome"
        if part.type == "tried":
            self.tried(seat, part)
            return
        shown = part.gap.shown if part.gap else part.shown
        if shown is None:
            return
        if shown.legal:
            self.asked = (seat, shown)
        if part.type == "moved":
            if shown.actor < 0:
                self.asked = None
            self.arrived()


class EchoTable(LoadTable):
    """The same without a game: a try is echoed to its sender, a commit to all."""

    trying = False

    @property
    def ready(self) -> bool:
        return True

    @property
    def complete(self) -> bool:
        return True

    def _go(self) -> None:
        if self.load.going and not self.waiting:
            self.waiting = len(self.sockets)
            self.sent = time.perf_counter()
            self.trying = True
            self._send(self.count % SEATS, Try(self._id(), 0, [0]))

    def hear(self, seat: int, text: bytes) -> None:
        if len(text) <= len(GREETING):
            return
        if self.trying:
            self.trying = False
            self._send(seat, Commit(self._id(), 0, [0]))
        else:
            self.arrived()


class EchoLoad(Load):
    def __init__(self, tables: int) -> None:
        super().__init__(tables)
        self.tables = [EchoTable(self, number) for number in range(tables)]


# --- the two servers ------------------------------------------------------------------------------------


@contextmanager
def server_process(command: list[str], settings: dict[str, str]) -> Iterator[tuple[str, int]]:
    """Run a server process; yield its address and process id."""
    process = subprocess.Popen(
        [sys.executable, *command], stdout=subprocess.PIPE, text=True, env={**os.environ, **settings}
    )
    assert process.stdout is not None
    try:
        line = process.stdout.readline()
        if "http://" not in line:
            raise malformed("bench.failed", reason=line.strip() or "no server")
        yield "http://" + line.partition("http://")[2].split()[0], process.pid
    finally:
        process.terminate()
        process.wait()
        process.stdout.close()


def memory_of(pid: int) -> float:
    """Return the kB that a process holds; 0 where the system does not say."""
    status = Path(f"/proc/{pid}/statm")
    if not status.exists():
        return 0.0
    import resource

    return int(status.read_text().split()[1]) * resource.getpagesize() / 1024


def _processor_seconds(pid: int) -> float:
    """Return the processor time that the threads of a process have used; 0 where the system does not say."""
    # Not /proc/PID/stat: it counts in ticks, too coarse for a short run.
    threads = Path(f"/proc/{pid}/task").glob("*/schedstat")
    return sum(int(thread.read_text().split()[0]) for thread in threads) / NANOSECONDS


def ask(address: str, path: str, cookie: str = "", body: object = None) -> tuple[Any, str]:
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(address + path, data, {"Cookie": cookie})) as answer:
        given = answer.headers.get("Set-Cookie") or cookie
        return json.load(answer), given.partition(";")[0]


def open_tables(address: str, parties: Iterable[list[str]], game: str) -> list[str]:
    """Open a table for each party of people, some at a time, by their cookies; return the tables' ids."""

    def open_one(party: list[str]) -> str:
        seats = [{"kind": "me"}, *[{"kind": "anybody"}] * (len(party) - 1)]
        table: str = ask(address, "/api/tables", party[0], {"game": game, "seats": seats})[0]["id"]
        for cookie in party[1:]:
            ask(address, f"/api/tables/{table}/join", cookie, {})
        return table

    with ThreadPoolExecutor(OPENED_AT_ONCE) as openers:
        return list(openers.map(open_one, parties))


def parties(address: str, count: int) -> list[list[str]]:
    """Return the cookies of new people, four for each of so many tables: nobody sits at two tables."""

    def arrive(number: int) -> list[str]:
        return [ask(address, "/api/me", "", {"name": f"Load {number} {seat}"})[1] for seat in range(SEATS)]

    with ThreadPoolExecutor(OPENED_AT_ONCE) as arriving:
        return list(arriving.map(arrive, range(count)))


class Driven(Struct):
    """The figures of one drive."""

    moves_per_second: float
    latencies: list[float]
    deliveries: list[float]
    paced: float
    bytes_per_move: float
    kb_per_socket: float
    cpu_ms_per_move: float


async def _drive(
    load: Load, addresses: list[list[Door]], seconds: float, pids: list[int], pace: float
) -> Driven:
    """Connect, measure at a pace, then as fast as it goes."""
    slots = asyncio.Semaphore(AT_ONCE)
    before = sum(map(memory_of, pids))

    async def join(table: LoadTable, seat: int, where: Door) -> None:
        address, headers, hello = where
        async with slots:
            socket = await knock(address, headers, partial(table.hear, seat))
            load.sockets.append(socket)
            table.sockets[seat] = socket
            if hello:
                socket.send(hello)

    joins = []
    for table, seats in zip(load.tables, addresses, strict=True):
        table.sockets = [None] * len(seats)  # type: ignore[list-item]  # filled below, before any use
        joins += [join(table, seat, where) for seat, where in enumerate(seats)]
    try:
        await asyncio.gather(*joins)
        await load.until(lambda: all(table.ready and table.complete for table in load.tables))
        per_socket = (sum(map(memory_of, pids)) - before) / len(joins)
        paced, latencies = await load.run(seconds, min(FASTEST_PACE, pace / len(load.tables)), WARM_UP)
        deliveries = sorted(load.deliveries)
        # Without another warm-up: a single table must not finish before it is measured.
        used = sum(map(_processor_seconds, pids))
        fastest, _ = await load.run(seconds, 0)
        used = sum(map(_processor_seconds, pids)) - used
        moves = max(1, load.moves)
    finally:
        for socket in load.sockets:
            socket.close()
    return Driven(
        fastest, latencies, deliveries, paced, load.bytes / moves / SEATS, per_socket, used / moves * 1000
    )


def _play(
    tables: int, seconds: float, game: str, servers: int, database: str, pace: float, apart: bool = False
) -> tuple[Driven, float, float]:
    """Drive servers; return the figures, the kB of memory for a table, and the moves of a commit.

    `apart`: the clients of each table are spread over all servers.
    """
    with tempfile.TemporaryDirectory(prefix="carrack-bench-") as folder, ExitStack() as stack:
        command = ["-m", "carrack", "serve", "--port", "0", "--database", database or f"{folder}/carrack.db"]
        started = [stack.enter_context(server_process(command, UNLIMITED)) for _ in range(servers)]
        address, pids = started[0][0], [pid for _, pid in started]
        first, *people = parties(address, 1 + tables)
        open_tables(address, [first], game)
        before = memory_of(pids[0])
        ids = open_tables(address, people, game)
        per_table = (memory_of(pids[0]) - before) / tables
        where = []
        for number, (name, party) in enumerate(zip(ids, people, strict=True)):
            at = [started[(seat if apart else number) % servers][0] for seat in range(SEATS)]
            path = f"/api/tables/{name}/socket"
            where.append(
                [(one + path, {"Cookie": cookie}, HELLO) for one, cookie in zip(at, party, strict=True)]
            )
        found = asyncio.run(_drive(Load(tables), where, seconds, pids, pace))
        shared = ask(address, "/health")[0]["moves_per_commit"]
    return found, per_table, shared


def measure(
    tables: int, seconds: float, game: str, servers: int = 1, database: str = "", pace: float = PACE
) -> Figures:
    """Measure this number of tables of a game with four connected clients each.

    Several servers share a database of PostgreSQL. The clients of a table are spread over all of them; for
    `times_one` they are not.
    """
    found, per_table, shared = _play(tables, seconds, game, servers, database, pace, apart=True)
    together = alone = found
    if servers > 1:
        together = _play(tables, seconds, game, servers, database, pace)[0]
        alone = _play(tables, seconds, game, 1, database, pace)[0]
    with server_process(["-m", "carrack.bench.echo", str(int(found.bytes_per_move))], {}) as (address, pid):
        socket = address + "/echo/{}"
        where = [[(socket.format(number), dict[str, str](), b"")] * SEATS for number in range(tables)]
        echoes = asyncio.run(_drive(EchoLoad(tables), where, seconds, [pid], pace)).moves_per_second
    return Figures(
        tables=tables,
        sockets=tables * SEATS,
        servers=servers,
        p50_ms=quantile(found.latencies, 0.5) * 1000,
        p99_ms=quantile(found.latencies, 0.99) * 1000,
        pace=found.paced,
        moves_per_second=found.moves_per_second,
        echoes_per_second=echoes,
        ratio=found.moves_per_second / echoes if echoes else 0.0,
        bytes_per_move=found.bytes_per_move,
        kb_per_table=per_table,
        kb_per_socket=found.kb_per_socket,
        moves_per_commit=shared,
        cpu_ms_per_move=found.cpu_ms_per_move,
        times_one=_times(alone, together, servers),
        times_one_apart=_times(alone, found, servers),
        delivery_p99_ms=quantile(found.deliveries, 0.99) * 1000,
    )


def _times(alone: Driven, several: Driven, servers: int) -> float:
    """Return how many times as many moves several servers bear as one, with a core each."""
    return servers * alone.cpu_ms_per_move / several.cpu_ms_per_move if several.cpu_ms_per_move else 0.0


def quantile(values: list[float], share: float) -> float:
    return values[min(len(values) - 1, int(len(values) * share))] if values else 0.0
