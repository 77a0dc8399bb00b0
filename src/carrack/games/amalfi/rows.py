"""Workshop, Atlas and Council: rows that slide to the right and are filled again from the left."""

from __future__ import annotations

from mypy_extensions import i64, u8

from carrack.core.api import CHANCE
from carrack.core.events import NOBODY
from carrack.games.amalfi.language import ATLAS, COUNCIL, REFILL, WORKSHOP
from carrack.games.amalfi.layout import (
    ARTWORKS,
    ATLAS_AT,
    CHARACTERS,
    COUNCIL_AT,
    COUNCIL_SIZE,
    DISCARDED,
    DRAW_ARTWORK,
    DRAW_CHARACTER,
    DRAW_TILE,
    FIRST_TILE,
    FROM_DECK,
    IN_DECK,
    IN_ROW,
    NEVER_SHOWN,
    NONE,
    ROW_SIZE,
    TILES,
    WORKSHOP_AT,
)
from carrack.games.amalfi.purse import tell
from carrack.games.amalfi.stack import pop, push
from carrack.games.amalfi.state import Table


def first_of(row: i64) -> i64:
    """Where a row begins on the board."""
    if row == WORKSHOP:
        return WORKSHOP_AT
    return ATLAS_AT if row == ATLAS else COUNCIL_AT


def size_of(row: i64) -> i64:
    return COUNCIL_SIZE if row == COUNCIL else ROW_SIZE


def slot_of(table: Table, row: i64, item: i64) -> i64:
    """The place of an item in its row, from the left, or NONE."""
    first = first_of(row)
    slot: i64
    for slot in range(size_of(row)):
        if i64(table.board[first + slot]) == item + 1:
            return slot
    return NONE


def rightmost(table: Table, row: i64) -> i64:
    """The rightmost item there is, or NONE."""
    return i64(table.board[first_of(row) + size_of(row) - 1]) - 1


def leave(table: Table, row: i64, slot: i64) -> None:
    """An item leaves its row: those to the left of it move to the right."""
    first = first_of(row)
    board = table.board
    while slot > 0:
        board[first + slot] = board[first + slot - 1]
        slot -= 1
    board[first] = u8(0)


def discard_rightmost(table: Table, row: i64) -> None:
    """The rightmost item is discarded; the row will be filled again."""
    item = rightmost(table, row)
    if item == NONE:
        return
    leave(table, row, size_of(row) - 1)
    if row == WORKSHOP:
        table.art_at[item] = u8(DISCARDED)
        tell(table, "row-artwork", NOBODY, "artwork", item)
    elif row == COUNCIL:
        table.char_at[item] = u8(DISCARDED)
        tell(table, "row-character", NOBODY, "character", item)
    else:
        table.tile_at[item] = u8(DISCARDED)
        tell(table, "row-tile", NOBODY, "destination", FIRST_TILE + item)
    push(table, 0, REFILL, row)


def refill(table: Table, row: i64) -> None:
    """Chance fills the row, one after the other, as long as there is something."""
    if table.board[first_of(row)] > 0 or not _has_more(table, row):
        pop(table)
        return
    table.actor = CHANCE
    if row == WORKSHOP:
        table.phase = DRAW_ARTWORK
    else:
        table.phase = DRAW_CHARACTER if row == COUNCIL else DRAW_TILE


def _has_more(table: Table, row: i64) -> bool:
    """Whether the deck has a card; an empty one is made of the discards."""
    if row == ATLAS:
        return _is_any_tile_left(table)
    if row == WORKSHOP:
        if has_artwork(table, IN_DECK):
            return True
        if not has_artwork(table, DISCARDED):
            return False
        _reshuffle_artworks(table)
        return True
    if has_character(table, IN_DECK):
        return True
    if not has_character(table, DISCARDED):
        return False
    _reshuffle_characters(table)
    return True


def _is_any_tile_left(table: Table) -> bool:
    tile: i64
    for tile in range(TILES):
        if table.tile_at[tile] == IN_DECK:
            return True
    return False


def has_artwork(table: Table, where: i64) -> bool:
    """Whether an artwork is there."""
    i: i64
    for i in range(ARTWORKS):
        if i64(table.art_at[i]) == where:
            return True
    return False


def has_character(table: Table, where: i64) -> bool:
    """Whether a character is there."""
    i: i64
    for i in range(CHARACTERS):
        if i64(table.char_at[i]) == where:
            return True
    return False


def _reshuffle_artworks(table: Table) -> None:
    i: i64
    for i in range(ARTWORKS):
        if table.art_at[i] == DISCARDED:
            table.art_at[i] = u8(IN_DECK)
    tell(table, "reshuffled-artworks", NOBODY, "", 0)


def _reshuffle_characters(table: Table) -> None:
    i: i64
    for i in range(CHARACTERS):
        if table.char_at[i] == DISCARDED:
            table.char_at[i] = u8(IN_DECK)
    tell(table, "reshuffled-characters", NOBODY, "", 0)


def _lay(table: Table, row: i64, item: i64) -> None:
    """A new item lies on the rightmost free place."""
    first = first_of(row)
    slot: i64 = size_of(row) - 1
    while table.board[first + slot] > 0:
        slot -= 1
    table.board[first + slot] = u8(item + 1)


def lay_artwork(table: Table, artwork: i64) -> None:
    """Chance brought this artwork to the Workshop."""
    table.art_at[artwork] = u8(IN_ROW)
    _lay(table, WORKSHOP, artwork)
    tell(table, "artwork", NOBODY, "artwork", artwork)


def lay_tile(table: Table, tile: i64) -> None:
    """Chance brought this tile to the Atlas."""
    table.tile_at[tile] = u8(IN_ROW)
    _lay(table, ATLAS, tile)
    tell(table, "tile", NOBODY, "destination", FIRST_TILE + tile)


def lay_character(table: Table, character: i64) -> None:
    """Chance brought this character to the Council."""
    table.char_at[character] = u8(IN_ROW)
    if table.shown[character] == NEVER_SHOWN:
        table.shown[character] = u8(FROM_DECK)
    _lay(table, COUNCIL, character)
    tell(table, "character", NOBODY, "character", character)
