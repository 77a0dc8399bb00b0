"""Steps that other servers have stored of a live table: it reads on, and tells its listeners what is new."""

from __future__ import annotations

from carrack.server.table import persistence
from carrack.server.table.interface import Table
from carrack.server.table.steps import Steps
from carrack.server.table.wishes import Wishes
from carrack.store import tables
from carrack.store.servers import NewsRow, PresenceRow
from carrack.store.tables import TableRow


class OtherServers:
    """The steps and changes of one table that are not this server's own."""

    def __init__(self, table: Table, steps: Steps, wishes: Wishes) -> None:
        self._table = table
        self._steps = steps
        self._wishes = wishes

    async def is_ahead(self) -> bool:
        """Return True if another server has stored something of this table since it was read."""
        table, row = self._table, self._table.row
        if table.services.lease.alone or table.lost:
            return False
        return await table.services.stored.known_of(row.id) not in (None, (row.version, row.changes))

    async def catch_up(self, version: int) -> None:
        """Read on for a client with a newer version: it comes from a server that is ahead of this one."""
        table = self._table
        if table.match is not None and version > table.row.version and await self.is_ahead():
            await self.read_on()

    async def read_on(self) -> None:
        """Reload the table from the store, and send everybody what is new."""
        table, row, wishes = self._table, self._table.row, self._wishes
        try:
            stored = await table.services.stored.read(row.id)
        except Exception:
            # The table is gone or cannot be read now, and memory may be ahead of the store: drop it.
            table.lose()
            raise
        if stored.row.version < row.version and not self._steps.ahead:
            return  # read before our own last step
        known, tokens = row.version, [seat.token for seat in row.seats]
        orders, wish = table.standing_orders.given, wishes.standing
        ended = row.status in tables.ENDED
        for name in TableRow.__struct_fields__:
            setattr(row, name, getattr(stored.row, name))
        table.match, table.history, table.elsewhere = stored.match, stored.history, stored.elsewhere
        self._steps.read_on(stored.answered)
        wishes.read_on(stored.wish)
        table.standing_orders.read_on(stored.orders)
        table.chat.read_on(stored.said, table.listeners)
        changed = (seat.seat for seat, token in zip(row.seats, tokens, strict=True) if seat.token != token)
        table.reseat_listeners(set(changed))
        if row.version != known or table.standing_orders.given != orders:
            for listener in table.listeners:
                table.greet(listener, known, is_here=True)
        else:
            wishes.tell_all()
        if wish:
            self._steps.answer_wish(wish)
            if wishes.standing is None:
                wishes.tell_off(wish)
        if row.status in tables.ENDED and not ended:
            table.chat.open_up(table.listeners)
        table.clock.wind()
        table.tell_table()
        table.ask()

    async def take_in(self, news: NewsRow, elsewhere: list[PresenceRow]) -> None:
        """Take over what another server has stored: steps one by one, anything else by reading it all."""
        table, row = self._table, self._table.row
        steps = [step for step in news.steps if step.version > row.version]
        if news.known.version < row.version or news.known.changes < row.changes:
            return  # read before our own last write
        if news.known.changes != row.changes or table.match is None or any(step.struck for step in steps):
            await self.read_on()
            return
        if self._steps.ahead or (steps and steps[0].version != row.version + 1):
            await self.read_on()
            return
        row.keeper = news.keeper
        for step in steps:
            events = len(table.match.events)
            persistence.follow(row, table.match, step)
            row.version, row.asked, row.updated = step.version, table.match.actor, news.updated
            if table.match.is_over:
                row.status, row.result, row.winners = tables.OVER, news.result, news.winners
            self._steps.tell(step.seat, step.message, events, by=step.by)
        if news.known.visits != row.visits:
            row.visits, table.elsewhere = news.known.visits, elsewhere
            table.tell_table()
            table.auto_reply.go_on()
