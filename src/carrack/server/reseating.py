"""A seat changes: stored first, then shown to everybody."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from carrack.server import keeping
from carrack.server.refusals import void_token
from carrack.server.seating import is_open, seat_of_person
from carrack.store import tables
from carrack.store.tables import HandoverRow, IncidentRow, SeatRow

if TYPE_CHECKING:
    from carrack.server.live import LiveTable

UNKNOWN_VERSION: Final = -1


async def put_seat(live: LiveTable, seat: SeatRow, anew: bool = False, incident: str = "") -> None:
    """Store a seat as it is now and show it; who came by a key that is void now has to go.

    `anew`: whoever is asked has all the time again. `incident`: what the log tells: TIME_OUT and so on.
    """
    row = live.row
    before = row.seats[seat.seat]
    seats = [seat if one.seat == seat.seat else one for one in row.seats]
    updated = keeping.now() if anew or live.match is None else row.updated

    handover = _handover(live, before) if before.person != seat.person and live.match else None
    who = seat if seat.person else before
    happened = [IncidentRow(seat.seat, row.version, incident, who.person, who.name)] if incident else []

    async def put(connection: AsyncConnection) -> None:
        await tables.put_seat(connection, row.id, seat)
        await tables.put_open(connection, row.id, is_open(seats), updated)
        if handover:
            await tables.add_handover(connection, row.id, handover)
        for one in happened:
            await tables.add_incident(connection, row.id, one)

    await live.writer.write(put)
    row.seats, row.open, row.updated = seats, is_open(seats), updated
    row.incidents = [*row.incidents, *happened]
    if handover:
        row.handovers = [*row.handovers, handover]
        if before.muted and before.person:
            # Whoever was to say nothing at a seat says nothing beside the table, either.
            await live.chat.mute(before.person, True)
    for listener in list(live.listeners):
        if listener.person is not None:
            had, listener.seat = listener.seat, seat_of_person(row, listener.person)
            if had != listener.seat and live.match:
                # Other eyes see another table: nothing of the old one may stay on the page.
                live.greet(listener, UNKNOWN_VERSION, is_here=True)
        elif listener.seat == seat.seat and before.token != seat.token:
            listener.close(void_token())
    live.clock.wind()
    live.tell_table()


async def void_tokens(live: LiveTable, sessions: Collection[str]) -> None:
    """The keys that were made in these sessions open nothing any more."""
    for seat in live.row.seats:
        if seat.token_session in sessions:
            await put_seat(live, replace(seat, token=None, token_session=None))


def _handover(live: LiveTable, before: SeatRow) -> HandoverRow:
    row = live.row
    return HandoverRow(
        len(row.handovers) + 1, before.seat, row.version, before.person, before.name, before.bot
    )
