"""Standing orders of seats. A seat has one for each slot; what an order is about decides whether it holds."""

from __future__ import annotations

from msgspec import Struct, structs
from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from carrack.store.schema import orders


class OrderRow(Struct, frozen=True):
    """An order as it was given."""

    seat: int
    slot: str
    name: str
    amount: int
    about: str
    person: str | None
    """The person who gave it: it does not pass to another person in the seat."""


async def put_order(connection: AsyncConnection, table: str, order: OrderRow) -> None:
    """Store an order in its slot, in place of the one before."""
    await drop_order(connection, table, order.seat, order.slot)
    await connection.execute(insert(orders).values(table=table, **structs.asdict(order)))


async def drop_order(connection: AsyncConnection, table: str, seat: int, slot: str) -> None:
    """Delete the order of a slot."""
    here = (orders.c.table == table) & (orders.c.seat == seat) & (orders.c.slot == slot)
    await connection.execute(delete(orders).where(here))


async def drop_orders(connection: AsyncConnection, table: str, seat: int) -> None:
    """Delete all orders of a seat."""
    await connection.execute(delete(orders).where(orders.c.table == table, orders.c.seat == seat))


async def orders_of(connection: AsyncConnection, table: str) -> list[OrderRow]:
    """Return all orders of a table."""
    columns = [orders.c[name] for name in OrderRow.__struct_fields__]
    rows = await connection.execute(select(*columns).where(orders.c.table == table))
    return [OrderRow(*row) for row in rows]
