"""Guests, accounts and their sessions."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from carrack.core.verdicts import Illegal, Verdict
from carrack.store.schema import handovers, incidents, people, seats, sessions, tables
from carrack.store.tables import ENDED, count_changes

DAY: Final = 24 * 3600
AT_ONCE: Final = 1000
"""Names in one statement; a database has a limit."""


class PersonRow(Struct, frozen=True):
    """A person; without a login, a guest."""

    id: str
    name: str
    login: str | None
    password: str | None
    seen: int = 0
    """Seconds since 1970, to the day."""


_COLUMNS = (people.c.id, people.c.name, people.c.login, people.c.password, people.c.seen)


async def person_of_session(connection: AsyncConnection, digest: str) -> PersonRow | None:
    """Return the person of a session."""
    found = await connection.execute(select(*_COLUMNS).join(sessions).where(sessions.c.digest == digest))
    row = found.one_or_none()
    return PersonRow(*row) if row else None


async def person_of_login(connection: AsyncConnection, login: str) -> PersonRow | None:
    """Return the person of a login."""
    found = await connection.execute(select(*_COLUMNS).where(people.c.login == login))
    row = found.one_or_none()
    return PersonRow(*row) if row else None


async def add_person(connection: AsyncConnection, person: str, name: str, now: int) -> None:
    """Add a guest."""
    await connection.execute(insert(people).values(id=person, name=name, created=now, seen=now))


async def lock_person(connection: AsyncConnection, person: str) -> None:
    """Let others who lock the same person wait until this transaction ends."""
    await connection.execute(select(people.c.id).where(people.c.id == person).with_for_update())


async def see(connection: AsyncConnection, person: str, digest: str, now: int) -> None:
    """Note when a person was here, and in which session."""
    await connection.execute(update(people).where(people.c.id == person).values(seen=now))
    await connection.execute(update(sessions).where(sessions.c.digest == digest).values(seen=now))


async def days_seen(connection: AsyncConnection, since: int) -> int:
    """Return the number of days since a moment on which somebody was last here."""
    found = await connection.execute(select(people.c.seen).where(people.c.seen >= since).distinct())
    return len({int(row[0]) // DAY for row in found})


async def forget_guests(connection: AsyncConnection, before: int) -> list[str]:
    """Delete guests who were not here since a moment and neither play nor host; return their ids.

    Finished games keep the name of whoever played them.
    """
    unfinished = select(tables.c.id).where(tables.c.status.not_in(ENDED))
    plays = select(seats.c.person).where(seats.c.person.is_not(None), seats.c.table.in_(unfinished))
    hosts = select(tables.c.host).where(tables.c.host.is_not(None), tables.c.status.not_in(ENDED))
    gone = (
        people.c.login.is_(None)
        & (people.c.seen < before)
        & people.c.id.not_in(plays)
        & people.c.id.not_in(hosts)
    )
    found = [str(row[0]) for row in await connection.execute(select(people.c.id).where(gone))]
    for part in (found[first : first + AT_ONCE] for first in range(0, len(found), AT_ONCE)):
        # A seat token opens a person's seat: delete it with them.
        await connection.execute(update(seats).where(seats.c.person.in_(part)).values(token=None))
        await connection.execute(delete(people).where(people.c.id.in_(part)))
    return found


async def rename(connection: AsyncConnection, person: str, name: str) -> None:
    """Change a name, also at the tables that are not over."""
    await connection.execute(update(people).where(people.c.id == person).values(name=name))
    unfinished = select(tables.c.id).where(tables.c.status.not_in(ENDED))
    for table in (seats, incidents):
        mine = (table.c.person == person) & table.c.table.in_(unfinished)
        await connection.execute(update(table).where(mine).values(name=name))
    here = select(seats.c.table).where(seats.c.person == person)
    await count_changes(connection, tables.c.id.in_(here) & tables.c.status.not_in(ENDED))


async def set_password(connection: AsyncConnection, person: str, login: str, password: str) -> None:
    """Make an account of a guest, or change it."""
    try:
        change = update(people).where(people.c.id == person).values(login=login, password=password)
        await connection.execute(change)
    except IntegrityError as error:
        raise Illegal(Verdict("login.taken")) from error


class SessionRow(Struct, frozen=True):
    """A session: a browser that is logged in as a person."""

    digest: str
    created: int
    seen: int
    about: str


async def add_session(connection: AsyncConnection, digest: str, person: str, now: int, about: str) -> None:
    """Add a session of a person."""
    row = {"digest": digest, "person": person, "created": now, "seen": now, "about": about}
    await connection.execute(insert(sessions).values(**row))


async def sessions_of(connection: AsyncConnection, person: str) -> list[SessionRow]:
    """Return a person's sessions, the newest first."""
    columns = (sessions.c.digest, sessions.c.created, sessions.c.seen, sessions.c.about)
    wanted = select(*columns).where(sessions.c.person == person)
    found = await connection.execute(wanted.order_by(sessions.c.created.desc(), sessions.c.digest))
    return [SessionRow(*row) for row in found]


async def end_sessions(connection: AsyncConnection, digests: list[str]) -> None:
    """End sessions, and void the seat tokens that were made in them."""
    made = seats.c.token_session.in_(digests)
    await count_changes(connection, tables.c.id.in_(select(seats.c.table).where(made)))
    await connection.execute(update(seats).where(made).values(token=None, token_session=None))
    await connection.execute(delete(sessions).where(sessions.c.digest.in_(digests)))


async def delete_person(connection: AsyncConnection, person: str, bot: str) -> list[str]:
    """Delete a person; a bot takes over their seats. Return the tables where they sat."""
    mine = seats.c.person == person
    found = await connection.execute(select(seats.c.table).where(mine))
    ids = sorted({str(row[0]) for row in found})
    await count_changes(connection, tables.c.id.in_(select(seats.c.table).where(mine)))
    empty = {"kind": "bot", "person": None, "name": "", "bot": bot, "token": None, "token_session": None}
    await connection.execute(update(seats).where(mine).values(**empty))
    before = handovers.c.person == person
    await connection.execute(update(handovers).where(before).values(name="", bot=bot))
    about = incidents.c.person == person
    await connection.execute(update(incidents).where(about).values(name=""))
    await connection.execute(delete(people).where(people.c.id == person))
    return ids
