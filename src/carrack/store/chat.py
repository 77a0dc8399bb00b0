"""What people at a table have said."""

from __future__ import annotations

from typing import Final

from msgspec import Struct, structs
from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from carrack.store.schema import chat

KEPT: Final = 300
"""Lines of one table; older ones are forgotten."""


class ChatRow(Struct, frozen=True):
    """One line; the name is that of the moment."""

    number: int
    seat: int
    name: str
    text: str
    at: int
    """Seconds since 1970."""


async def add_line(connection: AsyncConnection, table: str, line: ChatRow) -> None:
    """Somebody has said something."""
    await connection.execute(insert(chat).values(table=table, **structs.asdict(line)))
    old = (chat.c.table == table) & (chat.c.number <= line.number - KEPT)
    await connection.execute(delete(chat).where(old))


async def lines_of(connection: AsyncConnection, table: str) -> list[ChatRow]:
    """What was said at a table, in order."""
    columns = (chat.c.number, chat.c.seat, chat.c.name, chat.c.text, chat.c.at)
    rows = await connection.execute(select(*columns).where(chat.c.table == table).order_by(chat.c.number))
    return [ChatRow(*row) for row in rows]
