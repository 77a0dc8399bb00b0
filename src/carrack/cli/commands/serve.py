"""`carrack serve`: the live table for browsers and bots."""

from __future__ import annotations

import webbrowser
from pathlib import Path
from threading import Thread
from typing import Annotated

import typer

from carrack.cli.files import data_folder
from carrack.cli.terminal.voice import Lang, voice_of
from carrack.core.extras import need
from carrack.core.garbage import imports_kept

DATABASE = "carrack.db"


def serve(
    ctx: typer.Context,
    host: Annotated[str | None, typer.Option(help="Address to listen at; else 127.0.0.1.")] = None,
    port: Annotated[int | None, typer.Option(help="Port; 0: any free one; else 8008.")] = None,
    database: Annotated[
        str | None, typer.Option(metavar="PATH|URL", help="Where tables are kept; else among your data.")
    ] = None,
    public_url: Annotated[
        str | None, typer.Option("--public-url", metavar="URL", help="Where people reach it, for links.")
    ] = None,
    components: Annotated[
        Path | None,
        typer.Option("--components", metavar="FOLDER", help="Component files to play with."),
    ] = None,
    log: Annotated[str | None, typer.Option(metavar="json|plain|none", help="Form of the log.")] = None,
    settings: Annotated[
        Path | None, typer.Option("--settings", metavar="FILE", help="A TOML file with any of the settings.")
    ] = None,
    show: Annotated[bool, typer.Option("--open/--no-open", help="Open the browser there.")] = False,
    lang: Lang = None,
) -> None:
    """Serve the live table: play in the browser, alone against bots or with friends."""
    voice = voice_of(ctx, lang)
    need("serve")
    # Here, not above: the other commands need none of the server's parts.
    with imports_kept():
        from carrack.server import run
        from carrack.server.api import static
        from carrack.server.settings import load

    given: dict[str, object] = {
        "host": host,
        "port": port,
        "database": database,
        "public_url": public_url,
        "components": None if components is None else str(components),
        "log": log,
        "settings": settings,
    }
    chosen = load(given)
    if not chosen.database:
        chosen = load({**given, "database": str(data_folder() / DATABASE)})

    def on_ready(address: str) -> None:
        if not static.has_page(folder := static.page_folder(chosen.page)):
            voice.warn(voice.texts.say("cli-serving-no-page", {"folder": str(folder)}))
        reached = chosen.public_url or address
        voice.say("cli-serving", address=reached)
        if show:
            # Finding a browser may take its time; nobody else should wait for it.
            Thread(target=webbrowser.open, args=(reached,), daemon=True).start()

    run.serve(chosen, on_ready)
