"""Points: ships where they end, crowns in the hand, Magellan's stacks, Pizarro's draw."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.core.api import Score
from carrack.core.standing import ranked
from carrack.games.pizarro.state import (
    DA_GAMA,
    DA_GAMA_RIGHT,
    EXPLORER_NAMES,
    EXPLORERS,
    MAGELLAN,
    MAGELLAN_SHEET,
    MAGELLANS,
    OWNER,
    PIZARRO,
    SPACE,
    SPACES,
    STACK,
    VALUES,
    YEARS,
    Table,
)


def track_points(table: Table, seat: i64, track: i64) -> i64:
    """The crowns of a seat's ships on one track."""
    points: i64 = 0
    space: i64
    for space in range(SPACES):
        points += table.ships_on(seat, track, space) * table.parts.crowns[track * SPACES + space]
    return points


def stack_crowns(table: Table, ship: i64) -> i64:
    """The crowns on the gold cards under one of Magellan's ships."""
    crowns: i64 = 0
    year: i64
    for year in range(YEARS):
        value = table.magellan[ship * MAGELLAN_SHEET + STACK + year]
        if value > 0:
            crowns += table.parts.gold_crowns[value - 1]
    return crowns


def magellan_points(table: Table, seat: i64) -> i64:
    """Each ship: the crowns of its stack times the crown of its space."""
    points: i64 = 0
    ship: i64
    for ship in range(MAGELLANS):
        start = ship * MAGELLAN_SHEET
        space = table.magellan[start + SPACE]
        if table.magellan[start + OWNER] == seat and space > 0:
            points += stack_crowns(table, ship) * table.parts.crowns[MAGELLAN * SPACES + space - 1]
    return points


def explorer_points(table: Table, seat: i64, explorer: i64) -> i64:
    """All that one explorer brings, Pizarro's draw apart."""
    if explorer == MAGELLAN:
        return magellan_points(table, seat)
    points = track_points(table, seat, explorer)
    return points + track_points(table, seat, DA_GAMA_RIGHT) if explorer == DA_GAMA else points


def hand_crowns(table: Table, seat: i64) -> i64:
    """The crowns on the gold cards left in the hand."""
    crowns: i64 = 0
    value: i64
    for value in range(VALUES):
        crowns += i64(table.gold[table.hand(seat) + value]) * table.parts.gold_crowns[value]
    return crowns


def draw_points(table: Table, seat: i64) -> i64:
    """What Pizarro's draw brought, for the seat with the ship on his last space."""
    if table.parts.is_b(PIZARRO) and table.ships_on(seat, PIZARRO, SPACES - 1) > 0:
        return table.pizarro_sum
    return 0


def scores(table: Table) -> list[Score]:
    """Each seat's result; who has the same total shares the rank."""
    parts: list[dict[str, int]] = []
    seat: i64
    explorer: i64
    for seat in range(table.seats):
        row: dict[str, int] = {}
        for explorer in range(EXPLORERS):
            row[EXPLORER_NAMES[int(explorer)]] = int(explorer_points(table, seat, explorer))
        row["gold"] = int(hand_crowns(table, seat))
        row["draw"] = int(draw_points(table, seat))
        parts.append(row)
    return ranked(parts, [0] * len(parts))
