"""Tables that nobody plays at: the memory of idle ones, and the time to read one from the store."""

from __future__ import annotations

import tempfile
import time
from random import Random
from statistics import median
from typing import Final

from msgspec import Struct

from carrack import games
from carrack.bench.load import UNLIMITED, ask, memory_of, open_tables, server_process
from carrack.core.match import Match
from carrack.server.cluster.lease import Lease
from carrack.server.table import persistence
from carrack.server.table.stored_tables import StoredTables
from carrack.server.wall_clock import now
from carrack.store import people, tables
from carrack.store.database import Database, open_database
from carrack.store.steps import NewStep
from carrack.store.tables import SeatRow, TableRow
from carrack.store.writer import Writer

PEOPLE: Final = 3
"""At each idle table."""
GAMES: Final = 10
"""Whole games that are tried; the longest is stored."""
READS: Final = 20
NOBODY: Final = -1


class IdleFigures(Struct):
    """The memory of a server with tables at which nobody is connected."""

    tables: int
    in_memory: int
    """Tables that the server has in memory at the end."""
    mb_before: float
    mb: float
    kb_per_table: float


class ColdFigures(Struct):
    """Reading a whole game from the store."""

    game: str
    seats: int
    steps: int
    ms: float
    """The median of some reads."""
    worst_ms: float
    cpu_ms: float
    """The median of the processor time, without that of PostgreSQL."""


def measure_idle(count: int, database: str = "") -> IdleFigures:
    """Open so many tables at one server, let them begin, and weigh it."""
    with tempfile.TemporaryDirectory(prefix="carrack-bench-") as folder:
        command = ["-m", "carrack", "serve", "--port", "0", "--database", database or f"{folder}/carrack.db"]
        with server_process(command, UNLIMITED) as (address, pid):
            cookies = [ask(address, "/api/me", "", {"name": f"Idle {seat}"})[1] for seat in range(PEOPLE)]
            before = memory_of(pid)
            open_tables(address, [cookies] * count, games.ids()[0])
            after = memory_of(pid)
            in_memory = ask(address, "/health")[0]["tables"]
    return IdleFigures(count, in_memory, before / 1024, after / 1024, (after - before) / max(1, in_memory))


async def measure_cold(database: str = "", reads: int = READS) -> list[ColdFigures]:
    """Store a long game of each kind, with as many seats as it has, and read it some times."""
    with tempfile.TemporaryDirectory(prefix="carrack-bench-") as folder:
        opened = await open_database(database or f"{folder}/carrack.db")
        writer = await Writer.open(opened)
        try:
            await writer.write(lambda connection: people.add_person(connection, "bench", "Bench", now()))
            return [await _cold(opened, writer, game_id, reads) for game_id in games.ids()]
        finally:
            await writer.close()
            await opened.close()


async def _cold(database: Database, writer: Writer, game_id: str, reads: int) -> ColdFigures:
    row, steps = max((_played(game_id, seed) for seed in range(GAMES)), key=lambda game: len(game[1]))
    await writer.write(lambda connection: tables.add_table(connection, row))
    for step in steps:
        await writer.step(step)
    stored = StoredTables(database, Lease(database, "bench"))
    await stored.read(row.id)  # warm up: statements are compiled, pages of the file are cached
    times, used = [], []
    for _ in range(reads):
        begun, before = time.perf_counter(), time.process_time()
        await stored.read(row.id)
        times.append((time.perf_counter() - begun) * 1000)
        used.append((time.process_time() - before) * 1000)
    return ColdFigures(game_id, len(row.seats), len(steps), median(times), max(times), median(used))


def _played(game_id: str, seed: int) -> tuple[TableRow, list[NewStep]]:
    """Return a table and the steps of a whole game played at random: a number each, so as many as can be."""
    game, chooser = games.game(game_id), Random(seed)
    seats = game.facts.seats[-1]
    row = TableRow(
        id=f"{game_id} {seed}",
        game=game_id,
        rules=game.facts.rules_version,
        components=game.components.digest,
        options=game.check_options({}, seats),
        host="bench",
        open=False,
        status=tables.PLAYING,
        asked=persistence.NOT_BEGUN,
        version=0,
        seed=f"{seed:064x}",
        result=[],
        created=now(),
        updated=now(),
        seats=[SeatRow(seat, tables.PERSON, "bench" if seat == 0 else None, "x") for seat in range(seats)],
    )
    match = persistence.begin(row)
    steps = [_step(row, match, NOBODY, 0)]
    while not match.is_over:
        row.version = steps[-1].version
        known, seat = len(match.record.entries), match.actor
        match.play(seat, chooser.choice(match.state.legal()))
        match.done(seat)
        steps.append(_step(row, match, seat, known))
    row.version = 0
    return row, steps


def _step(row: TableRow, match: Match, seat: int, known: int) -> NewStep:
    """Return the step of what was added to the record."""
    return persistence.step_of(row, match, seat, match.record.entries[known:], 0, None, moment=now())
