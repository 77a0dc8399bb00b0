"""A live table: one task owns its match; all requests go through the table's inbox.

What it does is done by its parts: seats, decisions, steps, wishes, the audience and their looks, what other
servers have stored, automatic replies.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection
from functools import partial
from typing import Final, TypeVar

from msgspec.structs import replace

from carrack.core.api import OVER
from carrack.core.match import Match
from carrack.core.verdicts import GAME_OVER, GameOver, Illegal, Refusal, Verdict
from carrack.server.costs import Payer
from carrack.server.fair_queue import Wanting
from carrack.server.protocol.messages import FromServer, Stored, TableInfo
from carrack.server.supervisor import Jobs
from carrack.server.table.audience import Audience
from carrack.server.table.auto_reply import AutoReply
from carrack.server.table.chat import Chat
from carrack.server.table.clock import Clock
from carrack.server.table.decisions import Decisions
from carrack.server.table.errors import check_host, check_waiting, void_token
from carrack.server.table.inbox import Inbox, queued, stopped
from carrack.server.table.interface import Present, Services
from carrack.server.table.listener import Listener
from carrack.server.table.looks import Looks
from carrack.server.table.other_servers import OtherServers
from carrack.server.table.seat_info import info_of, seat_of_person
from carrack.server.table.seats import Seats
from carrack.server.table.spectators import Spectators
from carrack.server.table.standing_orders import StandingOrders
from carrack.server.table.steps import Steps
from carrack.server.table.stored_tables import StoredTable
from carrack.server.table.table_writer import TableWriter
from carrack.server.table.wishes import Wishes
from carrack.store import tables
from carrack.store.people import PersonRow
from carrack.store.servers import NewsRow, PresenceRow
from carrack.store.writer import StaleTable, Unsure

T = TypeVar("T")
MOST_ATTEMPTS: Final = 20
"""How often work is done again because other servers were quicker."""


class LiveTable:
    """One table in memory."""

    def __init__(self, stored: StoredTable, services: Services) -> None:
        self.row = row = stored.row
        self.match = stored.match
        self.history = stored.history
        self.services = services
        self.writer = writer = TableWriter(row, services.writer)
        self.listeners: set[Listener] = set()
        self.elsewhere = stored.elsewhere
        self._jobs = Jobs()
        self._inbox = Inbox(row.id)
        self.chat = Chat(row, stored.said, writer, services.lease.now)
        self.standing_orders = StandingOrders(row, stored.orders, writer)
        self.seats = Seats(self)
        self.spectators = Spectators(self)
        self.auto_reply = AutoReply(self, services.pause)
        self.clock = Clock(row, self._ring, services.lease.now)
        self.looks = Looks(self)
        self.wishes = Wishes(self, stored.wish)
        self.audience = Audience(self, self.looks, self.wishes)
        self.steps = Steps(self, self.wishes, stored.answered)
        self.decisions = Decisions(self, self.looks, self.steps, self.wishes)
        self.other_servers = OtherServers(self, self.steps, self.wishes)
        self.clock.wind()
        self.auto_reply.ask()

    # --- its task ---------------------------------------------------------------------------------------

    async def do(self, work: Callable[[], Awaitable[T]]) -> T:
        """Let the table's task do this, after what came before; what it raises is raised here.

        Where another server was quicker, the work is done again with what is stored now: it has changed
        nothing, because everything is stored first.
        """
        return await self._inbox.do(partial(self._attempt, work))

    async def _attempt(self, work: Callable[[], Awaitable[T]]) -> T:
        for _ in range(MOST_ATTEMPTS):
            try:
                return await work()
            except StaleTable:
                await self.read_on()
            except Refusal:
                # Another server may have changed what this was judged by.
                if not await self.other_servers.is_ahead():
                    raise
                await self.read_on()
            except Unsure as error:
                # It may be stored. The client reconnects and sees the stored state.
                await self.read_on()
                raise stopped() from error
        raise stopped()

    @property
    def idle(self) -> bool:
        """Return True if nobody needs the table in memory."""
        return not (self.listeners or self.auto_reply.busy) and self._inbox.idle

    @property
    def lost(self) -> bool:
        """Return True once the table has stopped, or memory and database may disagree."""
        return self._inbox.closed

    async def close(self) -> None:
        """Stop the table; all that was acknowledged is stored."""
        self.lose()
        self.clock.stop()
        await self.auto_reply.close()
        await self._inbox.stop()

    def lose(self) -> None:
        """Close all connections, since memory and database may disagree; clients reconnect and reload."""
        self._inbox.closed = True
        for listener in list(self.listeners):
            listener.close(stopped())

    # --- the server that keeps it -----------------------------------------------------------------------

    def keeps(self) -> bool:
        """Return True if this server lets bots, clocks and standing orders answer here."""
        return self.services.lease.keeps(self.row.keeper)

    def go_on(self) -> None:
        """Start the automatic answer and the clock, unless they are under way."""
        if self.keeps():
            self.auto_reply.ask_once()
            self.clock.go_on()

    def ask(self) -> None:
        """Start the automatic answer of the seat to act, if it has one."""
        self.auto_reply.ask()

    def wanting(self) -> Wanting:
        """Return for whom bots think here: a player who is connected, else a spectator, else the host."""
        there = sorted(
            self.listeners, key=lambda one: (one.seat is None, one.payer.address, one.payer.person)
        )
        return Wanting(there[0].payer) if there else Wanting(Payer("", self.row.host or ""), attended=False)

    async def catch_up(self, version: int) -> None:
        """Read on for a client that comes from a server which is ahead of this one."""
        await self.other_servers.catch_up(version)

    async def read_on(self) -> None:
        """Reload the table from the store, and send everybody what is new."""
        await self.other_servers.read_on()

    @queued
    async def take_in(self, news: NewsRow, elsewhere: list[PresenceRow]) -> None:
        """Take over what another server has stored."""
        await self.other_servers.take_in(news, elsewhere)

    def _ring(self) -> None:
        """Handle the end of the clock in the table's task."""
        if self.keeps():
            self._jobs.start(f"clock of {self.row.id}", self.do(self.run_out))

    async def run_out(self) -> None:
        """Let a bot stand in for a person whose time is over, until they come back."""
        if self.clock.left() == 0:
            await self.seats.stand_in(self.row.asked)
        else:
            # Somebody decided meanwhile, or the timer was early by a part of a second.
            self.clock.wind()

    # --- playing ----------------------------------------------------------------------------------------

    def playing(self) -> Match:
        """Return the match; refuse before it has begun."""
        if self.match is None:
            raise Illegal(Verdict("table.not-begun"))
        return self.match

    async def begin_if_full(self) -> None:
        """Begin, unless a seat is free or it has begun."""
        while self.match is None and all(seat.kind != tables.FREE for seat in self.row.seats):
            try:
                await self.decisions.begin()
            except StaleTable:
                # Retry only this: the seat that filled the table is stored already.
                await self.read_on()

    async def commit(
        self, seat: int | None, message_id: str | None, version: int, numbers: list[int], by: str = ""
    ) -> Stored:
        """Store a seat's decision, made by itself or (`by`) for it, then tell everybody."""
        return await self.decisions.commit(seat, message_id, version, numbers, by)

    # --- telling ----------------------------------------------------------------------------------------

    def info(self, person: str | None, seat: int | None, present: list[Present] | None = None) -> TableInfo:
        """Return the table as a person sees it; `present`: the spectators, where they are known already."""
        here = {listener.seat for listener in self.listeners} | {one.seat for one in self.elsewhere}
        info = info_of(self.row, person, seat, here, self.services.origin)
        info.left = self.clock.left()
        info.patience = self.services.patience
        info.onlookers = self.spectators.infos(
            self.spectators.present() if present is None else present, person
        )
        return info

    def greet(self, listener: Listener, have: int, is_here: bool) -> None:
        """Send a listener the whole table."""
        self.audience.greet(listener, have, is_here)

    def note_presence(self, listener: Listener) -> None:
        """Let other servers know where a listener sits."""
        self.audience.note_presence(listener)

    def tell_table(self) -> None:
        """Send everybody who sits where and who is connected."""
        self.audience.tell_table()

    def tell_step(self) -> None:
        """Send everybody the last step and the position, as each may see them."""
        self.audience.tell_step()

    def tell_seat(self, seat: int, message: FromServer) -> None:
        """Send all connections of one seat the same message."""
        self.audience.tell_seat(seat, message)

    def tell_all(self, message: FromServer) -> None:
        """Send everybody the same message."""
        self.audience.tell_all(message)

    # --- people -----------------------------------------------------------------------------------------

    def seat_of(self, person: str | None) -> int | None:
        """Return where a person sits; None: nowhere."""
        return seat_of_person(self.row, person)

    def seat_of_token(self, digest: str) -> int:
        """Return the seat of a seat token, by the token's digest; refuse one that is void."""
        seat = self.seats.of_token(digest)
        if seat is None:
            raise void_token()
        return seat

    def reseat_listeners(self, voided: Collection[int]) -> None:
        """Give every listener the seat that is theirs now; close those of tokens that are `voided`."""
        self.seats.reseat_listeners(voided)

    @queued
    async def rename(self, person: str, name: str) -> None:
        """Show the new name of somebody who sits or looks on here, unless the game is over."""
        looking = [listener for listener in self.listeners if listener.person == person]
        for listener in looking:
            listener.name = name
        if self.row.status in tables.ENDED or not (looking or self.seat_of(person) is not None):
            return
        self.row.seats = [replace(one, name=name) if one.person == person else one for one in self.row.seats]
        self.row.incidents = [
            replace(one, name=name) if one.person == person else one for one in self.row.incidents
        ]
        self.tell_table()

    async def say(self, listener: Listener, message_id: str, text: str) -> Stored:
        """Store and send a chat line."""
        await self.chat.say(listener, text, self.listeners)
        return Stored(message_id, self.row.version)

    # --- closing ----------------------------------------------------------------------------------------

    @queued
    async def end(self, person: PersonRow) -> TableInfo:
        """Let the host close the table during the game: what was played stays, nothing more is played."""
        row, moment = self.row, self.services.lease.now()
        check_host(row, person.id)
        self.playing()
        if row.status in tables.ENDED:
            raise GameOver(Verdict("game.over", family=GAME_OVER))
        await self.writer.change(lambda connection: tables.close_table(connection, row.id, OVER, moment))
        row.status, row.asked, row.open, row.updated = tables.CLOSED, OVER, False, moment
        self.clock.stop()
        self.chat.open_up(self.listeners)
        self.wishes.drop()
        self.tell_table()
        return self.info(person.id, None)

    @queued
    async def delete(self, person: PersonRow) -> None:
        """Let the host remove a table that has not begun, as if it had never been."""
        check_host(self.row, person.id)
        check_waiting(self.row)
        await self.writer.change(lambda connection: tables.delete_table(connection, self.row.id))

    @queued
    async def drop(self) -> bool:
        """Remove a table that waits in vain; False: somebody is there after all."""
        if self.listeners or self.elsewhere or self.row.status != tables.WAITING:
            return False
        await self.writer.change(lambda connection: tables.delete_table(connection, self.row.id))
        return True

    async def put_rematch(self, table: str) -> None:
        """Store and tell where the same people play once more."""
        await self.writer.change(lambda connection: tables.put_rematch(connection, self.row.id, table))
        self.row.rematch = table
        self.tell_table()
