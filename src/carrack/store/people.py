"""Guests, accounts and their sessions."""

from __future__ import annotations

from msgspec import Struct
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from carrack.core.verdicts import Illegal, Verdict
from carrack.store.schema import people, seats, sessions


class PersonRow(Struct, frozen=True):
    """Somebody. Without a login: a guest."""

    id: str
    name: str
    login: str | None
    password: str | None


_COLUMNS = (people.c.id, people.c.name, people.c.login, people.c.password)


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
    await connection.execute(insert(people).values(id=person, name=name, created=now))


async def rename(connection: AsyncConnection, person: str, name: str) -> None:
    """Another name, from the next table on."""
    await connection.execute(update(people).where(people.c.id == person).values(name=name))


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
    await connection.execute(delete(people).where(people.c.id == person))
    return ids
