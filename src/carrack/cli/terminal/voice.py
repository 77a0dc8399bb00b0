"""The voice of a command: a language, the game it is about, and the two outputs."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console, RenderableType
from rich.text import Text

from carrack.cli.terminal.encoding import tolerate_every_encoding
from carrack.cli.terminal.styles import THEME
from carrack.core.api import Game
from carrack.core.text import LANGUAGES, Texts
from carrack.core.verdicts import Verdict, malformed

OWN_VARIABLE: Final = "CARRACK_LANG"
LOCALE_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")

Lang = Annotated[
    str | None, typer.Option("--lang", metavar="en|de", help="Language; else CARRACK_LANG or the locale.")
]


def locale_language() -> str:
    """Return the language of the terminal's locale where we speak it, else English."""
    for name in LOCALE_VARIABLES:
        if value := os.environ.get(name):
            return "de" if value.lower().startswith("de") else "en"
    return "en"


class Voice:
    """Sentences to people: answers on standard output, refusals and progress on standard error."""

    def __init__(self) -> None:
        tolerate_every_encoding()
        self.out = Console(theme=THEME, highlight=False, markup=False, emoji=False)
        self.err = Console(theme=THEME, highlight=False, markup=False, emoji=False, stderr=True)
        self.texts = Texts(None, locale_language())

    def speak(self, language: str | None) -> None:
        """Use the language asked for, or the one that environment and locale name."""
        chosen = language or os.environ.get(OWN_VARIABLE) or locale_language()
        if chosen not in LANGUAGES:
            raise malformed("language.unknown", language=chosen[:40], known=", ".join(LANGUAGES))
        self.texts = Texts(self.texts.game, chosen, self.texts.names)

    def about(self, game: Game, names: list[str] | None = None) -> None:
        """Use the words of this game and the names of these players from now on."""
        self.texts = Texts(game, self.texts.language, names or [])

    def line(self, text: RenderableType = "", style: str = "") -> None:
        """Print one line; in a pipe it is never broken."""
        self.out.print(text, style=style or None, soft_wrap=not self.out.is_terminal)

    def say(self, key: str, style: str = "", **args: object) -> None:
        """Print one sentence of the catalogue."""
        self.line(self.texts.say(key, args), style)

    def name_record(self, path: Path) -> None:
        """Say where a finished game is; the path is never broken, so that it can be copied."""
        said = self.texts.say("table-record-saved", {"file": str(path)})
        self.out.print(said, style="dim", soft_wrap=True)

    def json(self, data: object) -> None:
        """Print JSON for programs: the same bytes whatever the terminal."""
        typer.echo(json.dumps(data, indent=2))

    def warn(self, text: str) -> None:
        """Print one sentence about something that went wrong."""
        self.err.print(Text("carrack: ", "dim") + Text(text), soft_wrap=True)

    def refuse(self, verdict: Verdict) -> None:
        """Print why not, in one sentence."""
        self.warn(self.texts.refusal(verdict))


def voice_of(ctx: typer.Context, language: str | None) -> Voice:
    """Return the voice of a running command, in the language asked for."""
    voice: Voice = ctx.ensure_object(Voice)
    voice.speak(language)
    return voice
