"""`carrack arena`: bots against bots over paired deals, rated, with a report."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from carrack.arena.cluster import share_out_on_ray
from carrack.arena.contest import GameLine, Ledger, Lines, head_of, play_lines
from carrack.arena.page import page_of
from carrack.arena.report import Estimate, name_of
from carrack.arena.schedule import lineups
from carrack.arena.simulation import GameFailed, Setup, record_path
from carrack.arena.standings import Standings, standings
from carrack.arena.workers import share_out
from carrack.bots.loading import bot_maker
from carrack.bots.workers import cores
from carrack.cli.commands.arguments import (
    FullErrors,
    GameId,
    GameOptions,
    OwnValues,
    check_options,
    game_with,
    rivals,
)
from carrack.cli.commands.interrupt import INTERRUPTED, Interrupt
from carrack.cli.files import check_writable, make_folder, write_text
from carrack.cli.terminal.figures import percent
from carrack.cli.terminal.progress import progress
from carrack.cli.terminal.text_table import plain_table
from carrack.cli.terminal.voice import Lang, Voice, voice_of
from carrack.core.extras import need


def arena(
    ctx: typer.Context,
    game: GameId,
    bots: Annotated[
        list[str],
        typer.Argument(
            metavar="BOT BOT …",
            help="random, greedy, deckhand, mate, captain, admiral, captain@500 (so many simulations and no "
            "clock) or file.py:MyBot@20 (MyBot(20)).",
        ),
    ],
    seats: Annotated[int | None, typer.Option(help="How many seats; else the fewest, two or more.")] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games; whole deals are played.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed gives the same deals.")] = 0,
    workers: Annotated[int | None, typer.Option(min=1, help="Processes; else one a core.")] = None,
    ray: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS", help="Play on this Ray cluster: HOST:PORT, auto, or `local` to start one."
        ),
    ] = None,
    lines: Annotated[
        Path | None,
        typer.Option("--json", metavar="FILE", help="A line for each game; a file begun before is taken up."),
    ] = None,
    report: Annotated[Path | None, typer.Option(metavar="FILE.html", help="A page with pictures.")] = None,
    records: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Keep the record of each game here, to look at.")
    ] = None,
    components: OwnValues = None,
    option: GameOptions = None,
    traceback: FullErrors = False,
    lang: Lang = None,
) -> None:
    """Let bots play against each other: every deal with all of them in every seat."""
    voice = voice_of(ctx, lang)
    need("arena")
    found = game_with(game, components)
    voice.about(found)
    for name in bots:
        bot_maker(name)
    seats = rivals(found, seats)
    if records is not None:
        make_folder(records)
    folder = str(records) if records else ""
    setup = Setup(found, seats, check_options(found, option or [], seats), tuple(bots), seed, folder)
    if report is not None:
        check_writable(report)
    if ray is not None:
        need("ray")
    a_deal = len(lineups(setup.bots, setup.seats))
    wanted = -(-games // a_deal) * a_deal
    ledger = Ledger(head_of(setup), lines)
    try:
        with Interrupt() as interrupt:
            _play(voice, setup, ledger, wanted, workers or cores(), ray, interrupt)
    finally:
        ledger.close()
    played = ledger.first(wanted)
    if played:
        figures = standings(played)
        show_standings(voice, setup, figures)
        if report is not None:
            games_played = [] if records is None else [line.game for line in played]
            page = page_of(voice.texts, setup, figures, _times(played), _links(setup, games_played, report))
            write_text(report, page)
            voice.err.print(voice.texts.say("arena-report-written", {"file": str(report)}), soft_wrap=True)
    if interrupt.asked:
        voice.warn(voice.texts.say("cli-simulation-interrupted", {"done": len(played), "games": wanted}))
        raise typer.Exit(INTERRUPTED)


def _play(
    voice: Voice,
    setup: Setup,
    ledger: Ledger,
    wanted: int,
    workers: int,
    ray: str | None,
    interrupt: Interrupt,
) -> None:
    missing = ledger.missing(wanted)
    if not missing:
        return
    try:
        with progress(voice, voice.texts.say("cli-games-played"), wanted) as done:

            def take(played: Lines) -> None:
                ledger.add(played)
                done(len(ledger.first(wanted)))

            if ray is not None:
                share_out_on_ray(setup, play_lines, missing, ray, take, lambda: interrupt.asked)
            else:
                share_out(setup, play_lines, missing, workers, take, lambda: interrupt.asked)
    except GameFailed as failed:
        raise failed.refusal from None


def _links(setup: Setup, games: list[int], report: Path) -> list[tuple[str, str]]:
    """Return the records of these games as links from the report: what is read, and where it leads."""
    paths = [record_path(setup.records, game) for game in games]
    here = report.resolve().parent
    return [(path.stem, Path(os.path.relpath(path.resolve(), here)).as_posix()) for path in paths]


def _times(games: list[GameLine]) -> dict[str, list[float]]:
    """Return for each bot the thinking time of a decision in each of its games, in milliseconds."""
    times: dict[str, list[float]] = {}
    for game in games:
        for bot, thinking, decisions in zip(game.bots, game.thinking, game.decisions, strict=True):
            times.setdefault(bot, []).append(thinking / max(1, decisions))
    return times


def show_standings(voice: Voice, setup: Setup, figures: Standings) -> None:
    """Print the ratings, then each bot against each."""
    say = voice.texts.say
    title = f"{say('game-title')} ({setup.game.facts.year})"
    args = {"title": title, "seats": setup.seats, "games": figures.games, "deals": figures.deals}
    voice.say("arena-title", "title", **args)
    voice.line()
    voice.out.print(_ratings(voice, figures))
    voice.line()
    voice.out.print(_duels(voice, figures))
    voice.line()
    voice.out.print(_thinking(voice, figures))
    voice.line()
    voice.say("arena-explained", "dim", fair=percent(figures.fair))


def _ratings(voice: Voice, figures: Standings) -> Table:
    say = voice.texts.say
    heads = [
        say("arena-rating"),
        "95 %",
        say("cli-seats-played"),
        say("cli-win-share"),
        "95 %",
        say("cli-mean-score"),
    ]
    table = plain_table(say("cli-bot"), *heads, right=len(heads))
    for row in figures.bots:
        table.add_row(
            Text(name_of(row.name), "strong"),
            Text(f"{row.rating.value:.1f}", "strong"),
            f"{row.rating.low:.1f} – {row.rating.high:.1f}",
            str(row.games),
            Text(percent(row.share.value), "strong"),
            interval(row.share),
            f"{row.score.value:.2f}",
        )
    return table


def _thinking(voice: Voice, figures: Standings) -> Table:
    heads = [voice.texts.say(key) for key in ("arena-per-second", "arena-milliseconds", "arena-cut")]
    table = plain_table(voice.texts.say("cli-bot"), *heads, right=len(heads))
    for row in figures.bots:
        table.add_row(
            Text(name_of(row.name), "strong"),
            f"{row.decisions_per_second:,.0f}",
            f"{row.milliseconds:,.2f}",
            str(row.cut),
        )
    return table


def _duels(voice: Voice, figures: Standings) -> Table:
    names = [row.name for row in figures.bots]
    heads = [name_of(name) for name in names]
    table = plain_table(voice.texts.say("arena-ahead-of"), *heads, right=len(heads))
    for one in names:
        cells: list[str | Text] = []
        for other in names:
            duel = figures.duel(one, other)
            met = duel is not None and duel.deals
            cells.append(f"{percent(duel.ahead.value)} ({interval(duel.ahead)})" if duel and met else "·")
        table.add_row(Text(name_of(one), "strong"), *cells)
    return table


def interval(estimate: Estimate) -> str:
    """Return an interval in percent."""
    return f"{percent(estimate.low)} – {percent(estimate.high)}"
