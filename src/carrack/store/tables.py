"""Tables and their seats, without what lies on them."""

from __future__ import annotations

import logging
from collections.abc import Collection
from typing import Annotated, Any, Final, NamedTuple

import msgspec
from msgspec import Meta, Struct, structs
from sqlalchemy import ColumnElement, Row, Select, bindparam, delete, func, insert, select, update
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from carrack.store.schema import handovers, incidents, orders, seats, tables

log = logging.getLogger(__name__)
WAITING: Final = "waiting"
PLAYING: Final = "playing"
OVER: Final = "over"
CLOSED: Final = "closed"
"""Closed by its host before the game was over."""
ENDED: Final = (OVER, CLOSED)
FREE: Final = "free"
PERSON: Final = "person"
BOT: Final = "bot"
TIME_OUT: Final = "time-out"
"""The clock ran out, and a bot stands in."""
STAND_IN: Final = "stand-in"
"""A person lets a bot stand in for them."""
REPLACED: Final = "replaced"
"""Somebody else lets a bot stand in for them."""
RETURN: Final = "return"
"""They play themselves again."""
PUT_OUT: Final = "put-out"
"""The host put them out; a bot plays on for nobody."""
TAKE_OVER: Final = "take-over"
"""Somebody new plays on instead of a bot."""
NUL: Final = "\0"
"""No text in PostgreSQL holds it; to ask for one is an error there, not an empty answer."""
UNREADABLE: Final = (ValueError, TypeError, LookupError, DBAPIError)
"""What reading raises where a byte in the database is wrong."""


class Belief(NamedTuple):
    """The version and changes that a writer expects; the writer compares them with the stored row."""

    version: int
    changes: int


Nonce = Annotated[str, Meta(pattern="^([0-9a-f]{64})?$")]


class SeatRow(Struct):
    """A seat: free (by invitation or for anybody), a person's, or a bot's."""

    seat: int
    kind: str
    person: str | None = None
    name: str = ""
    bot: str = ""
    invitation: str | None = None
    token: str | None = None
    muted: bool = False
    seen: int = -1
    """The last version its person saw; -1: they were never here."""
    token_session: str | None = None
    """The digest of the session in which the token was made."""


class HandoverRow(Struct, frozen=True):
    """A seat went to somebody else during the game: who had it before, until which version."""

    number: int
    seat: int
    version: int
    person: str | None
    name: str
    bot: str


class IncidentRow(Struct, frozen=True):
    """Something that happened at a seat during the game: TIME_OUT and so on."""

    seat: int
    version: int
    """The last version before it."""
    kind: str
    person: str | None
    name: str
    """The name of the person it is about, or empty."""


class TableRow(Struct):
    """A table with its seats."""

    id: str
    game: str
    rules: int
    components: str
    options: dict[str, str]
    host: str | None
    open: bool
    status: str
    asked: int
    version: int
    seed: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
    result: list[int]
    created: int
    updated: int
    clock: int = 0
    """Seconds for each decision; 0: no clock."""
    rematch: str | None = None
    hints: bool | None = None
    """Whether a seat may ask for a hint; None: while all others are bots."""
    owner_file: str = ""
    """The component values it is played with, if not the game's own; see `core/component_files.py`."""
    onlookers_heard: bool = False
    """Whether the host lets onlookers speak at the table."""
    winners: list[int] = []
    """The seats with rank 1, when the game is over."""
    nonces: list[Nonce] = []
    """What each seat added to the seed before the game began; "" for nothing, empty for nothing at all."""
    changes: int = 0
    """Counts every change that is no step."""
    visits: int = 0
    """Counts who comes and goes."""
    keeper: str | None = None
    """The id of the server that lets bots, clocks and orders answer."""
    handovers: list[HandoverRow] = []
    incidents: list[IncidentRow] = []
    seats: list[SeatRow] = []


# Made once: making a statement takes as long as running it.
_LOCK: Final = (
    select(tables.c.id, tables.c.version, tables.c.changes)
    .where(tables.c.id.in_(bindparam("ids", expanding=True)))
    .with_for_update(skip_locked=True)
)


async def add_table(connection: AsyncConnection, table: TableRow) -> None:
    """Add a table with its seats."""
    row = structs.asdict(table)
    del row["seats"], row["handovers"], row["incidents"]
    await connection.execute(insert(tables).values(**row))
    rows = [{"table": table.id, **structs.asdict(seat)} for seat in table.seats]
    await connection.execute(insert(seats), rows)


async def lock_tables(connection: AsyncConnection, ids: Collection[str]) -> dict[str, Belief]:
    """Lock the rows of tables and return how they are, without those that another transaction holds."""
    found = await connection.execute(_LOCK, {"ids": list(ids)})
    return {str(row[0]): Belief(int(row[1]), int(row[2])) for row in found}


async def missing_tables(connection: AsyncConnection, ids: Collection[str]) -> set[str]:
    """Return those of these tables that do not exist any more."""
    if not ids:
        return set()
    found = await connection.execute(select(tables.c.id).where(tables.c.id.in_(ids)))
    return set(ids) - {str(row[0]) for row in found}


async def count_change(connection: AsyncConnection, table: str) -> None:
    """Count a change that is no step, so that writers with an older belief are refused."""
    await count_changes(connection, tables.c.id == table)


async def count_changes(connection: AsyncConnection, which: ColumnElement[bool]) -> None:
    """Count a change at each of these tables: servers that have them in memory read on."""
    await connection.execute(update(tables).where(which).values(changes=tables.c.changes + 1))


async def delete_table(connection: AsyncConnection, table: str) -> None:
    """Delete a table and all that belongs to it."""
    await connection.execute(delete(tables).where(tables.c.id == table))


async def put_seat(connection: AsyncConnection, table: str, seat: SeatRow) -> None:
    """Store a seat."""
    here = (seats.c.table == table) & (seats.c.seat == seat.seat)
    await connection.execute(update(seats).where(here).values(**structs.asdict(seat)))


async def put_open(connection: AsyncConnection, table: str, open_: bool, now: int) -> None:
    """Store whether the table is listed for everybody."""
    await connection.execute(update(tables).where(tables.c.id == table).values(open=open_, updated=now))


async def put_nonces(connection: AsyncConnection, table: str, nonces: list[str]) -> None:
    """Store what the seats have added to the seed."""
    await connection.execute(update(tables).where(tables.c.id == table).values(nonces=nonces))


async def add_handover(connection: AsyncConnection, table: str, handover: HandoverRow) -> None:
    """Add a handover: somebody else has the seat now."""
    await connection.execute(insert(handovers).values(table=table, **structs.asdict(handover)))


async def add_incident(connection: AsyncConnection, table: str, incident: IncidentRow) -> None:
    """Add what happened at a seat after what is stored; a closing table may still store something."""
    last = await connection.scalar(select(func.max(incidents.c.number)).where(incidents.c.table == table))
    row = {"table": table, "number": (last or 0) + 1, **structs.asdict(incident)}
    await connection.execute(insert(incidents).values(**row))


async def put_onlookers_heard(connection: AsyncConnection, table: str, heard: bool) -> None:
    """Store whether spectators are heard at the table."""
    await connection.execute(update(tables).where(tables.c.id == table).values(onlookers_heard=heard))


async def put_rematch(connection: AsyncConnection, table: str, rematch: str) -> None:
    """Store the table of the rematch."""
    await connection.execute(update(tables).where(tables.c.id == table).values(rematch=rematch))


async def put_seen(connection: AsyncConnection, table: str, seat: int, version: int) -> None:
    """Store the last version that the person of a seat has seen."""
    here = (seats.c.table == table) & (seats.c.seat == seat)
    await connection.execute(update(seats).where(here).values(seen=version))


async def find_table(connection: AsyncConnection, table: str) -> TableRow | None:
    """Return the table with this id."""
    if NUL in table:
        return None
    found = await _fetch(connection, select(tables).where(tables.c.id == table))
    return found[0] if found else None


async def table_of_invitation(connection: AsyncConnection, invitation: str) -> tuple[str, int] | None:
    """Return the table and the seat of an invitation."""
    if NUL in invitation:
        return None
    where = seats.c.invitation == invitation
    row = (await connection.execute(select(seats.c.table, seats.c.seat).where(where))).one_or_none()
    return (str(row[0]), int(row[1])) if row else None


async def open_tables(connection: AsyncConnection, most: int) -> list[TableRow]:
    """Return tables that wait for anybody, the latest first."""
    wanted = select(tables).where(tables.c.status == WAITING, tables.c.open)
    return await _fetch_readable(connection, wanted.order_by(tables.c.updated.desc()).limit(most))


async def tables_of(connection: AsyncConnection, person: str, most: int) -> list[TableRow]:
    """Return tables where a person sits, or that they opened, the latest first."""
    sits = select(seats.c.table).where(seats.c.person == person)
    wanted = select(tables).where(tables.c.id.in_(sits) | (tables.c.host == person))
    return await _fetch_readable(connection, wanted.order_by(tables.c.updated.desc()).limit(most))


async def tables_for_bots(connection: AsyncConnection, keeper: str) -> list[str]:
    """Return tables where a bot is to move and a person plays: they go on after a restart."""
    asked = (seats.c.table == tables.c.id) & (seats.c.seat == tables.c.asked)
    peopled = select(seats.c.table).where(seats.c.kind == PERSON)
    wanted = select(tables.c.id).join(seats, asked).where(
        tables.c.status == PLAYING, tables.c.keeper == keeper, seats.c.kind == BOT, tables.c.id.in_(peopled)
    )  # fmt: skip
    return [str(row[0]) for row in await connection.execute(wanted)]


async def tables_with_orders(connection: AsyncConnection, keeper: str) -> list[str]:
    """Return tables where the seat to act has a standing order: it is carried out after a restart."""
    asked = (orders.c.table == tables.c.id) & (orders.c.seat == tables.c.asked)
    wanted = select(tables.c.id).distinct().join(orders, asked)
    wanted = wanted.where(tables.c.status == PLAYING, tables.c.keeper == keeper)
    return [str(row[0]) for row in await connection.execute(wanted)]


async def overdue_tables(connection: AsyncConnection, now: int, keeper: str) -> list[str]:
    """Return tables whose clock has run out on a person."""
    asked = (seats.c.table == tables.c.id) & (seats.c.seat == tables.c.asked)
    late = (tables.c.clock > 0) & (tables.c.updated + tables.c.clock <= now)
    wanted = (
        select(tables.c.id)
        .join(seats, asked)
        .where(tables.c.status == PLAYING, tables.c.keeper == keeper, late)
    )
    return [str(row[0]) for row in await connection.execute(wanted.where(seats.c.kind == PERSON))]


async def count_playing(connection: AsyncConnection, person: str) -> int:
    """Return how many tables of this host are not over."""
    wanted = select(tables.c.id).where(tables.c.host == person, tables.c.status.not_in(ENDED))
    return len((await connection.execute(wanted)).all())


async def unfinished_tables(connection: AsyncConnection) -> list[str]:
    """Return tables that wait or at which a game goes on."""
    wanted = select(tables.c.id).where(tables.c.status.not_in(ENDED)).order_by(tables.c.created, tables.c.id)
    return [str(row[0]) for row in await connection.execute(wanted)]


async def abandoned_tables(connection: AsyncConnection, before: int) -> list[str]:
    """Return tables that have waited for players since a moment."""
    wanted = select(tables.c.id).where(tables.c.status == WAITING, tables.c.updated < before)
    return [str(row[0]) for row in await connection.execute(wanted)]


async def close_table(connection: AsyncConnection, table: str, asked: int, now: int) -> None:
    """Close a table; its steps stay."""
    change = update(tables).where(tables.c.id == table)
    await connection.execute(change.values(status=CLOSED, asked=asked, open=False, updated=now))


async def _fetch_readable(connection: AsyncConnection, wanted: Select[Any]) -> list[TableRow]:
    """Return the tables of a list; leave out and log those that cannot be read."""
    try:
        return await _fetch(connection, wanted)
    except UNREADABLE:
        found: list[TableRow] = []
        for table in (await connection.execute(wanted.with_only_columns(tables.c.id))).scalars().all():
            try:
                found += await _fetch(connection, select(tables).where(tables.c.id == table))
            except UNREADABLE as error:
                log.error("a table is damaged", extra={"table": table, "error": repr(error)})
        return found


async def _fetch(connection: AsyncConnection, wanted: Select[Any]) -> list[TableRow]:
    found = [msgspec.convert(fields_of(row), TableRow) for row in await connection.execute(wanted)]
    by_id = {table.id: table for table in found}
    for table in found:
        table.seats, table.handovers, table.incidents = [], [], []
    rows = await connection.execute(
        select(seats).where(seats.c.table.in_(by_id)).order_by(seats.c.table, seats.c.seat)
    )
    for row in rows:
        fields = fields_of(row)
        by_id[fields.pop("table")].seats.append(msgspec.convert(fields, SeatRow))
    given = await connection.execute(
        select(handovers).where(handovers.c.table.in_(by_id)).order_by(handovers.c.number)
    )
    for row in given:
        fields = fields_of(row)
        by_id[fields.pop("table")].handovers.append(msgspec.convert(fields, HandoverRow))
    happened = await connection.execute(
        select(incidents).where(incidents.c.table.in_(by_id)).order_by(incidents.c.number)
    )
    for row in happened:
        fields = fields_of(row)
        del fields["number"]
        by_id[fields.pop("table")].incidents.append(msgspec.convert(fields, IncidentRow))
    for table in found:
        if [seat.seat for seat in table.seats] != list(range(len(table.seats))):
            raise ValueError(f"the seats of table {table.id} are not numbered from 0")
        if table.asked >= len(table.seats):
            raise ValueError(f"table {table.id} asks a seat that it does not have")
    return found


def fields_of(row: Row[Any]) -> dict[str, Any]:
    """Return a row as a dict, with plain strings as keys."""
    return {str(name): value for name, value in row._mapping.items()}
