"""The games that were kept and not finished, the latest first."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Final, NamedTuple

from carrack.cli.files import data_folder, read_text
from carrack.cli.play.players import labels
from carrack.core.api import Game
from carrack.core.records import UNFINISHED, read
from carrack.core.text import Texts
from carrack.core.verdicts import Refusal
from carrack.games import game as find_game

MOST: Final = 9


class Saved(NamedTuple):
    """A game that one can go on with."""

    path: Path
    game: Game
    players: list[str]
    seats: int
    decisions: int
    when: float

    def sentence(self, language: str) -> str:
        """Name the game, its players, how far it is, and when it was saved."""
        texts = Texts(self.game, language)
        return texts.say(
            "screen-saved-game",
            {
                "title": f"{texts.say('game-title')} ({self.game.facts.year})",
                "players": ", ".join(labels(self.players, self.seats, texts)),
                "decisions": self.decisions,
                "when": time.strftime("%Y-%m-%d %H:%M", time.localtime(self.when)),
            },
        )


def saved_games() -> list[Saved]:
    """Return up to nine; what cannot be read is left out."""
    found: list[Saved] = []
    paths = sorted(data_folder().glob("*.txt"), key=_changed, reverse=True)
    for saved in filter(None, map(_saved, paths)):
        found.append(saved)
        if len(found) == MOST:
            break
    return found


def _changed(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def _saved(path: Path) -> Saved | None:
    try:
        text = read_text(path)
        if UNFINISHED not in text:
            return None
        reading = read(text, find_game)
    except Refusal:
        return None
    record = reading.record
    if reading.error or record.result is not None:
        return None
    decisions = sum(entry.actor >= 0 and not entry.struck for entry in record.entries)
    return Saved(path, reading.game, record.players, record.seats, decisions, _changed(path))
