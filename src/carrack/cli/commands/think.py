"""`carrack think`: this machine thinks for the bots of a live table elsewhere."""

from __future__ import annotations

import asyncio
from typing import Annotated

import typer

from carrack.bots.workers import cores
from carrack.cli.terminal.voice import Lang, voice_of
from carrack.core.extras import need
from carrack.core.verdicts import Verdict, malformed


def think(
    ctx: typer.Context,
    server: Annotated[
        str | None, typer.Option(metavar="URL", help="The server to think for; needs its token.")
    ] = None,
    database: Annotated[
        str | None, typer.Option(metavar="URL", help="The PostgreSQL to think for, with all its servers.")
    ] = None,
    token: Annotated[
        str,
        typer.Option(envvar="CARRACK_THINK_TOKEN", metavar="TOKEN", help="The server's setting think_token."),
    ] = "",
    workers: Annotated[int | None, typer.Option(min=1, max=256, help="Processes; else one a core.")] = None,
    lang: Lang = None,
) -> None:
    """Think for the bots of a live table on another machine, until stopped."""
    voice = voice_of(ctx, lang)
    need("serve")
    # Imported here: the other commands need no part of the server.
    from carrack.client.thinker import think_for_database, think_for_server

    if (server is None) == (database is None):
        raise malformed("think.where")
    processes = workers or cores()

    def on_ready() -> None:
        voice.say("cli-thinking", workers=processes)

    def on_lost(reason: Verdict) -> None:
        voice.warn(voice.texts.say("cli-thinking-lost", {"reason": voice.texts.refusal(reason)}))

    if server is not None:
        asyncio.run(think_for_server(server, token, processes, on_ready, on_lost))
    elif database is not None:
        asyncio.run(think_for_database(database, processes, on_ready, on_lost))
