"""The end of a round: the pirates attack, and everything is made ready for the next one, or the game ends."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.core.api import CHANCE, OVER
from carrack.core.events import Event
from carrack.games.amerigo.purse import earn, take_gold, turn_all_into_gold
from carrack.games.amerigo.state import (
    CANNONS,
    DRAW_MARKER,
    FINISHED,
    HALF_DISPLAY,
    KINDS,
    PIRATES,
    PRODUCTION_SHOWN,
    ROUNDS,
    SHEET,
    Table,
)
from carrack.games.amerigo.tiles import NONE
from carrack.games.amerigo.tokens import HALF_LOSS, STRONGER_PIRATES, VICTORY_GOLD


def strength_against(table: Table, seat: i64) -> i64:
    """The pirates, and what the tokens of others add."""
    strength = table.strength
    other: i64
    for other in range(table.seats):
        if other != seat and table.owns(other, STRONGER_PIRATES):
            strength += table.parts.stronger_pirates
    return strength


def loss(table: Table, seat: i64) -> i64:
    """Points that the pirates would take now, if the track has as many; 0 if they are beaten."""
    strength = strength_against(table, seat)
    if table.of(seat, CANNONS) >= strength:
        return 0
    return (strength + 1) // 2 if table.owns(seat, HALF_LOSS) else strength


def end_round(table: Table) -> None:
    """Pirates, then the next round or the final scoring."""
    seat: i64
    for seat in range(table.seats):
        _attack(table, seat)
    table.colour = NONE
    if table.round + 1 == ROUNDS:
        for seat in range(table.seats):
            turn_all_into_gold(table, seat)
        table.phase = FINISHED
        table.actor = OVER
    else:
        _prepare(table)


def _attack(table: Table, seat: i64) -> None:
    strength = strength_against(table, seat)
    at = seat * SHEET + CANNONS
    points = loss(table, seat)
    log = table.log
    if points > 0:
        table.sheet[at] = 0
        lost = -earn(table, seat, -points, PIRATES)
        if log is not None:
            log.append(Event("plundered", int(seat), {"strength": int(strength), "points": int(lost)}))
        return
    table.sheet[at] -= strength
    if log is not None:
        log.append(Event("fought-off", int(seat), {"strength": int(strength)}))
    if table.owns(seat, VICTORY_GOLD):
        take_gold(table, seat, table.parts.victory_gold)


def _prepare(table: Table) -> None:
    """The displays are cleared and slid on; chance fills them again."""
    space: i64
    kind: i64
    for space in range(HALF_DISPLAY):
        table.shown[HALF_DISPLAY + space] = table.shown[space]
        table.shown[space] = NONE
    for kind in range(KINDS):
        table.stock[PRODUCTION_SHOWN + kind] = 0
    table.round += 1
    log = table.log
    if log is not None:
        args = {"round": int(table.round) + 1, "multiplier": int(table.parts.multiplier[table.round])}
        log.append(Event("round", args=args))
    table.phase = DRAW_MARKER
    table.draws = 1
    table.actor = CHANCE
