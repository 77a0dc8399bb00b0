"""Who sits where, and what of it each pair of eyes may know."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from hashlib import sha256
from typing import Final

from carrack.bots.levels import USUAL
from carrack.bots.loading import BOTS
from carrack.core.sealed import seal_of
from carrack.core.verdicts import malformed
from carrack.server.messages import Former, Incident, SeatInfo, TableInfo
from carrack.server.owned import components_of
from carrack.store import tables
from carrack.store.tables import SeatRow, TableRow

ALPHABET: Final = "23456789abcdefghjkmnpqrstuvwxyz"
"""Nothing that can be misread."""
ID_LETTERS: Final = 14
TOKEN_BYTES: Final = 24
STANDS_IN: Final = USUAL
"""The bot that plays on for somebody who stays away, or is gone for ever."""


def new_id() -> str:
    """A name that nobody can guess and everybody can read out."""
    return "".join(secrets.choice(ALPHABET) for _ in range(ID_LETTERS))


def new_token() -> str:
    """A key that nobody can guess."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def digest_of(token: str) -> str:
    """What the store keeps of a key."""
    return sha256(token.encode()).hexdigest()


def check_bot(name: str) -> str:
    """A bot of this server; bots of one's own join from outside."""
    if name not in BOTS:
        raise malformed("bot.none", bot=name, known=", ".join(BOTS))
    return name


def free_seat(seat: int, invited: bool) -> SeatRow:
    """A seat for whoever has the link, or for anybody."""
    return SeatRow(seat, tables.FREE, invitation=new_token() if invited else None)


def seat_of_person(row: TableRow, person: str | None) -> int | None:
    """Where a person sits."""
    if person is None:
        return None
    return next((seat.seat for seat in row.seats if seat.person == person), None)


def allows_hints(row: TableRow, seat: int) -> bool:
    """Whether a seat may ask for hints: as the host said, else while nobody but bots plays against it."""
    if row.hints is not None:
        return row.hints
    # A bot that stands in for somebody is that somebody's.
    return all(other.kind == tables.BOT and other.person is None for other in row.seats if other.seat != seat)


def is_open(seats: list[SeatRow]) -> bool:
    """Whether anybody may sit down."""
    return any(seat.kind == tables.FREE and seat.invitation is None for seat in seats)


def info_of(
    row: TableRow, person: str | None, seat: int | None, here: Collection[int | None], origin: str
) -> TableInfo:
    """A table for the eyes of a person, or of a program that has a seat by its token.

    Who looks on and how the clock stands is known only where the table is in memory.
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
