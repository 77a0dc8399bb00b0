"""Who sits down at a table, leaves it, or is replaced."""

from __future__ import annotations

from msgspec.structs import replace

from carrack.core.verdicts import GAME_OVER, GameOver, Illegal, Verdict, malformed
from carrack.server import keeping
from carrack.server.live import LiveTable
from carrack.server.messages import TableInfo
from carrack.server.refusals import check_host, check_waiting, not_your_seat, void_invitation
from carrack.server.reseating import put_seat
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
            if live.match is not None:
                return Invitation(await self._take_over(live, seat, person), seat)
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
        await put_seat(live, SeatRow(seat, tables.PERSON, person.id, person.name))
        await live.begin_if_full()
        return live.info(person.id, None)

    async def _take_over(self, live: LiveTable, seat: int, person: PersonRow) -> TableInfo:
        """During the game: a bot has played there, for nobody, until now."""
        if live.row.status in tables.ENDED:
            raise GameOver(Verdict("game.over", family=GAME_OVER))
        if live.seat_of(person.id) is not None:
            raise Illegal(Verdict("seat.already"))
        taken = SeatRow(seat, tables.PERSON, person.id, person.name)
        await put_seat(live, taken, anew=True, incident=tables.TAKE_OVER)
        return live.info(person.id, None)

    async def sit_down(self, table: str, seat: int, person: PersonRow) -> TableInfo:
        """Take a seat that is kept for this person."""
        live = await self.house.get(table)

        async def sit() -> TableInfo:
            if live.seat_of(person.id) is not None:
                return live.info(person.id, None)
            return await self._sit(live, seat, person)

        return await live.do(sit)

    async def leave(self, table: str, person: PersonRow) -> TableInfo:
        """Give a seat back before the game begins."""
        live = await self.house.get(table)

        async def stand_up() -> TableInfo:
            check_waiting(live.row)
            seat = live.seat_of(person.id)
            if seat is None:
                raise not_your_seat()
            await put_seat(live, free_seat(seat, invited=not live.row.open))
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
        await put_seat(live, new)
        await live.begin_if_full()

    async def _replace(self, live: LiveTable, seat: int, person: PersonRow, wish: SeatChange) -> None:
        """During the game a bot stands in for somebody, who may come back at any time; or for good."""
        now = live.row.seats[seat]
        incident = ""
        if live.row.status in tables.ENDED:
            raise GameOver(Verdict("game.over", family=GAME_OVER))
        if wish.kind == "me":
            if now.person != person.id:
                raise not_your_seat()
            incident = tables.RETURN if now.kind == tables.BOT else ""
            new = replace(now, kind=tables.PERSON, bot="")
        elif wish.kind == "invited" or (wish.kind == "bot" and now.invitation):
            check_host(live.row, person.id)
            if now.person is not None:
                raise Illegal(Verdict("seat.taken"))
            new = replace(now, invitation=new_token() if wish.kind == "invited" else None)
        elif wish.kind == "bot":
            if now.kind == tables.BOT:
                raise Illegal(Verdict("seat.taken"))
            incident = tables.STAND_IN
            if now.person != person.id:
                self._check_patience(live, seat, person)
                incident = tables.REPLACED
            new = replace(now, kind=tables.BOT, bot=check_bot(wish.bot))
        elif wish.kind == "remove":
            check_host(live.row, person.id)
            if now.person is None or now.person == person.id:
                raise Illegal(Verdict("seat.no-other"))
            incident = tables.PUT_OUT
            new = SeatRow(seat, tables.BOT, bot=check_bot(wish.bot))
        else:
            raise Illegal(Verdict("table.begun"))
        await put_seat(live, new, anew=wish.kind == "me", incident=incident)
        if live.row.asked == seat and now.kind != new.kind:
            live.answering.ask()

    def _check_patience(self, live: LiveTable, seat: int, person: PersonRow) -> None:
        """The host may let a bot stand in for whoever keeps all waiting; for the host, anybody who plays."""
        host = seat_of_person(live.row, live.row.host)
        if live.seat_of(person.id) is None or host not in (None, seat):
            check_host(live.row, person.id)
        minutes = self.house.settings.patience_minutes
        if live.row.asked != seat or keeping.now() - live.row.updated < minutes * MINUTE:
            raise Illegal(Verdict("seat.patience", {"minutes": minutes}))

    async def mute(self, table: str, seat: int, person: PersonRow, muted: bool) -> TableInfo:
        """The host lets somebody say nothing, or again."""
        live = await self.house.get(table)

        async def change() -> TableInfo:
            if seat >= len(live.row.seats):
                raise malformed("seat.unknown", seat=seat, seats=len(live.row.seats))
            check_host(live.row, person.id)
            now = live.row.seats[seat]
            if now.person is None or now.person == person.id:
                raise Illegal(Verdict("seat.no-other"))
            await put_seat(live, replace(now, muted=muted))
            return live.info(person.id, None)

        return await live.do(change)

    # --- keys -------------------------------------------------------------------------------------------

    async def token(self, table: str, person: PersonRow, session: str) -> SeatToken:
        """A key to a person's own seat, until the session ends; the one before it is void."""
        live = await self.house.get(table)

        async def give() -> SeatToken:
            seat = live.seat_of(person.id)
            if seat is None:
                raise not_your_seat()
            token = new_token()
            key = {"token": digest_of(token), "token_session": session}
            await put_seat(live, replace(live.row.seats[seat], **key))
            return SeatToken(live.row.id, seat, token, f"{self.house.origin}/table/{live.row.id}#{token}")

        return await live.do(give)
