"""The standing orders of a table's seats: kept in the store, told to nobody but the seat that gave them."""

from __future__ import annotations

from carrack import games
from carrack.core.api import View
from carrack.core.standing_orders import OrderKind
from carrack.core.verdicts import STALE, Illegal, Stale, Verdict, malformed, refuse
from carrack.server.protocol.messages import OrderInfo
from carrack.server.table.table_writer import TableWriter
from carrack.server.table.view import reason_of
from carrack.store.standing_orders import OrderRow, drop_order, put_order
from carrack.store.tables import TableRow


class StandingOrders:
    """The standing orders of one table. They are judged by the view of their seat alone."""

    def __init__(self, row: TableRow, given: list[OrderRow], writer: TableWriter) -> None:
        self._row = row
        self.read_on(given)
        self._writer = writer

    def read_on(self, given: list[OrderRow]) -> None:
        """Take over what is stored."""
        self.given = {(order.seat, order.slot): order for order in given}

    def _standing(self, view: View, kind: OrderKind, about: str) -> OrderRow | None:
        """Return the standing order of this kind; None if there is none, or it was about something else."""
        seat = int(view.seat)
        order = self.given.get((seat, kind.slot))
        if order is None or order.name != kind.name or not about or order.about != about:
            return None
        return order if order.person == self._row.seats[seat].person else None

    def has(self, seat: int) -> bool:
        """Return True if a seat has any order, void or not."""
        return any(place[0] == seat for place in self.given)

    def answer(self, view: View) -> int | None:
        """Return the number that a standing order of the asked seat picks; None: no order applies."""
        for kind in games.orders(view.game):
            order = self._standing(view, kind, kind.about(view))
            number = kind.answer(view, order.amount) if order else None
            if number is not None and number in view.legal:
                return number
        return None

    def infos(self, view: View) -> list[OrderInfo]:
        """Return the orders that stand, and those that could be given now."""
        found = []
        for kind in games.orders(view.game):
            if about := kind.about(view):
                order = self._standing(view, kind, about)
                least, most = 0, 0
                if kind.limits:
                    limits = kind.limits(view)
                    least, most = limits.least, limits.most
                why = kind.refusal(view, least)
                reason = None if why.ok else reason_of(why, view.game)
                amount = order.amount if order else 0
                found.append(
                    OrderInfo(kind.name, kind.until, about, order is not None, amount, least, most, reason)
                )
        return found

    async def give(self, view: View, name: str, about: str, amount: int) -> None:
        """Store an order."""
        kind, seat = self._kind(view, name), int(view.seat)
        now = kind.about(view)
        if not now:
            raise Illegal(Verdict("order.not-now"))
        if now != about:
            raise Stale(Verdict("order.stale", family=STALE))
        why = kind.refusal(view, amount)
        if not why.ok:
            raise refuse(why)
        person = self._row.seats[seat].person
        order = OrderRow(seat, kind.slot, name, amount if kind.limits else 0, about, person)
        await self._writer.change(lambda connection: put_order(connection, self._row.id, order))
        self.given[seat, kind.slot] = order

    async def cancel(self, view: View, name: str) -> None:
        """Cancel an order; cancelling twice does nothing."""
        kind, seat = self._kind(view, name), int(view.seat)
        order = self.given.get((seat, kind.slot))
        if order is not None and order.name == name:
            await self._writer.change(
                lambda connection: drop_order(connection, self._row.id, seat, kind.slot)
            )
            del self.given[seat, kind.slot]

    def forget(self, seat: int) -> None:
        """Forget all orders of a seat, which are stored as void already."""
        self.given = {place: order for place, order in self.given.items() if place[0] != seat}

    def _kind(self, view: View, name: str) -> OrderKind:
        kinds = games.orders(view.game)
        kind = next((kind for kind in kinds if kind.name == name), None)
        if kind is None:
            raise malformed("order.unknown", order=name, known=", ".join(kind.name for kind in kinds) or "–")
        return kind
