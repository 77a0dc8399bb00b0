"""Steps of a live table: stored first, then told.

Nobody hears of a step before it is stored. When storing fails, the table is dropped from memory and read
again from what is stored.
"""

from __future__ import annotations

import logging

from carrack.server.protocol.messages import Stored
from carrack.server.table.inbox import stopped
from carrack.server.table.interface import Table
from carrack.server.table.wishes import Wishes
from carrack.server.telemetry.metrics import CHOICE
from carrack.store import tables
from carrack.store.steps import NewStep
from carrack.store.wishes import WishRow
from carrack.store.writer import StaleTable, Unsure

log = logging.getLogger(__name__)


class Steps:
    """The steps of one table."""

    def __init__(self, table: Table, wishes: Wishes, answered: dict[tuple[int, str], int]) -> None:
        self._table = table
        self._wishes = wishes
        self._answered = answered
        """By seat and message: the version that it led to."""
        self.ahead = False
        """The match has moved, and it is not stored yet."""

    def read_on(self, answered: dict[tuple[int, str], int]) -> None:
        """Take over what is stored: the match is that of the stored steps again."""
        self._answered = answered
        self.ahead = False

    def asked_before(self, seat: int, message_id: str | None) -> Stored | None:
        """Return the answer to a message that was carried out already."""
        version = self._answered.get((seat, message_id)) if message_id else None
        return Stored(message_id or "", version) if version is not None else None

    async def store(self, step: NewStep, first_event: int, anew: bool = False) -> None:
        """Store a step, then tell everybody."""
        table = self._table
        metrics = table.services.metrics
        try:
            with metrics.time(metrics.step_seconds), table.services.tracer.span("store", table=step.table):
                await table.writer.step(step)
        except StaleTable:
            raise
        except Unsure as error:
            # If it is stored, a retry finds the answer by its message id.
            raise StaleTable from error
        except Exception as error:
            log.error("a step was not stored", extra={"table": step.table, "error": repr(error)})
            table.lose()
            raise stopped() from error
        metrics.steps.labels(step.by or CHOICE).inc()
        self.ahead = False
        row = table.row
        row.version, row.status, row.asked = step.version, step.status, step.asked
        row.result, row.winners, row.updated = step.result, step.winners, step.updated
        if step.voids_orders:
            table.standing_orders.forget(step.seat)
        self.tell(step.seat, step.message, first_event, anew, step.by)

    def tell(
        self, seat: int, message: str | None, first_event: int, anew: bool = False, by: str = ""
    ) -> None:
        """Send a stored step to everybody, and start the next automatic answer."""
        table, row = self._table, self._table.row
        if message:
            self._answered[seat, message] = row.version
        table.history.add(row.version, seat, first_event, anew, by)
        wish = self._wishes.drop()
        table.tell_step()
        if wish:
            self.answer_wish(wish)
        table.clock.wind()
        if row.clock or row.status == tables.OVER:
            table.tell_table()
        if row.status == tables.OVER:
            table.chat.open_up(table.listeners)
        table.ask()

    def answer_wish(self, wish: WishRow) -> None:
        """Tell the wisher if the wish has been carried out."""
        if stored := self.asked_before(wish.seat, wish.message):
            self._table.tell_seat(wish.seat, stored)
