"""The wish of a seat to take its last decision back: at most one stands at a table."""

from __future__ import annotations

from typing import Final

from carrack.server.protocol.messages import Wish
from carrack.server.table.interface import Table
from carrack.server.table.listener import Listener, send
from carrack.store import tables
from carrack.store.tables import TableRow
from carrack.store.wishes import WishRow, drop_wish, put_wish

OFF: Final = -1
"""In the place of a seat: that wish stands no more."""


class Wishes:
    """The wish that stands at one table."""

    def __init__(self, table: Table, stored: WishRow | None) -> None:
        self._table = table
        self.standing = _standing(stored, table.row)

    def read_on(self, stored: WishRow | None) -> None:
        """Take over what is stored."""
        self.standing = _standing(stored, self._table.row)

    async def put(self, wish: WishRow) -> None:
        """Store a wish, and tell everybody who has agreed."""
        table = self._table
        await table.writer.change(lambda connection: put_wish(connection, table.row.id, wish))
        self.standing = wish
        table.tell_all(_told(wish))

    async def refuse(self) -> None:
        """Store that somebody disagrees, and tell everybody."""
        table = self._table
        await table.writer.change(lambda connection: drop_wish(connection, table.row.id))
        self.drop()

    def drop(self) -> WishRow | None:
        """Forget the wish, which is stored as void already; tell everybody, and return it."""
        wish, self.standing = self.standing, None
        if wish:
            self.tell_off(wish)
        return wish

    def tell_off(self, wish: WishRow) -> None:
        """Tell everybody that a wish is off."""
        self._table.tell_all(Wish(OFF, wish.version, []))

    def tell(self, listener: Listener) -> None:
        """Tell somebody of the wish that stands."""
        if self.standing:
            send(listener, _told(self.standing))

    def tell_all(self) -> None:
        """Tell everybody of the wish that stands."""
        if self.standing:
            self._table.tell_all(_told(self.standing))


def _standing(wish: WishRow | None, row: TableRow) -> WishRow | None:
    """Return a stored wish unless a step has made it void."""
    return wish if wish and wish.version == row.version and row.status == tables.PLAYING else None


def _told(wish: WishRow) -> Wish:
    return Wish(wish.seat, wish.version, wish.agreed)
