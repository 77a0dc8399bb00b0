"""A live table: one task owns its match; all requests go through the table's inbox.

Nobody hears of a step before it is stored. When storing fails, the table is dropped from memory and read
again from what is stored.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from carrack import games
from carrack.core.api import OVER, State
from carrack.core.draft import Draft
from carrack.core.match import Match
from carrack.core.records import entry_lines
from carrack.core.verdicts import (
    FORBIDDEN,
    GAME_OVER,
    STALE,
    Forbidden,
    GameOver,
    Illegal,
    Refusal,
    Stale,
    Verdict,
)
from carrack.server.costs import Payer
from carrack.server.fair_queue import Wanting
from carrack.server.protocol.messages import (
    FromServer,
    Gap,
    GiveOrder,
    Moved,
    OrdersGiven,
    Shown,
    Stored,
    TableChanged,
    TableInfo,
    Tried,
    Welcome,
    Wish,
)
from carrack.server.supervisor import Jobs
from carrack.server.table import persistence
from carrack.server.table.auto_reply import AutoReply
from carrack.server.table.chat import Chat
from carrack.server.table.clock import Clock
from carrack.server.table.errors import RefusedAt, check_host, check_waiting
from carrack.server.table.inbox import Inbox, queued, stopped
from carrack.server.table.interface import Services, StoredTable
from carrack.server.table.listener import Listener, encode, send
from carrack.server.table.seat_info import info_of
from carrack.server.table.seats import Seats
from carrack.server.table.spectators import Present, Spectators
from carrack.server.table.standing_orders import StandingOrders
from carrack.server.table.table_writer import TableWriter
from carrack.server.table.view import lines, moves, shown, shown_view, tell_changes, texts_of
from carrack.server.telemetry.metrics import CHOICE
from carrack.server.wall_clock import now
from carrack.store import servers, tables
from carrack.store.people import PersonRow
from carrack.store.servers import NewsRow, PresenceRow
from carrack.store.steps import NewStep
from carrack.store.tables import TableRow
from carrack.store.wishes import WishRow, drop_wish, put_wish
from carrack.store.writer import StaleTable, Unsure

log = logging.getLogger(__name__)
T = TypeVar("T")
NOBODY: Final = -1
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
        self._answered = stored.answered
        self._pages: dict[int | None, tuple[int, Struct]] = {}
        """By seat (None: spectators): the version and the stored page that its listeners have."""
        self._wish = _standing(stored.wish, row)
        self._ahead = False
        """The match has moved, and it is not stored yet."""
        self._jobs = Jobs()
        self._inbox = Inbox(row.id)
        self._boards: dict[tuple[int | None, str], tuple[int, list[str]]] = {}
        """By seat and language: the version, and its board in words."""
        self.chat = Chat(row, stored.said, writer)
        self.standing_orders = StandingOrders(row, stored.orders, writer)
        self.seats = Seats(self)
        self.spectators = Spectators(self)
        self.auto_reply = AutoReply(self, services.pause)
        self.clock = Clock(row, self._ring)
        self.clock.wind()
        self.auto_reply.ask()

    # --- its life ---------------------------------------------------------------------------------------

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
                # It may have been judged by what another server has changed since.
                if not await self._is_behind():
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

    def ask(self) -> None:
        """Start the automatic answer of the seat to act, if it has one."""
        self.auto_reply.ask()

    def keeps(self) -> bool:
        """Return True if this server lets bots, clocks and standing orders answer here."""
        return self.services.lease.keeps(self.row.keeper)

    def go_on(self) -> None:
        """Start the automatic answer and the clock, unless they are under way."""
        if self.keeps():
            self.auto_reply.ask_once()
            self.clock.go_on()

    def wanting(self) -> Wanting:
        """Return for whom bots think here: a player who is connected, else a spectator, else the host."""
        there = sorted(
            self.listeners, key=lambda one: (one.seat is None, one.payer.address, one.payer.person)
        )
        return Wanting(there[0].payer) if there else Wanting(Payer("", self.row.host or ""), attended=False)

    async def close(self) -> None:
        """Stop the table; all that was acknowledged is stored."""
        self._send_away()
        self.clock.stop()
        await self.auto_reply.close()
        await self._inbox.stop()

    def lose(self) -> None:
        """Close all connections, since memory and database may disagree; clients reconnect and reload."""
        self._send_away()
        self.services.lost(self.row.id)

    def _send_away(self) -> None:
        self._inbox.closed = True
        for listener in list(self.listeners):
            listener.close(stopped())

    # --- looking ----------------------------------------------------------------------------------------

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

    def gap(self, have: int, listener: Listener) -> Gap:
        """Return what a client with version `have` has missed."""
        if self.match is None:
            return Gap([], True, None)
        steps, from_start = self.history.since(have, self.match.events, listener.seat)
        look = self.look(listener.seat, listener.dump)
        look.words = self.read_board(listener)
        self._keep_page(listener.seat, look)
        tell_changes(look, None, self.match.state)
        return Gap(steps, from_start, look)

    def refill(self, listener: Listener, have: int) -> Gap | None:
        """Return what a client whose message was stale has missed; None where it was told at this version.

        Everything was on its way to it already: it is told again once, not for each of many messages.
        """
        if listener.refilled == self.row.version:
            return None
        listener.refilled = self.row.version
        return self.gap(have, listener)

    def look(self, seat: int | None, dump: bool, public: Struct | None = None) -> Shown:
        """Return the stored position as a seat (None: a spectator) sees it, with its own standing orders."""
        state = self._playing().state
        view = state.view(seat)
        look = shown_view(state, view, self.row.version, dump, public)
        if seat is not None:
            look.by_itself = self.auto_reply.own_answer(seat) is not None
            look.orders = self.standing_orders.infos(view)
        return look

    def _keep_page(self, seat: int | None, look: Shown) -> None:
        """Remember what the listeners of a seat have, so that the next message can tell what differs."""
        if look.page is not None:
            self._pages[seat] = look.version, look.page

    def _page_at(self, seat: int | None, version: int) -> Struct | None:
        """Return the stored page of a version, if the listeners of this seat have it."""
        known, page = self._pages.get(seat, (NOBODY, None))
        return page if known == version else None

    def _words(self, state: State, listener: Listener) -> list[str]:
        """Return the board in words, for a listener who asked for it."""
        if not listener.words:
            return []
        texts = texts_of(state.game, listener.words, self.row.seats)
        return lines(games.board(state.view(listener.seat), texts))

    def read_board(self, listener: Listener) -> list[str]:
        """Return the stored board in words, in the listener's language; made once a version."""
        eyes = listener.seat, listener.words
        known, found = self._boards.get(eyes, (NOBODY, []))
        if known != self.row.version:
            found = self._words(self._playing().state, listener)
            self._boards[eyes] = self.row.version, found
        return found

    async def welcome(self, listener: Listener, have: int) -> None:
        """Add a listener, send them the table and tell the others."""
        if listener.person is not None:
            # Here, in the table's task: who sits where may have changed since the hello was read.
            listener.seat = self.seats.of(listener.person)
        is_here = any(other.seat == listener.seat for other in self.listeners)
        self.listeners.add(listener)
        self._note_presence(listener)
        self.greet(listener, have, is_here)
        if not is_here or self.spectators.is_listed(listener):
            self.tell_table(but=listener)
        self.auto_reply.go_on()

    def greet(self, listener: Listener, have: int, is_here: bool) -> None:
        """Send the whole table to a listener who has just come or has another seat now."""
        seat, seen = NOBODY, NOBODY
        if listener.seat is not None:
            seat = listener.seat
            seen = self.row.version if is_here else self.row.seats[seat].seen
        table, said = self.info(listener.person, listener.seat), self.chat.lines(listener.seat)
        send(listener, Welcome(table, seat, self.gap(have, listener), seen, said))
        if self._wish:
            send(listener, _told(self._wish))

    def _note_presence(self, listener: Listener, gone: bool = False) -> None:
        """Let other servers know who is connected here."""
        lease, table = self.services.lease, self.row.id
        if lease.alone:
            return
        key = listener.key
        if gone:
            self.writer.soon(lambda connection: servers.remove_presence(connection, lease.server, table, key))
            return
        seat = servers.SPECTATOR if listener.seat is None else listener.seat
        row = PresenceRow(key, seat, listener.person, listener.name)
        self.writer.soon(lambda connection: servers.add_presence(connection, lease.server, table, row))

    def gone(self, listener: Listener) -> None:
        """Note that a listener has left; tell the others if it was the last of its seat."""
        seat = listener.seat
        self._note_presence(listener, gone=True)
        if self.spectators.is_listed(listener):
            self.tell_table()
        elif seat is not None and all(other.seat != seat for other in self.listeners):
            version = self.row.version
            self.row.seats[seat].seen = version
            self.writer.soon(lambda connection: tables.put_seen(connection, self.row.id, seat, version))
            self.tell_table()

    def tell_table(self, but: Listener | None = None) -> None:
        """Send everybody who sits where and who is connected."""
        present = self.spectators.present()
        for listener in self.listeners:
            if listener is not but:
                send(listener, TableChanged(self.info(listener.person, listener.seat, present)))

    def draft(self, seat: int | None, numbers: list[int]) -> Draft:
        """Return the draft of a seat after these numbers; only the seat to act may have one."""
        match = self._playing()
        if not numbers:
            return Draft(match.state, NOBODY if seat is None else seat)
        self._check_turn(seat)
        assert seat is not None
        try:
            return match.redraft(seat, numbers)
        except Refusal as refusal:
            raise RefusedAt(refusal, len(match.draft)) from refusal

    def draft_at(self, seat: int | None, version: int, numbers: list[int]) -> Draft:
        """Return the draft of the seat to act, at this version."""
        self._check_seat(seat)
        self._check_version(version)
        self._check_turn(seat)
        return self.draft(seat, numbers)

    # --- playing ----------------------------------------------------------------------------------------

    async def attempt(self, listener: Listener, message_id: str, version: int, numbers: list[int]) -> Tried:
        """Return the position after a draft, without storing it."""
        self._check_seat(listener.seat)
        await self._catch_up(version)
        self._check_version(version)
        draft = self.draft(listener.seat, numbers)
        look = shown(draft.shown, listener.seat, version, listener.dump)
        look.words = self._words(draft.shown, listener)
        tell_changes(look, self._page_at(listener.seat, version), draft.shown)
        seen = [event.seen_by(listener.seat) for event in draft.events]
        flown = moves(draft.shown.game, seen)
        return Tried(message_id, numbers, look, bool(numbers) and draft.is_complete, flown)

    async def commit(
        self, seat: int | None, message_id: str | None, version: int, numbers: list[int], by: str = ""
    ) -> Stored:
        """Store a seat's decision, made by itself or (`by`) for it, then tell everybody."""
        seat = self._check_seat(seat)
        await self._catch_up(version)
        if again := self._asked_before(seat, message_id):
            return again
        if (message_id is None and not by) != (self.row.seats[seat].kind == tables.BOT):
            # A bot that thought while its person came back, or the person while a bot plays for them.
            raise Illegal(Verdict("seat.bot-plays"))
        self._check_version(version)
        match = self._playing()
        self._check_turn(seat)
        self.draft(seat, numbers)
        lines, events = len(match.record.entries), len(match.events)
        if not numbers:
            raise Illegal(Verdict("done.nothing"))
        self._ahead = True
        match.done(seat)
        if message_id is not None and not by:
            self.auto_reply.decided(seat)
        step = persistence.step_of(self.row, match, seat, match.record.entries[lines:], 0, message_id, by)
        await self._store(step, events)
        return Stored(message_id or "", step.version)

    async def begin(self) -> None:
        """Deal, and store the deal."""
        self._ahead = True
        self.match = persistence.begin(self.row)
        entries = self.match.record.entries
        await self._store(persistence.step_of(self.row, self.match, NOBODY, entries, 0, None), 0)
        self.tell_table()

    async def begin_if_full(self) -> None:
        """Begin, unless a seat is free or it has begun."""
        while self.match is None and all(seat.kind != tables.FREE for seat in self.row.seats):
            try:
                await self.begin()
            except StaleTable:
                # Retry only this: the seat that filled the table is stored already.
                await self.read_on()

    @queued
    async def rename(self, person: str, name: str) -> None:
        """Show the new name of somebody who sits or looks on here, unless the game is over."""
        looking = [listener for listener in self.listeners if listener.person == person]
        for listener in looking:
            listener.name = name
        if self.row.status in tables.ENDED or not (looking or self.seats.of(person) is not None):
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

    async def order(self, seat: int | None, wish: GiveOrder) -> Stored:
        """Store a standing order of a seat, or cancel it; only its own listeners are told."""
        seat = self._check_seat(seat)
        match = self._playing()
        self._check_version(self.row.version)
        if self.row.seats[seat].kind == tables.BOT:
            raise Illegal(Verdict("seat.bot-plays"))
        view = match.state.view(seat)
        if wish.stands:
            await self.standing_orders.give(view, wish.name, wish.about, wish.amount)
        else:
            await self.standing_orders.cancel(view, wish.name)
        look = self.look(seat, False)
        news = OrdersGiven(self.row.version, look.orders, look.by_itself)
        for listener in self.listeners:
            if listener.seat == seat:
                send(listener, news)
        self.auto_reply.ask_again(seat)
        return Stored(wish.id, self.row.version)

    @queued
    async def end(self, person: PersonRow) -> TableInfo:
        """Let the host close the table during the game: what was played stays, nothing more is played."""
        row, moment = self.row, now()
        check_host(row, person.id)
        if self.match is None:
            raise Illegal(Verdict("table.not-begun"))
        if row.status in tables.ENDED:
            raise GameOver(Verdict("game.over", family=GAME_OVER))
        await self.writer.change(lambda connection: tables.close_table(connection, row.id, OVER, moment))
        row.status, row.asked, row.open, row.updated = tables.CLOSED, OVER, False, moment
        self.clock.stop()
        self.chat.open_up(self.listeners)
        if self._wish:
            self._drop_wish()
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
        if self.listeners or self.row.status != tables.WAITING:
            return False
        await self.writer.change(lambda connection: tables.delete_table(connection, self.row.id))
        return True

    async def put_rematch(self, table: str) -> None:
        """Store and tell where the same people play once more."""
        await self.writer.change(lambda connection: tables.put_rematch(connection, self.row.id, table))
        self.row.rematch = table
        self.tell_table()

    async def take_back(self, listener: Listener, message_id: str, version: int) -> Stored | None:
        """Ask to take back a seat's last decision; against bots alone it is done at once."""
        seat = self._check_seat(listener.seat)
        if again := self._asked_before(seat, message_id):
            return again
        await self._catch_up(version)
        self._check_version(version)
        match = self._playing()
        if match.is_over:
            # The seed is known by now.
            raise GameOver(Verdict("game.over", family=GAME_OVER))
        if not match.can_take_back(seat):
            raise Illegal(Verdict("undo.nothing"))
        # A bot that stands in for somebody cannot agree for them; they come back, or the host puts them out.
        agreed = [other.seat for other in self.row.seats if other.kind == tables.BOT and other.person is None]
        wish = WishRow(seat, version, agreed, message_id)
        return Stored(message_id, self.row.version) if await self._settle_wish(wish) else None

    async def agree(self, listener: Listener, message_id: str, version: int, yes: bool) -> Stored:
        """Agree or disagree with the wish to take back."""
        seat, wish = self._check_seat(listener.seat), self._wish
        if wish is None or wish.version != version:
            raise Illegal(Verdict("wish.none"))
        if not yes:
            await self.writer.change(lambda connection: drop_wish(connection, self.row.id))
            self._drop_wish()
        elif seat != wish.seat and seat not in wish.agreed:
            await self._settle_wish(replace(wish, agreed=[*wish.agreed, seat]))
        return Stored(message_id, self.row.version)

    async def _settle_wish(self, wish: WishRow) -> bool:
        """Take back when all have agreed, else tell everybody who has; return True if it was done."""
        match = self._playing()
        if len({*wish.agreed, wish.seat}) < len(self.row.seats):
            await self.writer.change(lambda connection: put_wish(connection, self.row.id, wish))
            self._wish = wish
            self.send_all(_told(wish))
            return False
        before = [entry.struck for entry in match.record.entries]
        # Who takes back wants to decide anew.
        await self.standing_orders.forget(wish.seat)
        self._ahead = True
        match.take_back(wish.seat, wish.agreed, chosen=True)
        entries = zip(match.record.entries, before, strict=True)
        struck = [entry for entry, was in entries if entry.struck and not was]
        lines = sum(len(list(entry_lines(entry, match.game.actions))) for entry in struck)
        step = persistence.step_of(self.row, match, wish.seat, [], lines, wish.message)
        await self._store(step, 0, anew=True)
        return True

    # --- after a step -----------------------------------------------------------------------------------

    async def _store(self, step: NewStep, first_event: int, anew: bool = False) -> None:
        """Store, then tell everybody."""
        metrics = self.services.metrics
        try:
            with metrics.time(metrics.step_seconds), self.services.tracer.span("store", table=step.table):
                await self.writer.step(step)
        except StaleTable:
            raise
        except Unsure as error:
            # If it is stored, doing it again finds the answer to its own message.
            raise StaleTable from error
        except Exception as error:
            log.error("a step was not stored", extra={"table": self.row.id, "trouble": repr(error)})
            self.lose()
            raise stopped() from error
        metrics.steps.labels(step.by or CHOICE).inc()
        self._ahead = False
        row = self.row
        row.version, row.status, row.asked = step.version, step.status, step.asked
        row.result, row.winners, row.updated = step.result, step.winners, step.updated
        self._after_step(step.seat, step.message, first_event, anew, step.by)

    def _after_step(
        self, seat: int, message: str | None, first_event: int, anew: bool = False, by: str = ""
    ) -> None:
        """Send a stored step to everybody, and start the next automatic answer."""
        row = self.row
        if message:
            self._answered[seat, message] = row.version
        self.history.add(row.version, seat, first_event, anew, by)
        wish = self._wish
        if wish:
            self._drop_wish()
        self._tell_step()
        if wish:
            self._answer_wish(wish)
        self.clock.wind()
        if row.clock or row.status == tables.OVER:
            self.tell_table()
        if row.status == tables.OVER:
            self.chat.open_up(self.listeners)
        self.auto_reply.ask()

    def _answer_wish(self, wish: WishRow) -> None:
        """Tell the wisher if the wish has been carried out."""
        if stored := self._asked_before(wish.seat, wish.message):
            for listener in self.listeners:
                if listener.seat == wish.seat:
                    send(listener, stored)

    async def _catch_up(self, version: int) -> None:
        """Read on for a client with a newer version: it comes from a server that is ahead of this one."""
        if self.match is not None and version > self.row.version and await self._is_behind():
            await self.read_on()

    async def _is_behind(self) -> bool:
        """Return True if another server has stored something of this table since it was read."""
        if self.services.lease.alone or self.lost:
            return False
        row = self.row
        return await self.services.known(row.id) not in (None, (row.version, row.changes))

    # --- what other servers have stored -----------------------------------------------------------------

    async def read_on(self) -> None:
        """Reload the table from the store, and send everybody what is new."""
        try:
            stored = await self.services.load(self.row.id)
        except Exception:
            # The table is gone or cannot be read now, and memory may be ahead of the store: drop it.
            self.lose()
            raise
        if stored.row.version < self.row.version and not self._ahead:
            return  # it was read before our own last step
        known, tokens = self.row.version, [seat.token for seat in self.row.seats]
        orders, wish = self.standing_orders.given, self._wish
        ended = self.row.status in tables.ENDED
        for name in TableRow.__struct_fields__:
            setattr(self.row, name, getattr(stored.row, name))
        self.match, self.history, self._answered = stored.match, stored.history, stored.answered
        self._ahead = False
        self._wish, self.elsewhere = _standing(stored.wish, self.row), stored.elsewhere
        self.standing_orders.read_on(stored.orders)
        self.chat.read_on(stored.said, self.listeners)
        changed = (
            seat.seat for seat, token in zip(self.row.seats, tokens, strict=True) if seat.token != token
        )
        self.seats.reseat_listeners(set(changed))
        if self.row.version != known or self.standing_orders.given != orders:
            for listener in self.listeners:
                self.greet(listener, known, is_here=True)
        elif self._wish:
            self.send_all(_told(self._wish))
        if wish:
            self._answer_wish(wish)
            if self._wish is None:
                self.send_all(Wish(NOBODY, wish.version, []))
        if self.row.status in tables.ENDED and not ended:
            self.chat.open_up(self.listeners)
        self.clock.wind()
        self.tell_table()
        self.auto_reply.ask()

    @queued
    async def take_in(self, news: NewsRow, elsewhere: list[PresenceRow]) -> None:
        """Take over what another server has stored: steps one by one, anything else by reading it all."""
        row, steps = self.row, [step for step in news.steps if step.version > self.row.version]
        if news.known.version < row.version or news.known.changes < row.changes:
            return  # it was read before our own last write
        if news.known.changes != row.changes or self.match is None or any(step.struck for step in steps):
            await self.read_on()
            return
        if self._ahead or (steps and steps[0].version != row.version + 1):
            await self.read_on()
            return
        row.keeper = news.keeper
        for step in steps:
            events = len(self.match.events)
            persistence.follow(row, self.match, step)
            row.version, row.asked, row.updated = step.version, self.match.actor, news.updated
            if self.match.is_over:
                row.status, row.result, row.winners = tables.OVER, news.result, news.winners
            self._after_step(step.seat, step.message, events, by=step.by)
        if news.known.visits != row.visits:
            row.visits, self.elsewhere = news.known.visits, elsewhere
            self.tell_table()
            self.auto_reply.go_on()

    def _tell_step(self) -> None:
        """Send everybody the step and the position, as each may see them."""
        assert self.match is not None
        viewers = {listener.seat for listener in self.listeners}
        steps = self.history.step_for(viewers, -1, self.match.events)
        # What all see alike is made once.
        public = games.page(self.match.state.view(None)) if len(viewers) > 1 else None
        ready: dict[tuple[int | None, bool, str], bytes] = {}
        kept: dict[int | None, Shown] = {}
        for listener in self.listeners:
            seat = listener.seat
            eyes = seat, listener.dump, listener.words
            if eyes not in ready:
                look = self.look(seat, listener.dump, None if seat is None else public)
                look.words = self.read_board(listener)
                kept[seat] = replace(look)
                tell_changes(look, self._page_at(seat, self.row.version - 1), self.match.state)
                ready[eyes] = encode(Moved(steps[seat], look))
            listener.send(ready[eyes])
        for seat, look in kept.items():
            self._keep_page(seat, look)

    def _drop_wish(self) -> None:
        assert self._wish is not None
        self.send_all(Wish(NOBODY, self._wish.version, []))
        self._wish = None

    def send_all(self, message: FromServer) -> None:
        """Send everybody the same message."""
        data = encode(message)
        for listener in self.listeners:
            listener.send(data)

    # --- the clock --------------------------------------------------------------------------------------

    def _ring(self) -> None:
        """Handle the end of the clock in the table's task."""
        if self.keeps():
            self._jobs.start(f"clock of {self.row.id}", self.do(self.run_out))

    async def run_out(self) -> None:
        """Let a bot stand in for a person whose time is over, until they come back."""
        left = self.clock.left()
        if left == 0:
            await self.seats.stand_in(self.row.asked)
        else:
            # Somebody decided meanwhile, or the timer was early by a part of a second.
            self.clock.wind()

    # --- may it be --------------------------------------------------------------------------------------

    def _playing(self) -> Match:
        if self.match is None:
            raise Illegal(Verdict("table.not-begun"))
        return self.match

    def _check_seat(self, seat: int | None) -> int:
        if seat is None:
            raise Forbidden(Verdict("seat.not-yours", family=FORBIDDEN))
        return seat

    def _check_version(self, version: int) -> None:
        self._playing()
        if self.row.status == tables.CLOSED:
            raise GameOver(Verdict("table.closed", family=GAME_OVER))
        if version != self.row.version:
            now = self.row.version
            raise Stale(Verdict("version.stale", {"current": now, "version": version}, family=STALE))

    def _check_turn(self, seat: int | None) -> None:
        self._playing().check_turn(NOBODY if seat is None else seat)

    def _asked_before(self, seat: int, message_id: str | None) -> Stored | None:
        version = self._answered.get((seat, message_id)) if message_id else None
        return Stored(message_id or "", version) if version is not None else None


def _standing(wish: WishRow | None, row: TableRow) -> WishRow | None:
    """Return a stored wish unless a step has made it void."""
    return wish if wish and wish.version == row.version and row.status == tables.PLAYING else None


def _told(wish: WishRow) -> Wish:
    return Wish(wish.seat, wish.version, wish.agreed)
