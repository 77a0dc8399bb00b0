"""This server among others: beats, adopts, announces and hears, all in supervised tasks."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Mapping
from functools import partial
from typing import Final, Protocol

from carrack.server.cluster.announcer import Announcer
from carrack.server.cluster.lease import Lease
from carrack.server.cluster.watcher import Watcher
from carrack.server.supervisor import Supervised
from carrack.store.database import Database
from carrack.store.servers import BEAT_SECONDS, Known, ended_sessions
from carrack.store.writer import Writer

log = logging.getLogger(__name__)
ADOPTED_AT_ONCE: Final = 100
"""Tables that a server adopts in one statement: others take their share at the same time."""
AGAIN_SECONDS: Final = 0.2
LONGEST_WAIT: Final = BEAT_SECONDS
"""Seconds before the next try where the database did not answer, at first and at most: a lease is short."""


class Tables(Protocol):
    """The tables in memory, as the cluster needs them."""

    def known(self) -> Mapping[str, Known]:
        """Return how far each is."""

    def in_memory(self, tables: Collection[str]) -> set[str]:
        """Return those of these tables that are in memory."""

    async def read_on(self, tables: Collection[str]) -> None:
        """Take over what other servers have stored."""

    def note_presence(self) -> None:
        """Let other servers know who is connected here."""

    async def keep_on(self) -> None:
        """Let those answer who need no click, where this server keeps the table."""

    async def wake(self, restarted: bool = False) -> None:
        """Load the tables of this server at which something waits."""


class Cluster:
    """The tasks of a server that shares its database; alone with a file it needs none of them."""

    def __init__(
        self,
        database: Database,
        writer: Writer,
        lease: Lease,
        tables: Tables,
        listen: str,
        sessions: Callable[[], Collection[str]],
        end_sessions: Callable[[list[str]], Awaitable[None]],
    ) -> None:
        self._database = database
        self._writer = writer
        self.lease = lease
        self._tables = tables
        self._sessions = sessions
        """Sessions of open sockets."""
        self._end_sessions = end_sessions
        self._announcer = Announcer(database, lease)
        self.watcher = Watcher(database, lease, listen, tables.known, tables.in_memory, tables.read_on)
        self._tasks: list[Supervised] = []
        self._broke_off = False
        """The last beat did not come to its end: tables may have been adopted, and nobody woken."""
        self._beaten = asyncio.Event()
        """A beat has come to its end: let the tables go on."""
        self._adopted: set[str] = set()
        """Tables that have been adopted and not read on yet."""
        self._wakings = 0
        """How often a beat wanted tables woken that this server keeps now."""
        self._woken = 0
        """The number of the last of these that was done."""

    async def start(self) -> None:
        """Begin the lease, adopt tables without a keeper, and start the background tasks."""
        await self.lease.begin()
        self._writer.keeper = self.lease.server
        await self._adopt()
        self._adopted.clear()  # none is in memory yet
        if not self.lease.alone:
            self._writer.on_stored = self._announcer.announce
            works = [
                ("beat", self._beat),
                ("tables", self._keep_on),
                ("announcer", self._announcer.run),
                ("news", self.watcher.deliver),
            ]
            works += [("poll", self.watcher.poll), ("sessions", self._watch_sessions)]
            if self.watcher.listens:
                works.append(("listen", self.watcher.listen))
            self._tasks = [Supervised(name, work, AGAIN_SECONDS, LONGEST_WAIT) for name, work in works]

    async def stop(self, damaged: bool = False) -> None:
        """Let other servers keep the tables of this one at once, unless the database is damaged."""
        for task in self._tasks:
            await task.stop()
        if not damaged:
            await self.lease.end()

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(self.lease.pause)
            await self.beat()

    async def beat(self) -> None:
        """Renew the lease and adopt orphaned tables; then the tables go on."""
        broke_off, self._broke_off = self._broke_off, True
        await self.lease.beat()
        if self._writer.keeper != self.lease.server:
            # A new lease has begun, perhaps in a failed heartbeat; our presence rows went with the old one.
            self._writer.keeper = self.lease.server
            self._tables.note_presence()
        if await self._adopt() or broke_off:
            self._wakings += 1
        self._broke_off = False
        self._beaten.set()

    async def _adopt(self) -> int:
        """Keep the tables that nobody keeps; return how many."""
        found = 0
        while some := await self.lease.adopt(ADOPTED_AT_ONCE):
            self._adopted.update(some)
            found += len(some)
        if found:
            log.info("adopted tables", extra={"tables": found})
        return found

    async def _keep_on(self) -> None:
        """Let the tables go on after each beat. The next beats do not wait for it.

        A dead server may leave thousands of tables: loading them can take longer than a lease.
        """
        while True:
            await self._beaten.wait()
            self._beaten.clear()
            await self.keep_on()

    async def keep_on(self) -> None:
        """Ask again wherever an automatic answer is due, and wake the tables that were adopted."""
        if self._adopted:
            adopted, self._adopted = self._adopted, set()
            try:
                await self._tables.read_on(adopted)
            except BaseException:
                self._adopted |= adopted  # else those in memory would not know that they are kept here
                raise
        # First those in memory: there people wait, and waking thousands of others may take a while.
        await self._tables.keep_on()
        wakings = self._wakings
        if wakings != self._woken:
            await self._tables.wake(restarted=True)
            self._woken = wakings

    async def _watch_sessions(self) -> None:
        """Close the sockets of sessions that were ended at another server."""
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            if digests := self._sessions():
                ended = await self._database.news.run(partial(ended_sessions, digests=digests))
                if ended:
                    await self._end_sessions(sorted(ended))
