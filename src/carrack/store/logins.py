"""Tries at passwords, counted in the database so that limits hold across servers."""

from __future__ import annotations

from typing import Final, NamedTuple

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from carrack.store.schema import failed_logins
from carrack.store.servers import now

FORGOTTEN_SECONDS: Final = 3600.0
"""So long after the end of its wait a row is removed."""


class Tries(NamedTuple):
    """Failures in a row for a name, and the moment (the database's clock) until which the next one waits."""

    failures: int
    until: float


NO_TRIES: Final = Tries(0, 0.0)


async def tries_of(connection: AsyncConnection, name: str) -> Tries:
    """Return the tries of a name, and lock its row until the end of the transaction."""
    wanted = select(failed_logins.c.failures, failed_logins.c.until).where(failed_logins.c.name == name)
    row = (await connection.execute(wanted.with_for_update())).first()
    return Tries(int(row[0]), float(row[1])) if row else NO_TRIES


async def seconds_to_wait(connection: AsyncConnection, name: str) -> float:
    """Return how long the next try of a name has to wait."""
    return (await tries_of(connection, name)).until - await now(connection)


async def take_turn(connection: AsyncConnection, name: str, rate: float, burst: float) -> bool:
    """Count a try; False: there were more than `burst` at once, or more than `rate` a second."""
    moment = await now(connection)
    known = await tries_of(connection, name)
    # GCRA: the time at which the next try is due at an even rate, instead of a token bucket.
    until = max(moment, known.until) + 1.0 / rate
    if until - moment > burst / rate:
        return False
    await _put(connection, name, known, Tries(known.failures, until))
    return True


async def add_failure(
    connection: AsyncConnection, name: str, free: int, first_wait: float, longest_wait: float
) -> None:
    """Count a failure; after `free` of them the next try waits, twice as long each time. Seconds."""
    known = await tries_of(connection, name)
    failures = known.failures + 1
    doubled = 2.0 ** min(failures - free, 64)
    wait = min(first_wait * doubled, longest_wait) if failures >= free else 0.0
    await _put(connection, name, known, Tries(failures, await now(connection) + wait))


async def remember(connection: AsyncConnection, name: str, seconds: float) -> None:
    """Keep a name for so long; it counts no failures."""
    known = await tries_of(connection, name)
    await _put(connection, name, known, Tries(0, await now(connection) + seconds))


async def forget(connection: AsyncConnection, name: str) -> None:
    """Forget the failures of a name."""
    await connection.execute(delete(failed_logins).where(failed_logins.c.name == name))


async def forget_old(connection: AsyncConnection) -> None:
    """Remove rows that slow nobody down any more."""
    before = await now(connection) - FORGOTTEN_SECONDS
    await connection.execute(delete(failed_logins).where(failed_logins.c.until < before))


async def _put(connection: AsyncConnection, name: str, known: Tries, tries: Tries) -> None:
    values = tries._asdict()
    if known is NO_TRIES:
        await connection.execute(insert(failed_logins).values(name=name, **values))
    else:
        await connection.execute(update(failed_logins).where(failed_logins.c.name == name).values(**values))
