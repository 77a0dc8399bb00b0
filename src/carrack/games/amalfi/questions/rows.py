"""Rows and decks (rows.1–4): Workshop, Atlas and Council slide to the right and are filled from the left."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from carrack.core.api import CHANCE
from carrack.core.events import NOBODY
from carrack.core.question import Draw, Question, sorted_into
from carrack.games.amalfi import choices as pick
from carrack.games.amalfi import language
from carrack.games.amalfi import layout as at
from carrack.games.amalfi import refusals as why
from carrack.games.amalfi.stack import A, ask, done, push, taken, top
from carrack.games.amalfi.table import Table

ROW: Final = A
"""The row that a clause is about."""


class Row(Draw[Table]):
    """A row of the board, with its deck and its discards; chance is asked what comes next."""

    def __init__(
        self, code: str, rule: str, first: i64, size: i64, row: i64, phase: i64, place: i64, slots: i64
    ) -> None:
        super().__init__(code, rule, first, size, why.NOT_THIS_CHANCE)
        self.row: i64 = row
        self.phase: i64 = phase
        self.place: i64 = place
        """Where it begins on the board."""
        self.slots: i64 = slots

    def where(self, table: Table) -> vec[u8]:
        """Return where each item of this kind is."""
        raise NotImplementedError

    def own(self, table: Table) -> vec[u8]:
        """Return the same to write in: what copies of the table share is made anew."""
        return self.where(table)

    def tell_item(self, table: Table, kind: str, item: i64) -> None:
        """Say what happened to an item."""
        table.tell(kind, NOBODY, self.code, item)

    def slot_of(self, table: Table, item: i64) -> i64:
        """Return the place of an item, from the left, or NONE."""
        slot: i64
        for slot in range(self.slots):
            if i64(table.board[self.place + slot]) == item + 1:
                return slot
        return at.NONE

    def rightmost(self, table: Table) -> i64:
        """rows.2: the rightmost item there is, or NONE."""
        return i64(table.board[self.place + self.slots - 1]) - 1

    def items_into(self, table: Table, first: i64, row: vec[i64], n: i64) -> i64:
        """Write `first + item` for all that lies here, ascending; return the new length."""
        start = n
        slot: i64
        for slot in range(self.slots):
            item = i64(table.board[self.place + slot]) - 1
            if item >= 0:
                n = sorted_into(first + item, start, row, n)
        return n

    def leave(self, table: Table, slot: i64) -> None:
        """rows.1: an item leaves, and those to the left of it move to the right."""
        board = table.board_to_write()
        while slot > 0:
            board[self.place + slot] = board[self.place + slot - 1]
            slot -= 1
        board[self.place] = u8(0)

    def discard_rightmost(self, table: Table) -> None:
        """Discard the rightmost item; the row will be filled again."""
        item = self.rightmost(table)
        if item != at.NONE:
            self.leave(table, self.slots - 1)
            self.own(table)[item] = u8(at.DISCARDED)
            self.tell_item(table, "row-" + self.code, item)
            push(table, 0, language.REFILL, self.row)

    # --- filling it again -----------------------------------------------------------------------------------

    def refill(self, table: Table) -> None:
        """rows.1: chance fills the row, one item after the other, as long as there is something."""
        if table.board[self.place] > 0 or not self._has_more(table):
            done(table)
        else:
            ask(table, CHANCE, self.phase)

    def _has_more(self, table: Table) -> bool:
        """rows.3: an empty deck is made of the discards."""
        if self.has(table, at.IN_DECK):
            return True
        if not self.has(table, at.DISCARDED):
            return False
        where = self.own(table)
        item: i64
        for item in range(self.size):
            if where[item] == at.DISCARDED:
                where[item] = u8(at.IN_DECK)
        table.tell("reshuffled-" + self.code + "s")
        return True

    def has(self, table: Table, place: i64) -> bool:
        """Return whether any item is there."""
        where = self.where(table)
        item: i64
        for item in range(self.size):
            if i64(where[item]) == place:
                return True
        return False

    def candidates_into(self, table: Table, row: vec[i64]) -> i64:
        where = self.where(table)
        n: i64 = 0
        item: i64
        for item in range(self.size):
            if where[item] == at.IN_DECK:
                row[n] = self.first + item
                n += 1
        return n

    def gone(self, table: Table, item: i64) -> i64:
        return why.FINE if self.where(table)[item] == at.IN_DECK else why.CHANCE_GONE

    def lay(self, table: Table, item: i64) -> None:
        """rows.2: the new item lies on the rightmost free place."""
        self.own(table)[item] = u8(at.IN_ROW)
        slot: i64 = self.slots - 1
        while table.board[self.place + slot] > 0:
            slot -= 1
        table.board_to_write()[self.place + slot] = u8(item + 1)
        table.phase = at.RUN
        self.tell_item(table, self.code, item)


@final
class Workshop(Row):
    """Artworks (setup.4)."""

    def where(self, table: Table) -> vec[u8]:
        return table.art_at

    def own(self, table: Table) -> vec[u8]:
        table.art_at = table.art_at[:]
        return table.art_at


@final
class Atlas(Row):
    """Tiles with private destinations (setup.2); what is discarded does not come again (rows.3)."""

    def where(self, table: Table) -> vec[u8]:
        return table.tile_at

    def own(self, table: Table) -> vec[u8]:
        table.tile_at = table.tile_at[:]
        return table.tile_at

    def tell_item(self, table: Table, kind: str, item: i64) -> None:
        table.tell(kind, NOBODY, "destination", at.FIRST_TILE + item)

    def _has_more(self, table: Table) -> bool:
        return self.has(table, at.IN_DECK)


@final
class Council(Row):
    """Characters (setup.9)."""

    def where(self, table: Table) -> vec[u8]:
        return table.char_at

    def lay(self, table: Table, item: i64) -> None:
        if table.shown[item] == at.NEVER_SHOWN:
            table.shown = table.shown[:]
            table.shown[item] = u8(at.FROM_DECK)
        super().lay(table, item)


WORKSHOP: Final[Workshop] = Workshop(
    "artwork",
    "setup.4",
    pick.ARTWORK,
    at.ARTWORKS,
    language.WORKSHOP,
    at.DRAW_ARTWORK,
    at.WORKSHOP_AT,
    at.ROW_SIZE,
)
ATLAS: Final[Atlas] = Atlas(
    "tile", "setup.2", pick.TILE, at.TILES, language.ATLAS, at.DRAW_TILE, at.ATLAS_AT, at.ROW_SIZE
)
COUNCIL: Final[Council] = Council(
    "character",
    "setup.9",
    pick.CHARACTER,
    at.CHARACTERS,
    language.COUNCIL,
    at.DRAW_CHARACTER,
    at.COUNCIL_AT,
    at.COUNCIL_SIZE,
)


def _rows() -> vec[Row]:
    rows = vec[Row]()
    rows = append(rows, WORKSHOP)
    rows = append(rows, ATLAS)
    return append(rows, COUNCIL)


ROWS: Final[vec[Row]] = _rows()
"""In the order of their numbers."""


@final
class Refill(Question[Table]):
    """A row is filled again."""

    def run(self, table: Table, seat: i64) -> None:
        ROWS[top(table, ROW)].refill(table)


@final
class Discard(Question[Table]):
    """nav.9: the rightmost artwork or character is discarded."""

    def run(self, table: Table, seat: i64) -> None:
        ROWS[taken(table, ROW)].discard_rightmost(table)
