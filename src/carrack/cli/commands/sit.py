"""`carrack sit`: a bot of yours takes a seat at a live table."""

from __future__ import annotations

from typing import Annotated

import typer

from carrack.cli.commands.arguments import FullErrors
from carrack.cli.terminal.voice import Lang, voice_of
from carrack.core.extras import need
from carrack.core.text import Texts


def sit(
    ctx: typer.Context,
    link: Annotated[str, typer.Argument(metavar="TABLE-LINK", help="An invitation, or the key to a seat.")],
    bot: Annotated[str, typer.Option(metavar="BOT", help="A bot's name, or your own: file.py:MyBot.")],
    name: Annotated[str, typer.Option(help="What it is called at the table.")] = "Bot",
    traceback: FullErrors = False,
    lang: Lang = None,
) -> None:
    """Let a bot play a seat of a live table, to the end of the game."""
    voice = voice_of(ctx, lang)
    need("serve")
    # Imported here: the other commands need no part of the server.
    from carrack.client.bot import RemoteBot
    from carrack.client.seat import RemoteSeat

    visit = RemoteSeat(link, name)
    voice.about(visit.game)

    sitting = RemoteBot(visit, bot, lambda seat: voice.say("cli-sit-seated", seat=seat + 1))
    scores = sitting.play()
    own = scores[sitting.seat]
    texts = Texts(visit.game, voice.texts.language)
    title = texts.say("game-title")
    if own.outcome:
        outcome = texts.say(f"outcome-{own.outcome}")
        voice.say("cli-sit-over-alone", title=title, points=own.total, outcome=outcome)
    else:
        voice.say("cli-sit-over", title=title, points=own.total, rank=own.rank, seats=len(scores))
