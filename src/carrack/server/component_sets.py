"""Component values of tables: the game's own, those stored with a table, and the files a host offers.

`carrack serve --components FOLDER` offers every file of a folder. The files are read once, when the server
starts. A table stores the values it was opened with, so a file may change or vanish later.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec.structs import replace

import carrack
from carrack import games
from carrack.core.api import Game
from carrack.core.component_files import LONGEST_TITLE, About, about, inline, written
from carrack.core.system_reasons import system_reason
from carrack.core.verdicts import Refusal, Verdict, malformed
from carrack.games import REMEMBERED, STORED, game_named
from carrack.server.protocol.messages import ChangedValue, OwnComponents

if TYPE_CHECKING:
    from carrack.store.tables import TableRow


def game_of(row: TableRow) -> Game:
    """Return the game of a table."""
    return game_named(row.game, row.owner_file)


def components_of(row: TableRow) -> OwnComponents | None:
    """Return the description of a table's values; None: the game's own."""
    return _described(row.game, row.owner_file, row.components) if row.owner_file else None


@lru_cache(REMEMBERED)
def _described(game_id: str, owner_file: str, digest: str) -> OwnComponents:
    said = about(owner_file, STORED)
    try:
        return described(said, game_named(game_id, owner_file))
    except Refusal:
        # A later version may refuse these values: opening the table says so; a list still shows their title.
        return OwnComponents(digest, said.title, said.note, [])


def described(said: About, game: Game) -> OwnComponents:
    """Return a set's title, and where its values differ from the game's own."""
    usual = carrack.game(game.facts.id).components.values
    changed = [
        ChangedValue(row.name, inline(row.value), inline(usual[row.name]), row.source, row.note)
        for row in game.components.owned
        if row.value != usual[row.name]
    ]
    return OwnComponents(game.components.digest, said.title, said.note, changed)


# --- files that a host offers -------------------------------------------------------------------------------

LARGEST_FILE: Final = 64_000
"""Bytes; ours have three thousand."""


class Offer(NamedTuple):
    """One file: what people read about it, and what a table keeps of it."""

    info: OwnComponents
    text: str


class ComponentSets:
    """The files of a folder, by game."""

    def __init__(self) -> None:
        self._offers: dict[str, dict[str, Offer]] = {}

    @property
    def games(self) -> int:
        """Return the number of games that have sets here."""
        return len(self._offers)

    def of(self, game_id: str) -> list[OwnComponents]:
        """Return the sets that a game can be played with, beside its own values."""
        return [offer.info for offer in self._offers.get(game_id, {}).values()]

    def text(self, game_id: str, name: str) -> str:
        """Return the chosen set as an owner's file; no name: the game's own."""
        if not name:
            return ""
        offer = self._offers.get(game_id, {}).get(name)
        if offer is None:
            raise malformed("components.unknown", game=game_id)
        return offer.text

    def add(self, path: Path) -> None:
        """Add a file, or refuse it with a sentence that names it."""
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


def load_component_sets(folder: str) -> ComponentSets:
    """Return every `.toml` of a folder, in the order of their names; no folder: none."""
    offers = ComponentSets()
    if folder:
        try:
            paths = sorted(path for path in Path(folder).iterdir() if path.suffix == ".toml")
        except OSError as error:
            raise malformed("components.folder", folder=folder, reason=system_reason(error)) from error
        for path in paths:
            offers.add(path)
    return offers


def _read(path: Path) -> str:
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST_FILE + 1)
        if len(data) > LARGEST_FILE:
            too_large = Verdict("system.too-many-bytes", {"most": LARGEST_FILE})
            raise malformed("file.unreadable", file=str(path), reason=too_large)
        return data.decode("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise malformed("file.unreadable", file=str(path), reason=system_reason(error)) from error
