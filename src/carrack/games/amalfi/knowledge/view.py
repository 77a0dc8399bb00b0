"""A seat's view: what it may know and remember; and `imagine`, a table that fits it.

Hidden are the cards that others were dealt and kept, as long as they have not shown them, and so what is in
the deck. Chosen packs and all that was ever open are known.
"""

from __future__ import annotations

from mypy_extensions import i64, u8

from carrack.games.amalfi import layout as at
from carrack.games.amalfi.knowledge.memory import remembered, seen_at
from carrack.games.amalfi.table import Table


def visible_table(table: Table, viewer: i64) -> Table:
    """Return a new table with only what the viewer may know laid on it.

    Who plays alone has nobody to hide anything from: onlookers see what the seat sees.
    """
    viewer = i64(0) if table.alone() else viewer
    char_at = table.char_at[:]
    dealt = table.dealt[:]
    character: i64
    for character in range(at.CHARACTERS):
        char_at[character] = u8(seen_at(table, viewer, character))
        dealt[character] = u8(remembered(table, viewer, character))
    return table.visible(char_at, dealt)
