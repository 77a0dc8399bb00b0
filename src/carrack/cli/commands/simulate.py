"""`carrack simulate`: bots play many games, and the figures are told."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated, Any

import typer

import carrack
from carrack.arena.plot import draw
from carrack.arena.report import Report, report, three_figures
from carrack.arena.simulation import GameFailed, Setup
from carrack.arena.tally import Tally
from carrack.arena.workers import simulate as play_games
from carrack.bots.loading import bot_maker
from carrack.bots.workers import cores
from carrack.cli.commands.arguments import (
    FullErrors,
    GameId,
    GameOptions,
    OwnValues,
    check_options,
    game_with,
)
from carrack.cli.commands.interrupt import INTERRUPTED, Interrupt
from carrack.cli.files import check_writable, unwritable
from carrack.cli.terminal.figures import headline, show_report
from carrack.cli.terminal.progress import progress
from carrack.cli.terminal.voice import Lang, Voice, voice_of
from carrack.core.api import Game
from carrack.core.verdicts import malformed


def simulate(
    ctx: typer.Context,
    game: GameId,
    seats: Annotated[int | None, typer.Option(help="How many seats; else as many as bots.")] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    bots: Annotated[
        str, typer.Option(metavar="A,B,…", help="random, greedy, a level such as mate, or file.py:MyBot.")
    ] = "greedy",
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    workers: Annotated[int | None, typer.Option(min=1, help="Processes; else one a core.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Everything, for programs.")] = False,
    plot: Annotated[Path | None, typer.Option(metavar="FILE.svg", help="Draw the figures.")] = None,
    components: OwnValues = None,
    option: GameOptions = None,
    traceback: FullErrors = False,
    lang: Lang = None,
) -> None:
    """Let bots play many games; bots change seats with every game."""
    voice = voice_of(ctx, lang)
    found = game_with(game, components)
    voice.about(found)
    setup = _setup(found, seats, bots, seed, option or [])
    if plot is not None:
        if plot.suffix.lower() != ".svg":
            raise malformed("plot.not-svg", file=str(plot))
        check_writable(plot)
    begun = time.monotonic()
    with Interrupt() as interrupt:
        tally = _play(voice, setup, games, workers or cores(), interrupt)
    seconds = time.monotonic() - begun
    if tally.games:
        figures = report(setup, tally)
        if as_json:
            voice.json(_as_json(setup, games, figures))
        else:
            show_report(voice, setup, figures)
        if plot is not None:
            _draw(voice, setup, figures, plot)
    if interrupt.asked:
        voice.warn(voice.texts.say("cli-simulation-interrupted", {"done": tally.games, "games": games}))
        raise typer.Exit(INTERRUPTED)
    if voice.err.is_terminal:
        speed = three_figures(tally.games / seconds)
        words = {"games": tally.games, "seconds": f"{seconds:.1f}", "speed": speed}
        voice.err.print(voice.texts.say("cli-simulation-speed", words), style="dim")


def _setup(game: Game, seats: int | None, bots: str, seed: int, options: list[str]) -> Setup:
    """Return the setup to be played; fewer bots than seats are named again in turn."""
    names = [name.strip() for name in bots.split(",") if name.strip()] or ["greedy"]
    if seats is None:
        seats = max(len(names), game.facts.seats.start)
    seats = game.check_seats(seats)
    if len(names) > seats:
        raise malformed("bots.too-many", bots=len(names), seats=seats)
    for name in names:
        bot_maker(name)
    in_seats = tuple(names[seat % len(names)] for seat in range(seats))
    return Setup(game, seats, check_options(game, options, seats), in_seats, seed)


def _play(voice: Voice, setup: Setup, games: int, workers: int, interrupt: Interrupt) -> Tally:
    try:
        with progress(voice, voice.texts.say("cli-games-played"), games) as done:
            return play_games(setup, games, workers, done, lambda: interrupt.asked)
    except GameFailed as failed:
        raise failed.refusal from None


def _as_json(setup: Setup, asked: int, figures: Report) -> dict[str, Any]:
    facts = setup.game.facts
    return {
        "version": carrack.__version__,
        "compiled": carrack.COMPILED,
        "game": facts.id,
        "rules": facts.rules_version,
        "components": setup.game.components.digest,
        "options": setup.options,
        "seats": setup.seats,
        "bots": list(setup.bots),
        "seed": setup.seed,
        "asked": asked,
        "report": figures.as_dict(),
    }


def _draw(voice: Voice, setup: Setup, figures: Report, path: Path) -> None:
    try:
        draw(figures, voice.texts, headline(voice, setup, figures), path)
    except OSError as error:
        raise unwritable(path, error) from error
    voice.err.print(voice.texts.say("cli-plot-written", {"file": str(path)}), soft_wrap=True)
