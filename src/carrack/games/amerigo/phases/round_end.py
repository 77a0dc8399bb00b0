"""The end of a round: the pirates attack, and everything is made ready for the next one, or the game ends."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.core.api import CHANCE, OVER
from carrack.core.events import Event
from carrack.games.amerigo import layout as at
from carrack.games.amerigo.purse import earn, take_gold, turn_all_into_gold
from carrack.games.amerigo.scoring import final_lines
from carrack.games.amerigo.state import Table
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
    if table.of(seat, at.CANNONS) >= strength:
        return 0
    return (strength + 1) // 2 if table.owns(seat, HALF_LOSS) else strength


def end_round(table: Table) -> None:
    """Pirates, then the next round or the final scoring."""
    seat: i64
    for seat in range(table.seats):
        _attack(table, seat)
    table.colour = NONE
    if table.round + 1 == at.ROUNDS:
        for seat in range(table.seats):
            turn_all_into_gold(table, seat)
        _tell_final_scoring(table)
        table.phase = at.FINISHED
        table.actor = OVER
    else:
        _prepare(table)


def _attack(table: Table, seat: i64) -> None:
    strength = strength_against(table, seat)
    spot = seat * at.SHEET + at.CANNONS
    points = loss(table, seat)
    log = table.log
    if points > 0:
        cannons = table.sheet[spot]
        table.sheet[spot] = 0
        lost = -earn(table, seat, -points, at.PIRATES)
        if log is not None:
            args = {"strength": int(strength), "points": int(lost), "cannons": int(cannons)}
            log.append(Event("plundered", int(seat), args))
        return
    table.sheet[spot] -= strength
    if log is not None:
        log.append(Event("fought-off", int(seat), {"strength": int(strength)}))
    if table.owns(seat, VICTORY_GOLD):
        take_gold(table, seat, table.parts.victory_gold)


def _tell_final_scoring(table: Table) -> None:
    """What the end of the game adds, line by line; the points themselves are counted by `scoring`."""
    log = table.log
    if log is None:
        return
    seat: i64
    for seat in range(table.seats):
        for name, points in final_lines(table, seat):
            if points > 0:
                log.append(Event(f"final-{name}", int(seat), {"points": int(points)}))


def _prepare(table: Table) -> None:
    """The displays are cleared and slid on; chance fills them again."""
    space: i64
    kind: i64
    for space in range(at.HALF_DISPLAY):
        table.shown[at.HALF_DISPLAY + space] = table.shown[space]
        table.shown[space] = NONE
    for kind in range(at.KINDS):
        table.stock[at.PRODUCTION_SHOWN + kind] = 0
    table.round += 1
    log = table.log
    if log is not None:
        args = {"round": int(table.round) + 1, "multiplier": int(table.parts.multiplier[table.round])}
        log.append(Event("round", args=args))
    table.phase = at.DRAW_MARKER
    table.draws = 1
    table.actor = CHANCE
