"""Who sits down at a table, leaves it, or is replaced."""

from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncConnection

from carrack.core.verdicts import GAME_OVER, GameOver, Illegal, Verdict, malformed
from carrack.server import keeping
from carrack.server.live import LiveTable
from carrack.server.messages import TableInfo
from carrack.server.refusals import check_host, check_waiting, not_your_seat, void_invitation, void_token
from carrack.server.rest_messages import Invitation, SeatChange, SeatToken
from carrack.server.seating import check_bot, digest_of, free_seat, is_open, new_token, seat_of_person
from carrack.server.tables import House
from carrack.store import tables
from carrack.store.people import PersonRow
from carrack.store.tables import SeatRow

MINUTE = 60


class Usher:
    """Leads people to their seats."""

    def __init__(self, house: House) -> None:
        self.house = house

    # --- sitting down and leaving -----------------------------------------------------------------------

    async def join(self, table: str, person: PersonRow) -> TableInfo:
        """Take the first seat that is for anybody."""
        live = await self.house.get(table)

        async def sit() -> TableInfo:
            seat = next((one for one in live.row.seats if is_open([one])), None)
            if seat is None:
                raise Illegal(Verdict("table.full"))
            return await self._sit(live, seat.seat, person)

        return await live.do(sit)

    async def invitation(self, invitation: str, person: PersonRow | None) -> Invitation:
        """Where an invitation leads."""
        table, seat = await self._invited(invitation)
        live = await self.house.get(table)
        return Invitation(live.info(person.id if person else None, None), seat)

    async def accept(self, invitation: str, person: PersonRow) -> Invitation:
        """Take the seat that an invitation leads to."""
        table, seat = await self._invited(invitation)
        live = await self.house.get(table)

        async def sit() -> Invitation:
            if live.row.seats[seat].invitation != invitation:
                raise void_invitation()
            return Invitation(await self._sit(live, seat, person), seat)

        return await live.do(sit)

    async def _invited(self, invitation: str) -> tuple[str, int]:
        async with self.house.database.reading() as connection:
            found = await tables.table_of_invitation(connection, invitation)
        if found is None:
            raise void_invitation()
        return found

    async def _sit(self, live: LiveTable, seat: int, person: PersonRow) -> TableInfo:
        check_waiting(live.row)
        if live.seat_of(person.id) is not None:
            raise Illegal(Verdict("seat.already"))
        if live.row.seats[seat].kind != tables.FREE:
            raise Illegal(Verdict("seat.taken"))
        await self._put(live, SeatRow(seat, tables.PERSON, person.id, person.name))
        await live.begin_if_full()
        return live.info(person.id, None)

    async def leave(self, table: str, person: PersonRow) -> TableInfo:
        """Give a seat back before the game begins."""
        live = await self.house.get(table)

        async def stand_up() -> TableInfo:
            check_waiting(live.row)
            seat = live.seat_of(person.id)
            if seat is None:
                raise not_your_seat()
            await self._put(live, free_seat(seat, invited=not live.row.open))
            return live.info(person.id, None)

        return await live.do(stand_up)

    # --- replacing --------------------------------------------------------------------------------------

    async def change_seat(self, table: str, seat: int, person: PersonRow, wish: SeatChange) -> TableInfo:
        """Somebody else shall sit there, or play on there."""
        live = await self.house.get(table)

        async def change() -> TableInfo:
            if seat >= len(live.row.seats):
                raise malformed("seat.unknown", seat=seat, seats=len(live.row.seats))
            if live.match is None:
                await self._fill(live, seat, person, wish)
            else:
                await self._replace(live, seat, person, wish)
            return live.info(person.id, None)

        return await live.do(change)

    async def _fill(self, live: LiveTable, seat: int, person: PersonRow, wish: SeatChange) -> None:
        """Before it begins the host gives any seat but their own to others; old links are void."""
        check_host(live.row, person.id)
        if wish.kind == "me" or live.row.seats[seat].person == person.id:
            raise Illegal(Verdict("seat.taken"))
        if wish.kind == "bot":
            new = SeatRow(seat, tables.BOT, bot=check_bot(wish.bot))
        else:
            invited = wish.kind == "invited" or (wish.kind == "remove" and not live.row.open)
            new = free_seat(seat, invited)
        others = [one for one in live.row.seats if one.seat != seat]
        if all(one.kind == tables.BOT for one in [*others, new]):
            raise malformed("table.nobody")
        await self._put(live, new)
        await live.begin_if_full()

    async def _replace(self, live: LiveTable, seat: int, person: PersonRow, wish: SeatChange) -> None:
        """During the game a bot stands in for somebody, who may come back at any time; or for good."""
        now = live.row.seats[seat]
        if live.row.status in tables.ENDED:
            raise GameOver(Verdict("game.over", family=GAME_OVER))
        if wish.kind == "me":
            if now.person != person.id:
                raise not_your_seat()
            new = SeatRow(seat, tables.PERSON, now.person, now.name, token=now.token)
        elif wish.kind == "bot":
            if now.kind == tables.BOT:
                raise Illegal(Verdict("seat.taken"))
            if now.person != person.id:
                self._check_patience(live, seat, person)
            new = SeatRow(seat, tables.BOT, now.person, now.name, check_bot(wish.bot), token=now.token)
        elif wish.kind == "remove":
            check_host(live.row, person.id)
            if now.person is None or now.person == person.id:
                raise Illegal(Verdict("seat.no-other"))
            new = SeatRow(seat, tables.BOT, bot=check_bot(wish.bot))
        else:
            raise Illegal(Verdict("table.begun"))
        await self._put(live, new)
        if live.row.asked == seat:
            live.ask_bot()

    def _check_patience(self, live: LiveTable, seat: int, person: PersonRow) -> None:
        """The host may let a bot stand in for whoever keeps all waiting; for the host, anybody who plays."""
        host = seat_of_person(live.row, live.row.host)
        if live.seat_of(person.id) is None or host not in (None, seat):
            check_host(live.row, person.id)
        minutes = self.house.settings.patience_minutes
        if live.row.asked != seat or keeping.now() - live.row.updated < minutes * MINUTE:
            raise Illegal(Verdict("seat.patience", {"minutes": minutes}))

    # --- keys -------------------------------------------------------------------------------------------

    async def token(self, table: str, person: PersonRow) -> SeatToken:
        """A key to a person's own seat; the one before it is void."""
        live = await self.house.get(table)

        async def give() -> SeatToken:
            seat = live.seat_of(person.id)
            if seat is None:
                raise not_your_seat()
            token = new_token()
            row = live.row.seats[seat]
            changed = SeatRow(seat, row.kind, row.person, row.name, row.bot, row.invitation, digest_of(token))
            await self._put(live, changed)
            return SeatToken(live.row.id, seat, token, f"{self.house.origin}/table/{live.row.id}#{token}")

        return await live.do(give)

    # --- shared -----------------------------------------------------------------------------------------

    async def _put(self, live: LiveTable, seat: SeatRow) -> None:
        """Store a seat as it is now, then show it; who came by a key that is void now has to go."""
        before = live.row.seats[seat.seat]
        seats = [seat if one.seat == seat.seat else one for one in live.row.seats]

        async def put(connection: AsyncConnection) -> None:
            await tables.put_seat(connection, live.row.id, seat)
            await tables.put_open(connection, live.row.id, is_open(seats), keeping.now())

        await self.house.writer.write(put)
        live.row.seats = seats
        live.row.open = is_open(seats)
        for listener in list(live.listeners):
            if listener.person is not None:
                listener.seat = seat_of_person(live.row, listener.person)
            elif listener.seat == seat.seat and before.token != seat.token:
                listener.close(void_token())
        live.tell_table()
