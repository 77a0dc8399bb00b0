"""The game of a table: with the game's own component values, or with those its host chose for it."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

import carrack
from carrack import games
from carrack.core.api import Game
from carrack.core.owning import About, about, inline
from carrack.core.verdicts import Refusal
from carrack.server.messages import ChangedValue, OwnComponents

if TYPE_CHECKING:
    from carrack.store.tables import TableRow

REMEMBERED: Final = 64
"""Games with values of their own; making one takes some milliseconds."""
STORED: Final = "the table's values"


def game_named(game_id: str, owner_file: str) -> Game:
    """A game with the values of an owner's file; without one, with its own."""
    return _owned(game_id, owner_file) if owner_file else carrack.game(game_id)


def game_of(row: TableRow) -> Game:
    """What is played at a table."""
    return game_named(row.game, row.owner_file)


@lru_cache(REMEMBERED)
def _owned(game_id: str, owner_file: str) -> Game:
    return games.game_with(game_id, owner_file, STORED)


def components_of(row: TableRow) -> OwnComponents | None:
    """What people read about a table's values; None: they are the game's own."""
    return _described(row.game, row.owner_file, row.components) if row.owner_file else None


@lru_cache(REMEMBERED)
def _described(game_id: str, owner_file: str, digest: str) -> OwnComponents:
    said = about(owner_file, STORED)
    try:
        return described(said, game_named(game_id, owner_file))
    except Refusal:
        # Values that a later version refuses: the table says so when it is opened; a list still names them.
        return OwnComponents(digest, said.title, said.note, [])


def described(said: About, game: Game) -> OwnComponents:
    """A set of values: how it is called, and where it differs from the game's own."""
    usual = carrack.game(game.facts.id).components.values
    changed = [
        ChangedValue(row.name, inline(row.value), inline(usual[row.name]), row.source, row.note)
        for row in game.components.owned
        if row.value != usual[row.name]
    ]
    return OwnComponents(game.components.digest, said.title, said.note, changed)
