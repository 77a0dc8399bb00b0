"""Journeys as they were laid: which card, out or home, and spent doubloons face down."""

from __future__ import annotations

from typing import NamedTuple

from carrack.games.amerigo_cards import layout as at
from carrack.games.amerigo_cards.table import Table


class LaidCard(NamedTuple):
    """A card of a journey."""

    kind: int
    """Its front, also of a doubloon: everybody saw it before it was turned over."""
    doubloon: bool
    homeward: bool


def journey_as_laid(table: Table, seat: int) -> list[LaidCard]:
    """Return a journey in the order it was laid, without cards that awards have taken already."""
    row = table.journey(seat)
    return laid_cards(bytes(table.cards[row : row + at.KINDS]), bytes(table.journey_notes(seat)))


def laid_cards(counts: bytes, laid: bytes) -> list[LaidCard]:
    """Return the same of a row of cards, counted by kind, and the notes of the journey."""
    left = list(counts)
    face_up: list[int | None] = []
    for card in laid:
        kind = card % at.LAID_HOMEWARD
        lies = kind != at.DOUBLOON and left[kind] > 0
        face_up.append(kind if lies else None)
        if lies:
            left[kind] -= 1
    fronts = iter([kind for kind in range(at.KINDS) for _ in range(left[kind])])
    found = []
    for card, shown in zip(laid, face_up, strict=True):
        doubloon = card % at.LAID_HOMEWARD == at.DOUBLOON
        front = next(fronts, None) if doubloon else shown
        if front is not None:
            found.append(LaidCard(front, doubloon, card >= at.LAID_HOMEWARD))
    return found
