"""A live table: one task owns its match; whoever wants something puts it into the table's inbox.

Nobody hears of a step before it is stored. When storing fails, the table is dropped from memory and read
again from what is stored.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple, TypeVar

from msgspec import Struct
from msgspec.structs import replace

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
from carrack.games import board
from carrack.server import keeping
from carrack.server.answering import Answering
from carrack.server.chatting import Chat
from carrack.server.clocks import Clock
from carrack.server.costs import Costs, Payer
from carrack.server.inbox import Inbox, stopped
from carrack.server.listening import Listener, encode, send
from carrack.server.messages import (
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
from carrack.server.onlookers import listed, lists, looking_on
from carrack.server.ordering import Orders
from carrack.server.reading_out import lines, texts_of
from carrack.server.refusals import Refused
from carrack.server.reseating import put_seat
from carrack.server.seating import STANDS_IN, info_of, seat_of_person
from carrack.server.seeing import moves, shown, shown_view, tell_changes
from carrack.server.story import Story
from carrack.server.thinking import Thinkers
from carrack.server.turns import Wanting
from carrack.store import tables
from carrack.store.chat import ChatRows
from carrack.store.orders import OrderRow
from carrack.store.steps import NewStep
from carrack.store.tables import TableRow
from carrack.store.writing import Writer

log = logging.getLogger(__name__)
T = TypeVar("T")
NOBODY: Final = -1


class StoredTable(NamedTuple):
    """A table as the store has it, with the match that its steps tell."""

    row: TableRow
    match: Match | None
    story: Story
    answered: dict[tuple[int, str], int]
    """By seat and message: the version that it led to."""
    said: ChatRows
    orders: list[OrderRow]


class Services(NamedTuple):
    """What every table needs of its server."""

    writer: Writer
    thinkers: Thinkers
    costs: Costs
    origin: str
    pause: float
    """Seconds before an answer that needs no person."""


class LiveTable:
    """One table in memory."""

    def __init__(self, stored: StoredTable, services: Services) -> None:
        self.row = row = stored.row
        self.match = stored.match
        self.story = stored.story
        self.services = services
        self.writer = writer = services.writer
        self.thinkers = services.thinkers
        self.origin = services.origin
        self.listeners: set[Listener] = set()
        self._answered = stored.answered
        self._pages: dict[int | None, tuple[int, Struct]] = {}
        """By seat (None: an onlooker): the stored page that its listeners have, and its version."""
        self._wish: Wish | None = None
        self._wish_id = ""
        self._ringing: asyncio.Task[None] | None = None
        self._inbox = Inbox(row.id)
        self._boards: dict[tuple[int | None, str], tuple[int, list[str]]] = {}
        """By seat and language: the version, and its board in lines."""
        self.chat = Chat(row, stored.said, writer)
        self.orders = Orders(row, stored.orders, writer)
        self.answering = Answering(self, services.pause)
        self.clock = Clock(row, self._ring)
        self.clock.wind()
        self.answering.ask()

    # --- its life ---------------------------------------------------------------------------------------

    async def do(self, work: Callable[[], Awaitable[T]]) -> T:
        """Let the table's task do this, after what came before; what it raises is raised here."""
        return await self._inbox.do(work)

    @property
    def idle(self) -> bool:
        """Whether nobody needs it in memory."""
        return not (self.listeners or self.answering.busy) and self._inbox.idle

    @property
    def lost(self) -> bool:
        """Stopped, or storing failed: what is in memory is not to be trusted any more."""
        return self._inbox.closed

    def wanting(self) -> Wanting:
        """For whom bots think here: for a player who is there, else for anybody who looks on."""
        there = sorted(
            self.listeners, key=lambda one: (one.seat is None, one.payer.address, one.payer.person)
        )
        return Wanting(there[0].payer) if there else Wanting(Payer("", self.row.host or ""), attended=False)

    async def close(self) -> None:
        """Stop; all that was acknowledged is stored."""
        self.lose()
        self.clock.stop()
        await self.answering.close()
        await self._inbox.stop()

    def lose(self) -> None:
        """What is in memory is not what is stored: everybody comes again, and finds what is."""
        self._inbox.closed = True
        for listener in list(self.listeners):
            listener.close(stopped())

    # --- looking ----------------------------------------------------------------------------------------

    def info(self, person: str | None, seat: int | None, looking: list[Listener] | None = None) -> TableInfo:
        """The table for somebody's eyes; `looking`: who looks on, where it is known."""
        here = {listener.seat for listener in self.listeners}
        info = info_of(self.row, person, seat, here, self.origin)
        info.left = self.clock.left()
        info.onlookers = listed(self, looking_on(self) if looking is None else looking, person)
        return info

    def gap(self, have: int, listener: Listener) -> Gap:
        """What somebody who knows a version has missed."""
        if self.match is None:
            return Gap([], True, None)
        steps, from_start = self.story.since(have, self.match.events, listener.seat)
        look = self.look(listener.seat, listener.dump)
        look.words = self.read_board(listener)
        self._keep_page(listener.seat, look)
        tell_changes(look, None, self.match.state)
        return Gap(steps, from_start, look)

    def look(self, seat: int | None, dump: bool) -> Shown:
        """What is stored, as a seat or an onlooker sees it; its orders are for its own eyes."""
        state = self._playing().state
        view = state.view(seat)
        look = shown_view(state, view, self.row.version, dump)
        if seat is not None:
            look.by_itself = self.answering.own_answer(seat) is not None
            look.orders = self.orders.infos(view)
        return look

    def _keep_page(self, seat: int | None, look: Shown) -> None:
        """Remember what the listeners of a seat have, so that the next message can tell what differs."""
        if look.page is not None:
            self._pages[seat] = look.version, look.page

    def _page_at(self, seat: int | None, version: int) -> Struct | None:
        """The stored page of a version, if the listeners of this seat have it."""
        known, page = self._pages.get(seat, (NOBODY, None))
        return page if known == version else None

    def _words(self, state: State, listener: Listener) -> list[str]:
        """The board in lines, where somebody asked for it."""
        if not listener.words:
            return []
        texts = texts_of(state.game, listener.words, self.row.seats)
        return lines(board(state.view(listener.seat), texts))

    def read_board(self, listener: Listener) -> list[str]:
        """The stored board in lines, in the language that the listener reads; made once a version."""
        eyes = listener.seat, listener.words
        known, found = self._boards.get(eyes, (NOBODY, []))
        if known != self.row.version:
            found = self._words(self._playing().state, listener)
            self._boards[eyes] = self.row.version, found
        return found

    def seat_of(self, person: str | None) -> int | None:
        """Where a person sits."""
        return seat_of_person(self.row, person)

    async def welcome(self, listener: Listener, have: int) -> None:
        """Somebody comes: from now on they hear everything."""
        is_here = any(other.seat == listener.seat for other in self.listeners)
        self.listeners.add(listener)
        self.greet(listener, have, is_here)
        if not is_here or lists(self.listeners, listener):
            self.tell_table(but=listener)
        self.answering.go_on()

    def greet(self, listener: Listener, have: int, is_here: bool) -> None:
        """The table for somebody who has just come, or whose seat is another now."""
        seat, seen = NOBODY, NOBODY
        if listener.seat is not None:
            seat = listener.seat
            seen = self.row.version if is_here else self.row.seats[seat].seen
        table, said = self.info(listener.person, listener.seat), self.chat.lines(listener.seat)
        send(listener, Welcome(table, seat, self.gap(have, listener), seen, said))
        if self._wish:
            send(listener, self._wish)

    def gone(self, listener: Listener) -> None:
        """Somebody went: when it was the last at a seat, everybody hears of it."""
        seat = listener.seat
        if lists(self.listeners, listener):
            self.tell_table()
        elif seat is not None and all(other.seat != seat for other in self.listeners):
            version = self.row.version
            self.row.seats[seat].seen = version
            self.writer.soon(lambda connection: tables.put_seen(connection, self.row.id, seat, version))
            self.tell_table()

    def tell_table(self, but: Listener | None = None) -> None:
        """Everybody hears how the table is: who sits where, who is there."""
        looking = looking_on(self)
        for listener in self.listeners:
            if listener is not but:
                send(listener, TableChanged(self.info(listener.person, listener.seat, looking)))

    def draft(self, seat: int | None, numbers: list[int]) -> Draft:
        """The table after these numbers of a seat; an onlooker and who is not asked has no draft."""
        match = self._playing()
        if numbers:
            self._check_turn(seat)
        draft = Draft(match.state, NOBODY if seat is None else seat)
        for number in numbers:
            try:
                draft.add(number)
            except Refusal as refusal:
                raise Refused(refusal, len(draft.numbers)) from refusal
        return draft

    def draft_at(self, seat: int | None, version: int, numbers: list[int]) -> Draft:
        """The draft of the seat that is asked, at this version."""
        self._check_seat(seat)
        self._check_version(version)
        self._check_turn(seat)
        return self.draft(seat, numbers)

    # --- playing ----------------------------------------------------------------------------------------

    async def attempt(self, listener: Listener, message_id: str, version: int, numbers: list[int]) -> Tried:
        """What if?"""
        self._check_seat(listener.seat)
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
        """A seat decides, or something decides for it (`by`); stored when this returns."""
        seat = self._check_seat(seat)
        if again := self._asked_before(seat, message_id):
            return again
        if (message_id is None and not by) != (self.row.seats[seat].kind == tables.BOT):
            # A bot that thought while its person came back, or the person while a bot plays for them.
            raise Illegal(Verdict("seat.bot-plays"))
        self._check_version(version)
        match = self._playing()
        self._check_turn(seat)
        draft = self.draft(seat, numbers)
        lines, events = len(match.record.entries), len(match.events)
        match.store(draft)
        if message_id is not None and not by:
            self.answering.decided(seat)
        step = keeping.step_of(self.row, match, seat, match.record.entries[lines:], 0, message_id, by)
        await self._store(step, events)
        return Stored(message_id or "", step.version)

    async def begin(self) -> None:
        """Nobody is missing: deal."""
        self.match = keeping.begin(self.row)
        entries = self.match.record.entries
        await self._store(keeping.step_of(self.row, self.match, NOBODY, entries, 0, None), 0)
        self.tell_table()

    async def begin_if_full(self) -> None:
        """Begin, unless a seat is free or it has begun."""
        if self.match is None and all(seat.kind != tables.FREE for seat in self.row.seats):
            await self.begin()

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
        """Somebody says something to all who may hear it."""
        await self.chat.say(listener, text, self.listeners)
        return Stored(message_id, self.row.version)

    async def order(self, seat: int | None, wish: GiveOrder) -> Stored:
        """A seat gives a standing order, or calls it back; only its own pages hear of it."""
        seat = self._check_seat(seat)
        match = self._playing()
        self._check_version(self.row.version)
        if self.row.seats[seat].kind == tables.BOT:
            raise Illegal(Verdict("seat.bot-plays"))
        view = match.state.view(seat)
        if wish.stands:
            await self.orders.give(view, wish.name, wish.about, wish.amount)
        else:
            await self.orders.cancel(view, wish.name)
        look = self.look(seat, False)
        news = OrdersGiven(self.row.version, look.orders, look.by_itself)
        for listener in self.listeners:
            if listener.seat == seat:
                send(listener, news)
        self.answering.ask_again(seat)
        return Stored(wish.id, self.row.version)

    async def end(self) -> None:
        """The host closes the table: what was played stays, nothing more is."""
        row, moment = self.row, keeping.now()
        await self.writer.write(lambda connection: tables.close_table(connection, row.id, OVER, moment))
        row.status, row.asked, row.open, row.updated = tables.CLOSED, OVER, False, moment
        self.clock.stop()
        self.chat.open_up(self.listeners)
        if self._wish:
            self._drop_wish()
        self.tell_table()

    async def take_back(self, listener: Listener, message_id: str, version: int) -> Stored | None:
        """A seat wants its last decision back; with bots alone it has it at once."""
        seat = self._check_seat(listener.seat)
        if again := self._asked_before(seat, message_id):
            return again
        self._check_version(version)
        match = self._playing()
        if match.is_over:
            # The seed is known by now.
            raise GameOver(Verdict("game.over", family=GAME_OVER))
        if not match.can_take_back(seat):
            raise Illegal(Verdict("undo.nothing"))
        # A bot that stands in for somebody cannot agree for them; they come back, or the host puts them out.
        agreed = [other.seat for other in self.row.seats if other.kind == tables.BOT and other.person is None]
        self._wish, self._wish_id = Wish(seat, version, agreed), message_id
        return Stored(message_id, self.row.version) if await self._settle_wish() else None

    async def agree(self, listener: Listener, message_id: str, version: int, yes: bool) -> Stored:
        """An answer to the wish that stands."""
        seat = self._check_seat(listener.seat)
        if self._wish is None or self._wish.version != version:
            raise Illegal(Verdict("wish.none"))
        if not yes:
            self._drop_wish()
        else:
            wisher, wish_id = self._wish.seat, self._wish_id
            if seat != wisher and seat not in self._wish.agreed:
                self._wish.agreed.append(seat)
            if await self._settle_wish():
                for other in self.listeners:
                    if other.seat == wisher:
                        send(other, Stored(wish_id, self.row.version))
        return Stored(message_id, self.row.version)

    async def _settle_wish(self) -> bool:
        """Carry the wish out when all have agreed, else tell everybody how it stands."""
        wish, match = self._wish, self._playing()
        assert wish is not None
        if len(set(wish.agreed) | {wish.seat}) < len(self.row.seats):
            self.send_all(wish)
            return False
        before = [entry.struck for entry in match.record.entries]
        # Who takes back wants to decide anew.
        await self.orders.forget(wish.seat)
        match.take_back(wish.seat, wish.agreed, chosen=True)
        entries = zip(match.record.entries, before, strict=True)
        struck = [entry for entry, was in entries if entry.struck and not was]
        lines = sum(len(list(entry_lines(entry, match.game.actions))) for entry in struck)
        step = keeping.step_of(self.row, match, wish.seat, [], lines, self._wish_id)
        await self._store(step, 0, anew=True)
        return True

    # --- after a step -----------------------------------------------------------------------------------

    async def _store(self, step: NewStep, first_event: int, anew: bool = False) -> None:
        """Store, then tell everybody."""
        try:
            await self.writer.step(step)
        except Exception as error:
            log.error("a step was not stored", extra={"table": self.row.id, "trouble": repr(error)})
            self.lose()
            raise stopped() from error
        row = self.row
        row.version, row.status, row.asked = step.version, step.status, step.asked
        row.result, row.winners, row.updated = step.result, step.winners, step.updated
        if step.message:
            self._answered[step.seat, step.message] = step.version
        self.story.add(step.version, step.seat, first_event, anew, step.by)
        if self._wish:
            self._drop_wish()
        self._tell_step()
        self.clock.wind()
        if row.clock or row.status == tables.OVER:
            self.tell_table()
        if row.status == tables.OVER:
            self.chat.open_up(self.listeners)
        self.answering.ask()

    def _tell_step(self) -> None:
        """Everybody gets the step and the table, each as they may see it."""
        assert self.match is not None
        ready: dict[tuple[int | None, bool, str], bytes] = {}
        kept: dict[int | None, Shown] = {}
        for listener in self.listeners:
            seat = listener.seat
            eyes = seat, listener.dump, listener.words
            if eyes not in ready:
                step = self.story.step(-1, self.match.events, seat)
                look = self.look(seat, listener.dump)
                look.words = self.read_board(listener)
                kept[seat] = replace(look)
                tell_changes(look, self._page_at(seat, step.version - 1), self.match.state)
                ready[eyes] = encode(Moved(step, look))
            listener.send(ready[eyes])
        for seat, look in kept.items():
            self._keep_page(seat, look)

    def _drop_wish(self) -> None:
        assert self._wish is not None
        self.send_all(Wish(NOBODY, self._wish.version, []))
        self._wish = None

    def send_all(self, message: FromServer) -> None:
        """The same for everybody."""
        data = encode(message)
        for listener in self.listeners:
            listener.send(data)

    # --- the clock --------------------------------------------------------------------------------------

    def _ring(self) -> None:
        """The time of whoever is asked is over."""
        self._ringing = asyncio.create_task(self.do(self.run_out))
        self._ringing.add_done_callback(lambda task: task.cancelled() or task.exception())

    async def run_out(self) -> None:
        """A bot stands in for whoever let their time go by, until they come back."""
        left = self.clock.left()
        if left == 0:
            seat = replace(self.row.seats[self.row.asked], kind=tables.BOT, bot=STANDS_IN)
            await put_seat(self, seat, incident=tables.TIME_OUT)
            self.answering.ask()
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
