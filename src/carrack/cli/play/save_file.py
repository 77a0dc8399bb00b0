"""Keeping a game: after every decision, whole, with the draft that is not stored yet as comments."""

from __future__ import annotations

import glob
import re
import shlex
from datetime import datetime
from pathlib import Path
from typing import Final

from carrack.cli.files import data_folder, unwritable, write_text
from carrack.core.match import Match
from carrack.core.verdicts import Malformed, Refusal, malformed

DRAFT: Final = "# draft: "
DRAFT_LINE: Final = re.compile(r"^# draft: (.+)$", re.MULTILINE)


class SaveFile:
    """The file of one game."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.trouble: Malformed | None = None
        """Why the last attempt failed: the game goes on, and the next decision tries again."""

    def keep(self, match: Match) -> None:
        """Write the game as it stands."""
        text = match.record.text(match.game)
        text += "".join(f"{DRAFT}{match.game.actions.notation(number)}\n" for number in match.draft)
        try:
            write_text(self.path, text)
            self.trouble = None
        except Malformed as error:
            self.trouble = error

    @property
    def command(self) -> str:
        """Return the command that resumes the game."""
        return f"carrack play --resume {shlex.quote(str(self.path))}"


def fresh_file(named: Path | None, game_id: str) -> SaveFile:
    """Return the file of a new game; nothing that is there already is overwritten."""
    if named is not None:
        if named.exists():
            raise malformed("file.exists", file=str(named))
        return SaveFile(named)
    folder = data_folder()
    begun = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    for extra in ("", *(f"-{n}" for n in range(2, 100))):
        path = folder / f"{game_id}-{begun}{extra}.txt"
        try:
            path.open("x").close()
            return SaveFile(path)
        except FileExistsError:
            continue
        except OSError as error:
            raise unwritable(path, error) from error
    raise malformed("file.exists", file=str(folder))


def restore_draft(match: Match, text: str) -> None:
    """Take up the draft that the file holds, as far as it still fits."""
    for notation in DRAFT_LINE.findall(text):
        seat = match.actor
        try:
            match.play(seat, match.game.actions.find(notation))
        except Refusal:
            return


def saved_path(word: str) -> Path:
    """Return the file of a saved game: a path, or the name of a game among those kept (or its beginning)."""
    path = Path(word)
    if path.exists() or path.suffix or len(path.parts) > 1:
        return path
    named = sorted(data_folder().glob(f"{glob.escape(word)}*.txt"))
    exact = [one for one in named if one.stem == word]
    if len(exact or named) > 1:
        raise malformed("resume.several", name=word, names=", ".join(one.stem for one in named[:5]))
    return (exact or named or [path])[0]
