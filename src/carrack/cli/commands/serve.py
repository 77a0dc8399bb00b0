"""`carrack serve`: the live table for browsers and bots."""

from __future__ import annotations

import asyncio
import webbrowser
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Annotated, Final

import typer
from rich.text import Text

from carrack.cli.files import data_folder
from carrack.cli.terminal.voice import Lang, Voice, voice_of
from carrack.core.extras import need
from carrack.core.garbage import imports_kept

if TYPE_CHECKING:
    from carrack.server.settings import Settings

DATABASE = "carrack.db"
CHECK_STYLES: Final = {"fine": "dim", "warning": "strong", "wrong": "strong"}
WRONG_SETTINGS: Final = 1
"""How `--check` ends when a server could not work."""


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
    check: Annotated[
        bool, typer.Option("--check", help="Look whether these settings would work, and stop.")
    ] = False,
    show: Annotated[bool, typer.Option("--open/--no-open", help="Open the browser there.")] = False,
    lang: Lang = None,
) -> None:
    """Serve the live table: play in the browser, alone against bots or with friends."""
    voice = voice_of(ctx, lang)
    need("serve")
    # Imported here: the other commands need no part of the server.
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

    if check:
        asyncio.run(_check(voice, chosen))
        return

    def on_ready(address: str) -> None:
        if not static.has_page(folder := static.page_folder(chosen.page)):
            voice.warn(voice.texts.say("cli-serving-no-page", {"folder": str(folder)}))
        reached = chosen.public_url or address
        voice.say("cli-serving", address=reached)
        if show:
            # Finding a browser may take long: do not block the server.
            Thread(target=webbrowser.open, args=(reached,), daemon=True).start()

    run.serve(chosen, on_ready)


async def _check(voice: Voice, settings: Settings) -> None:
    """Print what is found of these settings; end with 1 if something is wrong."""
    from carrack.server.settings_check import WRONG, check_settings

    wrong = 0
    async for found in check_settings(settings):
        texts = voice.texts
        words = texts.refusal(found.refusal) if found.refusal else texts.say(f"check-{found.key}", found.args)
        style = CHECK_STYLES[found.level]
        voice.line(Text(f"{texts.say(f'check-level-{found.level}'):<9}", style) + Text(words))
        wrong += found.level == WRONG
    if wrong:
        raise typer.Exit(WRONG_SETTINGS)
