"""Watches for tables that other servers have changed: by LISTEN at once, by polling within a second."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Mapping
from typing import Any, Final

from carrack.server.cluster.announcer import CHANNEL
from carrack.server.cluster.lease import Lease
from carrack.store.database import Database
from carrack.store.servers import Known, changed_tables

POLL_SECONDS: Final = 1.0
LIVE_SECONDS: Final = 1.0
"""Seconds between looks whether the listening connection is still alive."""
CONNECT_SECONDS: Final = 3.0


class Watcher:
    """Calls `read_on` for tables in memory that may have changed."""

    def __init__(
        self,
        database: Database,
        lease: Lease,
        listen: str,
        known: Callable[[], Mapping[str, Known]],
        in_memory: Callable[[Collection[str]], set[str]],
        read_on: Callable[[set[str]], Awaitable[None]],
    ) -> None:
        self._database = database
        self._lease = lease
        self._listen = listen
        """PostgreSQL's own address: through a pooler LISTEN receives nothing."""
        self._known = known
        self._in_memory = in_memory
        self._read_on = read_on
        self._pending: set[str] = set()
        self._some = asyncio.Event()
        self.listens = bool(listen)
        self.hints = 0
        self.polls = 0

    def hear(self, tables: set[str]) -> None:
        """Read on soon what of these is in memory."""
        self._pending |= self._in_memory(tables)
        if self._pending:
            self._some.set()

    async def deliver(self) -> None:
        """Read on the tables that were announced, for ever."""
        while True:
            await self._some.wait()
            self._some.clear()
            tables, self._pending = self._pending, set()
            await self._read_on(tables)

    async def listen(self) -> None:
        """Listen until the connection ends, which raises; the supervisor starts it again."""
        import asyncpg  # an extra: only where there are several servers

        connection = await asyncpg.connect(self._listen, timeout=CONNECT_SECONDS)
        try:
            await connection.add_listener(CHANNEL, self._hint)
            # Catch up with notifications that were sent before LISTEN.
            await self.look()
            while True:
                await asyncio.sleep(LIVE_SECONDS)
                # A dead connection raises only when it is used: use it.
                await connection.execute("SELECT 1", timeout=CONNECT_SECONDS)
        finally:
            connection.terminate()

    def _hint(self, *heard: Any) -> None:
        server, *tables = str(heard[-1]).split()
        if server != self._lease.server:
            self.hints += 1
            self.hear(set(tables))

    async def poll(self) -> None:
        """Ask each second, for ever."""
        while True:
            await asyncio.sleep(POLL_SECONDS)
            await self.look()

    async def look(self) -> None:
        """Ask how all tables in memory are; those that are gone have changed, too."""
        before = self._known()
        if not before:
            return
        self.polls += 1
        self.hear(await self._database.news.run(lambda connection: changed_tables(connection, before)))
