"""Tables as the store has them, each read as it was at one moment, with the match that its steps tell."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import NamedTuple

from sqlalchemy.ext.asyncio import AsyncConnection

from carrack.core.match import Match
from carrack.core.verdicts import BUSY, Busy, Illegal, Refusal, Verdict
from carrack.server.cluster.lease import Lease
from carrack.server.component_sets import game_of
from carrack.server.table import persistence
from carrack.server.table.errors import damaged_table, unknown_table
from carrack.server.table.history import History
from carrack.store import servers
from carrack.store import tables as store
from carrack.store.chat import ChatRows, chat_of
from carrack.store.database import Database
from carrack.store.servers import NewsRow, PresenceRow
from carrack.store.standing_orders import OrderRow, orders_of
from carrack.store.steps import steps_of
from carrack.store.tables import Belief, TableRow
from carrack.store.wishes import WishRow, wish_of
from carrack.store.writer import StaleTable, Unsure

log = logging.getLogger(__name__)


class StoredTable(NamedTuple):
    """A table as the store has it, with the match that its steps tell."""

    row: TableRow
    match: Match | None
    history: History
    answered: dict[tuple[int, str], int]
    """By seat and message: the version that it led to."""
    said: ChatRows
    orders: list[OrderRow]
    wish: WishRow | None
    elsewhere: list[PresenceRow]


class News(NamedTuple):
    """Changes of a table that other servers have stored since it was read."""

    row: NewsRow
    elsewhere: list[PresenceRow]
    """Those who are connected there, if that has changed."""


class StoredTables:
    """Reads tables from the store. What cannot be read is refused, and the log says why."""

    def __init__(self, database: Database, lease: Lease) -> None:
        self._database = database
        self._lease = lease

    async def read(self, table: str) -> StoredTable:
        """Return a table with everything that is stored of it."""
        with self.told_if_damaged(table):
            async with self._database.reading() as connection:
                row = await store.find_table(connection, table)
                if row is None:
                    raise unknown_table()
                steps = await steps_of(connection, table)
                said = await chat_of(connection, table)
                orders = await orders_of(connection, table)
                wish = await wish_of(connection, table)
                elsewhere = await self._elsewhere(connection, table)
            match, history = persistence.resume(row, steps) if steps else (None, History(game_of(row)))
            answered = {(step.seat, step.message): step.version for step in steps if step.message}
            return StoredTable(row, match, history, answered, said, orders, wish, elsewhere)

    async def record(self, table: str) -> tuple[TableRow, str]:
        """Return the row and the record of a game that is over."""
        with self.told_if_damaged(table):
            async with self._database.reading() as connection:
                row = await store.find_table(connection, table)
                stored = await steps_of(connection, table) if row else []
            if row is None:
                raise unknown_table()
            if row.status not in store.ENDED:
                raise Illegal(Verdict("table.not-over"))
            return row, persistence.record_text(row, stored)

    async def known_of(self, table: str) -> Belief | None:
        """Return how far a table is; None: it is gone."""
        with self.told_if_damaged(table):
            async with self._database.reading() as connection:
                known = (await servers.known_tables(connection, [table])).get(table)
        return Belief(known.version, known.changes) if known else None

    async def news_of(self, known: Mapping[str, TableRow]) -> dict[str, News]:
        """Return what is new at each of these tables; those that are gone are missing."""
        have = {name: row.version for name, row in known.items()}
        rows = await self._database.news.run(lambda connection: servers.news_of(connection, have))
        elsewhere: dict[str, list[PresenceRow]] = {}
        if visited := [name for name, row in rows.items() if row.known.visits != known[name].visits]:
            # Somebody who comes or goes meanwhile raises the count, and is read next time.
            async with self._database.reading() as connection:
                elsewhere = {name: await self._elsewhere(connection, name) for name in visited}
        return {name: News(row, elsewhere.get(name, [])) for name, row in rows.items()}

    async def _elsewhere(self, connection: AsyncConnection, table: str) -> list[PresenceRow]:
        """Return who is connected at other servers."""
        lease = self._lease
        return [] if lease.alone else await servers.presence_at(connection, table, lease.server)

    @contextmanager
    def told_if_damaged(self, table: str) -> Iterator[None]:
        """Refuse a table that cannot be read, and log why; other tables are not affected."""
        try:
            yield
        except (Refusal, StaleTable, Unsure):
            raise
        except Exception as error:  # a wrong byte can raise anything
            if self._database.is_outage(error):
                log.error("a table could not be read", extra={"table": table, "error": repr(error)})
                raise Busy(Verdict("server.storage", family=BUSY)) from error
            log.exception("a table is damaged", extra={"table": table})
            raise damaged_table() from error

    async def waiting(self, moment: int, with_orders: bool) -> list[str]:
        """Return the tables this server keeps where a bot is asked or a clock has run out.

        `with_orders`: also those where a standing order waits.
        """
        keeper = self._lease.server
        async with self._database.reading() as connection:
            found = await store.tables_for_bots(connection, keeper)
            found += await store.tables_with_orders(connection, keeper) if with_orders else []
            return found + await store.overdue_tables(connection, moment, keeper)
