"""`carrack serve`: the live table for browsers and bots."""

from __future__ import annotations

import threading
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from carrack.cli.files import data_folder
from carrack.cli.voice import Lang, voice_of

DATABASE = "carrack.db"


def serve(
    ctx: typer.Context,
    host: Annotated[str | None, typer.Option(help="Address to listen at [127.0.0.1].")] = None,
    port: Annotated[int | None, typer.Option(help="Port; 0: any free one [8008].")] = None,
    database: Annotated[
        str | None, typer.Option(metavar="PATH|URL", help="Where tables are kept [among your data].")
    ] = None,
    public_url: Annotated[
        str | None, typer.Option("--public-url", metavar="URL", help="Where people reach it, for links.")
    ] = None,
    log: Annotated[str | None, typer.Option(metavar="json|plain|none", help="Form of the log.")] = None,
    settings: Annotated[
        Path | None, typer.Option("--settings", metavar="FILE", help="A TOML file with any of the settings.")
    ] = None,
    open_: Annotated[bool, typer.Option("--open/--no-open", help="Open the page in the browser.")] = False,
    lang: Lang = None,
) -> None:
    """Serve the live table: play in the browser, alone against bots or with friends."""
    # Here, not above: the other commands need none of the server's parts.
    from carrack.server import running
    from carrack.server.settings import load

    voice = voice_of(ctx, lang)
    given: dict[str, object] = {
        "host": host,
        "port": port,
        "database": database,
        "public_url": public_url,
        "log": log,
        "settings": settings,
    }
    chosen = load(given)
    if not chosen.database:
        chosen = load({**given, "database": str(data_folder() / DATABASE)})

    def ready(address: str) -> None:
        voice.say("cli-serving", address=chosen.public_url or address)
        if open_:
            # In a thread: some browsers keep whoever starts them waiting.
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    running.serve(chosen, ready)
