"""A seat's turn: which colour it acts in, or gold, or points, instead."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.core.events import Event
from carrack.games.amerigo import layout as at
from carrack.games.amerigo import refusals as why
from carrack.games.amerigo.purse import earn, take_gold, use_up
from carrack.games.amerigo.state import Table
from carrack.games.amerigo.tiles import NONE
from carrack.games.amerigo.tokens import (
    AP_BLACK_OR_BROWN,
    AP_GREEN_OR_YELLOW,
    AP_RED_OR_BLUE,
    CUBE_POINTS,
    MORE_GOLD,
    RED_GREEN,
)


def colour_refusal(table: Table, colour: i64) -> i64:
    """A cube of the colour lies out; with a token green may stand for red, and red for green."""
    if table.cubes[at.LYING + colour] > 0:
        return why.FINE
    if colour in (at.RED, at.GREEN) and table.owns(table.actor, RED_GREEN):
        other: i64 = at.RED + at.GREEN - colour
        if table.cubes[at.LYING + other] > 0:
            return why.FINE
    return why.NO_CUBE


def special_refusal(table: Table) -> i64:
    """White cubes stand for the colour under the disc, where that colour cannot be had otherwise."""
    if table.cubes[at.LYING + at.WHITE] == 0:
        return why.NO_WHITE_CUBE
    colour = colour_under_disc(table, table.actor)
    if colour == at.WHITE:
        return why.ON_THE_START
    return why.COLOUR_LIES_OUT if colour_refusal(table, colour) == why.FINE else why.FINE


def colour_under_disc(table: Table, seat: i64) -> i64:
    return table.parts.special_colour[table.of(seat, at.SPECIAL)]


def points_for(table: Table, seat: i64, colour: i64) -> i64:
    """The action points of a colour's action: the largest group, and the seat's tokens."""
    parts = table.parts
    points = table.largest_group()
    if colour == at.WHITE:
        return points
    if table.owns(seat, colour):
        points += parts.ap_one_colour
    pair: i64 = AP_GREEN_OR_YELLOW
    if colour in (at.RED, at.BLUE):
        pair = AP_RED_OR_BLUE
    elif colour in (at.BLACK, at.BROWN):
        pair = AP_BLACK_OR_BROWN
    return points + parts.ap_two_colours if table.owns(seat, pair) else points


def begin_action(table: Table, colour: i64, special: bool) -> None:
    """The seat's action of this phase."""
    seat = table.actor
    table.action = colour
    table.points = points_for(table, seat, colour)
    table.neutrals = 0
    log = table.log
    if log is not None:
        kind = "acts-by-white" if special else "acts"
        log.append(Event(kind, int(seat), {"colour": int(colour), "points": int(table.points)}))
    if colour == at.BLUE:
        table.sailed = 0
        table.ship = NONE
        table.phase = at.PLACE_SHIP if table.of(seat, at.SHIP) == NONE else at.PICK_SHIP
    elif colour == at.RED:
        table.phase = at.PLAN
    elif colour == at.GREEN:
        table.phase = at.BUILD
    elif colour == at.YELLOW:
        table.phase = at.BUY
    else:
        table.phase = at.ADVANCE


def gold_for_cubes(table: Table, seat: i64) -> i64:
    """Gold for the cubes in the action space, rounded up."""
    parts = table.parts
    share = parts.cubes_per_gold_with_token if table.owns(seat, MORE_GOLD) else parts.cubes_per_gold
    return (table.cubes_lying() + share - 1) // share


def gold_instead(table: Table) -> None:
    """Gold instead of an action."""
    log = table.log
    if log is not None:
        log.append(Event("rather-gold", int(table.actor)))
    take_gold(table, table.actor, gold_for_cubes(table, table.actor))
    end_action(table)


def points_instead(table: Table) -> None:
    """Once in the game: a point for each cube instead of an action."""
    use_up(table, table.actor, CUBE_POINTS)
    earn(table, table.actor, table.cubes_lying(), at.CUBES)
    log = table.log
    if log is not None:
        log.append(Event("cube-points", int(table.actor), {"points": int(table.cubes_lying())}))
    end_action(table)


def end_action(table: Table) -> None:
    """Whatever points are left are forfeited; the next seat's turn."""
    table.action = NONE
    table.points = 0
    table.neutrals = 0
    table.ship = NONE
    table.sailed = 0
    table.tile = NONE
    table.turn += 1
    table.phase = at.NEXT_TURN
