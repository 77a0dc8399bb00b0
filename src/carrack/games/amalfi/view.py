"""What a seat may know and remember, and `imagine`: a table that fits it.

Hidden are the cards that others were dealt and kept, as long as they have not shown them, and so what is in
the deck. Chosen packs and all that was ever open are known.
"""

from __future__ import annotations

from mypy_extensions import i64, u8

from carrack.games.amalfi.gear import put_on
from carrack.games.amalfi.layout import CHARACTERS
from carrack.games.amalfi.memory import remembered, seen_at
from carrack.games.amalfi.state import Table
from carrack.games.amalfi.tables import empty_table


def visible_table(table: Table, viewer: i64) -> Table:
    """A new table with only what the viewer may know laid on it.

    Who plays alone has nobody to hide anything from: onlookers see what the seat sees.
    """
    viewer = 0 if table.alone() else viewer
    seen = empty_table(table.parts, table.seats)
    seen.sheet = table.sheet[:]
    seen.masks = table.masks[:]
    seen.board = table.board[:]
    seen.dock = table.dock[:]
    seen.light = table.light[:]
    seen.tile_at = table.tile_at[:]
    seen.art_at = table.art_at[:]
    seen.shown = table.shown[:]
    seen.stack = table.stack[:]
    seen.copy_scalars(table)
    character: i64
    for character in range(CHARACTERS):
        seen.char_at[character] = u8(seen_at(table, viewer, character))
        seen.dealt[character] = u8(remembered(table, viewer, character))
    seat: i64
    for seat in range(table.seats):
        put_on(seen, seat)
    return seen
