"""Bots' decisions that wait for a worker on another machine.

Giving out again needs no janitor: a thought whose time runs out is taken by the next worker, and the late
answer of the first is refused.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from msgspec import Struct
from sqlalchemy import ColumnElement, and_, delete, func, insert, literal, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection

from carrack.store.dialects import clock, insert_new
from carrack.store.schema import thinkers, thoughts

LEASE_SECONDS: Final = 5.0
"""Seconds without a heartbeat after which a worker counts as dead and its thoughts are given out again."""
MOST_TRIES: Final = 3
"""Tries after which a thought is given to no further worker: it may be what kills them."""


class ThoughtKey(Struct, frozen=True, array_like=True):
    """A question: two servers that ask the same one have asked once."""

    table: str
    version: int
    seat: int


class TakenThought(Struct, frozen=True):
    """A question that a worker has taken."""

    key: ThoughtKey
    thought: bytes
    tries: int
    """How often it has been taken: an answer counts only for the last time."""


_KEY = (thoughts.c.table, thoughts.c.version, thoughts.c.seat)


async def put_thought(connection: AsyncConnection, key: ThoughtKey, thought: bytes, build: str = "") -> None:
    """Let a worker think about this, unless it waits already; what the seat was asked before is void."""
    older = (thoughts.c.table == key.table) & (thoughts.c.version < key.version)
    await connection.execute(delete(thoughts).where(older))
    asked = clock(connection.dialect.name)
    values = {
        "table": key.table,
        "version": key.version,
        "seat": key.seat,
        "build": build,
        "thought": thought,
        "asked": asked,
    }
    await connection.execute(insert_new(connection.dialect.name, thoughts).values(**values))


def _waiting(moment: ColumnElement[float], build: str) -> ColumnElement[bool]:
    return and_(
        thoughts.c.answer.is_(None),
        thoughts.c.until < moment,
        thoughts.c.build == build,
        thoughts.c.tries < MOST_TRIES,
    )


async def some_wait(connection: AsyncConnection, build: str) -> bool:
    """Return True if a worker of this build could take a thought."""
    found = select(thoughts.c.table).where(_waiting(clock(connection.dialect.name), build)).limit(1)
    return await connection.scalar(found) is not None


async def take_thoughts(
    connection: AsyncConnection, most: int, seconds: float, build: str = ""
) -> list[TakenThought]:
    """Take thoughts for a worker; without an answer or renewal within `seconds` they are given out again."""
    moment = clock(connection.dialect.name)
    waiting = select(*_KEY).where(_waiting(moment, build))
    waiting = (
        waiting.order_by(thoughts.c.until, thoughts.c.asked).limit(most).with_for_update(skip_locked=True)
    )
    taken = update(thoughts).where(tuple_(*_KEY).in_(waiting))
    taken = taken.values(until=moment + literal(seconds), tries=thoughts.c.tries + 1)
    rows = await connection.execute(taken.returning(*_KEY, thoughts.c.thought, thoughts.c.tries))
    return [TakenThought(ThoughtKey(*row[:3]), bytes(row[3]), int(row[4])) for row in rows]


def _mine(taken: TakenThought) -> ColumnElement[bool]:
    same = tuple_(*_KEY) == tuple_(taken.key.table, taken.key.version, taken.key.seat)
    return and_(same, thoughts.c.tries == taken.tries, thoughts.c.answer.is_(None))


async def answer_thought(connection: AsyncConnection, taken: TakenThought, answer: bytes) -> bool:
    """Store an answer; False: it came too late, and somebody else was given the question."""
    change = update(thoughts).where(_mine(taken)).values(answer=answer)
    return (await connection.execute(change)).rowcount == 1


async def renew_thought(connection: AsyncConnection, taken: TakenThought, seconds: float) -> None:
    """Keep a question that is still thought about; with 0 seconds, let somebody else take it."""
    until = clock(connection.dialect.name) + literal(seconds) if seconds else literal(0.0)
    await connection.execute(update(thoughts).where(_mine(taken)).values(until=until))


async def answers_to(connection: AsyncConnection, keys: Collection[ThoughtKey]) -> dict[ThoughtKey, bytes]:
    """Return the answers that have come to these questions."""
    if not keys:
        return {}
    wanted = [(key.table, key.version, key.seat) for key in keys]
    found = select(*_KEY, thoughts.c.answer).where(tuple_(*_KEY).in_(wanted), thoughts.c.answer.is_not(None))
    rows = await connection.execute(found)
    return {ThoughtKey(*row[:3]): bytes(row[3]) for row in rows}


async def drop_thought(connection: AsyncConnection, key: ThoughtKey) -> None:
    """Nobody waits for this any more."""
    mine = tuple_(*_KEY) == tuple_(key.table, key.version, key.seat)
    await connection.execute(delete(thoughts).where(mine))


async def count_thoughts(connection: AsyncConnection) -> int:
    """Return how many questions wait for an answer."""
    wanted = select(func.count()).select_from(thoughts).where(thoughts.c.answer.is_(None))
    return int(await connection.scalar(wanted) or 0)


# --- who thinks elsewhere ---------------------------------------------------------------------------------


async def renew_thinker(connection: AsyncConnection, thinker: str, name: str, build: str, slots: int) -> None:
    """Register or renew a worker with its number of slots; remove dead ones."""
    moment = clock(connection.dialect.name)
    gone = (thinkers.c.until < moment) | (thinkers.c.id == thinker)
    await connection.execute(delete(thinkers).where(gone))
    values = {"id": thinker, "name": name, "build": build, "slots": slots, "until": moment + LEASE_SECONDS}
    await connection.execute(insert(thinkers).values(**values))


async def drop_thinker(connection: AsyncConnection, thinker: str) -> None:
    """Note that a worker is gone."""
    await connection.execute(delete(thinkers).where(thinkers.c.id == thinker))


async def count_slots(connection: AsyncConnection, build: str) -> int:
    """Return how many thoughts the workers of this build can have at a time."""
    living = (thinkers.c.build == build) & (thinkers.c.until >= clock(connection.dialect.name))
    return int(await connection.scalar(select(func.sum(thinkers.c.slots)).where(living)) or 0)
