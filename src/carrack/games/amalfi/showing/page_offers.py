"""Prices of cards and tiles for the viewer now, for the page."""

from __future__ import annotations

import msgspec

from carrack.core.places import place
from carrack.games.amalfi import language
from carrack.games.amalfi import layout as at
from carrack.games.amalfi.choices import Names
from carrack.games.amalfi.questions.acquisition import artwork_price, artwork_with
from carrack.games.amalfi.questions.discovery import tile_price, tile_with
from carrack.games.amalfi.questions.invitation import character_price, character_with
from carrack.games.amalfi.resources import council_price, crumbs, funds
from carrack.games.amalfi.showing.page_setup import Paid, paid_in
from carrack.games.amalfi.stack import A, C, top
from carrack.games.amalfi.table import Table


class Offer(msgspec.Struct, frozen=True):
    """A card or tile, with what it costs the viewer now."""

    place: str
    id: str
    price: int
    printed: int
    """Card and place, before discounts."""
    paid: list[Paid]
    lack: int
    """What the viewer is short of."""
    gain: int
    """Bread that its place brings."""
    takes: int
    """Bread that it costs to take a character from its place."""


class Prices:
    """Prices for one seat: where cards lie, discounts, and what an effect takes off."""

    def __init__(self, table: Table, names: Names, viewer: int) -> None:
        self.table, self.names = table, names
        self.buyer = max(viewer, 0)
        self.granted = viewer >= 0 and int(table.actor) == viewer and table.phase == at.GRANTED

    def _offer(
        self, name: str, id_: str, price: int, printed: int, resources: int, off: int, gain: int = 0
    ) -> Offer:
        table, seat = self.table, self.buyer
        have = int(funds(table, seat, resources))
        if resources != language.BREAD_PRICE:
            have += int(crumbs(table, seat, off))
        return Offer(name, id_, price, printed, paid_in(resources), max(0, price - have), gain, 0)

    def _off(self, what: int) -> int:
        """Return what an effect that the viewer is asked about takes off this kind of purchase."""
        if self.granted and int(top(self.table, A)) == what:
            return int(top(self.table, C))
        return 0

    def artwork(self, slot: int) -> Offer | None:
        table, seat, parts = self.table, self.buyer, self.table.parts
        card = int(table.board[at.WORKSHOP_AT + slot]) - 1
        if card < 0:
            return None
        off = self._off(language.GRANT_ACQUIRE)
        return self._offer(
            place("artwork", self.names.artworks[card]),
            self.names.artworks[card],
            int(artwork_price(table, seat, card, slot, off)),
            int(parts.art_cost[card]) + int(parts.row_extra[slot]),
            int(artwork_with(table, seat, card)),
            off,
            int(parts.row_gain[slot]),
        )

    def tile(self, slot: int) -> Offer | None:
        table, seat, parts = self.table, self.buyer, self.table.parts
        tile = int(table.board[at.ATLAS_AT + slot]) - 1
        if tile < 0:
            return None
        name = self.names.destinations[at.FIRST_TILE + tile]
        off = self._off(language.GRANT_DISCOVER)
        return self._offer(
            place("tile", name),
            name,
            int(tile_price(table, seat, tile, slot, off)),
            int(parts.tile_cost[tile]) + int(parts.row_extra[slot]),
            int(tile_with(table, seat, tile)),
            off,
            int(parts.row_gain[slot]),
        )

    def character(self, card: int) -> Offer:
        table, seat = self.table, self.buyer
        name, off = self.names.characters[card], self._off(language.GRANT_INVITE)
        return self._offer(
            place("character", name),
            name,
            int(character_price(table, seat, card, off)),
            int(table.parts.char_cost[card]),
            int(character_with(table, seat, card)),
            off,
        )

    def councillor(self, slot: int) -> Offer | None:
        table = self.table
        card = int(table.board[at.COUNCIL_AT + slot]) - 1
        if card < 0:
            return None
        takes = int(council_price(table, self.buyer, slot))
        gain = int(table.parts.council_gain[slot])
        return msgspec.structs.replace(self.character(card), takes=takes, gain=gain)
