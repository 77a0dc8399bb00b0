"""Chat lines of tables, and muted spectators."""

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
    """ONLOOKER: a spectator's."""
    name: str
    text: str
    at: int
    """Seconds since 1970."""
    aside: bool = False
    """Among spectators: players read it when the game is over."""


class ChatRows(Struct):
    """The chat of a table."""

    lines: list[ChatRow]
    muted: set[str]
    """Ids of muted spectators."""


async def add_line(connection: AsyncConnection, table: str, line: ChatRow, oldest: int) -> None:
    """Add a line; delete lines of its kind with a number below `oldest`."""
    await connection.execute(insert(chat).values(table=table, **structs.asdict(line)))
    old = (chat.c.table == table) & (chat.c.aside == line.aside) & (chat.c.number < oldest)
    await connection.execute(delete(chat).where(old))


async def chat_of(connection: AsyncConnection, table: str) -> ChatRows:
    """Return a table's chat, in order."""
    columns = (chat.c.number, chat.c.seat, chat.c.name, chat.c.text, chat.c.at, chat.c.aside)
    rows = await connection.execute(select(*columns).where(chat.c.table == table).order_by(chat.c.number))
    silent = await connection.execute(select(muted.c.person).where(muted.c.table == table))
    return ChatRows([ChatRow(*row) for row in rows], {str(row[0]) for row in silent})


async def put_muted(connection: AsyncConnection, table: str, person: str, now: bool) -> None:
    """Mute a spectator, or let them speak again."""
    await connection.execute(delete(muted).where(muted.c.table == table, muted.c.person == person))
    if now:
        await connection.execute(insert(muted).values(table=table, person=person))
