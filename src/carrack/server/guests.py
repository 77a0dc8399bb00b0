"""Who somebody is: a guest with a name and a cookie, or an account with a password."""

from __future__ import annotations

import asyncio
import re
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy.ext.asyncio import AsyncConnection

from carrack.core.verdicts import FORBIDDEN, Forbidden, Verdict, malformed
from carrack.server.keeping import now
from carrack.server.rest_messages import LONGEST_LOGIN, LONGEST_NAME, Credentials, Person
from carrack.server.seating import STANDS_IN, digest_of, new_id, new_token
from carrack.store import people
from carrack.store.database import Database
from carrack.store.people import PersonRow
from carrack.store.writing import Writer

COOKIE: Final = "carrack"
COOKIE_SECONDS: Final = 400 * 24 * 3600
"""The longest that browsers keep one."""
DAY: Final = 24 * 3600
LOGIN: Final = re.compile(rf"[\w.-]{{1,{LONGEST_LOGIN}}}")


class Guests:
    """The people of this server."""

    def __init__(self, database: Database, writer: Writer) -> None:
        self.database = database
        self.writer = writer
        self._hasher = PasswordHasher()
        self._decoy = self._hasher.hash(new_token())
        # A password takes some 50 ms and 64 MB: few at once, and beside the event loop.
        self._hashing = asyncio.Semaphore(2)

    async def of_cookie(self, cookie: str | None) -> PersonRow | None:
        """Whose browser it is."""
        if not cookie:
            return None
        async with self.database.reading() as connection:
            person = await people.person_of_session(connection, digest_of(cookie))
        today = now()
        if person is not None and today - person.seen >= DAY:
            await self.writer.write(lambda connection: people.see(connection, person.id, today))
        return person

    async def welcome(self, name: str) -> tuple[PersonRow, str]:
        """A new guest, and the cookie to know them by."""
        person = PersonRow(new_id(), check_name(name), None, None)
        cookie = new_token()

        async def add(connection: AsyncConnection) -> None:
            await people.add_person(connection, person.id, person.name, now())
            await people.add_session(connection, digest_of(cookie), person.id, now())

        await self.writer.write(add)
        return person, cookie

    async def rename(self, person: PersonRow, name: str) -> Person:
        """Store another name; tables in memory are told by `House.rename`."""
        name = check_name(name)
        await self.writer.write(lambda connection: people.rename(connection, person.id, name))
        return Person(name, person.login or "")

    async def set_password(self, person: PersonRow, wanted: Credentials, cookie: str) -> Person:
        """Make an account of a guest, or change it; other browsers have to log in again."""
        if not LOGIN.fullmatch(wanted.login):
            raise malformed("login.shape", longest=LONGEST_LOGIN)
        async with self._hashing:
            password = await asyncio.to_thread(self._hasher.hash, wanted.password)

        async def put(connection: AsyncConnection) -> None:
            await people.set_password(connection, person.id, wanted.login, password)
            await people.end_other_sessions(connection, person.id, digest_of(cookie))

        await self.writer.write(put)
        return Person(person.name, wanted.login)

    async def log_in(self, given: Credentials) -> tuple[PersonRow, str]:
        """The account's person, and a new cookie."""
        async with self.database.reading() as connection:
            person = await people.person_of_login(connection, given.login)
        await self._check_password(person, given.password)
        assert person is not None
        cookie = new_token()
        await self.writer.write(
            lambda connection: people.add_session(connection, digest_of(cookie), person.id, now())
        )
        return person, cookie

    async def log_out(self, cookie: str) -> None:
        """This browser forgets."""
        await self.writer.write(lambda connection: people.end_session(connection, digest_of(cookie)))

    async def delete(self, person: PersonRow, password: str) -> list[str]:
        """Forget somebody wholly; the tables where they sat."""
        if person.password is not None:
            await self._check_password(person, password)
        return await self.writer.write(
            lambda connection: people.delete_person(connection, person.id, STANDS_IN)
        )

    async def _check_password(self, person: PersonRow | None, password: str) -> None:
        """Raise unless it is right; an unknown login takes as long as a wrong password."""
        kept = (person.password if person else None) or self._decoy
        try:
            async with self._hashing:
                await asyncio.to_thread(self._hasher.verify, kept, password)
        except (VerificationError, InvalidHashError) as error:
            raise wrong_login() from error
        if person is None or person.password is None:
            raise wrong_login()


def wrong_login() -> Forbidden:
    """Which of the two was wrong is nobody's business."""
    return Forbidden(Verdict("login.wrong", family=FORBIDDEN))


def stranger() -> Forbidden:
    """Somebody must say their name first."""
    return Forbidden(Verdict("person.unknown", family=FORBIDDEN))


def check_name(name: str) -> str:
    """A name on one line, of letters one can see."""
    name = " ".join(name.split())
    if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable():
        raise malformed("person.name", longest=LONGEST_NAME)
    return name
