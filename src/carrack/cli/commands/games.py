"""`carrack games`: what can be played."""

from __future__ import annotations

import typer
from rich.text import Text

import carrack
from carrack.cli.terminal.text_table import plain_table
from carrack.cli.terminal.voice import Lang, voice_of
from carrack.core.text import Texts


def games(ctx: typer.Context, lang: Lang = None) -> None:
    """Show the games: id, title, seats, minutes, options."""
    voice = voice_of(ctx, lang)
    say = voice.texts.say
    columns = [say(f"cli-{column}") for column in ("title", "seats", "minutes", "options")]
    table = plain_table("id", *columns)
    subtitles: list[str] = []
    for game_id in carrack.ids():
        game = carrack.game(game_id)
        facts = game.facts
        words = Texts(game, voice.texts.language)
        options = "; ".join(f"{name} = {' | '.join(values)}" for name, values in facts.options.items())
        table.add_row(
            Text(facts.id, "strong"),
            f"{words.say('game-title')} ({facts.year})",
            f"{facts.seats.start}–{facts.seats.stop - 1}",
            f"{facts.minutes[0]}–{facts.minutes[1]}",
            options or "–",
        )
        subtitles.append(words.say("game-subtitle"))
    voice.out.print(table)
    for subtitle in subtitles:
        voice.line(subtitle, "dim")
    voice.say("cli-games-hint", "dim", game=carrack.ids()[0])
