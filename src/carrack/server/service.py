"""The running server: its parts, put together, started and stopped."""

from __future__ import annotations

import asyncio
import os
import socket
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from functools import partial
from typing import TYPE_CHECKING, Final, Protocol

import carrack
from carrack.core.verdicts import Refusal
from carrack.server.accounts import Accounts, stranger
from carrack.server.bot_pool import BotPool
from carrack.server.build_status import BuildStatus
from carrack.server.cleanup import expire_for_ever
from carrack.server.cluster.cluster import Cluster
from carrack.server.cluster.lease import Lease
from carrack.server.component_sets import ComponentSets
from carrack.server.costs import Costs, Payer, network_of
from carrack.server.limits import Limit
from carrack.server.login_limits import LoginLimits
from carrack.server.origin import address_of
from carrack.server.protocol.schemas import Health
from carrack.server.replay.reader import Readers
from carrack.server.settings import NO_LISTENING, Settings
from carrack.server.supervisor import Supervised
from carrack.server.table.interface import Services
from carrack.server.table.registry import Registry
from carrack.server.table.stored_tables import StoredTables
from carrack.server.telemetry.metrics import Metrics
from carrack.server.telemetry.tracing import tracer_for
from carrack.server.thoughts.queue import ThoughtQueue
from carrack.store.addresses import dsn_of
from carrack.store.database import Database, failed, open_database
from carrack.store.tables import UNREADABLE
from carrack.store.writer import Writer

if TYPE_CHECKING:
    from starlette.requests import HTTPConnection


MINUTE: Final = 60.0
LONGEST_NAME: Final = 255
FORBIDDEN_CLOSE: Final = 4401
LAST_WORD_SECONDS: Final = 8.0
"""Seconds, at most, that pages have to take their last answer when the server stops."""
POLL_SECONDS: Final = 0.02
BURST_SECONDS: Final = 10.0
"""Burst: the share of so many seconds may be used at once."""


class OpenSocket(Protocol):
    """A connection to a table, as the service counts and closes it."""

    payer: Payer
    session: str

    def close(self, refusal: Refusal, code: int) -> None:
        """Say why, then close."""

    def part(self, refusal: Refusal) -> None:
        """Close as soon as the message under way is answered."""


class Service:
    """Everything that lives as long as the server."""

    def __init__(
        self, settings: Settings, database: Database, writer: Writer, origin: str, offers: ComponentSets
    ) -> None:
        self.settings = settings
        self.origin = origin
        self.database = database
        self.writer = writer
        lease = Lease(database, name_of(settings))
        self.accounts = Accounts(database, self.writer, self.end_sessions, lease.now)
        self.compiling = BuildStatus(settings.compiling)
        self.costs = Costs(settings.work_per_person, settings.work_per_address, BURST_SECONDS)
        self.metrics = Metrics()
        self.tracer = tracer_for(settings.traces, name_of(settings))
        self.bots = BotPool(settings.workers, settings.bot_seconds, self.compiling, self.metrics, self.tracer)
        self.readers = Readers(self.compiling, self.costs)
        services = Services(
            writer=writer,
            stored=StoredTables(database, lease),
            bots=self.bots,
            costs=self.costs,
            lease=lease,
            metrics=self.metrics,
            tracer=self.tracer,
            origin=origin,
            pause=settings.answer_pause,
            patience=settings.patience_minutes,
        )
        self.registry = Registry(settings, database, offers, services)
        self.cluster = Cluster(
            database,
            writer,
            lease,
            self.registry,
            listening_address(settings),
            self._open_sessions,
            self._close,
        )
        self.thoughts = ThoughtQueue(database, writer, self.bots.offer)
        self.sockets: set[OpenSocket] = set()
        self.per_address: Counter[str] = Counter()
        """Sockets of each address."""
        self.stopping = False
        self._tasks: list[Supervised] = []
        requests = settings.requests_per_minute
        self._requests = Limit(requests / MINUTE, requests)
        self._arrivals = Limit(requests / 10 / MINUTE, max(1, requests / 10))
        self.logins = LoginLimits(writer, settings.logins_per_minute)
        self._replays = Limit(settings.replays_per_minute / MINUTE, settings.replays_per_minute)

        writer.on_commit = self.metrics.commit_seconds.observe
        self._read_parts()

    @staticmethod
    async def start(settings: Settings, origin: str, offers: ComponentSets) -> Service:
        """Open the database, and wake the tables where a bot is to move."""
        database = await open_database(settings.database, alone=True, pooled=settings.pooled)
        service = Service(settings, database, await Writer.open(database), origin, offers)
        service.metrics.count_errors()
        try:
            await service.cluster.start()
            await service.registry.wake(restarted=True)
        except UNREADABLE as error:
            await service.stop(damaged=True)
            raise failed(error) from error
        works: dict[str, Callable[[], Awaitable[None]]] = {
            "expiry": partial(expire_for_ever, service.registry, settings.guest_days)
        }
        if settings.think_token or not service.cluster.lease.alone:
            works |= {"thoughts": service.thoughts.fetch, "thinkers": service.thoughts.watch}
        service._tasks = [Supervised(name, work) for name, work in works.items()]
        return service

    async def drain(self, farewell: Refusal, seconds: float = 0.0) -> None:
        """Send all pages away, one after the other over so many seconds, each after its last answer."""
        self.stopping = True
        leaving = list(self.sockets)
        for number, connection in enumerate(leaving):
            connection.part(farewell)
            if seconds and number + 1 < len(leaving):
                await asyncio.sleep(seconds / len(leaving))
        until = time.monotonic() + LAST_WORD_SECONDS
        while self.sockets and time.monotonic() < until:
            await asyncio.sleep(POLL_SECONDS)

    async def stop(self, damaged: bool = False) -> None:
        """Store what waits, then stop; `damaged`: the database cannot be used, so leave it as it is."""
        self.stopping = True
        for task in self._tasks:
            await task.stop()
        await self.registry.close()
        await self.cluster.stop(damaged)
        self.bots.close()
        self.readers.close()
        await self.writer.close()
        await self.database.close()
        self.metrics.close()
        self.tracer.close()

    async def end_sessions(self, digests: list[str]) -> None:
        """Close the sockets of ended sessions, including those opened with their seat tokens."""
        await self._close(digests)
        await self.registry.void_tokens(set(digests))

    async def _close(self, digests: list[str]) -> None:
        """Close the sockets of sessions that have ended, here or at another server."""
        ended = set(digests)
        for connection in list(self.sockets):
            if connection.session in ended:
                connection.close(stranger(), FORBIDDEN_CLOSE)

    def _open_sessions(self) -> set[str]:
        return {connection.session for connection in self.sockets if connection.session}

    def come(self, connection: OpenSocket) -> None:
        """Count a socket."""
        self.sockets.add(connection)
        self.per_address[connection.payer.address] += 1

    def leave(self, connection: OpenSocket) -> None:
        """Count a socket that has closed."""
        self.sockets.discard(connection)
        self.per_address[connection.payer.address] -= 1
        if not self.per_address[connection.payer.address]:
            del self.per_address[connection.payer.address]

    def health(self) -> Health:
        """Return the state of the server."""
        return Health(
            status="stopping" if self.stopping else "ok",
            version=carrack.__version__,
            compiled=carrack.COMPILED,
            compiling=self.compiling.percent,
            tables=len(self.registry.live),
            sockets=len(self.sockets),
            thinking=self.bots.waiting,
            moves_per_commit=round(self.writer.jobs / max(1, self.writer.commits), 2),
        )

    def _read_parts(self) -> None:
        """Let the metrics read what the server's parts count by themselves."""
        registry, writer, bots = self.registry, self.writer, self.bots
        lease, watcher = self.cluster.lease, self.cluster.watcher
        gauge, counter = self.metrics.gauge, self.metrics.counter
        gauge("tables", "Tables in memory.", lambda: len(registry.live))
        gauge("tables_kept", "Tables in memory that this server keeps.", registry.count_kept)
        gauge("sockets", "Open sockets.", lambda: len(self.sockets))
        gauge("thoughts_waiting", "Bots' decisions under way or waiting.", lambda: bots.waiting)
        gauge("writes_waiting", "Writes that wait for a transaction.", lambda: writer.waiting)
        gauge("lease_held", "1 while the lease of this server holds.", lease.holds)
        gauge("stopping", "1 while the server is about to stop.", lambda: self.stopping)
        counter("leases_lost", "Leases that have run out.", lambda: lease.lost)
        counter("writes", "Writes that were stored.", lambda: writer.jobs)
        counter("commits", "Transactions of the writer.", lambda: writer.commits)
        counter("stale", "Writes that came second to another server's.", lambda: writer.stale)
        counter("unsure", "Writes whose outcome was lost with a connection.", lambda: writer.unsure)
        counter("hints", "Hints of other servers.", lambda: watcher.hints)
        counter("polls", "Polls for the changes of other servers.", lambda: watcher.polls)
        counter("thoughts_elsewhere", "Decisions made on other machines.", lambda: bots.decided_elsewhere)

    # --- how much is too much ---------------------------------------------------------------------------

    def limit_requests(self, request: HTTPConnection) -> None:
        """Count a request."""
        self._requests.take(network_of(address_of(request)))

    def limit_arrivals(self, request: HTTPConnection) -> None:
        """Count a new guest."""
        self._arrivals.take(network_of(address_of(request)))

    async def limit_logins(self, request: HTTPConnection) -> None:
        """Count a try at a password."""
        await self.logins.take(network_of(address_of(request)))

    def patient(self, request: HTTPConnection, login: str) -> AbstractAsyncContextManager[None]:
        """Check a password inside: after some wrong ones for an account, each further try waits longer."""
        return self.logins.patient(login, network_of(address_of(request)))

    def limit_replays(self, request: HTTPConnection) -> None:
        """Count a replay."""
        self._replays.take(network_of(address_of(request)))


def name_of(settings: Settings) -> str:
    """Return the lease's name, host and port: a restarted server replaces its own old lease."""
    place = str(settings.port) if settings.port else f"process {os.getpid()}"
    return f"{socket.gethostname()} {settings.host} {place}"[:LONGEST_NAME]


def listening_address(settings: Settings) -> str:
    """Return the address at which PostgreSQL tells what others have stored; empty: nobody can listen."""
    if settings.database_listen == NO_LISTENING:
        return ""
    return dsn_of(settings.database_listen or settings.database)
