"""Auction (auction.1–10): the next card of the year, and who may bid for it."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from carrack.core.api import CHANCE
from carrack.core.events import NOBODY
from carrack.core.question import CardDraw
from carrack.games.pizarro import layout as at
from carrack.games.pizarro.table import Table


@final
class TurnUp(CardDraw[Table]):
    """The top card of the stack is turned up and then auctioned (auction.1)."""

    def run(self, table: Table, seat: i64) -> None:
        """veto.5: vetoed cards come last, in their order; year.3: after the last card the year ends."""
        self._clear(table)
        if table.face_down() > 0:
            table.ask(CHANCE, at.TURN_UP)
        elif len(table.vetoed) > 0:
            explorer = i64(table.vetoed[0])
            table.vetoed = table.vetoed[1:]
            self._offer(table, explorer)
        else:
            table.phase = at.YEAR_ENDS

    def _clear(self, table: Table) -> None:
        table.explorer = at.NONE
        table.bidder = at.NONE
        table.bid = 0
        table.due = 0
        table.exact = False
        table.ship = at.NONE
        seat: i64
        for seat in range(table.seats):
            me = table.player[seat]
            me.passed = 0
            me.bid_made = 0

    def pile(self, table: Table) -> vec[u8]:
        return table.deck

    def lay(self, table: Table, item: i64) -> None:
        table.deck_to_write()[item] -= 1
        self._offer(table, item)

    def _offer(self, table: Table, explorer: i64) -> None:
        table.explorer = explorer
        table.tell("offered", NOBODY, "explorer", explorer, "year", table.year + 1)
        table.phase = at.ASK_VETO


def may_bid(table: Table, seat: i64) -> bool:
    """auction.9: whether a seat takes part in this auction: what everybody can see decides it."""
    needed: i64 = 2 if keeps_a_card(table) else 1
    return table.player[seat].hand_size >= needed and is_eligible(table, seat)


def keeps_a_card(table: Table) -> bool:
    """bids.8: whether the buyer of the card on offer needs one more card than the bid: Magellan A, Cook B."""
    if table.explorer == at.MAGELLAN:
        return not table.parts.is_b(at.MAGELLAN)
    return table.explorer == at.COOK and table.parts.is_b(at.COOK)


def is_eligible(table: Table, seat: i64) -> bool:
    """auction.6: in year I a ship left to place; auction.8: later an own ship on the space before."""
    if table.year == 0:
        return table.player[seat].ships_left > 0
    before = table.year - 1
    if table.explorer == at.MAGELLAN:
        ship: i64
        for ship in range(at.MAGELLANS):
            # Spaces of Magellan's ships count from 1.
            if table.owner_of(ship) == seat and table.space_of(ship) == before + 1:
                return True
        return False
    if table.explorer == at.DA_GAMA and table.ships_on(seat, at.DA_GAMA_RIGHT, before) > 0:
        return True
    return table.ships_on(seat, table.explorer, before) > 0
