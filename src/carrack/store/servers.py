"""The servers of a database: their leases, the tables that each keeps, and who is connected where.

A table has one keeper, which lets bots, clocks and standing orders answer. Leases only save work: what makes
two keepers harmless is that every write compares the table's row (see `writer`).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import cache
from typing import Any, Final

import msgspec
from msgspec import Struct, structs
from sqlalchemy import (
    ColumnElement,
    FromClause,
    Integer,
    Select,
    String,
    cast,
    delete,
    exists,
    func,
    insert,
    literal,
    or_,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from carrack.store import dialects
from carrack.store.dialects import clock, known_rows
from carrack.store.schema import presence, servers, sessions, steps, tables
from carrack.store.steps import STEP_COLUMNS, StoredStep, stored_step
from carrack.store.tables import ENDED, Belief

LEASE_SECONDS: Final = 3.0
"""Seconds without a heartbeat after which a server counts as dead."""
BEAT_SECONDS: Final = 1.0
FOR_EVER: Final = 1e12
"""A moment that nobody will see, in seconds since 1970."""
SPECTATOR: Final = -1
AT_ONCE: Final = 500
"""Ids in one statement; a database has a limit."""


class Known(Struct, frozen=True):
    """The progress of a table: a server that knows less has to read on."""

    version: int
    changes: int
    visits: int

    @property
    def belief(self) -> Belief:
        return Belief(self.version, self.changes)


class NewsRow(Struct, frozen=True):
    """A table as it is now, and its steps since somebody read it last."""

    known: Known
    keeper: str | None
    updated: int
    result: list[int]
    winners: list[int]
    steps: list[StoredStep]


class PresenceRow(Struct, frozen=True):
    """Somebody who is connected to a table, at some server."""

    key: str
    seat: int
    """SPECTATOR for one who looks on."""
    person: str | None
    name: str


async def now(connection: AsyncConnection) -> float:
    """Return the database's clock, in seconds since 1970."""
    return float(await connection.scalar(select(clock(connection.dialect.name))) or 0.0)


async def add_server(connection: AsyncConnection, server: str, name: str, for_ever: bool = False) -> None:
    """Begin a lease; an older one of the same name is removed, since two cannot listen at one address.

    `for_ever`: nobody else can be there, so all others are dead, and nobody need renew it.
    """
    dead = select(servers.c.id).with_for_update()
    await _remove(connection, dead if for_ever else dead.where(servers.c.name == name))
    until = literal(FOR_EVER) if for_ever else clock(connection.dialect.name) + LEASE_SECONDS
    await connection.execute(insert(servers).values(id=server, name=name, until=until))


async def renew(connection: AsyncConnection, server: str) -> bool:
    """Renew a lease; False: it had run out, and others keep what this server kept."""
    until = clock(connection.dialect.name) + LEASE_SECONDS
    renewed = await connection.execute(update(servers).where(servers.c.id == server).values(until=until))
    return renewed.rowcount == 1


async def remove_server(connection: AsyncConnection, server: str) -> None:
    """End a lease; who was connected there is gone, and others may keep its tables at once."""
    await _remove(connection, select(servers.c.id).where(servers.c.id == server).with_for_update())


async def bury(connection: AsyncConnection) -> None:
    """Remove servers whose lease has run out, but for those that others are burying at this moment."""
    late = select(servers.c.id).where(servers.c.until < clock(connection.dialect.name))
    await _remove(connection, late.with_for_update(skip_locked=True))


async def _remove(connection: AsyncConnection, which: Select[tuple[Any]]) -> None:
    """Remove servers; the others read on that whoever was connected there is gone."""
    dead = [str(row[0]) for row in await connection.execute(which)]
    if dead:
        visited = select(presence.c.table).where(presence.c.server.in_(dead))
        # Skip locked rows: a frozen server may hold one, and waiting for it would cost our own lease.
        free = select(tables.c.id).where(tables.c.id.in_(visited)).with_for_update(skip_locked=True)
        await _count_visits(connection, tables.c.id.in_(free.scalar_subquery()))
        await connection.execute(delete(servers).where(servers.c.id.in_(dead)))


async def look_at_leases(connection: AsyncConnection, server: str) -> tuple[float, float]:
    """Return the database's clock, and the seconds until the first lease of another server runs out."""
    first = select(func.min(servers.c.until)).where(servers.c.id != server).scalar_subquery()
    moment, until = (await connection.execute(select(clock(connection.dialect.name), first))).one()
    return float(moment), FOR_EVER if until is None else until - moment


async def living_servers(connection: AsyncConnection) -> list[str]:
    """Return the names of servers whose lease holds."""
    wanted = select(servers.c.name).where(servers.c.until >= clock(connection.dialect.name))
    return [str(row[0]) for row in await connection.execute(wanted.order_by(servers.c.name))]


async def adopt(connection: AsyncConnection, server: str, most: int) -> list[str]:
    """Keep some of the tables that nobody keeps; other servers take others at the same time."""
    nobody = or_(tables.c.keeper.is_(None), tables.c.keeper.not_in(select(servers.c.id)))
    orphans = select(tables.c.id).where(tables.c.status.not_in(ENDED), nobody).limit(most)
    free = orphans.with_for_update(skip_locked=True).scalar_subquery()
    ours = update(tables).where(tables.c.id.in_(free)).values(keeper=server)
    return [str(row[0]) for row in await connection.execute(ours.returning(tables.c.id))]


async def keep(connection: AsyncConnection, table: str, server: str) -> None:
    """Keep a table from now on."""
    await connection.execute(update(tables).where(tables.c.id == table).values(keeper=server))


async def known_tables(connection: AsyncConnection, ids: Collection[str]) -> dict[str, Known]:
    """Return how far these tables are, without those that are gone."""
    found: dict[str, Known] = {}
    listed = list(ids)
    for first in range(0, len(listed), AT_ONCE):
        wanted = select(tables.c.id, tables.c.version, tables.c.changes, tables.c.visits)
        part = tables.c.id.in_(listed[first : first + AT_ONCE])
        for row in await connection.execute(wanted.where(part)):
            found[str(row[0])] = Known(int(row[1]), int(row[2]), int(row[3]))
    return found


async def changed_tables(connection: AsyncConnection, known: Mapping[str, Known]) -> set[str]:
    """Return those of these tables that are not as they are known, and those that are gone."""
    told = {name: f"{one.version} {one.changes} {one.visits}" for name, one in known.items()}
    found = await connection.execute(*_with_known(connection, _changed, told))
    return {str(row[0]) for row in found}


async def news_of(connection: AsyncConnection, have: Mapping[str, int]) -> dict[str, NewsRow]:
    """Return how these tables are, with the steps after the versions that are known; the gone are missing.

    It is one statement: tables and steps are those of one moment.
    """
    found: dict[str, NewsRow] = {}
    for row in await connection.execute(*_with_known(connection, _news, have)):
        name, step = row[0], row[len(_NEWS_COLUMNS) :]
        if name not in found:
            known = Known(row[1], row[2], row[3])
            found[name] = NewsRow(known, row[4], row[5], row[6], row[7], [])
        if step[0] is not None:
            found[name].steps.append(stored_step(step))
    return found


_NEWS_COLUMNS: Final = (
    tables.c.id, tables.c.version, tables.c.changes, tables.c.visits, tables.c.keeper, tables.c.updated,
    tables.c.result, tables.c.winners,
)  # fmt: skip


def _with_known(
    connection: AsyncConnection, make: Callable[[FromClause, ColumnElement[str]], Select[Any]], known: object
) -> tuple[Select[Any], dict[str, str]]:
    """Return a statement and its parameters, for names with what is known of each."""
    statement = _made(make, connection.dialect.name, *dialects.PAIRS[connection.dialect.name])
    return statement, {"known": msgspec.json.encode(known).decode()}


@cache
def _made(
    make: Callable[[FromClause, ColumnElement[str]], Select[Any]], dialect: str, *_pairs: object
) -> Select[Any]:
    """Return a statement, made once: making it takes longer than asking the database."""
    return make(*known_rows(dialect))


def _changed(asked: FromClause, known: ColumnElement[str]) -> Select[Any]:
    version, changes, visits = (cast(tables.c[name], String) for name in Known.__struct_fields__)
    same = (tables.c.id == asked.c.key) & (known == version + " " + changes + " " + visits)
    return select(asked.c.key).where(~exists(tables.c.id).where(same))


def _news(asked: FromClause, version: ColumnElement[str]) -> Select[Any]:
    later = (steps.c.table == tables.c.id) & (steps.c.version > cast(version, Integer))
    both = asked.join(tables, tables.c.id == asked.c.key).outerjoin(steps, later)
    wanted = select(*_NEWS_COLUMNS, *STEP_COLUMNS).select_from(both)
    return wanted.order_by(tables.c.id, steps.c.version)


async def ended_sessions(connection: AsyncConnection, digests: Collection[str]) -> set[str]:
    """Return those of these sessions that do not exist any more."""
    listed, found = list(digests), set[str]()
    for first in range(0, len(listed), AT_ONCE):
        part = sessions.c.digest.in_(listed[first : first + AT_ONCE])
        found |= {str(row[0]) for row in await connection.execute(select(sessions.c.digest).where(part))}
    return set(listed) - found


# --- who is there -----------------------------------------------------------------------------------------
# Lock the server's row first, as `_remove` does: it and the visits of a server, perhaps to many tables in one
# transaction, come one after the other. Visits lock tables in order, and `_remove` passes over locked ones.


async def add_presence(connection: AsyncConnection, server: str, table: str, row: PresenceRow) -> None:
    """Note that somebody is connected, or what they are now called and where they sit."""
    await _lock_lease(connection, server)
    await _count_visits(connection, tables.c.id == table)
    mine = (presence.c.server == server) & (presence.c.key == row.key)
    await connection.execute(delete(presence).where(mine))
    # Only if lease and table still exist.
    values = [literal(value, presence.c[name].type) for name, value in structs.asdict(row).items()]
    both = servers.join(tables, tables.c.id == table)
    there = select(servers.c.id, tables.c.id, *values).select_from(both).where(servers.c.id == server)
    names = ["server", "table", *PresenceRow.__struct_fields__]
    await connection.execute(insert(presence).from_select(names, there))


async def remove_presence(connection: AsyncConnection, server: str, table: str, key: str) -> None:
    """Note that somebody is gone."""
    await _lock_lease(connection, server)
    await _count_visits(connection, tables.c.id == table)
    mine = (presence.c.server == server) & (presence.c.key == key)
    await connection.execute(delete(presence).where(mine))


async def presence_at(connection: AsyncConnection, table: str, but: str) -> list[PresenceRow]:
    """Return who is connected to a table at living servers other than `but`."""
    columns = [presence.c[name] for name in PresenceRow.__struct_fields__]
    alive = select(servers.c.id).where(servers.c.until >= clock(connection.dialect.name))
    wanted = select(*columns).where(presence.c.table == table, presence.c.server != but)
    rows = await connection.execute(wanted.where(presence.c.server.in_(alive)).order_by(presence.c.key))
    return [PresenceRow(*row) for row in rows]


async def _lock_lease(connection: AsyncConnection, server: str) -> None:
    """Let nobody end this lease before this transaction has ended."""
    lease = select(servers.c.id).where(servers.c.id == server)
    await connection.execute(lease.with_for_update(read=True, key_share=True))


async def _count_visits(connection: AsyncConnection, which: ColumnElement[bool]) -> None:
    await connection.execute(update(tables).where(which).values(visits=tables.c.visits + 1))
