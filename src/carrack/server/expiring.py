"""What nobody comes back for is forgotten: tables that wait in vain, and guests who stay away."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from carrack.core.verdicts import Refusal
from carrack.server.guests import DAY
from carrack.server.keeping import now
from carrack.server.tables import House
from carrack.store import people, tables

log = logging.getLogger(__name__)
ROUND_SECONDS: Final = 3600
BUSY_DAYS: Final = 3
"""Days on which somebody must have been here since, before anything is forgotten."""


async def expire(house: House, days: int) -> None:
    """Forget what is older than so many days. Whoever plays or hosts stays, and so do finished games."""
    before = now() - days * DAY
    async with house.database.reading() as connection:
        if await people.days_seen(connection, before) < BUSY_DAYS:
            # Nobody was here since, or the clock has jumped: there is time enough to find out which.
            return
        abandoned = await tables.abandoned_tables(connection, before)
    for table in abandoned:
        try:
            await house.drop(table)
        except Refusal as refusal:
            log.error("a table cannot be dropped", extra={"table": table, "trouble": str(refusal)})
    gone = await house.writer.write(lambda connection: people.forget_guests(connection, before))
    if abandoned or gone:
        log.info("expired", extra={"tables": len(abandoned), "guests": len(gone)})


async def expire_for_ever(house: House, days: int) -> None:
    """Every hour, the first time at once."""
    while True:
        await expire(house, days)
        await asyncio.sleep(ROUND_SECONDS)
