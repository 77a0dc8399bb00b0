"""Seals of tables that are not open yet, with their seeds, until a table takes them."""

from __future__ import annotations

from typing import Final

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from carrack.store.dialects import clock
from carrack.store.schema import seals

MOST_PENDING: Final = 10
"""Seals of one person that wait for a table; the oldest go first."""


async def add_seal(connection: AsyncConnection, person: str, seal: str, seed: str) -> None:
    """Keep a person's seal; forget their oldest."""
    given = clock(connection.dialect.name)
    await connection.execute(insert(seals).values(person=person, seal=seal, seed=seed, given=given))
    mine = seals.c.person == person
    newest = select(seals.c.seal).where(mine).order_by(seals.c.given.desc(), seals.c.seal).limit(MOST_PENDING)
    await connection.execute(delete(seals).where(mine, seals.c.seal.not_in(newest)))


async def take_seal(connection: AsyncConnection, person: str, seal: str) -> str | None:
    """Return the seed of a seal that this person was given, once."""
    mine = (seals.c.person == person) & (seals.c.seal == seal)
    taken = await connection.execute(delete(seals).where(mine).returning(seals.c.seed))
    return taken.scalar_one_or_none()
