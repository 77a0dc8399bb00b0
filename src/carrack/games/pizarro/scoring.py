"""Points: ships where they end, crowns in the hand, Magellan's stacks, Pizarro's draw."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.core.api import Score
from carrack.core.ranking import ranked
from carrack.games.pizarro import layout as at
from carrack.games.pizarro.questions.pizarro import draws_for_points
from carrack.games.pizarro.table import Table


def track_points(table: Table, seat: i64, track: i64) -> i64:
    """Return the crowns of a seat's ships on one track."""
    points: i64 = 0
    space: i64
    for space in range(at.SPACES):
        points += table.ships_on(seat, track, space) * table.parts.crowns[track * at.SPACES + space]
    return points


def stack_crowns(table: Table, ship: i64) -> i64:
    """Return the crowns on the gold cards under one of Magellan's ships."""
    crowns: i64 = 0
    year: i64
    for year in range(at.YEARS):
        value = table.card_under(ship, year)
        if value > 0:
            crowns += table.parts.gold_crowns[value - 1]
    return crowns


def magellan_points(table: Table, seat: i64) -> i64:
    """Return each ship: the crowns of its stack times the crown of its space."""
    points: i64 = 0
    ship: i64
    for ship in range(at.MAGELLANS):
        space = table.space_of(ship)
        if table.owner_of(ship) == seat and space > 0:
            points += stack_crowns(table, ship) * table.parts.crowns[at.MAGELLAN * at.SPACES + space - 1]
    return points


def explorer_points(table: Table, seat: i64, explorer: i64) -> i64:
    """Return all that one explorer brings, Pizarro's draw apart."""
    if explorer == at.MAGELLAN:
        return magellan_points(table, seat)
    points = track_points(table, seat, explorer)
    return points + track_points(table, seat, at.DA_GAMA_RIGHT) if explorer == at.DA_GAMA else points


def hand_crowns(table: Table, seat: i64) -> i64:
    """Return the crowns on the gold cards left in the hand."""
    hand = table.player[seat].hand
    crowns: i64 = 0
    value: i64
    for value in range(at.VALUES):
        crowns += i64(hand[value]) * table.parts.gold_crowns[value]
    return crowns


def draw_points(table: Table, seat: i64) -> i64:
    """Return what Pizarro's draw brought, for the seat with the ship on his last space."""
    return table.pizarro_sum if draws_for_points(table, seat) else i64(0)


def scores(table: Table) -> list[Score]:
    """Return each seat's result; who has the same total shares the rank."""
    parts: list[dict[str, int]] = []
    seat: i64
    explorer: i64
    for seat in range(table.seats):
        row: dict[str, int] = {}
        for explorer in range(at.EXPLORERS):
            row[at.EXPLORER_NAMES[int(explorer)]] = int(explorer_points(table, seat, explorer))
        row["gold"] = int(hand_crowns(table, seat))
        row["draw"] = int(draw_points(table, seat))
        parts.append(row)
    return ranked(parts, [0] * len(parts))
