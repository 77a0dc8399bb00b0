"""The numbered choices of the game: number ⇄ notation. Names come from the component file."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from carrack.core.actions import ActionTable
from carrack.games.amalfi import layout as at
from carrack.games.amalfi.language import RESOURCE_NAMES

NAVIGATE: Final = 0
"""Plus the destination; so for all that follow with a destination, an artwork, a character."""
ACQUIRE: Final = 45
DISCOVER: Final = 90
INVITE: Final = 120
ENGAGE: Final = 195
"""Plus the engageable character, counted from the first of them."""
CONSTRUCT: Final = 215
"""`CONSTRUCT + n` builds n + 1 ships."""
PASS: Final = 221
UNLOAD: Final = 222
"""A ship from this hold to the bay: it pays, or brings bread."""
SUPPLY: Final = 227
"""A ship from the bay to the port: it pays, or brings bread."""
DISCARD: Final = 228
SEND: Final = 303
BREAD: Final = 308
POINTS: Final = 309
DONE: Final = 310
ERECT: Final = 311
STRAIGHTEN: Final = 356
TAKE: Final = 376
"""From the Council, or of the cards dealt: to keep it."""
CHARACTER_FIRST: Final = 451
CHARACTER_LAST: Final = 452
CHARACTER_NONE: Final = 453
PACK: Final = 454
RIVAL: Final = 460
UNDOCK: Final = 462
BEAM: Final = 507
CRUMB: Final = 552
"""1 bread of a payment in resources."""
FIRST: Final = 553
"""Chance: who begins. From here on the numbers are chance's."""
DECREE: Final = 557
TITLE: Final = 567
TILE: Final = 583
ARTWORK: Final = 613
CHARACTER: Final = 658
NUMBERS: Final = 733

Rows = list[tuple[str, str, dict[str, int]]]


class Names:
    """The ids of everything that has one, in the order of the numbers."""

    def __init__(
        self,
        destinations: Sequence[str],
        artworks: Sequence[str],
        characters: Sequence[str],
        decrees: Sequence[str],
        titles: Sequence[str],
        packs: Sequence[str],
    ) -> None:
        self.destinations = list(destinations)
        self.artworks = list(artworks)
        self.characters = list(characters)
        self.decrees = list(decrees)
        self.titles = list(titles)
        self.packs = list(packs)


def _each(family: str, names: Sequence[str], what: str, first: int = 0) -> Rows:
    return [(family, f"{family} {name}", {what: first + i}) for i, name in enumerate(names)]


def action_table(names: Names, bread: int, points: int) -> ActionTable:
    """Return all numbers with their notation, in order."""
    engageables = names.characters[at.FIRST_ENGAGEABLE :]
    tiles = names.destinations[at.FIRST_TILE :]
    assert len(engageables) == at.ENGAGEABLES
    assert len(tiles) == at.TILES
    seats: Rows = [
        *_each("navigate", names.destinations, "destination"),
        *_each("acquire", names.artworks, "artwork"),
        *_each("discover", tiles, "destination", at.FIRST_TILE),
        *_each("invite", names.characters, "character"),
        *_each("engage", engageables, "character", at.FIRST_ENGAGEABLE),
        *(("construct", f"construct {n}", {"count": n}) for n in range(1, at.SHIPYARD + 1)),
        ("pass", "pass", {}),
        *_each("unload", RESOURCE_NAMES, "hold"),
        ("supply", "supply", {}),
        *_each("discard", names.characters, "character"),
        *_each("send", RESOURCE_NAMES, "hold"),
        ("bread", "bread", {"count": bread}),
        ("points", "points", {"count": points}),
        ("done", "done", {}),
        *_each("erect", names.destinations, "destination"),
        *_each("straighten", engageables, "character", at.FIRST_ENGAGEABLE),
        *_each("take", names.characters, "character"),
        ("character-first", "character first", {}),
        ("character-last", "character last", {}),
        ("character-none", "character none", {}),
        *_each("pack", names.packs, "pack"),
        *_each("rival", at.RIVAL_NAMES[: at.RIVALS], "rival"),
        *_each("undock", names.destinations, "destination"),
        *_each("beam", names.destinations, "destination"),
        ("crumb", "crumb", {}),
    ]
    chance: Rows = [
        *(("first", f"first {seat + 1}", {"seat": seat}) for seat in range(at.MOST_SEATS)),
        *_each("decree", names.decrees, "decree"),
        *_each("title", names.titles, "title"),
        *_each("tile", tiles, "destination", at.FIRST_TILE),
        *_each("artwork", names.artworks, "artwork"),
        *_each("character", names.characters, "character"),
    ]
    table = ActionTable(seats, chance)
    assert len(table) == NUMBERS
    assert table.first_chance == FIRST
    return table
