"""People: guests with a name and a cookie, accounts with a password, and their sessions."""

from __future__ import annotations

import asyncio
import re
from base64 import b64encode
from collections.abc import Awaitable, Callable
from secrets import token_bytes
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from argon2.low_level import ARGON2_VERSION
from sqlalchemy.ext.asyncio import AsyncConnection

from carrack.core.verdicts import FORBIDDEN, UNKNOWN, Forbidden, Unknown, Verdict, malformed
from carrack.server.names import check_name
from carrack.server.protocol.schemas import LONGEST_LOGIN, Account, Credentials, Person, Session, Sessions
from carrack.server.tokens import digest_of, new_id, new_token
from carrack.store import people
from carrack.store.database import Database
from carrack.store.people import PersonRow, SessionRow
from carrack.store.writer import Writer

COOKIE: Final = "carrack"
COOKIE_SECONDS: Final = 400 * 24 * 3600
"""The longest that browsers keep one."""
DAY: Final = 24 * 3600
BROWSERS: Final = (
    ("Edg/", "Edge"), ("OPR/", "Opera"), ("Firefox/", "Firefox"), ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)  # fmt: skip
SYSTEMS: Final = (
    ("Android", "Android"), ("iPhone", "iPhone"), ("iPad", "iPad"), ("Windows", "Windows"),
    ("Mac OS", "macOS"), ("Linux", "Linux"),
)  # fmt: skip
"""What a browser's own description contains, the more telling words first."""
ID_LETTERS: Final = 16
"""So much of a session's digest names it."""
LOGIN: Final = re.compile(rf"[\w.-]{{1,{LONGEST_LOGIN}}}")


class Accounts:
    """The people of this server."""

    def __init__(
        self,
        database: Database,
        writer: Writer,
        on_end: Callable[[list[str]], Awaitable[None]],
        now: Callable[[], int],
    ) -> None:
        self.database = database
        self.on_end = on_end
        """Callback with the sessions that have ended, so that their sockets and seat tokens end, too."""
        self.writer = writer
        self._now = now
        self._hasher = PasswordHasher()
        self._decoy = decoy_of(self._hasher)
        # Checking a password takes about 50 ms and 64 MB: only a few at a time, in threads.
        self._hashing = asyncio.Semaphore(2)

    async def of_cookie(self, cookie: str | None) -> PersonRow | None:
        """Return the person of a cookie, and note once a day that they were here."""
        if not cookie:
            return None
        async with self.database.reading() as connection:
            person = await people.person_of_session(connection, digest_of(cookie))
        today = self._now()
        if person is not None and today - person.seen >= DAY:
            await self.writer.write(
                lambda connection: people.see(connection, person.id, digest_of(cookie), today)
            )
        return person

    async def welcome(self, name: str, agent: str) -> tuple[PersonRow, str]:
        """Add a guest; return them and their cookie."""
        person = PersonRow(new_id(), check_name(name), None, None)
        cookie = new_token()

        async def add(connection: AsyncConnection) -> None:
            moment = self._now()
            await people.add_person(connection, person.id, person.name, moment)
            await people.add_session(connection, digest_of(cookie), person.id, moment, browser_of(agent))

        await self.writer.write(add)
        return person, cookie

    async def rename(self, person: PersonRow, name: str) -> Person:
        """Store another name; tables in memory are told by `Registry.rename`."""
        name = check_name(name)
        await self.writer.write(lambda connection: people.rename(connection, person.id, name))
        return Person(name, person.login or "")

    async def set_password(self, person: PersonRow, wanted: Account, cookie: str) -> Person:
        """Make an account of a guest, or change it; other browsers have to log in again."""
        if not LOGIN.fullmatch(wanted.login):
            raise malformed("login.shape", longest=LONGEST_LOGIN)
        if person.password is not None:
            await self._check_password(person, wanted.old)
        async with self._hashing:
            password = await asyncio.to_thread(self._hasher.hash, wanted.password)

        async def put(connection: AsyncConnection) -> list[str]:
            await people.lock_person(connection, person.id)
            await people.set_password(connection, person.id, wanted.login, password)
            known = await people.sessions_of(connection, person.id)
            others = [one.digest for one in known if one.digest != digest_of(cookie)]
            await people.end_sessions(connection, others)
            return others

        await self.on_end(await self.writer.write(put))
        return Person(person.name, wanted.login)

    async def log_in(self, given: Credentials, agent: str) -> tuple[PersonRow, str]:
        """Check a password; return the account's person and a new cookie."""
        person = None
        if LOGIN.fullmatch(given.login):
            async with self.database.reading() as connection:
                person = await people.person_of_login(connection, given.login)
        await self._check_password(person, given.password)
        assert person is not None
        checked, cookie = person, new_token()

        async def add(connection: AsyncConnection) -> None:
            await people.lock_person(connection, checked.id)
            known = await people.person_of_login(connection, given.login)
            if known is None or known.password != checked.password:
                # It was changed while this one was checked, and all other sessions have ended with it.
                raise wrong_login()
            about = browser_of(agent)
            await people.add_session(connection, digest_of(cookie), checked.id, self._now(), about)

        await self.writer.write(add)
        return person, cookie

    async def log_out(self, cookie: str) -> None:
        """End the session of a cookie."""
        await self._end([digest_of(cookie)])

    async def sessions(self, person: PersonRow, cookie: str) -> Sessions:
        """Return a person's sessions."""
        rows = await self._sessions(person)
        mine = digest_of(cookie)
        return Sessions(
            [
                Session(one.digest[:ID_LETTERS], one.created, one.seen, one.about, one.digest == mine)
                for one in rows
            ]
        )

    async def end_session(self, person: PersonRow, wanted: str) -> None:
        """End one session of a person."""
        found = [one.digest for one in await self._sessions(person) if one.digest[:ID_LETTERS] == wanted]
        if not found:
            raise Unknown(Verdict("session.unknown", family=UNKNOWN))
        await self._end(found)

    async def _sessions(self, person: PersonRow) -> list[SessionRow]:
        async with self.database.reading() as connection:
            return await people.sessions_of(connection, person.id)

    async def _end(self, digests: list[str]) -> None:
        await self.writer.write(lambda connection: people.end_sessions(connection, digests))
        await self.on_end(digests)

    async def delete(self, person: PersonRow, password: str, stands_in: str) -> list[str]:
        """Delete a person; return the tables where they sat."""
        if person.password is not None:
            await self._check_password(person, password)
        digests = [one.digest for one in await self._sessions(person)]
        gone = await self.writer.write(
            lambda connection: people.delete_person(connection, person.id, stands_in)
        )
        await self.on_end(digests)
        return gone

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


def decoy_of(hasher: PasswordHasher) -> str:
    """Return a hash that no password fits and that takes as long to check as a real one.

    It is drawn, not computed: a real one would delay every start of the server.
    """
    parameters = f"m={hasher.memory_cost},t={hasher.time_cost},p={hasher.parallelism}"
    salt, digest = (
        b64encode(token_bytes(length)).rstrip(b"=").decode() for length in (hasher.salt_len, hasher.hash_len)
    )
    return f"$argon2id$v={ARGON2_VERSION}${parameters}${salt}${digest}"


def wrong_login() -> Forbidden:
    """Return the refusal of a login; it does not say whether the login or the password was wrong."""
    return Forbidden(Verdict("login.wrong", family=FORBIDDEN))


def stranger() -> Forbidden:
    """Return the refusal of a request without a session."""
    return Forbidden(Verdict("person.unknown", family=FORBIDDEN))


def browser_of(agent: str) -> str:
    """Return the browser and system that a User-Agent header names, for the list of sessions."""
    browser = next((shown for mark, shown in BROWSERS if mark in agent), "")
    system = next((shown for mark, shown in SYSTEMS if mark in agent), "")
    return ", ".join(filter(None, (browser, system)))
