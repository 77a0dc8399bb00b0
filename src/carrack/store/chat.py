"""What people at a table have said, and who of the onlookers may say nothing."""

from __future__ import annotations

from typing import Final

from msgspec import Struct, structs
from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from carrack.store.schema import chat, muted

KEPT: Final = 300
"""Lines of one table, and as many asides; older ones are forgotten."""
ONLOOKER: Final = -1


class ChatRow(Struct, frozen=True):
    """One line; the name is that of the moment."""

    number: int
    seat: int
    """ONLOOKER: of somebody who looks on."""
    name: str
    text: str
    at: int
    """Seconds since 1970."""
    aside: bool = False
    """Among onlookers: players hear it when the game is over."""


class ChatRows(Struct):
    """All that a table keeps of its talk."""

    lines: list[ChatRow]
    muted: set[str]
    """Onlookers, by who they are."""


async def add_line(connection: AsyncConnection, table: str, line: ChatRow, oldest: int) -> None:
    """Somebody has said something; of its kind, what is older than a number is forgotten."""
    await connection.execute(insert(chat).values(table=table, **structs.asdict(line)))
    old = (chat.c.table == table) & (chat.c.aside == line.aside) & (chat.c.number < oldest)
    await connection.execute(delete(chat).where(old))


async def chat_of(connection: AsyncConnection, table: str) -> ChatRows:
    """What was said at a table, in order."""
    columns = (chat.c.number, chat.c.seat, chat.c.name, chat.c.text, chat.c.at, chat.c.aside)
    rows = await connection.execute(select(*columns).where(chat.c.table == table).order_by(chat.c.number))
    silent = await connection.execute(select(muted.c.person).where(muted.c.table == table))
    return ChatRows([ChatRow(*row) for row in rows], {str(row[0]) for row in silent})


async def put_muted(connection: AsyncConnection, table: str, person: str, now: bool) -> None:
    """Whether an onlooker may say nothing."""
    await connection.execute(delete(muted).where(muted.c.table == table, muted.c.person == person))
    if now:
        await connection.execute(insert(muted).values(table=table, person=person))
