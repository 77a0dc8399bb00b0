"""`carrack bench tables`: the memory of idle tables, and the time to open one again."""

from __future__ import annotations

import asyncio

import msgspec
from rich.status import Status

import carrack
from carrack.cli.terminal.text_table import plain_table
from carrack.cli.terminal.voice import Voice
from carrack.core.extras import need
from carrack.core.text import Texts


def bench_tables(voice: Voice, count: int, as_json: bool, database: str) -> None:
    """Measure the memory of idle tables, and how long it takes to read whole games from the store."""
    need("serve")
    # Imported here: the other commands need no part of the server.
    from carrack.bench.tables import measure_cold, measure_idle

    with Status(voice.texts.say("cli-bench-working"), console=voice.err):
        idle = measure_idle(count, database)
        cold = asyncio.run(measure_cold(database))
    if as_json:
        voice.json(
            {
                "compiled": carrack.COMPILED,
                "idle": msgspec.to_builtins(idle),
                "cold": msgspec.to_builtins(cold),
            }
        )
        return
    say = voice.texts.say
    voice.say("cli-bench-idle-title", "title")
    table = plain_table("", "", right=1)
    table.add_row(say("cli-bench-idle-opened"), f"{idle.tables:,}")
    table.add_row(say("cli-bench-idle-in-memory"), f"{idle.in_memory:,}")
    table.add_row(say("cli-bench-idle-before"), f"{idle.mb_before:,.0f}")
    table.add_row(say("cli-bench-idle-mb"), f"{idle.mb:,.0f}")
    table.add_row(say("cli-bench-kb-per-table"), f"{idle.kb_per_table:,.0f}")
    voice.out.print(table)
    voice.line()
    voice.say("cli-bench-cold-title", "title")
    heads = [say(f"cli-bench-cold-{name}") for name in ("game", "seats", "steps", "ms", "worst", "cpu")]
    table = plain_table(*heads, right=len(heads) - 1)
    for row in cold:
        title = Texts(carrack.game(row.game), voice.texts.language).say("game-title")
        times = (f"{figure:,.1f}" for figure in (row.ms, row.worst_ms, row.cpu_ms))
        table.add_row(title, str(row.seats), f"{row.steps:,}", *times)
    voice.out.print(table)
    voice.say("cli-bench-cold-explained", "dim")
