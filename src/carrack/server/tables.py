"""All tables: opened, found, closed, and kept in memory while somebody needs them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from carrack.core.sealed import new_seed
from carrack.core.verdicts import BUSY, GAME_OVER, Busy, GameOver, Illegal, Refusal, Verdict, malformed
from carrack.server import keeping
from carrack.server.costs import Costs
from carrack.server.hinting import Hints
from carrack.server.live import LiveTable, Services, StoredTable
from carrack.server.messages import TableInfo
from carrack.server.offering import Offers
from carrack.server.owned import game_named, game_of
from carrack.server.refusals import check_host, check_waiting, damaged_table, unknown_table
from carrack.server.reseating import void_tokens
from carrack.server.rest_messages import NewTable
from carrack.server.seating import check_bot, free_seat, info_of, is_open, new_id
from carrack.server.settings import Settings
from carrack.server.story import Story
from carrack.server.supervising import Supervised
from carrack.server.thinking import Thinkers
from carrack.store import tables as store
from carrack.store.chat import chat_of
from carrack.store.database import Database
from carrack.store.orders import orders_of
from carrack.store.people import PersonRow
from carrack.store.steps import steps_of
from carrack.store.tables import SeatRow, TableRow
from carrack.store.writing import Writer

log = logging.getLogger(__name__)
LISTED: Final = 100
SWEEP_SECONDS: Final = 60
IDLE_SECONDS: Final = 300
ROOM_PARTS: Final = 20
"""Where memory is full, one of so many parts of it is freed at once."""


class House:
    """The tables of this server."""

    def __init__(
        self, settings: Settings, database: Database, writer: Writer, thinkers: Thinkers, costs: Costs,
        origin: str, offers: Offers,
    ) -> None:  # fmt: skip
        self.settings = settings
        self.offers = offers
        self.database = database
        self.writer = writer
        self.thinkers = thinkers
        self.origin = origin
        self.services = Services(writer, thinkers, costs, origin, settings.answer_pause)
        self.hints = Hints(thinkers, settings.thoughts)
        self.live: dict[str, asyncio.Future[LiveTable]] = {}
        self._sweeper = Supervised("sweeper", self._sweep_for_ever)

    # --- in memory --------------------------------------------------------------------------------------

    async def get(self, table: str) -> LiveTable:
        """A table by its id, read from the store if it is not in memory."""
        known = self.live.get(table)
        if known is not None and known.done() and (known.exception() or known.result().lost):
            del self.live[table]
            known = None
        if known is None:
            await self._make_room()
            known = self.live.get(table)
        if known is None:
            # Everybody who asks meanwhile waits for the same one.
            known = self.live[table] = asyncio.ensure_future(self._load(table))
            known.add_done_callback(lambda done: self._forget_failed(table, done))
        return await asyncio.shield(known)

    def _forget_failed(self, table: str, done: asyncio.Future[LiveTable]) -> None:
        if (done.cancelled() or done.exception()) and self.live.get(table) is done:
            del self.live[table]

    async def _load(self, table: str) -> LiveTable:
        with _told_if_damaged(table):
            async with self.database.reading() as connection:
                row = await store.find_table(connection, table)
                stored = await steps_of(connection, table) if row else []
                said = await chat_of(connection, table)
                orders = await orders_of(connection, table) if row else []
            if row is None:
                raise unknown_table()
            match, story = keeping.resume(row, stored) if stored else (None, Story(game_of(row)))
            answered = {(step.seat, step.message): step.version for step in stored if step.message}
            live = LiveTable(StoredTable(row, match, story, answered, said, orders), self.services)
            await live.do(live.begin_if_full)
            return live

    async def wake(self, restarted: bool = False) -> None:
        """The bots go on whose turn it is, and wherever a clock has run out; after a restart orders, too."""
        async with self.database.reading() as connection:
            waiting = await store.tables_for_bots(connection)
            # Later on an order is carried out as soon as it can be, and one that is left over is void.
            waiting += await store.tables_with_orders(connection) if restarted else []
            waiting += await store.overdue_tables(connection, keeping.now())
        for table in waiting:
            try:
                await self.get(table)
            except Refusal as refusal:
                log.error("a table cannot go on", extra={"table": table, "trouble": str(refusal)})

    async def _sweep_for_ever(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            await self.sweep()

    async def _make_room(self) -> None:
        """Where memory is full, forget tables that nobody looks at, those that rest longest first."""
        if len(self.live) < self.settings.tables_in_memory:
            return
        loaded = [
            (name, one.result()) for name, one in self.live.items() if one.done() and not one.exception()
        ]
        idle = [(table.row.updated, name) for name, table in loaded if table.idle]
        for _, name in sorted(idle)[: max(1, len(self.live) // ROOM_PARTS)]:
            gone = self.live.pop(name)
            await gone.result().close()

    async def sweep(self) -> None:
        """Let go on what waits, and forget tables that nobody has needed for a while."""
        await self.wake()
        oldest = keeping.now() - IDLE_SECONDS
        for name, future in list(self.live.items()):
            if future.done() and not future.exception():
                table = future.result()
                if table.lost or (table.idle and table.row.updated < oldest):
                    del self.live[name]
                    await table.close()

    async def close(self) -> None:
        """Stop all tables; what was acknowledged is stored."""
        await self._sweeper.stop()
        for future in list(self.live.values()):
            if future.done() and not future.exception():
                await future.result().close()

    # --- opening and listing ----------------------------------------------------------------------------

    async def open(self, person: PersonRow, wish: NewTable) -> TableInfo:
        """A new table; it begins at once when no seat is free."""
        seats = [self._wished(number, one.kind, one.bot, person) for number, one in enumerate(wish.seats)]
        owner_file = self.offers.text(wish.game, wish.components)
        return await self.add(person, wish.game, wish.options, seats, wish.clock, wish.hints, owner_file)

    async def add(
        self,
        person: PersonRow,
        game_id: str,
        wished: dict[str, str],
        seats: list[SeatRow],
        clock: int,
        hints: bool | None,
        owner_file: str,
    ) -> TableInfo:
        """A new table with these seats."""
        game = game_named(game_id, owner_file)
        options = game.check_options(wished, game.check_seats(len(seats)))
        busy = self.thinkers.waiting >= self.settings.thoughts
        await self._make_room()
        if busy or len(self.live) >= self.settings.tables_in_memory:
            raise Busy(Verdict("server.busy", family=BUSY))
        if sum(seat.person is not None for seat in seats) > 1:
            raise Illegal(Verdict("seat.already"))
        if all(seat.kind == store.BOT for seat in seats):
            raise malformed("table.nobody")
        row = TableRow(
            id=new_id(),
            game=game.facts.id,
            rules=game.facts.rules_version,
            components=game.components.digest,
            options=options,
            host=person.id,
            open=is_open(seats),
            status=store.WAITING,
            asked=keeping.NOT_BEGUN,
            version=0,
            seed=new_seed(),
            result=[],
            created=keeping.now(),
            updated=keeping.now(),
            clock=clock,
            hints=hints,
            owner_file=owner_file,
            seats=seats,
        )

        async def add(connection: AsyncConnection) -> None:
            if await store.count_playing(connection, person.id) >= self.settings.tables_per_person:
                raise Busy(Verdict("server.busy", family=BUSY))
            await store.add_table(connection, row)

        await self.writer.write(add)
        table = await self.get(row.id)
        return table.info(person.id, None)

    def _wished(self, number: int, kind: str, bot: str, person: PersonRow) -> SeatRow:
        if kind == "me":
            return SeatRow(number, store.PERSON, person.id, person.name)
        if kind == "bot":
            return SeatRow(number, store.BOT, bot=check_bot(bot))
        return free_seat(number, kind == "invited")

    async def list_open(self, person: PersonRow | None) -> list[TableInfo]:
        """Tables that wait for anybody."""
        async with self.database.reading() as connection:
            rows = await store.open_tables(connection, LISTED)
        return [self._listed(row, person) for row in rows]

    async def list_mine(self, person: PersonRow) -> list[TableInfo]:
        """Tables where a person sits or that they opened."""
        async with self.database.reading() as connection:
            rows = await store.tables_of(connection, person.id, LISTED)
        return [self._listed(row, person) for row in rows]

    def _listed(self, row: TableRow, person: PersonRow | None) -> TableInfo:
        return info_of(row, person.id if person else None, None, (), self.origin)

    async def record(self, table: str) -> str:
        """The record of a game that is over."""
        return (await self.record_and_info(table, None))[0]

    async def record_and_info(self, table: str, person: PersonRow | None) -> tuple[str, TableInfo]:
        """The record of a game that is over, and who played it."""
        with _told_if_damaged(table):
            async with self.database.reading() as connection:
                row = await store.find_table(connection, table)
                stored = await steps_of(connection, table) if row else []
            if row is None:
                raise unknown_table()
            if row.status not in store.ENDED:
                raise Illegal(Verdict("table.not-over"))
            return keeping.record_text(row, stored), self._listed(row, person)

    # --- closing ----------------------------------------------------------------------------------------

    async def delete(self, table: str, person: PersonRow) -> None:
        """The host removes a table that has not begun, as if it had never been."""
        live = await self.get(table)

        async def remove() -> None:
            check_host(live.row, person.id)
            check_waiting(live.row)
            await self.writer.write(lambda connection: store.delete_table(connection, table))

        await live.do(remove)
        self.live.pop(table, None)
        await live.close()

    async def end(self, table: str, person: PersonRow) -> TableInfo:
        """The host closes a table during the game: nobody plays on, and what was played stays."""
        live = await self.get(table)

        async def close() -> TableInfo:
            check_host(live.row, person.id)
            if live.match is None:
                raise Illegal(Verdict("table.not-begun"))
            if live.row.status in store.ENDED:
                raise GameOver(Verdict("game.over", family=GAME_OVER))
            await live.end()
            return live.info(person.id, None)

        return await live.do(close)

    async def drop(self, table: str) -> None:
        """Nobody will ever begin this one."""
        live = await self.get(table)

        async def remove() -> bool:
            if live.listeners or live.row.status != store.WAITING:
                return False
            await self.writer.write(lambda connection: store.delete_table(connection, table))
            return True

        if await live.do(remove):
            self.live.pop(table, None)
            await live.close()

    async def void_tokens(self, sessions: Collection[str]) -> None:
        """Seat tokens that were made in these sessions open nothing any more."""
        for future in list(self.live.values()):
            if future.done() and not future.exception():
                live = future.result()
                if not live.lost and any(seat.token_session in sessions for seat in live.row.seats):
                    await live.do(partial(void_tokens, live, sessions))

    async def rename(self, person: str, name: str) -> None:
        """Show a person's new name at the tables in memory that are not over."""
        for future in list(self.live.values()):
            if future.done() and not future.exception():
                live = future.result()
                if not live.lost:
                    await live.do(partial(live.rename, person, name))

    async def forget(self, person: str, delete: Callable[[], Awaitable[list[str]]]) -> None:
        """Somebody goes for ever: bots take over their seats, at once where people wait."""
        for name in await delete():
            known = self.live.pop(name, None)
            if known is not None and known.done() and not known.exception():
                await known.result().close()
        await self.wake()


@contextmanager
def _told_if_damaged(table: str) -> Iterator[None]:
    """Refuse a table that cannot be read, for whatever reason; nothing else notices, and the log has it."""
    try:
        yield
    except Refusal:
        raise
    except Exception as error:  # a wrong byte can be anything
        log.exception("a table is damaged", extra={"table": table})
        raise damaged_table() from error
