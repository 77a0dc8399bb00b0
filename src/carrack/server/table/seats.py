"""The seats of a live table: sitting down, leaving, standing in, taking over, muting and seat tokens."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection
from typing import Final, TypeVar

from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from carrack.core.verdicts import GAME_OVER, GameOver, Illegal, Verdict, malformed
from carrack.server.protocol.messages import TableInfo
from carrack.server.protocol.schemas import Invitation, SeatChange, SeatToken
from carrack.server.table.errors import check_host, check_waiting, not_your_seat, void_invitation, void_token
from carrack.server.table.inbox import queued
from carrack.server.table.interface import Table
from carrack.server.table.seat_info import (
    STANDS_IN,
    check_bot,
    free_seat,
    is_open,
    seat_of_person,
    with_nonce,
)
from carrack.server.tokens import digest_of, new_token
from carrack.store import tables
from carrack.store.chat import put_muted
from carrack.store.people import PersonRow
from carrack.store.tables import HandoverRow, IncidentRow, SeatRow

T = TypeVar("T")
MINUTE: Final = 60
UNKNOWN_VERSION: Final = -1


class Seats:
    """The seats of one table. Every change is stored first, then shown to everybody."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._row = table.row
        self._now = table.services.lease.now

    async def do(self, work: Callable[[], Awaitable[T]]) -> T:
        """Run work in the table's task."""
        return await self._table.do(work)

    def of(self, person: str | None) -> int | None:
        """Return where a person sits; None: nowhere."""
        return seat_of_person(self._row, person)

    def of_token(self, digest: str) -> int | None:
        """Return the seat of a seat token, by the token's digest; None: there is none."""
        return next((seat.seat for seat in self._row.seats if seat.token == digest), None)

    # --- sitting down and leaving -----------------------------------------------------------------------

    @queued
    async def join(self, person: PersonRow, nonce: str = "") -> TableInfo:
        """Take the first seat that is for anybody."""
        seat = next((one for one in self._row.seats if is_open([one])), None)
        if seat is None:
            raise Illegal(Verdict("table.full"))
        return await self._sit(seat.seat, person, nonce)

    @queued
    async def accept(self, invitation: str, seat: int, person: PersonRow, nonce: str = "") -> Invitation:
        """Take the seat that an invitation leads to."""
        if self._row.seats[seat].invitation != invitation:
            raise void_invitation()
        if self._table.match is not None:
            return Invitation(await self._take_over(seat, person), seat)
        return Invitation(await self._sit(seat, person, nonce), seat)

    @queued
    async def sit(self, seat: int, person: PersonRow, nonce: str = "") -> TableInfo:
        """Take a seat that is kept for this person; who sits here already stays where they are."""
        if self.of(person.id) is not None:
            return self._table.info(person.id, None)
        return await self._sit(seat, person, nonce)

    @queued
    async def leave(self, person: PersonRow) -> TableInfo:
        """Give a seat back before the game begins."""
        check_waiting(self._row)
        await self._put(free_seat(self._own(person), invited=not self._row.open))
        return self._table.info(person.id, None)

    async def _sit(self, seat: int, person: PersonRow, nonce: str) -> TableInfo:
        check_waiting(self._row)
        if self.of(person.id) is not None:
            raise Illegal(Verdict("seat.already"))
        if self._row.seats[seat].kind != tables.FREE:
            raise Illegal(Verdict("seat.taken"))
        await self._put(SeatRow(seat, tables.PERSON, person.id, person.name), nonce=nonce)
        await self._table.begin_if_full()
        return self._table.info(person.id, None)

    async def _take_over(self, seat: int, person: PersonRow) -> TableInfo:
        """Let a person play on, during the game, where a bot played for nobody."""
        self._check_not_ended()
        if self.of(person.id) is not None:
            raise Illegal(Verdict("seat.already"))
        taken = SeatRow(seat, tables.PERSON, person.id, person.name)
        await self._put(taken, anew=True, incident=tables.TAKE_OVER)
        return self._table.info(person.id, None)

    # --- replacing --------------------------------------------------------------------------------------

    @queued
    async def change(self, seat: int, person: PersonRow, wish: SeatChange) -> TableInfo:
        """Give a seat to somebody else before the game, or let a bot play on there during it."""
        self._check_number(seat)
        if self._table.match is None:
            await self._fill(seat, person, wish)
        else:
            await self._replace(seat, person, wish)
        return self._table.info(person.id, None)

    async def _fill(self, seat: int, person: PersonRow, wish: SeatChange) -> None:
        """Let the host give any seat but their own to others, before the game; old links are void."""
        check_host(self._row, person.id)
        if wish.kind == "me" or self._row.seats[seat].person == person.id:
            raise Illegal(Verdict("seat.taken"))
        if wish.kind == "bot":
            new = SeatRow(seat, tables.BOT, bot=check_bot(wish.bot))
        else:
            invited = wish.kind == "invited" or (wish.kind == "remove" and not self._row.open)
            new = free_seat(seat, invited)
        others = [one for one in self._row.seats if one.seat != seat]
        if all(one.kind == tables.BOT for one in [*others, new]):
            raise malformed("table.nobody")
        await self._put(new)
        await self._table.begin_if_full()

    async def _replace(self, seat: int, person: PersonRow, wish: SeatChange) -> None:
        """Let a bot stand in for a person during the game, until they come back or for good."""
        before = self._row.seats[seat]
        incident = ""
        self._check_not_ended()
        if wish.kind == "me":
            if before.person != person.id:
                raise not_your_seat()
            incident = tables.RETURN if before.kind == tables.BOT else ""
            new = replace(before, kind=tables.PERSON, bot="")
        elif wish.kind == "invited" or (wish.kind == "bot" and before.invitation):
            check_host(self._row, person.id)
            if before.person is not None:
                raise Illegal(Verdict("seat.taken"))
            new = replace(before, invitation=new_token() if wish.kind == "invited" else None)
        elif wish.kind == "bot":
            if before.kind == tables.BOT:
                raise Illegal(Verdict("seat.taken"))
            incident = tables.STAND_IN
            if before.person != person.id:
                self._check_patience(seat, person)
                incident = tables.REPLACED
            new = replace(before, kind=tables.BOT, bot=check_bot(wish.bot))
        elif wish.kind == "remove":
            check_host(self._row, person.id)
            if before.person is None or before.person == person.id:
                raise Illegal(Verdict("seat.no-other"))
            incident = tables.PUT_OUT
            new = SeatRow(seat, tables.BOT, bot=check_bot(wish.bot))
        else:
            raise Illegal(Verdict("table.begun"))
        await self._put(new, anew=wish.kind == "me", incident=incident)
        if self._row.asked == seat and before.kind != new.kind:
            self._table.ask()

    def _check_patience(self, seat: int, person: PersonRow) -> None:
        """Raise unless this person may replace a seat that keeps all waiting: the host, or for the host
        anybody who plays."""
        host = self.of(self._row.host)
        if self.of(person.id) is None or host not in (None, seat):
            check_host(self._row, person.id)
        minutes = self._table.services.patience
        if self._row.asked != seat or self._now() - self._row.updated < minutes * MINUTE:
            raise Illegal(Verdict("seat.patience", {"minutes": minutes}))

    async def stand_in(self, seat: int) -> None:
        """Let a bot play for a person whose clock has run out, until they come back."""
        new = replace(self._row.seats[seat], kind=tables.BOT, bot=STANDS_IN)
        await self._put(new, incident=tables.TIME_OUT)
        self._table.ask()

    @queued
    async def mute(self, seat: int, person: PersonRow, muted: bool) -> TableInfo:
        """Let the host mute a player, or let them speak again."""
        self._check_number(seat)
        check_host(self._row, person.id)
        before = self._row.seats[seat]
        if before.person is None or before.person == person.id:
            raise Illegal(Verdict("seat.no-other"))
        await self._put(replace(before, muted=muted))
        return self._table.info(person.id, None)

    # --- tokens -----------------------------------------------------------------------------------------

    @queued
    async def give_token(self, person: PersonRow, session: str) -> SeatToken:
        """Return a new token of a person's own seat, good until the session ends; it replaces the last."""
        seat = self._own(person)
        token = new_token()
        await self._put(replace(self._row.seats[seat], token=digest_of(token), token_session=session))
        link = f"{self._table.services.origin}/table/{self._row.id}#{token}"
        return SeatToken(self._row.id, seat, token, link)

    @queued
    async def void_tokens(self, sessions: Collection[str]) -> None:
        """Void the tokens that were made in these sessions."""
        for seat in self._row.seats:
            if seat.token_session in sessions:
                await self._put(replace(seat, token=None, token_session=None))

    # --- storing and telling ----------------------------------------------------------------------------

    async def _put(self, seat: SeatRow, anew: bool = False, incident: str = "", nonce: str = "") -> None:
        """Store a seat and show it; close the connections of a token that is void now.

        `anew`: restart the clock of whoever is asked. `incident`: what the log tells, TIME_OUT and so on.
        `nonce`: what a person who sits down adds to the seed; it goes when they leave before the game.
        """
        table, row = self._table, self._row
        before = row.seats[seat.seat]
        seats = [seat if one.seat == seat.seat else one for one in row.seats]
        updated = self._now() if anew or table.match is None else row.updated
        handover = self._handover(before) if before.person != seat.person and table.match else None
        # A player who was muted stays muted as a spectator.
        silent = before.person if handover and before.muted else None
        who = seat if seat.person else before
        nonces = row.nonces
        if table.match is None and before.person != seat.person:
            nonces = with_nonce(row, seat.seat, nonce)
        happened = [IncidentRow(seat.seat, row.version, incident, who.person, who.name)] if incident else []

        async def put(connection: AsyncConnection) -> None:
            await tables.put_seat(connection, row.id, seat)
            await tables.put_open(connection, row.id, is_open(seats), updated)
            if nonces != row.nonces:
                await tables.put_nonces(connection, row.id, nonces)
            if handover:
                await tables.add_handover(connection, row.id, handover)
            for one in happened:
                await tables.add_incident(connection, row.id, one)
            if silent:
                await put_muted(connection, row.id, silent, True)

        await table.writer.change(put)
        row.seats, row.open, row.updated, row.nonces = seats, is_open(seats), updated, nonces
        row.incidents = [*row.incidents, *happened]
        if handover:
            row.handovers = [*row.handovers, handover]
        if silent:
            table.chat.muted.add(silent)
        self.reseat_listeners({seat.seat} if before.token != seat.token else set())
        table.clock.wind()
        table.tell_table()

    def reseat_listeners(self, voided: Collection[int]) -> None:
        """Give every listener the seat that is theirs now; close those of tokens that are `voided`."""
        for listener in list(self._table.listeners):
            if listener.person is not None:
                had, listener.seat = listener.seat, self.of(listener.person)
                if had != listener.seat:
                    self._table.note_presence(listener)
                if had != listener.seat and self._table.match:
                    # Each seat sees another table: send all of it, so that nothing of the old view stays.
                    self._table.greet(listener, UNKNOWN_VERSION, is_here=True)
            elif listener.seat in voided:
                listener.close(void_token())

    def _handover(self, before: SeatRow) -> HandoverRow:
        row = self._row
        number = len(row.handovers) + 1
        return HandoverRow(number, before.seat, row.version, before.person, before.name, before.bot)

    # --- checks -----------------------------------------------------------------------------------------

    def _own(self, person: PersonRow) -> int:
        """Return a person's seat; refuse who has none."""
        seat = self.of(person.id)
        if seat is None:
            raise not_your_seat()
        return seat

    def _check_number(self, seat: int) -> None:
        if seat >= len(self._row.seats):
            raise malformed("seat.unknown", seat=seat, seats=len(self._row.seats))

    def _check_not_ended(self) -> None:
        if self._row.status in tables.ENDED:
            raise GameOver(Verdict("game.over", family=GAME_OVER))
