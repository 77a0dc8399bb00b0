"""Guests, accounts and their sessions."""

from __future__ import annotations

from msgspec import Struct
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from carrack.core.verdicts import Illegal, Verdict
from carrack.store.schema import handovers, incidents, people, seats, sessions, tables
from carrack.store.tables import ENDED


class PersonRow(Struct, frozen=True):
    """Somebody. Without a login: a guest."""

    id: str
    name: str
    login: str | None
    password: str | None
    seen: int = 0
    """Seconds since 1970, to the day."""


_COLUMNS = (people.c.id, people.c.name, people.c.login, people.c.password, people.c.seen)


async def person_of_session(connection: AsyncConnection, digest: str) -> PersonRow | None:
    """Who has this session."""
    found = await connection.execute(select(*_COLUMNS).join(sessions).where(sessions.c.digest == digest))
    row = found.one_or_none()
    return PersonRow(*row) if row else None


async def person_of_login(connection: AsyncConnection, login: str) -> PersonRow | None:
    """Who has this login."""
    found = await connection.execute(select(*_COLUMNS).where(people.c.login == login))
    row = found.one_or_none()
    return PersonRow(*row) if row else None


async def add_person(connection: AsyncConnection, person: str, name: str, now: int) -> None:
    """A new guest."""
    await connection.execute(insert(people).values(id=person, name=name, created=now, seen=now))


async def see(connection: AsyncConnection, person: str, now: int) -> None:
    """They were here."""
    await connection.execute(update(people).where(people.c.id == person).values(seen=now))


async def forget_guests(connection: AsyncConnection, before: int) -> list[str]:
    """Forget guests who were not here since a moment and neither play nor host; who they were.

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
    # A seat token is a key to a person's seat: it goes with them.
    await connection.execute(update(seats).where(seats.c.person.in_(found)).values(token=None))
    await connection.execute(delete(people).where(people.c.id.in_(found)))
    return found


async def rename(connection: AsyncConnection, person: str, name: str) -> None:
    """Change a name, also at the tables that are not over."""
    await connection.execute(update(people).where(people.c.id == person).values(name=name))
    unfinished = select(tables.c.id).where(tables.c.status.not_in(ENDED))
    for table in (seats, incidents):
        mine = (table.c.person == person) & table.c.table.in_(unfinished)
        await connection.execute(update(table).where(mine).values(name=name))


async def set_password(connection: AsyncConnection, person: str, login: str, password: str) -> None:
    """Make an account of a guest, or change it; every other session ends."""
    try:
        change = update(people).where(people.c.id == person).values(login=login, password=password)
        await connection.execute(change)
    except IntegrityError as error:
        raise Illegal(Verdict("login.taken")) from error


async def add_session(connection: AsyncConnection, digest: str, person: str, now: int) -> None:
    """Another browser knows this person."""
    await connection.execute(insert(sessions).values(digest=digest, person=person, created=now))


async def end_session(connection: AsyncConnection, digest: str) -> None:
    """This browser forgets who it was."""
    await connection.execute(delete(sessions).where(sessions.c.digest == digest))


async def end_other_sessions(connection: AsyncConnection, person: str, digest: str) -> None:
    """Only this browser still knows the person."""
    others = (sessions.c.person == person) & (sessions.c.digest != digest)
    await connection.execute(delete(sessions).where(others))


async def delete_person(connection: AsyncConnection, person: str, bot: str) -> list[str]:
    """Forget a person wholly; a bot takes over the seats. The tables where they sat."""
    mine = seats.c.person == person
    found = await connection.execute(select(seats.c.table).where(mine))
    ids = sorted({str(row[0]) for row in found})
    empty = {"kind": "bot", "person": None, "name": "", "bot": bot, "token": None}
    await connection.execute(update(seats).where(mine).values(**empty))
    before = handovers.c.person == person
    await connection.execute(update(handovers).where(before).values(name="", bot=bot))
    about = incidents.c.person == person
    await connection.execute(update(incidents).where(about).values(name=""))
    await connection.execute(delete(people).where(people.c.id == person))
    return ids
