"""Prices of cards and tiles for the viewer now, for the page."""

from __future__ import annotations

from functools import lru_cache

from mypy_extensions import i64

from carrack.core.places import place
from carrack.games.amalfi import language
from carrack.games.amalfi import layout as at
from carrack.games.amalfi.choices import Names
from carrack.games.amalfi.questions.acquisition import artwork_price, artwork_with
from carrack.games.amalfi.questions.discovery import tile_price, tile_with
from carrack.games.amalfi.questions.invitation import character_price, character_with
from carrack.games.amalfi.resources import council_price, crumbs, funds
from carrack.games.amalfi.showing.page import Offer
from carrack.games.amalfi.showing.page_setup import REMEMBERED, paid_in
from carrack.games.amalfi.stack import A, C, top
from carrack.games.amalfi.table import Table


class Prices:
    """Prices for one seat: where cards lie, discounts, and what an effect takes off."""

    def __init__(self, table: Table, names: Names, viewer: i64) -> None:
        self.table: Table = table
        self.names: Names = names
        self.buyer: i64 = viewer if viewer >= 0 else 0
        self.granted: bool = viewer >= 0 and table.actor == viewer and table.phase == at.GRANTED

    def _offer(
        self, kind: str, name: str, price: i64, printed: i64, resources: i64, off: i64, gain: i64, takes: i64
    ) -> Offer:
        lack = price - funds(self.table, self.buyer, resources)
        if resources != language.BREAD_PRICE:
            lack -= crumbs(self.table, self.buyer, off)
        return _offer_with(
            kind,
            name,
            int(price),
            int(printed),
            int(resources),
            int(lack) if lack > 0 else 0,
            int(gain),
            int(takes),
        )

    def _off(self, what: i64) -> i64:
        """Return what an effect that the viewer is asked about takes off this kind of purchase."""
        if self.granted and top(self.table, A) == what:
            return top(self.table, C)
        return 0

    def artwork(self, slot: i64) -> Offer | None:
        """Return the artwork on a place of the Workshop."""
        table, parts = self.table, self.table.parts
        card = i64(table.board[at.WORKSHOP_AT + slot]) - 1
        if card < 0:
            return None
        off = self._off(language.GRANT_ACQUIRE)
        return self._offer(
            "artwork",
            self.names.artworks[card],
            artwork_price(table, self.buyer, card, slot, off),
            parts.art_cost[card] + parts.row_extra[slot],
            artwork_with(table, self.buyer, card),
            off,
            parts.row_gain[slot],
            0,
        )

    def tile(self, slot: i64) -> Offer | None:
        """Return the tile on a place of the Atlas."""
        table, parts = self.table, self.table.parts
        tile = i64(table.board[at.ATLAS_AT + slot]) - 1
        if tile < 0:
            return None
        off = self._off(language.GRANT_DISCOVER)
        return self._offer(
            "tile",
            self.names.destinations[at.FIRST_TILE + tile],
            tile_price(table, self.buyer, tile, slot, off),
            parts.tile_cost[tile] + parts.row_extra[slot],
            tile_with(table, self.buyer, tile),
            off,
            parts.row_gain[slot],
            0,
        )

    def character(self, card: i64, gain: i64 = 0, takes: i64 = 0) -> Offer:
        """Return a character; `gain` and `takes`: the bread that its place brings and costs."""
        table = self.table
        off = self._off(language.GRANT_INVITE)
        return self._offer(
            "character",
            self.names.characters[card],
            character_price(table, self.buyer, card, off),
            table.parts.char_cost[card],
            character_with(table, self.buyer, card),
            off,
            gain,
            takes,
        )

    def councillor(self, slot: i64) -> Offer | None:
        """Return the character on a place of the Council."""
        table = self.table
        card = i64(table.board[at.COUNCIL_AT + slot]) - 1
        if card < 0:
            return None
        return self.character(card, table.parts.council_gain[slot], council_price(table, self.buyer, slot))


@lru_cache(REMEMBERED)
def _offer_with(
    kind: str, name: str, price: int, printed: int, resources: int, lack: int, gain: int, takes: int
) -> Offer:
    return Offer(place(kind, name), name, price, printed, paid_in(resources), lack, gain, takes)
