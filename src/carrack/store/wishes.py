"""The decision that a seat wants to take back, until all others have agreed. A step makes it void."""

from __future__ import annotations

from msgspec import Struct, structs
from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from carrack.store.schema import wishes


class WishRow(Struct, frozen=True):
    """A wish, and the seats that have agreed."""

    seat: int
    version: int
    """The table's version when it was made: at any other the wish is void."""
    agreed: list[int]
    message: str
    """The id of the message that asked for it."""


async def put_wish(connection: AsyncConnection, table: str, wish: WishRow) -> None:
    """Store a wish in the place of the one before."""
    await drop_wish(connection, table)
    await connection.execute(insert(wishes).values(table=table, **structs.asdict(wish)))


async def drop_wish(connection: AsyncConnection, table: str) -> None:
    """Forget the wish of a table."""
    await connection.execute(delete(wishes).where(wishes.c.table == table))


async def wish_of(connection: AsyncConnection, table: str) -> WishRow | None:
    """Return the wish of a table, void or not."""
    columns = [wishes.c[name] for name in WishRow.__struct_fields__]
    row = (await connection.execute(select(*columns).where(wishes.c.table == table))).one_or_none()
    return WishRow(*row) if row else None
