"""`carrack components`: every value a game is played with and where it comes from; checks an owner's file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

import carrack
from carrack.cli.commands.arguments import GameId, game_with
from carrack.cli.terminal.text_table import plain_table
from carrack.cli.terminal.voice import Lang, Voice, voice_of
from carrack.core.api import Game
from carrack.core.components import Component, in_words


def components(
    ctx: typer.Context,
    game: GameId,
    check: Annotated[
        Path | None, typer.Option("--check", metavar="FILE", help="Check a file of your own values.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
    lang: Lang = None,
) -> None:
    """Show a game's component values with their source, or check a file of your own."""
    voice = voice_of(ctx, lang)
    plain = carrack.game(game)
    voice.about(plain)
    own = game_with(game, check)
    if as_json:
        voice.json(_as_json(own))
    elif check is None:
        _table(voice, own)
    else:
        _differences(voice, plain, own, check)


def _as_json(game: Game) -> dict[str, object]:
    rows = [
        {"name": row.name, "value": row.value, "source": row.source, "note": row.note}
        for row in game.components.rows
    ]
    return {
        "game": game.facts.id,
        "rules": game.facts.rules_version,
        "digest": game.components.digest,
        "components": rows,
    }


def _table(voice: Voice, game: Game) -> None:
    say = voice.texts.say
    table = plain_table(say("cli-component"), say("cli-value"), say("cli-source"), say("cli-note"))
    for row in game.components.rows:
        table.add_row(
            Text(row.name, "strong"), in_words(row.value), _source(voice, row), Text(row.note, "dim")
        )
    voice.out.print(table)
    voice.say("cli-components-digest", "dim", digest=game.components.digest)


def _differences(voice: Voice, plain: Game, own: Game, file: Path) -> None:
    before = {row.name: row for row in plain.components.rows}
    changed = [row for row in own.components.rows if row.value != before[row.name].value]
    if not changed:
        voice.say("cli-components-same", file=str(file))
        return
    voice.say("cli-components-differ", file=str(file), count=len(changed), digest=own.components.digest)
    say = voice.texts.say
    table = plain_table(say("cli-component"), say("cli-game-value"), say("cli-own-value"))
    for row in changed:
        table.add_row(Text(row.name, "strong"), in_words(before[row.name].value), in_words(row.value))
    voice.out.print(table)


def _source(voice: Voice, row: Component) -> str:
    return voice.texts.say(f"cli-source-{row.source}")
