"""From the command line to the full screen and back: whether there is one, what is said afterwards."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import typer

from carrack.cli.play.fullscreen.pace import READABLE
from carrack.cli.play.fullscreen.replay_app import WatchApp
from carrack.cli.play.fullscreen.saved_game_app import OfferApp
from carrack.cli.play.fullscreen.shell import Shell
from carrack.cli.play.fullscreen.start_app import Begin, StartApp
from carrack.cli.play.fullscreen.table_app import TableApp
from carrack.cli.play.saved_games import Saved
from carrack.cli.play.session import Session
from carrack.cli.terminal.voice import Voice
from carrack.core.records import Reading
from carrack.core.verdicts import Refusal


def play_on_screen(
    voice: Voice, session: Session, again: Callable[[], Session], fast: bool, linear: bool
) -> None:
    """Play; whatever ends it, the terminal is as before and one reads how to go on."""
    app = TableApp(session, again, voice.texts.language, 0.0 if fast else READABLE, linear=linear)
    app.run()
    voice.speak(app.texts.language)
    voice.about(app.game, list(app.texts.names))
    kept = app.session.save
    if kept.trouble:
        voice.refuse(kept.trouble.verdict)
    elif app.session.match.is_over:
        voice.name_record(kept.path)
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
