"""Limits of tries at passwords. They hold across all servers of a database, which keeps the count."""

from __future__ import annotations

import math
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Final, TypeVar

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from carrack.core.verdicts import BUSY, Busy, Forbidden, Verdict
from carrack.server.tokens import digest_of
from carrack.store import logins
from carrack.store.writer import Writer

T = TypeVar("T")
MINUTE: Final = 60.0
FREE_FAILURES: Final = 5
FIRST_WAIT: Final = 2.0
LONGEST_WAIT: Final = 900.0
"""Seconds before another try at a password."""
FREE_FAILURES_OF_ALL: Final = 50
LONGEST_WAIT_OF_ALL: Final = 60.0
"""The same for all networks together from which an account was not used lately: they wait at most so long,
lest whoever guesses keep its owner out."""
KNOWN_SECONDS: Final = 30.0 * 24 * 3600
"""How long the network of a right password is known."""


class LoginLimits:
    """A pace of tries for each network, and waits after wrong passwords: for each account and network, and,
    more slowly, for each account.

    Only digests of addresses are stored, and not for longer than they are needed.
    """

    def __init__(self, writer: Writer, per_minute: int) -> None:
        self._writer = writer
        self._per_minute = per_minute

    async def take(self, network: str) -> None:
        """Count a try from a network, or raise Busy."""
        rate, name = self._per_minute / MINUTE, digest_of(f"tries {network}")
        taken = await self._write(
            lambda connection: logins.take_turn(connection, name, rate, self._per_minute)
        )
        if not taken:
            raise Busy(Verdict("flood", family=BUSY))

    @asynccontextmanager
    async def patient(self, login: str, network: str) -> AsyncIterator[None]:
        """Check a password inside: after some wrong ones for an account, each further try waits longer."""
        name, account = digest_of(f"{login} {network}"), digest_of(f"account {login}")
        known = digest_of(f"known {login} {network}")

        async def seconds_left(connection: AsyncConnection) -> float:
            own = await logins.seconds_to_wait(connection, name)
            if await logins.seconds_to_wait(connection, known) > 0:
                return own
            return max(own, await logins.seconds_to_wait(connection, account))

        async def fail(connection: AsyncConnection) -> None:
            await logins.add_failure(connection, name, FREE_FAILURES, FIRST_WAIT, LONGEST_WAIT)
            await logins.add_failure(
                connection, account, FREE_FAILURES_OF_ALL, FIRST_WAIT, LONGEST_WAIT_OF_ALL
            )

        async def succeed(connection: AsyncConnection) -> None:
            await logins.forget(connection, name)
            await logins.remember(connection, known, KNOWN_SECONDS)

        left = await self._write(seconds_left)
        if left > 0:
            raise Busy(Verdict("login.wait", {"seconds": math.ceil(left)}, family=BUSY))
        try:
            yield
        except Forbidden as refusal:
            if refusal.verdict.code == "login.wrong":
                await self._write(fail)
            raise
        await self._write(succeed)

    async def _write(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        try:
            return await self._writer.write(work)
        except IntegrityError:
            # Another server has inserted the row of this login at the same moment.
            return await self._writer.write(work)
