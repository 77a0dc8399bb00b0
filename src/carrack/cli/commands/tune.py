"""`carrack tune`: look for better weights of an evaluation, by games."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import carrack
from carrack.arena.tuning import NOT_WEIGHED, Trial
from carrack.arena.tuning import tune as find_weights
from carrack.cli.commands.arguments import GameId, rivals
from carrack.cli.commands.interrupt import INTERRUPTED, Interrupt
from carrack.cli.files import check_writable, write_text
from carrack.cli.terminal.figures import percent
from carrack.cli.terminal.voice import Lang, voice_of
from carrack.core.verdicts import malformed
from carrack.core.weights import text_of


def tune(
    ctx: typer.Context,
    game: GameId,
    weights: Annotated[list[str] | None, typer.Argument(metavar="[WEIGHT…]", help="Else all.")] = None,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE.toml", help="Write them here; the game's is evaluation.toml.")
    ] = None,
    seats: Annotated[
        list[int] | None, typer.Option(help="How many seats, once or several times; else all from two on.")
    ] = None,
    rounds: Annotated[int, typer.Option(min=1, help="Each with half the steps of the one before.")] = 2,
    deals: Annotated[int, typer.Option(min=2, help="Deals for each trial.")] = 60,
    step: Annotated[float, typer.Option(min=0.01, max=10.0, help="The first step: 0.4 is 40 % more.")] = 0.4,
    seed: Annotated[int, typer.Option(help="The same seed gives the same result.")] = 0,
    lang: Lang = None,
) -> None:
    """Change the weights of a game's evaluation one by one, and keep what wins."""
    voice = voice_of(ctx, lang)
    found = carrack.game(game)
    voice.about(found)
    known = [name for name in found.weights() if name not in NOT_WEIGHED]
    if not known:
        raise malformed("tune.no-weights")
    for name in weights or ():
        if name not in known:
            raise malformed("tune.unknown-weight", weight=name, known=", ".join(known))
    tables = [
        found.check_seats(number) for number in seats or range(rivals(found, None), found.facts.seats.stop)
    ]
    if 1 in tables:
        raise malformed("tune.alone")
    if out is not None:
        check_writable(out)

    def tell(trial: Trial) -> None:
        args = {
            "weight": trial.weight,
            "before": f"{trial.before:.4g}",
            "value": f"{trial.value:.4g}",
            "share": percent(trial.ahead.value),
            "low": percent(trial.ahead.low),
            "high": percent(trial.ahead.high),
        }
        voice.say("tune-kept" if trial.kept else "tune-left", "strong" if trial.kept else "", **args)

    with Interrupt() as interrupt:
        better = find_weights(
            found,
            tables,
            weights or known,
            rounds,
            deals,
            step,
            seed,
            tell,
            lambda: interrupt.asked,
        )
    if out is not None:
        write_text(out, text_of(better))
    else:
        voice.line(text_of(better))
    if interrupt.asked:
        raise typer.Exit(INTERRUPTED)
