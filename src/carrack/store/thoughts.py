"""Bots' decisions that wait for a worker on another machine.

Giving out again needs no janitor: a thought whose time runs out is taken by the next worker, and the late
answer of the first is refused.
"""

from __future__ import annotations

from collections.abc import Collection

from msgspec import Struct
from sqlalchemy import delete, func, literal, select, tuple_, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from carrack.store.addresses import SQLITE
from carrack.store.dialects import clock
from carrack.store.schema import thoughts


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


async def put_thought(connection: AsyncConnection, key: ThoughtKey, thought: bytes) -> None:
    """Let a worker think about this, unless it waits already; what the seat was asked before is void."""
    older = (thoughts.c.table == key.table) & (thoughts.c.version < key.version)
    await connection.execute(delete(thoughts).where(older))
    insert = sqlite.insert if connection.dialect.name == SQLITE else postgresql.insert
    asked = clock(connection.dialect.name)
    values = {
        "table": key.table,
        "version": key.version,
        "seat": key.seat,
        "thought": thought,
        "asked": asked,
    }
    await connection.execute(insert(thoughts).values(**values).on_conflict_do_nothing())


async def take_thoughts(connection: AsyncConnection, most: int, seconds: float) -> list[TakenThought]:
    """Take thoughts for a worker; what is not answered within `seconds` is given out again."""
    moment = clock(connection.dialect.name)
    waiting = select(*_KEY).where(thoughts.c.answer.is_(None), thoughts.c.until < moment)
    waiting = (
        waiting.order_by(thoughts.c.until, thoughts.c.asked).limit(most).with_for_update(skip_locked=True)
    )
    taken = update(thoughts).where(tuple_(*_KEY).in_(waiting))
    taken = taken.values(until=moment + literal(seconds), tries=thoughts.c.tries + 1)
    rows = await connection.execute(taken.returning(*_KEY, thoughts.c.thought, thoughts.c.tries))
    return [TakenThought(ThoughtKey(*row[:3]), bytes(row[3]), int(row[4])) for row in rows]


async def answer_thought(connection: AsyncConnection, taken: TakenThought, answer: bytes) -> bool:
    """Store an answer; False: it came too late, and somebody else was given the question."""
    ours = (tuple_(*_KEY) == tuple_(taken.key.table, taken.key.version, taken.key.seat)) & (
        thoughts.c.tries == taken.tries
    )
    change = update(thoughts).where(ours, thoughts.c.answer.is_(None)).values(answer=answer)
    return (await connection.execute(change)).rowcount == 1


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
