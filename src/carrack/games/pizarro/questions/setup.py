"""Set-up (setup.1–7): gold and ships for everybody, and the auctioneer by chance."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from carrack.core.api import CHANCE
from carrack.core.question import Draw
from carrack.games.pizarro import layout as at
from carrack.games.pizarro import refusals as why
from carrack.games.pizarro.questions.years import begin_year
from carrack.games.pizarro.table import Table


def start(table: Table) -> Table:
    """setup.3, setup.4: ships and a set of gold for everybody; setup.5: the rest is the supply."""
    parts = table.parts
    seat: i64
    ship: i64
    for seat in range(table.seats):
        me = table.player[seat]
        me.hand = vec[u8]([int(parts.starting_sets)] * at.VALUES)
        me.sure = me.hand[:]
        me.hand_size = at.VALUES * parts.starting_sets
        me.ships_left = parts.ships
    table.supply = vec[u8]([int(parts.supply)] * at.VALUES)
    magellan = table.magellan_to_write()
    for ship in range(at.MAGELLANS):
        magellan[ship * at.MAGELLAN_SHEET + at.OWNER] = at.NONE
    table.ask(CHANCE, at.CHOOSE_AUCTIONEER)
    return table


@final
class NameAuctioneer(Draw[Table]):
    """The auctioneer is drawn at random (setup.7), and opens the first auction (auction.2)."""

    def gone(self, table: Table, item: i64) -> i64:
        return why.FINE if item < table.seats else why.NOT_AT_TABLE

    def lay(self, table: Table, item: i64) -> None:
        table.auctioneer = item
        table.opener = item
        table.tell("auctioneer", item)
        begin_year(table)
