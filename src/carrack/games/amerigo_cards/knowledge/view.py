"""A seat's view: what it may know and remember.

Hidden are the other hands and the deck; everything else lies open or was shown once.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from carrack.games.amerigo_cards import layout as at
from carrack.games.amerigo_cards.table import Table


def visible_table(table: Table, viewer: i64) -> Table:
    """Return a new table with only what the viewer may know laid on it: hidden rows stay empty."""
    cards = table.cards
    seen = vec[u8]([0] * len(cards))
    seat: i64
    for seat in range(table.seats):
        start = seat * at.SEAT_CARDS
        if seat == viewer:
            _lay(cards, seen, start, start + at.SEAT_CARDS)
        else:
            _lay(cards, seen, start + at.FIRST_OPEN, start + at.OPEN_END)
    start = table.seats * at.SEAT_CARDS
    _lay(cards, seen, start + at.FIRST_COMMON_OPEN, start + at.COMMON_CARDS)
    return table.visible(seen)


def _lay(cards: vec[u8], seen: vec[u8], start: i64, end: i64) -> None:
    """Copy these places."""
    i: i64
    for i in range(start, end):
        seen[i] = cards[i]
