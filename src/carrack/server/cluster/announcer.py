"""Announces changed tables to other servers by NOTIFY: a hint, never a fact. Polling covers lost ones."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection
from functools import partial
from typing import Final

from sqlalchemy import Text, bindparam, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from carrack.server.cluster.lease import Lease
from carrack.store.database import Database, Line

log = logging.getLogger(__name__)
CHANNEL: Final = "carrack"
MOST_IDS: Final = 240
"""Ids in one NOTIFY: PostgreSQL takes at most 7,999 bytes."""


class Announcer:
    """Sends NOTIFY after the commits of the writer, on a connection of its own; several commits are one."""

    def __init__(self, database: Database, lease: Lease) -> None:
        self._line = Line(database.engine)
        self._lease = lease
        self._unsaid: set[str] = set()
        self._some = asyncio.Event()

    def announce(self, tables: Collection[str]) -> None:
        """Say soon that these have changed."""
        self._unsaid.update(tables)
        self._some.set()

    async def run(self) -> None:
        """Say what there is to say, for ever."""
        try:
            while True:
                await self._some.wait()
                self._some.clear()
                said, self._unsaid = sorted(self._unsaid), set()
                for first in range(0, len(said), MOST_IDS):
                    words = " ".join([self._lease.server, *said[first : first + MOST_IDS]])
                    await self._line.run(partial(_notify, words))
        finally:
            await self._line.close()


async def _notify(words: str, connection: AsyncConnection) -> None:
    await connection.execute(_NOTIFY, {"words": words})


_NOTIFY: Final = select(func.pg_notify(CHANNEL, bindparam("words", type_=Text())))
"""Made once: making it takes as long as sending it."""
