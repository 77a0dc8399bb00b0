"""The command and its parts. Whatever ends a command early becomes one sentence here, never a traceback."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Any

import typer

import carrack
from carrack.cli.commands.arena import arena
from carrack.cli.commands.bench import bench
from carrack.cli.commands.components import components
from carrack.cli.commands.games import games
from carrack.cli.commands.help import (
    GERMAN,
    Command,
    Group,
    is_german,
    say_wrong_usage,
    speak_german,
    use_titles,
)
from carrack.cli.commands.play import play
from carrack.cli.commands.replay import replay
from carrack.cli.commands.rules import rules
from carrack.cli.commands.serve import serve
from carrack.cli.commands.simulate import simulate
from carrack.cli.commands.sit import sit
from carrack.cli.commands.store import store
from carrack.cli.commands.think import think
from carrack.cli.commands.tune import tune
from carrack.cli.terminal.errors import FAULT, SYSTEM, tell_fault, tell_system
from carrack.cli.terminal.voice import Voice
from carrack.core.verdicts import Refusal

REFUSED = 2
INTERRUPTED = 130


class Sentences(Group):
    """Commands whose refusals, interruptions and faults are told in one sentence."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        ctx.meta[GERMAN] = is_german(args)
        use_titles(ctx.meta[GERMAN])
        if ctx.meta[GERMAN]:
            speak_german(self)
            ctx.ensure_object(Voice).speak(GERMAN)
        with _sentences(ctx):
            return super().parse_args(ctx, args)  # typer prints `--help` and `--version` here

    def invoke(self, ctx: Any) -> Any:
        with _sentences(ctx):
            return super().invoke(ctx)


@contextmanager
def _sentences(ctx: Any) -> Iterator[None]:
    """Tell in one sentence what ends the command early."""
    voice: Voice = ctx.ensure_object(Voice)
    try:
        yield
    except Refusal as refusal:
        voice.refuse(refusal.verdict)
        raise typer.Exit(REFUSED) from None
    except KeyboardInterrupt:
        voice.warn(voice.texts.say("cli-interrupted"))
        raise typer.Exit(INTERRUPTED) from None
    except (typer.Abort, typer.Exit, BrokenPipeError):
        raise  # an early exit or a closed pipe: typer handles these
    except (OSError, sqlite3.Error) as error:
        tell_system(voice, error)
        raise typer.Exit(SYSTEM) from None
    except Exception as error:
        if hasattr(error, "exit_code"):
            if ctx.meta[GERMAN] and hasattr(error, "format_message"):
                say_wrong_usage(error)
            raise  # wrong usage
        tell_fault(voice, error)
        raise typer.Exit(FAULT) from error


app = typer.Typer(cls=Sentences, add_completion=True, pretty_exceptions_enable=False, name="carrack")


def _version(asked: bool) -> None:
    if asked:
        typer.echo(f"carrack {carrack.__version__} ({'compiled' if carrack.COMPILED else 'pure'})")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def command(
    ctx: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Version, compiled or pure.")
    ] = False,
) -> None:
    """Board games of the age of sail: play them, let bots play them, look things up.

    Without a command it serves the table at which people play, and opens the browser there.
    """
    if ctx.invoked_subcommand is None:
        serve(ctx, log="none", show=True)


for part in (games, play, simulate, arena, tune, replay, rules, components, bench, serve, sit, think):
    app.command(cls=Command)(part)
app.add_typer(store, name="store")
