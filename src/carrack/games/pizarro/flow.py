"""What follows at once, until somebody is asked."""

from __future__ import annotations

from mypy_extensions import i64, u8

from carrack.core.api import CHANCE
from carrack.core.events import Event
from carrack.games.pizarro import layout as at
from carrack.games.pizarro.auction import next_card
from carrack.games.pizarro.state import Table
from carrack.games.pizarro.voyage import begin_voyage
from carrack.games.pizarro.year import (
    after_turned_gold,
    begin_next_year,
    begin_year,
    end_year,
    next_bags,
    next_gift,
    next_score,
    next_swap,
)


def start(table: Table) -> None:
    """Everybody's set of gold and ships, the supply; chance names the auctioneer."""
    value: i64
    seat: i64
    ship: i64
    parts = table.parts
    for seat in range(table.seats):
        for value in range(at.VALUES):
            table.gold[table.hand(seat) + value] = u8(parts.starting_sets)
            table.gold[table.sure(seat) + value] = u8(parts.starting_sets)
        table.sheet[seat * at.SHEET + at.HAND_SIZE] = at.VALUES * parts.starting_sets
        table.sheet[seat * at.SHEET + at.SHIPS_LEFT] = parts.ships
    for value in range(at.VALUES):
        table.gold[table.supply() + value] = u8(parts.supply)
    for ship in range(at.MAGELLANS):
        table.magellan[ship * at.MAGELLAN_SHEET + at.OWNER] = at.NONE
    table.phase = at.CHOOSE_AUCTIONEER
    table.actor = CHANCE


def name_auctioneer(table: Table, seat: i64) -> None:
    """The auctioneer, for the whole game, opens the first auction."""
    table.auctioneer = seat
    table.opener = seat
    log = table.log
    if log is not None:
        log.append(Event("auctioneer", int(seat)))
    begin_year(table)


def settle(table: Table) -> None:
    """Carry out whatever needs no answer."""
    while True:
        phase = table.phase
        if phase < at.NEXT_CARD:
            return
        if phase == at.NEXT_CARD:
            next_card(table)
        elif phase == at.VOYAGE:
            begin_voyage(table)
        elif phase == at.YEAR_ENDS:
            end_year(table)
        elif phase == at.GIFTS:
            next_gift(table)
        elif phase == at.BAGS:
            next_bags(table)
        elif phase == at.SWAPS:
            next_swap(table)
        elif phase == at.NEXT_YEAR:
            begin_next_year(table)
        elif phase == at.GOLD_TURNED:
            after_turned_gold(table)
        elif phase == at.SCORING:
            next_score(table)
