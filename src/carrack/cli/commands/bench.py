"""`carrack bench`: how fast the rules are, pure and compiled side by side, in one run."""

from __future__ import annotations

import os
import platform
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.status import Status
from rich.text import Text

import carrack
from carrack.cli.commands.bench_builds import bench_builds, measured
from carrack.cli.commands.bench_server import SIZES, bench_server
from carrack.cli.commands.bench_tables import bench_tables
from carrack.cli.terminal.text_table import plain_table
from carrack.cli.terminal.voice import Lang, Voice, voice_of
from carrack.core.text import Texts
from carrack.core.verdicts import malformed

LOADED, IDLE = 500, 5000
"""Tables of the server, unless the caller says how many."""
REPEATS: Final = 5
SECONDS: Final = 0.3
QUICK_REPEATS: Final = 3
QUICK_SECONDS: Final = 0.04
NANOSECONDS: Final = ("number", "copy", "view", "prepare", "imagine", "playout", "simulation", "driven")
FORMS: Final = {
    **dict.fromkeys(NANOSECONDS, ",.0f"),
    **dict.fromkeys(("numbers_per_second", "driven_per_second", "games_per_second"), ",.0f"),
    "simulations_per_second": ",.0f",
    "simulation_ratio": ".2f",
    "copy_ratio": ".2f",
    "memory": ",.0f",
    "calibration": ".1f",
}
"""The rows of the table and how their figures are written."""
STRONG: Final = ("number", "numbers_per_second", "simulations_per_second")

Half = dict[str, Any]


def bench(
    ctx: typer.Context,
    what: Annotated[
        str,
        typer.Argument(
            metavar="rules|server|tables|GAME",
            help="What to measure: all games, the server, its idle tables, or one game.",
        ),
    ] = "rules",
    as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
    seats: Annotated[int, typer.Option(help="How many seats; the nearest a game allows.")] = 3,
    quick: Annotated[bool, typer.Option("--quick", help="A few seconds, and less exact.")] = False,
    tables: Annotated[
        int | None,
        typer.Option(
            help="Of the server: the most tables with four clients each (500); of tables: how many (5000)."
        ),
    ] = None,
    game: Annotated[
        str, typer.Option(metavar="GAME", help="Of the server: what is played at its tables.")
    ] = carrack.ids()[0],
    only: Annotated[
        bool, typer.Option("--only", help="Of the server: so many tables at once, not a few first.")
    ] = False,
    servers: Annotated[int, typer.Option(min=1, help="Of the server: processes at one database.")] = 1,
    database: Annotated[
        str, typer.Option(metavar="URL", help="Of the server: an empty PostgreSQL, for several processes.")
    ] = "",
    pace: Annotated[
        float, typer.Option(help="Of the server: moves a second while latency is measured.")
    ] = 100,
    against: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="Of the rules: another build beside this one, by turns."),
    ] = None,
    lang: Lang = None,
) -> None:
    """Measure the speed of the rules, pure and compiled, or of the live table."""
    voice = voice_of(ctx, lang)
    if what == "server":
        if servers > 1 and not database:
            raise malformed("bench.servers")
        most = LOADED if tables is None else tables
        sizes = {size for size in SIZES if size < most and not only} | {max(1, most)}
        bench_server(voice, game, sorted(sizes), quick, as_json, servers, database, pace)
        return
    if what == "tables":
        bench_tables(voice, IDLE if tables is None else tables, as_json, database)
        return
    if what not in ("rules", *carrack.ids()):
        raise malformed("bench.unknown", what=what, games=", ".join(carrack.ids()))
    games = carrack.ids() if what == "rules" else [what]
    if against is not None:
        bench_builds(voice, against, games, seats, quick, as_json, (*NANOSECONDS, "memory"))
        return
    repeats, seconds = (QUICK_REPEATS, QUICK_SECONDS) if quick else (REPEATS, SECONDS)
    with Status(voice.texts.say("cli-bench-working"), console=voice.err):
        halves = {"pure": _half(True, games, seats, repeats, seconds)}
        compiled = _half(False, games, seats, repeats, seconds)
        if compiled["compiled"]:
            halves["compiled"] = compiled
    for half in halves.values():
        for figures in half["games"].values():
            _derive(figures)
    if as_json:
        voice.json(
            {
                "version": carrack.__version__,
                "python": platform.python_version(),
                "machine": platform.machine(),
                "repeats": repeats,
                **halves,
                "ratios": _ratios(halves),
            }
        )
    else:
        _show(voice, halves, repeats)


def _half(pure: bool, games: Sequence[str], seats: int, repeats: int, seconds: float) -> Half:
    """Measure in a process of its own; the compiled half is pure where nothing is compiled."""
    environment = {name: value for name, value in os.environ.items() if name != "CARRACK_PURE"}
    if pure:
        environment["CARRACK_PURE"] = "1"
    return measured(environment, seats, repeats, seconds, games)


def _derive(figures: Half) -> None:
    figures["numbers_per_second"] = 1e9 / figures["number"]
    figures["games_per_second"] = 1e9 / figures["number"] / figures["length"]
    figures["driven_per_second"] = 1e9 / figures["driven"]
    figures["simulations_per_second"] = 1e9 / figures["simulation"]
    figures["simulation_ratio"] = figures["simulation"] / figures["playout"]
    figures["copy_ratio"] = figures["copy"] / figures["number"]


def _ratios(halves: dict[str, Half]) -> Half:
    """Return for each game how many times faster the compiled form is."""
    if "compiled" not in halves:
        return {}
    pure, compiled = halves["pure"]["games"], halves["compiled"]["games"]
    return {
        game_id: {name: pure[game_id][name] / compiled[game_id][name] for name in NANOSECONDS}
        for game_id in pure
    }


def _show(voice: Voice, halves: dict[str, Half], repeats: int) -> None:
    if "compiled" not in halves:
        voice.say("cli-bench-not-compiled")
    for game_id in halves["pure"]["games"]:
        _show_game(voice, game_id, halves)
    voice.say("cli-bench-explained", "dim", repeats=repeats)


def _show_game(voice: Voice, game_id: str, halves: dict[str, Half]) -> None:
    """Print one table: each measure, pure and compiled, and how many times faster compiled is."""
    say = voice.texts.say
    game = carrack.game(game_id)
    columns = [half["games"][game_id] for half in halves.values()]
    title = f"{Texts(game, voice.texts.language).say('game-title')} ({game.facts.year})"
    length = round(columns[0]["length"])
    voice.say("cli-bench-title", "title", title=title, seats=columns[0]["seats"], length=length)
    ratios = _ratios(halves).get(game_id, {})
    heads = [say(f"cli-bench-{name}") for name in halves] + ([say("cli-bench-faster")] if ratios else [])
    table = plain_table("", *heads, right=len(heads))
    for name, form in FORMS.items():
        if name == "calibration":
            values = [half[name] for half in halves.values()]
        else:
            values = [column[name] for column in columns]
        cells = [Text(format(value, form), "strong" if name in STRONG else "") for value in values]
        ratio = f"{ratios[name]:.1f} ×" if name in ratios else ""
        table.add_row(say(f"cli-bench-{name.replace('_', '-')}"), *cells, *([ratio] if ratios else []))
    voice.out.print(table)
    voice.line()
