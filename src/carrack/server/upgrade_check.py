"""The check before an upgrade: would every table that is not over go on?"""

from __future__ import annotations

from msgspec import Struct

from carrack.core.verdicts import Refusal, Verdict
from carrack.server.component_sets import game_of
from carrack.server.table import persistence
from carrack.store import tables
from carrack.store.database import open_database
from carrack.store.steps import steps_of


class Checked(Struct):
    """The number of tables that are not over, and those of them that would break, with the reason."""

    tables: int
    broken: list[Broken]


class Broken(Struct):
    """A table that this version cannot go on with."""

    table: str
    game: str
    verdict: Verdict


async def check_tables(address: str) -> Checked:
    """Replay every table that is not over."""
    database = await open_database(address)
    try:
        checked = Checked(0, [])
        async with database.reading() as connection:
            for table in await tables.unfinished_tables(connection):
                row = await tables.find_table(connection, table)
                assert row is not None
                checked.tables += 1
                try:
                    game = game_of(row)
                    if stored := await steps_of(connection, table):
                        persistence.resume(row, stored)
                    else:
                        game.check_options(row.options, game.check_seats(len(row.seats)))
                except Refusal as refusal:
                    checked.broken.append(Broken(row.id, row.game, refusal.verdict))
        return checked
    finally:
        await database.close()
