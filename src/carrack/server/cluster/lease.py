"""The lease of this server: renewed each second; while it holds, this server keeps its tables."""

from __future__ import annotations

import logging
import secrets
import time
from typing import Final

from carrack.server.wall_clock import now
from carrack.store import servers
from carrack.store.addresses import SQLITE
from carrack.store.database import Database

log = logging.getLogger(__name__)
ID_BYTES: Final = 8
LATER: Final = 0.02
"""Seconds after the end of another server's lease at which to look whether it was renewed."""
BOOT_CLOCK: Final = getattr(time, "CLOCK_BOOTTIME", None)
"""Runs on while the machine sleeps; a system without it has the monotonic clock."""


class Lease:
    """The right of this server to let bots, clocks and orders answer at the tables that it keeps.

    It only saves work: two servers that both believe to keep a table cannot harm it, see `store.writer`.
    """

    def __init__(self, database: Database, name: str) -> None:
        self._database = database
        self.name = name
        """Host and port: a restarted server replaces its old lease without waiting for it to run out."""
        self.server = ""
        self.alone = database.engine.dialect.name == SQLITE
        """A file has one server at a time, which holds it for as long as it runs."""
        self._until = 0.0
        self._ahead = 0.0
        """Seconds by which the database's clock is ahead of this machine's boot time."""
        self.pause = servers.BEAT_SECONDS
        """Seconds until the next beat: sooner where another server seems dead, to keep its tables at once."""
        self.lost = 0
        """How often the lease has run out."""

    def holds(self) -> bool:
        """Return True while no other server may believe that this one is dead."""
        return self.alone or _boot_time() < self._until

    def now(self) -> int:
        """Return the seconds since 1970 by the database's clock: the same on all servers.

        Those of two machines may differ: nobody's time may be over because another server keeps their table.
        """
        return now() if self.alone else int(_boot_time() + self._ahead)

    def keeps(self, keeper: str | None) -> bool:
        """Return True if a table with this keeper is kept here; alone with a file, every one is."""
        return self.alone or (keeper == self.server and self.holds())

    async def begin(self) -> None:
        """Begin a new lease, with a new id."""
        sent = _boot_time()
        self.server = secrets.token_hex(ID_BYTES)
        async with self._database.engine.begin() as connection:
            await servers.bury(connection)
            await servers.add_server(connection, self.server, self.name, for_ever=self.alone)
            looked = await servers.look_at_leases(connection, self.server)
        self._held(sent, *looked)

    async def beat(self) -> bool:
        """Renew the lease and bury the dead; False: it had run out, and another one has begun."""
        # Count from before the statement was sent: the database counts from a later moment.
        sent = _boot_time()
        async with self._database.engine.begin() as connection:
            held = await servers.renew(connection, self.server)
            await servers.bury(connection)
            looked = await servers.look_at_leases(connection, self.server)
        if held:
            self._held(sent, *looked)
            return True
        self.lost += 1
        log.warning("this server has lost its lease", extra={"server": self.server})
        await self.begin()
        return False

    def _held(self, sent: float, moment: float, left: float) -> None:
        """Note that the lease was begun or renewed at this moment of the database's clock.

        `left`: the seconds until the first lease of another server runs out.
        """
        self._until = sent + servers.LEASE_SECONDS
        self._ahead = moment - _boot_time()
        self.pause = min(servers.BEAT_SECONDS, max(0.0, left) + LATER)

    async def adopt(self, most: int) -> list[str]:
        """Keep some tables that nobody keeps; return them."""
        async with self._database.engine.begin() as connection:
            return await servers.adopt(connection, self.server, most)

    async def end(self) -> None:
        """Give the lease up: others may keep its tables at once."""
        self._until = 0.0
        async with self._database.engine.begin() as connection:
            await servers.remove_server(connection, self.server)


def _boot_time() -> float:
    return time.monotonic() if BOOT_CLOCK is None else time.clock_gettime(BOOT_CLOCK)
