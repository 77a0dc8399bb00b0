"""Cleanup: delete tables that wait in vain, and guests who stay away."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from carrack.core.verdicts import Refusal
from carrack.server.accounts import DAY
from carrack.server.table.registry import Registry
from carrack.store import logins, people, tables

log = logging.getLogger(__name__)
ROUND_SECONDS: Final = 3600
BUSY_DAYS: Final = 3
"""Days on which somebody must have been here since, before anything is forgotten."""


async def expire(registry: Registry, days: int) -> None:
    """Delete abandoned tables and absent guests; keep players, hosts and finished games. `days`: the age."""
    await registry.database.write_at_length(logins.forget_old)
    before = registry.services.lease.now() - days * DAY
    async with registry.database.reading() as connection:
        if await people.days_seen(connection, before) < BUSY_DAYS:
            # Nobody has been here since, or the clock has jumped: delete nothing before it is clear which.
            return
        abandoned = await tables.abandoned_tables(connection, before)
    for table in abandoned:
        try:
            await registry.drop(table)
        except Refusal as refusal:
            log.error("a table cannot be deleted", extra={"table": table, "error": str(refusal)})
    gone = await registry.database.write_at_length(
        lambda connection: people.forget_guests(connection, before)
    )
    if abandoned or gone:
        log.info("deleted old tables and guests", extra={"tables": len(abandoned), "guests": len(gone)})


async def expire_for_ever(registry: Registry, days: int) -> None:
    """Clean up at once and then every hour."""
    while True:
        await expire(registry, days)
        await asyncio.sleep(ROUND_SECONDS)
