"""A seat changes: stored first, then shown to everybody."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy.ext.asyncio import AsyncConnection

from carrack.server import keeping
from carrack.server.refusals import void_token
from carrack.server.seating import is_open, seat_of_person
from carrack.store import tables
from carrack.store.tables import SeatRow

if TYPE_CHECKING:
    from carrack.server.live import LiveTable


async def put_seat(live: LiveTable, seat: SeatRow, anew: bool = False) -> None:
    """Store a seat as it is now and show it; who came by a key that is void now has to go.

    `anew`: whoever is asked has all the time again.
    """
    row = live.row
    before = row.seats[seat.seat]
    seats = [seat if one.seat == seat.seat else one for one in row.seats]
    updated = keeping.now() if anew or live.match is None else row.updated

    async def put(connection: AsyncConnection) -> None:
        await tables.put_seat(connection, row.id, seat)
        await tables.put_open(connection, row.id, is_open(seats), updated)

    await live.writer.write(put)
    row.seats, row.open, row.updated = seats, is_open(seats), updated
    for listener in list(live.listeners):
        if listener.person is not None:
            listener.seat = seat_of_person(row, listener.person)
        elif listener.seat == seat.seat and before.token != seat.token:
            listener.close(void_token())
    live.clock.wind()
    live.tell_table()
