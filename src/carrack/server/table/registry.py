"""All tables: opened, found, closed, and kept in memory while somebody needs them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection
from functools import partial
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from carrack.core.verdicts import (
    BUSY,
    Busy,
    Illegal,
    Refusal,
    Unknown,
    Verdict,
    malformed,
)
from carrack.games import game_named
from carrack.server.component_sets import ComponentSets
from carrack.server.protocol.messages import TableInfo
from carrack.server.protocol.schemas import Joining, NewTable
from carrack.server.settings import Settings
from carrack.server.supervisor import Jobs, Supervised
from carrack.server.table import persistence
from carrack.server.table.errors import not_your_seat, void_invitation
from carrack.server.table.hints import Hints
from carrack.server.table.interface import Services
from carrack.server.table.live import LiveTable
from carrack.server.table.seals import Seals
from carrack.server.table.seat_info import (
    check_bot,
    free_seat,
    info_of,
    is_open,
    seat_of_person,
    with_nonce,
)
from carrack.server.table.stored_tables import News
from carrack.server.tokens import new_id
from carrack.store import tables as store
from carrack.store.database import Database
from carrack.store.people import PersonRow, lock_person
from carrack.store.servers import Known
from carrack.store.tables import SeatRow, TableRow
from carrack.store.writer import StaleTable

log = logging.getLogger(__name__)
LISTED: Final = 100
SWEEP_SECONDS: Final = 60
IDLE_SECONDS: Final = 300
ROOM_PARTS: Final = 20
"""When memory is full, 1/ROOM_PARTS of the tables is unloaded at once."""


class Registry:
    """The tables of this server."""

    def __init__(
        self, settings: Settings, database: Database, offers: ComponentSets, services: Services
    ) -> None:
        self.settings = settings
        self.database = database
        self.offers = offers
        self.services = services
        self.hints = Hints(services.bots, settings.thoughts)
        self.seals = Seals(services.writer)
        self.live: dict[str, asyncio.Future[LiveTable]] = {}
        self._jobs = Jobs()
        self._to_reload: set[str] = set()
        """Tables that were dropped, or could not be loaded, although somebody may wait there."""
        self._sweeper = Supervised("sweeper", self._sweep_for_ever)

    # --- in memory --------------------------------------------------------------------------------------

    async def get(self, table: str) -> LiveTable:
        """Return a table by its id, loaded if it is not in memory."""
        known = self.live.get(table)
        if known is not None and known.done() and (known.exception() or known.result().lost):
            del self.live[table]
            if not known.exception():
                # Should it not load now, and whoever asks go away, a bot may wait there all the same.
                self._to_reload.add(table)
                self._jobs.start(f"close {table}", known.result().close())
            known = None
        if known is None:
            await self._make_room()
            known = self.live.get(table)
        if known is None:
            # Others who ask meanwhile wait for the same future.
            known = self.live[table] = asyncio.ensure_future(self._load(table))
            known.add_done_callback(lambda done: self._note_loaded(table, done))
        return await asyncio.shield(known)

    def _note_loaded(self, table: str, done: asyncio.Future[LiveTable]) -> None:
        if not done.cancelled() and not done.exception():
            self._to_reload.discard(table)
        elif self.live.get(table) is done:
            del self.live[table]

    async def _load(self, table: str) -> LiveTable:
        with self.services.metrics.time(self.services.metrics.load_seconds):
            stored = await self.services.stored.read(table)
        with self.services.stored.told_if_damaged(table):
            live = LiveTable(stored, self.services)
            await live.do(live.begin_if_full)
            return live

    # --- several servers --------------------------------------------------------------------------------

    def known(self) -> dict[str, Known]:
        """Return how far the tables in memory are."""
        return {
            live.row.id: Known(live.row.version, live.row.changes, live.row.visits) for live in self._loaded()
        }

    def in_memory(self, tables: Collection[str]) -> set[str]:
        """Return those of these tables that are in memory and can be trusted."""
        return {name for name in tables if self._find(name) is not None}

    def count_kept(self) -> int:
        """Return how many tables in memory this server keeps."""
        return sum(live.keeps() for live in self._loaded())

    async def read_on(self, tables: Collection[str]) -> None:
        """Take over what other servers have stored of tables in memory."""
        # Look up these alone: a server has thousands of tables, and hears of others many times a second.
        loaded = {name: live for name in tables if (live := self._find(name)) is not None}
        if not loaded:
            return
        news = await self.services.stored.news_of({name: live.row for name, live in loaded.items()})
        await asyncio.gather(*(self._take_in(live, news.get(name)) for name, live in loaded.items()))

    async def _take_in(self, live: LiveTable, news: News | None) -> None:
        try:
            if news is None:
                self.live.pop(live.row.id, None)
                await live.close()
            else:
                await live.take_in(news.row, news.elsewhere)
        except Refusal as refusal:
            log.info(
                "a table did not catch up with the database",
                extra={"table": live.row.id, "error": str(refusal)},
            )

    def note_presence(self) -> None:
        """Let other servers know who is connected to the tables here."""
        for live in self._loaded():
            live.audience.note_everybody()

    async def keep_on(self) -> None:
        """Let bots, clocks and orders answer at the tables that this server keeps."""
        for live in self._loaded():
            live.go_on()
        for table in self._missed():
            await self._try_to_load(table)

    def _missed(self) -> set[str]:
        """Return the tables that were dropped, or could not be loaded, although somebody may wait there."""
        dropped = (
            name
            for name, one in self.live.items()
            if one.done() and not one.exception() and one.result().lost
        )
        return {*self._to_reload, *dropped}

    async def _try_to_load(self, table: str) -> None:
        """Load a table at which somebody may wait; where the database is away, again at the next beat."""
        self._to_reload.discard(table)
        try:
            await self.get(table)
        except Refusal as refusal:
            log.error("a table cannot go on", extra={"table": table, "error": str(refusal)})
            if isinstance(refusal, Busy):
                self._to_reload.add(table)

    async def wake(self, restarted: bool = False) -> None:
        """Load the tables this server keeps where a bot is asked or a clock has run out.

        `restarted`: also those where a standing order waits. Later on an order is carried out as soon as it
        can be, and one that is left over is void.
        """
        waiting = await self.services.stored.waiting(self.services.lease.now(), with_orders=restarted)
        for table in {*waiting, *self._missed()}:
            await self._try_to_load(table)

    async def _sweep_for_ever(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            await self.sweep()

    async def _make_room(self) -> None:
        """Unload idle tables where memory is full, the longest unchanged first."""
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
        """Wake tables that wait, and unload those that nobody has needed for a while."""
        await self.wake()
        await self.keep_on()
        oldest = self.services.lease.now() - IDLE_SECONDS
        for name, future in list(self.live.items()):
            if future.done() and not future.exception():
                table = future.result()
                if table.lost or (table.idle and table.row.updated < oldest):
                    del self.live[name]
                    await table.close()

    async def close(self) -> None:
        """Stop all tables; what was acknowledged is stored."""
        await self._sweeper.stop()
        while self.live:
            _, future = self.live.popitem()
            if future.done() and not future.exception():
                await future.result().close()
        await self.hints.close()

    # --- opening and listing ----------------------------------------------------------------------------

    async def open(self, person: PersonRow, wish: NewTable) -> TableInfo:
        """Open a table; it begins at once when no seat is free."""
        seats = [self._wished(number, one.kind, one.bot, person) for number, one in enumerate(wish.seats)]
        owner_file = self.offers.text(wish.game, wish.components)
        seed = await self.seals.take(person.id, wish.seal)
        return await self.add(
            person, wish.game, wish.options, seats, wish.clock, wish.hints, owner_file, seed, wish.nonce
        )

    async def add(
        self,
        person: PersonRow,
        game_id: str,
        wished: dict[str, str],
        seats: list[SeatRow],
        clock: int,
        hints: bool | None,
        owner_file: str,
        seed: str,
        nonce: str,
    ) -> TableInfo:
        """Store a new table with these seats, and load it; the nonce is that of the person who opens it."""
        game = game_named(game_id, owner_file)
        options = game.check_options(wished, game.check_seats(len(seats)))
        moment = self.services.lease.now()
        busy = self.services.bots.waiting >= self.settings.thoughts
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
            asked=persistence.NOT_BEGUN,
            version=0,
            seed=seed,
            result=[],
            created=moment,
            updated=moment,
            clock=clock,
            hints=hints,
            owner_file=owner_file,
            seats=seats,
            keeper=self.services.lease.server,
        )
        if (own := seat_of_person(row, person.id)) is not None:
            row.nonces = with_nonce(row, own, nonce)

        async def check_room(connection: AsyncConnection) -> None:
            if await store.count_playing(connection, person.id) >= self.settings.tables_per_person:
                raise Busy(Verdict("server.busy", family=BUSY))

        async def add(connection: AsyncConnection) -> None:
            # Servers that open tables for one person at the same time count them one after the other.
            await lock_person(connection, person.id)
            await check_room(connection)
            await store.add_table(connection, row)

        # A refusal in the writer undoes what others store in the same transaction.
        async with self.database.reading() as connection:
            await check_room(connection)
        await self.services.writer.write(add)
        table = await self.get(row.id)
        return table.info(person.id, None)

    def _wished(self, number: int, kind: str, bot: str, person: PersonRow) -> SeatRow:
        if kind == "me":
            return SeatRow(number, store.PERSON, person.id, person.name)
        if kind == "bot":
            return SeatRow(number, store.BOT, bot=check_bot(bot))
        return free_seat(number, kind == "invited")

    async def list_open(self, person: PersonRow | None) -> list[TableInfo]:
        """Return the tables that wait for anybody."""
        async with self.database.reading() as connection:
            rows = await store.open_tables(connection, LISTED)
        return [self._listed(row, person) for row in rows]

    async def list_mine(self, person: PersonRow) -> list[TableInfo]:
        """Return the tables where a person sits or that they opened."""
        async with self.database.reading() as connection:
            rows = await store.tables_of(connection, person.id, LISTED)
        return [self._listed(row, person) for row in rows]

    def _listed(self, row: TableRow, person: PersonRow | None) -> TableInfo:
        return info_of(row, person.id if person else None, None, (), self.services.origin)

    async def invited(self, invitation: str) -> tuple[LiveTable, int]:
        """Return the table and the seat that an invitation leads to."""
        async with self.database.reading() as connection:
            found = await store.table_of_invitation(connection, invitation)
        if found is None:
            raise void_invitation()
        return await self.get(found[0]), found[1]

    async def record(self, table: str) -> str:
        """Return the record of a finished game."""
        return (await self.record_and_info(table, None))[0]

    async def record_and_info(self, table: str, person: PersonRow | None) -> tuple[str, TableInfo]:
        """Return the record of a finished game, and the table's description."""
        row, text = await self.services.stored.record(table)
        return text, self._listed(row, person)

    # --- closing ----------------------------------------------------------------------------------------

    async def delete(self, table: str, person: PersonRow) -> None:
        """Let the host remove a table that has not begun, as if it had never been."""
        live = await self.get(table)
        await live.delete(person)
        self.live.pop(table, None)
        await live.close()

    async def drop(self, table: str) -> None:
        """Remove a table that nobody will ever begin."""
        live = await self.get(table)
        if await live.drop():
            self.live.pop(table, None)
            await live.close()

    async def rematch(self, table: str, person: PersonRow, joining: Joining) -> TableInfo:
        """Open a rematch for the same people; each of them takes their old seat."""
        live = await self.get(table)
        return await live.do(partial(self._rematch, live, person, joining))

    async def _rematch(self, live: LiveTable, person: PersonRow, joining: Joining) -> TableInfo:
        row = live.row
        if row.status not in store.ENDED:
            raise Illegal(Verdict("table.not-over"))
        seat = live.seats.of(person.id)
        if seat is None:
            raise not_your_seat()
        if row.rematch:
            try:
                return await (await self.get(row.rematch)).seats.sit(seat, person, joining.nonce)
            except Unknown:
                # The host has deleted that rematch: open another.
                log.info("the rematch was deleted", extra={"table": row.id, "rematch": row.rematch})
        seats = [_rematch_seat(one, seat, person) for one in row.seats]
        seed = await self.seals.take(person.id, joining.seal)
        info = await self.add(
            person, row.game, row.options, seats, row.clock, row.hints, row.owner_file, seed, joining.nonce
        )
        try:
            await live.put_rematch(info.id)
        except StaleTable:
            # Somebody may have opened one at another server.
            await self.delete(info.id, person)
            raise
        return info

    async def void_tokens(self, sessions: Collection[str]) -> None:
        """Void the seat tokens that were made in these sessions."""
        for live in self._loaded():
            if any(seat.token_session in sessions for seat in live.row.seats):
                await live.seats.void_tokens(sessions)

    def _loaded(self) -> list[LiveTable]:
        """Return the tables in memory that can be trusted."""
        loaded = [one.result() for one in self.live.values() if one.done() and not one.exception()]
        return [live for live in loaded if not live.lost]

    def _find(self, table: str) -> LiveTable | None:
        """Return a table that is in memory and can be trusted."""
        one = self.live.get(table)
        if one is None or not one.done() or one.exception():
            return None
        return None if one.result().lost else one.result()

    async def rename(self, person: str, name: str) -> None:
        """Show a person's new name at the tables in memory that are not over."""
        for live in self._loaded():
            await live.rename(person, name)

    async def forget(self, person: str, delete: Callable[[], Awaitable[list[str]]]) -> None:
        """Delete a person: bots take over their seats, at once where people wait."""
        for name in await delete():
            known = self.live.pop(name, None)
            if known is not None and known.done() and not known.exception():
                await known.result().close()
        await self.wake()


def _rematch_seat(before: SeatRow, own: int, person: PersonRow) -> SeatRow:
    if before.seat == own:
        return SeatRow(own, store.PERSON, person.id, person.name)
    if before.kind == store.BOT and before.person is None:
        return SeatRow(before.seat, store.BOT, bot=before.bot)
    return free_seat(before.seat, invited=True)
