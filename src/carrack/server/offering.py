"""Component files that a host offers: `carrack serve --components FOLDER`.

Read once, when the server starts. A table keeps a copy of the values it is opened with, so it does not mind
when a file changes or is gone.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

from msgspec.structs import replace

from carrack import games
from carrack.core.owning import LONGEST_TITLE, about, written
from carrack.core.verdicts import malformed
from carrack.server.messages import OwnComponents
from carrack.server.owned import described

LARGEST_FILE: Final = 64_000
"""Bytes; ours have three thousand."""


class Offer(NamedTuple):
    """One file: what people read about it, and what a table keeps of it."""

    info: OwnComponents
    text: str


class Offers:
    """The files of a folder, by game."""

    def __init__(self) -> None:
        self._offers: dict[str, dict[str, Offer]] = {}

    def of(self, game_id: str) -> list[OwnComponents]:
        """What can be chosen beside the game's own values."""
        return [offer.info for offer in self._offers.get(game_id, {}).values()]

    def text(self, game_id: str, name: str) -> str:
        """The values that somebody has chosen, as an owner's file; no name: the game's own."""
        if not name:
            return ""
        offer = self._offers.get(game_id, {}).get(name)
        if offer is None:
            raise malformed("components.unknown", game=game_id)
        return offer.text

    def add(self, path: Path) -> None:
        """One more file; what is wrong with it is said in a sentence that names it."""
        text = _read(path)
        said = about(text, path.name)
        if not said.game:
            raise malformed("components.no-game", file=path.name)
        game = games.game_with(said.game, text, path.name)
        said = replace(said, title=said.title.strip() or path.stem[:LONGEST_TITLE])
        info = described(said, game)
        offers = self._offers.setdefault(said.game, {})
        if info.id in offers:
            raise malformed("components.twice", file=path.name, other=offers[info.id].info.title)
        offers[info.id] = Offer(info, written(said, game.components.owned))


def load_offers(folder: str) -> Offers:
    """Every `.toml` of a folder, in the order of their names; no folder: nothing."""
    offers = Offers()
    if folder:
        try:
            paths = sorted(path for path in Path(folder).iterdir() if path.suffix == ".toml")
        except OSError as error:
            raise malformed("components.folder", folder=folder, reason=error.strerror) from error
        for path in paths:
            offers.add(path)
    return offers


def _read(path: Path) -> str:
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST_FILE + 1)
        if len(data) > LARGEST_FILE:
            raise malformed("file.unreadable", file=str(path), reason=f"more than {LARGEST_FILE} bytes")
        return data.decode("utf-8")
    except OSError as error:
        raise malformed("file.unreadable", file=str(path), reason=error.strerror) from error
    except UnicodeDecodeError as error:
        raise malformed("file.unreadable", file=str(path), reason="not UTF-8") from error
