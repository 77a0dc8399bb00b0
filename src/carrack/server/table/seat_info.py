"""The seats of a table's row, and a table's description as a person may see it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from carrack.bots.levels import USUAL
from carrack.bots.loading import BOTS
from carrack.core.sealed import seal_of
from carrack.core.verdicts import malformed
from carrack.server.component_sets import components_of
from carrack.server.protocol.messages import Former, Incident, SeatInfo, TableInfo
from carrack.server.tokens import new_token
from carrack.store import tables
from carrack.store.tables import SeatRow, TableRow

STANDS_IN: Final = USUAL
"""The bot that plays on for somebody who stays away or has left for good."""


def check_bot(name: str) -> str:
    """Return the bot's name; refuse one that this server does not have."""
    if name not in BOTS:
        raise malformed("bot.none", bot=name, known=", ".join(BOTS))
    return name


def free_seat(seat: int, invited: bool) -> SeatRow:
    """Return a free seat, for whoever has the link or for anybody."""
    return SeatRow(seat, tables.FREE, invitation=new_token() if invited else None)


def seat_of_person(row: TableRow, person: str | None) -> int | None:
    """Return a person's seat; None: they have none."""
    if person is None:
        return None
    return next((seat.seat for seat in row.seats if seat.person == person), None)


def with_nonce(row: TableRow, seat: int, nonce: str) -> list[str]:
    """Return the nonces of a table in which this seat has another one; none where no seat has any."""
    nonces = row.nonces or [""] * len(row.seats)
    nonces = [*nonces[:seat], nonce, *nonces[seat + 1 :]]
    return nonces if any(nonces) else []


def allows_hints(row: TableRow, seat: int) -> bool:
    """Return True if a seat may ask for hints: as the host said, else while all others are bots."""
    if row.hints is not None:
        return row.hints
    # A bot that stands in keeps the seat for its person.
    return all(other.kind == tables.BOT and other.person is None for other in row.seats if other.seat != seat)


def is_open(seats: list[SeatRow]) -> bool:
    """Return True if a seat is free for anybody."""
    return any(seat.kind == tables.FREE and seat.invitation is None for seat in seats)


def info_of(
    row: TableRow, person: str | None, seat: int | None, here: Collection[int | None], origin: str
) -> TableInfo:
    """Return a table's description for a person, or for a program with a seat token.

    Spectators and the clock are added where the table is in memory.
    """
    hosting = person is not None and row.host == person
    own = seat_of_person(row, person) if seat is None else seat
    over = row.status in tables.ENDED
    return TableInfo(
        id=row.id,
        game=row.game,
        options=row.options,
        status=row.status,  # type: ignore[arg-type]  # the store's words are the protocol's
        open=row.open,
        hosting=hosting,
        seats=[_seat_info(row, one, own, hosting, here, origin) for one in row.seats],
        asked=row.asked,
        version=row.version,
        seal=seal_of(row.seed),
        seed=row.seed if over else "",
        result=row.result,
        created=row.created,
        updated=row.updated,
        clock=row.clock,
        rematch=(row.rematch or "") if own is not None else "",
        hints=own is not None and allows_hints(row, own),
        components=components_of(row),
        onlookers_heard=row.onlookers_heard,
        winners=row.winners,
        nonces=row.nonces,
        incidents=[
            Incident(one.version, one.seat, one.kind, one.name)  # type: ignore[arg-type]  # as above
            for one in row.incidents
        ],
    )


def _seat_info(
    row: TableRow, seat: SeatRow, own: int | None, hosting: bool, here: Collection[int | None], origin: str
) -> SeatInfo:
    invited = seat.invitation is not None and row.status not in tables.ENDED
    return SeatInfo(
        seat=seat.seat,
        kind=seat.kind,  # type: ignore[arg-type]  # the store's words are the protocol's
        name=seat.name,
        bot=seat.bot,
        yours=seat.seat == own,
        host=seat.person is not None and seat.person == row.host,
        here=seat.seat in here,
        invited=invited,
        link=f"{origin}/join/{seat.invitation}" if invited and hosting else "",
        muted=seat.muted,
        before=[Former(one.name, one.bot, one.version) for one in row.handovers if one.seat == seat.seat],
    )
