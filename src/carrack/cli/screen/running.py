"""From the command line to the full screen and back: whether there is one, what is said afterwards."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import typer

from carrack.cli.screen.offering import OfferApp
from carrack.cli.screen.pace import READABLE
from carrack.cli.screen.saved import Saved
from carrack.cli.screen.shell import Shell
from carrack.cli.screen.start import Begin, StartApp
from carrack.cli.screen.table import TableApp
from carrack.cli.screen.watching import WatchApp
from carrack.cli.sitting import Sitting
from carrack.cli.voice import Voice
from carrack.core.records import Reading
from carrack.core.verdicts import Refusal


def play_on_screen(voice: Voice, sitting: Sitting, again: Callable[[], Sitting], fast: bool) -> None:
    """Play; whatever ends it, the terminal is as before and one reads how to go on."""
    app = TableApp(sitting, again, voice.texts.language, 0.0 if fast else READABLE)
    app.run()
    voice.speak(app.texts.language)
    voice.about(app.game, list(app.texts.names))
    kept = app.sitting.save
    if kept.trouble:
        voice.refuse(kept.trouble.verdict)
    elif app.sitting.match.is_over:
        voice.say("table-record-saved", "dim", file=str(kept.path))
    else:
        voice.say("table-saved")
        voice.out.print(kept.command, style="strong", soft_wrap=True)
    leave_with(app, app.refusal)


def watch_on_screen(voice: Voice, reading: Reading, eyes: int | None) -> None:
    """Watch a record."""
    app = WatchApp(reading, eyes, voice.texts.language)
    app.run()
    leave_with(app)


def choose_saved(voice: Voice, saved: list[Saved]) -> Saved | None:
    """Offer the games that were kept; None: leave."""
    app = OfferApp(saved, voice.texts.language)
    place = app.run()
    if app.fault:
        raise app.fault
    voice.speak(app.language)
    return saved[place] if place is not None and 0 <= place < len(saved) else None


def choose_game(voice: Voice, saved: list[Saved]) -> Begin | Path | None:
    """Show the start screen; None: leave."""
    app = StartApp(saved, voice.texts.language)
    app.run()
    if app.fault:
        raise app.fault
    voice.speak(app.language)
    return app.saved.path if app.saved else app.begin


def leave_with(app: Shell, refusal: Refusal | None = None) -> None:
    """End the command as the screen ended: by a failed bot, an error of ours, a signal or Ctrl-C."""
    if refusal:
        raise refusal
    if app.fault:
        raise app.fault
    code = app.return_value or app.return_code
    if code:
        raise typer.Exit(code)
