"""`carrack bench server`: how fast the live table is, with more and more tables, in one run."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from rich.status import Status
from rich.text import Text

import carrack
from carrack.cli.terminal.text_table import plain_table
from carrack.cli.terminal.voice import Voice
from carrack.core.extras import need
from carrack.core.text import Texts

SECONDS: Final = 10.0
QUICK_SECONDS: Final = 1.0
SIZES: Final = (1, 50, 500)
FORMS: Final = {
    "p50_ms": ",.1f",
    "p99_ms": ",.1f",
    "pace": ",.0f",
    "moves_per_second": ",.0f",
    "echoes_per_second": ",.0f",
    "ratio": ".2f",
    "bytes_per_move": ",.0f",
    "kb_per_table": ",.0f",
    "kb_per_socket": ",.0f",
    "moves_per_commit": ".1f",
    "cpu_ms_per_move": ".2f",
    "times_one": ".2f",
    "times_one_apart": ".2f",
    "delivery_p99_ms": ",.1f",
}
STRONG: Final = ("p50_ms", "p99_ms", "ratio")


def bench_server(
    voice: Voice,
    game: str,
    sizes: Sequence[int],
    quick: bool,
    as_json: bool,
    servers: int,
    database: str,
    pace: float,
) -> None:
    """Measure with each of these numbers of tables."""
    title = Texts(carrack.game(game), voice.texts.language).say("game-title")
    need("serve")
    # Imported here: the other commands need no part of the server.
    from carrack.bench.load import measure

    seconds = QUICK_SECONDS if quick else SECONDS
    with Status(voice.texts.say("cli-bench-working"), console=voice.err):
        rows = [measure(size, seconds, game, servers, database, pace) for size in sizes]
    if as_json:
        voice.json({"compiled": carrack.COMPILED, "runs": [msgspec.to_builtins(row) for row in rows]})
        return
    say = voice.texts.say
    voice.say("cli-bench-server-title", "title", game=title, servers=servers)
    table = plain_table(say("cli-bench-tables"), *(f"{row.tables:,}" for row in rows), right=len(rows))
    for name, form in FORMS.items():
        cells = [Text(format(getattr(row, name), form), "strong" if name in STRONG else "") for row in rows]
        table.add_row(say(f"cli-bench-{name.replace('_', '-')}"), *cells)
    voice.out.print(table)
    voice.say("cli-bench-server-explained", "dim")
