"""What follows at once, until somebody is asked."""

from __future__ import annotations

from mypy_extensions import i64, u8

from carrack.core.api import CHANCE
from carrack.core.events import Event
from carrack.games.pizarro.auction import next_card
from carrack.games.pizarro.state import (
    BAGS,
    CHOOSE_AUCTIONEER,
    GIFTS,
    GOLD_TURNED,
    HAND_SIZE,
    MAGELLAN_SHEET,
    MAGELLANS,
    NEXT_CARD,
    NEXT_YEAR,
    NONE,
    OWNER,
    SCORING,
    SHEET,
    SHIPS_LEFT,
    SWAPS,
    VALUES,
    VOYAGE,
    YEAR_ENDS,
    Table,
)
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
        for value in range(VALUES):
            table.gold[table.hand(seat) + value] = u8(parts.starting_sets)
            table.gold[table.sure(seat) + value] = u8(parts.starting_sets)
        table.sheet[seat * SHEET + HAND_SIZE] = VALUES * parts.starting_sets
        table.sheet[seat * SHEET + SHIPS_LEFT] = parts.ships
    for value in range(VALUES):
        table.gold[table.supply() + value] = u8(parts.supply)
    for ship in range(MAGELLANS):
        table.magellan[ship * MAGELLAN_SHEET + OWNER] = NONE
    table.phase = CHOOSE_AUCTIONEER
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
        if phase < NEXT_CARD:
            return
        if phase == NEXT_CARD:
            next_card(table)
        elif phase == VOYAGE:
            begin_voyage(table)
        elif phase == YEAR_ENDS:
            end_year(table)
        elif phase == GIFTS:
            next_gift(table)
        elif phase == BAGS:
            next_bags(table)
        elif phase == SWAPS:
            next_swap(table)
        elif phase == NEXT_YEAR:
            begin_next_year(table)
        elif phase == GOLD_TURNED:
            after_turned_gold(table)
        elif phase == SCORING:
            next_score(table)
