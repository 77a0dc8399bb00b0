"""Once more, with the same people in the same seats: one click each."""

from __future__ import annotations

from carrack.core.verdicts import Illegal, Unknown, Verdict
from carrack.server.messages import TableInfo
from carrack.server.refusals import not_your_seat
from carrack.server.seating import free_seat
from carrack.server.tables import House
from carrack.server.ushering import Usher
from carrack.store import tables
from carrack.store.people import PersonRow
from carrack.store.tables import SeatRow


async def rematch(house: House, usher: Usher, table: str, person: PersonRow) -> TableInfo:
    """The first opens the next table and is its host; whoever follows takes their seat there."""
    live = await house.get(table)

    async def again() -> TableInfo:
        row = live.row
        if row.status not in tables.ENDED:
            raise Illegal(Verdict("table.not-over"))
        seat = live.seat_of(person.id)
        if seat is None:
            raise not_your_seat()
        if row.rematch:
            try:
                return await usher.sit_down(row.rematch, seat, person)
            except Unknown:
                # Its host has given it up: whoever wants one now opens another.
                row.rematch = None
        seats = [_seat(one, seat, person) for one in row.seats]
        info = await house.add(person, row.game, row.options, seats, row.clock, row.hints, row.owner_file)
        await house.writer.write(lambda connection: tables.put_rematch(connection, row.id, info.id))
        row.rematch = info.id
        live.tell_table()
        return info

    return await live.do(again)


def _seat(before: SeatRow, own: int, person: PersonRow) -> SeatRow:
    if before.seat == own:
        return SeatRow(own, tables.PERSON, person.id, person.name)
    if before.kind == tables.BOT and before.person is None:
        return SeatRow(before.seat, tables.BOT, bot=before.bot)
    return free_seat(before.seat, invited=True)
